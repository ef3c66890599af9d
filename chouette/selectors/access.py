"""The club or table that somebody asks for, once he was found to be allowed to see it."""

from __future__ import annotations

from chouette.models import ChouetteSession, Club, LedgerEntry, Player
from chouette.permissions import Action, Actor, Standing, standing_in
from chouette.refusals import NotFound


def club_seen(slug: str, actor: Actor, action: Action) -> tuple[Club, Standing]:
    """The club of this address, and who `actor` is in it. Raises NotFound, NotAllowed."""
    club = Club.objects.select_related("house_rules").filter(slug=slug, is_active=True).first()
    if club is None:
        raise NotFound
    standing = standing_in(club, actor)
    standing.require(action)
    return club, standing


def table_seen(
    session_id: int, actor: Actor, action: Action = Action.SEE_TABLES
) -> tuple[ChouetteSession, Standing]:
    """The table of this number with its club, and who `actor` is there. Raises NotFound,
    NotAllowed."""
    tables = ChouetteSession.objects.select_related("club", "house_rules")
    row = tables.filter(pk=session_id).first()
    if row is None:
        raise NotFound
    standing = standing_in(row.club, actor, row.pk)
    standing.require(action)
    return row, standing


def player_seen(player_id: int, actor: Actor, action: Action) -> tuple[Player, Standing]:
    """Who the player of this number is by now (whoever was merged is that other), with his club,
    and who `actor` is there. Raises NotFound, NotAllowed."""
    players = Player.objects.select_related("club", "merged_into__club")
    found = players.filter(pk=player_id).first()
    if found is None:
        raise NotFound
    standing = standing_in(found.club, actor)
    standing.require(action)
    return found.merged_into or found, standing


def entry_seen(
    entry_id: int, actor: Actor, action: Action = Action.SEE_MONEY
) -> tuple[LedgerEntry, Standing]:
    """The entry of this number with its club, and who `actor` is there. Raises NotFound,
    NotAllowed."""
    found = LedgerEntry.objects.select_related("club").filter(pk=entry_id).first()
    if found is None:
        raise NotFound
    standing = standing_in(found.club, actor)
    standing.require(action)
    return found, standing
