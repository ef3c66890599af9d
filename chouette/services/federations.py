"""Federations: founding one, its name, its officers."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import transaction
from django.utils.text import slugify

from chouette.federation_refusals import AlreadyOfficer, FirstOfficer, LastOfficer
from chouette.federation_rights import FederationStanding, standing_in_federation
from chouette.models import Federation, FederationOfficer
from chouette.models.players import name_key
from chouette.permissions import Actor
from chouette.refusals import NotFound
from chouette.services.offices import end_office, told
from chouette.services.support import RESERVED_SLUGS, clean_name


def found_federation(*, user: User, name: str) -> Federation:
    """A new federation; `user` is its first officer. One that he is an officer of and that is
    called so already is answered instead: it was sent twice. Raises BadName."""
    name = clean_name(name)
    with transaction.atomic(durable=True):
        # There is nothing to lock yet, so whoever founds one waits for himself.
        User.objects.select_for_update(no_key=True).get(pk=user.pk)
        own = Federation.objects.filter(officers__user_id=user.pk, is_active=True)
        for known in own:
            if name_key(known.name) == name_key(name):
                return known
        federation = Federation.objects.create(name=name, slug=_free_slug(name))
        FederationOfficer.objects.create(federation=federation, user_id=user.pk)
        told(federation.pk, user.pk, "found", name=federation.name)
        return federation


def rename_federation(*, federation_id: int, actor: Actor, name: str) -> Federation:
    """Another name; its address stays. Raises BadName, NotAnOfficer, NotFound."""
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        before, federation.name = federation.name, clean_name(name)
        federation.save(update_fields=["name"])
        told(federation.pk, standing.user_id, "rename", name=federation.name, before=before)
        return federation


def appoint_officer(*, federation_id: int, actor: Actor, username: str) -> FederationOfficer:
    """Somebody who belongs to one of its clubs manages it too, as long as he does.

    Raises AlreadyOfficer, NotAnOfficer; NotFound for anybody else.
    """
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        inside = User.objects.filter(
            is_active=True, club_memberships__club__federation_place__federation=federation
        )
        user = inside.filter(username=username).first()
        if user is None:
            raise NotFound
        if federation.officers.filter(user=user).exists():
            raise AlreadyOfficer(name=username)
        told(federation.pk, standing.user_id, "appoint", user=user.pk)
        return FederationOfficer.objects.create(federation=federation, user=user)


def dismiss_officer(*, federation_id: int, actor: Actor, officer_id: int) -> None:
    """He manages it no more, and links that he made bring no club in; one may also go oneself.

    Raises FirstOfficer for whoever is in office longest, unless it is himself; LastOfficer,
    NotAnOfficer, NotFound.
    """
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        officer = federation.officers.filter(pk=officer_id).select_related("user").first()
        if officer is None:
            raise NotFound
        if not federation.officers.exclude(pk=officer.pk).exists():
            raise LastOfficer
        first = not federation.officers.filter(pk__lt=officer.pk).exists()
        if first and officer.user_id != standing.user_id:
            raise FirstOfficer(name=officer.user.get_username())
        end_office(officer, standing.user_id, "dismiss")


def lock_federation(federation_id: int, actor: Actor) -> tuple[Federation, FederationStanding]:
    """The federation, its row locked, once `actor` was found to be an officer of it under the
    lock. Raises NotFound, NotAnOfficer."""
    federations = Federation.objects.select_for_update(no_key=True)
    federation = federations.filter(pk=federation_id, is_active=True).first()
    if federation is None:
        raise NotFound
    standing = standing_in_federation(federation, actor)
    standing.require_officer()
    return federation, standing


def _free_slug(name: str) -> str:
    stem = slugify(name)[:50] or "federation"
    taken = set(Federation.objects.filter(slug__startswith=stem).values_list("slug", flat=True))
    candidates = (stem, *(f"{stem}-{number}" for number in range(2, len(taken) + 4)))
    return next(slug for slug in candidates if slug not in taken | RESERVED_SLUGS | {"join"})
