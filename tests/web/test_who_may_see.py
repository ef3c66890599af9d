"""Every address of the pages for everybody: what one may not see is not there."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from django.test import Client
from django.urls import URLPattern, reverse

from chouette.models import PublicView, Season
from chouette.web.urls import urlpatterns
from tests.builders import Table
from tests.people import People

OPEN_TO_ALL = {
    "home", "club_new", "password_change", "password_change_done", "password_link", "invitation",
    "join", "join_table",
}  # fmt: skip
ONLY_POST = {
    "table_commands", "table_pay", "leg_pay", "entry_reverse", "member_role", "invitation_new",
    "password_link_new", "season_reopen", "club_entry_reverse", "game_dispute", "dispute_decide",
    "dispute_withdraw",
}  # fmt: skip

# What each may read (200), is refused (403), or finds nothing (404); others read a log-in (302).
MEMBER = {
    "club": 200, "standings": 200, "club_settings": 403, "players": 200, "player": 200,
    "house_rules": 200,
    "house_rules_one": 200, "house_rules_new": 403, "night_new": 403, "table": 200,
    "table_live": 200, "table_slip": 403, "table_sheet": 200, "table_game": 200,
    "table_correct": 403, "table_log": 200, "table_squaring": 200, "table_computing": 200,
    "seasons": 200, "season": 200, "season_close": 403, "club_books": 200, "club_import": 403,
    "player_account": 200, "player_account_print": 200, "player_same": 403, "personal": 403,
    "personal_json": 403, "personal_zip": 403, "person_erase": 403, "sheet_file": 200,
    "table_join_code": 403, "table_keeper": 403,
    "statement_file": 200, "balances_file": 200, "standings_file": 200, "account_file": 200,
}  # fmt: skip
DIRECTOR = {
    **MEMBER, "house_rules_new": 200, "night_new": 200, "table_slip": 200, "table_correct": 200,
    "season_close": 200, "club_import": 200, "player_same": 200, "table_join_code": 200,
    "table_keeper": 200,
}  # fmt: skip
OWNER = {
    **DIRECTOR, "club_settings": 200, "personal": 200, "personal_json": 200, "personal_zip": 200,
    "person_erase": 200,
}  # fmt: skip
SEEN_BY_THE_PUBLIC = {
    "club", "standings", "players", "player", "house_rules",
    "house_rules_one", "table", "table_live",
    "table_sheet", "table_game", "table_log", "seasons", "season", "sheet_file", "standings_file",
}  # fmt: skip


def names() -> list[str]:
    found = [str(pattern.name) for pattern in urlpatterns if isinstance(pattern, URLPattern)]
    return [name for name in found if name not in OPEN_TO_ALL]


def path_of(name: str, people: People, table: Table) -> str:
    slug, session = people.club.slug, table.session_id
    radu, season = [slug, people.players["radu"].pk], [slug, season_of(people)]
    of_player = ("player", "personal", "person_", "invitation_new", "password_link_new")
    arguments: dict[str, list[Any]] = {
        "seasons": [slug],
        "account_file": [*radu, "csv"],
        "sheet_file": [session, "csv"],
        "statement_file": [session, "xlsx"],
        "balances_file": [slug, "csv"],
        "standings_file": [slug, "xlsx"],
        "club_entry_reverse": [slug, 1],
        "game_dispute": [session, 1],
        "dispute_decide": [1],
        "dispute_withdraw": [1],
        "member_role": [slug, 1],
        "house_rules_one": [slug, "keith-many-cubes"],
        "table_slip": [session, "join"],
        "table_game": [session, 1],
        "table_correct": [session, 1],
        "leg_pay": [1],
        "entry_reverse": [1],
    }
    default: list[Any] = [session] if name.startswith("table") else [slug]
    default = season if name.startswith("season") else default
    default = radu if name.startswith(of_player) and name != "players" else default
    return reverse(name, args=arguments.get(name, default))


def season_of(people: People) -> int:
    days: dict[str, Any] = {"starts_on": date(2026, 1, 1), "ends_on": date(2026, 1, 31)}
    return Season.objects.get_or_create(club=people.club, name="January", **days)[0].pk


@pytest.fixture
def played(table: Table) -> Table:
    table.quick(bogdan=1, carla=-1, elena=0)
    return table


def reads(client: Client, name: str, people: People, table: Table) -> int:
    return client.get(path_of(name, people, table)).status_code


def test_it_knows_every_address() -> None:
    assert set(names()) == set(MEMBER) | ONLY_POST


@pytest.mark.parametrize("name", names())
def test_it_asks_a_stranger_to_log_in(name: str, people: People, played: Table) -> None:
    expected = 405 if name in ONLY_POST else 302
    assert reads(Client(), name, people, played) == expected


@pytest.mark.parametrize("name", names())
def test_it_shows_an_outsider_nothing(name: str, people: People, played: Table) -> None:
    client = Client()
    client.force_login(people.dinu)
    expected = 405 if name in ONLY_POST else 404
    assert reads(client, name, people, played) == expected


@pytest.mark.parametrize(
    ("who", "may"),
    [("carla", MEMBER), ("elena", DIRECTOR), ("ana", OWNER)],
    ids=lambda x: str(x)[:5],
)
def test_it_shows_each_role_its_pages(
    who: str, may: dict[str, int], people: People, played: Table
) -> None:
    client = Client()
    client.force_login(getattr(people, who))
    assert {name: reads(client, name, people, played) for name in may} == may


def test_it_shows_the_public_what_the_club_shows(people: People, played: Table) -> None:
    people.club.public_view = PublicView.ALL
    people.club.save()
    seen = {name for name in MEMBER if reads(Client(), name, people, played) == 200}
    assert seen == SEEN_BY_THE_PUBLIC


@pytest.mark.parametrize("name", sorted(ONLY_POST))
def test_it_lets_an_outsider_write_nothing(name: str, people: People, played: Table) -> None:
    client, seq = Client(), played.seq
    client.force_login(people.dinu)
    assert client.post(path_of(name, people, played), {}).status_code in (404, 422)
    assert played.seq == seq
