"""What somebody asks for at a table; `decide` answers with events or a violation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from . import codec
from .actions import Action, action_json
from .errors import BadJson
from .events import Throws
from .parsing import parse_fields
from .ruleset import Ruleset
from .seating import Seat


@dataclass(frozen=True)
class Command:
    """One request to the table."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.kind = codec.kind_name(cls)
        COMMAND_KINDS[cls.kind] = cls


COMMAND_KINDS: dict[str, type[Command]] = {}


# --- the table ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class OpenTable(Command):
    """Open a table: the first command of every log."""

    night_on: str
    table: str
    ruleset: Ruleset
    stake_minor: int = 0
    currency: str = ""
    players: tuple[Seat, ...] = ()


@dataclass(frozen=True)
class DrawRotation(Command):
    """Give the first order by dice (`rolls`, a list of throws a player) or as agreed (`order`).

    With neither, whoever carries the command to the core throws the dice first.
    """

    rolls: Throws = field(default_factory=dict)
    order: tuple[str, ...] = ()


REASON_LIMIT = 200
"""Characters of a reason; it stands in the log for ever."""


@dataclass(frozen=True)
class SetOrder(Command):
    """Override the order of those who play, box first, with a reason."""

    order: tuple[str, ...]
    reason: str
    partner: str | None = None


@dataclass(frozen=True)
class ChangeStake(Command):
    """From the next game: what a point is worth (`stake_minor`), or a player's own `level`."""

    stake_minor: int | None = None
    player: str | None = None
    level: int | None = None


@dataclass(frozen=True)
class ChangeRules(Command):
    """Play by other house rules from the next game."""

    ruleset: Ruleset


@dataclass(frozen=True)
class SplitTable(Command):
    """Send these players (none named: those whom the rule of the house moves) to a new table."""

    table: str
    players: tuple[str, ...] = ()


@dataclass(frozen=True)
class MergeTable(Command):
    """Take in the players of another table, in their order, behind the line."""

    from_table: str
    players: tuple[Seat, ...]


@dataclass(frozen=True)
class MergeInto(Command):
    """Close this table because its players went to another."""

    to_table: str


@dataclass(frozen=True)
class Close(Command):
    """End the night at this table."""


@dataclass(frozen=True)
class Reopen(Command):
    """Go on with a table that was closed."""


@dataclass(frozen=True)
class Void(Command):
    """Undo the last live command with all its events."""


# --- a game ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StartGame(Command):
    """Begin the next game. Any command of a game does so by itself when none is open."""

    auto_doubles: int = 0


@dataclass(frozen=True)
class AutomaticDouble(Command):
    """Equal opening dice: every contract starts one level up."""

    count: int = 1


@dataclass(frozen=True)
class Play(Command):
    """One action of a game; travels as the action's own JSON under the names below."""

    action: Action


@dataclass(frozen=True)
class Offer(Command):
    """Offer a double whose answers come one by one; no `members`: all whom the side may double."""

    side: Literal["box", "team"]
    members: tuple[str, ...] = ()


@dataclass(frozen=True)
class Answer(Command):
    """Answer the double that waits, for `member`'s contract (one cube, to the box: no member)."""

    answer: str
    member: str = ""


@dataclass(frozen=True)
class CorrectGame(Command):
    """Score an earlier game anew by the rules it was played by, from these events."""

    game: int
    events: tuple[Action, ...]
    auto_doubles: int | None = None


# --- people ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Join(Command):
    """Come to the table."""

    player: str
    level: int = 1


@dataclass(frozen=True)
class Leave(Command):
    """Go home, after the open game if there is one."""

    player: str


@dataclass(frozen=True)
class SitOut(Command):
    """Take a break, after the open game if there is one."""

    player: str


@dataclass(frozen=True)
class Return(Command):
    """Come back from a break."""

    player: str


@dataclass(frozen=True)
class DeclineBox(Command):
    """The captain who won the box does not want it."""


@dataclass(frozen=True)
class NameProxy(Command):
    """Let `proxy` decide on `player`'s cube (null: no longer)."""

    player: str
    proxy: str | None = None


@dataclass(frozen=True)
class OfferPartner(Command):
    """The box wants a partner: ask the first whom the house rule names."""


@dataclass(frozen=True)
class AnswerPartner(Command):
    """The player who was asked accepts or refuses."""

    player: str
    accept: bool


@dataclass(frozen=True)
class DrawPartner(Command):
    """Draw the partner by lot: highest die among those in the draw (`rolls`), ties re-rolled."""

    rolls: Throws = field(default_factory=dict)


# --- JSON --------------------------------------------------------------------------------------

ACTION_TYPES = {
    "double": "double",
    "extra": "extra",
    "buy": "buy",
    "settle": "settle",
    "result": "result",
    "quick_result": "quick",
}
"""The command kinds that are one action of a game, and the action's `type`."""


def command_json(command: Command) -> dict[str, Any]:
    """The command as it travels: `kind`, then its fields. The inverse of `command_from_json`."""
    if not isinstance(command, Play):
        return {"kind": command.kind, **codec.encode(command)}
    action = action_json(command.action)
    kind = next(kind for kind, name in ACTION_TYPES.items() if name == action["type"])
    fields = {_RESULT.get(name, name): value for name, value in action.items() if name != "type"}
    return {"kind": kind, **fields}


def command_from_json(obj: Mapping[str, Any]) -> Command:
    """The command that `obj` describes, with the kinds and fields of `Command` in the API.

    A result says `result` (single, gammon, backgammon) where the scoring tool says `kind`, because
    `kind` names the command. Raises `BadJson` when the kind or a field is unknown or a value has
    another type, and what `parse_fields` and `Ruleset.from_json` raise.
    """
    fields = dict(obj)
    kind = str(fields.pop("kind", ""))
    if kind in ACTION_TYPES:
        won = _RESULT["kind"]
        return Play(parse_fields(ACTION_TYPES[kind], fields, called=kind, kind_of_win=won))
    if kind not in COMMAND_KINDS or kind == Play.kind:
        raise BadJson(reason=f"no command of kind {kind[:80]!r}", field="kind")
    return codec.decode(COMMAND_KINDS[kind], fields)


_RESULT = {"kind": "result"}
"""Fields of an action that have another name in a command."""
