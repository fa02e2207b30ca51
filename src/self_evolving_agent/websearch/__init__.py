"""The web: a search engine, and pages as text."""
