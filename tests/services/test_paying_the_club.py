"""Paying the club, or being paid by it, more than is owed: whoever knows it says so."""

from __future__ import annotations

from typing import Any

import pytest

from chouette.refusals import MoreThanOwed, MoreThanThere
from chouette.services.booking import Booked
from chouette.services.club_cash import contribute, record_expense
from chouette.services.merging import merge_players
from chouette.services.payments import record_payment, reverse_payment
from tests.builders import balances
from tests.people import People
from tests.services.cash import account, common, fee, of

pytestmark = pytest.mark.django_db


def pay(people: People, by: str, to: str, amount: int = 300, **options: Any) -> Booked:
    numbers = {name: player.pk for name, player in people.players.items()}
    options |= {"paid_by": numbers.get(by, by), "paid_to": numbers.get(to, to)}
    return record_payment(
        **common(people, actor=people.bogdan, amount_minor=amount, up_to_owed=True, **options)
    )


def owed(people: People, by: str, to: str, amount: int = 300) -> Any:
    with pytest.raises(MoreThanOwed) as refused:
        pay(people, by, to, amount)
    return refused.value.params["amount"]


def test_what_is_owed_is_booked_and_the_same_again_is_asked_about(people: People) -> None:
    fee(people, "ana")
    pay(people, "ana", "fees")
    assert owed(people, "ana", "fees") == 0
    assert balances(people) == {}
    pay(people, "ana", "fees", confirmed_owed=0)
    assert balances(people) == {"ana": 300}


def test_who_was_told_another_amount_is_asked_again(people: People) -> None:
    fee(people, "ana")
    with pytest.raises(MoreThanOwed):
        pay(people, "ana", "fees", 500, confirmed_owed=0)
    pay(people, "ana", "fees", 500, confirmed_owed=300)


def test_each_account_is_owed_its_own(people: People) -> None:
    fee(people, "ana")
    assert owed(people, "ana", "kitty") == 0
    contribute(**of(people, "ana", amount_minor=200))
    assert owed(people, "ana", "kitty") == 200


def test_the_club_owes_what_was_laid_out_for_it(people: People) -> None:
    record_expense(**of(people, "mira", amount_minor=120))
    assert owed(people, "kitty", "mira") == 120
    contribute(**of(people, "ana", amount_minor=120, paid_now=True))
    pay(people, "kitty", "mira", 120)
    assert owed(people, "kitty", "mira", 120) == 0


def test_what_was_taken_back_is_owed_again(people: People) -> None:
    fee(people, "ana")
    paid = pay(people, "ana", "fees")
    again = common(people, entry_id=paid.entry.pk)
    reverse_payment(**{key: again[key] for key in ("club_id", "command_id", "actor", "entry_id")})
    pay(people, "ana", "fees")
    assert balances(people) == {}


def test_whoever_was_merged_owes_what_both_of_him_owe(people: People) -> None:
    fee(people, "radu", "mira")
    radu, mira = people.players["radu"], people.players["mira"]
    merge_players(club_id=people.club.pk, actor=people.ana, player_id=radu.pk, into_id=mira.pk)
    assert owed(people, "mira", "fees", 700) == 600


def test_money_between_two_players_at_no_night_is_not_asked_about(people: People) -> None:
    pay(people, "ana", "bogdan")
    assert balances(people) == {"ana": 300, "bogdan": -300}


def there(people: People, amount: int, **options: Any) -> Any:
    with pytest.raises(MoreThanThere) as refused:
        pay(people, "kitty", "mira", amount, **options)
    return refused.value.params["amount"]


def test_the_kitty_pays_what_it_does_not_have_only_if_that_is_known(people: People) -> None:
    contribute(**of(people, "ana", amount_minor=1000, paid_now=True))
    record_expense(**of(people, "mira", amount_minor=10_000))
    assert there(people, 10_000) == 1000
    assert there(people, 1001, confirmed_cash=999) == 1000
    pay(people, "kitty", "mira", 10_000, confirmed_cash=1000)
    assert account(people, "kitty").cash == -9000
    assert there(people, 1, confirmed_owed=0) == -9000


def test_what_it_has_is_paid_without_a_question(people: People) -> None:
    contribute(**of(people, "ana", amount_minor=1000, paid_now=True))
    record_expense(**of(people, "mira", amount_minor=1000))
    pay(people, "kitty", "mira", 1000)
    assert account(people, "kitty").cash == 0


def test_what_was_laid_out_is_given_back_at_once_only_if_it_is_there(people: People) -> None:
    asked = of(people, "mira", amount_minor=500, paid_now=True, up_to_cash=True)
    with pytest.raises(MoreThanThere):
        record_expense(**asked)
    record_expense(**asked, confirmed_cash=0)
    assert (account(people, "kitty").cash, balances(people)) == (-500, {})


def test_what_is_not_given_back_at_once_is_not_asked_about(people: People) -> None:
    record_expense(**of(people, "mira", up_to_cash=True))
    assert balances(people) == {"mira": 300}
