"""The state of a table, folded from its events (see `evolve`).

Undo costs nothing here: a state remembers the state before the last live command (`undo`), so
voiding that command is going back to it. Values are shared between states, not copied.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from . import codec
from .actions import Action, Halves, Side
from .game import Game, open_game, play_all
from .ruleset import Ruleset
from .seating import Seating
from .settlement import ContractResult, Reason, Transfer, Warning


@dataclass(frozen=True)
class PendingDouble:
    """A double that waits for answers: who must still answer stands in `members` only."""

    side: Side
    members: tuple[str, ...]
    answers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game at this table, by the house rules and at the stake in force when it began.

    `order` is box, captain, crew; `start_levels` are those of the members' contracts, before the
    automatic doubles; `stake_minor` is what a point is worth, in minor units.
    """

    number: int
    order: tuple[str, ...]
    partner: str | None
    start_levels: Mapping[str, int]
    auto_doubles: int
    stake_minor: int
    ruleset: Ruleset = field(metadata={"stored": False})
    actions: tuple[Action, ...] = ()

    @cached_property
    def position(self) -> Game:
        """Where the contracts stand after `actions`.

        Computed only when somebody asks, so folding a log never runs a rule of the game. Raises
        what `open_game` and `play` raise, should the game not be possible.
        """
        start = open_game(
            order=self.order,
            partner=self.partner,
            ruleset=self.ruleset,
            auto_doubles=self.auto_doubles,
            start_levels=self.start_levels,
        )
        return play_all(start, self.actions)


@dataclass(frozen=True, kw_only=True)
class OpenGame(TableGame):
    """The game being played, and the double in it that waits for answers."""

    pending: PendingDouble | None = None


@dataclass(frozen=True, kw_only=True)
class GameRecord(TableGame):
    """A finished game: what it was worth and why, in half-points.

    `afterwards` says who has the box where people who came or went made it another; `revision`
    counts corrections from 1.
    """

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

    def level_of(self, player: str) -> int:
        """The stake level a player has set, 1 unless he did: for the next game."""
        return self.levels.get(player, 1)

    @property
    def next_number(self) -> int:
        """The number of the game that is open, or of the next one."""
        return len(self.records) + 1


def state_json(state: ChouetteState) -> dict[str, Any]:
    """The whole state as plain JSON, keys in a fixed order: equal states give equal text."""
    stored: dict[str, Any] = codec.encode(state)
    return stored
