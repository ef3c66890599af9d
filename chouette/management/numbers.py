"""Numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError

NUMBER_MAX = 2**63 - 1
"""The largest that a row's number can be in either database."""


def number(text: str) -> int:
    """A whole number from 0 that both databases know. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) <= 19 and int(text) <= NUMBER_MAX):
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 to {NUMBER_MAX}")
    return int(text)
