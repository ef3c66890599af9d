from __future__ import annotations

from django.urls import path

from chouette.api import views

urlpatterns = [
    path("tools/score/", views.ScoreView.as_view(), name="tool-score"),
]
