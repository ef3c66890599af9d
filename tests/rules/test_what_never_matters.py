"""Random games twice: changed in what must not matter, or must matter in one way only.

The games are seeded; the same seeds always give the same games.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from chouette.rules.options import OPTION_BY_FIELD
from chouette.tools import SCORE
from clubsite.json_tools import is_refusal

from .random_games import Row, kinds, rows, scored

FROWNED = {
    "box_doubles": ("free", "all_at_level", "captain_included"),
    "box_take": ("same_value_same_action", "half_or_none", "break_even", "captain_downwards"),
    "answer_order": ("captain_first", "last_first", "by_score"),
    "team_double": ("captain", "unanimous", "majority"),
    "voluntary_extras": (False, True),
    "bought_cubes": (False, True),
    "agreed_results": (False, True),
    "max_players": (2, 16),
    "partner_from": (None, 3),
    "consultation": ("none", "free"),
}


def whole_and_alone(row: Row) -> bool:
    """Nothing agreed, nobody to share with: every point comes from a cube."""
    return row.get("partner") is None and not kinds(row) & {"settle", "quick"}


def test_it_does_not_matter_how_players_are_called() -> None:
    for row in rows(1):
        everybody = [*row["order"], row.get("partner") or ""]
        called = {player: f"{i}-{player[::-1]}" for i, player in enumerate(everybody) if player}
        renamed = scored(_renamed(row, called))
        first = scored(row)
        assert renamed["points"] == {called[p]: won for p, won in first["points"].items()}
        assert renamed["order"] == [called[player] for player in first["order"]]
        assert renamed["reason"]["code"] == first["reason"]["code"]


def _renamed(value: Any, called: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {called.get(key, key): _renamed(item, called) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, called) for item in value]
    return called.get(value, value) if isinstance(value, str) else value


def test_it_does_not_matter_in_which_order_answers_are_written() -> None:
    for row in rows(2):
        events = [dict(event) for event in row["events"]]
        for event in events:
            for key in ("answers", "points"):
                if isinstance(event.get(key), dict):
                    event[key] = dict(reversed(event[key].items()))
        assert scored(row, events=events) == scored(row)


def test_it_does_not_matter_what_a_house_frowns_at() -> None:
    """Kinds V and D: warnings may differ, and nothing else."""
    rng = random.Random(3)
    for row in rows(3):
        frowned = {field: rng.choice(values) for field, values in FROWNED.items()}
        one, other = scored(row), scored(row, rules=frowned)
        assert {**one, "warnings": []} == {**other, "warnings": []}


def test_it_doubles_every_point_with_an_automatic_double() -> None:
    """And moves nobody: seats depend on who won and on the sign of the sum."""
    for row in rows(4, whole_and_alone):
        rules = {"automatic_doubles": None}
        first = scored(row, rules=rules)
        one_more = {"auto_doubles": (row.get("auto_doubles") or 0) + 1}
        doubled = SCORE.answer({**row, "rules": {**row["rules"], **rules}, **one_more})
        if is_refusal(doubled):
            assert doubled["error"]["code"] == "cube_limit"
            continue
        assert doubled["points"] == {player: 2 * won for player, won in first["points"].items()}
        assert doubled["order"] == first["order"]


@pytest.mark.parametrize("field", ["seat", "successor", "winning_captain", "partner_after_loss"])
def test_it_changes_seats_only(field: str) -> None:
    """The points stay, and nobody is lost: in line or the box's partner."""
    for row in rows(5):
        for value in OPTION_BY_FIELD[field].choices or ():
            score = scored(row, rules={field: value})
            assert score["points"] == scored(row)["points"]
            everybody = {*row["order"], row.get("partner")} - {None}
            assert {*score["order"], score["partner"]} - {None} == everybody


def test_it_pays_members_the_same_with_and_without_a_partner() -> None:
    """The partner's share is between him and the box."""
    for row in rows(6, lambda row: row.get("partner") is not None):
        rules = {"lone_taker": "free"}
        alone, shared = scored(row, rules=rules, partner=None), scored(row, rules=rules)
        box, partner = row["order"][0], row["partner"]
        together = shared["points"][box] + shared["points"].pop(partner)
        assert {**shared["points"], box: together} == alone["points"]
        assert alone["partner"] is None


def test_it_is_never_worth_less_with_more_gammons_counting() -> None:
    """Off counts all of them, `game` those after any turn, `cube` those on a turned cube."""
    for row in rows(7, lambda row: row.get("partner") is None):
        cube, game, off = (
            scored(row, rules={"jacoby": j})["points"] for j in ("cube", "game", "off")
        )
        for member in row["order"][1:]:
            if not kinds(row) & {"extra", "buy"}:
                assert abs(cube[member]) <= abs(game[member]) <= abs(off[member])
