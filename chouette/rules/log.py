"""The log of a table: what an event is, and how events are written and read.

Every kind of event has a `version`; JSON of an older version is lifted to the present one by
`UPCASTERS` when it is read, never rewritten where it is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from . import codec
from .errors import BadJson


@dataclass(frozen=True, kw_only=True)
class Event:
    """One thing that happened; `first` marks the first event of a command, where undo goes to."""

    kind: ClassVar[str]
    version: ClassVar[int] = 1
    first: bool = False

    def __init_subclass__(cls) -> None:
        cls.kind = codec.kind_name(cls)
        EVENT_KINDS[cls.kind] = cls


EVENT_KINDS: dict[str, type[Event]] = {}


Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
UPCASTERS: dict[tuple[str, int], Upcaster] = {}
"""`(kind, version)` to a function that returns the same event one version up, or renamed."""


def event_json(event: Event) -> dict[str, Any]:
    """The event as stored: its kind and version, then its fields."""
    return {"kind": event.kind, "version": event.version, **codec.encode(event)}


def event_from_json(obj: Mapping[str, Any]) -> Event:
    """The event that `event_json` wrote, whatever version it had then. Raises `BadJson`."""
    kind, version, stored = obj.get("kind"), obj.get("version"), dict(obj)
    if type(kind) is not str or type(version) is not int:
        raise BadJson(reason=f"no event of kind {kind!r}")
    while lift := UPCASTERS.get((kind, version)):
        stored = lift(stored)
        kind, version = stored["kind"], stored["version"]
    known = EVENT_KINDS.get(kind)
    if known is None or version != known.version:
        raise BadJson(reason=f"no event of kind {kind!r}, version {version!r}")
    del stored["kind"], stored["version"]
    return codec.decode(known, stored)
