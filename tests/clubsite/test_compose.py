"""compose.yaml is a whole service: what it names is there, and it starts in the right order."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from celery.bin.celery import celery as celery_program
from gunicorn.app.wsgiapp import WSGIApplication

from tests.clubsite.conftest import GOOD_KEY, SettingsFor

ROOT = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = ("migrate", "web", "worker", "beat")
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
PASSWORD = re.compile(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}")


def words(service: str) -> list[str]:
    return str(SERVICES[service]["command"]).split()


def test_it_has_every_part() -> None:
    assert set(SERVICES) == {*OURS, "database", "broker"}
    assert SERVICES["database"]["image"].startswith("postgres:")
    assert SERVICES["broker"]["image"].startswith("redis:")


@pytest.mark.parametrize("service", OURS)
def test_it_builds_all_of_ours_from_one_image(service: str) -> None:
    assert SERVICES[service]["build"] == SERVICES["web"]["build"]
    assert SERVICES[service]["env_file"] == ".env"


def test_it_migrates_once_before_anything_else_starts() -> None:
    assert words("migrate")[:3] == ["python", "manage.py", "migrate"]
    assert SERVICES["migrate"]["restart"] == "no"
    for service in OURS[1:]:
        waits = SERVICES[service]["depends_on"]
        assert waits["migrate"] == {"condition": "service_completed_successfully"}
        assert waits["database"] == {"condition": "service_healthy"}


def test_it_waits_only_for_what_there_is_and_keeps_what_it_says() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", {})) <= set(SERVICES)
        named = {volume.split(":")[0] for volume in service.get("volumes", [])}
        assert named <= set(COMPOSE["volumes"])


@pytest.mark.parametrize("service", OURS)
def test_it_gives_ours_an_environment_that_production_starts_with(
    service: str, settings_for: SettingsFor
) -> None:
    given = SERVICES[service]["environment"]
    variables = {name: PASSWORD.sub("secret", value) for name, value in given.items()}
    settings = settings_for(
        **variables, DJANGO_ENV="production", SECRET_KEY=GOOD_KEY, ALLOWED_HOSTS="club.example.org"
    )
    database = settings["DATABASES"]["default"]
    assert (database["HOST"], database["NAME"]) == ("database", "chouette")
    assert settings["REDIS_URL"] == "redis://broker:6379/0"
    assert settings["BACKUP_DIR"] == "/srv/backups"


def test_it_runs_gunicorn_by_options_that_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", words("web"))
    app = WSGIApplication(prog="gunicorn")
    assert (app.cfg.workers, app.cfg.threads) == (2, 8)
    assert app.cfg.bind == ["0.0.0.0:8000"]
    assert app.app_uri == "clubsite.wsgi"


@pytest.mark.parametrize("service", ["worker", "beat"])
def test_it_runs_celery_by_options_that_it_knows(service: str) -> None:
    program, *arguments = words(service)
    assert (program, arguments[:2]) == ("celery", ["-A", "clubsite"])
    command = celery_program.get_command(None, arguments[2])
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in arguments[3:] if word.startswith("--")} <= known


def test_it_asks_whether_the_web_process_is_ready_in_python_that_runs() -> None:
    _, _, _, program = SERVICES["web"]["healthcheck"]["test"]
    compile(program, "healthcheck", "exec")
    assert "/readyz" in program


def test_it_lets_the_worker_write_copies_with_the_programs_for_it() -> None:
    assert "backups:/srv/backups" in SERVICES["worker"]["volumes"]
    recipe = SERVICES["worker"]["build"]["dockerfile_inline"]
    assert "postgresql-client" in recipe
    assert re.search(r"chown club .*/srv/backups", recipe)


def test_it_needs_nothing_that_the_example_does_not_name() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    for name in re.findall(r"\$\{(\w+)", text):
        assert re.search(rf"^#?{name}=", EXAMPLE, re.MULTILINE), name


def test_it_keeps_nothing_in_the_broker_and_everything_in_the_database() -> None:
    assert '--save "" --appendonly no' in SERVICES["broker"]["command"]
    assert SERVICES["database"]["volumes"] == ["database:/var/lib/postgresql/data"]
    assert "ports" not in SERVICES["database"]
    assert "ports" not in SERVICES["broker"]
