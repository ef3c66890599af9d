"""Points of a night into money and payments: stakes that change, halves, people who left."""

from __future__ import annotations

import pytest

from chouette.rules.squaring import money_of, square_up

from .games import result, settle, team
from .table import Table


def paid(table: Table, seating: str) -> list[str]:
    """`A>B 112`: A pays B 112 cents."""
    money = money_of(table.state.worth, list(seating))
    return [f"{p.payer}>{p.payee} {p.amount}" for p in square_up(money)]


def night() -> Table:
    """Two games at 0.25 and 0.50: A loses 2.5 and 1, C wins 1 and loses 1."""
    table = Table("ABC", stake_minor=25)
    table.play(settle("B", 1.5), settle("C", 1))
    table.do("change_stake", stake_minor=50)
    return table.after("box")


def test_it_counts_each_game_at_its_own_stake() -> None:
    """In half cents: A -2.5 at 25 and -1 at 50, twice over."""
    table = night()
    assert (table.order, table.points) == ("BAC", {"A": -3.5, "B": 3.5})
    assert table.state.worth == {"A": -225, "B": 275, "C": -50}


@pytest.mark.parametrize(
    ("seating", "payments"),
    [
        # 112.50 and 137.50 cents: the half that is left goes to who was seated first.
        ("ABC", ["A>B 112", "C>B 25"]),
        ("BCA", ["A>B 113", "C>B 25"]),
        ("CAB", ["A>B 112", "C>B 25"]),
    ],
)
def test_it_rounds_once_and_sums_to_nothing(seating: str, payments: list[str]) -> None:
    table = night()
    assert sum(money_of(table.state.worth, list(seating)).values()) == 0
    assert paid(table, seating) == payments


def test_it_is_nothing_where_only_points_are_counted() -> None:
    table = Table("ABC").after("team", "team", "box")
    assert table.points
    assert not any(table.state.worth.values())
    assert paid(table, "ABC") == []


def test_it_owes_those_who_went_home_too() -> None:
    """W38: C left with 2; the rest play on."""
    table = Table("ABCDE", stake_minor=100)
    table.play(settle("B", -9), settle("C", 2), settle("D", -3), settle("E", 4))
    assert table.last == "A+6 B-9 C+2 D-3 E+4"
    table.after("C leaves")
    table.do("set_order", order=list("ABDE"), reason="as in the catalogue")
    table.play(team(B="take", D="take", E="take"), result("team"))
    assert table.last == "A-6 B+2 D+2 E+2"
    assert table.points == {"B": -7, "C": 2, "D": -1, "E": 6}
    assert table.order == "BDEA"
    assert paid(table, "ABCDE") == ["B>E 600", "B>C 100", "D>C 100"]


@pytest.mark.parametrize(
    ("stake", "games", "payments"),
    [
        # Who owes most pays whom is owed most; two pairs need two payments, not three.
        (100, ["team"], ["A>B 100", "A>C 100", "A>D 100"]),
        (100, ["team", "team"], ["A>C 200", "B>D 200"]),
        (100, ["team", "team", "team"], ["A>D 100", "B>D 100", "C>D 100"]),
        # Everybody was box once: nobody owes anything.
        (100, ["team", "team", "team", "team"], []),
        (1, ["box", "box", "box"], ["B>A 3", "C>A 3", "D>A 3"]),
    ],
)
def test_it_is_squared_by_the_fewest_payments(
    stake: int, games: list[str], payments: list[str]
) -> None:
    assert paid(Table("ABCD", stake_minor=stake).after(*games), "ABCD") == payments


def test_it_follows_undo_and_corrections_at_the_stake_of_their_game() -> None:
    table = night()
    table.do("correct_game", game=1, events=[result("box")])
    assert table.state.worth == {"A": 0, "B": 150, "C": -150}
    table.after("void", "void")
    assert table.state.worth == {"A": -125, "B": 75, "C": 50}


def test_it_shares_half_points_with_the_partner_to_the_cent() -> None:
    """The box gets 1.5: a point and a half-point of 5 cents, one and one half of them for C."""
    rules = {"partner_from": 4, "partner_split": "half_points"}
    table = Table("ABCD", rules=rules, stake_minor=5).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.play(settle("B", -1), settle("D", -0.5))
    assert table.last == "A+1 B-1 C+0.5 D-0.5"
    assert money_of(table.state.worth, list("ABCD")) == {"A": 5, "B": -5, "C": 3, "D": -3}
    assert paid(table, "ABCD") == ["B>A 5", "D>C 3"]
