"""Taking a person out of a club: a number for the name, and every sum as it was.

What goes: the names of the player and of guests who were merged into him, his role, links made for
him, what he wrote with a doubt, his name in the words of others that can still be changed, and the
log-in itself where he belongs to no other club, with his name on boards. What stays is in logs that
nobody can change, this program included: points and money, which command he sent when, and what
somebody wrote into a note of a payment or a reason.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Model, Q, QuerySet

from chouette.models import (
    Club,
    DeviceToken,
    Dispute,
    FederationOfficer,
    Invitation,
    Membership,
    Player,
)
from chouette.permissions import Action, Actor
from chouette.refusals import NotConfirmed, NotFound
from chouette.services.club_commands import noted
from chouette.services.keys import end_lost_keys
from chouette.services.members import refuse_last_owner
from chouette.services.players import forget, refuse_seated
from chouette.services.support import lock_club
from clubsite.models import BrowserSession
from games.services.forgetting import forget_player


def erase_player(
    *, club_id: int, actor: Actor, player_id: int, confirm_name: str | None = None
) -> Player:
    """Take a person out and keep the sums; of a guest who was merged, whoever he is now.

    `confirm_name` is his name typed again, where somebody typed it. Raises NotConfirmed,
    StillSeated, LastOwner, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.ERASE)
        player = _player(club, player_id)
        if confirm_name is not None and confirm_name.strip() != player.name:
            raise NotConfirmed(text=player.name)
        refuse_seated(player)
        membership = Membership.objects.filter(club=club, player=player).first()
        if membership is not None:
            refuse_last_owner(membership)
        noted(club, standing, {"kind": "erase_player", "player": player.pk})
        user_id = player.user_id
        _take_out(club, player, player.user)
        end_lost_keys(club, standing, user_id=user_id, player_id=player.pk)
        return player


def names_of(player: Player) -> set[str]:
    """What he is called anywhere: as a player, and by his log-in."""
    names = {player.name, *player.merged_from.values_list("name", flat=True)}
    if player.user is not None:
        names |= {player.user.get_username(), player.user.get_full_name(), player.user.email}
    return {name for name in names if name}


def belongs_elsewhere(user: User, club: Club) -> bool:
    """Whether the log-in is of use outside this club, and so stays."""
    offices = FederationOfficer.objects.filter(user_id=user.pk)
    if user.is_staff or user.is_superuser or offices.exists():
        return True
    roles = Membership.objects.filter(user_id=user.pk).exclude(club=club)
    return roles.exists() or Player.objects.filter(user_id=user.pk).exclude(club=club).exists()


def _player(club: Club, player_id: int) -> Player:
    players = Player.objects.select_for_update(no_key=True).filter(club=club)
    player = players.filter(pk=player_id).first()
    if player is not None and player.merged_into_id is not None:
        player = players.filter(pk=player.merged_into_id).first()
    if player is None:
        raise NotFound
    return player


def _take_out(club: Club, player: Player, user: User | None) -> None:
    names, rows = names_of(player), [player, *player.merged_from.all()]
    memberships = list(Membership.objects.filter(club=club).filter(_his(player, user)))
    _links(club, rows, user)
    _words(club, user, names, f"Player {player.pk}")
    admitted: list[Model] = [*rows, *memberships]
    for row in rows:
        forget(row)
    Membership.objects.filter(pk__in=[membership.pk for membership in memberships]).delete()
    if user is not None and not belongs_elsewhere(user, club):
        _close_log_in(user, f"Player {player.pk}")
        admitted.append(user)
    _back_office(club, admitted, names, f"Player {player.pk}")


def _his(player: Player, user: User | None) -> Q:
    return Q(player=player) if user is None else Q(player=player) | Q(user_id=user.pk)


def _links(club: Club, rows: Collection[Player], user: User | None) -> None:
    """Links that were made for him and not used lead nowhere any more."""
    made = Q(player__in=rows) if user is None else Q(player__in=rows) | Q(password_of_id=user.pk)
    Invitation.objects.filter(made, club=club, used_at=None).delete()


def _words(club: Club, user: User | None, names: Collection[str], number: str) -> None:
    """What he wrote with doubts and decisions goes; elsewhere the number stands for his name."""
    disputes = Dispute.objects.filter(club=club)
    if user is not None:
        disputes.filter(raised_by_id=user.pk).update(note="", device="")
        for dispute in disputes.filter(decided_by_id=user.pk):
            dispute.decision = dispute.decision.partition(": ")[0]
            dispute.save(update_fields=["decision"])
    for field in ("note", "decision"):
        _replace(disputes, field, names, number)
    _replace(DeviceToken.objects.filter(club=club), "label", names, number)


def _close_log_in(user: User, number: str) -> None:
    """Nobody logs in with it any more, and whoever is logged in is so no longer. What he did is
    under the number, see `name_of_log_in`."""
    user.username = f"erased-{user.pk}"
    user.first_name, user.last_name, user.email = number, "", ""
    user.is_active = False
    user.set_unusable_password()
    user.save()
    forget_player(user)
    BrowserSession.objects.filter(user=user).delete()  # with the devices and addresses he had


def _back_office(club: Club, rows: Iterable[Model], names: Collection[str], number: str) -> None:
    """The back office keeps a list of changes with the names of what was changed."""
    for row in rows:
        kind = ContentType.objects.get_for_model(row)
        entries = LogEntry.objects.filter(content_type=kind, object_id=str(row.pk))
        entries.update(object_repr=number, change_message="")
    of_club = ContentType.objects.get_for_model(club)
    told = LogEntry.objects.filter(content_type=of_club, object_id=str(club.pk))
    _replace(told, "change_message", names, number)


def _replace(rows: QuerySet[Any], field: str, names: Collection[str], number: str) -> None:
    """Put `number` in the place of these names, where they stand as words of their own."""
    words = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)
    limit = rows.model._meta.get_field(field).max_length
    for row in rows.exclude(**{field: ""}):
        text = getattr(row, field)
        if (without := pattern.sub(number, text)[:limit]) != text:
            setattr(row, field, without)
            row.save(update_fields=[field])
