"""Clubs, members, players and house rules."""

from __future__ import annotations

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from chouette.models import Club, DeviceToken, HouseRules, Invitation, Membership, Player, Role
from chouette.services.clubs import FIRST_PRESET
from chouette.services.house_rules import first_house_rules, supersede
from chouette.services.players import claim_player

from .base import Lean, NeverDeleted, ReadOnly
from .forms import ClubForm, HouseRulesForm, MembershipForm, PlayerForm


@admin.register(Club)
class ClubAdmin(NeverDeleted):
    form = ClubForm
    list_display = ["name", "slug", "currency", "public_view", "is_active"]
    list_filter = ["is_active", "public_view"]
    search_fields = ["name", "slug"]
    readonly_fields = ["created_at"]

    def get_exclude(self, request: HttpRequest, obj: Club | None = None) -> list[str]:
        """A new club has no rules to choose from yet."""
        return [] if obj else ["house_rules"]

    def save_model(self, request: HttpRequest, obj: Club, form: Any, change: bool) -> None:
        """A new club plays by what every club begins with."""
        super().save_model(request, obj, form, change)
        if not change:
            obj.house_rules = first_house_rules(obj, FIRST_PRESET, request.user)
            obj.save(update_fields=["house_rules"])


@admin.register(Membership)
class MembershipAdmin(Lean):
    form = MembershipForm
    list_display = ["user", "club", "role", "player"]
    list_filter = ["role"]
    list_select_related = ["user", "club", "player"]
    search_fields = ["user__username", "club__name", "player__name"]
    raw_id_fields = ["user", "club", "player"]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """Somebody else's membership, or another club's, is another row."""
        return ["joined_at", *(["club", "user"] if obj else [])]

    def save_model(self, request: HttpRequest, obj: Membership, form: Any, change: bool) -> None:
        """The guest whom he is named to be is a guest no more."""
        if obj.player is not None and obj.player.user_id is None:
            claim_player(obj.player, obj.user)
        super().save_model(request, obj, form, change)

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
    form = PlayerForm
    list_display = ["name", "club", "is_guest", "is_active", "joined_on"]
    list_filter = ["is_active", "is_guest"]
    list_select_related = ["club"]
    search_fields = ["name", "club__name"]
    raw_id_fields = ["club"]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """A player stays of his club, whose books name him; a membership gives him an account."""
        return ["user", "is_guest", "merged_into", *(["club"] if obj else [])]

    def save_model(self, request: HttpRequest, obj: Player, form: Any, change: bool) -> None:
        """Whoever is added here is a guest."""
        obj.is_guest = obj.user_id is None if not change else obj.is_guest
        super().save_model(request, obj, form, change)


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
