"""Follows a written game by the rules of the board, decision by decision."""

from __future__ import annotations

from dataclasses import replace

from games.engine import Cube, EngineError, InvalidPosition, Match, Phase, Position, Roll, Side
from games.engine.board import START, Board
from games.engine.explained import Explained

from .deeds import Deed, Start
from .faults import AfterTheGame, Fault, GameStops, NoAnswer, WrongTurn
from .record import Kind, Step


class Following:
    """A game as far as it has been followed. Nothing here raises: what is wrong becomes a fault,
    and where the game cannot go on it is `lost`, with what had been followed until then."""

    def __init__(self, match: Match, start: Start | None) -> None:
        self.match, self.start = match, start or Start()
        self.position: Position | None = None
        self.steps: list[Step] = []
        self.faults: list[Fault] = []
        self.lost = False
        self.resigned: Deed | None = None
        """A resignation that is not answered yet, or that has ended the game."""
        self.unread_offer = False
        """Whether a double was refused by the rules, so that its answer means nothing."""

    def fault(self, deed: Deed, why: Explained) -> None:
        """Something is wrong with a deed."""
        self.faults.append(Fault.of(deed.line, why))

    def lose(self, deed: Deed, why: Explained) -> None:
        """Something is wrong, and nobody knows how the game went on."""
        self.fault(deed, why)
        self.faults.append(Fault.of(deed.line, GameStops()))
        self.lost = True

    def at(self, deed: Deed) -> Position | None:
        """The position in which a deed is done; None if the game cannot be followed to it."""
        if self.lost:
            return None
        if self.position is None:
            self.position = self._begin(deed)
        at = self.position
        if at and at.outcome:
            self.fault(deed, AfterTheGame())
            self.lost = True
            return None
        return at

    def is_turn(self, deed: Deed) -> bool:
        """Whether it is the deed's side that decides now. A turn that a side shut out does not
        take need not be written. Where the file is not sure of the side, the rules are."""
        at = self.position
        assert at
        if at.decides is deed.side or not deed.sure:
            return True
        if at.phase is Phase.THROW and at.board.is_shut_out:
            self.did(deed, "stay_out", at.stay_out())
            return True
        self.lose(deed, WrongTurn())
        return False

    def did(
        self, deed: Deed, kind: Kind, after: Position, play: str = "", legal: bool = True
    ) -> None:
        """A decision was followed."""
        assert self.position
        side = self.position.decides
        self.steps.append(Step(self.position, side, kind, play, legal, deed.line))
        self.position = after

    def imply_take(self, deed: Deed) -> None:
        """The game goes on after an offer, so that it was taken: of a beaver nothing else is
        written, of a double it is a fault."""
        at = self.position
        if at is None or at.phase is not Phase.ANSWER_DOUBLE:
            return
        if at.cube.pending == 1:
            self.fault(deed, NoAnswer())
        self.did(deed, "take", at.take())

    def _begin(self, deed: Deed) -> Position | None:
        start = self.start
        side = deed.side if start.side is None else start.side
        own, other = start.white, start.black
        if side is Side.BLACK:
            own, other = other, own
        try:
            board = Board(START if own is None else own, START if other is None else other)
            cube = Cube(start.level, start.owner)
            return Position(board, side, cube=cube, match=self.match)
        except EngineError as why:
            self.lose(
                deed, why if isinstance(why, InvalidPosition) else InvalidPosition(reason=why)
            )
            return None


def thrown(position: Position, dice: str) -> Position:
    """The position with the dice, whether or not they lie there already. Raises InvalidDice."""
    roll = Roll.of(dice)
    if position.phase is Phase.PLAY:
        return replace(position, roll=roll)
    return position.throw(roll)
