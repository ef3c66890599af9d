"""A game between two actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from . import gnubg_id, snowie, soundness, telling, xgid
from .board import Board
from .decisions import Decisions
from .drawing import svg, text, words
from .drawing.words import NAMES, Names, Translate
from .match import Match
from .setup import Setup
from .sides import Side


@dataclass(frozen=True, slots=True)
class Position(Decisions):
    """Everything that matters for what may be done next: checkers, whose turn it is, dice, cube,
    score and rules. Immutable: each action gives a new one.

    What can be asked of it is in `Situation`, what can be done in `Decisions`; here is how it is
    read, written and drawn. Raises InvalidPosition and MatchIsOver for what no game can come to.
    """

    @classmethod
    def start(cls, match: Match | None = None, on_roll: Side = Side.BLACK) -> Self:
        """The start of a game, before `on_roll` throws. Raises MatchIsOver, InvalidPosition."""
        return cls(Board.start(), on_roll, match=match or Match())

    @classmethod
    def from_setup(cls, setup: Setup) -> Self:
        """The position that one of the notations tells. Raises InvalidPosition for a finished game
        that cannot have ended so."""
        return cls(*telling.parts_of(setup))

    @classmethod
    def from_xgid(cls, text: str) -> Self:
        """The position of an XGID, with or without `XGID=`. Raises InvalidPosition, InvalidDice."""
        return cls.from_setup(xgid.from_xgid(text))

    @classmethod
    def from_gnubg_id(cls, text: str) -> Self:
        """The position of GNU Backgammon's `PositionID:MatchID`, or of a position ID alone.
        An otter is read as the beaver of a higher cube that it looks like in an ID. Raises
        InvalidPosition, InvalidDice."""
        return cls.from_setup(gnubg_id.from_gnubg_id(text))

    @classmethod
    def from_snowie_line(cls, text: str) -> Self:
        """The position of Snowie's line of 40 fields, whatever its players are called. Raises
        InvalidPosition, InvalidDice."""
        return cls.from_setup(snowie.from_snowie_line(text)[0])

    @property
    def setup(self) -> Setup:
        """The position as a match ID tells it. Raises NotToBeTold, GivenAwayNotToBeTold."""
        return telling.setup_of(self)

    @property
    def xgid(self) -> str:
        """The position as an XGID, which knows neither resignations nor the end of a game: it tells
        the last position of a finished one, before it is scored. Raises InvalidPosition for an
        otter."""
        return xgid.xgid(telling.setup_in_play(self))

    @property
    def gnubg_id(self) -> str:
        """The position as GNU Backgammon's `PositionID:MatchID`, a finished game with the score
        after it. No ID tells an otter from a beaver of a higher cube, as which it is read back.
        Raises InvalidPosition where no ID can say so: NotToBeTold where the side that had nothing
        to decide has resigned, GivenAwayNotToBeTold where whoever was off first has lost."""
        return gnubg_id.gnubg_id(self.setup)

    def snowie_line(self, names: Names = NAMES) -> str:
        """The position as Snowie's line, without offers, resignations and the end of a game.
        Raises InvalidPosition for names that would break the line."""
        return snowie.snowie_line(telling.setup_in_play(self), names)

    def __str__(self) -> str:
        return text.position_text(self)

    def describe(self, names: Names = NAMES, translate: Translate = str) -> str:
        """The position in words, for those who cannot see a drawing. `names` are White's and
        Black's; `translate` turns each of `words.TEXTS` into the reader's language. Raises
        InvalidNames."""
        return words.describe(self, words.Words(names, translate))

    def svg(
        self,
        *,
        bottom: Side | None = None,
        captions: bool = True,
        names: Names = NAMES,
        translate: Translate = str,
    ) -> str:
        """The position as an SVG drawing: checkers, cube, dice, and with `captions` the names,
        pips, score and what is to be done; the same in words for those who cannot see it. Points
        are numbered as the player on roll numbers them; `bottom` is the side nearest to the viewer,
        by default the one on roll. Names and words as in `describe`. Raises InvalidPosition for a
        `bottom` that is no side, InvalidNames."""
        side = self.on_roll if bottom is None else soundness.side_of("bottom", bottom)
        shown = words.Words(names, translate)
        return svg.svg(self, bottom=side, captions=captions, words=shown)
