"""Every reason for which the box goes has a game that leads to it and a sentence that says it."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.rules.templates import SEATS
from chouette.rules.wording import reason_text

from .games import Event, box, played, result, settle, team

ALL = {"seat": "all"}
LAST = {"seat": "last_man"}
NET = {"seat": "net"}
HYBRID = {"seat": "la_hybrid"}
ONE = {"cubes": "single"}
ACTING = {"successor": "acting_captain"}

GAMES: dict[str, tuple[list[Event], dict[str, Any], str]] = {
    "captain_won.captain": (
        *([result("team")], {}),
        "the captain beat the box; B takes the box and C is captain next",
    ),
    "last_man_not_beaten.captain": (
        *([result("team")], LAST),
        "the box did not win the contract closed last, D's; B takes the box and C is captain next",
    ),
    "last_man_not_beaten.next_in_line": (
        *([box(B="drop"), result("team")], LAST),
        (
            "the box did not win the contract closed last, D's; C is next in line for the box"
            " and D is captain next"
        ),
    ),
    "last_man_not_beaten.acting_captain": (
        *([box(B="drop", C="drop"), result("team")], {**LAST, **ACTING}),
        (
            "the box did not win the contract closed last, D's; D, in to the end, takes the "
            "box and C is captain next"
        ),
    ),
    "net_loss.captain": (
        *([result("team")], NET),
        "the box lost 3 on the game; B takes the box and C is captain next",
    ),
    "net_loss.next_in_line": (
        *([box(B="drop"), result("team")], NET),
        "the box lost 1 on the game; C is next in line for the box and D is captain next",
    ),
    "net_loss.acting_captain": (
        *([box(B="drop"), team(C="drop"), settle("D", 1)], {**NET, **ACTING}),
        "the box lost 1 on the game; D, in to the end, takes the box and C is captain next",
    ),
    "hybrid_loss.captain": (
        *([settle("B", 2), settle("C", 0), settle("D", -1)], HYBRID),
        (
            "the box won the contract closed last, D's, but lost 1 in all; B takes the box "
            "and C is captain next"
        ),
    ),
    "hybrid_loss.next_in_line": (
        *([settle("B", -1), settle("C", 3), settle("D", -1)], HYBRID),
        (
            "the box won the contract closed last, D's, but lost 1 in all; C is next in line "
            "for the box and D is captain next"
        ),
    ),
    "hybrid_loss.acting_captain": (
        *([settle("B", -1), settle("C", 3), settle("D", -1)], {**HYBRID, **ACTING}),
        (
            "the box won the contract closed last, D's, but lost 1 in all; D, in to the end, "
            "takes the box and C is captain next"
        ),
    ),
    "not_all_beaten.captain": (
        *([team(B="drop"), result("box")], ALL),
        "the box had to beat everybody and lost to B; B takes the box and C is captain next",
    ),
    "not_all_beaten.next_in_line": (
        *([team(C="drop"), result("box")], ALL),
        (
            "the box had to beat everybody and lost to C; C is next in line for the box and D"
            " is captain next"
        ),
    ),
    "not_all_beaten.acting_captain": (
        *([team(C="drop"), result("box")], {**ALL, **ACTING}),
        (
            "the box had to beat everybody and lost to C; D, in to the end, takes the box and"
            " C is captain next"
        ),
    ),
    "game_to_team.captain": (
        *([result("team")], ONE),
        "the team won the game; B takes the box and C is captain next",
    ),
    "game_to_team.acting_captain": (
        *([box(B="drop", C="take", D="take"), result("team")], ONE),
        "the team won the game; C, in to the end, takes the box and D is captain next",
    ),
}


@pytest.mark.parametrize("code", GAMES)
def test_it_has_a_game_and_a_sentence(code: str) -> None:
    events, rules, sentence = GAMES[code]
    reason = played("ABCD", *events, **rules).settlement.reason
    assert reason.code == code
    assert reason_text(reason) == sentence


def test_these_are_all_there_are() -> None:
    assert set(GAMES) == {
        code for code in SEATS if code.endswith((".captain", "_captain", "_line"))
    }
