"""States of a table made by the core alone, for tests of what a page says about them."""

from __future__ import annotations

from typing import Any

from chouette.rules import decide, fold
from chouette.rules import events as ev
from chouette.rules.commands import Command, OpenTable, command_from_json
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.rules.seating import Seat
from chouette.rules.state import ChouetteState
from chouette.web.people import People, Person

NAMES = ("Ana", "Bogdan", "Carla", "Dinu", "Elena", "Radu", "Sorin", "Mira")
PEOPLE = People(Person(name[0], name, guest=name in ("Radu", "Mira")) for name in NAMES)


class Sitting:
    """A table whose players are A, B, C, ...; `do` sends a command and keeps its events."""

    def __init__(
        self,
        players: str = "ABCD",
        rules: Ruleset | None = None,
        *,
        stake_minor: int = 50,
        drawn: bool = True,
    ) -> None:
        self.state = ChouetteState()
        self.events: tuple[ev.Event, ...] = ()
        seats = tuple(Seat(player) for player in players)
        ruleset = rules or PRESETS["keith-many-cubes"]
        self.decide(OpenTable("2026-11-26", "Table 1", ruleset, stake_minor, "EUR", seats))
        if drawn:
            self.do("draw_rotation", order=list(players))

    def decide(self, command: Command) -> None:
        self.events = decide(self.state, command)
        self.state = fold(self.events, self.state)

    def do(self, kind: str, **fields: Any) -> Sitting:
        self.decide(command_from_json({"kind": kind, **fields}))
        return self
