"""The points that are agreed on for standard backgammon (variants.md section 4)."""

from __future__ import annotations

from typing import Final

from .option import Option, plain

BACKGAMMON: Final = Option(
    name="backgammon",
    part="scoring",
    attribute="backgammon",
    choices=plain(3, 2),
    rule="SB-7",
    sure="A",
)
JACOBY: Final = Option(
    name="jacoby",
    part="stakes",
    attribute="jacoby",
    choices=plain(False, True),
    rule="SB-9",
    sure="A",
)
ANIMALS: Final = Option(
    name="animals",
    part="stakes",
    attribute="animals",
    choices=plain(*range(4)),
    rule="SB-10",
    sure="A",
)
MAX_AUTOMATIC: Final = Option(
    name="max_automatic",
    part="stakes",
    attribute="max_automatic",
    choices=plain(*range(11)),
    rule="SB-11",
    sure="A",
)
CRAWFORD: Final = Option(
    name="crawford",
    part="stakes",
    attribute="crawford",
    choices=plain(True, False),
    rule="SB-13",
    sure="A",
)
HOLLAND: Final = Option(
    name="holland",
    part="stakes",
    attribute="holland",
    choices=plain(False, True),
    rule="SB-14",
    sure="A",
)
