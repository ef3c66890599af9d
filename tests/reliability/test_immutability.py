"""R14: every way to change or delete what is written down for good, on every table, is refused.

The attempts on one row by one way are in `tests/models`; here all of them are made on all tables,
with the back office's and those that come by way of a row's owner, and counted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pytest
from django.contrib.auth.models import User
from django.core.management.color import no_style
from django.db import IntegrityError, connection, models, transaction
from django.db.models import ProtectedError
from django.test import Client

from chouette.models import (
    ChouetteSession,
    Club,
    Dispute,
    LedgerEntry,
    Player,
    StatementLine,
    StatementPair,
)
from chouette.services.disputes import dispute_game
from chouette.services.ledger import reverse_entries
from tests.admin.addresses import address
from tests.builders import open_table
from tests.models.test_append_only import ATTEMPTS, KEPT, first, table_of
from tests.people import People
from tests.reliability.figures import TellFigure

# TRUNCATE is not even tried on rows that the same transaction wrote.
pytestmark = pytest.mark.django_db(transaction=True)

OWNERS = (ChouetteSession, Player, Club, Dispute)
"""Rows that may change but never go."""
RECOMPUTED = (StatementLine, StatementPair)
"""Rows that go with the statement they were of, and never change."""


Attempt = Callable[[type[models.Model]], object]


def flush(model: type[models.Model]) -> None:
    """What Django empties a table by: TRUNCATE … CASCADE, or DELETE."""
    wanted = connection.ops.sql_flush(no_style(), [table_of(model)], allow_cascade=True)
    connection.ops.execute_sql_flush(wanted)


UPDATES: dict[str, Attempt] = {
    "queryset update": ATTEMPTS["queryset update"],
    "bulk update": ATTEMPTS["bulk update"],
    "raw update": ATTEMPTS["raw update"],
}
DELETES: dict[str, Attempt] = {
    "delete": lambda model: first(model).delete(),
    "queryset delete": lambda model: model._default_manager.all().delete(),
    "raw delete": ATTEMPTS["raw delete"],
    "private delete": ATTEMPTS["private delete"],
}
EVERYTHING = {**ATTEMPTS, **DELETES, "flush": flush}


@dataclass
class Tally:
    """Attempts that were refused, and those that were not."""

    refused: int = 0
    let_through: list[str] = field(default_factory=list)

    def tries(self, name: str, model: type[models.Model], attempt: Attempt) -> None:
        """Refused is what raises and leaves every row as it was."""
        before, raised = rows(model), False
        try:
            with transaction.atomic():
                attempt(model)
        except (IntegrityError, ProtectedError):
            raised = True
        # The office answers with a page; an update may write what was there.
        if rows(model) == before and (raised or name.startswith("office")):
            self.refused += 1
        else:
            self.let_through.append(f"{name} of {model.__name__}")


def rows(model: type[models.Model]) -> list[dict[str, object]]:
    return list(model._default_manager.order_by("pk").values())


def in_the_office(office: Client, action: str, model: type[models.Model]) -> None:
    """The back office's own ways to delete: one row by its page, or those that are ticked."""
    pk = first(model).pk
    if action == "page":
        office.post(address(model, "delete", pk), {"post": "yes"})
    else:
        form = {"action": "delete_selected", "_selected_action": [pk], "post": "yes"}
        office.post(address(model, "changelist"), form)


def reverse_again(model: type[models.Model]) -> None:
    """The mirror of an entry that has one, or of a mirror."""
    reverse_entries(LedgerEntry.objects.all(), None)


@pytest.fixture
def books(people: People) -> None:
    """A closed night with a correction, and a game in doubt."""
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=2, carla=-1)
    table.send("void")
    table.quick(bogdan=1, carla=-1)
    table.close()
    dispute_game(session_id=table.session_id, game=1, actor=people.bogdan)


@pytest.mark.usefixtures("books")
def test_it_refuses_every_attempt(client: Client, figure: TellFigure) -> None:
    client.force_login(User.objects.create_superuser("chief"))
    tally = Tally()
    office: dict[str, Attempt] = {
        f"office {action}": partial(in_the_office, client, action) for action in ("page", "action")
    }
    wanted: list[tuple[type[models.Model], dict[str, Attempt]]] = [
        *((model, {**EVERYTHING, **office}) for model in KEPT),
        *((model, {**DELETES, **office}) for model in OWNERS),
        *((model, {**UPDATES, **office}) for model in RECOMPUTED),
        (LedgerEntry, {"second reversal": reverse_again}),
    ]
    for model, attempts in wanted:
        for name, attempt in attempts.items():
            tally.tries(name, model, attempt)
    tables = len({model for model, _ in wanted})
    told = f"{tally.refused} attempts to change or delete on {tables} tables refused"
    figure("R14", f"{told}, {len(tally.let_through)} let through")
    assert tally.let_through == []
