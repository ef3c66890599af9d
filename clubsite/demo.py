"""What `make run` shows before it serves: the demo night, the addresses, and what a LAN costs.

Two commands of the application do the work: `seed_demo` fills an empty database, `demo`
prints the night's score sheet and the log-ins.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator

from django.apps import apps

EVERYWHERE = frozenset({"0.0.0.0", "::"})
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
LAN_COSTS = (
    "Phones on this network can open it. Over plain HTTP their browsers grant no service worker",
    "and no wake lock: pages need the connection, screens may go dark, and others on the network",
    "can read what is sent. HTTPS with a real name gives all of that back.",
)


def database_is_empty() -> bool:
    """Nobody has an account and no club exists: nothing of anybody's would be mixed with a demo."""
    models = [apps.get_model("auth", "User"), apps.get_model("chouette", "Club")]
    return not any(model._default_manager.exists() for model in models)


def hosts(bound: str) -> list[str]:
    """The names under which a browser reaches a server bound to `bound`, the nearest first."""
    if bound not in EVERYWHERE:
        return [in_url(bound)]
    return [name for name in ("127.0.0.1", lan_address(), socket.gethostname()) if name]


def in_url(host: str) -> str:
    """The host as a URL and ALLOWED_HOSTS write it: IPv6 addresses in brackets."""
    return f"[{host}]" if ":" in host else host


def lan_address() -> str:
    """This machine's address on its network, or "" without one. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def why_not_bind(host: str, port: int) -> str:
    """Why nothing can be served there, such as a port that is in use, or ""."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        with socket.socket(family, kind, protocol) as probe:
            # As the server itself: what an earlier one left behind is in nobody's way.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        return (error.strerror or str(error)).lower()
    return ""


def notice(host: str, port: int) -> Iterator[str]:
    """The lines printed before serving."""
    yield from (f"Open http://{name}:{port}" for name in hosts(host))
    if host not in LOOPBACK:
        yield from LAN_COSTS
    yield "Ctrl-C ends it."
