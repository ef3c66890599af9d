"""Agreed results: what they are worth beside the rest of the game, and who sits where (rows 39-41).

A6: the payer counts as the loser unless the table declares the winner; at nothing nobody moves.
"""

from __future__ import annotations

import pytest

from chouette.rules.squaring import money_from_points

from .games import Event, box, extra, played, result, settle, team


@pytest.mark.parametrize(
    ("points", "winner", "many", "one"),
    [
        # What B agrees; the next order under `captain`; with one cube, where C finishes the game
        # against a box that wins, B is gone at once and C has used up his turn.
        (2, None, "BCDA", "ADBC"),
        (-2, None, "ACDB", "ADBC"),
        (0.5, None, "BCDA", "ADBC"),
        (-0.5, None, "ACDB", "ADBC"),
        (0, None, "ABCD", "ADBC"),
        (2, "box", "ACDB", "ADBC"),
        (-2, "member", "BCDA", "ADBC"),
        (0, "box", "ACDB", "ADBC"),
        (0, "member", "BCDA", "ADBC"),
    ],
)
def test_it_decides_between_the_box_and_the_captain(
    points: float, winner: str | None, many: str, one: str
) -> None:
    events = [settle("B", points, winner), result("box")]
    game = played("ABCD", *events)
    assert game.order == many
    assert game.settlement.points["B"] == 2 * points
    assert played("ABCD", *events, cubes="single").order == one


def test_it_is_the_same_points_whoever_is_declared_the_winner() -> None:
    """W30 and W44: B's cube and C's at 4, D's at 2; B pays 2, C and D win."""
    doubled = [box(B="take", C="take"), team(B="take", C="take", D="take")]
    paid = played("ABCD", *doubled, settle("B", -2), result("team"))
    declared = played("ABCD", *doubled, settle("B", -2, "member"), result("team"))
    assert paid.points == declared.points == "A-4 B-2 C+4 D+2"
    assert (paid.order, declared.order) == ("ACDB", "BCDA")
    assert declared.why == (
        "B paid an agreed 2 but counts as the winner, so the captain beat the box; "
        "B takes the box and C is captain next."
    )


def test_it_is_the_figure_that_was_agreed_not_the_fair_one() -> None:
    """W42: the cube at 8; the fair settlement were 1.78, they agreed on 2."""
    events = [box(B="take"), team(B="take"), box(B="take"), settle("B", 2)]
    assert played("AB", *events).points == "A-2 B+2"


def test_it_becomes_money_once_and_still_sums_to_nothing() -> None:
    """W45: half-points at 0.25 a point."""
    game = played("ABC", settle("B", 1.5), settle("C", 1))
    assert game.points == "A-2.5 B+1.5 C+1"
    money = money_from_points([(game.settlement.points, 25)], "ABC")
    assert money == {"A": -62, "B": 37, "C": 25}


@pytest.mark.parametrize(
    ("events", "rules", "points"),
    [
        # The gammon of the others leaves an agreement alone.
        ([settle("B", 1.5), result("team", "gammon")], {"jacoby": "off"}, "A-5.5 B+1.5 C+2 D+2"),
        # A cube that was turned before its contract was settled switches gammons on for all ...
        ([team(B="take"), settle("B", 1), result("team", "gammon")], {}, "A-3 B+1 C+1 D+1"),
        # ... where any turned cube does.
        (
            [team(B="take"), settle("B", 1), result("team", "gammon")],
            {"jacoby": "game"},
            "A-5 B+1 C+2 D+2",
        ),
        # Automatic doubles and own levels do not multiply it.
        ([settle("B", 1.5), result("box")], {"auto_doubles": 2}, "A+6.5 B+1.5 C-4 D-4"),
        ([settle("C", -2.5), result("box")], {"start_levels": {"C": 4}}, "A+4.5 B-1 C-2.5 D-1"),
        # Everybody agrees: no result is needed.
        ([settle("B", 1), settle("D", -0.5), settle("C", -0.5)], {}, "A0 B+1 C-0.5 D-0.5"),
    ],
)
def test_it_is_worth(events: list[Event], rules: dict[str, object], points: str) -> None:
    assert played("ABCD", *events, **rules).points == points


def test_it_leaves_an_extra_running() -> None:
    """C is paid 1 and is out with the box; B's extra at 2 goes on, and C loses it."""
    events = [box(B="drop", C="take"), extra("BC"), settle("C", 1), result("box")]
    game = played("ABC", *events)
    assert game.points == "A0 B0 C0"
    assert game.transfers == ["B>A 1 contract", "A>C 1 contract", "C>B 1 extra"]


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        # B pays a half; C is paid 1 and D pays a half: the box comes out even.
        ("captain", "ACDB"),
        ("net", "ACDB"),
        ("last_man", "ACDB"),
        ("all", "CDBA"),
        ("la_hybrid", "ACDB"),
    ],
)
def test_it_counts_for_every_seat_rule(seat: str, order: str) -> None:
    events = [settle("B", -0.5), settle("C", 1), settle("D", -0.5)]
    assert played("ABCD", *events, seat=seat).order == order


def test_it_is_shared_with_the_partner_in_whole_points_or_halves() -> None:
    """The box gets 2.5 and 1 in all."""
    events = [settle("B", -2.5), result("box")]
    rules = {"partner": "H", "partner_from": 3}
    assert played("ABC", *events, **rules).points == "A+2.5 B-2.5 C-1 H+1"
    halves = played("ABC", *events, partner_split="half_points", **rules)
    assert halves.points == "A+2 B-2.5 C-1 H+1.5"


@pytest.mark.parametrize(
    ("agreed", "sentence"),
    [
        (settle("B", 1.5), "B was paid an agreed 1.5, so the captain beat the box"),
        (settle("B", -2), "B paid an agreed 2, so the box beat the captain"),
        (settle("B", 2, "box"), "B was paid an agreed 2 but counts as beaten, so the box beat"),
        (settle("B", 0), "B and the box agreed on nothing, so the box and the captain agreed"),
        (settle("B", 0, "box"), "B and the box agreed on nothing, the box winning, so the box"),
        (settle("B", 0, "member"), "B and the box agreed on nothing, B winning, so the captain"),
    ],
)
def test_it_is_told(agreed: Event, sentence: str) -> None:
    assert played("ABC", agreed, result("box")).why.startswith(sentence)
