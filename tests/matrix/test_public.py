"""A club that shows the public something shows just that, whoever looks at it without a role."""

from __future__ import annotations

import pytest

from chouette.models import Club, PublicView
from tests.matrix.api_table import TABLE as API
from tests.matrix.callers import client_of
from tests.matrix.web_table import TABLE as PAGES
from tests.matrix.world import world_of
from tests.people import People

pytestmark = pytest.mark.django_db

STANDINGS = {
    "clubs/<slug:slug>/",
    "clubs/<slug:slug>/seasons/",
    "clubs/<slug:slug>/seasons/<id:season_id>/",
    "clubs/<slug:slug>/seasons/<id:season_id>/table.<form:form>",
    "clubs/<slug:slug>/standings/",
    "clubs/<slug:slug>/standings.<form:form>",
}
TABLES = {
    "clubs/<slug:slug>/players/",
    "clubs/<slug:slug>/players/<id:player_id>/",
    "clubs/<slug:slug>/rules/",
    "clubs/<slug:slug>/rules/<slug:rules_slug>/",
    "sessions/<id:session_id>/",
    "sessions/<id:session_id>/games/<id:number>/",
    "sessions/<id:session_id>/live/",
    "sessions/<id:session_id>/live/<slug:mark>/",
    "sessions/<id:session_id>/log/",
    "sessions/<id:session_id>/sheet/",
    "sessions/<id:session_id>/sheet.<form:form>",
}
API_STANDINGS = {
    "api/v1/clubs/<slug:slug>/",
    "api/v1/clubs/<slug:slug>/seasons/",
    "api/v1/clubs/<slug:slug>/seasons/<id:season_id>/",
    "api/v1/clubs/<slug:slug>/standings/",
}
API_TABLES = {
    "api/v1/clubs/<slug:slug>/disputes/",
    "api/v1/clubs/<slug:slug>/federation/",
    "api/v1/clubs/<slug:slug>/players/",
    "api/v1/clubs/<slug:slug>/players/<id:player_id>/",
    "api/v1/clubs/<slug:slug>/rulesets/",
    "api/v1/clubs/<slug:slug>/rulesets/<slug:rules_slug>/",
    "api/v1/clubs/<slug:slug>/sessions/",
    "api/v1/players/<id:player_id>/history/",
    "api/v1/sessions/<id:session_id>/",
    "api/v1/sessions/<id:session_id>/events/",
    "api/v1/sessions/<id:session_id>/games/",
    "api/v1/sessions/<id:session_id>/games/<id:game>/",
    "api/v1/sessions/<id:session_id>/keeper/",
    "api/v1/sessions/<id:session_id>/live/",
    "api/v1/sessions/<id:session_id>/log/",
    "api/v1/sessions/<id:session_id>/sheet/",
}
SEEN = {
    PublicView.NOTHING: set[str](),
    PublicView.STANDINGS: STANDINGS | API_STANDINGS,
    PublicView.ALL: STANDINGS | TABLES | API_STANDINGS | API_TABLES,
}


@pytest.mark.parametrize("caller", ["nobody", "outsider"])
@pytest.mark.parametrize("view", PublicView)
def test_it_shows_the_public_what_the_club_shows(
    people: People, view: PublicView, caller: str
) -> None:
    world, client = world_of(people), client_of(people, caller)
    Club.objects.filter(pk=people.club.pk).update(public_view=view)
    hidden = [
        route
        for (route, method), statuses in {**PAGES, **API}.items()
        if method == "GET" and statuses[0] in (302, 401) and statuses[1] == 404
    ]
    seen = {route for route in hidden if world.ask(client, route, "GET").status_code == 200}
    assert seen == SEEN[view]
