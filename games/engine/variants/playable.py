"""Which parts of a rule set go together: what the games know to play.

A part that would be passed over is refused where it is declared, before anybody plays by it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from games.engine.packed import CHECKERS

from .components import (
    NOTHING_BESIDE,
    Capturing,
    HeadLimit,
    LandingRule,
    Runner,
    Track,
    Unblock,
)
from .ends import Flat, Goal, OinMars, Remaining
from .option import parts_with
from .refusals import Unplayable

if TYPE_CHECKING:
    from .variant import Variant

_POINTS: Final = range(1, 25)

_BESIDE: Final[Mapping[object, Mapping[str, tuple[object, ...]]]] = {
    Track.PARALLEL: {
        "head": (HeadLimit, Runner),
        "landing": (LandingRule.SINGLE_BLOCKS, Capturing),
        "scoring": (OinMars, Remaining, Flat),
    },
    LandingRule.SINGLE_BLOCKS: {"beside": (NOTHING_BESIDE,), "premoves": (None,)},
    Capturing: {"head": (HeadLimit,), "jump": (None,), "block.unblock": (Unblock.OFF,)},
    Runner: {"jump": (None,)},
    Goal.FIRST_OFF_LOSES: {"scoring": (Flat,)},
}
"""What other parts may be beside a value, or a kind, of one: values, or kinds of them. On contrary
tracks it is for `rules_of` to say what is played."""


def check(variant: Variant) -> None:
    """Raises Unplayable for a rule set that nobody could play as it is declared."""
    for problems in (_of_the_layout, _of_parts, _of_options):
        for problem in problems(variant):
            raise Unplayable(variant=variant.name, reason=problem)


def _of_the_layout(variant: Variant) -> Iterator[str]:
    layout, beside = variant.layout, variant.beside
    for point, checkers in layout.items():
        if point not in _POINTS or checkers < 1:
            yield f"{checkers} on point {point} is no place to start from"
        if _his(variant.track, point) in layout:
            yield f"both sides would start on point {point}"
    if (total := sum(layout.values()) + beside.reserve) != CHECKERS:
        yield f"a side starts with {CHECKERS} checkers, not {total}"
    if beside.above is not None and not 0 <= beside.above < layout.get(_POINTS[-1], 0):
        yield f"there are not {beside.above} on the head above a marked checker"


def _his(track: Track, point: int) -> int:
    """What the opponent calls a point."""
    return 25 - point if track is Track.CONTRARY else (point + 11) % 24 + 1


def _of_parts(variant: Variant) -> Iterator[str]:
    if variant.track is Track.CONTRARY:
        return
    for part in (variant.track, variant.head, variant.landing, variant.end.goal):
        for key in (part, type(part)):
            for name, allowed in _BESIDE.get(key, {}).items():
                value = attrgetter(name)(variant)
                if not _is_one(value, allowed):
                    yield f"{name} cannot be {_named(value)} beside {_named(part)}"


def _named(part: object) -> str:
    return str(part) if isinstance(part, Enum) else type(part).__name__


def _is_one(value: object, allowed: tuple[object, ...]) -> bool:
    return any(
        isinstance(value, kind) if isinstance(kind, type) else value == kind for kind in allowed
    )


def _of_options(variant: Variant) -> Iterator[str]:
    """Its options are about its parts, and say what they are."""
    settled = variant.settled
    for name in settled:
        if not variant.options[name].is_about(variant):
            yield f"the option {name} means nothing of its {variant.options[name].part}"
    for part, said in parts_with(variant.options, settled, variant).items():
        if getattr(variant, part) != said:
            yield f"its {part} is not what its options say"
