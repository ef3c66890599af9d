"""One game, action by action, with its history."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from . import replay, soundness
from .actions import (
    Action,
    Answered,
    Cocked,
    Corrected,
    Opened,
    Played,
    PlayedIllegally,
    Resigned,
    StayedOut,
    Threw,
    ThrewTooSoon,
    TurnedCube,
)
from .board import Board
from .cube import Cube
from .dice import AnyRoll, Roll
from .errors import (
    DiceAlreadyThrown,
    GameIsNotOver,
    HasBegun,
    InvalidPosition,
    NothingToCorrect,
    NothingToUndo,
    OpeningFirst,
)
from .match import Match
from .outcome import Ending, Outcome, Resignation, Win
from .phase import Phase
from .plays import Play
from .position import Position
from .sides import Side


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a match or money session. Immutable: each action gives a new game with one action
    more in its history, and `undo()` the game before. Dice are the caller's: nothing here throws.

    What was done in a game comes of doing it: the constructor takes its beginning only, as `start`
    and `from_position` do. Raises InvalidPosition for a position of another match, and MatchIsOver.
    """

    match: Match = field(default_factory=Match)
    """The score before this game, and the rules."""
    position: Position | None = None
    """None until the opening throw has decided who begins."""
    history: tuple[Action, ...] = field(default=(), init=False)
    """What was done, from the first action."""
    kept_roll: Roll | None = field(default=None, init=False)
    """Dice that the other side has thrown too soon and that stand."""
    correctable: Game | None = field(default=None, init=False, repr=False, compare=False)
    """The game before an illegal play that does not stand yet."""
    previous: Game | None = field(default=None, init=False, repr=False, compare=False)
    """The game before the last action."""

    def __post_init__(self) -> None:
        soundness.expect_kind("match", self.match, Match)
        self.match.expect_no_winner()
        if self.position is not None:
            soundness.expect_kind("position", self.position, Position)
            if self.position.match != self.match:
                raise InvalidPosition(reason="the position is of another match than the game")

    @classmethod
    def start(cls, match: Match | None = None) -> Game:
        """A game before its opening throw. Raises MatchIsOver, and InvalidPosition for what is no
        match."""
        return cls(match or Match())

    @classmethod
    def from_position(cls, position: Position) -> Game:
        """A game that goes on from a position, without what led there."""
        return cls(position.match, position)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.position.outcome if self.position else None

    @property
    def cube(self) -> Cube:
        """The cube as it stands, which automatic doubles turn before anybody begins (SB-11)."""
        return self.position.cube if self.position else Cube(1 << self.automatic_doubles)

    @property
    def automatic_doubles(self) -> int:
        """How often equal opening dice have doubled the stake."""
        return sum(isinstance(action, Opened) and action.doubled for action in self.history)

    def next_game(self) -> Game:
        """The next game of the match, at the new score. Raises GameIsNotOver, MatchIsOver."""
        if not self.outcome:
            raise GameIsNotOver
        return Game.start(self.match.after(self.outcome))

    def undo(self) -> Game:
        """The game before the last action, whatever it was. Raises NothingToUndo."""
        if self.previous is None:
            raise NothingToUndo
        return self.previous

    def replay(self, actions: Iterable[Action]) -> Game:
        """This game after the actions of a history, each done again. Raises InvalidHistory for the
        first that cannot be."""
        return replay.replay(self, actions)

    # The usual actions.

    def open(self, white: int, black: int) -> Game:
        """Each side's opening die (SB-2). The higher begins and plays both; equal dice double the
        stake in money play, as often as agreed and the cube allows (SB-11), and are thrown again.
        Raises InvalidDice, HasBegun."""
        dice = Roll(white, black)
        if self.position:
            raise HasBegun
        if dice.is_doublet:
            may = self.automatic_doubles < self.match.automatic_doubles
            limit = self.match.rules.cube_limit
            return self._did(Opened(white, black, may and self.cube.level * 2 <= limit))
        first = Side.WHITE if white > black else Side.BLACK
        start = replace(Position.start(self.match, first), cube=self.cube)
        return self._did(Opened(white, black), start.throw(Roll(dice.high, dice.low)))

    def throw(self, dice: AnyRoll) -> Game:
        """The dice of the side on roll. Raises InvalidDice, NotNow, GameIsOver."""
        at, roll = self._at(), Roll.of(dice)
        return self._did(Threw(at.on_roll, roll), at.throw(roll))

    def play(self, text: str | Play) -> Game:
        """The play of the dice on the table. Raises what `Position.play` does."""
        at = self._at()
        play = at.find_play(text)
        action = Played(at.on_roll, play.roll, str(play), play.board)
        return self._did(action, self._with_kept_roll(at.play(play)))

    def stay_out(self) -> Game:
        """The turn of a side that is shut out and does not throw. Raises NotShutOut, NotNow,
        GameIsOver."""
        at = self._at()
        return self._did(StayedOut(at.on_roll), at.stay_out())

    def double(self) -> Game:
        """The side on roll offers to double. Raises what `Position.double` does."""
        at = self._at()
        return self._turned(at.on_roll, at.double())

    def turn_again(self) -> Game:
        """Beaver, raccoon or otter. Raises what `Position.turn_again` does."""
        at = self._at()
        return self._turned(at.decides, at.turn_again())

    def take(self) -> Game:
        """The offer taken. Raises NoDouble, NotNow, GameIsOver."""
        at = self._at()
        return self._did(Answered(at.decides, "take"), at.take())

    def drop(self) -> Game:
        """The offer dropped: the game is over. Raises NoDouble, NotNow, GameIsOver."""
        at = self._at()
        return self._did(Answered(at.decides, "drop"), at.drop())

    def resign(self, win: Win | int, side: Side | None = None) -> Game:
        """An offer of a side, by default the one whose decision it is, to lose so much. Raises
        InvalidResignation, NotNow, GameIsOver."""
        at = self._at()
        offer = Resignation.of(at.decides if side is None else side, win)
        return self._did(
            Resigned(offer.side, offer.win),
            at.resign(offer.win, offer.side),
            correctable=self.correctable,
            kept_roll=self.kept_roll,
        )

    def accept_resignation(self) -> Game:
        """The resignation accepted: the game is over. Raises NotNow, GameIsOver."""
        at = self._at()
        return self._did(Answered(at.decides, "accept"), at.accept_resignation())

    def refuse_resignation(self) -> Game:
        """The resignation refused: the game goes on. Raises NotNow, GameIsOver."""
        at = self._at()
        return self._did(
            Answered(at.decides, "refuse"),
            at.refuse_resignation(),
            correctable=self.correctable,
            kept_roll=self.kept_roll,
        )

    # Irregularities: recorded, and dealt with as the sources have it (SB-15).

    def play_illegally(self, board: Board) -> Game:
        """Checkers left on `board`, seen by the side on roll, against the rules. It stands once the
        opponent goes on; until then he may have it corrected, also where it has ended the game.
        Raises what `Position.play_illegally` does."""
        at = self._at()
        after = self._with_kept_roll(at.play_illegally(board))
        assert at.roll
        action = PlayedIllegally(at.on_roll, at.roll, board)
        return self._did(action, after, correctable=self)

    @property
    def may_correct(self) -> bool:
        """Whether an illegal play may still be corrected."""
        if not self.correctable or not self.position:
            return False
        ended = self.position.outcome
        return ended.ending is Ending.BORNE_OFF if ended else not self.position.resignation

    def correct(self, text: str | Play) -> Game:
        """The illegal play just made replaced by a legal one of the same dice. Raises
        NothingToCorrect, and what `Position.play` does."""
        before = self.correctable
        if not before or not self.may_correct:
            raise NothingToCorrect
        at = before._at()
        play = at.find_play(text)
        action = Corrected(at.on_roll, str(play), play.board)
        after = before._with_kept_roll(at.play(play))
        return self._did(action, after, kept_roll=self.kept_roll)

    def throw_too_soon(self, dice: AnyRoll) -> Game:
        """Dice thrown by the other side while the side on roll is still to play: they are those of
        its next turn, or void; see `Position.premature_roll_stands`. Raises InvalidDice, NotNow,
        DiceAlreadyThrown, GameIsOver."""
        at, roll = self._at(), Roll.of(dice)
        at.expect(Phase.PLAY)
        other = at.on_roll.other
        if self.kept_roll:
            raise DiceAlreadyThrown(side=other.label)
        stands = at.premature_roll_stands
        kept = roll if stands else None
        action = ThrewTooSoon(other, roll, stands)
        return self._did(action, at, correctable=self.correctable, kept_roll=kept)

    def cocked(self) -> Game:
        """Dice that lie askew, on a checker or off the right half of the board, also in the
        opening: recorded, and both to be thrown again. As any throw it lets an illegal play stand.
        Raises NotNow, GameIsOver."""
        if not self.position:
            return self._did(Cocked(None), None)
        self.position.expect(Phase.THROW)
        return self._did(Cocked(self.position.on_roll), self.position)

    def _at(self) -> Position:
        """The position. Raises OpeningFirst."""
        if self.position is None:
            raise OpeningFirst
        return self.position

    def _with_kept_roll(self, position: Position) -> Position:
        """The next turn with the dice that were already thrown for it."""
        if self.kept_roll is None or position.outcome:
            return position
        return position.throw(self.kept_roll)

    def _turned(self, side: Side, position: Position) -> Game:
        cube = position.cube
        return self._did(TurnedCube(side, cube.offer, cube.if_taken), position)

    def _did(self, action: Action, position: Position | None = None, **kept: Any) -> Game:
        """The game after an action, with what it leaves open."""
        after = Game(self.match, position)
        for name, value in {"history": (*self.history, action), "previous": self, **kept}.items():
            object.__setattr__(after, name, value)
        return after

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """For `pickle` and `copy`: a game is stored as its beginning and its history."""
        beginning = self
        while beginning.previous:
            beginning = beginning.previous
        return replay.restored, (self.match, beginning.position, self.history)
