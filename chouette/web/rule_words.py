"""House rules in words: every option with its explanation and source, and what differs."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.translation import gettext as _

from chouette.rules.option import Option, Value
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset


@dataclass(frozen=True)
class RuleRow:
    """One option as it is played; `other` is how the set beside it has it, where it differs."""

    field: str
    label: str
    words: str
    explanation: str
    source: str
    other: str = ""


@dataclass(frozen=True)
class RuleGroup:
    title: str
    rows: tuple[RuleRow, ...]


@dataclass(frozen=True)
class PresetCard:
    """A set one may choose, with what it does otherwise than the set beside it."""

    slug: str
    label: str
    differences: tuple[RuleRow, ...]


def group_titles() -> dict[str, str]:
    return {
        "S": _("What a game is worth"),
        "R": _("Who sits where"),
        "V": _("Proper cube action"),
        "D": _("Manners at the table"),
    }


def rule_groups(rules: Ruleset, beside: Ruleset) -> list[RuleGroup]:
    """All options by kind, with the other set's words where they differ."""
    return [
        RuleGroup(title, tuple(_row(o, rules, beside) for o in OPTIONS if o.kind == kind))
        for kind, title in group_titles().items()
    ]


def differences(rules: Ruleset, beside: Ruleset) -> tuple[RuleRow, ...]:
    """Only the options in which the two sets differ."""
    rows = (_row(option, rules, beside) for option in OPTIONS)
    return tuple(row for row in rows if row.other)


def preset_cards(beside: Ruleset) -> list[PresetCard]:
    """Every preset and how it differs from `beside`."""
    return [
        PresetCard(slug, _(PRESET_LABELS[slug]), differences(rules, beside))
        for slug, rules in PRESETS.items()
    ]


def _row(option: Option, rules: Ruleset, beside: Ruleset) -> RuleRow:
    value, other = getattr(rules, option.field), getattr(beside, option.field)
    return RuleRow(
        field=option.field,
        label=_(option.label),
        words=words(option, value),
        explanation=_(option.explanation),
        source=_(option.source),
        other=words(option, other) if other != value else "",
    )


def words(option: Option, value: Value) -> str:
    """A value in the reader's words; numbers stay numbers."""
    text = option.words(value)
    return text if text.isdigit() else _(text)
