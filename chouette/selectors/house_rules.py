"""Rules through time: what each version says, and in what it differs from the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from chouette.models import Club, Federation, HouseRules, SharedRules
from chouette.models.versioned_rules import VersionedRules
from chouette.refusals import NotFound
from chouette.rules.ruleset import FIELDS, PRESETS, Ruleset
from chouette.selectors.club_pages import rules_history

Version = TypeVar("Version", bound=VersionedRules)


@dataclass(frozen=True)
class RulesVersion(Generic[Version]):
    """One version; `before` is the version before it, or the preset that the first began from."""

    stored: Version
    rules: Ruleset
    before: Ruleset

    @property
    def changed(self) -> list[str]:
        """The fields in which it differs from what was before."""
        return [name for name in FIELDS if getattr(self.rules, name) != getattr(self.before, name)]


def rules_versions(club: Club, slug: str) -> list[RulesVersion[HouseRules]]:
    """Every version of one set of a club, the newest first; one query. Raises NotFound."""
    return read_versions(rules_history(club, slug))


def shared_versions(federation: Federation, slug: str) -> list[RulesVersion[SharedRules]]:
    """The same of rules that a federation offers. Raises NotFound."""
    offered = federation.shared_rules.filter(slug=slug, is_active=True)
    return read_versions(list(offered.order_by("-version")))


def read_versions(stored: Sequence[Version]) -> list[RulesVersion[Version]]:
    """Versions of one set as they were stored, the newest first. Raises NotFound for none."""
    if not stored:
        raise NotFound
    rules = [Ruleset.from_json(version.values) for version in stored]
    before = [*rules[1:], PRESETS[stored[-1].base]]
    return [RulesVersion(*one) for one in zip(stored, rules, before, strict=True)]
