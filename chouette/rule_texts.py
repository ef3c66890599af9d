"""The English sentences of the pure core, which knows no gettext.

The pages run gettext over the same templates, so they belong into the catalogues.
"""

from __future__ import annotations

from collections.abc import Iterator

from chouette.rules import table_errors
from chouette.rules.errors import RuleViolation
from chouette.rules.options import OPTIONS

# Named so that every class of fault has been defined before they are listed.
FAULT_MODULES = (table_errors,)


def rule_texts() -> Iterator[tuple[str, str]]:
    """Pairs of the file to name in the catalogue and a text."""
    for fault in _subclasses(RuleViolation):
        yield _place(fault.__module__), fault.message
    for option in OPTIONS:
        for text in (option.label, option.explanation, *(option.choices or {}).values()):
            yield "chouette/rules/options.py", text
        if option.none_label:
            yield "chouette/rules/options.py", option.none_label


def _subclasses(kind: type[RuleViolation]) -> Iterator[type[RuleViolation]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from _subclasses(narrower)


def _place(module: str) -> str:
    return f"{module.replace('.', '/')}.py"
