"""Where the rules come from, by name, and how sure each letter of an option is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.engine.frozen import Frozen
from games.engine.variants.variant import Option

WIKIPEDIA_RU: Final = "Russian Wikipedia: Long nardy"
WIKIPEDIA_IT: Final = "Italian Wikipedia: Rules of backgammon"
WIKIPEDIA_EL: Final = "Greek Wikipedia: Fevga, Gul"
WIKIPEDIA_EN: Final = "English Wikipedia: Gul bara"
WIKIPEDIA_BG: Final = "Bulgarian Wikipedia: Gul bara"
MINISTRY: Final = "Rules of the Russian Ministry of Sport, 2024"
MAIL: Final = "Mail.ru mini-games: rules of long nardy"
GEORGIA: Final = "Georgian federation: rules of long nardy"
SPORT_NARDY: Final = "Long nardy by the Russian federation’s rules (Playhop)"
SETUP: Final = "Setup Group: Narde"
MASTERS: Final = "Masters of Backgammon: rules of narde"
OPEN_SPIEL: Final = "OpenSpiel: long narde"
FEVGA_ENGINE: Final = "An open Fevga program, release 2.6"
BACKGAMMON_GALORE: Final = "Backgammon Galore: Fevga, Misere, Khachapuri"
LIVE_TAVLI: Final = "LiveTavli: Fevga"
ITAVLI: Final = "iTavli: Fevga, Gul bara"
FP_CLUB: Final = "FP Club: Khachapuri"
VOG: Final = "VOG Club: Crazy narde"
CRAZY_APP: Final = "Crazy Backgammon, a program"
LUCK: Final = "Luck For Free: kinds of long backgammon"
CIRCLE: Final = "Backgammon Circle: rules"
BEAVERS: Final = "Backgammon Galore: Beaver theory"
HOLLAND: Final = "Backgammon Galore: the Holland rule"

OF_RULES: Final[Mapping[str, Sequence[str]]] = Frozen(
    {
        "LN-3": (WIKIPEDIA_RU, MINISTRY),
        "LN-4": (WIKIPEDIA_RU, BACKGAMMON_GALORE),
        "LN-9": (WIKIPEDIA_RU, MAIL, OPEN_SPIEL),
        "LN-11b": (WIKIPEDIA_RU, FEVGA_ENGINE, OPEN_SPIEL),
        "LN-17": (WIKIPEDIA_RU,),
        "LN-18": (WIKIPEDIA_RU, SPORT_NARDY, MASTERS),
        "LN-19": (WIKIPEDIA_RU, MINISTRY),
        "3.1": (WIKIPEDIA_RU, BACKGAMMON_GALORE),
        "3.2": (WIKIPEDIA_RU,),
        "3.4": (WIKIPEDIA_RU,),
        "3.5": (WIKIPEDIA_RU,),
        "3.6": (WIKIPEDIA_RU,),
        "3.7": (WIKIPEDIA_RU,),
        "3.8": (WIKIPEDIA_RU,),
        "3.9": (WIKIPEDIA_RU, BACKGAMMON_GALORE, FP_CLUB),
        "3.10": (WIKIPEDIA_RU,),
        "3.11": (WIKIPEDIA_RU, WIKIPEDIA_EN, WIKIPEDIA_BG),
        "3.12": (WIKIPEDIA_RU,),
        "3.13": (WIKIPEDIA_RU,),
        "3.14": (BACKGAMMON_GALORE, ITAVLI, FEVGA_ENGINE),
        "3.15": (WIKIPEDIA_RU, WIKIPEDIA_EL),
        "SB-7": (WIKIPEDIA_IT, CIRCLE),
        "SB-9": (WIKIPEDIA_IT, CIRCLE),
        "SB-10": (WIKIPEDIA_IT, BEAVERS),
        "SB-11": (WIKIPEDIA_IT, CIRCLE),
        "SB-13": (WIKIPEDIA_IT, CIRCLE),
        "SB-14": (WIKIPEDIA_IT, HOLLAND),
    }
)
"""Who tells of each rule that an option is about."""

SURE: Final[Mapping[str, str]] = Frozen(
    {
        "A": "The sources agree, or one says it plainly.",
        "B": "One source says so, or it follows safely from what is said.",
        "C": "Our best reading of a text that is not clear.",
        "D": "Our own choice: no source says.",
    }
)
"""What each letter of `Option.sure` means."""


def sources_of(option: Option) -> Sequence[str]:
    """The names of those who tell of what this option decides; nobody, where the choice is ours."""
    return () if option.sure == "D" else OF_RULES[option.rule]
