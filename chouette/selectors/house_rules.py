"""A club's own rules through time: what each version says, and in what it differs from before."""

from __future__ import annotations

from dataclasses import dataclass

from chouette.models import Club, HouseRules
from chouette.refusals import NotFound
from chouette.rules.ruleset import FIELDS, PRESETS, Ruleset
from chouette.selectors.club_pages import rules_history


@dataclass(frozen=True)
class RulesVersion:
    """One version; `before` is the version before it, or the preset that the first began from."""

    stored: HouseRules
    rules: Ruleset
    before: Ruleset

    @property
    def changed(self) -> list[str]:
        """The fields in which it differs from what was before."""
        return [name for name in FIELDS if getattr(self.rules, name) != getattr(self.before, name)]


def rules_versions(club: Club, slug: str) -> list[RulesVersion]:
    """Every version of one set, the newest first; one query. Raises NotFound."""
    stored = rules_history(club, slug)
    if not stored:
        raise NotFound
    rules = [Ruleset.from_json(version.values) for version in stored]
    before = [*rules[1:], PRESETS[stored[-1].base]]
    return [RulesVersion(*one) for one in zip(stored, rules, before, strict=True)]
