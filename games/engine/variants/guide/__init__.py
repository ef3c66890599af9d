"""The rule sets told to people, in plain words: what their help pages show.

In English; whoever shows any of it runs each of its `texts()` through gettext.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from games.engine.frozen import Frozen
from games.engine.variants.variant import as_written

from .astrogon import ASTROGON
from .crazy_gulbar import CRAZY_GULBAR
from .crazy_nardy import CRAZY_NARDY
from .emir import EMIR
from .even_odd import EVEN_ODD
from .fevga import FEVGA
from .giveaway import GIVEAWAY
from .gulbar import GULBAR
from .kabutar import KABUTAR
from .kaftar import KAFTAR
from .karzar import KARZAR
from .khachapuri import KHACHAPURI
from .long_classic import LONG_CLASSIC
from .lunatic_fevga import LUNATIC_FEVGA
from .nardgammon import NARDGAMMON
from .one_six import ONE_SIX
from .option_texts import OPTION_TEXTS
from .parts import Example, Guide, OptionText, Reading, Rules, Topic
from .short import SHORT
from .sources import OF_RULES, SURE, sources_of

__all__ = [
    "GROUPS", "GUIDES", "OF_RULES", "OPTION_TEXTS", "SURE", "Example", "Guide", "OptionText",
    "Reading", "Rules", "Topic", "as_written", "sources_of", "texts",
]  # fmt: skip

GROUPS: Final[Mapping[str, Sequence[Guide]]] = Frozen(
    {
        "The usual games": (SHORT, LONG_CLASSIC),
        "Another goal, other blocks or another start": (GIVEAWAY, NARDGAMMON, KARZAR, KHACHAPURI),
        "Checkers that fly home": (KAFTAR, ONE_SIX, KABUTAR),
        "Dice read another way": (ASTROGON, EVEN_ODD),
        "What you cannot play, your opponent must": (GULBAR, CRAZY_GULBAR, CRAZY_NARDY),
        "One runner first": (FEVGA, LUNATIC_FEVGA),
        "Checkers are taken": (EMIR,),
    }
)
"""All guides, as they are listed."""

GUIDES: Final[Mapping[str, Guide]] = Frozen(
    {guide.variant: guide for group in GROUPS.values() for guide in group}
)
"""All guides by the name of their rule set."""


def texts() -> Iterator[str]:
    """Every sentence there is to translate, each time it is used."""
    yield from GROUPS
    yield from (topic.value for topic in Topic)
    for guide in GUIDES.values():
        yield from (guide.title, guide.special, *guide.rules.values(), *guide.sources)
        yield from (example.shows for example in guide.examples)
        yield from (reading.text for reading in guide.readings)
    for option in OPTION_TEXTS.values():
        yield from (option.label, option.decides)
        yield from (words for words in option.choices.values() if not words.isdigit())
    for names in OF_RULES.values():
        yield from names
    yield from SURE.values()
