"""Many who want one name at one moment: one gets it, however each of them writes it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client

from tests.people import PASSWORD

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = ["coco", "Coco", "COCO", "сосо", "\uff23oco", "cocO"]


def test_one_of_them_gets_it() -> None:
    start = Barrier(len(NAMES))

    def sign_up(name: str) -> int:
        fields = {"username": name, "password1": PASSWORD, "password2": PASSWORD}
        start.wait()
        try:
            return Client().post("/sign-up/", fields).status_code
        finally:
            connection.close()

    with ThreadPoolExecutor(len(NAMES)) as pool:
        statuses = sorted(pool.map(sign_up, NAMES))
    assert statuses == [302] + [422] * (len(NAMES) - 1)
    assert User.objects.count() == 1
