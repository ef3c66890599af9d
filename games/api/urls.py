from __future__ import annotations

from django.urls import path

from games.api import board_commands, boards, records, views

urlpatterns = [
    path("boards/", boards.BoardsView.as_view(), name="api-boards"),
    path("boards/<id:board_id>/", boards.BoardView.as_view(), name="api-board"),
    path(
        "boards/<id:board_id>/commands/",
        board_commands.BoardCommandsView.as_view(),
        name="api-board-commands",
    ),
    path("records/", records.RecordsView.as_view(), name="api-records"),
    path("records/<id:record_id>/", records.RecordView.as_view(), name="api-record"),
    path("records/<id:record_id>/replay/", records.ReplayView.as_view(), name="api-record-replay"),
    path("tools/legal-plays/", views.LegalPlaysView.as_view(), name="tool-legal-plays"),
    path("tools/positions/", views.PositionsView.as_view(), name="tool-positions"),
]
