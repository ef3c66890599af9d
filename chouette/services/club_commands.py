"""Commands that are a club's and no table's: who asked for what stays in its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import uuid4

from chouette.chain import canonical, digest
from chouette.models import Club, Command
from chouette.permissions import Standing

if TYPE_CHECKING:
    # House rules are noted here, and whatever records a table's commands reads house rules.
    from chouette.services.recording import Request


def club_command(club: Club, request: Request, standing: Standing) -> Command:
    """Write down a request that its sender named; the caller holds the club's lock."""
    return Command.objects.create(
        club=club,
        command_id=request.command_id,
        kind=request.kind,
        body=request.body,
        body_hash=request.body_hash,
        **_sender(standing),
    )


def noted(club: Club, standing: Standing, body: dict[str, Any]) -> Command:
    """Write down something that does the same however often it is asked for, and so needs no name
    from its sender: a merger, the end of a season, another role.

    `body` names people and things by number: names can be taken out of a club, its log cannot.
    """
    canonical(body)
    return Command.objects.create(
        club=club,
        command_id=uuid4(),
        kind=body["kind"],
        body=body,
        body_hash=digest(f"club/{club.pk}", body),
        **_sender(standing),
    )


def _sender(standing: Standing) -> dict[str, Any]:
    device = "" if standing.user_id else standing.label[:80]
    return {"actor_id": standing.user_id, "device": device}
