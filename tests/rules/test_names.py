"""Players are known by any text; the rules never look inside it."""

from __future__ import annotations

import json

import pytest

from chouette.tools import SCORE

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
    answer = SCORE.answer(game)
    assert answer["points"] == {box: -1, captain: -4, member: 5}
    assert answer["order"] == [box, member, captain]
    assert captain in answer["why"]


@pytest.mark.parametrize("names", [names for names in NAMES if "\ud800" not in names])
def test_it_survives_the_way_through_a_line(names: tuple[str, str, str]) -> None:
    game = {"id": names[0], "order": list(names), "events": [result("box")]}
    assert SCORE.answer_line(json.dumps(game)) == SCORE.answer(game)
    assert json.loads(json.dumps(SCORE.answer(game)))["id"] == names[0]


def test_it_refuses_a_line_with_half_a_character() -> None:
    game = {"order": ["\ud800", "B"], "events": [result("box")]}
    answer = SCORE.answer_line(json.dumps(game))
    assert answer["error"]["code"] == "bad_json"


def test_it_tells_players_apart_by_every_letter() -> None:
    assert SCORE.answer({"order": ["Ana", "ana", "Ana "], "events": [result("box")]})["points"] == {
        "Ana": 2,
        "ana": -1,
        "Ana ": -1,
    }


@pytest.mark.parametrize("name", ["", None, 1, True, ["A"], {"A": 1}])
def test_it_wants_a_text(name: object) -> None:
    answer = SCORE.answer({"order": ["A", name], "events": [result("box")]})
    assert answer["error"]["code"] == "bad_json"
