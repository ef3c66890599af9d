"""The whole sentence for a game: how each contract ended, the rule for the seat, who sits where.

Worked games of the catalogue (W..), and one for each part that a sentence can have.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, buy, extra, played, quick, result, settle, team

ONE = {"cubes": "single"}
STAYS = "the box beat the captain and stays; C is captain next."
GOES = "the captain beat the box; B takes the box and C is captain next."
WON = "the box won the game and stays; C is captain next."
LOST = "the team won the game; B takes the box and C is captain next."
DOUBLED_ALL = team(B="take", C="take", D="take", E="take")

GAMES: dict[str, tuple[str, list[Event], dict[str, Any], str, str]] = {
    # name: players, events, rules, what happened, what follows from it
    "W01": ("ABCDE", [result("box")], ONE,
            "The box won a single game (B 1, C 1, D 1, E 1)", WON),
    "W04": ("ABCDE", [DOUBLED_ALL, result("team", "gammon")], {},
            "The team won a gammon (B 4, C 4, D 4, E 4)", GOES),
    "W06": ("ABCDE", [box(B="drop", C="take", D="take", E="drop"), result("team")], ONE,
            "B, E dropped at 1; the team won a single game (C 2, D 2)",
            "the team won the game; C, in to the end, takes the box and D is captain next."),
    "W09": ("ABCD", [box(B="drop", C="drop", D="drop")], ONE, "B, C, D dropped at 1", WON),
    "W10": ("ABCD", [team("drop")], ONE, "The box dropped to B, C, D at 1", LOST),
    "W12": ("ABCDE", [box(B="take", C="drop", D="take", E="drop"), result("box", "gammon")], {},
            "C, E dropped at 1; the box won a gammon (B 4, D 4)", STAYS),
    "W13": ("ABCD", [team(B="take"), box(B="drop"), team(C="take"), result("team")], {},
            "B dropped at 2", STAYS),
    "W13 by the sum": (
        "ABCD", [team(B="take"), box(B="drop"), team(C="take"), result("team")], {"seat": "net"},
        "B dropped at 2; the team won a single game (C 2, D 1)",
        "the box lost 1 on the game; C is next in line for the box and D is captain next."),
    "W15": ("ABCDE", [team(D="drop"), team(B="take", C="take", E="take"), result("team", "gammon")],
            {}, "The box dropped to D at 1; the team won a gammon (B 4, C 4, E 4)", GOES),
    "W16a": ("ABCD", [team(B="take"), result("team", "gammon")], {},
             "The team won a gammon (B 4, C 1, D 1)",
             f"{GOES} Jacoby: the cubes of C, D were not turned, so a gammon counts 1 there."),
    "W20": ("ABCD", [box(B="beaver/raccoon", C="take", D="drop"), result("team")], {},
            "D dropped at 1; the team won a single game (B 8, C 2)", GOES),
    "W22": ("ABCDEF", [box(B="drop", C="drop", D="take", E="drop", F="drop")],
            {"lone_taker": "must_drop"},
            "B, C dropped at 1; D took alone, which counts as a drop at 1; E, F dropped at 1",
            STAYS),
    "W24": ("ABCD", [box(B="drop", C="take", D="drop"), extra("BC"), extra("DC"),
                     result("box", "gammon")], {"lone_taker_from": 4, "lone_taker": "extras"},
            "B, D dropped at 1",
            (f"{STAYS} Besides, C lost 4 on the extra from B, who had paid 1 for it; "
            "C lost 4 on the extra from D, who had paid 1 for it.")),
    "W29": ("ABC", [team(B="take", C="take"), result("team", "gammon")], {"partner": "H"},
            "The team won a gammon (B 4, C 4)",
            "the captain beat the box; B takes the box and H is captain next."),
    "W31": ("ABCDE", [team(B="take", C="drop", D="drop", E="drop"), result("box")],
            {"seat": "la_hybrid"},
            "The box dropped to C, D, E at 1; the box won a single game (B 2)",
            ("the box won the contract closed last, B's, but lost 1 in all; "
            "C is next in line for the box and D is captain next.")),
    "a captain who won stays": (
        "ABCD", [team(B="drop"), result("box")], {"seat": "net", "winning_captain": "stays"},
        "The box dropped to B at 1; the box won a single game (C 1, D 1)",
        "the box gained 1 on the game and stays; B, who won, stays captain."),
    "those who captained after the captain": (
        "ABCDE", [box(B="drop"), box(C="drop"), result("box")], {"acting_captain": "uses_turn"},
        "B, C dropped at 1",
        ("the box beat the captain and stays; E is captain next. "
        "C, D captained after B, lost and went to the end as well.")),
    "a dropped raccoon beside a dropped beaver": (
        "ABC", [box(B="beaver/raccoon/drop", C="beaver/drop")], {},
        "B dropped a raccoon at 4; the box dropped C's beaver at 2", STAYS),
    "otters dropped by both": (
        "ABC", [box(B="beaver/raccoon/otter/drop"), team(C="beaver/raccoon/otter/drop")], {},
        "The box dropped B's otter at 8; C dropped an otter at 8", GOES),
    "drops at different levels": (
        "ABCD", [box(B="drop", C="drop", D="drop")], {"start_levels": {"C": 3}},
        "B dropped at 1; C dropped at 3; D dropped at 1", STAYS),
    "a sale and an agreement": (
        "ABCD", [buy("DB"), settle("C", -0.5), result("team", "backgammon")], {},
        "C paid an agreed 0.5; D sold the cube to B for 1; the team won a backgammon (B 1)",
        (f"{GOES} Jacoby: the cube of B was not turned, so a backgammon counts 1 there. "
        "Besides, B won 6 on the cube bought from D.")),
    "a game kept in the head": (
        "ABCD", [quick("box", B=-4, C=2, D=0)], {},
        "B paid 4; C gained 2; D neither gained nor paid", STAYS),
    "an order that stays": (
        "ABC", [settle("B", 0), result("box")], {}, "B and the box agreed on nothing",
        "the box and the captain agreed on nothing; the order stays."),
    "a draw with one cube": (
        "ABC", [box(B="drop", C="take"), settle("C", 0)], ONE,
        "B dropped at 1; C and the box agreed on nothing",
        "the last contract was settled at nothing and the box stays; C is captain next."),
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_it_tells(name: str) -> None:
    players, events, rules, happened, follows = GAMES[name]
    assert played(players, *events, **rules).why == f"{happened}, so {follows}"
