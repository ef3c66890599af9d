"""What docs/running.md names is there: commands, variables, figures of /readyz, options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class
from django.test import Client

from clubsite import gunicorn_conf

ROOT = Path(__file__).parents[1]
RUNNING = (ROOT / "docs" / "running.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
COMMANDS = sorted(set(re.findall(r"manage\.py (\w+)", RUNNING + README)) - {"help"})


def test_it_is_linked_from_the_readme() -> None:
    assert "(docs/running.md)" in README


@pytest.mark.parametrize("name", COMMANDS)
def test_it_names_commands_that_there_are(name: str) -> None:
    assert name in get_commands()


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("backup_database", "--to"),
        ("backup_database", "--keep"),
        ("recompute_statements", "--all"),
        ("verify_ledger", "--club"),
        ("replay_session", "--events"),
    ],
)
def test_it_names_options_that_they_have(command: str, option: str) -> None:
    assert option in RUNNING
    parser = load_command_class(str(get_commands()[command]), command).create_parser("", command)
    assert option in parser.format_help()


def test_it_names_variables_that_the_example_explains() -> None:
    named = set(re.findall(r"\b([A-Z]+_[A-Z_]+)\b", RUNNING)) - {"SECRET_KEY_FILE"}
    assert named >= {"DATABASE_URL", "REDIS_URL", "BACKUP_DIR", "BACKUP_KEEP", "CONN_MAX_AGE"}
    for name in named:
        assert re.search(rf"^#?{name}=", EXAMPLE, re.MULTILINE), name


@pytest.mark.django_db
def test_it_explains_every_figure_of_readyz(client: Client) -> None:
    explained = set(re.findall(r"^\| `(\w+)` \|", RUNNING, re.MULTILINE))
    told = set(client.get("/readyz").json())
    assert told - explained == {"ready", "database", "migrations"}
    assert explained <= told


def test_it_reckons_connections_with_the_threads_that_there_are() -> None:
    assert f"web processes x {gunicorn_conf.threads} threads" in RUNNING
    assert 16 * gunicorn_conf.threads + 8 + 1 + 5 == 142
