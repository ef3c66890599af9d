"""What matters for what may be done next in a game, and what can be asked about it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from . import plays, soundness
from .board import Board
from .cube import Cube
from .dice import AnyRoll, Roll
from .errors import GameIsOver, NotRolled
from .match import Match
from .outcome import Ending, Outcome, Resignation, Win
from .phase import FIRST, Phase
from .plays import Play
from .sides import Side


@dataclass(frozen=True, slots=True)
class Situation:
    """The fields of a `Position`, checked, and the questions about them."""

    board: Board
    """As `on_roll` sees it."""
    on_roll: Side = Side.BLACK
    """Whose turn it is."""
    roll: Roll | None = None
    """His dice, once they are thrown."""
    cube: Cube = field(default_factory=Cube)
    match: Match = field(default_factory=Match)
    """The score before this game, and the rules."""
    resignation: Resignation | None = None
    """One that waits for an answer, or that has ended the game."""
    outcome: Outcome | None = None
    """How the game ended."""
    throws: int = field(default=0, compare=False)
    """How often dice were thrown in this game, as far as is known: for the Holland rule. Two
    positions that differ in nothing else are equal."""

    def __post_init__(self) -> None:
        soundness.check(self)

    @property
    def phase(self) -> Phase:
        """What is to be done next."""
        if self.outcome:
            return Phase.OVER
        if self.resignation:
            return Phase.ANSWER_RESIGNATION
        if self.cube.pending:
            return Phase.ANSWER_DOUBLE
        return Phase.PLAY if self.roll else Phase.THROW

    @property
    def decides(self) -> Side:
        """Whose decision it is; once the game is over, who has dropped the double or accepted the
        resignation that ended it, or else whose turn it would be: the side that is not off."""
        if self.resignation:
            return self.resignation.side.other
        return self.on_roll.other if self.cube.pending % 2 else self.on_roll

    def seen_by(self, side: Side) -> Board:
        """The board as a side sees it."""
        return self.board if side == self.on_roll else self.board.swap()

    def legal_plays(self, dice: AnyRoll | None = None) -> tuple[Play, ...]:
        """The legal plays of the player on roll, one for each distinct position; none when he
        cannot move. They are those of the dice on the table, or of `dice`, whatever lies there and
        whatever is to be answered first. Raises InvalidDice, NotRolled, GameIsOver."""
        if self.outcome:
            raise GameIsOver
        thrown = self.roll if dice is None else dice
        if thrown is None:
            raise NotRolled
        return plays.legal_plays(self.board, thrown)

    @property
    def premature_roll_stands(self) -> bool:
        """Whether dice that the other side throws before this play is finished stand: where that is
        agreed on, or where nothing depends on them, since the play is forced, or both sides bear
        off past each other (SB-15). Raises NotRolled, GameIsOver."""
        if len(self.legal_plays()) <= 1 or self.match.rules.premature_rolls == "stand":
            return True
        both_home = self.board.may_bear_off and self.board.swap().may_bear_off
        return both_home and self.board.is_race

    def expect(self, phase: Phase) -> None:
        """Raises GameIsOver, or the NotNow that says what is to be done, unless it is `phase`."""
        if self.outcome:
            raise GameIsOver
        if self.phase is not phase:
            raise FIRST[self.phase](side=self.decides.label)

    def _left(self, board: Board) -> Self:
        """The other side's turn, once the player on roll has left `board`, as he sees it; the end
        of the game if he has no checker left. Whether he may is not asked here."""
        outcome = self._borne_off(board, win) if (win := board.win) else None
        other = self.on_roll.other
        return replace(self, board=board.swap(), on_roll=other, roll=None, outcome=outcome)

    def _borne_off(self, board: Board, win: Win) -> Outcome:
        """How the game ends with `board`, on which the player on roll has no checker left, what by
        backgammon's rules is a `win` of his."""
        winner, rules = self.on_roll, self.match.rules
        if rules.first_off == "loses":
            winner, win = winner.other, Win.SINGLE if board.swap().off else Win(rules.mars)
        return self.match.outcome(winner, win, Ending.BORNE_OFF, self.cube)

    def _over(self, winner: Side, win: Win, ending: Ending) -> Self:
        return replace(self, outcome=self.match.outcome(winner, win, ending, self.cube))
