"""Charts: the grid, the corners of a line, and what is told of it in words."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest

from chouette.selectors.courses import Course
from chouette.web.charts import STEPS_MAX, chart_of, player_charts, scale_of, told

DAY = date(2026, 1, 1)


def course(*sums: int, start: int = 0, unit: str = "points") -> Course:
    nights = tuple(DAY + timedelta(days=7 * n) for n in range(len(sums)))
    return Course(unit, start, nights, sums)


@pytest.mark.parametrize(
    ("lowest", "highest", "scale"),
    [
        (0, 0, (0, 2)),
        (0, 5, (0, 2, 4, 6)),
        (-3, 3, (-4, -2, 0, 2, 4)),
        (-2, 96, (-40, 0, 40, 80, 120)),
        (-30, -12, (-30, -20, -10)),
        (50, 50, (50, 52)),
    ],
)
def test_it_chooses_few_round_values_around_what_there_was(
    lowest: int, highest: int, scale: tuple[int, ...]
) -> None:
    """In half-points, so that every line of the grid is a whole point."""
    assert scale_of(lowest, highest, 2) == scale


@pytest.mark.parametrize("highest", [1, 7, 99, 12_345, 10**12, 10**17])
@pytest.mark.parametrize("lowest", [0, -1, -8, -(10**12)])
def test_it_holds_whatever_the_sums_are(lowest: int, highest: int) -> None:
    scale = scale_of(lowest, highest, 1)
    assert scale[0] <= lowest
    assert highest <= scale[-1]
    assert 2 <= len(scale) <= 5
    assert 0 in scale
    assert len({b - a for a, b in pairwise(scale)}) == 1


def test_it_draws_from_the_start_over_every_night() -> None:
    chart = chart_of("Points", [("", course(4, -4, 8))])
    assert chart is not None
    assert [tick.label for tick in chart.ticks] == ["+4", "+2", "0", "−2"]
    assert [(tick.y, tick.is_zero) for tick in chart.ticks][2] == ("66.67", True)
    assert chart.lines[0].corners == "0.00,66.67 33.33,33.33 66.67,100.00 100.00,0.00"
    assert (chart.first, chart.last) == (DAY, DAY + timedelta(days=14))


def test_it_begins_with_what_there_was_before() -> None:
    chart = chart_of("Points", [("", course(8, start=4))])
    assert chart is not None
    assert chart.lines[0].corners.startswith("0.00,")
    assert chart.lines[0].corners.endswith("100.00,0.00")


def test_it_writes_money_in_its_currency() -> None:
    chart = chart_of("Money", [("", course(-150, 250, unit="EUR"))])
    assert chart is not None
    assert [tick.label for tick in chart.ticks] == ["+4.00", "+2.00", "0.00", "−2.00"]
    assert chart.lines[0].told == "+2.50 at the end; lowest −1.50, highest +2.50."


def test_it_sets_several_lines_on_one_grid() -> None:
    chart = chart_of("Points", [("Ana", course(2, 20)), ("Bogdan", course(0, -20))])
    assert chart is not None
    assert [line.label for line in chart.lines] == ["Ana", "Bogdan"]
    assert [tick.label for tick in chart.ticks] == ["+10", "+5", "0", "−5", "−10"]
    assert chart.lines[0].corners.endswith("100.00,0.00")
    assert chart.lines[1].corners.endswith("100.00,100.00")


def test_it_tells_a_line_in_words() -> None:
    assert told(course(3, -2, 1)) == "+0.5 at the end; lowest −1, highest +1.5."


def test_it_draws_nothing_of_no_nights() -> None:
    assert chart_of("Points", []) is None
    assert chart_of("Points", [("", course())]) is None
    assert player_charts([]) == []


def test_it_draws_a_long_history_with_as_many_corners_as_a_page_can_show() -> None:
    chart = chart_of("Points", [("", course(*range(1, 2_001)))])
    assert chart is not None
    corners = chart.lines[0].corners.split()
    assert len(corners) == STEPS_MAX + 1
    assert corners[0].startswith("0.00,100")
    assert corners[-1].endswith(",0.00")
