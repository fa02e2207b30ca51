"""Edges that turn texts into vectors: a provider's model, a small one that comes along, and none at all."""
