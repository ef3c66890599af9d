"""A club in which every address leads to something."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from django.apps import apps
from django.contrib.auth.models import Group
from django.http import HttpResponse

from chouette.models import LedgerEntry, Membership, SeasonLine
from chouette.services.members import create_device_token, invite
from chouette.services.passwords import make_password_link
from tests.people import People
from tests.web.posts import books_of

PART = re.compile(r"<(?:\w+:)?(\w+)>")


@dataclass
class World:
    """The people, and what stands in an address by the name of the part; `of_route` is what differs
    for addresses that begin so."""

    people: People
    parts: dict[str, Any]
    of_route: dict[str, dict[str, Any]]

    def address(self, route: str) -> str:
        """The address of something that is there."""
        if route.startswith("admin/"):
            return "/" + self._admin(route)
        parts = self.parts_of(route)
        return "/" + PART.sub(lambda found: str(parts[found[1]]), route)

    def parts_of(self, route: str) -> dict[str, Any]:
        """What stands in an address of this route, by the name of the part."""
        own = next((own for start, own in self.of_route.items() if route.startswith(start)), {})
        return {**self.parts, **own}

    def _admin(self, route: str) -> str:
        _, app, model, *_ = [*route.split("/"), "", ""]
        number: Any = 1
        if app in ("chouette", "auth") and "<path:object_id>" in route:
            row = apps.get_model(app, model).objects.order_by("pk").first()
            number = row.pk if row else 1
        return PART.sub(str(number), route)

    def ask(self, client: Any, route: str, method: str) -> HttpResponse:
        """Send nothing there."""
        address = self.address(route)
        if method == "GET":
            return client.get(address)
        if route.startswith("api/"):
            return client.generic(method, address, "{}", content_type="application/json")
        if method == "POST":
            return client.post(address, {}, format="multipart")
        return client.generic(method, address)


def world_of(people: People) -> World:
    """Everything that an address may name, made."""
    books = books_of(people)
    club = people.club
    radu, carla = people.players["radu"], people.players["carla"]
    _, invitation = invite(club_id=club.pk, actor=people.ana, player_id=radu.pk)
    _, password = make_password_link(club_id=club.pk, actor=people.ana, player_id=carla.pk)
    create_device_token(club_id=club.pk, actor=people.ana, label="Tablet")
    SeasonLine.objects.create(
        season_id=books.season, player=carla, rank=1, nights=1, games=1, points=2, balances={}
    )
    Group.objects.create(name="Keepers")
    payment = LedgerEntry.objects.get(pk=books.payment)
    parts = {
        "slug": club.slug,
        "rules_slug": "keith-many-cubes",
        "player_id": radu.pk,
        "membership_id": Membership.objects.get(user=people.carla).pk,
        "session_id": books.closed.session_id,
        "number": 1,
        "season_id": books.season,
        "entry_id": payment.pk,
        "dispute_id": books.doubt,
        "leg_id": books.leg,
        "secret": invitation,
        "mark": "public",
        "name": "undo",
        "form": "csv",
    }
    plays = {"session_id": books.table.session_id}
    of_route = {
        "passwords/": {"secret": password},
        "clubs/<slug:slug>/books/<id:entry_id>/": {"entry_id": books.fee},
        **{f"sessions/<id:session_id>/{part}/": plays for part in ("commands", "slips", "live")},
    }
    return World(people, parts, of_route)
