"""Advice: distilled from what a run showed, offered to later prompts, and scored by how those runs end."""
