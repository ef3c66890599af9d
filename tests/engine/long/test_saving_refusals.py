"""What tells no game, and a history that cannot have been, is refused when a game is read."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.errors import InvalidHistory, MalformedObject
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame

BEGUN = LongGame.start(variants.get("long_classic")).throw("63").play("24/15").to_json()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 99}, "bad_json"),
        ({"version": 0}, "bad_json"),
        ({"version": True}, "bad_json"),
        ({"version": "1"}, "bad_json"),
        ({"version": None}, "bad_json"),
        ({"versoin": 99}, "bad_json"),
        ({"optionz": {"koks": 3}}, "bad_json"),
        ({"hist": []}, "bad_json"),
        ({"turns": [1]}, "bad_position"),
        ({"turns": {}}, "bad_position"),
        ({"last_roll": 1}, "bad_json"),
        ({"last_roll": True}, "bad_position"),
        ({"variant": "nardy"}, "unknown_rule"),
        ({"variant": "short", "options": {}}, "unknown_rule"),
        ({"variant": None}, "bad_json"),
        ({"options": {"murphy": 1}}, "unknown_option"),
        ({"options": {"koks": 9}}, "bad_option"),
        ({"options": []}, "bad_json"),
        ({"white": "24:16"}, "bad_position"),
        ({"white": None}, "bad_json"),
        ({"black": "off:15"}, "game_over"),
        ({"roller": "red"}, "bad_json"),
        ({"roller": ["white"]}, "bad_json"),
        ({"history": "throw 63"}, "bad_json"),
        ({"history": [63]}, "bad_json"),
        ({"history": None}, "bad_json"),
    ],
)
def test_what_tells_no_game_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(EngineError) as refusal:
        LongGame.from_json({**BEGUN, **changes})
    assert refusal.value.code == code


def test_a_remark_beside_it_is_let_be() -> None:
    game = LongGame.from_json({**BEGUN, "played_at": "Cluj"})
    assert game.to_json() == BEGUN


def test_what_is_no_name_of_a_game_with_a_cube_is_refused() -> None:
    told = CubedGame.start(variants.get("fevga").having({"cube": "standard"})).to_json()
    wrong: list[dict[str, Any]] = [{"version": 2}, {"cubes": {}}, {"histroy": []}]
    for changes in wrong:
        with pytest.raises(MalformedObject):
            CubedGame.from_json({**told, **changes})


@pytest.mark.parametrize("junk", [None, 5, "{}", []])
def test_what_is_no_object_is_refused(junk: Any) -> None:
    for kind in (LongGame, CubedGame):
        with pytest.raises(EngineError) as refusal:
            kind.from_json(junk)
        assert refusal.value.code == "bad_json"


@pytest.mark.parametrize("action", ["throw", "throw 77", "play 24/1", "double", "", "pass", "x y"])
def test_what_cannot_have_been_done_is_named(action: str) -> None:
    with pytest.raises(InvalidHistory) as refusal:
        LongGame.from_json({**BEGUN, "history": ["throw 63", "play 24/15", "throw 52", action]})
    assert refusal.value.detail.startswith("Action 4 of this history cannot have happened: ")


@pytest.mark.parametrize("cube", [None, {}, {"level": 3}, {"level": "2"}, {"level": 2, "owner": 1}])
def test_what_is_no_cube_is_refused(cube: Any) -> None:
    with pytest.raises(EngineError):
        CubedGame.from_json({"game": BEGUN, "cube": cube, "history": []})
