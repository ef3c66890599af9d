"""What each mode of the settings makes of its environment."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from tests.clubsite.conftest import GOOD_KEY, SettingsFor


def test_it_runs_with_no_environment(settings_for: SettingsFor, tmp_path: Path) -> None:
    settings = settings_for()
    assert settings["DEBUG"] is False
    assert settings["DEMO_ALLOWED"] is True
    assert settings["DATABASES"]["default"]["NAME"] == tmp_path / "var" / "club.sqlite3"
    assert settings["CELERY_TASK_ALWAYS_EAGER"] is True
    assert settings["SECRET_KEY"] == (tmp_path / "var" / "secret_key").read_text()
    assert (tmp_path / "var").stat().st_mode & 0o077 == 0


def test_it_answers_this_machine_only_unless_told(settings_for: SettingsFor) -> None:
    assert settings_for()["ALLOWED_HOSTS"] == ["127.0.0.1", "localhost", "[::1]"]
    hosts = settings_for(ALLOWED_HOSTS="club.test")["ALLOWED_HOSTS"]
    assert hosts == ["club.test", "127.0.0.1", "localhost", "[::1]"]


def test_it_keeps_demo_data_out_of_a_database_that_was_asked_for(settings_for: SettingsFor) -> None:
    assert settings_for(DATABASE_URL="sqlite:///var/x.sqlite3")["DEMO_ALLOWED"] is False
    assert settings_for(DATABASE_URL="postgresql:///club")["DEMO_ALLOWED"] is False
    assert settings_for(DJANGO_ENV="test")["DEMO_ALLOWED"] is False


def test_it_moves_to_postgresql_and_redis(settings_for: SettingsFor) -> None:
    settings = settings_for(DATABASE_URL="postgresql:///club", REDIS_URL="redis://r.test/0")
    assert settings["DATABASES"]["default"]["ENGINE"].endswith("postgresql")
    assert "transaction_mode" not in settings["DATABASES"]["default"]["OPTIONS"]
    assert settings["CELERY_BROKER_URL"] == "redis://r.test/0"
    assert settings["CELERY_TASK_ALWAYS_EAGER"] is False


def test_it_reads_the_addresses_from_files(settings_for: SettingsFor, tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://ana:pass@db.test/club\n")
    settings = settings_for(DATABASE_URL_FILE=str(tmp_path / "url"))
    assert settings["DATABASES"]["default"]["PASSWORD"] == "pass"


def test_it_locks_production_down(settings_for: SettingsFor) -> None:
    settings = settings_for(DJANGO_ENV="production", SECRET_KEY=GOOD_KEY, ALLOWED_HOSTS="club.test")
    assert settings["DEBUG"] is False
    assert settings["DEMO_ALLOWED"] is False
    assert settings["ALLOWED_HOSTS"] == ["club.test"]
    cookies = ("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "LANGUAGE_COOKIE_SECURE")
    for name in (*cookies, "SECURE_SSL_REDIRECT"):
        assert settings[name] is True
    assert settings["LOGGING"]["handlers"]["stderr"]["formatter"] == "json"


def test_it_believes_a_proxy_only_when_told_of_one(settings_for: SettingsFor) -> None:
    assert "SECURE_PROXY_SSL_HEADER" not in settings_for()
    header = settings_for(BEHIND_PROXY="1")["SECURE_PROXY_SSL_HEADER"]
    assert header == ("HTTP_X_FORWARDED_PROTO", "https")


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({"DJANGO_ENV": "production"}, "SECRET_KEY"),
        ({"DJANGO_ENV": "prod"}, "DJANGO_ENV"),
        ({"DEBUG": "perhaps"}, "DEBUG"),
        ({"CONN_MAX_AGE": "ever"}, "CONN_MAX_AGE"),
        ({"DATABASE_URL": "mysql://db.test/club"}, "DATABASE_URL"),
        ({"SECRET_KEY_FILE": "nowhere"}, "SECRET_KEY_FILE"),
        ({"LOG_LEVEL": "LOUD"}, "LOG_LEVEL"),
    ],
)
def test_it_stops_at_nonsense_and_names_the_variable(
    variables: dict[str, str], message: str, settings_for: SettingsFor
) -> None:
    with pytest.raises(ImproperlyConfigured, match=message):
        settings_for(**variables)
