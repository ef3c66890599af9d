"""Federations: their names to be edited, the rest to be read."""

from __future__ import annotations

from django.contrib import admin

from chouette.models import (
    Federation,
    FederationClub,
    FederationCommand,
    FederationInvitation,
    FederationOfficer,
    SharedRules,
)
from clubsite.back_office import NeverDeleted, ReadOnly


@admin.register(Federation)
class FederationAdmin(NeverDeleted):
    list_display = ["name", "slug", "is_active", "created_at"]
    list_filter = ["is_active"]
    search_fields = ["name", "slug"]
    readonly_fields = ["slug", "created_at"]

    def has_add_permission(self, request: object) -> bool:
        """One is founded on its page, by whoever will manage it."""
        return False


@admin.register(FederationOfficer)
class FederationOfficerAdmin(ReadOnly):
    list_display = ["federation", "user", "since"]
    list_select_related = ["federation", "user"]
    search_fields = ["federation__name", "user__username"]


@admin.register(FederationClub)
class FederationClubAdmin(ReadOnly):
    list_display = ["federation", "club", "joined_at"]
    list_select_related = ["federation", "club"]
    search_fields = ["federation__name", "club__name"]


@admin.register(FederationCommand)
class FederationCommandAdmin(ReadOnly):
    list_display = ["recorded_at", "federation", "kind", "actor"]
    list_filter = ["kind"]
    list_select_related = ["federation", "actor"]
    search_fields = ["federation__name", "actor__username"]
    ordering = ["-id"]


@admin.register(FederationInvitation)
class FederationInvitationAdmin(ReadOnly):
    list_display = ["federation", "created_by", "expires_at", "used_by_club"]
    list_select_related = ["federation", "created_by", "used_by_club"]
    search_fields = ["federation__name"]


@admin.register(SharedRules)
class SharedRulesAdmin(ReadOnly):
    list_display = ["name", "federation", "version", "base", "is_active", "created_at"]
    list_filter = ["is_active"]
    list_select_related = ["federation"]
    search_fields = ["name", "slug", "federation__name"]
