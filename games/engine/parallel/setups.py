"""A position of a parallel game as it is given, and what it cannot be."""

from __future__ import annotations

from typing import Final

from games.engine.errors import (
    counted,
    shown,
)
from games.engine.packed import CHECKERS, OFF
from games.engine.sides import Side
from games.engine.variants import Variant
from games.engine.variants.components import NOTHING_BESIDE, Capturing, Runner, Wall

from .counts import (
    PLACES,
    POINTS,
    across,
    count,
    counts,
    from_hex,
    highest,
    occupied,
    opposite,
    packed,
)
from .extras import BAR, NONE, Extra
from .moving import HEAD, has_passed
from .piles import Piles, is_off, one_on_each, whole
from .rows import named
from .unsound import (
    HeldByNobody,
    MarkedNotTold,
    MarkedNowhere,
    NoLastRoll,
    NotAboveMarked,
    NotFifteen,
    NothingBeside,
    NoTurns,
    RowHeld,
    SharedPoint,
    SideIsOff,
    TooFarBack,
    TooManyInReserve,
    TwoRunners,
)
from .walls import forbidden

MOVER, OPPONENT = "The side that moves", "Its opponent"
_EVER: Final = (Wall.NEVER, Wall.SECTOR)
_LABELS: Final = tuple(side.label for side in Side)


def start_of(variant: Variant) -> tuple[int, Extra]:
    """What each side has at the start: its checkers, and what is beside them."""
    side, beside = packed([variant.layout.get(place, 0) for place in range(PLACES)]), variant.beside
    marked = None if beside.above is None else POINTS
    return side, Extra(reserve=beside.reserve, marked=marked, above=beside.above or 0)


def piles_of(
    variant: Variant, own: str, opponent: str, mine: Extra | None = None, his: Extra | None = None
) -> Piles:
    """Both sides from their 25 digits, each in its own numbering, and what each has beside them,
    None: what it starts with. Raises InvalidPosition for a position that the variant cannot have,
    GameIsOver for a finished one."""
    sides = from_hex(own), from_hex(opponent)
    extras = [
        _at_start(variant, name, side) if extra is None else extra
        for name, side, extra in zip((MOVER, OPPONENT), sides, (mine, his), strict=True)
    ]
    return checked(variant, Piles(sides[0], sides[1], extras[0], extras[1]))


def checked(
    variant: Variant,
    piles: Piles,
    names: tuple[str, str] = (MOVER, OPPONENT),
    *,
    last_roll: bool = False,
) -> Piles:
    """The same checkers, if the variant can have them; `names` is what the sides are called in a
    refusal. `last_roll`: the side whose checkers they are is off, and the other rolls once more.
    Raises InvalidPosition, GameIsOver for a finished game."""
    for name, seen in zip(names, (piles, piles.turned), strict=True):
        _refuse_unsound(variant, name, seen.own, seen.mine)
        held = seen.mine.prisoners & ~across(occupied(seen.opponent))
        if held:
            raise HeldByNobody(side=name, point=highest(held))
    both = occupied(piles.own) & across(occupied(piles.opponent))
    if both:
        point = highest(both)
        side, opponent = map(_within, names)
        raise SharedPoint(point=point, side=side, other=opposite(point), opponent=opponent)
    if not isinstance(variant.landing, Capturing):
        for name, seen in zip(names, (piles, piles.turned), strict=True):
            _refuse_unreachable(variant, name, seen)
    off = [is_off(seen.own, seen.mine) for seen in (piles, piles.turned)]
    if last_roll and (not variant.end.last_roll or off != [True, False]):
        raise NoLastRoll
    if any(off) and not last_roll:
        raise SideIsOff(side=names[off.index(True)])
    return piles


def turns_of(turns: object) -> tuple[int, int]:
    """How often White and Black have thrown, from a pair of numbers. Raises NoTurns."""
    if not isinstance(turns, (tuple, list)) or len(turns) != len(_LABELS):
        raise NoTurns(turns=shown(turns))
    if not all(type(number) is int and number >= 0 for number in turns):
        raise NoTurns(turns=shown(turns))
    return turns[0], turns[1]


def _within(name: str) -> str:
    """What a side is called within a sentence."""
    return name if name in _LABELS else name[:1].lower() + name[1:]


def _at_start(variant: Variant, name: str, side: int) -> Extra:
    start, extra = start_of(variant)
    if extra != NONE and side != start:
        raise MarkedNotTold(side=name)
    return extra


def _refuse_unsound(variant: Variant, name: str, side: int, extra: Extra) -> None:
    if variant.beside == NOTHING_BESIDE and extra != NONE:
        raise NothingBeside(variant=shown(variant.name), side=_within(name))
    if extra.reserve > variant.beside.reserve:
        raise TooManyInReserve(side=name, count=extra.reserve, most=variant.beside.reserve)
    if (total := sum(counts(whole(side, extra))) + extra.reserve) != CHECKERS:
        raise NotFifteen(side=name, checkers=counted(total, "checker"))
    if variant.beside.above is not None:
        _refuse_marked(name, side, extra)
    if isinstance(variant.head, Runner) and not has_passed(side):
        away = CHECKERS - counts(side)[-1]
        if occupied(side) & ~HEAD and away > 1:
            raise TwoRunners(side=name, count=away)


def _refuse_unreachable(variant: Variant, name: str, seen: Piles) -> None:
    """Raises InvalidPosition for what nobody comes to where checkers only ever go on: farther back
    than it began, or a row that is forbidden whatever the opponent does."""
    behind = most = 0
    for point in range(POINTS, OFF, -1):
        behind, most = behind + count(seen.own, point), most + variant.layout.get(point, 0)
        if behind > most:
            raise TooFarBack(side=name, count=behind, point=point, most=most)
    walls = forbidden(variant.block.wall, seen.opponent)
    if variant.block.wall in _EVER and walls.holds(seen.own):
        points = named(walls.row(seen.own))
        raise RowHeld(side=name, points=points, variant=shown(variant.name))


def _refuse_marked(name: str, side: int, extra: Extra) -> None:
    """Raises InvalidPosition for a marked checker that is nowhere, or not so deep in the head."""
    if extra.marked is None:
        raise MarkedNotTold(side=name)
    if extra.marked == BAR:
        there, place = extra.bar, "on the bar"
    else:
        there = count(side + one_on_each(extra.prisoners), extra.marked)
        place = f"on point {extra.marked}"
    if not there:
        raise MarkedNowhere(side=name, place="borne off" if extra.marked == OFF else place)
    head = count(side, POINTS) if extra.marked == POINTS else 0
    if extra.above and extra.above >= head:
        raise NotAboveMarked(side=name, above=extra.above, head=head)
