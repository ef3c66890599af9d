"""prints a draft"""

import pytest
from django.db import transaction

from tests.matrix.callers import CALLERS, client_of
from tests.matrix.walk import METHODS, routes
from tests.matrix.world import world_of


@pytest.mark.django_db
def test_draft(people):
    world = world_of(people)
    rows = {}
    import os

    want = os.environ.get("ONLY", "")
    for caller in CALLERS:
        client = client_of(people, caller)
        kept = client.cookies.output()
        import copy

        kept = copy.deepcopy(client.cookies)
        for r in routes():
            if want == "admin" and not r.startswith("admin/"):
                continue
            if want == "web" and r.startswith(("admin/", "api/")):
                continue
            if want == "api" and not r.startswith("api/"):
                continue
            for m in METHODS:
                client.cookies = copy.deepcopy(kept)
                mark = transaction.savepoint()
                try:
                    try:
                        st = world.ask(client, r, m).status_code
                    except KeyError as e:
                        st = f"KEY{e}"
                finally:
                    transaction.savepoint_rollback(mark)
                rows.setdefault((r, m), []).append(st)
    with open(f"/tmp/draft_{want}.txt", "w") as f:
        for (r, m), sts in rows.items():
            if set(sts) <= {405}:
                continue
            f.write(f"{m:6} {r:55} {' '.join(map(str, sts))}\n")
