"""The outbox: what waits, what failed and why, and a second chance for it."""

from __future__ import annotations

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from chouette.models import OutboxMessage
from chouette.services.outbox import try_again
from clubsite.back_office import ReadOnly


@admin.register(OutboxMessage)
class OutboxMessageAdmin(ReadOnly):
    list_display = ["topic", "dedupe_key", "created_at", "done_at", "attempts", "last_error"]
    list_filter = ["topic", ("done_at", admin.EmptyFieldListFilter)]
    search_fields = ["dedupe_key", "last_error"]
    ordering = ["-id"]
    actions = ["try_again"]

    @admin.action(description=_("Try again"), permissions=["act"])
    def try_again(self, request: HttpRequest, chosen: QuerySet[OutboxMessage]) -> None:
        """Forget the failures of those that are not done, so that the next sweep takes them."""
        count = try_again(message_ids=list(chosen.values_list("pk", flat=True)))
        text = ngettext(
            "%d message will be tried again.", "%d messages will be tried again.", count
        )
        self.message_user(request, text % count)
