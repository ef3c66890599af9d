"""Random commands of a kind, about the people of a table and others, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from chouette.rules.actions import ANSWERS
from chouette.rules.ruleset import PRESETS

Row = dict[str, Any]
STRANGER = "stranger"


def random_command(rng: random.Random, kind: str, people: Sequence[str]) -> Row:
    """A command of this kind as it travels."""
    return {"kind": kind, **_FIELDS[kind](_Maker(rng, people))}


class _Maker:
    """Values for the fields of a command."""

    def __init__(self, rng: random.Random, people: Sequence[str]) -> None:
        self.rng, self.people = rng, (*people, STRANGER)

    def one(self) -> str:
        return self.rng.choice(self.people)

    def some(self) -> list[str]:
        return self.rng.sample(self.people, self.rng.randint(0, min(3, len(self.people))))

    def everybody(self) -> list[str]:
        people = list(self.people[:-1])
        self.rng.shuffle(people)
        return people

    def side(self) -> str:
        return self.rng.choice(("box", "team"))

    def word(self) -> str:
        return self.rng.choice((*ANSWERS, "take", "take", "drop", "drop"))

    def action(self) -> Row:
        kind = self.rng.choice(("settle", "result", "quick_result"))
        action = random_command(self.rng, kind, self.people[:-1])
        name = {"quick_result": "quick"}.get(kind, kind)
        fields = {key: value for key, value in action.items() if key != "kind"}
        if kind == "result":
            fields["kind"] = fields.pop("result")
        return {"type": name, **fields}

    def double(self) -> Row:
        side = self.side()
        match self.rng.randrange(5):
            case 0:
                return {"side": side, "answer": self.word()}
            case 1:
                extra = {"giver": self.one(), "taker": self.one()}
                return {"side": side, "answer": self.word(), "extra": extra}
            case 2:
                return {"side": side, "answer": self.word(), "bought": {"seller": self.one()}}
            case 3:
                answers = {player: self.word() for player in self.everybody()[1:]}
                return {"side": side, "answers": answers}
        return {"side": side, "answers": {player: self.word() for player in self.some()}}

    def points(self) -> Row:
        points = {player: self.rng.randint(-3, 3) for player in self.everybody()}
        drop = self.rng.choice((self.one(), STRANGER))
        return {player: value for player, value in points.items() if player != drop}

    def rolls(self) -> Row:
        return {p: [[self.rng.randint(1, 6)] for _ in range(3)] for p in self.everybody()}


_FIELDS: dict[str, Callable[[_Maker], Row]] = {
    "draw_rotation": lambda m: m.rng.choice(({"order": m.everybody()}, {"rolls": m.rolls()})),
    "set_order": lambda m: {"order": m.everybody(), "reason": "the host says so"},
    "change_stake": lambda m: m.rng.choice(
        ({"stake_minor": m.rng.randint(0, 9)}, {"player": m.one(), "level": m.rng.randint(0, 4)})
    ),
    "change_rules": lambda m: {"ruleset": m.rng.choice(list(PRESETS.values())).to_json()},
    "split_table": lambda m: {"table": "2", "players": m.some()},
    "merge_table": lambda m: {"from_table": "2", "players": [{"player": m.one()}]},
    "close": lambda m: {},
    "reopen": lambda m: {},
    "void": lambda m: {},
    "start_game": lambda m: {"auto_doubles": m.rng.randint(0, 2)},
    "automatic_double": lambda m: {"count": m.rng.randint(1, 2)},
    "double": lambda m: m.double(),
    "extra": lambda m: {"giver": m.one(), "taker": m.one()},
    "buy": lambda m: {"seller": m.one(), "buyer": m.one()},
    "settle": lambda m: {"member": m.one(), "points": m.rng.randint(-4, 4) / 2},
    "result": lambda m: {
        "winner": m.side(),
        "result": m.rng.choice(("single", "gammon", "backgammon")),
    },
    "quick_result": lambda m: {"points": m.points()},
    "offer": lambda m: {"side": m.side(), "members": m.some()},
    "answer": lambda m: {"member": m.rng.choice((m.one(), "")), "answer": m.word()},
    "correct_game": lambda m: {"game": m.rng.randint(1, 4), "events": [m.action()]},
    "join": lambda m: {"player": m.rng.choice((m.one(), STRANGER)), "level": m.rng.randint(1, 2)},
    "leave": lambda m: {"player": m.one()},
    "sit_out": lambda m: {"player": m.one()},
    "return": lambda m: {"player": m.one()},
    "decline_box": lambda m: {},
    "name_proxy": lambda m: {"player": m.one(), "proxy": m.rng.choice((None, m.one()))},
    "offer_partner": lambda m: {},
    "answer_partner": lambda m: {"player": m.one(), "accept": m.rng.random() < 0.5},
    "draw_partner": lambda m: {
        "rolls": {p: r for p, r in m.rolls().items() if m.rng.random() < 0.8}
    },
}

KINDS = tuple(_FIELDS)
"""Every kind that is sent to a table."""
