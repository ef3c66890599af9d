"""`sessions/{id}/squaring/`, where the list was made anew since somebody paid."""

from __future__ import annotations

from uuid import uuid4

import pytest

from chouette.services.outbox import dispatch
from tests.api.conftest import browser_of
from tests.api.nights import closed_night
from tests.api.squaring import leg_to, pay, plan
from tests.builders import Table
from tests.people import People

pytestmark = pytest.mark.django_db


@pytest.fixture
def night(people: People) -> Table:
    return closed_night(people)


def corrected(people: People, night: Table, bogdan: int, carla: int) -> None:
    """The one game of the night, which these two won so many points of."""
    numbers = [people.number("bogdan"), people.number("carla")]
    points = dict(zip(numbers, (bogdan, carla), strict=True))
    night.send(
        "correct_game", actor=people.elena, game=1, events=[{"type": "quick", "points": points}]
    )


def test_a_correction_after_paying_says_what_changed_the_list(people: People, night: Table) -> None:
    pay(browser_of(people.bogdan), leg_to(people, night, "carla")["id"])
    corrected(people, night, 2, 2)
    dispatch()
    told = plan(people, night)
    assert told["changed"]["corrected"] == [{"table": "Table 1", "game": 1}]
    assert (told["changed"]["reopened"], told["changed"]["outside"]) == (False, [])
    assert [leg["due_minor"] for leg in told["legs"] if leg["mark"] == "new"] == [100]


def test_a_payment_never_names_a_leg_that_is_not_in_the_list(people: People, night: Table) -> None:
    first = leg_to(people, night, "carla")["id"]
    payment = pay(browser_of(people.bogdan), first, amount_minor=40)["id"]
    (told,) = plan(people, night)["payments"]
    assert (told["id"], told["leg"], told["replaced_leg"]) == (payment, first, None)
    corrected(people, night, 3, -1)
    for _look in ("while it is made anew", "once it was made anew"):
        seen = plan(people, night)
        (told,) = seen["payments"]
        ids = [leg["id"] for leg in seen["legs"]]
        assert first not in ids
        assert (told["replaced_leg"], told["amount_minor"]) == (first, 40)
        dispatch()
    (leg,) = [leg for leg in seen["legs"] if leg["id"] == told["leg"]]
    assert (leg["payer"], leg["payee"]) == (told["paid_by"], told["paid_to"])
    assert leg["paid_minor"] == 40


def test_a_payment_outside_the_list_counts_on_the_leg_that_stands_for_it(
    people: People, night: Table
) -> None:
    pay(browser_of(people.bogdan), leg_to(people, night, "carla")["id"])
    carla, bogdan = (people.players[name].pk for name in ("carla", "bogdan"))
    browser_of(people.bogdan).send(
        f"clubs/{people.club.slug}/payments/",
        {
            "command_id": str(uuid4()),
            "paid_by": carla,
            "paid_to": bogdan,
            "amount_minor": 60,
            "confirmed_owed_minor": 0,
            "session": night.session_id,
        },
        201,
    )
    dispatch()
    seen = plan(people, night)
    outside = next(told for told in seen["payments"] if told["amount_minor"] == 60)
    leg = next(leg for leg in seen["legs"] if leg["id"] == outside["leg"])
    assert (leg["mark"], leg["paid_minor"], outside["replaced_leg"]) == ("outside", 60, None)
