"""`manage.py variants`: the rule sets, and the options in which clubs and sources differ."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.engine import variants
from games.engine.errors import UnknownVariant
from games.engine.variants import VARIANTS, Option, Variant
from games.engine.variants.guide import as_written, sources_of
from games.engine.variants.variant import Value


class Command(BaseCommand):
    """Each rule set with its options: what each may be, the default first, which rule it is about,
    how sure that is, A to D, who tells of it, and what means nothing beside a choice. The rules by
    their numbers are in docs/variants.md, and in words on the help page of a rule set."""

    help = (
        "The rule sets that games.engine knows, and their options; docs/variants.md has the rules."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("names", nargs="*", metavar="name", help="only these", type=_known)
        parser.add_argument("--json", action="store_true", help="one object a line")

    def handle(self, *, names: list[str], **options: Any) -> None:
        for variant in VARIANTS.values():
            if not names or variant.name in names:
                self.stdout.write(
                    json.dumps(_object(variant)) if options["json"] else _text(variant)
                )


def _known(name: str) -> str:
    """The name of a rule set. Raises ArgumentTypeError."""
    try:
        return variants.get(name).name
    except UnknownVariant as refusal:
        raise ArgumentTypeError(refusal.detail) from None


def _object(variant: Variant) -> dict[str, Any]:
    options = [_told(variant, option) for option in variant.options.values()]
    return {"name": variant.name, "options": options}


def _told(variant: Variant, option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "default": option.default,
        "choices": list(option.choices),
        "voids": {as_written(value): names for value, names in _voids(variant, option)},
        "rule": option.rule,
        "sure": option.sure,
        "sources": list(sources_of(option)),
    }


def _voids(variant: Variant, option: Option) -> Iterator[tuple[Value, list[str]]]:
    """Choices beside which other options mean nothing, and which those are."""
    for value, voided in option.voids.items():
        yield value, [name for name in variant.options if name in voided]


def _text(variant: Variant) -> str:
    lines = [variant.name]
    for option in variant.options.values():
        choices = " | ".join(map(as_written, option.choices))
        lines.append(f"    {option.name} = {choices}  ({option.rule}, {option.sure})")
        if told_by := "; ".join(sources_of(option)):
            lines.append(f"        {told_by}")
        for value, names in _voids(variant, option):
            put_aside = ", ".join(names)
            lines.append(f"        {as_written(value)}: nothing is chosen of {put_aside}")
    return "\n".join(lines)
