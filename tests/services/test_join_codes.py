"""The code of a table: who makes it, what it looks like, when it leads nowhere."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.joining_refusals import GuestsStayOut, NightOver, NoSuchCode
from chouette.models import Club, Command, JoinCode
from chouette.refusals import NotAllowed, NotFound
from chouette.services.clubs import erase_club
from chouette.services.joining import (
    CODE_LETTERS,
    clean_code,
    make_join_code,
    table_of_code,
    withdraw_join_code,
)
from tests.builders import Table, open_table
from tests.guests import let_guests_in, somewhere
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan", "carla")


def opens(code: str, address: str = "") -> int:
    """The number of the table that the code opens."""
    return table_of_code(code=code, address=address or somewhere()).chouette_session_id


def test_it_is_six_letters_that_are_not_mistaken(table: Table) -> None:
    codes = {let_guests_in(table).code for _ in range(50)}
    assert {len(code) for code in codes} == {6}
    letters = set("".join(codes))
    assert letters <= set(CODE_LETTERS)
    assert not letters & set("ILOQSU0125")


def test_it_opens_its_table_however_it_is_typed(table: Table) -> None:
    code = let_guests_in(table).code
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        assert opens(typed) == table.session_id


@pytest.mark.parametrize("typed", ["", "AAAAAA", "BBBBB", "BBBBBBB", "\x00" * 6, "ß" * 6])
def test_it_takes_nothing_else_for_a_code(typed: str) -> None:
    assert clean_code(typed) == ""


def test_it_is_replaced_by_the_next(table: Table) -> None:
    first = let_guests_in(table).code
    second = let_guests_in(table).code
    assert opens(second) == table.session_id
    with pytest.raises(NoSuchCode):
        opens(first)
    assert JoinCode.objects.count() == 1


def test_it_is_withdrawn(table: Table, people: People) -> None:
    code = let_guests_in(table).code
    withdraw_join_code(session_id=table.session_id, actor=people.bogdan)
    withdraw_join_code(session_id=table.session_id, actor=people.bogdan)
    with pytest.raises(NoSuchCode):
        opens(code)


@pytest.mark.parametrize("who", ["bogdan", "elena", "ana"])
def test_it_is_made_by_whoever_may_score(table: Table, people: People, who: str) -> None:
    let_guests_in(table)
    made = make_join_code(session_id=table.session_id, actor=getattr(people, who))
    assert made.created_by == getattr(people, who)


@pytest.mark.parametrize(
    ("who", "refusal"), [("carla", NotAllowed), ("dinu", NotFound), ("nobody", NotFound)]
)
def test_it_is_made_by_nobody_else(
    table: Table, people: People, who: str, refusal: type[Exception]
) -> None:
    let_guests_in(table)
    for change in (make_join_code, withdraw_join_code):
        with pytest.raises(refusal):
            change(session_id=table.session_id, actor=getattr(people, who))


def test_it_is_not_made_where_the_club_lets_no_guests_join(table: Table, people: People) -> None:
    with pytest.raises(GuestsStayOut):
        make_join_code(session_id=table.session_id, actor=people.ana)


def test_it_is_not_made_when_the_night_is_over(table: Table) -> None:
    table.close()
    with pytest.raises(NightOver):
        let_guests_in(table)


@pytest.mark.parametrize("change", [{"guests_join": False}, {"is_active": False}])
def test_it_leads_nowhere_once_the_club_is_shut(table: Table, change: dict[str, Any]) -> None:
    code = let_guests_in(table).code
    Club.objects.update(**change)
    with pytest.raises(NoSuchCode):
        opens(code)


def test_it_leads_nowhere_in_a_club_that_was_erased(table: Table, people: People) -> None:
    code = let_guests_in(table).code
    table.close()
    erase_club(club_id=people.club.pk, actor=people.ana, confirm_slug=people.club.slug)
    with pytest.raises(NoSuchCode):
        opens(code)
    assert not JoinCode.objects.exists()


def test_it_stands_in_the_log_of_the_club_by_whom_it_was_made(table: Table, people: People) -> None:
    let_guests_in(table)
    withdraw_join_code(session_id=table.session_id, actor=people.ana)
    found = Command.objects.filter(chouette_session=None, kind__contains="join_code")
    assert list(found.values_list("kind", "actor__username")) == [
        ("make_join_code", "bogdan"),
        ("withdraw_join_code", "ana"),
    ]
