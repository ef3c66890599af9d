"""What no game can come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from .board import Board
from .cube import Cube
from .dice import Roll
from .errors import InvalidPosition, OfAnotherKind, shown
from .match import Match
from .outcome import Ending, Outcome, Resignation
from .sides import Side

if TYPE_CHECKING:
    from .situation import Situation

_KINDS: Final = {"board": Board, "on_roll": Side, "cube": Cube, "match": Match}
_KINDS_IF_ANY: Final = {"roll": Roll, "resignation": Resignation, "outcome": Outcome}

_PACKAGES: Final = {
    "games.engine.variants": ", as variants.get(name) gives one",
    "games.engine.parallel": "",
}
"""Those with names of their own to import."""


def check(situation: Situation) -> None:
    """Raises MatchIsOver, or InvalidPosition for what no game can come to."""
    for name, kind in _KINDS.items():
        expect_kind(name, getattr(situation, name), kind)
    for name, kind in _KINDS_IF_ANY.items():
        if (value := getattr(situation, name)) is not None:
            expect_kind(name, value, kind)
    situation.match.expect_no_winner()
    for problems in (_problems_of_the_cube, _problems_of_the_end):
        for problem in problems(situation):
            raise InvalidPosition(reason=problem)


def expect_kind(name: str, value: object, kind: type) -> None:
    """Raises InvalidPosition for a value of another kind: an integer compares equal to a side, and
    a pair of numbers looks like dice, until much later."""
    if not isinstance(value, kind):
        raise OfAnotherKind(name=name, kind=_named(kind), value=shown(value))


def _named(kind: type) -> str:
    """A class, where it is found, and where one gets what it makes of a name."""
    package = ".".join(kind.__module__.split(".")[:3])
    module = package if package in _PACKAGES else "games.engine"
    article = "an" if kind.__name__[0] in "AEIOU" else "a"
    return f"{article} {kind.__name__} of {module}{_PACKAGES.get(module, '')}"


def side_of(name: str, value: Side) -> Side:
    """The side, also where it comes as its number. Raises InvalidPosition for what is none."""
    try:
        return Side(value)
    except ValueError:
        raise OfAnotherKind(name=name, kind=_named(Side), value=shown(value)) from None


def check_left(before: Board, after: Board) -> None:
    """Raises InvalidPosition for an illegal play that is none: one that bears off the opponent's
    checkers or puts some back."""
    if before.swap().off != after.swap().off:
        raise InvalidPosition(reason="a play leaves the opponent's borne-off checkers alone")


def _problems_of_the_cube(situation: Situation) -> Iterator[str]:
    cube, match = situation.cube, situation.match
    level, limit = cube.if_taken, match.rules.cube_limit
    if level > limit:
        yield f"a cube at {level} is beyond the limit of {limit}"
    if level > 1 and match.is_crawford:
        yield "the cube is not used in the Crawford game"
    if cube.pending and situation.roll:
        yield "the cube is turned before the dice are thrown, not after"
    if cube.pending and cube.owner is situation.on_roll.other:
        yield "the cube belongs to the other side"
    if cube.pending > 1 and not match.is_money:
        yield "a match has no beavers"


def _problems_of_the_end(situation: Situation) -> Iterator[str]:
    ending = situation.outcome and situation.outcome.ending
    is_offered = situation.cube.pending > 0
    is_borne_off = bool(situation.board.win or situation.board.swap().win)
    if is_borne_off != (ending is Ending.BORNE_OFF):
        yield "a game ends when a side bears off its last checker, and not before"
    if is_offered and ending is Ending.BORNE_OFF:
        yield "a double is answered before anybody bears off"
    if not is_offered and ending is Ending.DROPPED:
        yield "nobody has doubled, so that nobody can have dropped"
    if not situation.resignation and ending is Ending.RESIGNED:
        yield "nobody has resigned"
    if situation.resignation and ending in (Ending.BORNE_OFF, Ending.DROPPED):
        yield "a resignation has not been answered"
    if situation.throws < 0:
        yield f"dice are not thrown {situation.throws} times"
