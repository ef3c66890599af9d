"""With a game its whole rule set is saved, or it is refused: it goes on by the same rules."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from games.engine import variants
from games.engine.cube import Cube
from games.engine.parallel.cubed import CubedGame
from games.engine.parallel.game import LongGame
from games.engine.parallel.unsound import MadeByHand, UnknownRules
from games.engine.variants import Variant
from games.engine.variants.components import BlockRule, Wall

CLASSIC = variants.get("long_classic")
CUBED = CLASSIC.having({"cube": "standard"})


def test_every_option_is_told_so_that_no_other_default_changes_a_game() -> None:
    game = LongGame.start(variants.get("emir").having({"recapture": True}))
    options = game.to_json()["options"]
    assert (options["recapture"], options["off_while_taken"]) == (True, False)
    assert options == game.variant.settled


def test_a_game_that_was_saved_before_there_were_versions_is_read() -> None:
    game = LongGame.at(CLASSIC, "24:13 18:2", "24:15").throw("63")
    told = game.to_json()
    for name in ("version", "turns", "last_roll"):
        del told[name]
    assert LongGame.from_json({**told, "options": {}}) == game


def test_what_was_put_together_by_hand_pickles_but_is_not_saved() -> None:
    game = LongGame(variant=CLASSIC, sides=LongGame.start(CLASSIC).sides, prepared=1)
    assert pickle.loads(pickle.dumps(game)) == game
    for made in (game, CubedGame(LongGame.start(CUBED), Cube(1, None, 1))):
        with pytest.raises(MadeByHand):
            made.to_json()


@pytest.mark.parametrize(
    "mine",
    [
        CLASSIC.but("mine", has_cube=True),
        replace(CLASSIC, layout={24: 10, 20: 5}),
        replace(CLASSIC.having({"koks": 3}), block=BlockRule(Wall.NEVER)),
        CLASSIC.without("koks"),
    ],
    ids=["another name", "another start", "another part", "an option less"],
)
def test_nor_is_a_game_by_a_rule_set_that_no_options_make(mine: Variant) -> None:
    game = LongGame.start(mine).throw("63")
    assert pickle.loads(pickle.dumps(game)) == game
    for made in (game, CubedGame(game)):
        with pytest.raises(UnknownRules, match="cannot be saved: no options make it") as refusal:
            made.to_json()
        assert type(refusal.value) is UnknownRules
