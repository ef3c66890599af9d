"""A new password for a member who forgot his: a link that counts once, made by who may.

A director makes links for scorers and members; an owner for everybody. Whoever has such a link can
be the other, so nobody gets more by it than he has in this club already: there is none for somebody
whose log-in also counts elsewhere, in another club, for a federation, or as a keeper of the site.

What is of the log-in alone (boards, match files, his own data) goes along with the password. That
cannot be kept apart, and a club without mail has no other way to give a log-in back: so the log of
the club names who made a link and that it was used, and the old password counts no more, so that it
shows.
"""

from __future__ import annotations

from datetime import timedelta

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from chouette.makers import ABOVE, invitations_by_right
from chouette.models import Club, Invitation, Membership
from chouette.permissions import Action, Actor, standing_in
from chouette.refusals import InvitationSpent, LogInElsewhere, NotFound, TooManyLinks
from chouette.selectors.log_ins import counts_elsewhere
from chouette.services.club_commands import noted
from chouette.services.support import lock_club
from clubsite.secret_keys import hash_of, new_secret

LINK_DAYS = 2
LINKS_A_DAY = 5


def make_password_link(*, club_id: int, actor: Actor, player_id: int) -> tuple[Invitation, str]:
    """A link for the member who is this player, and its secret; earlier links end.

    It counts once, for two days. Raises NotFound where the player is no member, LogInElsewhere,
    TooManyLinks, NotAllowed.
    """
    secret = new_secret()
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_PEOPLE)
        membership = _membership(club, player_id)
        if membership.role in ABOVE:
            standing.require(Action.SET_ROLES)
        _refuse_elsewhere(membership)
        _refuse_too_many(membership)
        links = Invitation.objects.filter(password_of=membership.user_id, used_at=None)
        links.filter(expires_at__gt=timezone.now()).update(expires_at=timezone.now())
        link = Invitation.objects.create(
            club=club,
            secret_hash=hash_of(secret),
            role=membership.role,
            player_id=player_id,
            password_of_id=membership.user_id,
            created_by_id=standing.user_id,
            expires_at=timezone.now() + timedelta(days=LINK_DAYS),
        )
        body = {"kind": "make_password_link", "membership": membership.pk}
        noted(club, standing, {**body, "player": player_id})
        return link, secret


def use_password_link(*, secret: str, password: str) -> User:
    """Set the password (checked by the caller) of the member a link was made for.

    Whoever is logged in with the old one is logged out. Raises NotFound, and InvitationSpent where
    the link was used, has ended, he is no longer in the club as what he was, or whoever made it may
    not make it any more.
    """
    with transaction.atomic(durable=True):
        hashed = hash_of(secret)
        clubs = Club.objects.select_for_update(no_key=True)
        club = clubs.filter(invitations__secret_hash=hashed, is_active=True).first()
        links = Invitation.objects.filter(secret_hash=hashed, password_of__isnull=False)
        link = links.first() if club else None
        if club is None or link is None:
            raise NotFound
        members = Membership.objects.filter(club=club, role=link.role)
        membership = members.filter(user=link.password_of).first()
        if link.used_at or link.expires_at <= timezone.now() or membership is None:
            raise InvitationSpent
        if not links.filter(invitations_by_right()).exists():
            raise InvitationSpent
        _refuse_elsewhere(membership)
        link.used_at, link.used_by_id = timezone.now(), membership.user_id
        link.save(update_fields=["used_at", "used_by"])
        user = User.objects.get(pk=membership.user_id)
        user.set_password(password)
        user.save(update_fields=["password"])
        body = {"kind": "use_password_link", "membership": membership.pk, "invitation": link.pk}
        noted(club, standing_in(club, user), {**body, "player": membership.player_id})
        return user


def _membership(club: Club, player_id: int) -> Membership:
    members = Membership.objects.select_related("user").filter(club=club, player_id=player_id)
    found = members.first()
    if found is None:
        raise NotFound
    return found


def _refuse_elsewhere(membership: Membership) -> None:
    user = User.objects.get(pk=membership.user_id)
    if counts_elsewhere(user, club_id=membership.club_id):
        raise LogInElsewhere(name=user.get_username())


def _refuse_too_many(membership: Membership) -> None:
    since = timezone.now() - timedelta(days=1)
    made = Invitation.objects.filter(password_of=membership.user_id, created_at__gt=since)
    if made.count() >= LINKS_A_DAY:
        raise TooManyLinks(limit=LINKS_A_DAY, name=membership.user.get_username())
