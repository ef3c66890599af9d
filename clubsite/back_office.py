"""What all pages of the back office share."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import BadRequest
from django.db import models
from django.db.models import QuerySet
from django.db.utils import DataError
from django.http import HttpRequest, HttpResponse

KEY_DIGITS_MAX = 18
"""Every number of so many digits fits into a column of numbers."""


class Careful(admin.ModelAdmin):
    """Lists whose addresses may hold anything: what no filter can mean shows the whole list."""

    def get_changelist_instance(self, request: HttpRequest) -> ChangeList:
        """Also numbers and years beyond what the database or the calendar knows are no filter."""
        try:
            return super().get_changelist_instance(request)
        except (DataError, OverflowError, ValueError) as error:
            raise IncorrectLookupParameters from error

    def get_object(
        self, request: HttpRequest, object_id: str, from_field: str | None = None
    ) -> Any | None:
        """An address that names no field to look by means the usual one."""
        return super().get_object(request, object_id, from_field or None)

    def response_action(
        self, request: HttpRequest, queryset: QuerySet[Any], *args: Any
    ) -> HttpResponse | None:
        """Rows are chosen by their numbers."""
        for key in request.POST.getlist(ACTION_CHECKBOX_NAME):
            if not (key.isascii() and key.isdigit() and len(key) <= KEY_DIGITS_MAX):
                raise BadRequest("not a row of this list")
        return super().response_action(request, queryset, *args)


class Lean(Careful):
    """Lists that ask the same few queries however many rows there are."""

    show_full_result_count = False
    list_per_page = 50


class NeverDeleted(Lean):
    """What others refer to for good: deactivated, not deleted."""

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


class ReadOnly(NeverDeleted):
    """What only the services write."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: models.Model | None = None) -> bool:
        return False

    def has_act_permission(self, request: HttpRequest) -> bool:
        """Whether an action may be taken on what is only read otherwise: it changes something, so
        it takes the permission to change it."""
        return request.user.has_perm(f"{self.opts.app_label}.change_{self.opts.model_name}")
