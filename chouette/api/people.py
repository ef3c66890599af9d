"""What several resources say of a club's people, and how a secret is told."""

from __future__ import annotations

from django.urls import reverse
from rest_framework import serializers
from rest_framework.request import Request

from chouette.models import Membership, Player
from clubsite.site_address import address_for_people

MADE_BY = "What its maker is called at the tables; null where he is nobody there any more."


class NamedPlayerOut(serializers.Serializer[Player]):
    """A player by number and name."""

    id = serializers.IntegerField(source="pk")
    name = serializers.CharField()


class PlayerOut(NamedPlayerOut):
    """Somebody who can sit at a table of the club."""

    guest = serializers.BooleanField(source="is_guest", help_text="Plays without a log-in.")
    active = serializers.BooleanField(source="is_active", help_text="May be seated.")
    joined_on = serializers.DateField()
    merged_into = serializers.IntegerField(
        source="merged_into_id", allow_null=True, help_text="Whose results these are by now."
    )
    member = serializers.IntegerField(
        source="membership.pk", allow_null=True, help_text="The number of his membership."
    )
    role = serializers.CharField(source="membership.role", allow_null=True)


class MemberOut(serializers.Serializer[Membership]):
    """Somebody with a role in the club."""

    id = serializers.IntegerField(source="pk")
    user = serializers.IntegerField(
        source="user_id", help_text="The number of his log-in, as `keeper/` takes it."
    )
    role = serializers.CharField()
    joined_at = serializers.DateTimeField()
    player = NamedPlayerOut(allow_null=True, help_text="Who he is at the tables.")


def page_address(request: Request, name: str, secret: str) -> str:
    """The address of the page that a secret opens."""
    return address_for_people(request, reverse(name, args=[secret]))


PLAYER_EXAMPLE = {
    "id": 7,
    "name": "Radu",
    "guest": True,
    "active": True,
    "joined_on": "2026-11-26",
    "merged_into": None,
    "member": None,
    "role": None,
}
