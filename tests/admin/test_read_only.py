"""The books in the back office: read and searched, by nobody changed."""

from __future__ import annotations

import pytest
from django.contrib import admin
from django.db import models
from django.test import Client

from chouette.models import (
    Account,
    ChouetteSession,
    Command,
    DeviceToken,
    Dispute,
    Event,
    FederationClub,
    FederationInvitation,
    FederationOfficer,
    GuestPass,
    Invitation,
    JoinCode,
    LedgerEntry,
    OutboxMessage,
    Season,
    SeasonLine,
    SharedRules,
    Statement,
    StatementLine,
    StatementPair,
)
from games.api.record_examples import A_FILE
from games.models import Board, BoardCommand, MatchRecord
from games.services.records import keep_record
from tests.admin.addresses import OURS, address
from tests.builders import open_table
from tests.games.boards import play_a_board
from tests.people import People

pytestmark = pytest.mark.django_db

BOOKS = (
    Account,
    ChouetteSession,
    Command,
    Event,
    LedgerEntry,
    OutboxMessage,
    Statement,
    StatementLine,
    Board,
    BoardCommand,
    MatchRecord,
)
KEYS = (DeviceToken, GuestPass, Invitation, JoinCode)
FEDERATION = (FederationClub, FederationInvitation, FederationOfficer, SharedRules)
READ_ONLY = (*BOOKS, *KEYS, *FEDERATION, Dispute, Season, SeasonLine, StatementPair)


@pytest.fixture(autouse=True)
def closed_night(people: People) -> None:
    table = open_table(people, "ana", "bogdan")
    table.quick(bogdan=1)
    table.close()
    play_a_board(people.ana)
    keep_record(user=people.ana, name="The final", text=A_FILE)


@pytest.mark.parametrize("model", READ_ONLY, ids=lambda model: model.__name__)
def test_it_offers_no_way_to_write(office: Client, model: type[models.Model]) -> None:
    assert office.get(address(model, "changelist")).status_code == 200
    assert office.get(address(model, "add")).status_code == 403
    assert office.post(address(model, "add"), {}).status_code == 403


@pytest.mark.parametrize("model", BOOKS, ids=lambda model: model.__name__)
def test_it_shows_one_and_changes_none(office: Client, model: type[models.Model]) -> None:
    row = model._default_manager.earliest("pk")
    before = model._default_manager.filter(pk=row.pk).values().get()
    assert office.get(address(model, "change", row.pk)).status_code == 200
    assert office.post(address(model, "change", row.pk), {"note": "x"}).status_code == 403
    assert office.post(address(model, "delete", row.pk), {"post": "yes"}).status_code == 403
    assert model._default_manager.filter(pk=row.pk).values().get() == before


@pytest.mark.parametrize("model", BOOKS, ids=lambda model: model.__name__)
def test_it_has_no_action_that_deletes(office: Client, model: type[models.Model]) -> None:
    count = model._default_manager.count()
    chosen = list(model._default_manager.values_list("pk", flat=True))
    office.post(
        address(model, "changelist"),
        {"action": "delete_selected", "_selected_action": chosen, "post": "yes"},
    )
    assert model._default_manager.count() == count


@pytest.mark.parametrize("model", READ_ONLY, ids=lambda model: model.__name__)
def test_it_searches(office: Client, model: type[models.Model]) -> None:
    for words in ("ana", "7", "0", "x' OR 1=1", "9" * 30, "\N{SNOWMAN}"):
        assert office.get(address(model, "changelist"), {"q": words}).status_code == 200


def test_it_counts_no_whole_table() -> None:
    assert not [model for model in OURS if admin.site._registry[model].show_full_result_count]
