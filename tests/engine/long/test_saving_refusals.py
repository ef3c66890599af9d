"""What tells no game, and a history that cannot have been, is refused when a game is read."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.errors import InvalidHistory
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame

BEGUN = LongGame.start(variants.get("long_classic")).throw("63").play("24/15").to_json()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"variant": "nardy"}, "unknown_rule"),
        ({"variant": "short"}, "unknown_rule"),
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
