"""Clubs, members, players and house rules."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from chouette.models import Club, HouseRules, Membership, Player, Role
from chouette.permissions import BackOffice, standing_in
from chouette.rules.errors import Fault
from chouette.services.clubs import FIRST_PRESET
from chouette.services.house_rules import first_house_rules, supersede
from chouette.services.keys import end_lost_keys
from chouette.services.players import claim_player
from clubsite.back_office import Lean, NeverDeleted

from .forms import ClubForm, HouseRulesForm, MembershipForm, PlayerForm, hold
from .merging import merged, sentence, side_by_side, two_of_a_club
from .staff import staff_of


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
        self._end_keys(request, obj)

    def delete_model(self, request: HttpRequest, obj: Membership) -> None:
        """He is gone, and so is what he made."""
        hold(obj.club)
        super().delete_model(request, obj)
        self._end_keys(request, obj)

    def _end_keys(self, request: HttpRequest, obj: Membership) -> None:
        """What he made and could not make any more opens nothing."""
        standing = standing_in(obj.club, BackOffice(staff_of(request)))
        end_lost_keys(obj.club, standing, user_id=obj.user_id, player_id=obj.player_id)

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
    actions = ["merge"]

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """A player stays of his club, whose books name him; a membership gives him an account."""
        return ["user", "is_guest", "merged_into", *(["club"] if obj else [])]

    def save_model(self, request: HttpRequest, obj: Player, form: Any, change: bool) -> None:
        """Whoever is added here is a guest."""
        obj.is_guest = obj.user_id is None if not change else obj.is_guest
        super().save_model(request, obj, form, change)

    @admin.action(description=_("The two are one person"), permissions=["change"])
    def merge(self, request: HttpRequest, chosen: QuerySet[Player]) -> HttpResponse | None:
        """Two players of a club are one: they are shown, and once `into` says who stays, merged."""
        try:
            two = two_of_a_club(chosen[:3])
            if "into" not in request.POST:
                return self._side_by_side(request, two)
            actor = BackOffice(staff_of(request))
            self.message_user(request, merged(two, request.POST["into"], actor))
        except Fault as fault:
            self.message_user(request, sentence(fault), messages.ERROR)
        except ValueError:
            self.message_user(request, _("Choose two players of one club."), messages.ERROR)
        return None

    def _side_by_side(self, request: HttpRequest, two: tuple[Player, Player]) -> HttpResponse:
        context = {
            **self.admin_site.each_context(request),
            **side_by_side(two),
            "opts": self.opts,
            "title": gettext("The two are one person"),
        }
        return TemplateResponse(request, "admin/chouette/merge_players.html", context)


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
