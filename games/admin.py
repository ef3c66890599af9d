"""Boards, their logs and match files: to be read and searched, never changed."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from clubsite.back_office import ReadOnly
from games.models import Board, BoardCommand, MatchRecord


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


@admin.register(MatchRecord)
class MatchRecordAdmin(ReadOnly):
    list_display = [
        "id",
        "sent_at",
        "name",
        "white_name",
        "black_name",
        "length",
        "games",
        "faults",
        "format",
        "owner",
    ]
    list_filter = ["format", "legal"]
    list_select_related = ["owner"]
    search_fields = ["=id", "name", "white_name", "black_name", "owner__username"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[MatchRecord]:
        """Without the texts, which may be long."""
        return super().get_queryset(request).defer("text")
