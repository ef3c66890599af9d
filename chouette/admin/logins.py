"""Log-ins and groups of staff: Django's own pages, as careful as the others."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, User
from django.core.exceptions import ValidationError
from django.db.models import ManyToManyField
from django.http import HttpRequest

from clubsite.back_office import Careful

from .staff import staff_of

admin.site.unregister([Group, User])


class CarefulChoices(forms.ModelMultipleChoiceField):
    """Takes a number that no row can have for a wrong choice."""

    def clean(self, value: Any) -> Any:
        try:
            return super().clean(value)
        except OverflowError as error:
            wrong = self.error_messages["invalid_list"]
            raise ValidationError(wrong, code="invalid_list") from error


class LogIn(Careful):
    """Forms with long lists to choose from."""

    def formfield_for_manytomany(
        self,
        db_field: ManyToManyField[Any, Any],
        request: Any = None,
        **kwargs: Any,
    ) -> forms.ModelMultipleChoiceField | None:
        kwargs["form_class"] = CarefulChoices
        return super().formfield_for_manytomany(db_field, request, **kwargs)


@admin.register(User)
class LogInAdmin(LogIn, UserAdmin):
    """Who can log in; whoever is named in the books is deactivated, not deleted.

    Whoever changes a log-in can become who it is. So only a superuser changes those of staff and of
    superusers, and only he says who is staff and may what: nobody gives himself more than he has.
    """

    RIGHTS = ("is_staff", "is_superuser", "groups", "user_permissions")

    def get_readonly_fields(self, request: HttpRequest, obj: User | None = None) -> list[str]:
        """Rights are read by all others."""
        own = list(super().get_readonly_fields(request, obj))
        return own if staff_of(request).is_superuser else [*own, *self.RIGHTS]

    def has_change_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Also of the page that sets a password."""
        return _may_touch(request, obj) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: User | None = None) -> bool:
        """Also where many are chosen at once: each is asked for."""
        return _may_touch(request, obj) and super().has_delete_permission(request, obj)


@admin.register(Group)
class StaffGroupAdmin(LogIn, GroupAdmin):
    """What several of the staff may do; a superuser says."""

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Permissions are given by superusers."""
        return _is_superuser(request) and super().has_add_permission(request)

    def has_change_permission(self, request: HttpRequest, obj: Group | None = None) -> bool:
        """Permissions are given by superusers."""
        return _is_superuser(request) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Group | None = None) -> bool:
        """And taken by them."""
        return _is_superuser(request) and super().has_delete_permission(request, obj)


def _is_superuser(request: HttpRequest) -> bool:
    return bool(request.user.is_active and request.user.is_superuser)


def _may_touch(request: HttpRequest, obj: User | None) -> bool:
    """Whether this log-in is not one of those that only a superuser changes."""
    return obj is None or not (obj.is_staff or obj.is_superuser) or _is_superuser(request)
