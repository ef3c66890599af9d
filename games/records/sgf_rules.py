"""The rules of a game tree of GNU Backgammon: its property RU, and what we add to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from games.engine import Match

from .deeds import Written
from .faults import BadRule, OtherGame

# GNU Backgammon passes over the words that it does not know.
_BEAVERS: Final = re.compile(r"Beavers([0-3])")
_LIMIT: Final = re.compile(r"CubeLimit([0-9]{1,4})")
_OTHERS: Final = ("Nackgammon", "Hypergammon1", "Hypergammon2", "Hypergammon3")
_USUAL_LIMIT: Final = 1024


def read_rules(written: Written, line: int, values: Sequence[str]) -> bool | None:
    """Notes the rules of a game's RU; whether it is the Crawford game, None if it has no RU."""
    words = [word for value in values for word in value.split(":") if word]
    for word in words:
        _word(written, line, word)
    if not words:
        return None
    if not written.length and "Jacoby" not in words:
        written.jacoby = written.jacoby or False
    if written.length and "NoCrawford" not in words and "Crawford" not in words:
        return None
    return "CrawfordGame" in words


def _word(written: Written, line: int, word: str) -> None:
    if word in _OTHERS:
        written.fault(line, OtherGame(name=word))
    elif word == "Jacoby":
        written.jacoby = True
    elif word == "NoCube":
        written.cube_limit = 1
    elif word == "NoCrawford":
        written.crawford = False
    elif match := _BEAVERS.fullmatch(word):
        written.beavers = int(match[1])
    elif match := _LIMIT.fullmatch(word):
        limit = int(match[1])
        if limit & (limit - 1) or not 0 < limit <= 4096:
            written.fault(line, BadRule(name="CubeLimit", text=limit))
        else:
            written.cube_limit = limit


def rules_text(match: Match) -> str:
    """The RU of a game, with the rules that GNU Backgammon has no word for behind the others."""
    rules, words = match.rules, []
    if rules.cube_limit == 1:
        words.append("NoCube")
    if match.is_money:
        words += ["Jacoby"] if rules.jacoby else []
        words.append(f"Beavers{rules.beavers}")
    else:
        words.append("Crawford" if rules.crawford else "NoCrawford")
        words += ["CrawfordGame"] if match.is_crawford else []
    if rules.cube_limit not in (1, _USUAL_LIMIT):
        words.append(f"CubeLimit{rules.cube_limit}")
    return ":".join(words)
