"""What `make run` does before and while it serves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from io import StringIO
from urllib.request import Request, urlopen

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from pytest_django.fixtures import Settings

from clubsite import demo
from tests.site import Site


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with Site() as running:
        yield running


def test_it_prints_where_to_look(site: Site) -> None:
    assert f"Open http://127.0.0.1:{site.port}\n" in site.printed()
    assert "Ctrl-C ends it." in site.printed()
    assert "wake lock" not in site.printed()


def test_it_says_what_takes_a_while_before_it_is_done(site: Site) -> None:
    steps = ("preparing the database", "filling it with a demo club", "Open http")
    places = [site.printed().index(step) for step in steps]
    assert places == sorted(places)


def test_it_serves_from_a_database_it_migrated_itself(site: Site) -> None:
    with urlopen(f"{site.url}/readyz") as response:
        assert response.status == 200
    database = sqlite3.connect(site.folder / "var" / "club.sqlite3")
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()


def test_it_compresses_pages_and_what_they_need(site: Site) -> None:
    for path in ("/admin/login/", "/static/admin/css/base.css"):
        request = Request(site.url + path, headers={"Accept-Encoding": "gzip"})
        with urlopen(request) as response:
            assert response.headers["Content-Encoding"] == "gzip"


def test_it_serves_the_same_night_after_a_restart(site: Site) -> None:
    key = (site.folder / "var" / "secret_key").read_text()
    site.stop()
    site.start()
    assert (site.folder / "var" / "secret_key").read_text() == key


@pytest.mark.django_db
def test_it_migrates_and_stops_when_asked_to_show_only() -> None:
    output, told = StringIO(), StringIO()
    call_command("run_local", "--show-only", stdout=output, stderr=told)
    assert "Open" not in output.getvalue()
    assert "preparing the database" not in output.getvalue()
    assert "preparing the database\n" in told.getvalue()


def test_it_refuses_production(settings: Settings) -> None:
    settings.PRODUCTION = True
    with pytest.raises(CommandError, match="production has a server"):
        call_command("run_local")


@pytest.mark.django_db
def test_it_takes_a_database_with_a_person_in_it_for_a_used_one() -> None:
    assert demo.database_is_empty()
    User.objects.create_user("ana")
    assert not demo.database_is_empty()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_it_says_nothing_of_a_network_when_bound_to_this_machine(host: str) -> None:
    name = "[::1]" if host == "::1" else host
    assert list(demo.notice(host, 8000)) == [f"Open http://{name}:8000", "Ctrl-C ends it."]


@pytest.mark.parametrize("host", ["192.168.1.5", "0.0.0.0", "::"])
def test_it_says_what_serving_a_network_costs(host: str) -> None:
    told = " ".join(demo.notice(host, 8000))
    assert "no service worker and no wake lock" in told
    assert "can read what is sent" in told


def test_it_names_every_address_when_bound_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "club-laptop")
    monkeypatch.setattr(demo, "lan_address", lambda: "192.168.1.5")
    assert demo.hosts("0.0.0.0") == ["127.0.0.1", "192.168.1.5", "club-laptop"]
    assert demo.hosts("192.168.1.5") == ["192.168.1.5"]


def test_it_does_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket.connect", unreachable)
    assert demo.lan_address() == ""


def test_it_shows_a_night_in_progress_and_how_to_log_in(site: Site) -> None:
    printed = site.printed()
    assert "total of all: 0" in printed
    assert "with password" in printed
