"""Commands that are a club's and no table's: who asked for what stays in its log."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from chouette.models import Club, Command
from chouette.permissions import Standing
from chouette.services.recording import Request, request_for


def club_command(club: Club, request: Request, standing: Standing) -> Command:
    """Write down a request that its sender named; the caller holds the club's lock."""
    return Command.objects.create(
        club=club,
        command_id=request.command_id,
        kind=request.kind,
        body=request.body,
        body_hash=request.body_hash,
        actor_id=standing.user_id,
        device="" if standing.user_id else standing.label[:80],
    )


def noted(club: Club, standing: Standing, body: dict[str, Any]) -> Command:
    """Write down something that does the same however often it is asked for, and so needs no name
    from its sender: a merger, the end of a season."""
    request = request_for(scope=f"club/{club.pk}", command_id=uuid4(), body=body, standing=standing)
    return club_command(club, request, standing)
