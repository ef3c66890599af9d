"""A table for tests: say what is asked for, look at the state, the events and the ledger.

Every step also proves what must hold whatever the command was: events and commands survive their
JSON, folding the log from nothing gives the same state, points sum to zero, nobody is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import pytest

from chouette.rules import PRESETS, Ruleset
from chouette.rules.commands import command_from_json, command_json
from chouette.rules.decide import decide
from chouette.rules.errors import RuleViolation
from chouette.rules.events import Event
from chouette.rules.evolve import fold
from chouette.rules.ledger import LedgerChange, ledger_changes
from chouette.rules.log import event_from_json, event_json
from chouette.rules.state import ChouetteState, state_json
from chouette.rules.wording import explain

_VERBS = {"comes": "join", "leaves": "leave", "rests": "sit_out", "returns": "return"}


class Table:
    """One table, driven by commands in their JSON form."""

    def __init__(
        self,
        players: str = "",
        *,
        rules: Any = "keith-many-cubes",
        levels: Mapping[str, int] | None = None,
        **opening: Any,
    ) -> None:
        self.state = ChouetteState()
        self.log: list[Event] = []
        self.changes: tuple[LedgerChange, ...] = ()
        seats = [{"player": player, "level": (levels or {}).get(player, 1)} for player in players]
        fields = {"night_on": "2026-01-15", "table": "1", "players": seats, **opening}
        self.do("open_table", ruleset=ruleset_json(rules), **fields)
        if len(players) > 1:
            self.do("draw_rotation", order=list(players))

    def do(self, kind: str, /, **fields: Any) -> tuple[Event, ...]:
        """Carry out one command and check what must always hold."""
        command = command_from_json({"kind": kind, **fields})
        assert command_from_json(command_json(command)) == command
        events = decide(self.state, command)
        before, self.state = self.state, fold(events, self.state)
        self.log += events
        self.changes = ledger_changes(before, self.state)
        self._check()
        return events

    def _check(self) -> None:
        assert [event_from_json(event_json(event)) for event in self.log] == self.log
        assert state_json(fold(self.log)) == state_json(self.state)
        assert self.state.seq == len(self.log)
        assert sum(self.state.totals.values()) == 0
        everybody = self.state.seating.everybody
        assert len(set(everybody)) == len(everybody)

    def result(self, winner: str, kind: str = "single") -> tuple[Event, ...]:
        return self.do("result", winner=winner, result=kind)

    def after(self, *steps: str | Mapping[str, Any]) -> Self:
        """What happened, in words: "F comes", "D leaves", "D rests", "D returns"; "box" and "team"
        are single games without a double; anything else is a command by its kind. An object is an
        action of `games`, or a command as it travels."""
        for step in steps:
            if not isinstance(step, str):
                self._step(step)
            elif " " in step:
                player, verb = step.split()
                self.do(_VERBS[verb], player=player)
            elif step in ("box", "team"):
                self.result(step)
            else:
                self.do(step)
        return self

    def _step(self, step: Mapping[str, Any]) -> None:
        if "type" in step:
            self.play(step)
        else:
            self.do(step["kind"], **{key: value for key, value in step.items() if key != "kind"})

    def play(self, *events: Mapping[str, Any]) -> tuple[Event, ...]:
        """The actions of `games` as commands, one after the other; what the last one led to."""
        led_to: tuple[Event, ...] = ()
        for event in events:
            fields = {key: value for key, value in event.items() if key != "type"}
            kind = "quick_result" if event["type"] == "quick" else event["type"]
            if kind == "result":
                fields["result"] = fields.pop("kind")
            led_to = self.do(kind, **fields)
        return led_to

    def refusal(self, kind: str, /, **fields: Any) -> RuleViolation:
        """The violation that this command is refused with; nothing has happened then."""
        return self.refused({**fields, "kind": kind})

    def refused(self, step: str | Mapping[str, Any]) -> RuleViolation:
        """The same for a step as `after` takes it."""
        before, log = self.state, len(self.log)
        with pytest.raises(RuleViolation) as fault:
            self.after(step)
        assert self.state is before
        assert len(self.log) == log
        return fault.value

    @property
    def order(self) -> str:
        """Those who play, box first: "ABCD"."""
        return "".join(self.state.seating.rotation.order)

    @property
    def line(self) -> str:
        """Everybody who has a place, those away included."""
        return "".join(self.state.seating.line)

    @property
    def partner(self) -> str | None:
        return self.state.seating.partner

    @property
    def points(self) -> dict[str, float]:
        """The running totals in points."""
        return {player: halves / 2 for player, halves in self.state.totals.items() if halves}

    @property
    def last(self) -> str:
        """The points of the last game as `A-3 B+1 C+1.5 D0`, by name."""
        return shown(self.state.records[-1].points)

    @property
    def why(self) -> str:
        """What is told of the last game."""
        return explain(self.state.records[-1])


def shown(points: Mapping[str, int]) -> str:
    """Half-points as `A-1.5 B+1.5 C0`, by name."""
    told = {player: f"{halves / 2:+g}" if halves else "0" for player, halves in points.items()}
    return " ".join(f"{player}{told[player]}" for player in sorted(points))


def ruleset_json(rules: Any) -> dict[str, Any]:
    """A preset's name, or changes to the rules many tables play by."""
    if isinstance(rules, str):
        return PRESETS[rules].to_json()
    return Ruleset.from_json(rules, base=PRESETS["keith-many-cubes"]).to_json()
