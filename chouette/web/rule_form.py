"""House rules as a form: fields in groups, what is wrong said beside the field it is wrong in."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from chouette.rules.option import Option, Value
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import Ruleset
from chouette.web.rule_words import group_titles, words
from clubsite.parsers import parse_json

FEW = 20
"""Up to so many numbers are offered one by one."""
SHORT = 22
"""Choices of up to so many letters fit into a select on a phone; longer ones become a list."""
NONE, WAS_NONE = "-none", "-was-none"
"""End the names of the box that is ticked for no number at all, and of how it was shown."""


@dataclass(frozen=True)
class RuleField:
    """One option as a field: `as_list`, a select, or (without choices) a number.

    Values are JSON. `none_label` is the words for no number, ticked where `is_none`; `error` what
    is wrong with what was typed.
    """

    field: str
    label: str
    explanation: str
    chosen: str
    choices: tuple[tuple[str, str], ...]
    as_list: bool
    minimum: int
    maximum: int
    none_label: str
    is_none: bool
    error: str


@dataclass(frozen=True)
class FieldGroup:
    """Fields under the heading that the reading page has for them."""

    kind: str
    title: str
    fields: tuple[RuleField, ...]


def field_groups(rules: Ruleset, typed: Mapping[str, str] | None = None) -> list[FieldGroup]:
    """The form as `rules` fill it, over which goes whatever was typed, wrong or not."""
    typed = typed or {}
    errors = field_errors(typed)
    return [
        FieldGroup(
            kind,
            title,
            tuple(_field(o, rules, typed, errors) for o in OPTIONS if o.kind == kind),
        )
        for kind, title in group_titles().items()
    ]


def _field(
    option: Option, rules: Ruleset, typed: Mapping[str, str], errors: Mapping[str, str]
) -> RuleField:
    name, found = option.field, _typed_values(option, typed)
    given = getattr(rules, name)
    value = found.get(name, given)
    error = errors.get(name, "")
    choices = tuple((json.dumps(v), words(option, v)) for v in _values(option))
    is_number = not choices
    shown = json.dumps(given if error else value)
    if error and is_number:
        shown = typed.get(name, "")
    return RuleField(
        field=name,
        label=_(option.label),
        explanation=_(option.explanation),
        chosen="" if is_number and value is None and not error else shown,
        choices=choices,
        as_list=option.choices is not None and any(len(text) > SHORT for _v, text in choices),
        minimum=option.minimum,
        maximum=option.maximum,
        none_label=_(option.none_label) if is_number and option.none_label else "",
        is_none=value is None,
        error=error,
    )


def _values(option: Option) -> Iterable[Value]:
    if option.choices is not None:
        return list(option.choices)
    numbers: list[Value] = list(range(option.minimum, option.maximum + 1))
    if len(numbers) > FEW:
        return []
    return [None, *numbers] if option.none_label is not None else numbers


def field_errors(post: Mapping[str, str]) -> dict[str, str]:
    """One sentence for each field that holds what it cannot hold."""
    errors = {}
    for option in OPTIONS:
        for value in _typed_values(option, post).values():
            if not option.allows(value):
                errors[option.field] = _needed(option)
    return errors


def _needed(option: Option) -> str:
    if option.choices is not None:
        return _("Choose one of these.")
    wanted = {"minimum": option.minimum, "maximum": option.maximum}
    if option.none_label is None:
        return _("A whole number from {minimum} to {maximum}.").format(**wanted)
    return _("A whole number from {minimum} to {maximum}, or: {none}.").format(
        none=_(option.none_label), **wanted
    )


def values_of(post: Mapping[str, str]) -> dict[str, Any]:
    """The fields of a rules form as values, as they were typed."""
    found: dict[str, Any] = {}
    for option in OPTIONS:
        found |= _typed_values(option, post)
    return found


def _typed_values(option: Option, post: Mapping[str, str]) -> dict[str, Any]:
    """The field's value, if it was in the form; an empty number means none where none may be."""
    name = option.field
    text = post.get(name, "").strip()
    # Where both are filled in, what was changed counts: the tick, unless it was there before.
    if post.get(f"{name}{NONE}") and not (text and post.get(f"{name}{WAS_NONE}")):
        return {name: None}
    if name not in post:
        return {}
    if not text and option.none_label is not None:
        return {name: None}
    try:
        return {name: parse_json(text)}
    except ValueError:
        return {name: text}
