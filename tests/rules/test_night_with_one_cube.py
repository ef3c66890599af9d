"""A night by Keith's rules for one cube, game by game, as its score sheet would show it.

Five players, beavers, one automatic double, a lone taker must drop, an acting captain uses up his
turn. Each line: what happened, the points of the game, the next order.
"""

from __future__ import annotations

from typing import Any

from .games import Event, box, result, settle, team
from .table import Table

NIGHT: list[tuple[str, dict[str, Any], list[Event], str, str]] = [
    (
        "B and E drop, C finishes the game and wins the box (W06)",
        {},
        [box(B="drop", C="take", D="take", E="drop"), result("team")],
        *("A-2 B-1 C+2 D+2 E-1", "CDEBA"),
    ),
    (
        "the team doubles and C gives up: one each",
        {},
        [team("drop")],
        *("A+1 B+1 C-4 D+1 E+1", "DEBAC"),
    ),
    (
        "of five C alone would take, so he must drop too",
        {},
        [box(E="drop", B="drop", A="drop", C="take")],
        *("A-1 B-1 C-1 D+4 E-1", "DBACE"),
    ),
    (
        "A drops; B pays 3 and goes last at once; C acts for him, loses a gammon and follows",
        {},
        [
            box(B="take", A="drop", C="take", E="take"),
            *(settle("B", -3), result("box", "gammon")),
        ],
        *("A-1 B-3 C-4 D+12 E-4", "DAEBC"),
    ),
    (
        "equal opening dice; nobody doubles, so the gammon counts two",
        {"auto_doubles": 1},
        [result("team", "gammon")],
        *("A+2 B+2 C+2 D-8 E+2", "AEBCD"),
    ),
    (
        "the team doubles; the box redoubles, C gives up at 2, the others win 4",
        {},
        [team("take"), box(E="take", B="take", C="drop", D="take"), result("team")],
        *("A-10 B+4 C-2 D+4 E+4", "EBCDA"),
    ),
    (
        "the captain beavers with everybody and the box turns no further",
        {},
        [box(B="beaver", C="beaver", D="beaver", A="beaver"), result("box")],
        *("A-4 B-4 C-4 D-4 E+16", "ECDAB"),
    ),
    (
        "the captain settles for half a point; D acts for him and the box drops to the rest",
        {},
        [settle("C", 0.5), team("drop")],
        *("A+1 B+1 C+0.5 D+1 E-3.5", "DABCE"),
    ),
]

TOTALS = {"A": -14, "B": -1, "C": -10.5, "D": 12, "E": 13.5}


def night(table: Table) -> None:
    """The whole night; each game is checked as it is over."""
    for told, start, events, points, order in NIGHT:
        table.do("start_game", **start)
        table.play(*events)
        assert table.last == points, told
        assert table.order == order, told


def test_it_is_scored_game_by_game() -> None:
    night(Table("ABCDE", rules="keith-one-cube"))


def test_it_adds_up() -> None:
    table = Table("ABCDE", rules="keith-one-cube")
    night(table)
    assert table.points == TOTALS
    assert sum(TOTALS.values()) == 0


def test_it_can_be_taken_back_game_by_game() -> None:
    """Two commands and more a game: each goes back by itself, down to the first order."""
    table = Table("ABCDE", rules="keith-one-cube")
    night(table)
    orders = ["ABCDE", *(order for *_, order in NIGHT)]
    while table.state.records or table.state.game:
        assert table.order == orders[len(table.state.records)]
        table.do("void")
    assert (table.order, table.points) == ("ABCDE", {})


TOLD = [
    (
        "B, E dropped at 1; the team won a single game (C 2, D 2)",
        "the team won the game; C, in to the end, takes the box and D is captain next.",
    ),
    (
        "The box dropped to D, E, B, A at 1",
        "the team won the game; D takes the box and E is captain next.",
    ),
    (
        "E, B, A dropped at 1; C took alone, which counts as a drop at 1",
        "the box won the game and stays; B is captain next.",
    ),
    (
        "B paid an agreed 3; A dropped at 1; the box won a gammon (C 4, E 4)",
        (
            "the box won the game and stays; A is captain next. "
            "C captained after B, lost and went to the end as well."
        ),
    ),
    (
        "The team won a gammon (A 2, E 2, B 2, C 2)",
        (
            "the team won the game; A takes the box and E is captain next. "
            "Jacoby: the cube was not turned, so a gammon counts 2."
        ),
    ),
    (
        "C dropped at 2; the team won a single game (E 4, B 4, D 4)",
        "the team won the game; E takes the box and B is captain next.",
    ),
    (
        "The box won a single game (B 4, C 4, D 4, A 4)",
        "the box won the game and stays; C is captain next.",
    ),
    (
        "C was paid an agreed 0.5; the box dropped to D, A, B at 1",
        "the team won the game; D, in to the end, takes the box and A is captain next.",
    ),
]


def test_it_is_told_by_what_happened_and_the_rule_that_decided() -> None:
    table = Table("ABCDE", rules="keith-one-cube")
    for (_, start, events, _, _), (happened, decided) in zip(NIGHT, TOLD, strict=True):
        table.do("start_game", **start)
        table.play(*events)
        assert table.why == f"{happened}, so {decided}"
