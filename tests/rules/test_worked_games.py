"""The worked games of the catalogue whose order does not hang on the seat rule.

Each is named as there and says who published it; cubes start at 1 and Jacoby is off unless a game
is about it. The games in which the seat rules differ stand in `test_worked_seats`.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, result, team

SEATS = ("captain", "last_man", "net", "all", "la_hybrid")


def all_answer(members: str, word: str) -> dict[str, str]:
    return dict.fromkeys(members, word)


ONE_CUBE: dict[str, tuple[str, list[Event], str, str]] = {
    "W01 Cooke-Bradshaw: no cube turned, box wins": (
        *("ABCDE", [result("box")]),
        *("A+4 B-1 C-1 D-1 E-1", "ACDEB"),
    ),
    "W02 Cooke-Bradshaw: no cube turned, team wins": (
        *("ABCDE", [result("team")]),
        *("A-4 B+1 C+1 D+1 E+1", "BCDEA"),
    ),
    "W03 box doubles, all take, team wins a gammon": (
        *("ABCD", [box(**all_answer("BCD", "take")), result("team", "gammon")]),
        *("A-12 B+4 C+4 D+4", "BCDA"),
    ),
    "W05 rec.games.backgammon 1996: double and redouble": (
        *("ABCD", [team("take"), box(**all_answer("BCD", "take")), result("team")]),
        *("A-12 B+4 C+4 D+4", "BCDA"),
    ),
    "W06 the captain drops, the acting captain wins": (
        *("ABCDE", [box(B="drop", C="take", D="take", E="drop"), result("team")]),
        *("A-2 B-1 C+2 D+2 E-1", "CDEBA"),
    ),
    "W07 the same, the box wins a gammon, strictly": (
        *("ABCDE", [box(B="drop", C="take", D="take", E="drop"), result("box", "gammon")]),
        *("A+10 B-1 C-4 D-4 E-1", "ADEBC"),
    ),
    "W09 box doubles, all drop": (
        *("ABCD", [box(**all_answer("BCD", "drop"))]),
        *("A+3 B-1 C-1 D-1", "ACDB"),
    ),
    "W10 team doubles, box drops": (
        *("ABCD", [team("drop")]),
        *("A-3 B+1 C+1 D+1", "BCDA"),
    ),
}


@pytest.mark.parametrize("name", ONE_CUBE)
@pytest.mark.parametrize("seat", SEATS)
def test_with_one_cube(name: str, seat: str) -> None:
    order, events, points, following = ONE_CUBE[name]
    game = played(order, *events, cubes="single", jacoby="off", seat=seat)
    assert game.points == points
    assert game.order == following


def test_w07_pro_tem() -> None:
    order, events, points, _ = ONE_CUBE["W07 the same, the box wins a gammon, strictly"]
    rules = {"cubes": "single", "jacoby": "off", "acting_captain": "keeps_turn"}
    game = played(order, *events, **rules)
    assert (game.points, game.order) == (points, "ACDEB")


MANY_CUBES: dict[str, tuple[str, list[Event], dict[str, Any], str, str]] = {
    "W04 Independent: all doubled, team wins a gammon": (
        *("ABCDE", [team(**all_answer("BCDE", "take")), result("team", "gammon")], {}),
        *("A-16 B+4 C+4 D+4 E+4", "BCDEA"),
    ),
    "W12 two take and two drop, box wins a gammon": (
        "ABCDE",
        [box(B="take", C="drop", D="take", E="drop"), result("box", "gammon")],
        {},
        *("A+10 B-4 C-1 D-4 E-1", "ACDEB"),
    ),
    "W15 D cashes early, the others win a gammon": (
        "ABCDE",
        [team(D="drop"), team(B="take", C="take", E="take"), result("team", "gammon")],
        {},
        *("A-13 B+4 C+4 D+1 E+4", "BCDEA"),
    ),
    "W16a Jacoby for each cube": (
        *("ABCD", [team(B="take"), result("team", "gammon")], {"jacoby": "cube"}),
        *("A-6 B+4 C+1 D+1", "BCDA"),
    ),
    "W16b Jacoby for the game": (
        *("ABCD", [team(B="take"), result("team", "gammon")], {"jacoby": "game"}),
        *("A-8 B+4 C+2 D+2", "BCDA"),
    ),
    "W17a an automatic double is no turn": (
        *("ABC", [result("team", "gammon")], {"jacoby": "cube", "auto_doubles": 1}),
        *("A-4 B+2 C+2", "BCA"),
    ),
    "W17b the same without Jacoby": (
        *("ABC", [result("team", "gammon")], {"auto_doubles": 1}),
        *("A-8 B+4 C+4", "BCA"),
    ),
    "W19a B beavers, C takes, D drops, team wins": (
        *("ABCD", [box(B="beaver", C="take", D="drop"), result("team")], {}),
        *("A-5 B+4 C+2 D-1", "BCDA"),
    ),
    "W19b the same, box wins a gammon": (
        *("ABCD", [box(B="beaver", C="take", D="drop"), result("box", "gammon")], {}),
        *("A+13 B-8 C-4 D-1", "ACDB"),
    ),
    "W20 box raccoons B to 8": (
        *("ABCD", [box(B="beaver/raccoon", C="take", D="drop"), result("team")], {}),
        *("A-9 B+8 C+2 D-1", "BCDA"),
    ),
    "W22 the lone taker must drop": (
        "ABCDEF",
        [box(D="take", **all_answer("BCEF", "drop"))],
        {"lone_taker": "must_drop"},
        *("A+5 B-1 C-1 D-1 E-1 F-1", "ACDEFB"),
    ),
    "W26b the lone taker beavers, box wins a gammon": (
        *("ABCD", [box(B="drop", C="beaver", D="drop"), result("box", "gammon")], {}),
        *("A+10 B-1 C-8 D-1", "ACDB"),
    ),
    "W33 unequal stakes": (
        *("ABCD", [result("team")], {"start_levels": {"B": 1, "C": 2, "D": 2}}),
        *("A-5 B+1 C+2 D+2", "BCDA"),
    ),
    "W35 two players": (
        *("AB", [team(B="take"), result("box", "gammon")], {}),
        *("A+4 B-4", "AB"),
    ),
}


@pytest.mark.parametrize("name", MANY_CUBES)
@pytest.mark.parametrize("seat", SEATS)
def test_with_many_cubes(name: str, seat: str) -> None:
    """Nobody's seat rule changes these: box and last man win or lose together."""
    order, events, rules, points, following = MANY_CUBES[name]
    game = played(order, *events, **{"jacoby": "off", "seat": seat, **rules})
    assert game.points == points
    assert game.order == following
