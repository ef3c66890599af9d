"""The club's cash in tests: fees, contributions and expenses of people by name."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from chouette.selectors.club_cash import CashAccount, cash_accounts
from chouette.services.booking import Booked
from chouette.services.club_cash import charge_table_fee
from tests.builders import NIGHT, some_night
from tests.people import People


def common(people: People, **options: Any) -> dict[str, Any]:
    return {
        "club_id": people.club.pk,
        "command_id": uuid4(),
        "actor": people.elena,
        "amount_minor": 300,
        "currency": "EUR",
        **options,
    }


def fee(people: People, *names: str, **options: Any) -> Booked:
    options.setdefault("night_on", NIGHT)
    some_night(people, options["night_on"])
    players = [people.players[name].pk for name in names]
    return charge_table_fee(**common(people, player_ids=players, **options))


def of(people: People, name: str, **options: Any) -> dict[str, Any]:
    return common(people, player_id=people.players[name].pk, **options)


def account(people: People, name: str) -> CashAccount:
    (found,) = (a for a in cash_accounts(people.club.pk) if a.name == name)
    return found
