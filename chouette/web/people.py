"""Names for the player ids of the core, as the pages show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from django.utils.translation import gettext as _


class Named(Protocol):
    """A row of the player table, or what stands for one."""

    pk: int
    name: str
    is_guest: bool
    merged_into_id: int | None


LONG_WORD = 15


@dataclass(frozen=True)
class Person:
    """Somebody at a table: the core's id, his name, whether he is a guest."""

    id: str
    name: str
    guest: bool = False

    @property
    def unbroken(self) -> bool:
        """Whether one word of the name is longer than a row of a phone holds in large letters."""
        return max(map(len, self.name.split()), default=0) > LONG_WORD


def _named(row: Named) -> str:
    """His name; of who was erased the number that stands for it, in the reader's language."""
    return _("Player {n}").format(n=row.pk) if row.name == f"Player {row.pk}" else row.name


class People(Mapping[str, Person]):
    """Persons by id. An id that nobody has any more reads as its number, never as an error."""

    def __init__(self, persons: Iterable[Person]) -> None:
        self._persons = {person.id: person for person in persons}

    @classmethod
    def of(cls, players: Iterable[Named]) -> People:
        """Whoever was merged into a member is no guest any more, nor is he one on old sheets."""
        rows = {player.pk: player for player in players}
        now = ((row, rows.get(row.merged_into_id or row.pk, row)) for row in rows.values())
        return cls(Person(str(row.pk), _named(row), owner.is_guest) for row, owner in now)

    def __getitem__(self, player: str) -> Person:
        return self._persons.get(player) or Person(player, f"#{player}")

    def __iter__(self) -> Iterator[str]:
        return iter(self._persons)

    def __len__(self) -> int:
        return len(self._persons)

    def __contains__(self, player: object) -> bool:
        return player in self._persons

    def name(self, player: str) -> str:
        return self[player].name

    def names(self, players: Iterable[str]) -> str:
        """`Ana, Bogdan, Carla`."""
        return ", ".join(self.name(player) for player in players)
