"""What all pages of the back office share."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.db import models
from django.http import HttpRequest


class Lean(admin.ModelAdmin):
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
