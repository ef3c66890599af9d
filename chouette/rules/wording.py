"""Reasons, contracts and warnings in words.

Everything takes `translate` (a template to the reader's language) and `name` (a player to the name
shown); left out, the words are English and players are called by their own keys, as in the tool.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Protocol

from .actions import Player
from .advice import Advice
from .settlement import ContractResult, Reason, Warning
from .templates import TEMPLATES

__all__ = [
    "PLAYER_ARGS",
    "TEMPLATES",
    "Words",
    "contract_text",
    "explain",
    "reason_text",
    "warning_text",
]

PLAYER_ARGS = frozenset(
    (
        *("player", "other", "buyer", "seller", "giver", "taker", "box", "partner"),
        *("next_box", "next_captain", "first", "followers"),
    )
)
"""The arguments that are players, several of them with ", " between."""


class Explained(Protocol):
    """A settlement, or whatever keeps its reason and its contracts."""

    @property
    def reason(self) -> Reason: ...
    @property
    def contracts(self) -> tuple[ContractResult, ...]: ...
    @property
    def afterwards(self) -> Reason | None: ...


@dataclass(frozen=True, slots=True)
class Words:
    """The reader's words: how a template is translated and how a player is called."""

    translate: Callable[[str], str] = str
    name: Callable[[Player], str] = str

    def say(self, code: str, args: Mapping[str, str | int]) -> str:
        """The template of this code with its gaps filled."""
        if self.name is not str:
            args = {key: self._shown(key, value) for key, value in args.items()}
        return self.translate(TEMPLATES[code]).format_map(args)

    def _shown(self, key: str, value: str | int) -> str | int:
        if key not in PLAYER_ARGS or not isinstance(value, str):
            return value
        return ", ".join(self.name(player) for player in value.split(", "))


ENGLISH = Words()


def explain(settled: Explained, words: Words = ENGLISH, *, whole: bool = False) -> str:
    """Why the seat went as it did: the values of the contracts that closed before the end and of
    those that decided the seat, then the rule, then who sits where; extras and bought cubes last.

    `whole` tells first what the end of the board game brought, also where it decided nothing.
    """
    own = [result for result in settled.contracts if result.kind == "contract"]
    side = [result for result in settled.contracts if result.kind != "contract"]
    clauses = _early_texts([result for result in own if result.early], words)
    at_the_end = [result for result in own if not result.early]
    decided_early = settled.reason.args.get("told") == "early"
    if at_the_end and not decided_early:
        clauses.append(_ending_text(at_the_end, words))
    seat = words.say(settled.reason.code, settled.reason.args)
    why = words.say("why", {"contracts": "; ".join(clauses), "seat": seat})
    names = [words.name(result.holder) for result in own]
    sentences = [_opened(why, names)]
    if whole and at_the_end and decided_early:
        ended = words.say("ended", {"contracts": _ending_text(at_the_end, words)})
        sentences.insert(0, _opened(ended, names))
    if whole or not decided_early:
        cubes = 1 if settled.reason.code.startswith("game_") else len(own)
        sentences += _jacoby_texts(at_the_end, words, cubes=cubes)
    if "followers" in settled.reason.args:
        sentences.append(words.say("followed", settled.reason.args))
    if side:
        told = "; ".join(contract_text(result, words) for result in side)
        sentences.append(words.say("besides", {"contracts": told}))
    if settled.afterwards is not None:
        sentences.append(reason_text(settled.afterwards, words))
    return " ".join(sentences)


def _opened(sentence: str, names: Iterable[str]) -> str:
    """The sentence with a capital first letter, unless it begins with a player's name."""
    if sentence.startswith(tuple(names)):
        return sentence
    return sentence[:1].upper() + sentence[1:]


def reason_text(reason: Reason | Warning | Advice, words: Words = ENGLISH) -> str:
    """A reason, a warning or a piece of advice by itself, as its template says it."""
    return words.say(reason.code, reason.args)


def warning_text(warning: Warning, words: Words = ENGLISH) -> str:
    """A warning as a sentence."""
    return reason_text(warning, words)


def contract_text(result: ContractResult, words: Words = ENGLISH) -> str:
    """How one contract ended and what it was worth, as a clause without a full stop."""
    if result.kind == "contract":
        return words.say(result.reason.code, result.reason.args)
    return words.say(f"{result.kind}_{result.winner}", result.reason.args)


_TOGETHER = frozenset(("dropped_by_holder", "dropped_by_other"))


def _early_texts(results: Iterable[ContractResult], words: Words) -> list[str]:
    """A clause for each contract; neighbours who dropped, or were dropped to, alike share one."""
    texts = []
    for (code, value), alike in groupby(results, key=_code_and_value):
        reasons = [result.reason for result in alike]
        if code in _TOGETHER:
            players = ", ".join(str(reason.args["player"]) for reason in reasons)
            texts.append(words.say(code, {"player": players, "value": value}))
        else:
            texts += [words.say(code, reason.args) for reason in reasons]
    return texts


def _code_and_value(result: ContractResult) -> tuple[str, str | int]:
    return result.reason.code, result.reason.args["value"]


def _ending_text(results: Sequence[ContractResult], words: Words) -> str:
    """What the end of the board game brought everybody who was in, in one clause."""
    codes = [result.reason.code for result in results]
    if not codes[0].startswith(("holder_won", "other_won")):
        return "; ".join(contract_text(result, words) for result in results)
    party, _, kind, *_ = codes[0].split("_")
    items = [words.say("item", result.reason.args) for result in results]
    winner = "team" if party == "holder" else "box"
    return words.say(f"{winner}_{kind}", {"items": ", ".join(items)})


def _jacoby_texts(results: Sequence[ContractResult], words: Words, *, cubes: int) -> Iterator[str]:
    """Where a gammon counted single because a cube was not turned: a sentence for each value.

    `cubes` are those of the whole game: without the closed ones nothing is said of all of them.
    """
    unturned = [result.reason for result in results if result.reason.code.endswith("_unturned")]
    by_value: dict[str | int, list[Reason]] = {}
    for reason in unturned:
        by_value.setdefault(reason.args["value"], []).append(reason)
    every = len(by_value) == 1 and cubes in (1, len(unturned))
    for value, reasons in by_value.items():
        some = "several" if len(reasons) > 1 else "some"
        which = ("one" if cubes == 1 else "all") if every else some
        kind = reasons[0].code.split("_")[2]
        players = ", ".join(str(reason.args["player"]) for reason in reasons)
        yield words.say(f"jacoby_{which}_{kind}", {"player": players, "value": value})
