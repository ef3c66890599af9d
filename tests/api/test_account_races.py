"""Many programs at one moment: guesses are all counted; a name, a link, a seat is one program's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection

from chouette.models import GuestPass, Membership
from chouette.services.members import invite
from chouette.services.passwords import make_password_link
from clubsite.throttle import FREE_TRIES
from tests.api.programs import NEW, Program
from tests.builders import open_table
from tests.guests import let_guests_in
from tests.people import PASSWORD, People

pytestmark = pytest.mark.django_db(transaction=True)

ADDRESS = "192.0.2.70"
Request = tuple[str, dict[str, Any]]


def at_once(requests: list[Request]) -> list[int]:
    """The statuses of as many programs that send these at one moment, from one address."""
    start = Barrier(len(requests))
    programs = [Program(REMOTE_ADDR=ADDRESS) for _ in requests]

    def send(program: Program, request: Request) -> int:
        start.wait()
        try:
            return int(program.post(f"/api/v1/{request[0]}", request[1]).status_code)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(requests)) as pool:
        return sorted(pool.map(send, programs, requests))


def of_names(path: str, *names: str) -> list[Request]:
    return [(path, {"username": name, "password": NEW}) for name in names]


def test_guesses_at_one_moment_are_all_counted(people: People) -> None:
    guess = ("account/log-in/", {"username": "carla", "password": "guess"})
    statuses = at_once([guess] * (FREE_TRIES + 3))
    assert statuses == [401] * FREE_TRIES + [429] * 3
    right = ("account/log-in/", {"username": "carla", "password": PASSWORD})
    assert at_once([right]) == [429]


def test_one_of_those_who_want_a_name_gets_it(db: None) -> None:
    wanted = of_names("account/sign-up/", "coco", "Coco", "сосо", "\uff23oco")
    assert at_once(wanted) == [201, 400, 400, 400]
    assert User.objects.count() == 1


def test_one_of_those_who_follow_an_invitation_gets_in(people: People) -> None:
    before = User.objects.count()
    _, secret = invite(
        club_id=people.club.pk, actor=people.ana, player_id=people.players["radu"].pk
    )
    statuses = at_once(of_names(f"invitations/{secret}/sign-up/", "one", "two", "three"))
    assert statuses[0] == 201
    assert set(statuses[1:]) <= {404, 422}
    assert User.objects.count() == before + 1
    assert Membership.objects.get(player=people.players["radu"])


def test_a_link_to_a_new_password_counts_once(people: People) -> None:
    _, secret = make_password_link(
        club_id=people.club.pk, actor=people.ana, player_id=people.players["carla"].pk
    )
    link, words = f"password-links/{secret}/", ("the first of them", "the second of them")
    statuses = at_once([(link, {"new_password": each}) for each in words])
    assert statuses[0] == 204
    assert set(statuses[1:]) <= {404, 422}


@pytest.mark.parametrize("whom", ["a name", "a seat"])
def test_a_seat_has_one_phone(people: People, whom: str) -> None:
    code = let_guests_in(open_table(people, "ana", "radu")).code
    bodies: dict[str, dict[str, Any]] = {
        "a name": {"name": "Ion"},
        "a seat": {"player": people.players["radu"].pk},
    }
    assert at_once([(f"join/{code}/", bodies[whom])] * 3) == [201, 422, 422]
    assert GuestPass.objects.count() == 1


def test_a_queue_of_phones_with_the_right_code_comes_in_whole(people: People) -> None:
    code = let_guests_in(open_table(people, "ana", "bogdan")).code
    assert at_once([(f"join/{code}/", {"name": f"Guest {n}"}) for n in range(10)]) == [201] * 10


def test_guesses_at_codes_at_one_moment_are_all_counted(people: People) -> None:
    code = let_guests_in(open_table(people, "ana", "bogdan")).code
    wrong = next(letters for letters in ("BBBBBB", "CCCCCC") if letters != code)
    statuses = at_once([(f"join/{wrong}/", {"name": "Ion"})] * (FREE_TRIES + 3))
    assert statuses == [404] * FREE_TRIES + [429] * 3
    assert at_once([(f"join/{code}/", {"name": "Ion"})]) == [429]
