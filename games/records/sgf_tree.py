"""Game trees in SGF: nodes of properties, whatever they mean."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from .limits import LINES_A_DEED, MOST_DEEDS, MOST_DEPTH, MOST_GAMES

_TOKEN: Final = re.compile(r"[();]|[A-Za-z]+|\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_ESCAPED: Final = re.compile(r"\\(?:\r\n|\n|\r|(.))", re.DOTALL)
_SIGN: Final = re.compile(r"\S")
_TOO_DEEP: Final = f"its variations lie more than {MOST_DEPTH} deep"

Node: TypeAlias = dict[str, list[str]]
"""The values of each property."""


@dataclass(slots=True)
class Tree:
    """The main line of a game tree: each node, and the line of the file it begins in."""

    line: int
    nodes: list[tuple[int, Node]] = field(default_factory=list)


@dataclass(slots=True)
class Trees:
    """What was read, and where and why it could not be read any further."""

    trees: list[Tree] = field(default_factory=list)
    stopped: tuple[int, str] | None = None
    is_long_from: int | None = None
    """The line where more nodes begin than are read."""


class _Parser:
    """Goes through the tokens once, and keeps the first variation of every fork."""

    def __init__(self) -> None:
        self.found = Trees()
        self.depth = self.nodes = 0
        self.forked = False
        self.values: list[str] | None = None

    def token(self, line: int, text: str, value: str | None) -> str | None:
        """The next token; why it cannot stand here, if it cannot."""
        if value is not None:
            return self._value(value)
        if text == "(":
            self.depth += 1
            if self.depth == 1:
                self.found.trees.append(Tree(line))
                self.forked = False
            return None if self.depth <= MOST_DEPTH else _TOO_DEEP
        if text == ")":
            self.forked |= self.depth > 1
            self.depth -= 1
            self.values = None
            return None if self.depth >= 0 else "a parenthesis closes that was not opened"
        if not self.depth:
            return "something stands outside the parentheses"
        if text != ";":
            return self._name(text)
        self.values = None
        self.nodes += 1
        if not self.forked:
            self.found.trees[-1].nodes.append((line, {}))
        return None

    def _name(self, name: str) -> str | None:
        if self.forked:
            self.values = []
            return None
        nodes = self.found.trees[-1].nodes
        if not nodes:
            return "a property stands before the first node"
        self.values = nodes[-1][1].setdefault(name, [])
        return None

    def _value(self, value: str) -> str | None:
        if self.values is None:
            return "a value stands without a property"
        self.values.append(_ESCAPED.sub(r"\1", value))
        return None


def trees_of(text: str, most_nodes: int = MOST_DEEDS * LINES_A_DEED) -> Trees:
    """The trees of a text, up to where it is no SGF any more, or more than is read of a file: the
    last tree is then one beyond MOST_GAMES, or `is_long_from` says where the nodes are too many."""
    parser, at, line = _Parser(), 0, 1
    while at < len(text):
        begin = _after_blanks(text, at)
        line += text.count("\n", at, begin)
        if begin == len(text):
            break
        token = _TOKEN.match(text, begin)
        why = parser.token(line, token.group(), token.group(1)) if token else _no_token(text[begin])
        if why or not token:
            parser.found.stopped = line, why or ""
            return parser.found
        if parser.nodes > most_nodes:
            parser.found.is_long_from = line
        if parser.nodes > most_nodes or len(parser.found.trees) > MOST_GAMES:
            return parser.found
        line += text.count("\n", begin, token.end())
        at = token.end()
    if parser.depth:
        parser.found.stopped = line, "a parenthesis is not closed"
    return parser.found


def _no_token(sign: str) -> str:
    return "a value is not closed" if sign == "[" else f"{sign!r} stands outside a value"


def _after_blanks(text: str, at: int) -> int:
    sign = _SIGN.search(text, at)
    return sign.start() if sign else len(text)
