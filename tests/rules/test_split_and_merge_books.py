"""Two tables out of one and one out of two: order, books, stakes, people (row 57).

Each table keeps books of its own; what a player has tonight is the sum over both.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from .games import box, result
from .table import Table


def split(table: Table, players: str = "") -> str:
    """Who went."""
    (event,) = table.do("split_table", table="2", players=list(players))
    return "".join(getattr(event, "players", ()))


def seats(table: Table) -> list[dict[str, Any]]:
    """Everybody of a table, with the stakes they play at, in the order they have there."""
    levels = table.state.levels
    return [{"player": player, "level": levels[player]} for player in table.order]


def tonight(*tables: Table) -> dict[str, float]:
    total: Counter[str] = Counter()
    for table in tables:
        total.update({player: int(2 * points) for player, points in table.points.items()})
    return {player: halves / 2 for player, halves in total.items() if halves}


def test_it_goes_through_a_night_of_one_two_and_one_table() -> None:
    """Eight play; four of them go on elsewhere in an order of their own; then all are together."""
    first = Table("ABCDEFGH").after("team")
    assert first.order == "BCDEFGHA"
    assert split(first) == "FGHA"
    second = Table("FGHA")
    first.after("box")
    second.after("team")
    assert (first.order, second.order) == ("BDEC", "GHAF")
    assert first.points == {"A": -7, "B": 4, "F": 1, "G": 1, "H": 1}
    assert second.points == {"F": -3, "G": 1, "H": 1, "A": 1}
    first.do("merge_table", from_table="2", players=seats(second))
    second.do("merge_into", to_table="1")
    assert first.order == "BDECGHAF"
    first.after("team")
    assert first.order == "DECGHAFB"
    assert tonight(first, second) == dict(zip("ABCDEFGH", (-5, -3, 1, 1, 1, -1, 3, 3), strict=True))


@pytest.mark.parametrize(
    ("players", "named", "went", "stays"),
    [
        # Nobody named: the lower half, and where it is odd the smaller part goes.
        ("ABCDEFGHIJ", "", "FGHIJ", "ABCDE"),
        ("ABCDEFGHI", "", "FGHI", "ABCDE"),
        ("ABCDE", "", "DE", "ABC"),
        ("ABC", "", "C", "AB"),
        # Named: whoever goes, gaps close behind him.
        ("ABCDE", "DB", "DB", "ACE"),
        ("ABCDE", "A", "A", "BCDE"),
        ("ABCDE", "AB", "AB", "CDE"),
    ],
)
def test_it_sends(players: str, named: str, went: str, stays: str) -> None:
    table = Table(players)
    assert split(table, named) == went
    assert table.order == stays


@pytest.mark.parametrize(
    ("named", "after_loss", "order", "partner"),
    [
        # The partner is no member of the team: the lower half is of A, B, D and E.
        ("", "captain", "AB", "C"),
        ("E", "captain", "ABD", "C"),
        # He goes, and the partnership is over.
        ("C", "captain", "ABDE", None),
        # The box goes: the captain has it, the partner stands as after a loss.
        ("A", "captain", "BCDE", None),
        ("A", "own_place", "BDEC", None),
        ("AC", "captain", "BDE", None),
    ],
)
def test_it_takes_a_partnership_apart_only_where_one_of_them_goes(
    named: str, after_loss: str, order: str, partner: str | None
) -> None:
    rules = {"partner_from": 5, "partner_after_loss": after_loss}
    table = Table("ABCDE", rules=rules).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    split(table, named)
    assert (table.order, table.partner) == (order, partner)


def test_it_leaves_those_on_a_break_where_they_are() -> None:
    """Five play, so two go; F's place is kept at the old table."""
    table = Table("ABCDEF").after("F rests")
    assert split(table) == "DE"
    assert table.after("F returns").order == "ABCF"


def test_it_may_send_somebody_on_a_break() -> None:
    table = Table("ABCDEF").after("F rests")
    assert split(table, "FE") == "FE"
    assert (table.line, table.state.seating.away) == ("ABCD", {})


def test_it_keeps_the_stakes_of_those_who_come_over() -> None:
    """G plays for 4, H for 1 (Atlanta's multiples), C has always played for 2."""
    table = Table("ABC", rules={"level_agreement": "multiples"}, levels={"C": 2})
    other = Table("GH", levels={"G": 4})
    table.do("merge_table", from_table="2", players=seats(other))
    table.play(box(G="take"), result("team"))
    assert table.last == "A-12 B+1 C+2 G+8 H+1"
