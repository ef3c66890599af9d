from __future__ import annotations

from django.urls import path

from games.web import pages

urlpatterns = [
    path("games/", pages.rule_sets, name="rule_sets"),
    path("games/<slug:variant>/", pages.rule_set, name="rule_set"),
]
