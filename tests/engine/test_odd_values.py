"""Values that look right and are not: refused where they come in, not where they are used."""

from __future__ import annotations

from typing import Any, cast
from xml.dom.minidom import parseString

import pytest

from games.engine import (
    Board,
    Cube,
    EngineError,
    Game,
    InvalidPosition,
    Match,
    Position,
    Rules,
    Side,
    variants,
)
from games.engine.errors import InvalidHistory
from games.engine.notation import find_play
from games.engine.parallel import CubedGame, LongGame, white_next

FEVGA, TWO = variants.get("fevga"), cast("Any", 2)


@pytest.mark.parametrize(
    "fields",
    [
        *({"on_roll": 0}, {"on_roll": 5}, {"on_roll": "white"}, {"roll": (3, 1)}),
        *({"cube": 2}, {"match": 7}, {"resignation": 1}, {"outcome": "won"}, {"match": None}),
    ],
)
def test_it_takes_no_number_for_a_side_and_no_pair_for_dice(fields: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition, match=r"must be an? [A-Z]\w+ of games.engine, not"):
        Position(Board.start(), **fields)


def test_it_takes_no_text_for_the_owner_of_a_cube() -> None:
    with pytest.raises(InvalidPosition, match="owned by a Side or by None, not 'Black'"):
        Cube(2, "Black")  # type: ignore[arg-type]


def test_it_takes_the_number_of_a_side_that_resigns() -> None:
    offered = Position.start().resign(1, 0)  # type: ignore[arg-type]
    outcome = offered.accept_resignation().outcome
    assert outcome
    assert outcome.winner is Side.BLACK


def test_it_counts_a_gammon_with_an_owned_cube_by_the_jacoby_rule() -> None:
    money = Match(rules=Rules(jacoby=True))
    position = Position(Board({1: 1}, {6: 15}), cube=Cube(2, Side.BLACK), match=money).throw("65")
    told = Position.from_xgid(position.xgid)
    for played in (position.play("1/off"), told.play("1/off")):
        assert played.outcome
        assert played.outcome.points == 4


@pytest.mark.parametrize("junk", ["x", None, 3, ("Threw", 3, 1)])
def test_it_says_which_of_a_history_is_no_action(junk: Any) -> None:
    with pytest.raises(InvalidHistory, match="is not an action"):
        Game.start().replay([junk])


@pytest.mark.parametrize("name", ["a\x08b", "\x00", "\ud800", "\uffff", "<b>&'", "Ștefan"])
def test_it_draws_any_name_as_xml(name: str) -> None:
    drawn = Position.start().svg(names=(name, "Black"))
    assert parseString(drawn.encode()).getElementsByTagName("desc")


def test_it_shows_the_board_to_the_number_of_a_side() -> None:
    position = Position(Board({6: 2}, {1: 1}))
    for side in Side:
        assert position.seen_by(int(side)) == position.seen_by(side)  # type: ignore[arg-type]
    assert position.seen_by(Side.WHITE) != position.seen_by(Side.BLACK)


def test_it_draws_the_board_from_the_number_of_a_side() -> None:
    position = Position(Board({6: 2}, {1: 1}))
    for side in Side:
        drawn = position.svg(bottom=int(side))  # type: ignore[arg-type]
        assert drawn == position.svg(bottom=side)


def test_it_leaves_checkers_on_a_board_only() -> None:
    with pytest.raises(InvalidPosition, match="board must be a Board of games"):
        Position.start().throw("31").play_illegally("8/5")  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["31: 8/5 6/5", "31:8/5 6/5", " 31 : 8/5 6/5", "3-1: 8/5 6/5"])
def test_it_reads_a_play_with_its_dice_as_match_files_have_it(text: str) -> None:
    assert str(find_play(Board.start(), "31", text)) == "8/5 6/5"


def test_it_takes_a_fan_for_a_pass() -> None:
    shut_out = Board({25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 5})
    assert str(find_play(shut_out, "31", "fan")) == ""
    with pytest.raises(EngineError, match="the player can move"):
        find_play(Board.start(), "31", "fan")


def test_it_never_changes_a_play() -> None:
    play = Position.start().throw("31").find_play("8/5 6/5")
    with pytest.raises(AttributeError):
        play.roll = play.roll  # type: ignore[misc]


def test_it_is_equal_to_itself_read_back_whenever_it_was_reached() -> None:
    position = Position.start(Match(7)).throw("31").play("8/5 6/5").throw("64")
    assert Position.from_xgid(position.xgid) == position
    assert len({position, Position.from_gnubg_id(position.gnubg_id)}) == 1


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (
            lambda: LongGame.start(cast("Any", "fevga")),
            "The variant must be a Variant of games.engine.variants, as variants.get(name) gives o",
        ),
        (lambda: white_next(TWO), "The game must be a LongGame of games.engine.parallel, not 2."),
        (lambda: CubedGame(LongGame.start(FEVGA), TWO), "The cube must be a Cube of games.engine,"),
        (lambda: Position.start().svg(bottom=TWO), "The bottom must be a Side of games.engine,"),
    ],
)
def test_it_is_said_of_what_kind_a_value_must_be_and_where_that_is(ask: Any, told: str) -> None:
    with pytest.raises(InvalidPosition) as refusal:
        ask()
    assert refusal.value.detail.startswith(told)
