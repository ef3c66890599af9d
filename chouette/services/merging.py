"""Two players who are one person: the guest of some nights turns out to be a member.

Entries stay whose they are and readers give them to who he is now; statement lines, which are
derived, are written anew. Undone, it is as if it had not been.
"""

from __future__ import annotations

from django.db import transaction
from django.utils import timezone

from chouette.models import ChouetteSession, Club, Command, Player, StatementLine
from chouette.permissions import Action, Actor
from chouette.refusals import NotFound
from chouette.selectors.merging import refuse_merger
from chouette.services.club_commands import noted
from chouette.services.outbox import enqueue
from chouette.services.players import free_name, name_merged_as
from chouette.services.support import lock_club


def merge_players(*, club_id: int, actor: Actor, player_id: int, into_id: int) -> Player:
    """From now on all that `player_id` played and owes is `into_id`'s; returns who that is.

    If that one was merged himself, it goes on to who he is now. The merged player is inactive and
    has the other's name; invitations that wait for him are the other's, if he is a guest, or end.
    Sent twice it is done once. Raises SamePerson, HasLogIn (the one with a log-in must stay),
    TwoLogIns, StillSeated, TwoPeople, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        player, into = _both(club, player_id, into_id)
        if player.merged_into_id == into.pk:
            return into
        refuse_merger(player, into)
        numbers = [player.pk, *player.merged_from.values_list("pk", flat=True)]
        command = noted(club, standing, {"kind": "merge", "player": player.pk, "into": into.pk})
        _move_invitations(player, into)
        Player.objects.filter(merged_into=player).update(merged_into=into)
        player.merged_into, player.is_active = into, False
        player.save(update_fields=["merged_into", "is_active"])
        name_merged_as(into)
        _restate(club, command, numbers)
        return into


def unmerge_player(*, club_id: int, actor: Actor, player_id: int, name: str) -> Player:
    """They were two people after all: `player_id` is himself again, a guest called `name`.

    Raises NotFound for who was not merged, BadName, NameTaken, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        player = _player(club, player_id)
        if player.merged_into_id is None:
            raise NotFound
        body = {"kind": "unmerge", "player": player.pk, "from": player.merged_into_id}
        command = noted(club, standing, body)
        into = player.merged_into_id
        player.name = free_name(club, name, but=player)
        player.merged_into, player.is_active = None, True
        player.save(update_fields=["name", "name_key", "merged_into", "is_active"])
        _restate(club, command, [into])
        return player


def _both(club: Club, player_id: int, into_id: int) -> tuple[Player, Player]:
    into = _player(club, into_id)
    if into.merged_into_id is not None:
        into = _player(club, into.merged_into_id)
    return _player(club, player_id), into


def _player(club: Club, player_id: int) -> Player:
    """His row, locked, so that no table seats him meanwhile. Raises NotFound."""
    players = Player.objects.select_for_update(no_key=True)
    player = players.filter(club=club, pk=player_id).first()
    if player is None:
        raise NotFound
    return player


def _move_invitations(player: Player, into: Player) -> None:
    waiting = player.invitations.filter(used_at=None)
    if into.is_guest and into.is_active:
        waiting.update(player=into)
    else:
        waiting.filter(expires_at__gt=timezone.now()).update(expires_at=timezone.now())


def _restate(club: Club, command: Command, numbers: list[int]) -> None:
    """Have the lines of these players written anew, by tables.

    Tables without a statement are locked first: one that is being written would not know of this.
    """
    list(ChouetteSession.objects.select_for_update().filter(club=club, stated_seq=None))
    lines = StatementLine.objects.filter(player__in=numbers).order_by()
    for session in lines.values_list("chouette_session_id", flat=True).distinct():
        enqueue(topic="restate", key=f"{session}:{command.pk}", payload={"session": session})
