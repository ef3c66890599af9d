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
class OtherGame:
    """The game that a form was opened for, and the one that the table is at now."""

    opened: int
    now: int


@dataclass(frozen=True)
class Problem:
    """Why a slip came back: the sentence, and what had changed at the table meanwhile.

    `field` is the name of the field that the sentence is about, where it is about one.
    """

    sentence: str
    changes: tuple[str, ...] = ()
    field: str = ""
    other_game: OtherGame | None = None

    @property
    def on_top(self) -> bool:
        """Whether there is anything to tell at the head of the slip, not beside a field."""
        return not self.field or bool(self.changes or self.other_game)


@dataclass(frozen=True)
class PlaceRow:
    """Somebody and his place in an order, with the dice typed for him."""

    person: Person
    place: str
    dice: str = ""
