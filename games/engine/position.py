"""A game between two actions: checkers, cube, dice, score, and whose decision it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from . import gnubg_id, plays, snowie, xgid
from .board import Board
from .cube import TURNS, Cube
from .dice import AnyRoll, Roll
from .errors import (
    DiceAlreadyThrown,
    EngineError,
    GameIsOver,
    HollandRule,
    InvalidPosition,
    NoCube,
    NoDouble,
    NotNow,
    NotRolled,
)
from .match import Match, Rules
from .notation import find_play
from .outcome import Ending, Outcome, Win, win_of
from .plays import Play
from .setup import DROPPED, OVER, PLAYING, RESIGNED, Offer, Setup
from .sides import Side

OFFERS: Final[tuple[Offer, ...]] = ("", "double", "beaver", "raccoon", "otter")
"""An unanswered offer by the number of turns."""
GAME_STATES: Final = {
    Ending.BORNE_OFF: OVER,
    Ending.DROPPED: DROPPED,
    Ending.RESIGNED: RESIGNED,
}

HOLLAND_ROLLS: Final = 4
"""Both sides' rolls before anybody may double after the Crawford game (SB-14)."""


class Phase(Enum):
    """What is to be done next."""

    ROLL = "roll or double"
    PLAY = "play"
    ANSWER_DOUBLE = "answer a double"
    ANSWER_RESIGNATION = "answer a resignation"
    OVER = "nothing"


