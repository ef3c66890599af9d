"""The cells of a line of a .mat file: which there are, whose they are, and what they say.

Two blanks are not enough to tell two cells apart, and columns drift when the numbers of the moves
get longer. A cell begins with dice and a colon or with a word such as `Takes`; where a line has a
single cell, its side is told by its column, against that of the cells of other lines.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from .deeds import Act

NUMBER: Final = re.compile(r"\s*[0-9]{1,5}\)")
"""The number of a move."""

_AGAIN: Final = re.compile(r"(?<=\s)[0-9]{1,5}\)\s")
"""The number written once more in the middle of a line: another line follows there."""
_DICE: Final = r"(?<![0-9(])[0-9]-?[0-9]\s?:"
_WORDS: Final = {
    Act.DOUBLE: r"(?:re)?doubles?|beavers?|rac+oons?|otters?",
    Act.TAKE: r"takes?|accepts?",
    Act.DROP: r"drops?|pass(?:es)?|rejects?|refuses?|declines?",
    Act.RESIGN: r"loses?|losses|lost\s+on\s+time|resign(?:s|ed)?|concedes?|forfeits?|\?{2,}",
    Act.WIN: r"wins?",
}
_WORD: Final = re.compile(
    "|".join(f"(?P<{act.name}>{words})" for act, words in _WORDS.items()), re.IGNORECASE
)
_ILLEGAL: Final = r"illegal\s+play\b"
_PASS: Final = r"cannot\s+move|can't\s+move|no\s+move\b|dances?\b"
_BEGINS: Final = re.compile(
    rf"{_DICE}|\b(?:{'|'.join(_WORDS.values())})(?![\w/])|(?<!\?)\?{{2,}}|{_ILLEGAL}|{_PASS}",
    re.IGNORECASE,
)
_ROLLED: Final = re.compile(r"(?P<dice>[0-9]-?[0-9])\s?:\s*(?P<rest>.*)", re.DOTALL)
_POINTS: Final = re.compile(r"[0-9]{1,6}")
_ANIMALS: Final = ("b", "ra", "o")


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell and the column where it begins, counted from the beginning of its part of the line."""

    column: int
    text: str

    @property
    def is_dice(self) -> bool:
        """Whether it begins with dice."""
        return self.text[0].isdigit()


def parts(line: str) -> list[str]:
    """The line, cut where the number of the move is written again."""
    begun = NUMBER.match(line)
    cuts = [match.start() for match in _AGAIN.finditer(line, begun.end() if begun else 0)]
    return [line[start:end] for start, end in pairwise([0, *cuts, len(line)])]


def cells(part: str) -> tuple[list[Cell], str]:
    """The cells of a part of a line, and what stands before the first of them."""
    begun = NUMBER.match(part)
    begin = begun.end() if begun else 0
    found: list[int] = []
    for match in _BEGINS.finditer(part, begin):
        if found and _belongs(part[found[-1] : match.start()], match.group()):
            continue
        found.append(match.start())
    made = [Cell(start, part[start:end].strip()) for start, end in pairwise([*found, len(part)])]
    return made, part[begin : found[0] if found else None].strip()


def _belongs(before: str, word: str) -> bool:
    """Whether a word goes on with the cell before it: dice and then what happened to them, or
    words that say how much is resigned."""
    if word[0].isdigit():
        return False
    rolled = _ROLLED.fullmatch(before)
    if rolled and not rolled["rest"].strip():
        # A word two columns away is the other side's, next to dice that were left blank.
        near = len(before) - len(before.rstrip()) <= 2
        return near and not re.match(r"wins?|takes?|drops?|(?:re)?double", word, re.IGNORECASE)
    return "illegal" in before.lower() and before.count("(") > before.count(")")


def said(cell: Cell) -> tuple[str, Act | None, str, int | None]:
    """What a cell says: the dice, what is done, what is played, and a level or points."""
    dice, rest = "", cell.text
    if rolled := _ROLLED.fullmatch(rest):
        dice, rest = rolled["dice"].replace("-", ""), rolled["rest"].strip()
    word = _WORD.match(rest)
    if not word or (dice and word.lastgroup != Act.RESIGN.name):
        return dice, Act.PLAY if dice else None, rest, None
    points = _POINTS.search(rest, word.end())
    number = int(points.group()) if points else None
    return dice, Act[str(word.lastgroup)], rest, number


def is_animal(text: str) -> bool:
    """Whether a turn of the cube is called a beaver, raccoon or otter."""
    return text.lower().startswith(_ANIMALS)
