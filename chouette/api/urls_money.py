"""Addresses of what is about points and money."""

from __future__ import annotations

from django.urls import URLPattern, path

from chouette.api import (
    account,
    balances,
    cash,
    cash_booking,
    disputes,
    entries,
    history,
    openings,
    payments,
    squaring,
    standings,
)

CLUB = "clubs/<slug:slug>/"
PLAYER = "players/<id:player_id>/"
TABLE = "sessions/<id:session_id>/"

urlpatterns: list[URLPattern] = [
    path(f"{CLUB}openings/", openings.OpeningsView.as_view(), name="api-club-openings"),
    path(f"{CLUB}cash/", cash.CashView.as_view(), name="api-club-cash"),
    path(f"{CLUB}cash/entries/", cash.CashEntriesView.as_view(), name="api-club-cash-entries"),
    path(f"{CLUB}cash/fees/", cash_booking.FeesView.as_view(), name="api-club-cash-fees"),
    path(
        f"{CLUB}cash/fees/take-back/",
        cash_booking.FeesBackView.as_view(),
        name="api-club-cash-fees-back",
    ),
    path(
        f"{CLUB}cash/contributions/",
        cash_booking.ContributionsView.as_view(),
        name="api-club-cash-contributions",
    ),
    path(
        f"{CLUB}cash/expenses/", cash_booking.ExpensesView.as_view(), name="api-club-cash-expenses"
    ),
    path(f"{CLUB}standings/", standings.StandingsView.as_view(), name="api-club-standings"),
    path(f"{CLUB}balances/", balances.BalancesView.as_view(), name="api-club-balances"),
    path(f"{CLUB}entries/", entries.EntriesView.as_view(), name="api-club-entries"),
    path(
        "entries/<id:entry_id>/reverse/",
        entries.EntryReverseView.as_view(),
        name="api-entry-reverse",
    ),
    path(f"{CLUB}payments/", payments.PaymentsView.as_view(), name="api-club-payments"),
    path(f"{PLAYER}history/", history.HistoryView.as_view(), name="api-player-history"),
    path(f"{PLAYER}account/", account.AccountView.as_view(), name="api-player-account"),
    path(f"{TABLE}squaring/", squaring.SquaringView.as_view(), name="api-session-squaring"),
    path("legs/<id:leg_id>/pay/", squaring.LegPayView.as_view(), name="api-leg-pay"),
    path(f"{CLUB}disputes/", disputes.DisputesView.as_view(), name="api-club-disputes"),
    path(
        f"{TABLE}games/<id:game>/dispute/",
        disputes.DisputeGameView.as_view(),
        name="api-game-dispute",
    ),
    path(
        "disputes/<id:dispute_id>/decide/",
        disputes.DisputeDecideView.as_view(),
        name="api-dispute-decide",
    ),
    path(
        "disputes/<id:dispute_id>/withdraw/",
        disputes.DisputeWithdrawView.as_view(),
        name="api-dispute-withdraw",
    ),
]
