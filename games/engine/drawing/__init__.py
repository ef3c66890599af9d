"""Boards and positions in plain text, in words, and as SVG."""
