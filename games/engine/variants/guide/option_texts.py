"""Every option in words, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.engine.frozen import Frozen

from .option_texts_dice import DICE_OPTIONS
from .option_texts_end import END_OPTIONS
from .option_texts_play import PLAY_OPTIONS
from .option_texts_stakes import STAKE_OPTIONS
from .option_texts_taking import TAKING_OPTIONS
from .parts import OptionText

OPTION_TEXTS: Final[Mapping[str, OptionText]] = Frozen(
    {**DICE_OPTIONS, **PLAY_OPTIONS, **TAKING_OPTIONS, **END_OPTIONS, **STAKE_OPTIONS}
)
"""What each option of any rule set is about."""
