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


def test_its_phone_app_logs_a_member_in_and_acts_at_tonights_table() -> None:
    with Site() as site:
        environment = {"PATH": os.environ["PATH"], "SITE": site.url}
        program = [sys.executable, "-c", PROGRAM]
        ran = subprocess.run(program, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("I may: leave, sit_out")
    assert "'player_sat_out'" in ran.stdout


def test_it_is_short_and_needs_the_standard_library_only() -> None:
    assert len(PROGRAM.splitlines()) <= 35
    imported = re.findall(r"^(?:from|import) ([a-z]+)", PROGRAM, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


def test_it_names_every_address_of_an_account() -> None:
    from clubsite.accounts.api.urls import urlpatterns

    told = set(re.findall(r"`(?:[A-Z, ]+ )?((?:account/)?[\w/{}-]+/)`", TEXT))
    said = {f"account/password/{each}" if each == "new/" else each for each in told}
    assert {str(each.pattern) for each in urlpatterns} <= said
