"""What has happened at a table, as it is written down for good.

An event carries the decision, not the input it came from: the transfers of a game, the places
after it, the reason. Folding needs no rule, so a rule changed next year cannot rewrite last
year's night. How events are stored stands in `log`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .actions import Action, Side
from .log import Event as Event
from .ruleset import Ruleset
from .seating import Seat, Seating
from .settlement import ContractResult, Reason, Transfer, Warning

Throws = Mapping[str, tuple[tuple[int, ...], ...]]
"""For each player the dice of each round he threw in: `{"A": ((6,),), "B": ((4,), (3,))}`."""


# --- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class TableOpened(Event):
    """A table was opened for a night; its players wait for the order to be drawn."""

    night_on: str
    table: str
    ruleset: Ruleset
    stake_minor: int
    currency: str
    players: tuple[Seat, ...]
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class RotationDrawn(Event):
    """Dice (or, with no rolls, the host) gave the first order."""

    rolls: Throws
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class OrderSet(Event):
    """The host overrode the order, and said why."""

    reason: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class StakeChanged(Event):
    """A point is worth this many minor units from the next game on."""

    stake_minor: int


@dataclass(frozen=True, kw_only=True)
class LevelChanged(Event):
    """A player's stake level from the next game on."""

    player: str
    level: int


@dataclass(frozen=True, kw_only=True)
class RulesChanged(Event):
    """The house rules from the next game on."""

    ruleset: Ruleset


@dataclass(frozen=True, kw_only=True)
class TableSplit(Event):
    """These players left for a new table."""

    players: tuple[str, ...]
    to_table: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class TableMerged(Event):
    """The players of another table came in behind the line."""

    players: tuple[Seat, ...]
    from_table: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class TableMergedInto(Event):
    """Everybody moved to another table and this one closed."""

    to_table: str


@dataclass(frozen=True, kw_only=True)
class TableClosed(Event):
    """The night ended here."""


@dataclass(frozen=True, kw_only=True)
class TableReopened(Event):
    """The night goes on after all."""


@dataclass(frozen=True, kw_only=True)
class CommandVoided(Event):
    """The last live command, events `first_seq` to `last_seq`, counts no more."""

    first_seq: int
    last_seq: int


# --- a game ------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class GameStarted(Event):
    """A game began with these contracts at this stake."""

    game: int
    order: tuple[str, ...]
    partner: str | None
    start_levels: Mapping[str, int]
    auto_doubles: int
    stake_minor: int


@dataclass(frozen=True, kw_only=True)
class AutomaticDoubled(Event):
    """Equal opening dice: `auto_doubles` is the number in this game so far."""

    game: int
    auto_doubles: int


@dataclass(frozen=True, kw_only=True)
class DoubleOffered(Event):
    """A double waits for the answers of `members` (of the box, where `side` is the team)."""

    game: int
    side: Side
    members: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class DoubleAnswered(Event):
    """One answer to the double that waits."""

    game: int
    member: str
    answer: str


@dataclass(frozen=True, kw_only=True)
class ActionPlayed(Event):
    """A double with its answers, an extra, a bought cube, an agreed result or the result."""

    game: int
    action: Action


@dataclass(frozen=True, kw_only=True)
class GameSettled(Event):
    """A finished game in points: who pays whom, why the seats went as they did, who sits where."""

    game: int
    transfers: tuple[Transfer, ...]
    points: Mapping[str, int]
    reason: Reason
    contracts: tuple[ContractResult, ...]
    warnings: tuple[Warning, ...]
    seating: Seating
    afterwards: Reason | None = None


@dataclass(frozen=True, kw_only=True)
class GameCorrected(Event):
    """An earlier game scored anew; the rotation that was played stays as it was."""

    game: int
    auto_doubles: int
    actions: tuple[Action, ...]
    transfers: tuple[Transfer, ...]
    points: Mapping[str, int]
    reason: Reason
    contracts: tuple[ContractResult, ...]
    warnings: tuple[Warning, ...]


# --- people ------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class PlayerJoined(Event):
    """Somebody came to the table, into the line or, in mid-game, among those waiting."""

    player: str
    level: int
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class PlayerLeft(Event):
    """Somebody leaves, at once or after the open game."""

    player: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class PlayerSatOut(Event):
    """Somebody takes a break and keeps his place for a while."""

    player: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class PlayerReturned(Event):
    """Somebody is back from his break."""

    player: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class BoxDeclined(Event):
    """The captain who won the box did not want it."""

    player: str
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class ProxyNamed(Event):
    """`proxy` decides on the player's cube until he is back (null: he is back)."""

    player: str
    proxy: str | None


@dataclass(frozen=True, kw_only=True)
class PartnerAsked(Event):
    """The box wants a partner and this player is asked."""

    player: str


@dataclass(frozen=True, kw_only=True)
class PartnerAnswered(Event):
    """The player who was asked accepts or refuses."""

    player: str
    accepted: bool
    seating: Seating


@dataclass(frozen=True, kw_only=True)
class PartnerDrawn(Event):
    """Nobody wanted it: the lot fell on this player."""

    player: str
    rolls: Throws
    seating: Seating
