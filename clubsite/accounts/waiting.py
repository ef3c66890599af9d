"""What somebody is told who tries too often."""

from __future__ import annotations

from django.http import HttpResponseBase
from django.utils.translation import ngettext


def passwords_sentence(seconds: int) -> str:
    """After wrong passwords: how long to wait, in minutes rounded up."""
    minutes = -(-seconds // 60)
    text = ngettext(
        "Too many wrong passwords: try again in %(count)d minute.",
        "Too many wrong passwords: try again in %(count)d minutes.",
        minutes,
    )
    return text % {"count": minutes}


def forms_sentence(seconds: int) -> str:
    """After too many forms of any other kind."""
    minutes = -(-seconds // 60)
    text = ngettext(
        "This was sent too often from here: try again in %(count)d minute.",
        "This was sent too often from here: try again in %(count)d minutes.",
        minutes,
    )
    return text % {"count": minutes}


def later(response: HttpResponseBase, seconds: int) -> None:
    """Makes it 429 with Retry-After; as it is where there is nothing to wait for."""
    if seconds:
        response.status_code = 429
        response["Retry-After"] = str(seconds)
