"""Charts of sums through the nights, drawn by the server: lines in a square of 100 by 100.

The page stretches the square, not its strokes; scale and dates are plain text beside it, and every
line is told in words as well, since a drawing says nothing to whoever cannot see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from django.utils.translation import gettext as _

from chouette.models.ledger import POINTS
from chouette.selectors.courses import Course
from chouette.templatetags.score import signed_amount_plain, signed_text

STEPS_MAX = 240
"""No line has more corners than this: of more nights only every so many are drawn."""

TICKS_MAX = 5
_NICE = (1, 2, 5)


@dataclass(frozen=True)
class ChartLine:
    """One line: whose it is, its corners as SVG takes them, and what it shows, in words."""

    label: str
    corners: str
    told: str


@dataclass(frozen=True)
class Tick:
    """A line of the grid: what it is worth, and its height from above, of 100."""

    label: str
    y: str
    is_zero: bool


@dataclass(frozen=True)
class Chart:
    """A drawing: ticks from the top down, lines, and the nights at its two ends."""

    title: str
    unit: str
    ticks: tuple[Tick, ...]
    lines: tuple[ChartLine, ...]
    first: date
    last: date


def chart_of(title: str, courses: Sequence[tuple[str, Course]]) -> Chart | None:
    """The courses of one unit over the same nights, each with the name of whose it is.

    None where there is no night to draw.
    """
    if not courses or not courses[0][1].nights:
        return None
    unit, nights = courses[0][1].unit, courses[0][1].nights
    scale = scale_of(
        min(course.lowest for _, course in courses),
        max(course.highest for _, course in courses),
        2 if unit == POINTS else 1,
    )
    return Chart(
        title=title,
        unit=unit,
        ticks=tuple(Tick(_shown(unit, v), _height(scale, v), v == 0) for v in reversed(scale)),
        lines=tuple(
            ChartLine(name, _corners(scale, course), told(course)) for name, course in courses
        ),
        first=nights[0],
        last=nights[-1],
    )


def scale_of(lowest: int, highest: int, base: int) -> tuple[int, ...]:
    """Evenly spaced values from at most `lowest` to at least `highest`, zero among them if it lies
    between: a step of 1, 2 or 5 times a power of ten of `base`, and few of them."""
    steps = (nice * 10**power * base for power in range(20) for nice in _NICE)
    for step in steps:
        low, high = lowest // step, -(-highest // step)
        high = max(high, low + 1)
        if high - low < TICKS_MAX:
            return tuple(step * n for n in range(low, high + 1))
    raise OverflowError(highest)


def told(course: Course) -> str:
    """What a line shows, in one sentence."""
    return _("{sum} at the end; lowest {low}, highest {high}.").format(
        sum=_shown(course.unit, course.end),
        low=_shown(course.unit, course.lowest),
        high=_shown(course.unit, course.highest),
    )


def titled(course: Course) -> str:
    """What a chart of one player's course is called."""
    if course.unit == POINTS:
        return _("Points, night by night")
    return _("Money won and lost, {currency}").format(currency=course.unit)


def _shown(unit: str, value: int) -> str:
    return signed_text(value) if unit == POINTS else signed_amount_plain(value, unit)


def _height(scale: Sequence[int], value: int) -> str:
    return f"{100 * (scale[-1] - value) / (scale[-1] - scale[0]):.2f}"


def _corners(scale: Sequence[int], course: Course) -> str:
    values = _thinned((course.start, *course.sums))
    across = 100 / (len(values) - 1)
    return " ".join(f"{n * across:.2f},{_height(scale, value)}" for n, value in enumerate(values))


def _thinned(values: Sequence[int]) -> Sequence[int]:
    """At most so many, evenly spread, the first and the last among them."""
    if len(values) <= STEPS_MAX + 1:
        return values
    last = len(values) - 1
    return [values[round(n * last / STEPS_MAX)] for n in range(STEPS_MAX + 1)]


def player_charts(courses: Iterable[Course]) -> list[Chart]:
    """A chart for each course of one player."""
    charts = (chart_of(titled(course), [("", course)]) for course in courses)
    return [chart for chart in charts if chart is not None]
