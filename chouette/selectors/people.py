"""A club's people and keys: its members, its players, invitations that wait, tokens of devices."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db.models import QuerySet

from chouette.models import Club, DeviceToken, Invitation, Membership, Player
from chouette.permissions import Action, Actor, Standing
from chouette.refusals import LogInElsewhere, NotFound
from chouette.selectors.access import club_seen
from chouette.selectors.club_pages import (
    invitation_of,
    invitations_in,
    password_link_of,
    player_in,
)
from chouette.selectors.log_ins import counts_elsewhere
from chouette.selectors.makers import maker_name
from clubsite.secret_keys import hash_of

PLAYERS = ("active", "guests", "inactive", "all")
"""Which players may be asked for: who may sit, those of them without an account, who no longer
plays, and everybody, with those who are another player by now."""


def members_in(club: Club) -> QuerySet[Membership]:
    """Everybody with a role, and the player he is."""
    return Membership.objects.filter(club=club).select_related("player")


def players_in(club: Club, which: str = "active") -> QuerySet[Player]:
    """Players of one of the kinds of `PLAYERS`, with the membership of those who have one."""
    players = Player.objects.filter(club=club).select_related("membership")
    match which:
        case "active":
            return players.filter(is_active=True)
        case "guests":
            return players.filter(is_active=True, is_guest=True)
        case "inactive":
            return players.filter(is_active=False, merged_into=None)
    return players


def player_found(club: Club, player_id: int) -> Player:
    """The player of this number with his membership, whoever he is by now. Raises NotFound."""
    player = player_in(club, player_id)
    if player is None:
        raise NotFound
    return player


def player_by_now(club: Club, player_id: int) -> Player:
    """The same, but whoever was merged is the other. Raises NotFound."""
    player = player_found(club, player_id)
    into = player.merged_into_id
    return player if into is None else player_found(club, into)


def person_seen(slug: str, actor: Actor, player_id: int) -> tuple[Player, Standing]:
    """The person whose data somebody asks for: himself, or anybody for who may erase him. Raises
    NotFound, NotAllowed."""
    club, standing = club_seen(slug, actor, Action.SEE_TABLES)
    player = player_by_now(club, player_id)
    if standing.player_id != player.pk:
        standing.require(Action.ERASE)
    return player, standing


def invitation_found(secret: str) -> Invitation:
    """The invitation that this secret opens. Raises NotFound."""
    invitation = invitation_of(secret)
    if invitation is None:
        raise NotFound
    return invitation


def entered_by(secret: str, user: User) -> Membership | None:
    """The membership of whoever entered a club by this invitation and is still there."""
    own = Invitation.objects.filter(
        secret_hash=hash_of(secret), used_by=user, password_of=None, club__is_active=True
    ).first()
    found = Membership.objects.filter(user=user).select_related("club")
    return None if own is None else found.filter(club=own.club_id).first()


def invitation_in(club: Club, invitation_id: int) -> Invitation:
    """The waiting invitation of this number, with its maker's name. Raises NotFound."""
    invitation = invitations_in(club).filter(pk=invitation_id).first()
    if invitation is None:
        raise NotFound
    return invitation


def password_link_found(secret: str) -> Invitation:
    """The link to a new password that this secret opens. Raises NotFound, and LogInElsewhere where
    its user's log-in has come to count for more than the club."""
    link = password_link_of(secret)
    if link is None or link.password_of is None:
        raise NotFound
    if counts_elsewhere(link.password_of, club_id=link.club_id):
        raise LogInElsewhere(name=link.password_of.get_username())
    return link


def token_found(club: Club, token_id: int) -> DeviceToken:
    """The token of this number, revoked or not. Raises NotFound."""
    token = tokens_in(club).filter(pk=token_id).first()
    if token is None:
        raise NotFound
    return token


def tokens_in(club: Club) -> QuerySet[DeviceToken]:
    """Every token that was ever made, with its maker's name, the newest first."""
    made = DeviceToken.objects.filter(club=club)
    return made.annotate(made_by=maker_name()).order_by("-pk")
