"""Named sets of house rules; saving one that exists makes its next version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import AnonymousUser, User
from django.db import transaction

from chouette.models import Club, HouseRules
from chouette.permissions import Action, Actor, Standing
from chouette.refusals import NotFound, UsualRules
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.services.club_commands import noted
from chouette.services.rule_versions import is_same, new_slug, refuse_taken, rules_over, write_next
from chouette.services.support import clean_name, lock_club


def save_house_rules(
    *,
    club_id: int,
    actor: Actor,
    name: str,
    base: str,
    values: Mapping[str, Any],
    slug: str = "",
) -> HouseRules:
    """Rules called `name`: preset `base` with `values` over it; of `slug`, its next version.

    A club whose usual rules these were plays by the new version from now on; tables that are open
    keep theirs. Nothing new is written when nothing changed. Raises UnknownRule or BadJson
    (RuleViolations), UnknownValue, BadName, NameTaken, NotFound, NotAllowed.
    """
    rules = rules_over(base, values)
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_RULES)
        before = _current(club, slug) if slug else None
        fresh = HouseRules(
            club=club,
            name=clean_name(name),
            base=base,
            values=rules,
            slug=before.slug if before else new_slug(name, _slugs(club)),
            created_by_id=standing.user_id,
        )
        return _saved(club, standing, before, fresh)


def change_house_rules(
    *, club_id: int, actor: Actor, slug: str, values: Mapping[str, Any], name: str = ""
) -> HouseRules:
    """The next version of `slug`: `values` over those it has, and another name if one is given.

    Raises what `save_house_rules` raises.
    """
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_RULES)
        before = _current(club, slug)
        fresh = HouseRules(
            club=club,
            name=clean_name(name) if name else before.name,
            base=before.base,
            values=Ruleset.from_json(values, base=Ruleset.from_json(before.values)).to_json(),
            slug=before.slug,
            created_by_id=standing.user_id,
        )
        return _saved(club, standing, before, fresh)


def _saved(
    club: Club, standing: Standing, before: HouseRules | None, fresh: HouseRules
) -> HouseRules:
    if before is not None and is_same(before, fresh):
        return before
    saved = supersede(club, before, fresh)
    noted(club, standing, {"kind": "save_rules", "rules": saved.pk, "version": saved.version})
    return saved


def supersede(club: Club, before: HouseRules | None, fresh: HouseRules) -> HouseRules:
    """Write `fresh` as the next version of `before`; the club's usual rules move on with it."""
    write_next(before, fresh)
    if before and club.house_rules_id == before.pk:
        _make_usual(club, fresh)
    return fresh


def choose_house_rules(*, club_id: int, actor: Actor, slug: str) -> Club:
    """The rules that new tables of the club begin with. Raises NotFound, NotAllowed."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_RULES)
        rules = _current(club, slug)
        _make_usual(club, rules)
        noted(club, standing, {"kind": "choose_rules", "rules": rules.pk})
        return club


def retire_house_rules(*, club_id: int, actor: Actor, slug: str) -> None:
    """Offer these rules no more. Raises UsualRules for those that tables begin with, NotFound."""
    with transaction.atomic(durable=True):
        club, standing = lock_club(club_id, actor, Action.MANAGE_RULES)
        rules = _current(club, slug)
        if rules.pk == club.house_rules_id:
            raise UsualRules
        HouseRules.objects.filter(club=club, slug=slug).update(is_active=False)
        noted(club, standing, {"kind": "retire_rules", "rules": rules.pk})


def first_house_rules(club: Club, preset: str, user: User | AnonymousUser) -> HouseRules:
    """A preset as the club's own rules, to be changed as the club likes."""
    return HouseRules.objects.create(
        club=club,
        name=PRESET_LABELS[preset],
        slug=preset,
        base=preset,
        values=PRESETS[preset].to_json(),
        created_by_id=user.pk,
    )


def resolve_rules(club: Club, wanted: object) -> tuple[Ruleset, HouseRules | None, str]:
    """The rules that `wanted` means: None (the club's usual), a slug of the club, a preset, or an
    object of fields; with the stored version and a name to show. Raises UnknownRule."""
    stored = club.house_rules if wanted is None else None
    if isinstance(wanted, str):
        stored = _versions(club, wanted).first()
    if stored is not None:
        return Ruleset.from_json(stored.values), stored, str(stored)
    if isinstance(wanted, str):
        return Ruleset.from_json(wanted), None, PRESET_LABELS.get(wanted, wanted)
    rules = Ruleset.from_json(wanted)
    return rules, *known_as(club, rules)


def known_as(club: Club, rules: Ruleset) -> tuple[HouseRules | None, str]:
    """The club's house rules, or the preset, that say the same as `rules`; else no name."""
    for stored in HouseRules.objects.filter(club=club, is_active=True).order_by("-pk"):
        if stored.values == rules.to_json():
            return stored, str(stored)
    same = (slug for slug, preset in PRESETS.items() if preset == rules)
    return None, PRESET_LABELS.get(next(same, ""), "")


def _versions(club: Club, slug: str) -> Any:
    return HouseRules.objects.filter(club=club, slug=slug, is_active=True).order_by("-version")


def _current(club: Club, slug: str) -> HouseRules:
    rules: HouseRules | None = _versions(club, slug).first()
    if rules is None:
        raise NotFound
    return rules


def _make_usual(club: Club, rules: HouseRules) -> None:
    club.house_rules = rules
    club.save(update_fields=["house_rules"])


def _slugs(club: Club) -> set[str]:
    return set(HouseRules.objects.filter(club=club).values_list("slug", flat=True))


def refuse_taken_slug(club: Club, slug: str, name: str) -> None:
    """Raises NameTaken where `slug` is a preset's, or is that of rules of this club already."""
    refuse_taken(slug, name, _slugs(club))
