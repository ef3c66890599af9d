"""People of a club: add, rename, link to an account, deactivate, take the name out."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction

from chouette.models import Club, Membership, Player, Seat
from chouette.models.players import name_key
from chouette.permissions import Action, Actor
from chouette.refusals import AlreadyMember, NameTaken, NotFound, StillSeated
from chouette.services.club_commands import noted
from chouette.services.support import clean_name, lock_club
from clubsite.accounts.names import passes_for


def add_guest(*, club_id: int, actor: Actor, name: str) -> Player:
    """A player without an account.

    Raises AlreadyMember where a member has this name, NameTaken where a guest has it, BadName,
    NotAllowed, NotFound.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.ADD_GUESTS)
        _refuse_member(club, name)
        guest = new_player(club, name)
        noted(club, standing, {"kind": "add_guest", "player": guest.pk})
        return guest


def _refuse_member(club: Club, name: str) -> None:
    key = name_key(clean_name(name))
    namesakes = Player.objects.filter(club=club, is_active=True, name_key=key)
    if member := namesakes.exclude(membership=None).first():
        raise AlreadyMember(name=member.name)


def change_player(
    *,
    club_id: int,
    actor: Actor,
    player_id: int,
    name: str | None = None,
    active: bool | None = None,
) -> Player:
    """Another name from now on, on old sheets too; who is not active is not offered at tables any
    more, while his results and balance stay. None leaves it as it is.

    Raises BadName, NameTaken (also where somebody else has his name when he plays again),
    StillSeated, NotAllowed, NotFound.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        player = _player(club, player_id)
        if active is False:
            refuse_seated(player)
        if active or name is not None:
            player.name = free_name(club, player.name if name is None else name, but=player)
        player.is_active = player.is_active if active is None else active
        player.save(update_fields=["name", "name_key", "is_active"])
        name_merged_as(player)
        body = {"kind": "change_player", "player": player.pk, "active": player.is_active}
        noted(club, standing, {**body, "renamed": name is not None})
        return player


def rename_player(*, club_id: int, actor: Actor, player_id: int, name: str) -> Player:
    """Another name from now on. Raises what `change_player` raises."""
    return change_player(club_id=club_id, actor=actor, player_id=player_id, name=name)


def deactivate_player(*, club_id: int, actor: Actor, player_id: int) -> Player:
    """He no longer plays. Raises StillSeated, NotAllowed, NotFound."""
    return change_player(club_id=club_id, actor=actor, player_id=player_id, active=False)


def reactivate_player(*, club_id: int, actor: Actor, player_id: int) -> Player:
    """He may sit again. Raises NameTaken if somebody else has his name now."""
    return change_player(club_id=club_id, actor=actor, player_id=player_id, active=True)


def new_player(club: Club, name: str, user: User | None = None) -> Player:
    """A player of `club`, whose row the caller has locked. Raises BadName, NameTaken."""
    name = free_name(club, name)
    return Player.objects.create(club=club, name=name, user=user, is_guest=user is None)


def known_or_new(club: Club, name: str) -> Player:
    """The active player of this name, or a new guest. Raises BadName.

    Without the club's lock, which whoever holds a table's must not wait for: of two who make the
    same guest at once the database refuses one.
    """
    return known_as(club, name) or new_player(club, name)


def known_as(club: Club, name: str) -> Player | None:
    """The active player of this name. Raises BadName."""
    key = name_key(clean_name(name))
    return Player.objects.filter(club=club, is_active=True, name_key=key).first()


def claim_player(player: Player, user: User) -> None:
    """The guest turns out to have an account; the caller holds the club's lock."""
    player.user, player.is_guest = user, False
    player.save(update_fields=["user", "is_guest"])


def playing_again(player: Player) -> Player:
    """Whoever comes back may sit again, with his results and his balance; the caller holds the
    club's lock. Raises NameTaken if somebody else has his name now."""
    if not player.is_active:
        player.name, player.is_active = free_name(player.club, player.name, but=player), True
        player.save(update_fields=["name", "name_key", "is_active"])
    return player


def forget(player: Player) -> None:
    """Take the name and the account off a player; the caller holds the club's lock."""
    Membership.objects.filter(player=player).delete()
    player.name, player.user = player.nameless, None
    player.is_guest, player.is_active = True, False
    player.save(update_fields=["name", "name_key", "user", "is_guest", "is_active"])
    name_merged_as(player)


def name_merged_as(player: Player) -> None:
    """Whoever was merged into a player is called as he is; the caller holds the club's lock."""
    for merged in player.merged_from.all():
        merged.name = player.name
        merged.save(update_fields=["name", "name_key"])


def _player(club: Club, player_id: int) -> Player:
    """The player, his row locked: a table that seats him meanwhile holds no lock of the club.

    Whoever was merged into another is found under the other's number only; whoever was erased is
    nobody to change.
    """
    players = Player.objects.select_for_update(no_key=True)
    player = players.filter(club=club, pk=player_id, merged_into=None).first()
    if player is None or player.is_erased:
        raise NotFound
    return player


def free_name(club: Club, name: str, *, but: Player | None = None) -> str:
    """`name`, clean, if nobody else who is active has it; a new one neither in letters of another
    alphabet nor in signs that look the same. Raises BadName, NameTaken."""
    name = clean_name(name)
    others = Player.objects.filter(club=club, is_active=True)
    if but is not None:
        others = others.exclude(pk=but.pk)
    if others.filter(name_key=name_key(name)).exists():
        raise NameTaken(name=name)
    if but is None or but.name != name:
        names = others.values_list("name", flat=True)
        if any(passes_for(name, other) for other in names.iterator()):
            raise NameTaken(name=name)
    return name


def refuse_seated(player: Player) -> None:
    """Raises StillSeated where he sits at an open table."""
    if Seat.objects.filter(player=player).exists():
        raise StillSeated(name=player.name)
