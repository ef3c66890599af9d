"""Everything that can be posted, filled in well, for tests of who may and what else may be sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import Any
from uuid import uuid4

from django.db.models import Model
from django.urls import reverse

from chouette.models import (
    ChouetteSession,
    Club,
    Command,
    DeviceToken,
    Dispute,
    HouseRules,
    Invitation,
    LedgerEntry,
    Membership,
    Player,
    Season,
    SeasonLine,
)
from chouette.services.balances import record_fee
from chouette.services.disputes import dispute_game
from chouette.services.members import create_device_token, invite
from chouette.services.seasons import begin_season
from tests.builders import Table, open_table
from tests.people import People
from tests.services.squaring import early

RANKS = ("nobody", "dinu", "carla", "bogdan", "elena", "ana")
"""From the public over outsider, member, scorer and director to the owner."""


@dataclass(frozen=True)
class Post:
    """An address, the fields of a good form, and the lowest of `RANKS` who may send it."""

    url: str
    least: str
    fields: dict[str, Any] = field(default_factory=dict)

    def may_send(self, name: str) -> bool:
        return RANKS.index(name) >= RANKS.index(self.least)


@dataclass(frozen=True)
class Books:
    """A club with a table that plays, and one that is closed, whose plan was paid in part and of
    whose first game Ana says that it was scored wrongly."""

    people: People
    table: Table
    closed: Table
    leg: int
    payment: int
    doubt: int
    season: int
    fee: int
    invitation: int
    token: int


def books_of(people: People) -> Books:
    closed = open_table(people, "ana", "carla", table="Table 7")
    closed.quick(carla=-2)
    closed.close()
    leg = LedgerEntry.objects.get(club=people.club, kind="debt")
    table = open_table(people, "ana", "bogdan", "carla")
    table.quick(bogdan=1, carla=-1)
    payment = early(table, "ana", "bogdan", 5)
    doubt = dispute_game(session_id=closed.session_id, game=1, actor=people.ana)
    years = {"starts_on": date(2001, 1, 1), "ends_on": date(2001, 12, 31)}
    season = begin_season(club_id=people.club.pk, actor=people.ana, name="Old", **years)
    fee = record_fee(
        club_id=people.club.pk,
        command_id=uuid4(),
        actor=people.ana,
        player_id=people.players["carla"].pk,
        amount_minor=100,
        currency="EUR",
    ).entry
    ids: dict[str, Any] = {"club_id": people.club.pk, "actor": people.ana}
    keys = (
        invite(**ids, player_id=people.players["sorin"].pk)[0].pk,
        create_device_token(**ids, label="Tablet")[0].pk,
    )
    return Books(people, table, closed, leg.pk, payment.pk, doubt.pk, season.pk, fee.pk, *keys)


def command(books: Books, kind: str, least: str = "bogdan", **fields: Any) -> Post:
    url = reverse("table_commands", args=[books.table.session_id])
    sent = {"command_id": str(uuid4()), "expected_seq": str(books.table.seq), "kind": kind}
    return Post(url, least, {**sent, **fields})


def posts_of(books: Books) -> dict[str, Post]:
    """By name: one of each kind of form that a club's pages have."""
    several = (_club_posts, _table_posts, _money_posts, _dispute_posts, _season_posts, _cash_posts)
    return {name: post for posts in several for name, post in posts(books).items()}


def _club_posts(books: Books) -> dict[str, Post]:
    people, slug = books.people, books.people.club.slug
    radu, carla = people.players["radu"].pk, people.players["carla"].pk
    mine = Membership.objects.get(user=people.carla).pk
    settings = {"name": "X", "timezone": "UTC", "currency": "EUR", "public_view": "all"}
    rules = {"name": "Ours", "base": "keith-many-cubes"}
    night = {"players": people.numbers("radu", "mira"), "rules": "amsterdam", "table": "Table 9"}
    return {
        "settings": Post(reverse("club_settings", args=[slug]), "ana", settings),
        "guest": Post(reverse("players", args=[slug]), "bogdan", {"name": "Ion"}),
        "rename": Post(
            reverse("player", args=[slug, radu]), "elena", {"do": "rename", "name": "Ion"}
        ),
        "deactivate": Post(reverse("player", args=[slug, radu]), "elena", {"do": "deactivate"}),
        "reactivate": Post(reverse("player", args=[slug, radu]), "elena", {"do": "reactivate"}),
        "invite": Post(reverse("invitation_new", args=[slug, radu]), "elena"),
        "erasure": Post(reverse("person_erase", args=[slug, radu]), "ana", {"name": "Radu"}),
        "password": Post(reverse("password_link_new", args=[slug, carla]), "elena"),
        "invite somebody new": Post(reverse("invitation_new_person", args=[slug]), "elena"),
        "invitation taken back": Post(
            reverse("invitation_revoke", args=[slug, books.invitation]), "elena"
        ),
        "key": Post(reverse("devices", args=[slug]), "elena", {"label": "Bar", "role": "scorer"}),
        "key revoked": Post(reverse("device_revoke", args=[slug, books.token]), "elena"),
        "role": Post(reverse("member_role", args=[slug, mine]), "ana", {"role": "scorer"}),
        "rules": Post(reverse("house_rules_new", args=[slug]), "elena", rules),
        "usual rules": Post(
            reverse("house_rules_one", args=[slug, "keith-many-cubes"]), "elena", {"do": "choose"}
        ),
        "night": Post(
            reverse("night_new", args=[slug]), "bogdan", {**night, "command_id": str(uuid4())}
        ),
        "night's guest": Post(
            reverse("night_new", args=[slug]), "bogdan", {"do": "guest", "guest": "Ion"}
        ),
    }


