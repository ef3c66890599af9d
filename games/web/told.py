"""A rule set in the reader's language: its rules, its options, and rolls to look at."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from django.utils.safestring import SafeString
from django.utils.translation import get_language_info, gettext

from games.engine.variants import VARIANTS, Option, Variant
from games.engine.variants.guide import (
    GROUPS,
    OPTION_TEXTS,
    SURE,
    Guide,
    Reading,
    Rules,
    as_written,
    sources_of,
)
from games.web.drawn import start_of
from games.web.worked import Worked, worked


@dataclass(frozen=True)
class Name:
    """What it is called in another language."""

    language: str
    language_name: str
    text: str


@dataclass(frozen=True)
class Listed:
    """A rule set in the list of all."""

    variant: str
    title: str
    names: tuple[Name, ...]
    special: str


@dataclass(frozen=True)
class Choice:
    """One way to play; `written` is its name for programs, `voids` the points that mean nothing
    then."""

    words: str
    written: str
    is_default: bool
    voids: tuple[str, ...]


@dataclass(frozen=True)
class OptionRow:
    """A point on which clubs and sources differ, with who tells of it and how sure that is."""

    name: str
    label: str
    decides: str
    choices: tuple[Choice, ...]
    sources: tuple[str, ...]
    letter: str
    sure: str


@dataclass(frozen=True)
class ReadingRow:
    """A rule that is told unclearly, and how sure it is."""

    text: str
    letter: str
    sure: str


@dataclass(frozen=True)
class Page:
    """Everything that the page of a rule set shows. `own` are the rules that differ from `base`,
    `kept` those that do not; `options` are its own, `kept_options` those of the base. `flies_on`:
    a checker may fly and go on with another number."""

    about: Listed
    base: Listed | None
    own: dict[str, str]
    kept: dict[str, str]
    start: SafeString
    examples: tuple[Worked, ...]
    flies_on: bool
    options: tuple[OptionRow, ...]
    kept_options: tuple[OptionRow, ...]
    readings: tuple[ReadingRow, ...]
    sources: tuple[str, ...]


def groups() -> dict[str, list[Listed]]:
    """All rule sets under their headings."""
    return {gettext(heading): list(map(listed, guides)) for heading, guides in GROUPS.items()}


def listed(guide: Guide) -> Listed:
    """Its names and what is special about it."""
    names = tuple(
        Name(code, str(get_language_info(code)["name_translated"]), text)
        for code, text in guide.names.items()
    )
    return Listed(guide.variant, gettext(guide.title), names, gettext(guide.special))


def told(variant: Variant, guide: Guide) -> Page:
    """All about it; what can be played in the examples is found by the engine now."""
    of_base = VARIANTS[guide.base.variant].options if guide.base else {}
    kept = [option for name, option in variant.options.items() if of_base.get(name) == option]
    own = [option for option in variant.options.values() if option not in kept]
    return Page(
        about=listed(guide),
        base=listed(guide.base) if guide.base else None,
        own=_rules(guide.own),
        kept=_rules(guide.kept),
        start=start_of(variant),
        examples=tuple(worked(variant, example) for example in guide.examples),
        flies_on=variant.jump is not None and not variant.jump.doubles,
        options=tuple(_option(variant, option) for option in own),
        kept_options=tuple(_option(variant, option) for option in kept),
        readings=tuple(map(_reading, guide.readings)),
        sources=tuple(map(gettext, guide.sources)),
    )


def _rules(rules: Rules) -> dict[str, str]:
    return {gettext(topic.value): gettext(text) for topic, text in rules.items()}


def _reading(reading: Reading) -> ReadingRow:
    return ReadingRow(gettext(reading.text), reading.sure, gettext(SURE[reading.sure]))


def _option(variant: Variant, option: Option) -> OptionRow:
    text = OPTION_TEXTS[option.name]
    # A choice is what it is written as: True is not 1.
    words = {as_written(value): gettext(said) for value, said in text.choices.items()}
    return OptionRow(
        name=option.name,
        label=gettext(text.label),
        decides=gettext(text.decides),
        choices=tuple(
            Choice(
                words=words[as_written(value)],
                written=as_written(value),
                is_default=value == option.default,
                voids=_voids(variant, option.voids.get(value, ())),
            )
            for value in option.choices
        ),
        sources=tuple(map(gettext, sources_of(option))),
        letter=option.sure,
        sure=gettext(SURE[option.sure]),
    )


def _voids(variant: Variant, voided: Collection[str]) -> tuple[str, ...]:
    """What the options are called, in the order in which they are listed."""
    return tuple(gettext(OPTION_TEXTS[name].label) for name in variant.options if name in voided)
