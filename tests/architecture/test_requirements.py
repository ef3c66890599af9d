"""What is installed is exactly what was tried: every requirement pinned, with hashes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

LOCKS = sorted(ROOT.glob("requirements*.txt"))
PINNED = re.compile(r"^[a-z0-9.-]+(\[[a-z0-9,.-]+\])?==[\w.+!-]+( ;.*)?$")


def entries(lock: Path) -> list[str]:
    """The lock's requirements, continuation lines joined, comments left out."""
    text = re.sub(r"\s*\\\n\s*", " ", lock.read_text("utf-8"))
    return [line for line in text.splitlines() if line and not line.lstrip().startswith("#")]


def names(lines: list[str]) -> set[str]:
    found = (re.match(r"[A-Za-z0-9._-]+", line) for line in lines)
    return {match[0].lower().replace("_", "-") for match in found if match}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_it_pins_everything_with_a_hash(lock: Path) -> None:
    for entry in entries(lock):
        requirement, *hashes = entry.split(" --hash=")
        assert PINNED.match(requirement), requirement
        assert hashes, requirement
        assert all(value.startswith("sha256:") for value in hashes)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_it_has_what_was_asked_for(lock: Path) -> None:
    asked = lock.with_suffix(".in").read_text("utf-8").splitlines()
    wanted = names([line for line in asked if line and line[0] not in "#-"])
    assert wanted <= names(entries(lock))


def test_it_has_one_version_of_each_package() -> None:
    """Of each on one Python, that is: an entry may be for some Pythons only."""
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for entry in entries(lock):
            requirement = entry.partition(" --hash=")[0]
            name, _, rest = requirement.partition("==")
            version, _, marker = rest.partition(" ; ")
            versions.setdefault(name.partition("[")[0] + marker, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}
