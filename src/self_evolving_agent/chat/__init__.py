"""Conversations: turns that share results, small talk, and a context that stays within bounds."""
