"""Reads .mat files: Jellyfish's text format, as all the programs and servers write it that do."""

from __future__ import annotations

from typing import Final

from . import mat_cells, mat_head
from .deeds import Start, Written, WrittenGame
from .faults import SetUpWithin, TooManyGames, UnreadLine
from .limits import LONGEST_LINE, MOST_GAMES
from .mat_lines import Rows

_SHOWN: Final = 60
_REMARKS: Final = (";", "#")
_WORDS: Final = ("bar/", "/off")


class _Reader:
    """Goes through the lines once."""

    def __init__(self) -> None:
        self.written = Written("mat")
        self.game: WrittenGame | None = None
        self.rows = Rows()
        self.named = False
        self.start: Start | None = None
        self.started_at = 0
        """The line that sets up the next game, or that stands in the middle of this one."""
        self.stopped = False
        """Whether the rest of this game is not read."""

    def line(self, number: int, line: str) -> None:
        """The next line."""
        head = line.lstrip()[:1]
        if len(line) > LONGEST_LINE:
            line = line[:LONGEST_LINE]
            if head not in _REMARKS:
                self.written.fault(
                    number, UnreadLine(text=f"what is behind {LONGEST_LINE} letters")
                )
        if head in _REMARKS:
            self._remark(number, line)
        elif self.written.games and self.game is None:
            return
        elif mat_head.GAME.match(line):
            self._begin(number)
        elif self.game is None:
            if match := mat_head.LENGTH.match(line):
                mat_head.length(self.written, number, match)
            elif match := mat_head.ODD_LENGTH.match(line):
                mat_head.odd_length(self.written, number, match)
        elif head:
            self._in_game(number, line)

    def _remark(self, number: int, line: str) -> None:
        mat_head.tag(self.written, number, line)
        if start := mat_head.set_up(self.written, number, line):
            if self.game and not self.rows.rows:
                self.game.start = start
            else:
                self.start, self.started_at = start, number

    def _begin(self, number: int) -> None:
        self.close()
        if len(self.written.games) >= MOST_GAMES:
            self.written.fault(number, TooManyGames(limit=MOST_GAMES))
            self.game = None
            return
        self.game = WrittenGame(number, start=self.start)
        self.written.games.append(self.game)
        self.rows, self.named, self.start, self.stopped = Rows(), False, None, False

    def _in_game(self, number: int, line: str) -> None:
        assert self.game
        if self.start and not self.stopped:
            self.written.fault(self.started_at, SetUpWithin())
            self.stopped = True
        if self.stopped:
            return
        if not self.named and (found := mat_head.names_and_scores(line)):
            names, self.game.scores, self.rows.named = found
            if len(self.written.games) == 1:
                self.written.names = names
            self.named = True
            return
        for part in mat_cells.parts(line):
            self._part(number, part)

    def _part(self, number: int, part: str) -> None:
        cells, before = mat_cells.cells(part)
        if before.lower() not in ("", "and the match"):
            self.written.fault(number, UnreadLine(text=f"'{before[:_SHOWN]}'"))
        if cells:
            self.rows.add(number, part, cells)

    def close(self) -> None:
        """The game ends here."""
        if self.game:
            self.game.deeds = self.rows.deeds()


def read_mat(lines: list[str]) -> Written:
    """What stands in the lines of a file. Its format is "txt" if it has words for bar and off."""
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        reader.line(number, line)
    reader.close()
    if any(word in line.lower() for line in lines for word in _WORDS):
        reader.written.format = "txt"
    return reader.written


def is_mat(lines: list[str]) -> bool:
    """Whether the lines look like a .mat file: they tell the length of a match, or begin a game."""
    heads = (line[:LONGEST_LINE] for line in lines)
    return any(mat_head.LENGTH.match(line) or mat_head.GAME.match(line) for line in heads)
