"""Saving a named set of rules, version by version: a club's own and a federation's alike."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any, TypeVar

from django.utils.text import slugify

from chouette.models.versioned_rules import VersionedRules
from chouette.refusals import NameTaken, UnknownValue
from chouette.rules.ruleset import PRESETS, Ruleset
from chouette.services.support import RESERVED_SLUGS

Version = TypeVar("Version", bound=VersionedRules)


def rules_over(base: str, values: Mapping[str, Any]) -> dict[str, Any]:
    """Every field of the preset `base` with `values` over it. Raises UnknownValue for the preset,
    UnknownRule or BadJson (RuleViolations) for the values."""
    if base not in PRESETS:
        raise UnknownValue(field="preset", value=str(base)[:80])
    return Ruleset.from_json(values, base=PRESETS[base]).to_json()


def is_same(before: VersionedRules | None, fresh: VersionedRules) -> bool:
    """Whether a new version would say nothing new."""
    told = ("name", "base", "values")
    return before is not None and all(getattr(before, n) == getattr(fresh, n) for n in told)


def write_next(before: Version | None, fresh: Version) -> Version:
    """Insert `fresh` as the version that follows `before`, or as the first."""
    if before is not None:
        fresh.supersedes, fresh.version = before, before.version + 1
    fresh.save(force_insert=True)
    return fresh


def new_slug(name: str, taken: Set[str]) -> str:
    """The address of a set called `name` beside those that are `taken`; numbered where the name has
    no letter that an address may hold, or is reserved. Raises NameTaken, also for a preset's."""
    slug = slugify(name)[:60]
    if slug and slug not in RESERVED_SLUGS:
        refuse_taken(slug, name, taken)
        return slug
    candidates = ("rules", *(f"rules-{number}" for number in range(2, len(taken) + 3)))
    return next(slug for slug in candidates if slug not in taken)


def refuse_taken(slug: str, name: str, taken: Set[str]) -> None:
    """Raises NameTaken where `slug` is a preset's or one of those."""
    if slug in PRESETS or slug in taken:
        raise NameTaken(name=name)
