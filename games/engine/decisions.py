"""What may be done in a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Self

from . import plays, soundness
from .board import Board
from .dice import AnyRoll, Roll
from .errors import (
    CrawfordGame,
    DiceAlreadyThrown,
    EngineError,
    HollandRule,
    NoCube,
    NoDouble,
    NoResignation,
    NotShutOut,
    OtherDiceThrown,
    PlayIsLegal,
    PlayOfAnotherPosition,
)
from .notation import find_play
from .outcome import Ending, Resignation, Win
from .phase import Phase
from .plays import Play
from .sides import Side
from .situation import Situation

HOLLAND_THROWS: Final = 4
"""Both sides' throws before anybody may double after the Crawford game (SB-14)."""


@dataclass(frozen=True, slots=True)
class Decisions(Situation):
    """The actions of a `Position`, each of which gives the next one, and whether some are open."""

    def throw(self, dice: AnyRoll) -> Self:
        """The dice thrown by the player on roll. Raises InvalidDice, NotNow, GameIsOver."""
        self.expect(Phase.THROW)
        return replace(self, roll=Roll.of(dice), throws=self.throws + 1)

    def find_play(self, text: str | Play) -> Play:
        """The legal play of the dice on the table that `text` means, in any usual notation.
        Raises InvalidNotation, IllegalPlay, AmbiguousPlay, NotNow, GameIsOver."""
        roll = self._roll_to_play()
        if not isinstance(text, Play):
            return find_play(self.board, roll, text, opponent=self.on_roll.other.label)
        if text not in self._legal_or_pass(roll):
            raise PlayOfAnotherPosition(text=str(text), dice=str(roll))
        return text

    def play(self, text: str | Play, dice: AnyRoll | None = None) -> Self:
        """The position after a play, in any usual notation, of the dice on the table, or of `dice`
        where none were thrown yet; an empty text or "pass" where the player cannot move.

        Raises InvalidNotation, IllegalPlay (which names the rule), AmbiguousPlay, InvalidDice,
        NotNow, GameIsOver.
        """
        if dice is None:
            return self._left(self.find_play(text).board)
        if self.phase is Phase.THROW:
            return self.throw(dice).play(text)
        roll = Roll.of(dice)
        if roll != self._roll_to_play():
            raise OtherDiceThrown(thrown=str(self.roll), dice=str(roll))
        return self.play(text)

    def stay_out(self) -> Self:
        """The turn of a player who does not throw, since he is on the bar against a closed board
        and no number lets him move (SB-15). Raises NotShutOut, NotNow, GameIsOver."""
        self.expect(Phase.THROW)
        if not self.board.is_shut_out:
            raise NotShutOut(side=self.on_roll.label)
        return self._left(self.board)

    def play_illegally(self, board: Board) -> Self:
        """The position after checkers were left on `board`, seen by the player on roll, where no
        legal play leads (SB-15). Raises PlayIsLegal, InvalidPosition, NotNow, GameIsOver."""
        soundness.expect_kind("board", board, Board)
        for play in self._legal_or_pass(self._roll_to_play()):
            if play.board == board:
                raise PlayIsLegal(play=str(play) or "pass")
        soundness.check_left(self.board, board)
        return self._left(board)

    def double(self) -> Self:
        """The player on roll offers to double the stake (SB-8), also when he is shut out, and when
        less would win the match.

        Raises CubeNotAvailable (NoCube, CubeIsTheirs, CubeAtLimit, HollandRule, DiceAlreadyThrown),
        NotNow, GameIsOver.
        """
        if self.phase is Phase.PLAY:
            raise DiceAlreadyThrown(side=self.on_roll.label)
        self.expect(Phase.THROW)
        if not self.match.has_cube:
            raise CrawfordGame if self.match.is_crawford else NoCube
        if self.match.has_holland_rule and self.throws < HOLLAND_THROWS:
            raise HollandRule
        limit = self.match.rules.cube_limit
        return replace(self, cube=self.cube.double(self.on_roll, limit=limit))

    @property
    def may_double(self) -> bool:
        """Whether the player on roll may double now."""
        return _is_allowed(self.double)

    def turn_again(self) -> Self:
        """The offer turned again by whoever should answer it: beaver, raccoon, otter (SB-10).
        Raises NoDouble, BeaverNotAllowed, CubeAtLimit, NotNow, GameIsOver."""
        self._expect_offer()
        animals, limit = self.match.beavers, self.match.rules.cube_limit
        return replace(self, cube=self.cube.turn_again(animals=animals, limit=limit))

    @property
    def may_turn_again(self) -> bool:
        """Whether the side that is to answer a double may turn the cube again."""
        return _is_allowed(self.turn_again)

    def take(self) -> Self:
        """The offer accepted; the side doubled first owns the cube. Raises NoDouble, NotNow,
        GameIsOver."""
        self._expect_offer()
        return replace(self, cube=self.cube.take(self.on_roll.other))

    def drop(self) -> Self:
        """The offer refused: whoever made the last turn wins what was at stake before it. Raises
        NoDouble, NotNow, GameIsOver."""
        self._expect_offer()
        return self._over(self.decides.other, Win.SINGLE, Ending.DROPPED)

    def resign(self, win: Win | int, side: Side | None = None) -> Self:
        """A side, by default the one whose decision it is, offers to lose so much, at any time
        (SB-15); the other may accept or refuse. Raises InvalidResignation, NotNow, GameIsOver."""
        if self.outcome or self.resignation:
            self.expect(Phase.THROW)
        who = self.decides if side is None else side
        return replace(self, resignation=Resignation.of(who, win))

    def accept_resignation(self) -> Self:
        """The game ends as was offered. Raises NotNow, GameIsOver."""
        offered = self._offered_resignation()
        return self._over(offered.side.other, offered.win, Ending.RESIGNED)

    def refuse_resignation(self) -> Self:
        """The game goes on. Raises NotNow, GameIsOver."""
        self._offered_resignation()
        return replace(self, resignation=None)

    def _roll_to_play(self) -> Roll:
        self.expect(Phase.PLAY)
        assert self.roll
        return self.roll

    def _legal_or_pass(self, roll: Roll) -> tuple[Play, ...]:
        """The legal plays, or the one that moves nobody."""
        return plays.legal_plays(self.board, roll) or (find_play(self.board, roll, ""),)

    def _expect_offer(self) -> None:
        if self.phase in (Phase.THROW, Phase.PLAY):
            raise NoDouble
        self.expect(Phase.ANSWER_DOUBLE)

    def _offered_resignation(self) -> Resignation:
        if not self.resignation and not self.outcome:
            raise NoResignation
        self.expect(Phase.ANSWER_RESIGNATION)
        assert self.resignation
        return self.resignation


def _is_allowed(action: Callable[[], object]) -> bool:
    try:
        action()
    except EngineError:
        return False
    return True
