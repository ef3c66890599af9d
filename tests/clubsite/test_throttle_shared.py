"""Wrong passwords count together, whichever process of the service was asked."""

from __future__ import annotations

from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, Request, build_opener

import pytest

from clubsite.throttle import FREE_TRIES
from tests.racers import database_url
from tests.site import Site


class Visitor:
    """A browser at the log-in page of one process."""

    def __init__(self, site: Site) -> None:
        self.url, self.jar = f"{site.url}/log-in/", CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.opener.open(self.url, timeout=20).close()

    def guess(self, name: str) -> int:
        """The status that a wrong password is answered with."""
        token = next(cookie.value for cookie in self.jar if cookie.name == "csrftoken")
        fields = {"username": name, "password": "guess", "csrfmiddlewaretoken": token or ""}
        sent = Request(self.url, urlencode(fields).encode(), {"Referer": self.url})
        try:
            with self.opener.open(sent, timeout=20) as answer:
                return int(answer.status)
        except HTTPError as refused:
            refused.close()
            return refused.code


@pytest.mark.django_db(transaction=True)
def test_it_counts_together_what_two_processes_are_asked() -> None:
    with Site(DATABASE_URL=database_url()) as one, Site(DATABASE_URL=database_url()) as other:
        here, there = Visitor(one), Visitor(other)
        turns = [here, there] * FREE_TRIES
        assert [visitor.guess("ana") for visitor in turns[:FREE_TRIES]] == [200] * FREE_TRIES
        assert [here.guess("ana"), there.guess("ana")] == [429, 429]
        assert there.guess("bogdan") == 200
