"""What somebody holds in his hand."""

from __future__ import annotations

from django.http import HttpRequest

_DEVICES = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "Chromebook"),
    ("Macintosh", "Mac"),
    ("Windows", "Windows"),
    ("Linux", "Linux"),
)


def device_of(request: HttpRequest) -> str:
    """What the reader holds in his hand, for the log: one word, nothing that tells who he is."""
    agent = request.META.get("HTTP_USER_AGENT", "")
    return next((name for mark, name in _DEVICES if mark in agent), "")
