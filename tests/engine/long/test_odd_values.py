"""What is no rule set, side, text or name is refused at once, with an error of the engine."""

from __future__ import annotations

from typing import Any

import pytest

from games.engine import EngineError, Position, variants
from games.engine.by_variant import rules_of
from games.engine.errors import MalformedObject
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.parallel.opening import opened, white_next
from games.engine.sides import Side

CLASSIC = variants.get("long_classic")
GAME = LongGame.start(CLASSIC)
KINDS = [LongGame, CubedGame]


@pytest.mark.parametrize("junk", [1, True, 7, "black", None, [], 0.0])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_side_throws_no_dice(kind: Any, junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        kind.at(CLASSIC, white="24:15", black="24:15", roller=junk)
    assert refusal.value.code == "bad_position"
    assert "roller must be a Side" in refusal.value.detail


@pytest.mark.parametrize("junk", ["long_classic", None, [], 3, variants])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_rule_set_begins_no_game(kind: Any, junk: Any) -> None:
    for begin in (kind.start, lambda given: kind.at(given, "24:15", "24:15")):
        with pytest.raises(EngineError) as refusal:
            begin(junk)
        assert "variant must be a Variant" in refusal.value.detail
    with pytest.raises(EngineError):
        opened(junk, "63")


@pytest.mark.parametrize("junk", [None, 15, b"24:15", ["24:15"], {24: 15}])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_text_tells_no_side(kind: Any, junk: Any) -> None:
    for pair in ((junk, "24:15"), ("24:15", junk)):
        with pytest.raises(EngineError) as refusal:
            kind.at(CLASSIC, *pair)
        assert refusal.value.code == "bad_position"


@pytest.mark.parametrize("junk", [2, -1, "black", None, [], {}])
@pytest.mark.parametrize("game", [GAME, CubedGame(GAME)])
def test_what_is_no_side_is_at_no_bottom(game: Any, junk: Any) -> None:
    for draw in (game.text, game.svg):
        with pytest.raises(EngineError) as refusal:
            draw(bottom=junk)
        assert "bottom must be a Side" in refusal.value.detail


@pytest.mark.parametrize("side", list(Side))
def test_a_side_may_come_as_its_number_as_on_the_short_board(side: Side) -> None:
    number: Any = int(side)
    assert GAME.text(bottom=number) == GAME.text(bottom=side)
    assert GAME.svg(bottom=number) == GAME.svg(bottom=side)


@pytest.mark.parametrize("junk", [2, "black", [], {}])
def test_nor_on_the_short_board(junk: Any) -> None:
    with pytest.raises(EngineError) as refusal:
        Position.start().svg(bottom=junk)
    assert "bottom must be a Side" in refusal.value.detail


@pytest.mark.parametrize("junk", [("A",), (), ("A", "B", "C"), "AB", None, 5, {"A", "B"}])
@pytest.mark.parametrize("shown", [GAME, CubedGame(GAME), Position.start()])
def test_what_are_no_two_names_call_nobody(shown: Any, junk: Any) -> None:
    for tell in (shown.describe, shown.svg):
        with pytest.raises(EngineError) as refusal:
            tell(names=junk)
        assert "two names" in refusal.value.detail


NOTHING: list[Any] = [None, 5, True, [], {}, 0.5, b"x", ("a", "b"), object()]


@pytest.mark.parametrize("junk", NOTHING)
def test_what_is_no_text_is_no_play_and_no_action(junk: Any) -> None:
    thrown = LongGame.start(variants.get("emir")).throw("63")
    for game in (thrown, CubedGame(thrown)):
        for take in (game.find_play, game.replayed, lambda one, at=game: at.replay([one])):
            with pytest.raises(EngineError) as refusal:
                take(junk)
            assert len(refusal.value.detail) < 300
    with pytest.raises(EngineError):
        Position.start().throw("31").find_play(junk)


@pytest.mark.parametrize("junk", [None, 5, True, object(), "throw 6-3", ""])
def test_what_is_no_row_is_no_history(junk: Any) -> None:
    """One text is none, either: it is taken for no row of letters."""
    with pytest.raises(MalformedObject):
        GAME.replay(junk)


@pytest.mark.parametrize("junk", NOTHING)
def test_what_is_no_game_rule_set_or_side_is_asked_nothing(junk: Any) -> None:
    somebody: Any = junk or 0
    asked = (
        lambda: GAME.seen_by(junk),
        lambda: white_next(junk),
        lambda: rules_of(junk),
        lambda: CubedGame(GAME, dropped=somebody),
    )
    for ask in asked:
        with pytest.raises(EngineError) as refusal:
            ask()
        assert refusal.value.code == "bad_position"


@pytest.mark.parametrize("junk", [None, CLASSIC, "game", Position.start()])
def test_what_is_no_game_has_no_cube(junk: Any) -> None:
    with pytest.raises(EngineError):
        CubedGame(junk)
    with pytest.raises(EngineError):
        CubedGame(GAME, junk)
