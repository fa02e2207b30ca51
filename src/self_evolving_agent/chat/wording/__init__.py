"""What the English words of a turn say of earlier results: nouns, pronouns, parts, what is left out, and own data."""
