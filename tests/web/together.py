"""Browsers that send their forms at one moment, each over a connection of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from django.contrib.auth.models import User
from django.db import connection
from django.test import Client


def post_together(url: str, users: Sequence[User], forms: Sequence[Mapping[str, Any]]) -> list[Any]:
    """The answers to `forms`, each sent by its user, from as many browsers at once."""
    clients = [Client() for _ in forms]
    for client, user in zip(clients, users, strict=True):
        client.force_login(user)
    start = Barrier(len(forms))

    def send(client: Client, form: Mapping[str, Any]) -> Any:
        start.wait()
        try:
            return client.post(url, form)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(forms)) as pool:
        return list(pool.map(send, clients, forms))
