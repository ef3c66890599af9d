"""The lines of a game in a .mat file: what each says, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from games.engine import Side

from .deeds import Act, Deed
from .mat_cells import NUMBER, Cell, is_animal, said

USUAL_COLUMN: Final = 34
"""Where the cells on the right begin if nothing tells it."""


@dataclass(slots=True)
class Rows:
    """The rows of a game, collected before anything is made of them: where the right column is can
    be told only once they are all there."""

    named: int = USUAL_COLUMN
    """The column of the second name."""
    rows: list[tuple[int, str, list[Cell]]] = field(default_factory=list)

    def add(self, line: int, part: str, cells: list[Cell]) -> None:
        """A row that has cells."""
        self.rows.append((line, part, cells))

    def deeds(self) -> list[Deed]:
        """What is done in the game, in order."""
        right = self._right()
        return [deed for row in self.rows for deed in _deeds(row, right)]

    def _right(self) -> int:
        """The first column of the cells on the right."""
        seconds = [
            cells[1].column for _, _, cells in self.rows if len(cells) > 1 and cells[1].is_dice
        ]
        return min(seconds, default=self.named)


def _deeds(row: tuple[int, str, list[Cell]], right: int) -> list[Deed]:
    line, part, cells = row
    number = NUMBER.match(part)
    middle = ((number.end() if number else 6) + right) // 2
    sides = [Side.BLACK if cell.column >= middle else Side.WHITE for cell in cells]
    sure = len(cells) > 1
    if sure and not (len(cells) == 2 and sides[0] is Side.BLACK):
        # Beside each other they are the left one's and the right one's, however long they are.
        sides[0], sides[1] = Side.WHITE, Side.BLACK
    return [
        deed
        for cell, side in zip(cells, sides, strict=True)
        for deed in _said(line, side, cell, sure)
    ]


def _said(line: int, side: Side, cell: Cell, sure: bool) -> list[Deed]:
    dice, act, text, number = said(cell)
    if act is None:
        return [Deed(line, side, Act.PLAY, text=text, sure=sure)]
    if act is Act.RESIGN:
        rolled = [Deed(line, side, Act.ROLL, dice, sure=sure)] if dice.strip("0") else []
        return [*rolled, Deed(line, side, act, number=number, sure=sure)]
    if act is Act.DOUBLE:
        return [Deed(line, side, act, number=number, sure=sure, animal=is_animal(text))]
    return [Deed(line, side, act, dice, text if act is Act.PLAY else "", number, sure)]
