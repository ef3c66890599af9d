"""Whoever takes a person's data along leaves a line in the club's log."""

from __future__ import annotations

from django.db import transaction

from chouette.models import Player
from chouette.permissions import Action, Actor, standing_in
from chouette.services.club_commands import noted


def note_data_taken(*, actor: Actor, player: Player, form: str) -> None:
    """Write down that `actor` read everything that the club keeps about this person, as `form`:
    himself, or an owner. Raises NotFound, NotAllowed."""
    with transaction.atomic(durable=True):
        standing = standing_in(player.club, actor)
        if standing.player_id != player.pk:
            standing.require(Action.ERASE)
        noted(player.club, standing, {"kind": "take_data", "player": player.pk, "form": form})
