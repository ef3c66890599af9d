"""Nobody of the staff gives himself more than he was given."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.test import Client

from tests.admin.addresses import address
from tests.people import People

pytestmark = pytest.mark.django_db

OF_LOG_INS = ("view_user", "add_user", "change_user", "delete_user")
OF_GROUPS = ("view_group", "add_group", "change_group", "delete_group")


def staff(name: str, *permissions: str) -> User:
    user = User.objects.create_user(name, password="a-long-password-of-tests", is_staff=True)
    user.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    return user


def browser(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def chief(db: None) -> User:
    return User.objects.create_superuser("chief", password="a-long-password-of-tests")


@pytest.fixture
def clerk(db: None) -> User:
    """Keeps the log-ins, and is no superuser."""
    return staff("clerk", *OF_LOG_INS, *OF_GROUPS)


def fields_of(user: User, **changes: Any) -> dict[str, Any]:
    return {
        "username": user.username, "is_active": "on", "date_joined_0": "2026-01-01",
        "date_joined_1": "10:00:00", **changes,
    }  # fmt: skip


NEW = {"usable_password": "true", "password1": "quite-a-new-one", "password2": "quite-a-new-one"}


def test_the_password_of_a_superuser_is_set_by_superusers(chief: User, clerk: User) -> None:
    url = f"/admin/auth/user/{chief.pk}/password/"
    assert browser(clerk).get(url).status_code == 403
    assert browser(clerk).post(url, NEW).status_code == 403
    assert User.objects.get(pk=chief.pk).check_password("a-long-password-of-tests")
    assert browser(chief).post(url, NEW).status_code == 302


def test_so_is_that_of_other_staff(chief: User, clerk: User) -> None:
    other = staff("other", "change_club")
    url = f"/admin/auth/user/{other.pk}/password/"
    assert browser(clerk).post(url, NEW).status_code == 403
    assert browser(chief).post(url, NEW).status_code == 302


def test_whoever_keeps_the_log_ins_sets_those_of_players(people: People, clerk: User) -> None:
    url = f"/admin/auth/user/{people.carla.pk}/password/"
    assert browser(clerk).post(url, NEW).status_code == 302
    assert User.objects.get(pk=people.carla.pk).check_password("quite-a-new-one")


def test_he_makes_nobody_staff(people: People, clerk: User) -> None:
    every = [permission.pk for permission in Permission.objects.all()]
    rights = {"is_staff": "on", "is_superuser": "on", "user_permissions": every}
    url = address(User, "change", people.carla.pk)
    answer = browser(clerk).post(url, fields_of(people.carla, first_name="Carla", **rights))
    assert answer.status_code == 302
    carla = User.objects.get(pk=people.carla.pk)
    assert carla.first_name == "Carla"
    assert (carla.is_staff, carla.is_superuser) == (False, False)
    assert not carla.user_permissions.exists()


def test_nor_himself_a_superuser(clerk: User) -> None:
    answer = browser(clerk).post(
        address(User, "change", clerk.pk), fields_of(clerk, is_superuser="on")
    )
    assert answer.status_code == 403
    assert not User.objects.get(pk=clerk.pk).is_superuser


def test_he_changes_and_deletes_no_superuser(chief: User, clerk: User) -> None:
    client = browser(clerk)
    url = address(User, "change", chief.pk)
    assert client.post(url, fields_of(chief, email="mine@example.org")).status_code == 403
    assert client.post(address(User, "delete", chief.pk), {"post": "yes"}).status_code == 403
    chosen = {"action": "delete_selected", "_selected_action": [chief.pk], "post": "yes"}
    client.post(address(User, "changelist"), chosen)
    assert User.objects.filter(pk=chief.pk, email="").exists()


def test_groups_are_the_superusers(chief: User, clerk: User) -> None:
    group = Group.objects.create(name="Clerks")
    rights = {"name": "Clerks", "permissions": [Permission.objects.earliest("pk").pk]}
    client = browser(clerk)
    assert client.get(address(Group, "changelist")).status_code == 200
    assert client.post(address(Group, "add"), rights).status_code == 403
    assert client.post(address(Group, "change", group.pk), rights).status_code == 403
    assert client.post(address(Group, "delete", group.pk), {"post": "yes"}).status_code == 403
    assert browser(chief).post(address(Group, "change", group.pk), rights).status_code == 302


def test_a_superuser_gives_rights(chief: User, people: People) -> None:
    permission = Permission.objects.get(codename="view_club")
    fields = fields_of(people.carla, is_staff="on", user_permissions=[permission.pk])
    browser(chief).post(address(User, "change", people.carla.pk), fields)
    carla = User.objects.get(pk=people.carla.pk)
    assert carla.is_staff
    assert list(carla.user_permissions.all()) == [permission]
