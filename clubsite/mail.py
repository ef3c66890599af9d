"""Where mail is handed in."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import SplitResult, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured, ValidationError
from django.core.validators import validate_email

BACKENDS = "django.core.mail.backends"
PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """A server that takes mail from `sender`; TLS from the first byte, or after a greeting."""

    host: str
    port: int
    user: str
    password: str = field(repr=False)
    sender: str
    tls_at_once: bool = False
    tls_later: bool = False

    @property
    def is_there(self) -> bool:
        """Whether mail is sent at all."""
        return bool(self.host)

    @property
    def backend(self) -> str:
        """The class of Django that sends it."""
        return f"{BACKENDS}.{'smtp' if self.is_there else 'dummy'}.EmailBackend"


def mail_from_url(url: str, *, sender: str) -> MailServer:
    """`smtp+tls://user:password@host:587` (encrypted after the greeting), `smtps://` (encrypted at
    once) or `smtp://` (not at all: for a server on the same machine); "": nowhere.

    Raises ImproperlyConfigured, whose sentence leaves the address out: it may hold a password.
    """
    if not url:
        return MailServer(host="", port=0, user="", password="", sender="nobody@localhost")
    parts, port = _read(url)
    return MailServer(
        host=parts.hostname or "",
        port=port or PORTS[parts.scheme],
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=_checked(sender),
        tls_at_once=parts.scheme == "smtps",
        tls_later=parts.scheme == "smtp+tls",
    )


def _read(url: str) -> tuple[SplitResult, int | None]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.query:
        raise ImproperlyConfigured(
            "EMAIL_URL must be smtp+tls://user:password@host:port, or smtps:// or smtp:// instead"
        )
    return parts, port


def _checked(sender: str) -> str:
    try:
        validate_email(sender)
    except ValidationError:
        raise ImproperlyConfigured(
            "EMAIL_FROM must be the address that mail comes from, as EMAIL_URL is given"
        ) from None
    return sender
