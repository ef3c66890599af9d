"""A list that is being paid and then changes: what the page says about it, and what it asks."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.services.outbox import dispatch
from chouette.services.payments import reverse_payment
from tests.builders import Table, debts
from tests.people import People
from tests.services.squaring import correct, reopen
from tests.web.pages import Reader, forms
from tests.web.test_squaring import closed, leg_forms, night, page, pay_form, pay_forms, posted

__all__ = ["closed", "night", "page"]

ANEW = "what was not paid yet was worked out anew"
SHORTEST = "The list above is the shortest"
REST_SHORTEST = "What is still to be paid is the shortest list"


@pytest.fixture
def begun(page: Reader, closed: Table) -> Table:
    """Ana has paid Bogdan his 2.00, and owes Carla 1.00."""
    posted(page, leg_forms(page.page("squaring/"))[0])
    return closed


def test_it_says_which_list_is_the_shortest(page: Reader, closed: Table) -> None:
    assert SHORTEST in page.page("squaring/")
    html = posted(page, leg_forms(page.page("squaring/"))[0])
    assert SHORTEST not in html
    assert REST_SHORTEST in html


def test_it_says_that_a_correction_changed_the_list(page: Reader, begun: Table) -> None:
    assert ANEW not in page.page("squaring/")
    correct(begun, bogdan=6, carla=2)
    html = page.page("squaring/")
    assert ANEW in html
    assert "<li>Game 1 was corrected.</li>" in html
    assert html.count('<span class="tag">new</span>') == 1
    assert debts(begun) == {("ana", "bogdan"): 100, ("ana", "carla"): 100}


def test_it_says_nothing_of_a_correction_that_changed_nothing(page: Reader, begun: Table) -> None:
    correct(begun, bogdan=4, carla=2)
    assert ANEW not in page.page("squaring/")


def test_it_names_who_paid_outside_the_list(page: Reader, begun: Table, people: People) -> None:
    carla, bogdan = people.numbers("carla", "bogdan")
    fields = {"paid_by": carla, "paid_to": bogdan, "amount": "0.30", "confirm": "0"}
    posted(page, pay_form(page), **fields)
    dispatch()
    html = page.page("squaring/")
    assert "<li>carla paid bogdan 0.30 EUR outside the list.</li>" in html
    assert "outside the list</span>" in html
    assert debts(begun) == {("ana", "carla"): 100, ("bogdan", "carla"): 30}


def test_it_says_that_the_night_was_opened_again(page: Reader, begun: Table) -> None:
    reopen(begun)
    begun.quick(**dict.fromkeys(members(begun), 2))
    begun.close()
    html = page.page("squaring/")
    assert ANEW in html
    assert "<li>The night was opened again.</li>" in html


def members(table: Table) -> list[str]:
    names = {str(player.pk): name for name, player in table.people.players.items()}
    order = table.outcome.state.seating.rotation.order
    return [names[number] for number in order[1:]]


def test_it_shows_the_list_as_it_was_while_an_open_night_has_not_changed(
    page: Reader, begun: Table
) -> None:
    reopen(begun)
    html = page.page("squaring/")
    assert "Nothing has changed yet, so this is the list as it was." in html
    assert len(leg_forms(html)) == 1


def test_it_shows_how_the_rest_would_be_once_it_has(page: Reader, begun: Table) -> None:
    reopen(begun)
    correct(begun, bogdan=4, carla=4)
    html = page.page("squaring/")
    assert "this is how the rest would be now" in html
    assert not leg_forms(html)
    ana_to_carla, _outside = pay_forms(page, html)
    assert ana_to_carla.fields["amount"] == ["2.00"]
    posted(page, ana_to_carla)
    begun.close()
    assert debts(begun) == {}


def test_it_says_that_a_payment_outside_was_taken_back(
    page: Reader, closed: Table, people: People
) -> None:
    mira, carla = people.numbers("mira", "carla")
    fields = {"paid_by": mira, "paid_to": carla, "amount": "0.30", "confirm": "0"}
    outside = posted(page, pay_form(page), **fields)
    dispatch()
    posted(page, leg_forms(page.page("squaring/"))[0])
    back = [form for form in forms(outside) if form.action.startswith("/entries/")]
    entry = int(back[0].action.split("/")[2])
    bogdan, club = people.bogdan, people.club.pk
    reverse_payment(club_id=club, command_id=uuid4(), actor=bogdan, entry_id=entry)
    dispatch()
    assert "<li>A payment outside the list was taken back.</li>" in page.page("squaring/")


def test_it_says_that_a_payment_came_too_late_for_its_place_in_the_list(
    page: Reader, begun: Table
) -> None:
    (old,) = leg_forms(page.page("squaring/"))
    correct(begun, bogdan=6, carla=2)
    correct(begun, bogdan=6, carla=0)
    html = posted(page, old)
    assert "The list of who pays whom was made anew meanwhile" in html
    assert html.count('role="alert"') == 1
    assert debts(begun) == {("ana", "bogdan"): 100}
