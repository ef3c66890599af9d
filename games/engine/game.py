"""One game, action by action, with its history."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from .actions import (
    Action,
    Answered,
    Cocked,
    Corrected,
    LetStand,
    Opened,
    Played,
    PlayedIllegally,
    Resigned,
    Threw,
    ThrewTooSoon,
    TurnedCube,
)
from .board import Board
from .cube import TURNS, Cube
from .dice import AnyRoll, Roll
from .errors import NothingToUndo, NotNow
from .match import Match
from .outcome import Outcome, Win
from .plays import Play
from .position import Phase, Position
from .sides import Side


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a match or money session. Immutable: each action gives a new one, `undo()` the one
    before. Dice are the caller's: nothing here throws any.

    `position` is None until the opening throw has decided who begins; `history` is what was done;
    `cube` the cube before that throw; `kept_roll` dice thrown too soon that stand.
    """

    match: Match = field(default_factory=Match)
    position: Position | None = None
    history: tuple[Action, ...] = ()
    cube: Cube = field(default_factory=Cube)
    kept_roll: Roll | None = None
    previous: Game | None = field(default=None, repr=False, compare=False)

    @classmethod
    def start(cls, match: Match | None = None) -> Game:
        """A game before its opening throw."""
        match = match or Match()
        return cls(match, cube=match.fresh_cube())

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.position.outcome if self.position else None

    def next_game(self) -> Game:
        """The next game of the match, at the new score. Raises NotNow, MatchIsOver."""
        if not self.outcome:
            raise NotNow(action="begin the next game", next="this game is not over")
        return Game.start(self.match.after(self.outcome))

    def undo(self) -> Game:
        """The game before the last action. Raises NothingToUndo."""
        if self.previous is None:
            raise NothingToUndo
        return self.previous

    def open(self, white: int, black: int) -> Game:
        """Each side's opening die (SB-2). The higher begins and plays both; equal dice double the
        stake in money play, as often as agreed (SB-11), and are thrown again. Raises InvalidDice,
        NotNow."""
        dice = Roll(white, black)
        if self.position:
            raise NotNow(action="throw for the opening", next="the game has begun")
        if dice.is_doublet:
            doubled = self.automatic_doubles < self.match.automatic_doubles
            cube = self.cube.automatic_double() if doubled else self.cube
            return self._did(Opened(white, black, doubled), cube=cube)
        first = Side.WHITE if white > black else Side.BLACK
        start = replace(Position.start(self.match, first), cube=self.cube)
        return self._did(Opened(white, black), position=start.throw(Roll(dice.high, dice.low)))

    @property
    def automatic_doubles(self) -> int:
        """How often equal opening dice have doubled the stake."""
        return sum(isinstance(action, Opened) and action.doubled for action in self.history)

    def throw(self, dice: AnyRoll) -> Game:
        """The dice of the side on roll. Raises InvalidDice, NotNow, GameIsOver."""
        roll, at = Roll.of(dice), self._begun("roll")
        return self._standing()._did(Threw(at.on_roll, roll), position=at.throw(roll))

    def play(self, text: str | Play, dice: AnyRoll | None = None) -> Game:
        """The play of the dice on the table, or of `dice`, thrown in the same breath. Raises what
        `Position.play` does."""
        at = self._begun("play")
        if dice is not None and at.phase is Phase.ROLL:
            return self.throw(dice).play(text)
        play = at.find_play(text)
        action = Played(at.on_roll, play.roll, str(play), play.board)
        return self._did(action, position=at.moved_to(play.board))._with_kept_roll()

    def double(self) -> Game:
        """The side on roll offers to double. Raises what `Position.double` does."""
        at = self._begun("double")
        return self._standing()._turned(at.on_roll, at.double())

    def turn_again(self) -> Game:
        """Beaver, raccoon or otter. Raises what `Position.turn_again` does."""
        at = self._begun("turn the cube")
        return self._turned(at.decides, at.turn_again())

    def take(self) -> Game:
        """The offer taken. Raises NoDouble."""
        at = self._begun("take")
        return self._did(Answered(at.decides, "take"), position=at.take())

    def drop(self) -> Game:
        """The offer dropped: the game is over. Raises NoDouble."""
        at = self._begun("drop")
        return self._did(Answered(at.decides, "drop"), position=at.drop())

    def resign(self, win: Win, side: Side | None = None) -> Game:
        """An offer to lose so much. Raises NotNow, GameIsOver."""
        at = self._begun("resign")
        who = at.decides if side is None else side
        return self._did(Resigned(who, win), position=at.resign(win, who))

    def accept(self) -> Game:
        """The resignation accepted: the game is over. Raises NotNow, GameIsOver."""
        at = self._begun("accept a resignation")
        return self._did(Answered(at.decides, "accept"), position=at.accept_resignation())

    def refuse(self) -> Game:
        """The resignation refused: the game goes on. Raises NotNow, GameIsOver."""
        at = self._begun("refuse a resignation")
        return self._did(Answered(at.decides, "refuse"), position=at.refuse_resignation())

    def play_illegally(self, board: Board) -> Game:
        """Checkers left on `board`, seen by the side on roll, against the rules. It stands once the
        opponent throws or doubles; until then he may have it corrected (SB-15). Raises NotNow,
        GameIsOver."""
        at = self._begun("play")
        at.expect(Phase.PLAY, "play")
        assert at.roll
        return self._did(PlayedIllegally(at.on_roll, at.roll, board), position=at.moved_to(board))

    def correct(self, text: str | Play) -> Game:
        """The illegal play just made replaced by a legal one of the same dice. Raises NotNow when
        it stands already or there was none, and what `Position.play` does."""
        if not self._may_be_corrected or not self.previous or not self.previous.position:
            raise NotNow(action="correct a play", next="no illegal play is open to correction")
        at = self.previous.position
        play = at.find_play(text)
        action = Corrected(at.on_roll, str(play), play.board)
        return self._did(action, position=at.moved_to(play.board))

    def throw_too_soon(self, dice: AnyRoll) -> Game:
        """Dice thrown by the other side while the side on roll is still playing: kept for its turn
        or void, as agreed (`Rules.premature_rolls`). Raises InvalidDice, NotNow, GameIsOver."""
        roll, at = Roll.of(dice), self._begun("roll too soon")
        at.expect(Phase.PLAY, "roll too soon")
        stands = self.match.rules.premature_rolls == "stand"
        action = ThrewTooSoon(at.on_roll.other, roll, stands)
        return self._did(action, kept_roll=roll if stands else None)

    def cocked(self) -> Game:
        """Dice that lie askew or off the board: recorded, and to be thrown again. Raises NotNow,
        GameIsOver."""
        if self.position:
            self.position.expect(Phase.ROLL, "roll")
        return self._did(Cocked(self.position.on_roll if self.position else None))

    @property
    def _may_be_corrected(self) -> bool:
        return bool(self.history) and isinstance(self.history[-1], PlayedIllegally)

    def _standing(self) -> Game:
        """An illegal play that the opponent has not had corrected stands from now on."""
        if not self._may_be_corrected or not self.position:
            return self
        return self._did(LetStand(self.position.on_roll))

    def _with_kept_roll(self) -> Game:
        if self.kept_roll is None or self.outcome:
            return self
        return replace(self.throw(self.kept_roll), kept_roll=None)

    def _turned(self, side: Side, position: Position) -> Game:
        cube = position.cube
        action = TurnedCube(side, TURNS[cube.pending - 1], cube.if_taken)
        return self._did(action, position=position)

    def _begun(self, action: str) -> Position:
        if self.position is None:
            raise NotNow(action=action, next="the opening dice have not been thrown")
        return self.position

    def _did(self, action: Action, **changes: Any) -> Game:
        return replace(self, history=(*self.history, action), previous=self, **changes)
