"""The trail of a federation: what was done in it, by whom and when, for its officers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.db.models import QuerySet

from chouette.models import Club, Federation, FederationCommand
from chouette.selectors.log_ins import name_of_log_in


@dataclass(frozen=True)
class FederationTrailEntry:
    """One thing that was done: `by` and `user` are log-ins, as officers are appointed by; `user` is
    whom it was about, `club` the club that it was about."""

    pk: int
    at: datetime
    by: str
    kind: str
    body: dict[str, Any]
    club: str = ""
    user: str = ""


def federation_commands(federation: Federation) -> QuerySet[FederationCommand]:
    """Everything that was done in it, in no order."""
    return FederationCommand.objects.filter(federation=federation).select_related("actor")


def federation_trail_told(commands: Sequence[FederationCommand]) -> list[FederationTrailEntry]:
    """These commands in their order; two queries however many there are."""
    clubs = Club.objects.in_bulk({c.body["club"] for c in commands if "club" in c.body})
    users = User.objects.in_bulk({c.body["user"] for c in commands if "user" in c.body})
    return [_entry(command, clubs, users) for command in commands]


def federation_trail(federation: Federation, limit: int) -> list[FederationTrailEntry]:
    """The last `limit` things, the newest first."""
    return federation_trail_told(list(federation_commands(federation).order_by("-pk")[:limit]))


def _entry(
    command: FederationCommand, clubs: dict[int, Club], users: dict[int, User]
) -> FederationTrailEntry:
    club, user = clubs.get(command.body.get("club", 0)), users.get(command.body.get("user", 0))
    return FederationTrailEntry(
        pk=command.pk,
        at=command.recorded_at,
        by=name_of_log_in(command.actor) if command.actor else "",
        kind=command.kind,
        body=command.body,
        club=club.name if club else "",
        user=name_of_log_in(user) if user else "",
    )