def _table_posts(books: Books) -> dict[str, Post]:
    correction = {
        "command_id": str(uuid4()),
        "expected_seq": str(books.table.seq),
        "do": "save",
        "e0": '{"type":"result","winner":"box","kind":"single"}',
    }
    url = reverse("table_correct", args=[books.table.session_id, 1])
    carla, radu = books.people.numbers("carla", "radu")
    return {
        "correction": Post(url, "bogdan", correction),
        "undo": command(books, "void"),
        "result": command(books, "result", winner="box", result_kind="single"),
        "double": command(books, "double", side="team", **{f"answer-{carla}": "take"}),
        "offer": command(books, "offer", side="box"),
        "agreed": command(books, "settle", member=carla, points="1"),
        "quick score": command(books, "quick_result", **{f"points-{carla}": "1"}),
        "stake": command(books, "change_stake", stake="0.50"),
        "join": command(books, "join", player=radu),
        "join a guest": command(books, "join", guest="Ion"),
        "sit out": command(books, "sit_out", player=carla),
        "new rules": command(books, "change_rules", rules="amsterdam"),
        "merge": command(books, "merge_table", from_table="Table 7"),
        "close": command(books, "close", "elena"),
    }


def _dispute_posts(books: Books) -> dict[str, Post]:
    game = [books.table.session_id, 1]
    decide, withdraw = (
        reverse(f"dispute_{do}", args=[books.doubt]) for do in ("decide", "withdraw")
    )
    return {
        "doubt": Post(reverse("game_dispute", args=game), "carla", {"note": "I had dropped"}),
        "decision on a doubt": Post(decide, "elena", {"verdict": "stands"}),
        "doubt taken back": Post(withdraw, "ana"),
    }


def _season_posts(books: Books) -> dict[str, Post]:
    slug = books.people.club.slug
    one = [slug, books.season]
    fields = {"name": "New", "starts_on": "2002-01-01"}
    return {
        "season": Post(reverse("seasons", args=[slug]), "elena", fields),
        "season's days": Post(reverse("season", args=one), "elena", fields),
        "season closed": Post(reverse("season_close", args=one), "elena"),
        "season opened again": Post(reverse("season_reopen", args=one), "elena"),
    }


def _cash_posts(books: Books) -> dict[str, Post]:
    slug = books.people.club.slug
    mira, radu = books.people.numbers("mira", "radu")
    night = books.table.row.night_on.isoformat()
    cash, same = reverse("club_books", args=[slug]), reverse("player_same", args=[slug, radu])
    common = {"command_id": str(uuid4()), "player": mira, "amount": "1"}
    lines = {"do": "book", "text": "Mira;1", "command_id": str(uuid4())}
    back = reverse("club_entry_reverse", args=[slug, books.fee])
    charged_on = LedgerEntry.objects.get(pk=books.fee).night_on.isoformat()
    fee_back = {"do": "fee_back", "night": charged_on, "upto": books.fee}
    fee_back |= {"command_id": str(uuid4())}
    return {
        "fee": Post(cash, "elena", {**common, "do": "fee", "night": night}),
        "contribution": Post(cash, "elena", {**common, "do": "kitty"}),
        "expense": Post(cash, "elena", {**common, "do": "expense"}),
        "cash in": Post(
            cash,
            "bogdan",
            {**common, "do": "payment", "account": "kitty", "confirm_owed": "0"},
        ),
        "fee taken back": Post(back, "elena", {"command_id": str(uuid4())}),
        "fee of a night taken back": Post(cash, "elena", fee_back),
        "balances from before": Post(reverse("club_import", args=[slug]), "elena", lines),
        "same person": Post(same, "elena", {"do": "merge", "into": mira}),
    }


def _money_posts(books: Books) -> dict[str, Post]:
    ana, bogdan = books.people.numbers("ana", "bogdan")
    ident = {"command_id": str(uuid4())}
    payment = {**ident, "paid_by": ana, "paid_to": bogdan, "amount": "0.05", "confirm": "1"}
    return {
        "payment": Post(reverse("table_pay", args=[books.table.session_id]), "bogdan", payment),
        "large payment": Post(
            reverse("table_pay", args=[books.table.session_id]),
            "bogdan",
            {**payment, "amount": "100", "confirm": ""},
        ),
        "leg": Post(reverse("leg_pay", args=[books.leg]), "bogdan", ident),
        "taking back": Post(reverse("entry_reverse", args=[books.payment]), "bogdan", ident),
    }


WRITTEN: tuple[type[Model], ...] = (
    Club,
    DeviceToken,
    Membership,
    Player,
    HouseRules,
    Invitation,
    ChouetteSession,
    Command,
    LedgerEntry,
    Dispute,
    Season,
    SeasonLine,
)


def everything() -> dict[str, list[dict[str, Any]]]:
    """What is written down in all clubs."""
    return {
        model.__name__: list(model._default_manager.order_by("pk").values()) for model in WRITTEN
    }
