"""What is not brought in: nothing of it, and nothing twice."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.models import Command, LedgerEntry, Player
from chouette.refusals import (
    BadAmount,
    NameTaken,
    NotAllowed,
    NothingToBringIn,
    NotOfThisClub,
    TwiceInFile,
    UnknownValue,
)
from chouette.services.opening_import import Opening
from tests.people import People
from tests.services.test_opening_import import bring

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("options", "refusal"),
    [
        ({"openings": [Opening("Vlad", None, 1, 0), Opening("x", 10**9, 1, 0)]}, NotOfThisClub),
        ({"openings": [Opening("Vlad", None, 1, 0), Opening("VLAD", None, 1, 0)]}, NameTaken),
        ({"openings": [Opening("Vlad", None, 1, 0), Opening("W", None, 10**13, 0)]}, BadAmount),
        ({"openings": [Opening("Vlad", None, 0, 0)]}, NothingToBringIn),
        ({"openings": [Opening("Vlad", None, 1, 0)], "units": ["USD"]}, UnknownValue),
        ({"openings": [Opening("Vlad", None, 1, 0)], "units": [""]}, UnknownValue),
    ],
)
def test_it_brings_in_all_or_nothing(
    people: People, options: Any, refusal: type[Exception]
) -> None:
    with pytest.raises(refusal):
        bring(people, **options)
    assert not LedgerEntry.objects.exists()
    assert not Player.objects.filter(name="Vlad").exists()
    assert not Command.objects.filter(kind="import_openings").exists()


def test_it_brings_in_nobody_twice(people: People) -> None:
    with pytest.raises(TwiceInFile):
        bring(people, ("ana", 3, 0), ("ana", 2, 0))


def test_it_is_for_directors(people: People) -> None:
    with pytest.raises(NotAllowed):
        bring(people, ("ana", 3, 0), actor=people.bogdan)
