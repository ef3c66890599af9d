"""How emir is borne off: as long nardy, or as a rule set of one's own has it (LN-15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.engine.variants.components import BearOff
from tests.engine.long.emir_games import emir


@pytest.mark.parametrize(
    ("bear_off", "plays"),
    [
        (BearOff(), {"6/off 3/off", "6/2 3/off"}),
        (BearOff(inside=False), {"6/off 3/off"}),
        (BearOff(higher=False), {"6/off"}),
        (BearOff(numbers=frozenset({1, 6})), {"6/2 3/off"}),
    ],
)
def test_what_bears_off_is_said_in_one_place(bear_off: BearOff, plays: set[str]) -> None:
    game = emir("6:1 3:1", "24:12")
    game = replace(game, variant=game.variant.but("mine", bear_off=bear_off)).throw("64")
    assert {str(play) for play in game.plays() if play.steps} == plays
