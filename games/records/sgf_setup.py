"""Positions that are set up in a game tree: AE, AW, AB, CV, CP, PL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.engine import Side
from games.engine.board import START
from games.engine.packed import BAR

from .deeds import Start
from .sgf_tree import Node

_NAMES: Final = frozenset({"AE", "AW", "AB", "CV", "CP"})
_OWNERS: Final = {"w": Side.WHITE, "b": Side.BLACK}
_LETTERS: Final = "abcdefghijklmnopqrstuvwxy"
_ALL: Final = 25


def is_set_up(node: Node) -> bool:
    """Whether a node sets up checkers or the cube."""
    return not _NAMES.isdisjoint(node)


class SettingUp:
    """Collects what the nodes before the first action set up."""

    def __init__(self) -> None:
        self.checkers = {Side.WHITE: dict(START), Side.BLACK: dict(START)}
        self.changed = False
        self.level = 1
        self.owner: Side | None = None
        self.side: Side | None = None

    @property
    def start(self) -> Start:
        """The position so far."""
        white, black = (self.checkers[side] if self.changed else None for side in Side)
        return Start(white, black, self.level, self.owner, self.side)

    def node(self, node: Node) -> None:
        """What one node sets up."""
        if node.keys() & {"AE", "AW", "AB"}:
            self.changed = True
        for value in node.get("AE", []):
            self._empty(value)
        for name, side in (("AW", Side.WHITE), ("AB", Side.BLACK)):
            for value in node.get(name, []):
                self._add(side, value)
        for value in node.get("CV", []):
            if value.isascii() and value.isdigit() and len(value) < 6:
                self.level = int(value) or 1
        for value in node.get("CP", []):
            self.owner = _OWNERS.get(value)
        for value in node.get("PL", []):
            self.side = _OWNERS.get(value.lower(), self.side)

    def _add(self, side: Side, value: str) -> None:
        for place in _places(side, value):
            self.checkers[side][place] = self.checkers[side].get(place, 0) + 1

    def _empty(self, value: str) -> None:
        for side in Side:
            for place in _places(side, value):
                self.checkers[side].pop(place, None)


def _places(side: Side, value: str) -> Iterable[int]:
    """The places of a letter, or of all letters from one to another, by the side's numbering."""
    first, _, last = value.partition(":")
    last = last or first
    if len(first) != 1 or len(last) != 1 or first not in _LETTERS or last not in _LETTERS:
        return
    for number in range(_LETTERS.index(first) + 1, _LETTERS.index(last) + 2):
        yield number if number == BAR or side is Side.WHITE else _ALL - number
