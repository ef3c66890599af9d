"""Rules that a federation offers, version by version, and what a club takes over of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from chouette.models import Federation, HouseRules, SharedRules
from chouette.permissions import Action, Actor
from chouette.refusals import NameTaken, NotFound
from chouette.services.club_commands import noted
from chouette.services.federations import lock_federation
from chouette.services.house_rules import supersede
from chouette.services.offices import told
from chouette.services.rule_versions import is_same, new_slug, rules_over, write_next
from chouette.services.support import clean_name, lock_club


def save_shared_rules(
    *,
    federation_id: int,
    actor: Actor,
    name: str,
    base: str,
    values: Mapping[str, Any],
    slug: str = "",
) -> SharedRules:
    """Rules called `name`: preset `base` with `values` over it; of `slug`, their next version.

    No club and no table changes by it. Nothing new is written when nothing changed. Raises
    UnknownRule or BadJson (RuleViolations), UnknownValue, BadName, NameTaken, NotAnOfficer,
    NotFound.
    """
    rules = rules_over(base, values)
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        before = _current(federation, slug) if slug else None
        fresh = SharedRules(
            federation=federation,
            name=clean_name(name),
            base=base,
            values=rules,
            slug=before.slug if before else new_slug(name, _slugs(federation)),
            created_by_id=standing.user_id,
        )
        if before and is_same(before, fresh):
            return before
        saved = write_next(before, fresh)
        told(federation.pk, standing.user_id, "share_rules", rules=saved.pk)
        return saved


def retire_shared_rules(*, federation_id: int, actor: Actor, slug: str) -> None:
    """Offer these rules no more; clubs that took them over keep them. Raises NotAnOfficer,
    NotFound."""
    with transaction.atomic(durable=True):
        federation, standing = lock_federation(federation_id, actor)
        if not federation.shared_rules.filter(slug=slug, is_active=True).update(is_active=False):
            raise NotFound
        told(federation.pk, standing.user_id, "retire_rules", slug=slug)


def take_over_rules(*, club_id: int, actor: Actor, shared_id: int) -> HouseRules:
    """The club plays by this version of its federation's rules from now on where it says so: they
    become house rules of its own, the next version of those it took over before.

    Taken over twice, it is done once. Raises NameTaken, NotFound, NotAllowed.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_RULES)
        offered = SharedRules.objects.filter(
            federation__member_clubs__club=club, federation__is_active=True, is_active=True
        )
        shared = offered.filter(pk=shared_id).first()
        if shared is None:
            raise NotFound
        before = taken_over(club.pk, shared)
        if before is not None and before.shared_id == shared.pk:
            return before
        slug = before.slug if before else _slug_in_club(club.pk, shared)
        fresh = HouseRules(
            club=club,
            name=shared.name,
            slug=slug,
            base=shared.base,
            values=shared.values,
            shared=shared,
            created_by_id=standing.user_id,
        )
        saved = supersede(club, before, fresh)
        noted(club, standing, {"kind": "take_over_rules", "rules": saved.pk, "shared": shared.pk})
        return saved


def taken_over(club_id: int, shared: SharedRules) -> HouseRules | None:
    """The newest house rules of the club that are a version of these shared rules."""
    same = HouseRules.objects.filter(
        club_id=club_id, shared__federation_id=shared.federation_id, shared__slug=shared.slug
    )
    first = same.order_by("-version").values_list("slug", flat=True).first()
    if first is None:
        return None
    # The club may have changed them since; its own changes are versions too.
    newest = HouseRules.objects.filter(club_id=club_id, slug=first, is_active=True)
    return newest.order_by("-version").first()


def _slug_in_club(club_id: int, shared: SharedRules) -> str:
    if HouseRules.objects.filter(club_id=club_id, slug=shared.slug).exists():
        raise NameTaken(name=shared.name)
    return shared.slug


def _current(federation: Federation, slug: str) -> SharedRules:
    rules = federation.shared_rules.filter(slug=slug, is_active=True).order_by("-version").first()
    if rules is None:
        raise NotFound
    return rules


def _slugs(federation: Federation) -> set[str]:
    return set(federation.shared_rules.values_list("slug", flat=True))
