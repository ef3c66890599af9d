"""Whoever tries out codes of tables is slowed down; a club that joins by one is not."""

from __future__ import annotations

import pytest

from chouette.joining_refusals import NoSuchCode, TooManyCodes
from chouette.services.joining import table_of_code
from tests.builders import Table, open_table
from tests.guests import let_guests_in, somewhere
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
