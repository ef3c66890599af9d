"""The first `make run` takes minutes, and says all the while what it is doing."""

from __future__ import annotations

import shutil
import subprocess

import pytest

LONG = {
    "pip": "installing the packages",
    "translate compile": "compiling the translations",
    "collectstatic": "collecting the static files",
}


@pytest.fixture(scope="module")
def recipe() -> list[str]:
    """What `make setup` would do on a fresh machine, nothing of which is done."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("no make")
    asked = [make, "--dry-run", "--always-make", "setup"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.parametrize("step", LONG)
def test_it_announces_each_step_that_takes_a_while(recipe: list[str], step: str) -> None:
    at = next(
        n for n, line in enumerate(recipe) if f" {step} " in f"{line} " and "echo" not in line
    )
    assert recipe[at - 1].startswith("echo")
    assert LONG[step] in recipe[at - 1]
