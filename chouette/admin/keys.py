"""What opens a club without a log-in: invitations, tokens, codes, guests' phones. Each can be taken
back, as an owner of the club could."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from chouette.models import DeviceToken, GuestPass, Invitation, JoinCode
from chouette.permissions import Actor, BackOffice
from chouette.refusals import NotFound
from chouette.services.joining import revoke_guest_pass, withdraw_join_code
from chouette.services.members import revoke_device_token, revoke_invitation
from clubsite.back_office import ReadOnly

from .staff import staff_of


class Key(ReadOnly):
    """Keys that are taken back one by one; those that open nothing any more are passed over."""

    actions = ["take_back"]

    @admin.action(description=_("Take back"), permissions=["act"])
    def take_back(self, request: HttpRequest, chosen: QuerySet[Any]) -> None:
        """Each of the chosen opens nothing any more."""
        actor = BackOffice(staff_of(request))
        count = 0
        for key in chosen:
            with suppress(NotFound):
                self.take_one_back(key, actor)
                count += 1
        text = ngettext("%d key was taken back.", "%d keys were taken back.", count)
        self.message_user(request, text % count)

    def take_one_back(self, key: Any, actor: Actor) -> None:
        """Raises NotFound where it opens nothing any more."""
        raise NotImplementedError


@admin.register(Invitation)
class InvitationAdmin(Key):
    list_display = ["what", "club", "role", "whose", "created_by", "expires_at", "used_by"]
    list_select_related = ["club", "player", "password_of", "created_by", "used_by"]
    search_fields = ["club__name"]

    @admin.display(description=_("what it opens"), ordering="password_of")
    def what(self, key: Invitation) -> str:
        """A way into the club, or to a new password."""
        return gettext("the club") if key.password_of_id is None else gettext("a new password")

    @admin.display(description=_("for"), ordering="player")
    def whose(self, key: Invitation) -> str:
        """The guest or the log-in that it was made for; nothing for somebody new."""
        return str(key.password_of or key.player or "")

    def take_one_back(self, key: Invitation, actor: Actor) -> None:
        """Its link leads nowhere."""
        revoke_invitation(club_id=key.club_id, actor=actor, invitation_id=key.pk)


@admin.register(DeviceToken)
class DeviceTokenAdmin(Key):
    list_display = [
        *("label", "club", "role", "created_by", "expires_at", "last_used_at", "revoked_at"),
    ]
    list_select_related = ["club", "created_by"]
    search_fields = ["label", "club__name"]

    def take_one_back(self, key: DeviceToken, actor: Actor) -> None:
        """The device may do nothing more."""
        revoke_device_token(club_id=key.club_id, actor=actor, token_id=key.pk)


@admin.register(JoinCode)
class JoinCodeAdmin(Key):
    list_display = ["chouette_session", "created_by", "device", "created_at"]
    list_select_related = ["chouette_session", "created_by", "device"]
    search_fields = ["=code", "=chouette_session__id"]

    def take_one_back(self, key: JoinCode, actor: Actor) -> None:
        """Nobody sits down by it any more."""
        withdraw_join_code(session_id=key.chouette_session_id, actor=actor)


@admin.register(GuestPass)
class GuestPassAdmin(Key):
    list_display = ["player", "club", "chouette_session", "expires_at", "revoked_at"]
    list_select_related = ["player", "club", "chouette_session"]
    search_fields = ["player__name", "club__name", "=chouette_session__id"]

    def take_one_back(self, key: GuestPass, actor: Actor) -> None:
        """The phone may do nothing more; its player keeps his seat."""
        revoke_guest_pass(session_id=key.chouette_session_id, actor=actor, pass_id=key.pk)
