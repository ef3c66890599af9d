"""Log-ins and groups of staff: Django's own pages, as careful as the others."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, User
from django.core.exceptions import ValidationError
from django.db.models import ManyToManyField

from clubsite.back_office import Careful

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
    """Who can log in; whoever is named in the books is deactivated, not deleted."""


@admin.register(Group)
class StaffGroupAdmin(LogIn, GroupAdmin):
    """What several of the staff may do."""
