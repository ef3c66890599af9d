"""The state of a table, folded from its events (see `evolve`).

Undo costs nothing here: a state remembers the state before the last live command (`undo`), so
voiding that command is going back to it. Values are shared between states, not copied.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, reduce
from typing import Any, Literal, Self

from . import codec
from .actions import Action, Halves, Side
from .game import Game, open_game, play
from .ruleset import Ruleset
from .scoring import ContractResult, Reason, Transfer, Warning
from .seating import Seating


@dataclass(frozen=True)
class PendingDouble:
    """A double that waits for answers: who must still answer stands in `members` only."""

    side: Side
    members: tuple[str, ...]
    answers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class OpenGame:
    """The game being played, by the house rules and at the stake in force when it began."""

    number: int
    order: tuple[str, ...]
    partner: str | None
    start_levels: Mapping[str, int]
    auto_doubles: int
    stake_minor: int
    ruleset: Ruleset = field(metadata={"stored": False})
    actions: tuple[Action, ...] = ()
    pending: PendingDouble | None = None

    @cached_property
    def position(self) -> Game:
        """Where the contracts stand after `actions`.

        Computed only when somebody asks, so folding a log never runs a rule of the game.
        """
        start = open_game(
            order=self.order,
            partner=self.partner,
            ruleset=self.ruleset,
            auto_doubles=self.auto_doubles,
            start_levels=self.start_levels,
        )
        return reduce(play, self.actions, start)


@dataclass(frozen=True)
class GameRecord:
    """A finished game: how it was played, what it was worth and why.

    `ruleset` and `stake_minor` are those it was played by; `revision` counts corrections from 1.
    """

    number: int
    order: tuple[str, ...]
    partner: str | None
    start_levels: Mapping[str, int]
    auto_doubles: int
    stake_minor: int
    ruleset: Ruleset = field(metadata={"stored": False})
    actions: tuple[Action, ...]
    transfers: tuple[Transfer, ...]
    points: Mapping[str, Halves]
    reason: Reason
    contracts: tuple[ContractResult, ...]
    warnings: tuple[Warning, ...]
    afterwards: Reason | None = None
    revision: int = 1


@dataclass(frozen=True)
class Undo:
    """The last live command: its first and last event, and the state before it."""

    first_seq: int
    last_seq: int
    before: ChouetteState = field(metadata={"stored": False}, repr=False)


@dataclass(frozen=True)
class ChouetteState:
    """Everything that is known of a table after `seq` events.

    `totals` are half-points of this table's live games; `worth` the same games in half minor
    units (half-points x the stake of each game), exact, to be divided by two once, when squaring
    up. `ruleset`, `stake_minor` and `levels` are the next game's; an open game keeps its own.
    """

    seq: int = 0
    status: Literal["new", "open", "closed"] = "new"
    night_on: str = ""
    table: str = ""
    ruleset: Ruleset = field(default_factory=Ruleset)
    stake_minor: int = 0
    currency: str = ""
    seating: Seating = field(default_factory=Seating)
    levels: Mapping[str, int] = field(default_factory=dict)
    game: OpenGame | None = None
    records: tuple[GameRecord, ...] = ()
    totals: Mapping[str, Halves] = field(default_factory=dict)
    worth: Mapping[str, int] = field(default_factory=dict)
    proxies: Mapping[str, str] = field(default_factory=dict)
    partner_asked: str | None = None
    partner_refused: tuple[str, ...] = ()
    merged_into: str = ""
    undo: Undo | None = None

    def with_(self, **changes: Any) -> Self:
        """A copy with these fields changed; what `dataclasses.replace` does, several times faster.

        Folding a log makes two copies an event, so this is where its time goes.
        """
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__, **changes)
        return copy

    @property
    def next_number(self) -> int:
        """The number of the game that is open, or of the next one."""
        return len(self.records) + 1


def state_json(state: ChouetteState) -> dict[str, Any]:
    """The whole state as plain JSON, keys in a fixed order: equal states give equal text."""
    stored: dict[str, Any] = codec.encode(state)
    return stored
