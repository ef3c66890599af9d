"""What may be done in emir before the dice are thrown (variants.md 3.13)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine import variants
from games.engine.errors import GameIsOver, IllegalPremove
from games.engine.parallel.extras import Extra
from games.engine.parallel.game import LongGame
from games.engine.parallel.premoves import PreMove
from games.engine.sides import Side
from games.engine.variants.variant import Value
from tests.engine.long.emir_games import BLACK, DEEP, WHITE, emir, stands
from tests.engine.long.positions import PARALLEL

OPEN = Extra(reserve=3, marked=20)


def two_piles(per_turn: Value = 1) -> LongGame:
    return emir("20:1 17:3 9:3", "24:12", extras=(OPEN, DEEP), premoves_per_turn=per_turn)


def offered(game: LongGame) -> set[str]:
    return {str(premove) for premove in game.premoves()}


def done(game: LongGame, written: str) -> LongGame:
    return game.prepare(next(one for one in game.premoves() if str(one) == written))


def test_a_nuker_joins_the_marked_checker() -> None:
    game = done(two_piles(), "reserve/20")
    assert stands(game)[WHITE] == "20:2 17:3 9:3"
    assert game.extras[WHITE] == replace(OPEN, reserve=2)
    assert game.roller is WHITE


def test_a_nuker_on_the_head_lies_on_top() -> None:
    game = emir("24:1", "24:12", extras=(Extra(reserve=3, marked=24), DEEP))
    assert offered(game) == {"reserve/24"}
    assert done(game, "reserve/24").extras[WHITE] == Extra(reserve=2, marked=24, above=1)


def test_a_pile_is_dealt_out() -> None:
    game = done(two_piles(), "17/16,15,14")
    assert stands(game)[WHITE] == "20:1 16:1 15:1 14:1 9:3"


def test_one_is_done_before_a_throw() -> None:
    assert offered(two_piles()) == {"reserve/20", "17/16,15,14", "9/8,7,6"}
    assert not offered(done(two_piles(), "9/8,7,6"))


def test_or_as_many_as_there_are_where_it_is_agreed_so() -> None:
    game = done(two_piles(per_turn=None), "9/8,7,6")
    assert offered(game) == {"reserve/20", "17/16,15,14"}
    game = done(done(game, "17/16,15,14"), "reserve/20")
    assert not offered(game)
    assert game.prepared == 3


def test_the_next_turn_has_its_own() -> None:
    game = done(two_piles(), "reserve/20").throw("21")
    game = game.play(game.plays()[0])
    assert (game.roller, game.prepared) == (BLACK, 0)


def test_none_need_be_done() -> None:
    assert two_piles().throw("21").plays()


def test_the_head_is_dealt_out_only_where_it_is_agreed_so() -> None:
    extras = (Extra(reserve=3, marked=24, above=1), DEEP)
    assert not offered(emir("24:3", "24:12", extras=extras))
    agreed = emir("24:3", "24:12", extras=extras, distribute_head=True)
    assert offered(agreed) == {"24/e23,22,21", "24/23,e22,21", "24/23,22,e21"}
    assert done(agreed, "24/23,e22,21").extras[WHITE] == Extra(reserve=3, marked=22)


def test_nothing_is_done_after_the_throw() -> None:
    game = two_piles()
    premove = game.premoves()[0]
    thrown = game.throw("21")
    assert thrown.premoves() == ()
    with pytest.raises(IllegalPremove):
        thrown.prepare(premove)


@pytest.mark.parametrize(
    "premove",
    [
        PreMove(None, (17,)),
        PreMove(None, (24,)),
        PreMove(20, (19,)),
        PreMove(17, (16, 15)),
        PreMove(17, (16, 15, 13)),
        PreMove(17, (16, 15, 14), 16),
    ],
)
def test_what_is_not_offered_is_refused(premove: PreMove) -> None:
    with pytest.raises(IllegalPremove) as refusal:
        two_piles().prepare(premove)
    assert refusal.value.code == "illegal_play"
    assert str(premove) in refusal.value.detail


def test_a_game_that_is_over_has_none() -> None:
    game = emir("1:1", "24:12", extras=(Extra(reserve=3, marked=0), DEEP)).throw("21")
    over = game.play(game.plays()[0])
    with pytest.raises(GameIsOver):
        over.premoves()
    with pytest.raises(GameIsOver):
        over.prepare(PreMove(None, (24,)))


@pytest.mark.parametrize("name", [name for name in PARALLEL if not variants.get(name).premoves])
def test_other_rule_sets_have_none(name: str) -> None:
    game = LongGame.start(variants.get(name))
    assert game.premoves() == ()
    with pytest.raises(IllegalPremove):
        replace(game, roller=Side.BLACK).prepare(PreMove(24, (23, 22, 21)))