@dataclass(frozen=True, slots=True)
class Resignation:
    """A side's offer to lose so much."""

    side: Side
    win: Win


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that matters for what may be done next. Immutable: each action gives a new one.

    `board` is seen by `on_roll`, whose turn it is; `roll` his dice once thrown; `rolls` how many
    times the dice were thrown in this game, for the Holland rule.
    """

    board: Board
    on_roll: Side
    roll: Roll | None = None
    cube: Cube = field(default_factory=Cube)
    match: Match = field(default_factory=Match)
    resignation: Resignation | None = None
    outcome: Outcome | None = None
    rolls: int = 0

    @classmethod
    def start(cls, match: Match | None = None, on_roll: Side = Side.BLACK) -> Position:
        """The start of a game, before `on_roll` rolls."""
        match = match or Match()
        return cls(Board.start(), on_roll, cube=match.fresh_cube(), match=match)

    @classmethod
    def from_setup(cls, setup: Setup) -> Position:
        """The position that one of the notations tells. Raises InvalidPosition for a finished
        game, whose IDs do not say how it ended."""
        if setup.game_state > PLAYING:
            raise InvalidPosition(reason="the game is over, and this does not say how it was won")
        rules = Rules(
            cube=setup.cube_limit > 1,
            cube_limit=setup.cube_limit,
            jacoby=setup.jacoby,
            beavers=len(TURNS) - 1 if setup.beavers else 0,
        )
        match = Match(setup.length, setup.scores, setup.crawford, rules)
        position = cls(setup.board, setup.on_roll, setup.roll, _cube_of(setup), match)
        if not setup.resigned:
            return position
        resignation = Resignation(setup.decides.other, Win(setup.resigned))
        return replace(position, resignation=resignation)

    @classmethod
    def from_xgid(cls, text: str) -> Position:
        """The position of an XGID, with or without `XGID=`. Raises InvalidPosition, InvalidDice."""
        return cls.from_setup(xgid.from_xgid(text))

    @classmethod
    def from_gnubg_id(cls, text: str) -> Position:
        """The position of GNU Backgammon's `PositionID:MatchID`, or of a position ID alone. Raises
        InvalidPosition, InvalidDice."""
        return cls.from_setup(gnubg_id.from_gnubg_id(text))

    @classmethod
    def from_snowie(cls, text: str) -> Position:
        """The position of Snowie's line of 40 fields. Raises InvalidPosition, InvalidDice."""
        return cls.from_setup(snowie.from_snowie_line(text)[0])

    @property
    def setup(self) -> Setup:
        """The position as the notations tell it. Raises InvalidPosition where none of them can:
        a resignation by the side that has nothing to decide."""
        match, cube = self.match, self.cube
        taken = max(cube.pending - 1, 0)
        return Setup(
            board=self.board,
            on_roll=self.on_roll,
            decides=self.decides,
            roll=self.roll,
            cube_level=cube.level << taken,
            cube_owner=self.on_roll.other if taken else cube.owner,
            offer=OFFERS[cube.pending] if not self.outcome else "",
            resigned=int(self.resignation.win) if self.resignation else 0,
            game_state=GAME_STATES[self.outcome.ending] if self.outcome else PLAYING,
            crawford=match.is_crawford,
            length=match.length,
            scores=match.after(self.outcome).scores if self.outcome else match.scores,
            jacoby=match.jacoby,
            beavers=match.beavers > 0,
            cube_limit=cube.limit if match.rules.cube else 1,
        )

    @property
    def xgid(self) -> str:
        """The position as an XGID. Raises InvalidPosition for what an XGID cannot tell."""
        return xgid.xgid(self.setup)

    @property
    def gnubg_id(self) -> str:
        """The position as GNU Backgammon's `PositionID:MatchID`."""
        return gnubg_id.gnubg_id(self.setup)

    @property
    def phase(self) -> Phase:
        """What is to be done next."""
        if self.outcome:
            return Phase.OVER
        if self.resignation:
            return Phase.ANSWER_RESIGNATION
        if self.cube.pending:
            return Phase.ANSWER_DOUBLE
        return Phase.PLAY if self.roll else Phase.ROLL

    @property
    def decides(self) -> Side:
        """Whose decision it is; in a finished game, who made the last one."""
        if self.resignation:
            return self.resignation.side.other
        return self.on_roll.other if self.cube.pending % 2 else self.on_roll

    def throw(self, dice: AnyRoll) -> Position:
        """The dice thrown by the player on roll. Raises InvalidDice, NotNow, GameIsOver."""
        self.expect(Phase.ROLL, "roll")
        return replace(self, roll=Roll.of(dice), rolls=self.rolls + 1)

    def legal_plays(self, dice: AnyRoll | None = None) -> tuple[Play, ...]:
        """The legal plays of the dice on the table, or of `dice`: one for each distinct position;
        none when the player cannot move. Raises InvalidDice, NotRolled."""
        return plays.legal_plays(self.board, self._dice(dice))

    def play(self, text: str | Play, dice: AnyRoll | None = None) -> Position:
        """The position after a play, in any usual notation, with the dice on the table or `dice`;
        an empty text or "pass" where the player cannot move.

        Raises InvalidNotation, IllegalPlay (which names the rule), AmbiguousPlay, InvalidDice,
        NotRolled, NotNow, GameIsOver.
        """
        thrown = self if dice is None or self.roll else self.throw(dice)
        return thrown.moved_to(thrown.find_play(text).board)

    def find_play(self, text: str | Play) -> Play:
        """The legal play that `text` means with the dice on the table. Raises InvalidNotation,
        IllegalPlay, AmbiguousPlay, NotNow, GameIsOver."""
        self.expect(Phase.PLAY, "play")
        opponent = self.on_roll.other.label
        return find_play(self.board, self._dice(None), str(text), opponent=opponent)

    def double(self) -> Position:
        """The player on roll offers to double the stake (SB-8), also when he is shut out.

        Raises CubeNotAvailable (NoCube, CubeIsTheirs, CubeAtLimit, HollandRule, DiceAlreadyThrown),
        NotNow, GameIsOver.
        """
        if self.phase is Phase.PLAY:
            raise DiceAlreadyThrown(side=self.on_roll.label)
        self.expect(Phase.ROLL, "double")
        if not self.match.has_cube:
            raise NoCube
        if self.match.rules.holland and self.match.is_post_crawford and self.rolls < HOLLAND_ROLLS:
            raise HollandRule
        return replace(self, cube=self.cube.double(self.on_roll))

    @property
    def may_double(self) -> bool:
        """Whether the player on roll may double now."""
        try:
            self.double()
        except EngineError:
            return False
        return True

    def turn_again(self) -> Position:
        """The offer turned again by whoever should answer it: beaver, raccoon, otter (SB-10).
        Raises NoDouble, BeaverNotAllowed, CubeAtLimit."""
        return replace(self, cube=self.cube.turn_again(self.match.beavers))

    def take(self) -> Position:
        """The offer accepted; the side doubled first owns the cube. Raises NoDouble."""
        return replace(self, cube=self.cube.take(self.on_roll.other))

    def drop(self) -> Position:
        """The offer refused: whoever made the last turn wins what was at stake before it. Raises
        NoDouble."""
        if not self.cube.pending:
            raise NoDouble
        return self._over(self.decides.other, Win.SINGLE, Ending.DROPPED)

    def resign(self, win: Win, side: Side | None = None) -> Position:
        """A side, by default the one whose decision it is, offers to lose so much; the other may
        accept or refuse. Raises NotNow, GameIsOver."""
        if self.outcome or self.resignation:
            self.expect(Phase.PLAY, "resign")
        return replace(self, resignation=Resignation(self.decides if side is None else side, win))

    def accept_resignation(self) -> Position:
        """The game ends as was offered. Raises NotNow, GameIsOver."""
        self.expect(Phase.ANSWER_RESIGNATION, "accept a resignation")
        assert self.resignation
        return self._over(self.resignation.side.other, self.resignation.win, Ending.RESIGNED)

    def refuse_resignation(self) -> Position:
        """The game goes on. Raises NotNow, GameIsOver."""
        self.expect(Phase.ANSWER_RESIGNATION, "refuse a resignation")
        return replace(self, resignation=None)

    def moved_to(self, board: Board) -> Position:
        """The other side's turn, once the player on roll has left `board`, seen by himself; the end
        of the game if that was his last checker. Whether he may move so is not asked."""
        if win := win_of(board):
            return replace(self, board=board)._over(self.on_roll, win, Ending.BORNE_OFF)
        return replace(self, board=board.swap(), on_roll=self.on_roll.other, roll=None)

    def _over(self, winner: Side, win: Win, ending: Ending) -> Position:
        outcome = self.match.outcome(winner, win, ending, self.cube)
        return replace(self, outcome=outcome, resignation=None)

    def _dice(self, dice: AnyRoll | None) -> Roll:
        if dice is not None:
            return Roll.of(dice)
        if self.roll is None:
            raise NotRolled
        return self.roll

    def expect(self, phase: Phase, action: str) -> None:
        """Raises GameIsOver or NotNow unless it is time for `action`."""
        if self.outcome:
            raise GameIsOver
        if self.phase is not phase:
            raise NotNow(
                side=self.decides.label,
                action=action,
                next=f"{self.decides.label} is to {self.phase.value}",
            )


def _cube_of(setup: Setup) -> Cube:
    """The cube before the present exchange, with the turns made in it."""
    level, owner, pending = setup.cube_level, setup.cube_owner, OFFERS.index(setup.offer)
    if pending > 1:
        level >>= pending - 1
        owner = setup.on_roll if level > 1 else None
    return Cube(level, owner, turned=owner is not None, pending=pending, limit=setup.cube_limit)
