"""Clubs, members, players and house rules."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from chouette.models import Club, DeviceToken, HouseRules, Invitation, Membership, Player, Role
from chouette.rules.errors import RuleViolation
from chouette.rules.ruleset import PRESET_LABELS, PRESETS, Ruleset
from chouette.services.house_rules import supersede

from .base import Lean, NeverDeleted, ReadOnly


@admin.register(Club)
class ClubAdmin(NeverDeleted):
    list_display = ["name", "slug", "currency", "public_view", "is_active"]
    list_filter = ["is_active", "public_view"]
    search_fields = ["name", "slug"]
    raw_id_fields = ["house_rules"]
    readonly_fields = ["created_at"]


@admin.register(Membership)
class MembershipAdmin(Lean):
    list_display = ["user", "club", "role", "player"]
    list_filter = ["role"]
    list_select_related = ["user", "club", "player"]
    search_fields = ["user__username", "club__name", "player__name"]
    raw_id_fields = ["user", "club", "player"]
    readonly_fields = ["joined_at"]

    def has_delete_permission(self, request: HttpRequest, obj: Membership | None = None) -> bool:
        """A club keeps its owners; another role first, then the door."""
        if obj is not None and obj.role == Role.OWNER:
            return False
        return super().has_delete_permission(request, obj)

    def get_actions(self, request: HttpRequest) -> dict[str, Any]:
        """Deleting many at once would not look at each one's role."""
        actions = super().get_actions(request)
        actions.pop("delete_selected", None)
        return actions


@admin.register(Player)
class PlayerAdmin(NeverDeleted):
    list_display = ["name", "club", "is_guest", "is_active", "joined_on"]
    list_filter = ["is_active", "is_guest"]
    list_select_related = ["club"]
    search_fields = ["name", "club__name"]
    raw_id_fields = ["club", "user"]


class HouseRulesForm(forms.ModelForm):
    """Rules that the table knows; a preset with what differs from it."""

    base = forms.ChoiceField(label=_("preset it began from"), choices=list(PRESET_LABELS.items()))

    class Meta:
        model = HouseRules
        fields = ["club", "name", "slug", "base", "values", "is_active"]

    def clean(self) -> dict[str, Any]:
        """The whole of the rules, from the preset and the values given."""
        cleaned: dict[str, Any] = super().clean() or {}
        if "values" in cleaned and "base" in cleaned:
            try:
                rules = Ruleset.from_json(cleaned["values"], base=PRESETS[cleaned["base"]])
            except RuleViolation as error:
                raise ValidationError({"values": error.detail}) from error
            cleaned["values"] = rules.to_json()
        return cleaned


@admin.register(HouseRules)
class HouseRulesAdmin(NeverDeleted):
    form = HouseRulesForm
    list_display = ["name", "club", "version", "base", "is_active", "created_at"]
    list_filter = ["is_active", "base"]
    list_select_related = ["club"]
    search_fields = ["name", "slug", "club__name"]
    raw_id_fields = ["club"]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """A next version stays of its club and under its address."""
        return ["club", "slug"] if obj else []

    def has_change_permission(self, request: HttpRequest, obj: HouseRules | None = None) -> bool:
        """Only the newest version is edited."""
        if obj is not None and hasattr(obj, "superseded_by"):
            return False
        return super().has_change_permission(request, obj)

    def save_model(self, request: HttpRequest, obj: HouseRules, form: Any, change: bool) -> None:
        """A change is the next version; what was played by before stays as it was."""
        before = HouseRules.objects.get(pk=obj.pk) if change else None
        obj.pk, obj.created_by_id = None, request.user.pk
        supersede(obj.club, before, obj)


@admin.register(Invitation)
class InvitationAdmin(ReadOnly):
    list_display = ["club", "role", "player", "created_by", "expires_at", "used_by"]
    list_select_related = ["club", "player", "created_by", "used_by"]
    search_fields = ["club__name"]


@admin.register(DeviceToken)
class DeviceTokenAdmin(ReadOnly):
    list_display = ["label", "club", "role", "created_by", "last_used_at", "revoked_at"]
    list_select_related = ["club", "created_by"]
    search_fields = ["label", "club__name"]
