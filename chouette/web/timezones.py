"""The time zones a club may choose from."""

from __future__ import annotations

import zoneinfo
from pathlib import Path

from chouette.services.clubs import timezone_names

HOME_ZONES = {"it": "Europe/Rome", "ro": "Europe/Bucharest"}
"""Where a club is most likely, by the language of its founder."""

REGIONS = ("Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


def timezones(keep: str = "") -> list[tuple[str, str | list[tuple[str, str]]]]:
    """One zone for each place that has a clock of its own, by region; `keep` is among them."""
    names = _zones_of_places() | ({keep} if keep else set())
    found: list[tuple[str, str | list[tuple[str, str]]]] = [("UTC", "UTC")]
    for region in REGIONS:
        of_region = sorted(name for name in names if name.startswith(f"{region}/"))
        cities = [(name, name.partition("/")[2].replace("_", " ")) for name in of_region]
        found.append((region, cities))
    rest = sorted(name for name in names if name.partition("/")[0] not in REGIONS)
    return found + [(name, name) for name in rest if name != "UTC"]


def _zones_of_places() -> frozenset[str]:
    """The zones of the system's own table of places, which has no second names; where that table
    is not installed, every name with a region."""
    known = timezone_names()
    for folder in zoneinfo.TZPATH:
        table = Path(folder) / "zone.tab"
        if table.is_file():
            lines = table.read_text(encoding="utf-8").splitlines()
            return known & {line.split("\t")[2] for line in lines if not line.startswith("#")}
    return frozenset(name for name in known if name.partition("/")[0] in REGIONS)
