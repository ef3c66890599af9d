"""What every builder of a slip gets and gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from chouette.web.people import Person
from chouette.web.table_page import TablePage


@dataclass(frozen=True)
class Build:
    """The table, what the slip's name adds after its first word, and what was typed before."""

    table: TablePage
    argument: str
    typed: Mapping[str, str]


@dataclass(frozen=True)
class SlipBody:
    """The heading, the template's name, and what the template shows."""

    title: str
    template: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class PlaceRow:
    """Somebody and his place in an order, with the dice typed for him."""

    person: Person
    place: str
    dice: str = ""
