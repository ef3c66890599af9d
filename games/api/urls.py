from __future__ import annotations

from django.urls import path

from games.api import views

urlpatterns = [
    path("tools/legal-plays/", views.LegalPlaysView.as_view(), name="tool-legal-plays"),
    path("tools/positions/", views.PositionsView.as_view(), name="tool-positions"),
]
