"""Match and money play: the score, what a game counts, and which rules hold in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from .cube import Cube
from .errors import InvalidMatch, MatchIsOver, shown
from .outcome import Ending, Outcome, Win
from .rules import Rules
from .sides import Side


@dataclass(frozen=True, slots=True)
class Match:
    """A match to `length` points, or a money session where `length` is 0; with the score before the
    present game, (White's, Black's), and whether that is the Crawford game. Immutable.

    Raises InvalidMatch. A match that is over is a value too, but no game of it can be started.
    """

    length: int = 0
    scores: tuple[int, int] = (0, 0)
    is_crawford: bool = False
    rules: Rules = field(default_factory=Rules)

    def __post_init__(self) -> None:
        for problem in self._problems():
            raise InvalidMatch(reason=problem)

    @property
    def is_money(self) -> bool:
        """Whether this is a money session, which has no end of its own."""
        return self.length == 0

    @property
    def winner(self) -> Side | None:
        """Who has reached the length; None in a money session."""
        if self.is_money:
            return None
        return next((side for side in Side if self.scores[side] >= self.length), None)

    @property
    def is_post_crawford(self) -> bool:
        """Whether a side is one point away and the Crawford game has been played."""
        return self.rules.crawford and self._is_somebody_near and not self.is_crawford

    @property
    def has_cube(self) -> bool:
        """Whether the cube is in play in this game."""
        return self.rules.cube_limit > 1 and not self.is_crawford

    @property
    def has_holland_rule(self) -> bool:
        """Whether nobody may double before each side has thrown twice (SB-14)."""
        return self.rules.holland and self.is_post_crawford

    @property
    def jacoby(self) -> bool:
        """Whether the Jacoby rule holds."""
        return self.is_money and self.rules.jacoby

    @property
    def beavers(self) -> int:
        """How many of beaver, raccoon and otter are played."""
        return self.rules.beavers if self.is_money else 0

    @property
    def automatic_doubles(self) -> int:
        """How many equal opening throws double the stake."""
        return self.rules.automatic_doubles if self.is_money else 0

    def outcome(self, winner: Side, win: Win, ending: Ending, cube: Cube) -> Outcome:
        """A game won so, with the points it counts: what is won times the stake (SB-7 to SB-9)."""
        value = min(int(win), self.rules.backgammon)
        if self.jacoby and not cube.counts_gammons:
            value = 1
        return Outcome(winner, win, ending, value * cube.stake)

    def after(self, outcome: Outcome) -> Match:
        """The score after a game, and whether the next one is the Crawford game: the first after a
        side has come within a point of winning (SB-13). No bonus for points beyond the length
        (SB-12). Raises MatchIsOver."""
        self.expect_no_winner()
        white, black = self.scores
        gained = (outcome.points, 0) if outcome.winner is Side.WHITE else (0, outcome.points)
        after = replace(self, scores=(white + gained[0], black + gained[1]), is_crawford=False)
        first_time = after._is_somebody_near and not self._is_somebody_near
        return replace(after, is_crawford=first_time and self.rules.crawford)

    def expect_no_winner(self) -> None:
        """Raises MatchIsOver if a side has won."""
        if self.winner is not None:
            raise MatchIsOver(side=self.winner.label)

    def _problems(self) -> Iterator[str]:
        length, scores = self.length, self.scores
        if not _is_count(length):
            yield f"its length must be a whole number, 0 or more, not {shown(length)}"
        if type(scores) is not tuple or len(scores) != 2 or not all(map(_is_count, scores)):
            yield f"its scores must be two whole numbers, 0 or more, not {shown(scores)}"
        score = "{}-{}".format(*scores)
        if length and min(scores) >= length:
            yield f"at {score} both sides have won a match to {length}"
        if self.is_crawford and not length:
            yield "a money session has no Crawford game"
        if self.is_crawford and not self.rules.crawford:
            yield "without the Crawford rule there is no Crawford game"
        if self.is_crawford and not self._is_somebody_near:
            yield f"at {score} a match to {length} is not at its Crawford game"

    @property
    def _is_somebody_near(self) -> bool:
        """Whether a side needs just one more point, and has not needed it from the start."""
        return self.length > 1 and max(self.scores) == self.length - 1


def _is_count(number: object) -> bool:
    return type(number) is int and number >= 0
