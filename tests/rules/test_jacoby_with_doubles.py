"""Jacoby beside automatic doubles, starting levels and beavers (rows 28 to 36).

Each game is worth what stands on the line, once for each scope of the rule. What the cube says
comes from automatic doubles and starting levels too; whether a gammon counts comes only from turns.
"""

from __future__ import annotations

from typing import Any

import pytest

from .games import Event, box, played, refused, result, team

TEAM_GAMMON = result("team", "gammon")
BOX_GAMMON = result("box", "gammon")

GAMES: dict[str, tuple[list[Event], dict[str, Any], str, str, str]] = {
    # name: events, start, points under `cube`, under `game`, under `off`
    "an automatic, one cube turned": (
        *([team(B="take"), TEAM_GAMMON], {"auto_doubles": 1}),
        *("A-10 B+8 C+2", "A-12 B+8 C+4", "A-12 B+8 C+4"),
    ),
    "an automatic, a beaver that lost": (
        *([box(B="beaver"), BOX_GAMMON], {"auto_doubles": 1}),
        *("A+18 B-16 C-2", "A+20 B-16 C-4", "A+20 B-16 C-4"),
    ),
    "two automatics, a beaver refused": (
        *([box(B="beaver/drop"), BOX_GAMMON], {"auto_doubles": 2}),
        *("A-4 B+8 C-4", "A0 B+8 C-8", "A0 B+8 C-8"),
    ),
    "an automatic, a double dropped": (
        *([team(B="drop"), TEAM_GAMMON], {"auto_doubles": 1}),
        *("A-4 B+2 C+2", "A-4 B+2 C+2", "A-6 B+2 C+4"),
    ),
    "three automatics and nothing else": (
        *([result("team", "backgammon")], {"auto_doubles": 3}),
        *("A-16 B+8 C+8", "A-16 B+8 C+8", "A-48 B+24 C+24"),
    ),
    "a raccoon and a take, backgammon": (
        *([box(B="beaver/raccoon", C="take"), result("team", "backgammon")], {}),
        *("A-30 B+24 C+6", "A-30 B+24 C+6", "A-30 B+24 C+6"),
    ),
    "an otter beside a centred cube": (
        *([team(C="beaver/raccoon/otter"), BOX_GAMMON], {}),
        *("A+33 B-1 C-32", "A+34 B-2 C-32", "A+34 B-2 C-32"),
    ),
    "a starting level of 3 and an automatic": (
        *([team(C="take"), TEAM_GAMMON], {"auto_doubles": 1, "start_levels": {"C": 3}}),
        *("A-26 B+2 C+24", "A-28 B+4 C+24", "A-28 B+4 C+24"),
    ),
    "both turned": (
        *([box(B="take", C="take"), BOX_GAMMON], {"auto_doubles": 1}),
        *("A+16 B-8 C-8", "A+16 B-8 C-8", "A+16 B-8 C-8"),
    ),
    "a cube turned and given up later": (
        *([team(B="take"), box(B="drop"), BOX_GAMMON], {"auto_doubles": 1}),
        *("A+6 B-4 C-2", "A+8 B-4 C-4", "A+8 B-4 C-4"),
    ),
}


@pytest.mark.parametrize("scope", ["cube", "game", "off"])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_worth(name: str, scope: str) -> None:
    events, start, *points = GAMES[name]
    expected = points[("cube", "game", "off").index(scope)]
    assert played("ABC", *events, jacoby=scope, **start).points == expected


@pytest.mark.parametrize(
    ("events", "scope", "points"),
    [
        # One cube belongs to all: turned for one it is turned for everybody who is still in.
        ([box(B="beaver", C="beaver"), TEAM_GAMMON], "cube", "A-32 B+16 C+16"),
        ([box(B="drop", C="take"), TEAM_GAMMON], "cube", "A-6 B-2 C+8"),
        ([box(B="drop", C="take"), TEAM_GAMMON], "game", "A-6 B-2 C+8"),
        ([TEAM_GAMMON], "cube", "A-4 B+2 C+2"),
        ([TEAM_GAMMON], "game", "A-4 B+2 C+2"),
        ([TEAM_GAMMON], "off", "A-8 B+4 C+4"),
    ],
)
def test_it_is_worth_with_one_cube_after_an_automatic(
    events: list[Event], scope: str, points: str
) -> None:
    rules = {"cubes": "single", "jacoby": scope}
    assert played("ABC", *events, auto_doubles=1, **rules).points == points


@pytest.mark.parametrize(
    ("auto_doubles", "answer", "code"),
    [
        (8, "beaver", ""),  # 256, 512, 1,024
        (9, "take", ""),  # 512, 1,024
        (9, "beaver", "cube_limit"),
        (9, "beaver/drop", "cube_limit"),  # offered at 2,048, dropped or not
        (10, "take", "cube_limit"),
        (10, "drop", "cube_limit"),
        (11, "take", "cube_limit"),  # does not even start
    ],
)
def test_it_ends_at_1024_whatever_raised_the_cube(
    auto_doubles: int, answer: str, code: str
) -> None:
    events, start = [box(B=answer), result("box")], {"auto_doubles": auto_doubles}
    if code:
        assert refused("AB", *events, **start) == code
    else:
        assert played("AB", *events, **start).points == "A+1024 B-1024"


def test_it_pays_twice_for_a_backgammon_only_where_a_gammon_counts() -> None:
    """Where a backgammon is worth 2: B's cube was turned by an automatic only, C's by a double."""
    events = [team(C="take"), result("team", "backgammon")]
    rules = {"auto_doubles": 1, "backgammon": 2}
    assert played("ABC", *events, **rules).points == "A-10 B+2 C+8"
    assert played("ABC", *events, jacoby="off", **rules).points == "A-12 B+4 C+8"


def test_it_says_that_the_gammon_did_not_count() -> None:
    game = played("ABC", result("team", "backgammon"), auto_doubles=3)
    assert game.why == (
        "The team won a backgammon (B 8, C 8), so the captain beat the box; B takes the box and "
        "C is captain next. Jacoby: no cube was turned, so a backgammon counts 8."
    )


def test_it_says_at_what_a_beaver_was_dropped() -> None:
    events = [box(B="beaver/drop"), BOX_GAMMON]
    assert played("ABC", *events, auto_doubles=2).why == (
        "The box dropped B's beaver at 8, so the captain beat the box; "
        "B takes the box and C is captain next."
    )
