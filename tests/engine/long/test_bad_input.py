"""What no rule set can have, or does not know, is refused with one clear error and its code."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.errors import IllegalPlay
from games.engine.parallel.counts import to_hex
from games.engine.parallel.game import LongGame
from games.engine.parallel.setups import start_of
from games.engine.tool import legal_plays_of
from tests.engine.long.options.played import at
from tests.engine.long.positions import PARALLEL

HEAD, FINISHED = "0" * 24 + "f", "f" + "0" * 24
START = {"me": HEAD, "opp": HEAD, "dice": "65"}
WHOLE = [name for name in PARALLEL if sum(variants.get(name).layout.values()) == 15]
"""Those that hold no checker back: all 15 stand on the board or are off."""
HEADS = {name: to_hex(start_of(variants.get(name))[0]) for name in WHOLE}
FLYING = {name for name, variant in variants.VARIANTS.items() if variant.jump}


def refused(**asked: Any) -> tuple[str, str]:
    """The code and the detail of what the tool answers, of a start with something changed."""
    named = asked.get("variant")
    start = HEADS.get(named, HEAD) if isinstance(named, str) else HEAD
    with pytest.raises(EngineError) as refusal:
        legal_plays_of({**START, "me": start, "opp": start, **asked})
    return refusal.value.code, refusal.value.detail


@pytest.mark.parametrize("name", WHOLE)
@pytest.mark.parametrize(
    ("changes", "code", "about"),
    [
        ({"me": "1" + HEAD[1:]}, "bad_position", "16 checkers"),
        ({"opp": "1" + HEAD[1:]}, "bad_position", "16 checkers"),
        ({"me": "0" * 24 + "e"}, "bad_position", "14 checkers"),
        ({"me": "0" * 12 + "100000000000e"}, "bad_position", "on point 12"),
        ({"me": HEAD[1:]}, "bad_position", "25 hexadecimal digits"),
        ({"me": HEAD + "0"}, "bad_position", "25 hexadecimal digits"),
        ({"me": "g" + HEAD[1:]}, "bad_position", "is not a side of a long game"),
        ({"me": "0" * 24 + "\0"}, "bad_position", "25 hexadecimal digits"),
        ({"me": "٠" * 24 + "f"}, "bad_position", "25 hexadecimal digits"),
        ({"me": None}, "bad_json", "me must be a text"),
        ({"opp": [15]}, "bad_json", "opp must be a text"),
        ({"me": FINISHED}, "game_over", "over"),
        ({"dice": "70"}, "bad_dice", "1 to 6"),
        ({"dice": [6.0, 5]}, "bad_dice", "1 to 6"),
        ({"dice": [True, 1]}, "bad_dice", "1 to 6"),
        ({"dice": [6, 5, 4]}, "bad_dice", "1 to 6"),
        ({"dice": None}, "bad_dice", "1 to 6"),
        ({"colour": "red"}, "bad_json", "white or black"),
        ({"colour": ["white"]}, "bad_json", "white or black"),
        ({"first_turn": 1}, "bad_json", "first_turn must be true or false"),
        ({"options": {"murphy": True}}, "unknown_option", "has no option 'murphy'"),
        ({"options": ["cube"]}, "bad_json", "options must be an object"),
        ({"options": {"block_when": ["step"]}}, "bad_option", 'cannot be ["step"]'),
        ({"options": {"block_when": {"a": {}}}}, "bad_option", "cannot be"),
        ({"options": {"deadlock": "x" * 10_000}}, "bad_option", "…"),
        ({"mee": HEAD}, "bad_json", "'mee' is no name here; me is"),
        ({"first": True}, "bad_json", "'first' is no name here; first_turn is"),
        ({"xgid": "XGID="}, "bad_json", "'xgid' means nothing in this rule set: its positions"),
        ({"gnubg_id": "4HPw"}, "bad_json", "its positions are me and opp"),
        ({"options": {"deadlock": True}}, "bad_option", "cannot be true; it may be draw, pips"),
    ],
)
def test_it_is_told_what_is_wrong(
    name: str, changes: dict[str, Any], code: str, about: str
) -> None:
    found, detail = refused(variant=name, **changes)
    assert found == code
    assert about in detail
    assert len(detail) < 400


@pytest.mark.parametrize("missing", ["me", "opp", "dice"])
def test_nothing_it_needs_is_guessed(missing: str) -> None:
    asked = {"variant": "long_classic", **START}
    del asked[missing]
    with pytest.raises(EngineError) as refusal:
        legal_plays_of(asked)
    assert refusal.value.code == ("bad_dice" if missing == "dice" else "bad_json")


@pytest.mark.parametrize("variant", [None, 1, "", "Fevga", "fevga ", "\0", [], "x" * 10_000])
def test_a_rule_set_that_is_none_is_refused(variant: Any) -> None:
    code, detail = refused(variant=variant)
    assert code in ("unknown_rule", "bad_json")
    assert len(detail) < 400


def test_two_cannot_be_about_to_run_where_one_must() -> None:
    code, detail = refused(variant="fevga", me="0" * 22 + "11d")
    assert code == "bad_position"
    assert "2 checkers off the head" in detail


@pytest.mark.parametrize("name", sorted(set(PARALLEL) - FLYING))
def test_a_flight_is_no_play_where_nobody_flies(name: str) -> None:
    """One that a rule set with flights offers, and one that is written."""
    flight = next(
        play for play in at("one_six", "24:15", "24:15").throw("66").plays() if "24/6" in str(play)
    )
    game = LongGame.start(variants.get(name)).throw("66")
    for play in (flight, "24/6", "24/6(4)"):
        with pytest.raises(EngineError) as refusal:
            game.play(play)
        assert refusal.value.code in ("illegal_play", "bad_notation")
    with pytest.raises(IllegalPlay):
        game.play(flight)


@pytest.mark.parametrize("junk", [None, 7, 0.5, True, "", "\0", [], {}, "x" * 10_000, object()])
def test_what_is_no_play_at_all_is_refused(junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        LongGame.start(variants.get("long_classic")).throw("65").play(junk)
    assert refusal.value.code in ("illegal_play", "bad_notation")
    assert len(refusal.value.detail) < 400


@pytest.mark.parametrize("junk", [None, 65, "6", "6-5-4", [6], [6, 7], (True, 1), "٦٥", b"65"])
def test_what_is_no_throw_is_refused(junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        LongGame.start(variants.get("long_classic")).throw(junk)
    assert refusal.value.code == "bad_dice"
