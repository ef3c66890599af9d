"""Every reason for which the box stays has a game that leads to it and a sentence that says it."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.templates import SEATS
from chouette.rules.wording import reason_text

from .games import Event, box, played, result, settle, team

CASHED = (team(B="drop"), box(C="drop"), result("box"))
ALL = {"seat": "all"}
LAST = {"seat": "last_man"}
NET = {"seat": "net"}
HYBRID = {"seat": "la_hybrid"}
ONE = {"cubes": "single"}
STAYS = {"winning_captain": "stays"}

GAMES: dict[str, tuple[list[Event], dict[str, Any], str]] = {
    "captain_beaten.captain_next": (
        *([result("box")], {}),
        "the box beat the captain and stays; C is captain next",
    ),
    "captain_drew.order_stays": (
        *([settle("B", 0), result("box")], {}),
        "the box and the captain agreed on nothing; the order stays",
    ),
    "last_man_beaten.captain_next": (
        *([result("box")], LAST),
        "the box won the contract closed last, D's, and stays; C is captain next",
    ),
    "last_man_beaten.captain_stays": (
        *([*CASHED], {**LAST, **STAYS}),
        "the box won the contract closed last, D's, and stays; B, who won, stays captain",
    ),
    "net_gain.captain_next": (
        *([result("box")], NET),
        "the box gained 3 on the game and stays; C is captain next",
    ),
    "net_gain.captain_stays": (
        *([*CASHED], {**NET, **STAYS}),
        "the box gained 1 on the game and stays; B, who won, stays captain",
    ),
    "net_even.captain_next": (
        *([settle("B", -1), settle("C", 1), settle("D", 0)], NET),
        "the box came out even on the game and stays; C is captain next",
    ),
    "net_even.captain_stays": (
        *([settle("B", 1), settle("C", -1), settle("D", 0)], {**NET, **STAYS}),
        "the box came out even on the game and stays; B, who won, stays captain",
    ),
    "hybrid_gain.captain_next": (
        *([result("box")], HYBRID),
        "the box won the contract closed last, D's, gained 3 and stays; C is captain next",
    ),
    "hybrid_gain.captain_stays": (
        *([*CASHED], {**HYBRID, **STAYS}),
        "the box won the contract closed last, D's, gained 1 and stays; B, who won, stays captain",
    ),
    "hybrid_even.captain_next": (
        *([settle("B", -1), settle("C", 2), settle("D", -1)], HYBRID),
        "the box won the contract closed last, D's, came out even and stays; C is captain next",
    ),
    "hybrid_even.captain_stays": (
        *([settle("B", 1), settle("C", 0), settle("D", -1)], {**HYBRID, **STAYS}),
        (
            "the box won the contract closed last, D's, came out even and stays; B, who won, "
            "stays captain"
        ),
    ),
    "all_beaten.captain_next": (
        *([result("box")], ALL),
        "the box lost to nobody and stays; C is captain next",
    ),
    "game_to_box.captain_next": (
        *([result("box")], ONE),
        "the box won the game and stays; C is captain next",
    ),
    "game_drawn.captain_next": (
        *([box(B="drop", C="drop", D="take"), settle("D", 0)], ONE),
        "the last contract was settled at nothing and the box stays; C is captain next",
    ),
}


@pytest.mark.parametrize("code", GAMES)
def test_it_has_a_game_and_a_sentence(code: str) -> None:
    events, rules, sentence = GAMES[code]
    reason = played("ABCD", *events, **rules).settlement.reason
    assert reason.code == code
    assert reason_text(reason) == sentence


def test_these_are_all_there_are() -> None:
    endings = ("captain_next", "captain_stays", "order_stays")
    assert set(GAMES) == {code for code in SEATS if code.endswith(endings)}
