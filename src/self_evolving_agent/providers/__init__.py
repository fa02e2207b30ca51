"""Adapters that answer prompts, each behind the `Provider` port."""
