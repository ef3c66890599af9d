"""What the pages of a table read beside its state: names, and who did what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Q

from chouette.models import (
    ChouetteSession,
    Command,
    Event,
    HouseRules,
    Player,
    SessionStatus,
)
from chouette.rules.events import Event as RuleEvent
from chouette.rules.log import event_from_json
from chouette.rules.ruleset import PRESET_LABELS
from chouette.selectors.log_ins import name_of_log_in


@dataclass(frozen=True)
class LogEntry:
    """One command of a log with its events; `actor` is his name as a player, or of his log-in.

    `phone`: it came from the own phone of a guest, who is the `actor`.
    """

    kind: str
    first_seq: int
    last_seq: int
    actor: str
    device: str
    recorded_at: datetime
    events: tuple[RuleEvent, ...]
    phone: bool = False


def players_of_club(club_id: int) -> list[Player]:
    """Everybody who ever sat in this club, the inactive too: old sheets name them."""
    return list(Player.objects.filter(club_id=club_id))


def players_free_on(club_id: int, night_on: date) -> list[Player]:
    """Active players who sit at no open table of this night, by name."""
    seated = Q(seats__club_id=club_id, seats__night_on=night_on)
    active = Player.objects.filter(club_id=club_id, is_active=True)
    free = active.exclude(pk__in=Player.objects.filter(seated).values("pk"))
    return sorted(free, key=lambda player: (player.name_key, player.pk))


def tables_beside(session_id: int) -> list[ChouetteSession]:
    """The other open tables of the same night in the same club, of the same sort: practice or
    not."""
    here = ChouetteSession.objects.filter(pk=session_id)
    beside = ChouetteSession.objects.filter(
        club_id__in=here.values("club_id"),
        night_on__in=here.values("night_on"),
        is_practice__in=here.values("is_practice"),
        status=SessionStatus.OPEN,
    )
    return list(beside.exclude(pk=session_id))


def tables_split_off(session_id: int) -> list[ChouetteSession]:
    """The open tables that were split off this one, oldest first."""
    split = ChouetteSession.objects.filter(split_from=session_id, status=SessionStatus.OPEN)
    return list(split.order_by("pk"))


def rules_to_choose(club_id: int) -> list[tuple[str, str]]:
    """Slug and name of the club's own rules, then of the presets."""
    own = HouseRules.objects.filter(club_id=club_id, is_active=True, superseded_by=None)
    chosen = [(rules.slug, str(rules)) for rules in own.order_by("name")]
    taken = {slug for slug, _label in chosen}
    presets = [(slug, label) for slug, label in PRESET_LABELS.items() if slug not in taken]
    return chosen + presets


def own_slugs(club_id: int) -> set[str]:
    """The sets that the club has of its own."""
    own = HouseRules.objects.filter(club_id=club_id, is_active=True, superseded_by=None)
    return set(own.values_list("slug", flat=True))


def stored_rules(club_id: int) -> list[HouseRules]:
    """Every version of the club's own rules, former ones too: those in use first, newest first."""
    rules = HouseRules.objects.filter(club_id=club_id).order_by("-pk")
    return sorted(rules, key=lambda stored: not stored.is_active)


def log_of(session_id: int, *, last: int | None = None) -> list[LogEntry]:
    """The commands of a table, newest first; two or three queries however many there are."""
    commands = list(
        Command.objects.filter(chouette_session_id=session_id)
        .select_related(*SENDER)
        .order_by("-first_seq")[:last]
    )
    return entries_of(commands)


def command_at(session_id: int, first_seq: int) -> LogEntry | None:
    """The command whose events begin at `first_seq`."""
    found = Command.objects.filter(chouette_session_id=session_id, first_seq=first_seq)
    return next(iter(entries_of(list(found.select_related(*SENDER)))), None)


SENDER = ("actor", "guest_pass__player")


def entries_of(commands: Sequence[Command]) -> list[LogEntry]:
    """Commands of one club, of whichever of its tables or of none, as a log tells them; two queries
    however many there are. Each comes with its `actor` and `guest_pass__player`."""
    if not commands:
        return []
    events = _events_by_command(commands)
    names = _names(commands[0].club_id, (command.actor_id for command in commands))
    return [
        LogEntry(
            kind=command.kind,
            first_seq=command.first_seq,
            last_seq=command.last_seq,
            actor=names.get(command.actor_id) or _login(command),
            phone=command.guest_pass is not None,
            device=command.device,
            recorded_at=command.recorded_at,
            events=tuple(events.get(command.pk, ())),
        )
        for command in commands
    ]


def _events_by_command(commands: Iterable[Command]) -> dict[int, list[RuleEvent]]:
    numbers = [command.pk for command in commands if command.first_seq]
    rows = Event.objects.filter(command__in=numbers)
    found: dict[int, list[RuleEvent]] = {}
    for row in rows.order_by("chouette_session_id", "seq"):
        stored = {"kind": row.kind, "version": row.version, **row.payload}
        found.setdefault(row.command_id, []).append(event_from_json(stored))
    return found


def _names(club_id: int, users: Iterable[int | None]) -> dict[int | None, str]:
    """Players' names of those users in this club."""
    wanted = {user for user in users if user is not None}
    known = Player.objects.filter(user_id__in=wanted, club_id=club_id)
    return dict(known.values_list("user_id", "name"))


def _login(command: Command) -> str:
    if command.guest_pass is not None:
        return command.guest_pass.player.name
    return name_of_log_in(command.actor) if command.actor is not None else ""
