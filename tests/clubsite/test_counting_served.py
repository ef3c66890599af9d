"""Two processes of the service let through together what one alone would."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import urlopen

from tests.servers import Redis, StartServer
from tests.site import Site


def served(site: Site, **variables: str) -> Site:
    """The same with a database in its own folder."""
    database = f"sqlite:///{site.folder}/club.sqlite3"
    site.environment = {**(site.environment or {}), "DATABASE_URL": database, **variables}
    return site


def ask(site: Site) -> int:
    """The status of a small answer of the API."""
    try:
        with urlopen(f"{site.url}/api/v1/account/csrf/", timeout=60) as answer:
            return int(answer.status)
    except HTTPError as refused:
        refused.close()
        return refused.code


def test_all_processes_count_together_until_redis_dies(start: StartServer) -> None:
    redis = start(Redis)
    rate = {"REDIS_URL": redis.url, "API_RATE": "4/hour"}
    with served(Site(), **rate) as one, served(Site(), **rate) as other:
        assert [ask(site) for site in (one, other, one, other)] == [200] * 4
        assert [ask(one), ask(other)] == [429, 429]
        redis.stop()
        assert [ask(one), ask(other)] == [200, 200]
