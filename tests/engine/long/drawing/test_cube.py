"""The doubling cube of a long game, drawn and told."""

from __future__ import annotations

from games.engine import variants
from games.engine.cube import Cube
from games.engine.drawing.svg_board import BAR_LEFT, COLUMN, HEIGHT, MIDDLE
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.sides import Side
from tests.engine.pictures import Picture, taken_apart

START = CubedGame.start(variants.get("long_classic").having({"cube": "standard"}))
OFFERED = START.double()
TAKEN = OFFERED.take()


def picture(game: CubedGame, bottom: Side = Side.WHITE) -> Picture:
    return taken_apart(game.svg(bottom=bottom))


def test_it_lies_in_the_middle_of_the_bar_until_somebody_owns_it() -> None:
    ((x, y),) = picture(START).cubes
    assert BAR_LEFT < x < BAR_LEFT + COLUMN
    assert y == MIDDLE
    ((_, own),), ((_, other),) = picture(TAKEN).cubes, picture(TAKEN, Side.BLACK).cubes
    assert own < 0.2 * HEIGHT
    assert other > 0.8 * HEIGHT


def test_it_lies_behind_the_checkers_that_wait_on_the_bar() -> None:
    variant = variants.get("emir").having({"cube": "standard"})
    white, black = "24:11 bar:1 reserve:3 emir:24(6)", "24:12 reserve:3 emir:24(6)"
    game = CubedGame(LongGame.at(variant, white, black, Side.BLACK), Cube(2, Side.BLACK))
    shown = picture(game)
    assert shown.on_bar(at_top=True) == [Side.WHITE]
    ((_, y),) = shown.cubes
    waiting = [height for x, height, _ in shown.checkers if BAR_LEFT < x < BAR_LEFT + COLUMN]
    assert y - waiting[0] > COLUMN - 6


def test_it_is_offered_at_the_right_hand_of_who_is_asked() -> None:
    ((left, _),), ((right, _),) = picture(OFFERED).cubes, picture(OFFERED, Side.BLACK).cubes
    assert left < BAR_LEFT < right
    assert "2" in picture(OFFERED).shown


def test_what_is_done_with_it_is_told() -> None:
    assert "White is to throw or double. Cube: 1, in the middle." in START.describe()
    assert "Ana doubles to 2." in OFFERED.describe(("Ana", "Bo"))
    assert "White is to throw. Cube: 2, owned by Black." in TAKEN.describe()
    assert "Black has dropped: White has won 1." in OFFERED.drop().describe()


def test_text_has_it_beside_the_board() -> None:
    assert "|BAR|                  | cube 1\n" in str(START)
    assert " cube 1 to 2?\n" in str(OFFERED)
    assert " dice 6-5 cube 2 X\n" in str(TAKEN.throw("65"))


def test_there_is_none_where_the_rule_set_has_none() -> None:
    plain = CubedGame.start(variants.get("long_classic"))
    assert not picture(plain).cubes
    assert str(plain) == str(plain.game)
    assert plain.describe() == plain.game.describe()


def test_a_written_play_is_read_with_it_too() -> None:
    assert TAKEN.throw("65").play("24/13").game.places == ("24:14 13:1", "24:15")
