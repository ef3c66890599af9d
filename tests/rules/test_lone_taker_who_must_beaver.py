"""A lone taker who must beaver or drop: scored as he answered, warned of if he only took (row 23).

Canberra: from three players on, beavers and raccoons allowed, the captain's contract decides.
"""

from __future__ import annotations

import pytest

from .games import Event, box, buy, played, result, team

RULES = {"lone_taker": "must_beaver", "lone_taker_from": 3, "beavers": 2}


@pytest.mark.parametrize(
    ("answers", "events", "points", "order", "warned"),
    [
        # W26a and W26b: C beavers at 4.
        ("drop beaver drop", [result("team")], "A-2 B-1 C+4 D-1", "ACDB", False),
        ("drop beaver drop", [result("box", "gammon")], "A+10 B-1 C-8 D-1", "ACDB", False),
        # He took plainly: it counts as he played it, and the table is told.
        ("drop take drop", [result("team")], "A0 B-1 C+2 D-1", "ACDB", True),
        ("drop take drop", [result("box", "gammon")], "A+6 B-1 C-4 D-1", "ACDB", True),
        # The captain is the lone taker.
        ("beaver drop drop", [result("team")], "A-2 B+4 C-1 D-1", "BCDA", False),
        ("take drop drop", [result("team")], "A0 B+2 C-1 D-1", "BCDA", True),
        # The box turns it once more, or gives up the 2 it stood at.
        ("drop beaver/raccoon drop", [result("box")], "A+10 B-1 C-8 D-1", "ACDB", False),
        ("drop beaver/raccoon/drop drop", [], "A+6 B-1 C-4 D-1", "ACDB", False),
        ("drop beaver/drop drop", [], "A0 B-1 C+2 D-1", "ACDB", False),
        # Nobody takes, or two do: the rule has nothing to say.
        ("drop drop drop", [], "A+3 B-1 C-1 D-1", "ACDB", False),
        ("drop take take", [result("team")], "A-3 B-1 C+2 D+2", "ACDB", False),
        ("take take take", [result("team")], "A-6 B+2 C+2 D+2", "BCDA", False),
    ],
)
def test_it_is_scored_as_he_answered(
    answers: str, events: list[Event], points: str, order: str, warned: bool
) -> None:
    double = box(**dict(zip("BCD", answers.split(), strict=True)))
    game = played("ABCD", double, *events, **RULES)
    assert (game.points, game.order) == (points, order)
    assert game.warnings == (["beaver_required"] if warned else [])


def test_it_says_what_he_had_to_do() -> None:
    game = played("ABC", box(B="drop", C="take"), result("team"), **RULES)
    assert game.warning_texts == ["C took alone and had to beaver or drop."]


def test_it_doubles_with_an_automatic() -> None:
    events = [box(B="drop", C="beaver", D="drop"), result("team")]
    assert played("ABCD", *events, auto_doubles=1, **RULES).points == "A-4 B-2 C+8 D-2"


@pytest.mark.parametrize(
    ("order", "events", "more"),
    [
        # Two players: there is no other who dropped.
        ("AB", [box(B="take")], {}),
        # Too few players for the rule of the house.
        ("ABCD", [box(B="drop", C="take", D="drop")], {"lone_taker_from": 5}),
        # No beavers at this table, so none can be asked for.
        ("ABCD", [box(B="drop", C="take", D="drop")], {"beavers": 0}),
        # Not everybody was doubled.
        ("ABCD", [box(B="drop", C="take")], {}),
        # A cube was out already.
        ("ABCD", [team(B="take"), box(C="take", D="drop")], {}),
        # All are redoubled, so it is no first double from the middle.
        ("ABCD", [team(B="take", C="take", D="take"), box(B="drop", C="take", D="drop")], {}),
        # It is the box's second double.
        ("ABCD", [box(B="drop"), box(C="take", D="drop")], {}),
        # A sale was the first double.
        ("ABCD", [buy("DB"), box(B="drop", C="take")], {"bought_cubes": True}),
    ],
)
def test_it_does_not_hold(order: str, events: list[Event], more: dict[str, object]) -> None:
    assert played(order, *events, result("team"), **{**RULES, **more}).warnings == []


def test_it_counts_the_partner_among_the_players() -> None:
    double = box(B="drop", C="take")
    rules = {**RULES, "lone_taker_from": 4, "partner_from": 3}
    assert played("ABC", double, result("box"), **rules).warnings == []
    assert played("ABC", double, result("box"), partner="H", **rules).warnings == [
        "beaver_required"
    ]


def test_it_holds_with_one_cube() -> None:
    """C finishes the game for B, wins it and takes the box."""
    rules = {**RULES, "cubes": "single"}
    plain = played("ABCD", box(B="drop", C="take", D="drop"), result("team"), **rules)
    assert (plain.points, plain.order) == ("A0 B-1 C+2 D-1", "CDBA")
    assert plain.warnings == ["beaver_required"]
    turned = played("ABCD", box(B="drop", C="beaver", D="drop"), result("team"), **rules)
    assert (turned.points, turned.order, turned.warnings) == ("A-2 B-1 C+4 D-1", "CDBA", [])


def test_it_refuses_the_box_who_drops_the_beaver_nothing_under_any_seat_rule() -> None:
    """All three contracts closed at once; D, latest in order, lost his; the box came out even."""
    orders = {"captain": "ACDB", "last_man": "ACDB", "net": "ACDB", "all": "CDBA"}
    for seat, order in {**orders, "la_hybrid": "ACDB"}.items():
        game = played("ABCD", box(B="drop", C="beaver/drop", D="drop"), seat=seat, **RULES)
        assert game.order == order
