"""The options of the stake and of matches in backgammon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .parts import OptionText

STAKE_OPTIONS: Final[Mapping[str, OptionText]] = Frozen(
    {
        "backgammon": OptionText(
            label="Backgammon",
            decides="What it counts if the loser has borne off none and has a checker on the bar "
            "or in the winner’s home.",
            choices={3: "three points", 2: "two points"},
        ),
        "jacoby": OptionText(
            label="Jacoby rule",
            decides="Whether a gammon or a backgammon counts one point, for money, as long as no "
            "player has turned the cube.",
            choices={False: "no", True: "yes"},
        ),
        "animals": OptionText(
            label="Beavers and raccoons",
            decides="How often a double may be turned again at once, for money. Whoever was "
            "doubled may beaver; then the doubler may raccoon, and the other may otter after that. "
            "Each turn doubles the stake once more; whoever drops it loses what the stake was "
            "before it. The cube stays with the player who was doubled first.",
            choices={
                0: "never",
                1: "beaver",
                2: "beaver and raccoon",
                3: "beaver, raccoon and otter",
            },
        ),
        "max_automatic": OptionText(
            label="Automatic doubles",
            decides="How many ties in the opening throw double the stake, for money.",
            choices={0: "none", 1: "one", **{number: str(number) for number in range(2, 11)}},
        ),
        "crawford": OptionText(
            label="Crawford rule",
            decides="Whether the first game after a player comes within a point of winning the "
            "match is played without a cube.",
            choices={True: "yes", False: "no"},
        ),
        "holland": OptionText(
            label="Holland rule",
            decides="Whether nobody may double in the games after the Crawford game before each "
            "side has thrown twice.",
            choices={False: "no", True: "yes"},
        ),
    }
)
