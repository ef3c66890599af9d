"""Which house rules a table is played by: their name, and what a change of them changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.models import ChouetteSession
from chouette.rules.events import CommandVoided, RulesChanged, TableOpened
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.rules.state import ChouetteState
from chouette.selectors.table_pages import LogEntry, stored_rules
from chouette.web.rule_words import RuleRow, differences


@dataclass(frozen=True)
class KnownRules:
    """A set that has a name: one of the club's own, a former version of one, or a preset."""

    slug: str
    label: str
    rules: Ruleset


@dataclass(frozen=True)
class RulesPart:
    """From game `start` on (1: from the beginning) these rules."""

    start: int
    label: str


@dataclass(frozen=True)
class RulesChange:
    """What a change of rules in the log led to, and what differs from before."""

    label: str
    changes: tuple[RuleRow, ...]


def known_rules(club_id: int) -> list[KnownRules]:
    """The club's own sets, the newest version first, then the presets. One query."""
    own = [
        KnownRules(stored.slug, label_of(str(stored)), Ruleset.from_json(stored.values))
        for stored in stored_rules(club_id)
    ]
    presets = [KnownRules(slug, _(PRESET_LABELS[slug]), rules) for slug, rules in PRESETS.items()]
    return own + presets


def label_of(name: str) -> str:
    """The name of a set; that of a preset, which a club's own set may have taken over, in the
    reader's language, with the version behind it."""
    for label in PRESET_LABELS.values():
        if name == label or name.startswith(f"{label} v"):
            return f"{_(label)}{name.removeprefix(label)}"
    return name


def name_of(rules: Ruleset, known: Iterable[KnownRules]) -> str:
    """What these rules are called here."""
    return next((k.label for k in known if k.rules == rules), _("rules without a name"))


def rules_name(row: ChouetteSession, state: ChouetteState) -> str:
    """The name of the rules of the next game; no query while the row's own name for them holds.

    It does not where a change of rules was undone: that is known to the log alone.
    """
    stored = row.house_rules
    if stored is not None and Ruleset.from_json(stored.values) == state.ruleset:
        return label_of(str(stored))
    return name_of(state.ruleset, known_rules(row.club_id))


def rules_of_night(state: ChouetteState, known: Iterable[KnownRules]) -> list[RulesPart]:
    """The rules of every game and of the next, as few parts as tell it."""
    known = list(known)
    parts: list[RulesPart] = []
    games = [(record.number, record.ruleset) for record in state.records]
    coming = state.game.ruleset if state.game else state.ruleset
    if state.status == "open" or not games:
        games.append((state.next_number, coming))
    if state.game and state.status == "open":
        games.append((state.next_number + 1, state.ruleset))
    before: Ruleset | None = None
    for number, rules in games:
        if rules != before:
            parts.append(RulesPart(number, name_of(rules, known)))
        before = rules
    return parts


def rules_changes(
    entries: Iterable[LogEntry], known: Iterable[KnownRules]
) -> dict[int, RulesChange]:
    """By first event: what each command that changed the rules changed. `entries` newest first."""
    known, listed = list(known), list(entries)
    voided = {
        seq
        for entry in listed
        for event in entry.events
        if isinstance(event, CommandVoided)
        for seq in range(event.first_seq, event.last_seq + 1)
    }
    found: dict[int, RulesChange] = {}
    before = Ruleset()
    for entry in reversed(listed):
        for event in entry.events:
            if isinstance(event, RulesChanged):
                changes = differences(event.ruleset, before)
                found[entry.first_seq] = RulesChange(name_of(event.ruleset, known), changes)
            if isinstance(event, TableOpened | RulesChanged) and entry.first_seq not in voided:
                before = event.ruleset
    return found
