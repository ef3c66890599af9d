from __future__ import annotations

from django.urls import URLPattern, path

from chouette.api import (
    clubs,
    commands,
    docs,
    games,
    guests,
    joining,
    keeping,
    me,
    preview,
    sessions,
    sheets,
    table_log,
    urls_federations,
    urls_money,
    urls_people,
    views,
)

CLUB = "clubs/<slug:slug>/"
TABLE = "sessions/<id:session_id>/"

urlpatterns: list[URLPattern] = [
    path("tools/score/", views.ScoreView.as_view(), name="tool-score"),
    path("me/", me.MeView.as_view(), name="api-me"),
    path("me/browsers/", me.BrowsersView.as_view(), name="api-browsers"),
    path("me/browsers/<slug:browser_id>/", me.BrowserView.as_view(), name="api-browser"),
    path("docs/", docs.api_docs, name="api-docs"),
    path("clubs/", clubs.ClubsView.as_view(), name="api-clubs"),
    path(CLUB, clubs.ClubView.as_view(), name="api-club"),
    path(f"{CLUB}sessions/", sessions.SessionsView.as_view(), name="api-club-sessions"),
    path(TABLE, sessions.SessionView.as_view(), name="api-session"),
    path(f"{TABLE}events/", table_log.EventsView.as_view(), name="api-session-events"),
    path(f"{TABLE}log/", table_log.LogView.as_view(), name="api-session-log"),
    path(f"{TABLE}live/", table_log.LiveView.as_view(), name="api-session-live"),
    path(f"{TABLE}games/", games.GamesView.as_view(), name="api-session-games"),
    path(f"{TABLE}games/<id:game>/", games.GameView.as_view(), name="api-session-game"),
    path(f"{TABLE}sheet/", sheets.SheetView.as_view(), name="api-session-sheet"),
    path(f"{TABLE}ledger/", sheets.LedgerView.as_view(), name="api-session-ledger"),
    path(f"{TABLE}commands/", commands.CommandsView.as_view(), name="api-session-commands"),
    path(f"{TABLE}preview/", preview.PreviewView.as_view(), name="api-session-preview"),
    path(f"{TABLE}keeper/", keeping.KeeperView.as_view(), name="api-session-keeper"),
    path(f"{TABLE}join-code/", joining.JoinCodeView.as_view(), name="api-session-join-code"),
    path(f"{TABLE}phones/<id:phone_id>/", joining.PhoneView.as_view(), name="api-session-phone"),
    path("join/<str:code>/", guests.JoinView.as_view(), name="api-join"),
    *urls_federations.urlpatterns,
    *urls_money.urlpatterns,
    *urls_people.urlpatterns,
]
