"""Players are known by any text; the rules never look inside it."""

from __future__ import annotations

import json

import pytest

from chouette.rules.tool import score_line, score_object

from .games import result

NAMES = [
    ("1", "2", "10"),
    ("Ștefan", "Ana-María", "李"),
    ("box", "team", "captain"),
    ("Ana, Bogdan", "Carla; Dinu", "{player}"),
    ("a", "A", "à"),
    (" ", "  ", "\t"),
    ("\ud800", "x" * 80, '"quoted"'),
    ("answers", "type", "__class__"),
]


@pytest.mark.parametrize("names", NAMES)
def test_it_scores_players_of_any_name(names: tuple[str, str, str]) -> None:
    box, captain, member = names
    game = {
        "order": list(names),
        "events": [
            {"type": "double", "side": "box", "answers": {captain: "drop", member: "take"}},
            {"type": "extra", "giver": captain, "taker": member},
            result("team"),
        ],
    }
    answer = score_object(game)
    assert answer["points"] == {box: -1, captain: -4, member: 5}
    assert answer["order"] == [box, member, captain]
    assert captain in answer["why"]


@pytest.mark.parametrize("names", NAMES)
def test_it_survives_the_way_through_a_line(names: tuple[str, str, str]) -> None:
    game = {"id": names[0], "order": list(names), "events": [result("box")]}
    assert score_line(json.dumps(game)) == score_object(game)
    assert json.loads(json.dumps(score_object(game)))["id"] == names[0]


def test_it_tells_players_apart_by_every_letter() -> None:
    assert score_object({"order": ["Ana", "ana", "Ana "], "events": [result("box")]})["points"] == {
        "Ana": 2,
        "ana": -1,
        "Ana ": -1,
    }


@pytest.mark.parametrize("name", ["", None, 1, True, ["A"], {"A": 1}])
def test_it_wants_a_text(name: object) -> None:
    answer = score_object({"order": ["A", name], "events": [result("box")]})
    assert answer["error"]["code"] == "bad_json"
