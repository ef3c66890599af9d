"""Games, points, and what came of them in each seat: worked by hand."""

from __future__ import annotations

import pytest

from chouette.rules.figures import Figures, figures_of

from .figures import of
from .games import quick, settle
from .table import Table

CAPTAIN_MOVES = {"seat": "captain", "partner_from": 4, "partner_split": "half_points"}


@pytest.fixture
def night() -> Table:
    """A boxes twice and keeps the box; then B beats it and boxes himself."""
    table = Table("ABC", rules={"seat": "captain"})
    table.after(quick(B=-4, C=1))
    assert table.order == "ACB"
    table.after(quick(C=2, B=-3))
    assert table.order == "CBA"
    return table.after(quick(B=-1, A=2))


def test_it_counts_games_and_those_that_gained(night: Table) -> None:
    counted = {player: (of(night, player).games, of(night, player).games_won) for player in "ABC"}
    assert counted == {"A": (3, 3), "B": (3, 0), "C": (3, 2)}


def test_it_sums_points_and_tells_won_from_lost(night: Table) -> None:
    """A won 3, 1 and 2; B lost 4, 3 and 1; C won 1 and 2 and lost 1 in the box."""
    assert [of(night, player).points for player in "ABC"] == [12, -16, 4]
    assert [(of(night, player).won, of(night, player).lost) for player in "ABC"] == [
        (12, 0),
        (0, 16),
        (6, 2),
    ]


def test_it_tells_the_box_the_captain_and_the_crew_apart(night: Table) -> None:
    a, b, c = (of(night, player) for player in "ABC")
    assert (a.box_games, a.box_points, a.box_won) == (2, 8, 8)
    assert (a.crew_games, a.crew_points, a.crew_won) == (1, 4, 4)
    assert (b.captain_games, b.captain_points, b.captain_won) == (2, -10, 0)
    assert (b.crew_games, b.crew_points, b.crew_won) == (1, -6, 0)
    assert (c.box_games, c.box_points, c.box_won) == (1, -2, 0)
    assert (c.captain_games, c.captain_points) == (1, 4)
    assert (c.crew_games, c.crew_points) == (1, 2)


def test_it_knows_the_best_and_the_worst_game(night: Table) -> None:
    assert [(of(night, player).best, of(night, player).worst) for player in "ABC"] == [
        (6, 2),
        (-2, -8),
        (4, -2),
    ]


def test_it_has_a_best_game_of_who_lost_them_all_and_a_worst_of_who_won_them_all() -> None:
    table = Table("ABC").after(quick(B=-2, C=1), quick(B=-1, C=1))
    assert (of(table, "B").best, of(table, "B").worst) == (-2, -4)
    assert (of(table, "C").best, of(table, "C").worst) == (2, 2)
    assert (Figures().best, Figures().worst) == (0, 0)


def test_it_counts_the_captain_who_began_though_another_finished() -> None:
    """B agreed on 1 point and stopped; C finished the game, and is crew all the same."""
    table = Table("ABC").after(settle("B", 1.5), settle("C", -2))
    assert (of(table, "B").captain_games, of(table, "B").captain_points) == (1, 3)
    assert (of(table, "C").captain_games, of(table, "C").crew_points) == (0, -4)


def test_it_counts_a_partners_share_on_the_side_of_the_box() -> None:
    table = Table("ABCD", rules=CAPTAIN_MOVES)
    table.do("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.after(quick(B=2, D=1))
    a, c = of(table, "A"), of(table, "C")
    assert (a.box_games, a.box_points, c.box_games, c.box_points) == (1, -3, 1, -3)
    assert (c.games, c.captain_games, c.crew_games) == (1, 0, 0)


def test_it_counts_a_corrected_game_as_it_stands() -> None:
    table = Table("ABC").after(quick(B=2, C=1))
    table.do("correct_game", game=1, events=[quick(B=2, C=-1)])
    assert [of(table, player).points for player in "ABC"] == [-2, 4, -2]


def test_it_has_nobody_who_did_not_finish_a_game() -> None:
    assert figures_of(Table("ABC").state.records) == {}
    table = Table("AB").after(quick(B=1), "C comes")
    assert list(figures_of(table.state.records)) == ["A", "B"]


def test_it_adds_two_who_are_one_person() -> None:
    one = Figures(games=2, points=-2, won=4, best=4, worst=-6, box_games=1, box_points=-6)
    other = Figures(games=1, points=8, won=8, best=8, drops=1, drop_points=-2)
    both = one.plus(other)
    assert (both.games, both.points, both.won, both.lost) == (3, 6, 12, 6)
    assert (both.best, both.worst, both.box_games, both.drops) == (8, -6, 1, 1)
