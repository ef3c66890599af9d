"""Reads: what the addresses tell of what is kept of games."""
