"""Whoever tries out codes of tables is slowed down; a club that joins by one is not."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.joining_refusals import NoSuchCode, TooManyCodes
from chouette.models import Club
from chouette.services.joining import (
    make_join_code,
    revoke_guest_pass,
    table_of_code,
    withdraw_join_code,
)
from tests.builders import Table, open_table
from tests.guests import joins, let_guests_in, somewhere
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(people: People) -> Table:
    return open_table(people, "ana", "bogdan")


def opens(code: str, address: str) -> int:
    """The number of the table that the code opens."""
    return table_of_code(code=code, address=address).chouette_session_id


def test_it_is_not_guessed(table: Table) -> None:
    code, guesser = let_guests_in(table).code, somewhere()
    wrong = "BBBBBB" if code != "BBBBBB" else "CCCCCC"
    for _ in range(5):
        with pytest.raises(NoSuchCode):
            opens(wrong, guesser)
    with pytest.raises(TooManyCodes) as slowed:
        opens(code, guesser)
    assert 0 < int(str(slowed.value.params["seconds"])) <= 30
    assert opens(code, somewhere()) == table.session_id


def test_it_lets_a_whole_club_in_from_one_address(table: Table) -> None:
    code, club = let_guests_in(table).code, somewhere()
    assert {opens(code, club) for _ in range(20)} == {table.session_id}


def test_a_right_code_does_not_make_wrong_ones_forgotten(table: Table) -> None:
    code, guesser = let_guests_in(table).code, somewhere()
    wrong = "BBBBBB" if code != "BBBBBB" else "CCCCCC"
    for _ in range(5):
        opens(code, guesser)
        with pytest.raises(NoSuchCode):
            opens(wrong, guesser)
    with pytest.raises(TooManyCodes):
        opens(code, guesser)


@pytest.mark.parametrize("how", ["replaced", "withdrawn", "a phone was taken away"])
def test_a_code_that_was_right_lately_is_no_guess(table: Table, how: str) -> None:
    old, club = let_guests_in(table).code, somewhere()
    asked: dict[str, Any] = {"session_id": table.session_id, "actor": table.people.ana}
    if how == "replaced":
        make_join_code(**asked)
    elif how == "withdrawn":
        withdraw_join_code(**asked)
    else:
        revoke_guest_pass(**asked, pass_id=joins(table, "Ion").guest_pass.pk)
    for _ in range(20):
        with pytest.raises(NoSuchCode):
            opens(old, club)
    new = make_join_code(**asked).code
    assert opens(new, club) == table.session_id


def test_what_a_code_that_was_right_opens_is_nothing_while_one_has_to_wait(table: Table) -> None:
    old, guesser = let_guests_in(table).code, somewhere()
    make_join_code(session_id=table.session_id, actor=table.people.ana)
    for number in range(5):
        with pytest.raises(NoSuchCode):
            opens("BBBBB" + "CDFGH"[number], guesser)
    with pytest.raises(TooManyCodes):
        opens(old, guesser)


def test_a_code_whose_club_lets_nobody_in_any_more_is_no_guess(table: Table) -> None:
    code, club = let_guests_in(table).code, somewhere()
    Club.objects.update(guests_join=False)
    for _ in range(6):
        with pytest.raises(NoSuchCode):
            opens(code, club)
