"""The program that `docs/api.md` shows is one that works."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.site import Site

TEXT = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
(PROGRAM,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
(BEFORE,) = (
    block for block in re.findall(r"```python\n(.*?)```", README, re.DOTALL) if "/api/v1/" in block
)


def ran(program: str, site: Site) -> str:
    """What a program prints that is run against a site."""
    environment = {"PATH": os.environ["PATH"], "SITE": site.url}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_phone_app_logs_a_member_in_and_acts_at_tonights_table() -> None:
    """Also where the program of the README has opened a table for next week."""
    with Site() as site:
        assert ran(BEFORE, site).startswith("The team won a gammon")
        told = ran(PROGRAM, site)
    assert told.startswith("I may: leave, sit_out")
    assert "'player_sat_out'" in told


def test_it_is_short_and_needs_the_standard_library_only() -> None:
    assert len(PROGRAM.splitlines()) <= 35
    imported = re.findall(r"^(?:from|import) ([a-z]+)", PROGRAM, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def test_it_names_every_address_of_an_account() -> None:
    from clubsite.accounts.api.urls import urlpatterns

    told = set(re.findall(r"`(?:[A-Z, ]+ )?((?:account/)?[\w/{}-]+/)`", TEXT))
    said = {f"account/password/{each}" if each == "new/" else each for each in told}
    assert {str(each.pattern) for each in urlpatterns} <= said
