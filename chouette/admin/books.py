"""Logs, ledger, statements, seasons and disputes: to be read and searched, never changed."""

from __future__ import annotations

from django.contrib import admin
from django.utils.translation import gettext_lazy as _

from chouette.models import (
    Account,
    ChouetteSession,
    Command,
    Dispute,
    Event,
    LedgerEntry,
    Season,
    SeasonLine,
    Statement,
    StatementLine,
    StatementPair,
)
from chouette.models.ledger import POINTS
from chouette.templatetags.score import (
    amount_text,
    points_text,
    signed_amount_plain,
    signed_text,
)
from clubsite.back_office import ReadOnly


@admin.register(ChouetteSession)
class ChouetteSessionAdmin(ReadOnly):
    list_display = ["night_on", "table", "club", "status", "last_seq", "rules_name", "opened_by"]
    list_filter = ["status", "is_practice"]
    list_select_related = ["club", "opened_by"]
    search_fields = ["table", "club__name", "club__slug"]
    date_hierarchy = "night_on"


@admin.register(Command)
class CommandAdmin(ReadOnly):
    list_display = ["recorded_at", "kind", "first_seq", "chouette_session", "actor", "device"]
    list_filter = ["kind"]
    list_select_related = ["chouette_session", "actor"]
    search_fields = ["=command_id", "=chouette_session__id", "actor__username", "device"]


@admin.register(Event)
class EventAdmin(ReadOnly):
    list_display = ["chouette_session", "seq", "kind", "version"]
    list_filter = ["kind"]
    list_select_related = ["chouette_session"]
    search_fields = ["=chouette_session__id", "=command__command_id"]
    ordering = ["-id"]


@admin.register(Account)
class AccountAdmin(ReadOnly):
    list_display = ["player", "name", "unit", "club"]
    list_filter = ["unit"]
    list_select_related = ["player", "club"]
    search_fields = ["player__name", "name", "club__name"]


@admin.register(LedgerEntry)
class LedgerEntryAdmin(ReadOnly):
    list_display = [
        "id",
        "night_on",
        "kind",
        "who_pays",
        "who_gets",
        "worth",
        "unit",
        "game",
        "mirrored",
    ]
    list_filter = ["kind", "unit"]
    list_select_related = ["payer__player", "payee__player"]
    search_fields = ["payer__player__name", "payee__player__name", "note", "=chouette_session__id"]
    ordering = ["-id"]

    @admin.display(description=_("payer"), ordering="payer__player__name")
    def who_pays(self, entry: LedgerEntry) -> str:
        return entry.payer.owner

    @admin.display(description=_("payee"), ordering="payee__player__name")
    def who_gets(self, entry: LedgerEntry) -> str:
        return entry.payee.owner

    @admin.display(description=_("takes back"), ordering="reverses")
    def mirrored(self, entry: LedgerEntry) -> int | None:
        return entry.reverses_id

    @admin.display(description=_("amount"), ordering="amount")
    def worth(self, entry: LedgerEntry) -> str:
        """As a score card writes it; the entry itself is kept in halves and minor units."""
        if entry.unit == POINTS:
            return points_text(entry.amount)
        return amount_text(entry.amount, entry.unit)


@admin.register(Statement)
class StatementAdmin(ReadOnly):
    list_display = ["chouette_session", "last_seq", "edition", "computed_at"]
    list_select_related = ["chouette_session"]
    search_fields = ["=chouette_session__id"]


@admin.register(StatementLine)
class StatementLineAdmin(ReadOnly):
    list_display = ["night_on", "player", "club", "games", "score", "in_money", "currency"]
    list_select_related = ["player", "club"]
    search_fields = ["player__name", "club__name"]

    @admin.display(description=_("points"), ordering="points")
    def score(self, line: StatementLine) -> str:
        return signed_text(line.points)

    @admin.display(description=_("money"), ordering="money")
    def in_money(self, line: StatementLine) -> str:
        return signed_amount_plain(line.money, line.currency)


@admin.register(StatementPair)
class StatementPairAdmin(ReadOnly):
    list_display = ["night_on", "player", "opponent", "games", "taken", "given"]
    list_select_related = ["player", "opponent"]
    search_fields = ["player__name", "=chouette_session__id"]

    @admin.display(description=_("points won"), ordering="won")
    def taken(self, pair: StatementPair) -> str:
        return points_text(pair.won)

    @admin.display(description=_("points lost"), ordering="lost")
    def given(self, pair: StatementPair) -> str:
        return points_text(pair.lost)


@admin.register(Season)
class SeasonAdmin(ReadOnly):
    list_display = ["name", "club", "starts_on", "ends_on", "closed_at", "closed_by"]
    list_select_related = ["club", "closed_by"]
    search_fields = ["name", "club__name", "club__slug"]


@admin.register(SeasonLine)
class SeasonLineAdmin(ReadOnly):
    list_display = ["season", "rank", "player", "nights", "games", "score"]
    list_select_related = ["season", "player"]
    search_fields = ["season__name", "player__name"]

    @admin.display(description=_("points"), ordering="points")
    def score(self, line: SeasonLine) -> str:
        return signed_text(line.points)


@admin.register(Dispute)
class DisputeAdmin(ReadOnly):
    list_display = ["raised_at", "club", "chouette_session", "game", "note", "decided_at"]
    list_select_related = ["club", "chouette_session"]
    search_fields = ["note", "decision", "=chouette_session__id", "club__name"]
