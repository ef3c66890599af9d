"""A lone taker who must accept extras: worked games (rows 23 to 26: Keith, Los Angeles).

A doubles B, C, D and E; C alone takes. Whoever dropped may pay C the 1 he lost and give him a cube
at 2, which C owns.
"""

from __future__ import annotations

import pytest

from .games import Event, Played, box, double_extra, extra, played, result, team

EXTRAS = {"lone_taker": "extras"}
ALONE = box(B="drop", C="take", D="drop", E="drop")
ALL_THREE = [extra("BC"), extra("DC"), extra("EC")]


def alone(*events: Event, double: Event = ALONE, **rules: object) -> Played:
    return played("ABCDE", double, *events, **{**EXTRAS, **rules})


@pytest.mark.parametrize(
    ("events", "points"),
    [
        # Nobody gives one: three droppers at 1, one contract at 2.
        ([result("team")], "A+1 B-1 C+2 D-1 E-1"),
        # One gives: he loses the 1, pays 1 and loses 2 on the cube.
        ([extra("BC"), result("team")], "A+1 B-4 C+5 D-1 E-1"),
        ([extra("BC"), extra("EC"), result("team")], "A+1 B-4 C+8 D-1 E-4"),
        # All give, and every kind of result.
        ([*ALL_THREE, result("team")], "A+1 B-4 C+11 D-4 E-4"),
        ([*ALL_THREE, result("team", "gammon")], "A-1 B-6 C+19 D-6 E-6"),
        ([*ALL_THREE, result("team", "backgammon")], "A-3 B-8 C+27 D-8 E-8"),
        ([*ALL_THREE, result("box")], "A+5 B0 C-5 D0 E0"),
        ([*ALL_THREE, result("box", "gammon")], "A+7 B+2 C-13 D+2 E+2"),
        ([*ALL_THREE, result("box", "backgammon")], "A+9 B+4 C-21 D+4 E+4"),
    ],
)
def test_it_is_worth(events: list[Event], points: str) -> None:
    assert alone(*events).points == points


@pytest.mark.parametrize(
    ("events", "points"),
    [
        # C turns his own cube and one of two extras; the other stays at 2.
        (
            [team(C="take"), double_extra("team", "BC", "take"), result("team")],
            "A-1 B-6 C+12 D-4 E-1",
        ),
        # B drops when C turns his extra: it costs him the 2 it stood at.
        ([double_extra("team", "BC", "drop"), result("team")], "A+1 B-4 C+8 D-4 E-1"),
        ([double_extra("team", "BC", "drop"), result("box")], "A+5 B-4 C0 D0 E-1"),
        # B beavers C's turn, so he backs the box at 8.
        ([double_extra("team", "BC", "beaver"), result("box")], "A+5 B+6 C-10 D0 E-1"),
        # C redoubles the box, is redoubled and drops at 4; the extras run on to the end.
        ([team(C="take"), box(C="drop"), result("box")], "A+7 B0 C-6 D0 E-1"),
        ([team(C="take"), box(C="drop"), result("team")], "A+7 B-4 C+2 D-4 E-1"),
    ],
)
def test_it_is_turned_each_cube_for_itself(events: list[Event], points: str) -> None:
    """B and D gave an extra, E did not."""
    assert alone(extra("BC"), extra("DC"), *events).points == points


def test_it_costs_what_dropping_cost_even_where_he_beavered() -> None:
    """C's box cube stands at 4; the extras cost 1 and stand at 2."""
    double = box(B="drop", C="beaver", D="drop", E="drop")
    assert alone(*ALL_THREE, result("team"), double=double).points == "A-1 B-4 C+13 D-4 E-4"


def test_it_costs_and_counts_twice_after_an_automatic_double() -> None:
    game = alone(*ALL_THREE, result("team"), auto_doubles=1)
    assert game.points == "A+2 B-8 C+22 D-8 E-8"


def test_it_costs_the_givers_own_level() -> None:
    """D plays for three: he loses 3, pays 3, and his extra stands at 6."""
    game = alone(extra("BC"), extra("DC"), result("team"), start_levels={"D": 3})
    assert game.points == "A+3 B-4 C+14 D-12 E-1"


@pytest.mark.parametrize(
    ("seat", "order"),
    [
        # The box beat the captain, and gained 1 in all; C, in to the end, beat him.
        ("captain", "ACDEB"),
        ("net", "ACDEB"),
        ("last_man", "CDEBA"),
        ("all", "CDEBA"),
        ("la_hybrid", "CDEBA"),
    ],
)
def test_it_leaves_the_seat_to_the_contracts_with_the_box(seat: str, order: str) -> None:
    assert alone(*ALL_THREE, result("team"), seat=seat).order == order
    assert alone(result("team"), seat=seat).order == order


class TestWarnings:
    def test_it_is_what_the_house_agreed(self) -> None:
        assert alone(*ALL_THREE, result("team")).warnings == []

    def test_it_is_not_for_takers_who_are_two(self) -> None:
        double = box(B="drop", C="take", D="take", E="drop")
        assert alone(extra("BC"), result("team"), double=double).warning_texts == [
            "Extras are not agreed at this table: B gave one to C."
        ]

    def test_it_is_not_for_tables_that_are_too_small(self) -> None:
        events = [box(B="drop", C="take", D="drop"), extra("BC"), result("team")]
        assert played("ABCD", *events, **EXTRAS).warnings == ["extra_not_agreed"]
        assert played("ABCD", *events, lone_taker_from=4, **EXTRAS).warnings == []


def test_it_is_told_contract_by_contract() -> None:
    assert alone(extra("BC"), extra("DC"), result("box")).why == (
        "B, D, E dropped at 1, so the box beat the captain and stays; C is captain next. "
        "Besides, C lost 2 on the extra from B, who had paid 1 for it; "
        "C lost 2 on the extra from D, who had paid 1 for it."
    )
