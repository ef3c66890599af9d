"""Boards and their logs: to be read and searched, never changed."""

from __future__ import annotations

from django.contrib import admin

from clubsite.back_office import ReadOnly
from games.models import Board, BoardCommand


@admin.register(Board)
class BoardAdmin(ReadOnly):
    list_display = [
        "id",
        "made_at",
        "white_name",
        "white_score",
        "black_name",
        "black_score",
        "length",
        "status",
        "last_seq",
        "maker",
    ]
    list_filter = ["status", "opponent"]
    list_select_related = ["maker"]
    search_fields = ["=id", "white_name", "black_name", "maker__username"]


@admin.register(BoardCommand)
class BoardCommandAdmin(ReadOnly):
    list_display = ["board", "seq", "kind", "actor", "recorded_at"]
    list_filter = ["kind"]
    list_select_related = ["board", "actor"]
    search_fields = ["=board__id", "=command_id", "actor__username"]
    ordering = ["-id"]
