from __future__ import annotations

from django.urls import URLPattern, path

from chouette.api import clubs, commands, sessions, urls_money, views

CLUB = "clubs/<slug:slug>/"
TABLE = "sessions/<id:session_id>/"

urlpatterns: list[URLPattern] = [
    path("tools/score/", views.ScoreView.as_view(), name="tool-score"),
    path("clubs/", clubs.ClubsView.as_view(), name="api-clubs"),
    path(CLUB, clubs.ClubView.as_view(), name="api-club"),
    path(f"{CLUB}sessions/", sessions.SessionsView.as_view(), name="api-club-sessions"),
    path(TABLE, sessions.SessionView.as_view(), name="api-session"),
    path(f"{TABLE}events/", sessions.EventsView.as_view(), name="api-session-events"),
    path(f"{TABLE}commands/", commands.CommandsView.as_view(), name="api-session-commands"),
    *urls_money.urlpatterns,
]
