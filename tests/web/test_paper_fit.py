"""How a score sheet is set when it is printed, by how many play and how long the words are."""

from __future__ import annotations

import pytest

from chouette.web.paper import paper_of
from chouette.web.paper_fit import fit_of
from tests.web.states import PEOPLE, Sitting

SHORT = ["Ana", "Bogdan", "Carla", "Dinu", "Elena", "Radu", "Sorin"]
LONG = "Maximiliana Konstantinopoulou"


def test_it_sets_a_usual_night_side_by_side() -> None:
    assert str(fit_of(SHORT, ["−13", "+4"], ["+38", "−19"])) == ""


@pytest.mark.parametrize(
    ("columns", "classes"),
    [(10, ""), (11, "stacked"), (15, "stacked"), (17, "stacked stacked-wide")],
)
def test_it_puts_the_totals_under_the_points_where_there_are_many(
    columns: int, classes: str
) -> None:
    assert str(fit_of(["A"] * columns, ["−12"], ["+34"])) == classes


def test_it_puts_them_there_for_long_figures_too() -> None:
    assert fit_of(SHORT, ["−1234.5"], ["+1234.5"]).stacked
    assert not fit_of(SHORT, ["−1234.5"], ["+1234.5"]).stacked_wide


@pytest.mark.parametrize(
    ("columns", "classes"), [(5, ""), (6, "upright"), (7, "upright"), (8, "upright upright-wide")]
)
def test_it_stands_names_upright_where_their_longest_word_is_too_wide(
    columns: int, classes: str
) -> None:
    assert str(fit_of([LONG] * columns, ["+1"], ["+1"])) == classes


def test_it_breaks_names_at_spaces_and_hyphens() -> None:
    spoken = ["Wolfgang von und zu Hohenheim", "Jean-Baptiste de la Fontaine"]
    assert not fit_of([*spoken, *SHORT[:6]], ["+1"], ["+1"]).upright
    assert fit_of(["Wolfgangvonundzuhohenheim", *SHORT[:6]], ["+1"], ["+1"]).upright


def test_it_knows_a_sheet_without_games() -> None:
    assert str(fit_of([], [], [])) == ""


def test_it_is_asked_by_the_sheet_about_its_own_figures() -> None:
    sitting = Sitting("ABC").do("result", winner="box", result="single")
    assert str(paper_of(sitting.state, PEOPLE).fit) == ""
    sitting.do("quick_result", points=dict.fromkeys("BC", 100_000), winner="box")
    assert str(paper_of(sitting.state, PEOPLE).fit) == ""
