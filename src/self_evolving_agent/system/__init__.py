"""The machine's clock and fresh ids."""
