"""English sentences that are translated though no gettext call names them.

The pure core knows no gettext; the pages run it over the same templates, so they belong into the
catalogues: faults and refusals (their docstrings), reasons and warnings, the house rules in words.
"""

from __future__ import annotations

from collections.abc import Iterator

from chouette import (
    cash_refusals,
    doubt_refusals,
    federation_refusals,
    joining_refusals,
    merging_refusals,
    night_refusals,
    opening_file,
    sender_refusals,
)
from chouette.refusals import Refused
from chouette.rules import table_errors
from chouette.rules.errors import RuleViolation
from chouette.rules.options import OPTIONS
from chouette.rules.ruleset import PRESET_LABELS
from chouette.rules.templates import TEMPLATES

# Named so that every class of fault has been defined before they are listed.
FAULT_MODULES = (
    table_errors,
    opening_file,
    cash_refusals,
    doubt_refusals,
    joining_refusals,
    merging_refusals,
    night_refusals,
    sender_refusals,
    federation_refusals,
)
Fault = type[RuleViolation] | type[Refused]


def rule_texts() -> Iterator[tuple[str, str]]:
    """Pairs of the file to name in the catalogue and a text."""
    for fault in (*_with_narrower(RuleViolation), *_with_narrower(Refused)):
        yield f"{fault.__module__.replace('.', '/')}.py", fault.message
    yield from (("chouette/rules/templates.py", text) for text in TEMPLATES.values())
    yield from (("chouette/rules/ruleset.py", text) for text in PRESET_LABELS.values())
    for option in OPTIONS:
        words = (*(option.choices or {}).values(), option.none_label or "")
        for text in (option.label, option.explanation, option.source, *words):
            if text:
                yield "chouette/rules/options.py", text


def _with_narrower(kind: Fault) -> Iterator[Fault]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from _with_narrower(narrower)
