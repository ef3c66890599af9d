"""What is not for everybody is kept by no browser and by nothing on the way."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from clubsite.masking import SECRET_PARTS
from tests.api.conftest import device_of
from tests.matrix.callers import client_of
from tests.matrix.walk import routes
from tests.matrix.world import World, world_of
from tests.people import People

pytestmark = pytest.mark.django_db

FOR_EVERYBODY = {"api/v1/schema/"}
API = [route for route in routes() if route.startswith("api/") and route not in FOR_EVERYBODY]
SECRET = [route for route in routes() if re.search(rf"[<:]({'|'.join(SECRET_PARTS)})>", route)]


@pytest.fixture
def world(people: People) -> World:
    return world_of(people)


def is_kept(directives: str) -> bool:
    return "private" not in directives or not ("no-store" in directives or "no-cache" in directives)


@pytest.mark.parametrize("caller", ["nobody", "owner"])
def test_no_answer_to_a_program_is_kept(world: World, caller: str) -> None:
    client = client_of(world.people, caller)
    for route in API:
        answer = world.ask(client, route, "GET")
        assert not is_kept(answer.get("Cache-Control", "")), route
        varies = {word.strip() for word in answer.get("Vary", "").split(",")}
        assert {"Authorization", "Cookie"} <= varies, route


def test_no_answer_to_a_token_is_kept(world: World) -> None:
    device = device_of(world.people)
    answer = device.get(f"/api/v1/clubs/{world.people.club.slug}/balances/")
    assert answer.status_code == 200
    assert not is_kept(answer["Cache-Control"])
    assert "Authorization" in answer["Vary"]


def test_no_file_and_no_refusal_is_kept(world: World) -> None:
    device, club = device_of(world.people), f"/api/v1/clubs/{world.people.club.slug}/"
    for address in ("balances/?format=csv", "balances/?format=xlsx", "balances/?format=pdf"):
        assert not is_kept(device.get(f"{club}{address}")["Cache-Control"]), address
    assert not is_kept(device.get(f"{club}nothing/")["Cache-Control"])


def test_no_page_at_a_secret_address_is_kept(world: World) -> None:
    assert len(SECRET) > 5
    for route in SECRET:
        answer = Client(raise_request_exception=False).get(world.address(route))
        assert not is_kept(answer.get("Cache-Control", "")), route


def test_the_document_is_for_everybody(client: Client) -> None:
    answer = client.get("/api/v1/schema/")
    assert "public" in answer["Cache-Control"]
    assert "Authorization" not in answer.get("Vary", "")
