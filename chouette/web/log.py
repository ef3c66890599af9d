"""The log: every command with who sent it, from what and when; filtered by game."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.views.decorators.http import require_safe

from chouette.selectors.table_pages import log_of
from chouette.web.access import page, table_for
from chouette.web.rules_in_force import known_rules, rules_changes
from chouette.web.table_loading import log_lines, table_page


@page
@require_safe
def log(request: HttpRequest, session_id: int) -> HttpResponseBase:
    row, standing = table_for(request, session_id)
    table = table_page(row, standing)
    entries = log_of(session_id)
    lines = log_lines(entries, table.people, money=table.may.money)
    wanted = request.GET.get("game", "")
    shown = [line for line in lines if not wanted or str(line.game) == wanted]
    context = {
        "table": table,
        "lines": shown,
        "changes": rules_changes(entries, known_rules(row.club_id)),
        "wanted": wanted,
        "games": range(1, table.game_number + 1),
    }
    return render(request, "chouette/log.html", context)
