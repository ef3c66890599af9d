"""A club in which every address leads to something."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from django.apps import apps
from django.contrib.auth.models import Group
from django.http import HttpResponse

from chouette.models import Federation, Membership, SeasonLine
from chouette.services.clubs import update_club
from chouette.services.federation_clubs import invite_club, join_federation
from chouette.services.federations import found_federation
from chouette.services.joining import join_by_code, make_join_code
from chouette.services.members import create_device_token, invite
from chouette.services.passwords import make_password_link
from chouette.services.shared_rules import save_shared_rules
from games.api.record_examples import A_FILE
from games.engine.variants import USUAL
from games.models.boards import Opponent
from games.services.making_boards import Agreed, make_board
from games.services.records import keep_record
from tests.games.boards import board_here
from tests.people import People
from tests.web.posts import Books, books_of

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
        if app in ("chouette", "games", "auth") and PART.search(route):
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


STARTS = ("", "api/v1/")
OPEN = ("commands", "slips", "live", "join-code", "keeper", "phones")
"""What of a table is there only while it is open."""


def _federation(people: People) -> tuple[Federation, str]:
    """Ana founded it and her club is in it; it shares the rules `cup`; a secret for one more."""
    federation = found_federation(user=people.ana, name="League")
    managed: dict[str, Any] = {"federation_id": federation.pk, "actor": people.ana}
    _, secret = invite_club(**managed)
    join_federation(secret=secret, club_id=people.club.pk, actor=people.ana)
    save_shared_rules(**managed, name="Cup", base="keith-many-cubes", values={})
    return federation, invite_club(**managed)[1]


def _board(people: People) -> int:
    """Ana made it, and waits for whoever brings its secret; on another she has thrown."""
    board_here(people.ana).send("roll", dice="31")
    agreed = Agreed(length=5, opponent=Opponent.INVITED)
    return make_board(user=people.ana, command_id=uuid4(), agreed=agreed).board.pk


def _record(people: People) -> int:
    """Ana sent it."""
    return keep_record(user=people.ana, name="The final", text=A_FILE).record.pk


def world_of(people: People) -> World:
    """Everything that an address may name, made."""
    books = books_of(people)
    federation, for_clubs = _federation(people)
    password = make_password_link(
        club_id=people.club.pk, actor=people.ana, player_id=people.players["carla"].pk
    )[1]
    parts = {
        **_of_books(books),
        **_keys(people, books),
        "board_id": _board(people),
        "record_id": _record(people),
        "officer_id": federation.officers.get().pk,
        "browser_id": "0" * 32,
        "uidb64": "MQ",
        "token": "set-password",
        "mark": "public",
        "variant": USUAL,
        "name": "undo",
        "form": "csv",
    }
    plays = {"session_id": books.table.session_id}
    league = {
        "slug": federation.slug,
        "rules_slug": "cup",
        "invitation_id": federation.invitations.get(used_at=None).pk,
    }
    of_route: dict[str, dict[str, Any]] = {
        "passwords/": {"secret": password},
        "api/v1/password-links/": {"secret": password},
        "clubs/<slug:slug>/books/<id:entry_id>/": {"entry_id": books.fee},
        **{f"{start}sessions/<id:session_id>/{part}/": plays for part in OPEN for start in STARTS},
        **{f"{start}federations/<slug:slug>/": league for start in STARTS},
        "federations/join/": {"secret": for_clubs},
        "api/v1/federation-invitations/": {"secret": for_clubs},
    }
    Group.objects.create(name="Keepers")
    return World(people, parts, of_route)


def _of_books(books: Books) -> dict[str, Any]:
    """The club, its people and what they played."""
    people, club = books.people, books.people.club
    carla = people.players["carla"]
    SeasonLine.objects.create(
        season_id=books.season, player=carla, rank=1, nights=1, games=1, points=2, balances={}
    )
    return {
        "slug": club.slug,
        "club_id": club.pk,
        "rules_slug": "keith-many-cubes",
        "player_id": people.players["radu"].pk,
        "membership_id": Membership.objects.get(user=people.carla).pk,
        "session_id": books.closed.session_id,
        "number": 1,
        "game": 1,
        "season_id": books.season,
        "entry_id": books.payment,
        "dispute_id": books.doubt,
        "leg_id": books.leg,
    }


def _keys(people: People, books: Books) -> dict[str, Any]:
    """What opens the club, or its table that plays, without a log-in."""
    managed: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    _, invitation = invite(**managed, player_id=people.players["radu"].pk)
    token, _ = create_device_token(**managed, label="Tablet")
    update_club(**managed, guests_join=True)
    code = make_join_code(session_id=books.table.session_id, actor=people.ana)
    joined = join_by_code(code=code.code, address="192.0.2.1", secret="s" * 32, name="Ion")
    return {
        "secret": invitation,
        "invitation_id": invite(**managed)[0].pk,
        "token_id": token.pk,
        "code": code.code,
        "phone_id": joined.guest_pass.pk,
    }
