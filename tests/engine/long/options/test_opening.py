"""`opening` and `next_start`: who begins, and with which dice (LN-2 to LN-4)."""

from __future__ import annotations

import pytest

from games.engine import variants
from games.engine.errors import GameIsNotOver, InvalidDice, NotParallel
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.parallel.opening import opened, white_next
from games.engine.sides import Side
from games.engine.variants.variant import Value
from tests.engine.long.options.played import BLACK, WHITE, at, rolled, told

CLASSIC = variants.get("long_classic")


def begun(dice: str, **options: Value) -> LongGame | None:
    return opened(CLASSIC.having(options), dice)


def test_white_throws_two_dice_for_his_first_move() -> None:
    game = begun("36")
    assert game is not None
    assert (game.roller, game.dice, game.rolls) == (WHITE, None, (0, 0))
    assert told(game.throw("55")) == {"24:14 4:1"}


def test_or_he_plays_those_of_the_opening() -> None:
    game = begun("36", opening="use_opening")
    assert game is not None
    assert (game.roller, str(game.dice), game.rolls) == (WHITE, "3-6", (1, 0))
    assert told(game) == {"24:14 15:1"}


@pytest.mark.parametrize("opening", ["reroll", "use_opening"])
def test_equal_dice_are_thrown_again(opening: str) -> None:
    assert begun("44", opening=opening) is None


def test_what_is_no_throw_or_no_long_game_is_refused() -> None:
    with pytest.raises(InvalidDice):
        opened(CLASSIC, "70")
    with pytest.raises(NotParallel):
        opened(variants.get("short"), "63")


@pytest.mark.parametrize(
    ("agreed", "white_won", "black_won", "drawn"),
    [
        ("alternate", BLACK, BLACK, BLACK),
        ("winner", WHITE, BLACK, None),
        ("roll", None, None, None),
    ],
)
def test_the_next_game_is_begun_by(
    agreed: str, white_won: Side | None, black_won: Side | None, drawn: Side | None
) -> None:
    """The other side in turn, the winner, or whoever throws the higher die."""
    start = at("long_classic", "1:1", "1:1", next_start=agreed, last_roll=True)
    black_first = at("long_classic", "1:1", "1:1", next_start=agreed, roller=BLACK)
    white_only = at("long_classic", "1:1", "6:1", next_start=agreed)
    assert white_next(rolled(white_only, "21")) is white_won
    assert white_next(rolled(black_first, "21")) is black_won
    assert white_next(rolled(start, "21", "21")) is drawn


def test_it_is_the_other_side_in_long_nardy_and_the_winner_in_fevga() -> None:
    ends = {
        name: white_next(rolled(at(name, "1:1", "6:1"), "21")) for name in ("long_classic", "fevga")
    }
    assert ends == {"long_classic": BLACK, "fevga": WHITE}


@pytest.mark.parametrize(
    ("agreed", "begins"), [("alternate", BLACK), ("winner", WHITE), ("roll", None)]
)
def test_a_dropped_double_ends_a_game_like_any_other(agreed: str, begins: Side | None) -> None:
    """White has doubled, and Black has dropped."""
    agreed_on = variants.get("fevga").having({"cube": "standard", "next_start": agreed})
    offered = CubedGame.start(agreed_on).double()
    assert white_next(offered.drop()) is begins
    with pytest.raises(GameIsNotOver):
        white_next(offered)
    with pytest.raises(GameIsNotOver):
        white_next(offered.drop().game)


def test_a_game_with_a_cube_that_was_borne_off_is_asked_as_one_without() -> None:
    game = rolled(at("fevga", "1:1", "6:1", cube="standard"), "21")
    assert white_next(CubedGame(game)) is white_next(game) is WHITE


def test_nobody_asks_before_the_game_is_over() -> None:
    with pytest.raises(GameIsNotOver):
        white_next(at("fevga", "1:1", "1:1"))
