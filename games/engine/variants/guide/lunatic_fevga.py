"""Lunatic fevga: fevga with the dice of crazy nardy."""

from __future__ import annotations

from typing import Final

from . import crazy_nardy
from .fevga import BEGINNING, BLOCKS, DRAWN, RUNNER
from .gulbar import GULBAR
from .long_classic import LONG_CLASSIC
from .parts import Example, Guide, Topic
from .sources import ITAVLI, LIVE_TAVLI, WIKIPEDIA_EL, WIKIPEDIA_RU

LUNATIC_FEVGA: Final = Guide(
    variant="lunatic_fevga",
    names={"el": "Γκιουλ", "ru": "Лунатик-февга"},
    special="Fevga with the running doubles of crazy nardy.",
    base=LONG_CLASSIC,
    lacks=frozenset({Topic.HEAD}),
    rules={
        Topic.BEGINNING: BEGINNING,
        Topic.DICE: crazy_nardy.DICE,
        Topic.MOVING: GULBAR.rules[Topic.MOVING],
        Topic.RUNNER: RUNNER,
        Topic.BLOCKS: BLOCKS,
        Topic.OFF: crazy_nardy.EXACT,
        Topic.END: crazy_nardy.END,
    },
    sources=(WIKIPEDIA_RU, WIKIPEDIA_EL, ITAVLI, LIVE_TAVLI),
    examples=(
        Example(
            shows="The runner plays one six of four. The other three go to the opponent, whose "
            "runner plays one as well.",
            dice=(6, 6),
        ),
        Example(
            shows="After four ones come twos. The fourth would end on the opponent’s head and goes "
            "to him; then the roller goes on with threes.",
            dice=(1, 1),
        ),
    ),
    readings=(DRAWN,),
)
