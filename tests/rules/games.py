"""Chouette games in a few words, so that a test of a rule reads like the rule.

    game = played("ABCD", team(B="take"), box(B="drop"), result("team"), seat="captain")
    assert game.points == "A-2 B-2 C+1 D+1"
    assert game.order == "ACDB"

Players are single letters: the first is the box, the second the captain. `rules` are the keyword
arguments, or a preset by its slug.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from chouette.rules.errors import RuleViolation
from chouette.rules.game import Game, open_game, play
from chouette.rules.parsing import parse_action
from chouette.rules.ruleset import Ruleset
from chouette.rules.scoring import GameScore, score_game
from chouette.rules.settlement import ContractResult, Settlement

Event = dict[str, Any]


def box(**answers: str) -> Event:
    """The box doubles these members."""
    return {"type": "double", "side": "box", "answers": answers}


def team(answer: str = "", **answers: str) -> Event:
    """These members double the box; with one cube the team does and the box gives one answer."""
    double: Event = {"type": "double", "side": "team"}
    return {**double, "answer": answer} if answer else {**double, "answers": answers}


def extra(pair: str) -> Event:
    """`BC`: B gives C an extra."""
    return {"type": "extra", "giver": pair[0], "taker": pair[1]}


def double_extra(side: str, pair: str, answer: str) -> Event:
    """The extra that B gave C (`BC`) is doubled by C (`team`) or by B (`box`)."""
    key = {"giver": pair[0], "taker": pair[1]}
    return {"type": "double", "side": side, "extra": key, "answer": answer}


def buy(pair: str) -> Event:
    """`DB`: D sells his cube to B."""
    return {"type": "buy", "seller": pair[0], "buyer": pair[1]}


def double_bought(side: str, seller: str, answer: str) -> Event:
    """The cube bought from `seller` is doubled by its buyer (`team`) or by the box."""
    return {"type": "double", "side": side, "bought": {"seller": seller}, "answer": answer}


def settle(member: str, points: float, winner: str | None = None) -> Event:
    """The box and a member agree points to the member."""
    agreed: Event = {"type": "settle", "member": member, "points": points}
    return agreed if winner is None else {**agreed, "winner": winner}


def result(winner: str, kind: str = "single") -> Event:
    """The board game ends."""
    return {"type": "result", "winner": winner, "kind": kind}


def quick(winner: str | None = None, **points: int) -> Event:
    """The game is scored at once."""
    scored: Event = {"type": "quick", "points": points}
    return scored if winner is None else {**scored, "winner": winner}


@dataclass(frozen=True)
class Played:
    """A scored game, in the words of the tests."""

    score: GameScore

    @property
    def settlement(self) -> Settlement:
        return self.score.settlement

    @property
    def points(self) -> str:
        """`A-1.5 B+1.5 C0`: everybody's points."""
        won = self.settlement.points
        return " ".join(f"{player}{_shown(halves)}" for player, halves in won.items())

    @property
    def order(self) -> str:
        """The next order, with the box's partner behind a plus: `ACDB+H`."""
        rotation = self.settlement.rotation
        return "".join(rotation.order) + (f"+{rotation.partner}" if rotation.partner else "")

    @property
    def moved(self) -> str:
        """Who went to the end of the order, in their new order."""
        return "".join(self.settlement.moved)

    @property
    def why(self) -> str:
        text: str = self.score.to_json()["why"]
        return text

    @property
    def warnings(self) -> list[str]:
        """The codes of the warnings."""
        return [warning.code for warning in self.settlement.warnings]

    @property
    def warning_texts(self) -> list[str]:
        return [warning["detail"] for warning in self.score.to_json()["warnings"]]

    @property
    def transfers(self) -> list[str]:
        """`B>A 4 contract`: B owes A 4 points from their contract."""
        return [
            f"{t.payer}>{t.payee} {_shown(t.amount, sign=False)} {t.kind}"
            for t in self.settlement.transfers
        ]

    def contract(self, holder: str, kind: str = "contract") -> ContractResult:
        """How the contract of this holder ended."""
        found = [c for c in self.settlement.contracts if (c.holder, c.kind) == (holder, kind)]
        assert len(found) == 1
        return found[0]


def _shown(halves: int, *, sign: bool = True) -> str:
    number = f"{abs(halves) / 2:g}"
    if not sign:
        return number
    return "0" if halves == 0 else f"{'+' if halves > 0 else '-'}{number}"


def row(
    order: str,
    *events: Any,
    preset: str | None = None,
    partner: str | None = None,
    auto_doubles: int = 0,
    start_levels: Mapping[str, int] | None = None,
    **rules: Any,
) -> dict[str, Any]:
    """The JSON object of a game, as the scoring tool takes it."""
    return {
        "order": list(order),
        "events": list(events),
        "rules": preset or rules,
        "partner": partner,
        "auto_doubles": auto_doubles,
        "start_levels": dict(start_levels or {}),
    }


def played(order: str, *events: Any, **more: Any) -> Played:
    """The game scored; see `row` for the arguments."""
    return Played(score_game(row(order, *events, **more)))


def refused(order: str, *events: Any, **more: Any) -> str:
    """The code of the fault for which the game is refused."""
    with pytest.raises(RuleViolation) as fault:
        score_game(row(order, *events, **more))
    return fault.value.code


def under_way(
    order: str,
    *events: Event,
    preset: str | None = None,
    partner: str | None = None,
    auto_doubles: int = 0,
    start_levels: Mapping[str, int] | None = None,
    **rules: Any,
) -> Game:
    """The game after these events, not settled."""
    game = open_game(
        order=list(order),
        partner=partner,
        ruleset=Ruleset.from_json(preset or rules),
        auto_doubles=auto_doubles,
        start_levels=start_levels,
    )
    for event in events:
        game = play(game, parse_action(event))
    return game
