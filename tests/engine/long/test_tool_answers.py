"""What the tool takes in more than one way, and how it writes values in what it says."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import EngineError, variants
from games.engine.errors import GameIsOver
from games.engine.parallel.game import LongGame
from games.engine.tool import legal_plays_of, position_of

HEAD = "0" * 24 + "f"
START = {"variant": "long_classic", "me": HEAD, "opp": HEAD, "dice": "65"}
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


def detail(asked: dict[str, Any]) -> str:
    with pytest.raises(EngineError) as refusal:
        legal_plays_of(asked)
    assert refusal.value.code in ("bad_json", "bad_option", "game_over")
    return refusal.value.detail


def test_digits_are_read_in_either_case_and_written_in_lower() -> None:
    told = legal_plays_of({**START, "me": HEAD.upper(), "opp": HEAD.upper()})
    assert told == legal_plays_of(START)
    assert told["legal"] == ["000000000000010000000000e"]


@pytest.mark.parametrize(
    "name", ["options", "colour", "first_turn", "extra_me", "extra_opp", "xgid", "remark"]
)
def test_null_is_as_good_as_left_out(name: str) -> None:
    assert legal_plays_of({**START, name: None}) == legal_plays_of(START)


@pytest.mark.parametrize("name", ["variant", "options", "gnubg_id", "me", "colour", "dice"])
def test_so_it_is_with_an_xgid(name: str) -> None:
    assert legal_plays_of({"xgid": XGID, name: None}) == legal_plays_of({"xgid": XGID})
    assert position_of({"xgid": XGID, "gnubg_id": None}) == position_of({"xgid": XGID})


def test_so_it_is_within_what_a_side_has_beside_its_points() -> None:
    position = {"variant": "emir", "me": "00f" + "0" * 22, "opp": HEAD, "dice": "21"}
    start = {"emir": 24, "above": 6, "reserve": 3}
    position = {**position, "me": "0" * 24 + "c", "opp": "0" * 24 + "c"}
    given = {**position, "extra_me": {**start, "bar": None, "prisoners": None}}
    assert legal_plays_of(given) == legal_plays_of(position)


@pytest.mark.parametrize(
    "rules", [{"variant": "short"}, {"variant": "giveaway", "options": {"base": "short"}}, {}]
)
@pytest.mark.parametrize("beside", [{}, {"xgid": XGID}])
def test_a_rule_set_of_the_short_board_says_that_its_positions_are_xgids(
    rules: dict[str, Any], beside: dict[str, Any]
) -> None:
    said = detail({**rules, **beside, "me": HEAD, "opp": HEAD, "dice": "65"})
    assert "'me' means nothing in this rule set: its positions are an xgid or a gnubg_id" in said


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("last_roll", 1, "The option last_roll cannot be 1; it may be false, true."),
        ("cube", "no", "The option cube cannot be 'no'; it may be null, standard."),
        ("koks", True, "The option koks cannot be true; it may be 0, 3."),
        ("deadlock", None, "The option deadlock cannot be null; it may be draw, pips."),
        ("draw_points", [0.5, None], "The option draw_points cannot be [0.5, null]; "),
    ],
)
def test_values_are_written_as_json_has_them(option: str, value: Any, said: str) -> None:
    assert detail({**START, "options": {option: value}}).startswith(said)


@pytest.mark.parametrize(
    ("me", "opp", "who"), [("f", "0", "The side that moves"), ("0", "f", "Its opponent")]
)
def test_it_says_who_has_finished(me: str, opp: str, who: str) -> None:
    sides = {"0": HEAD, "f": "f" + "0" * 24}
    said = detail({**START, "me": sides[me], "opp": sides[opp]})
    assert said == f"{who} has borne off every checker: the game is over."


def test_so_it_does_of_a_game_that_is_set_up() -> None:
    rules = variants.get("long_classic")
    with pytest.raises(GameIsOver, match="White has borne off every checker: the game is over"):
        LongGame.at(rules, white="off:15", black="24:15")
    with pytest.raises(GameIsOver, match="Black has borne off every checker: the game is over"):
        LongGame.at(rules, white="24:15", black="off:15")


def test_a_shared_point_is_told_by_both_numbers() -> None:
    rules = variants.get("long_classic")
    with pytest.raises(EngineError, match="on point 12 of White, 24 of Black"):
        LongGame.at(rules, white="24:14 12:1", black="24:15")
    with pytest.raises(EngineError, match=r"long_classic.* but White is given some"):
        LongGame.at(rules, white="bar:1 24:14", black="24:15")


def test_dice_that_lie_are_played_first_even_before_the_same_again() -> None:
    thrown = LongGame.start(variants.get("long_classic")).throw("65")
    for dice in ("65", "21"):
        with pytest.raises(EngineError) as refusal:
            thrown.throw(dice)
        said = "6-5 has been thrown, and is to be played before other dice."
        assert (refusal.value.code, refusal.value.detail) == ("bad_dice", said)


def test_what_is_no_play_of_the_game_is_quoted_once() -> None:
    rules = variants.get("long_classic")
    thrown, other = (LongGame.start(rules).throw(dice) for dice in ("65", "21"))
    with pytest.raises(EngineError, match=r"^'24/21' is a play of another position or of other"):
        thrown.play(other.plays()[0])
    with pytest.raises(EngineError, match=r"^'null' is not a play in the notation"):
        thrown.play(None)  # type: ignore[arg-type]
