"""An earlier game scored anew as any kind of game (contract 2.1): points move, seats do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from .games import Event, box, buy, extra, quick, result, settle, team
from .table import Table

STAYS = "the box beat the captain and stays; C is captain next."
GOES = "the captain beat the box; B takes the box and C is captain next."

CORRECTIONS: dict[str, tuple[list[Event], int | None, str, str, str]] = {
    "the other side, a gammon": (
        *([team(B="take"), result("box", "gammon")], None, "A+6 B-4 C-1 D-1"),
        "The box won a gammon (B 4, C 1, D 1)",
        f"{STAYS} Jacoby: the cubes of C, D were not turned, so a gammon counts 1 there.",
    ),
    "a redouble that was dropped": (
        *([team(B="take"), box(B="drop"), result("team")], None, "A0 B-2 C+1 D+1"),
        *("B dropped at 2", STAYS),
    ),
    "a beaver": (
        *([box(B="beaver"), result("box")], None, "A+6 B-4 C-1 D-1"),
        *("The box won a single game (B 4, C 1, D 1)", STAYS),
    ),
    "an extra": (
        [box(B="drop", C="take", D="drop"), extra("BC"), result("team")],
        *(None, "A0 B-4 C+5 D-1", "B, D dropped at 1"),
        f"{STAYS} Besides, C won 2 on the extra from B, who had paid 1 for it.",
    ),
    "a bought cube": (
        *([buy("DB"), result("team")], None, "A-4 B+4 C+1 D-1"),
        "D sold the cube to B for 1; the team won a single game (B 1, C 1)",
        f"{GOES} Besides, B won 2 on the cube bought from D.",
    ),
    "an agreed result": (
        *([settle("B", 1.5), result("box")], None, "A+0.5 B+1.5 C-1 D-1"),
        *("B was paid an agreed 1.5", GOES),
    ),
    "an automatic double nobody had entered": (
        *([result("team")], 1, "A-6 B+2 C+2 D+2"),
        *("The team won a single game (B 2, C 2, D 2)", GOES),
    ),
    "what the table had in mind": (
        *([quick(B=2, C=-1, D=0)], None, "A-1 B+2 C-1 D0"),
        *("B gained 2; C paid 1; D neither gained nor paid", GOES),
    ),
}


def corrected(name: str) -> Table:
    """The team won the first game, the box the second; then the first is corrected."""
    table = Table("ABCD").after("team", "box")
    events, auto_doubles, *_ = CORRECTIONS[name]
    fields = {} if auto_doubles is None else {"auto_doubles": auto_doubles}
    table.do("correct_game", game=1, events=events, **fields)
    return table


@pytest.mark.parametrize("name", CORRECTIONS)
def test_it_is_scored_by_the_events_given_now(name: str) -> None:
    table = corrected(name)
    _, _, points, happened, decided = CORRECTIONS[name]
    table.state = replace(table.state, records=table.state.records[:1])
    assert (table.last, table.why) == (points, f"{happened}, so {decided}")
    assert table.state.records[0].revision == 2


@pytest.mark.parametrize("name", CORRECTIONS)
def test_it_leaves_the_seats_as_they_were_played(name: str) -> None:
    table = corrected(name)
    assert table.order == "BDAC"
    assert table.state.records[1].order == ("B", "C", "D", "A")
    assert table.after("box").order == "BACD"


@pytest.mark.parametrize("name", CORRECTIONS)
def test_it_moves_the_difference_only(name: str) -> None:
    """The second game: B won 1 of each."""
    points = dict.fromkeys("ABCD", -1.0) | {"B": 3.0}
    for told in CORRECTIONS[name][2].split():
        points[told[0]] += float(told[1:])
    assert corrected(name).points == {player: won for player, won in points.items() if won}


def keith(players: str, **rules: Any) -> Table:
    return Table(players, rules={"cubes": "single", "acting_captain": "uses_turn", **rules})


def test_it_is_by_the_rules_of_one_cube_where_it_was_played_so() -> None:
    table = keith("ABCD").after("box")
    table.do("change_rules", ruleset="cambridge")
    events = [box(B="drop", C="take", D="take"), result("team")]
    table.do("correct_game", game=1, events=events)
    assert (table.last, table.order) == ("A-3 B-1 C+2 D+2", "ACDB")


def test_it_refuses_what_those_rules_refuse() -> None:
    table = keith("ABCD").after("box")
    fault = table.refusal("correct_game", game=1, events=[box(B="drop"), result("team")])
    assert fault.detail == "Every member still in must answer: C, D did not."


def test_it_shares_with_the_partner_of_that_game() -> None:
    table = Table("ABCDE", rules={"partner_from": 5}).after("offer_partner")
    table.do("answer_partner", player="C", accept=True)
    table.after("team", "team")
    table.do("correct_game", game=1, events=[team(B="take"), result("box", "gammon")])
    (change,) = table.changes
    share = [t for t in change.post if t.kind == "share"]
    assert [(t.payer, t.payee, t.amount) for t in share] == [("A", "C", 6)]
    # First game now: A and C 3 each of 6; second: B lost 1 to everybody.
    assert table.points == {"A": 4, "B": -8, "C": 4}
