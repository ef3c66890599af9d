"""Where one is logged in: seen on one's account, and ended there."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User

from clubsite.models import BrowserSession
from tests.clubsite.browsers import NEW, PHONE, browser, change, is_in
from tests.people import PASSWORD
from tests.web.pages import forms

pytestmark = pytest.mark.django_db


@pytest.fixture
def ana() -> User:
    return User.objects.create_user("ana", password=PASSWORD)


def test_it_shows_where_one_is_logged_in(ana: User) -> None:
    laptop, _phone = browser(), browser(agent=PHONE)
    User.objects.create_user("dinu", password=PASSWORD)
    browser("dinu", "Mozilla/5.0 (Linux; Android 15)")
    at = datetime(2026, 9, 5, 20, tzinfo=UTC)
    BrowserSession.objects.filter(device="iPhone").update(seen_at=at, created_at=at)
    html = laptop.get("/account/").content.decode()
    assert html.index("Windows") < html.index("this one") < html.index("iPhone")
    at_eight = "on 5 September at 20:00 UTC."
    assert f"Last here {at_eight} Logged in {at_eight} From 127.0.0.1." in html
    assert "Android" not in html
    for row in BrowserSession.objects.all():
        assert row.session_key not in html, "a key opens the account"


def test_it_tells_who_was_here_just_now(ana: User) -> None:
    laptop, _phone = browser(), browser(agent=PHONE)
    html = laptop.get("/account/").content.decode()
    assert html.count("Here within the last hour.") == 1, "of this browser nobody asks"


def test_it_ends_one_browser(ana: User) -> None:
    laptop, phone = browser(), browser(agent=PHONE)
    (form,) = [f for f in forms(laptop.get("/account/").content.decode()) if "/end/" in f.action][
        :1
    ]
    assert laptop.post(form.action)["Location"] == "/account/"
    assert is_in(laptop)
    assert not is_in(phone)
    assert laptop.post(form.action)["Location"] == "/account/", "said twice it is done once"


def test_it_ends_all_other_browsers(ana: User) -> None:
    laptop, *others = browser(), browser(agent=PHONE), browser(agent=PHONE)
    html = laptop.post("/account/browsers/end/", follow=True).content.decode()
    assert "2 are logged out." in html
    assert is_in(laptop)
    assert not any(is_in(other) for other in others)


def test_it_ends_no_browser_of_somebody_else(ana: User) -> None:
    User.objects.create_user("dinu", password=PASSWORD)
    laptop, phone, dinu = browser(), browser(agent=PHONE), browser("dinu")
    html = laptop.get("/account/").content.decode()
    action = next(form.action for form in forms(html) if "/end/" in form.action)
    dinu.post(action)
    dinu.post("/account/browsers/end/")
    assert is_in(phone)


def test_a_fragment_for_an_ended_browser_leads_to_the_log_in(ana: User) -> None:
    phone = browser(agent=PHONE)
    BrowserSession.objects.all().delete()
    page = {"HX-Request": "true", "HX-Current-URL": "http://testserver/clubs/new/"}
    response = phone.get("/account/", headers=page)
    assert response["HX-Redirect"] == "/log-in/?next=/clubs/new/"
    assert response.cookies["sessionid"].value == ""


def test_a_changed_password_ends_all_other_browsers(ana: User) -> None:
    laptop, phone = browser(), browser(agent=PHONE)
    assert change(laptop)["Location"] == "/password/done/"
    assert is_in(laptop)
    assert BrowserSession.objects.get().device == "Windows"
    assert not is_in(phone)


def test_a_password_changed_by_others_ends_all_browsers(ana: User) -> None:
    phone = browser(agent=PHONE)
    ana.set_password(NEW)
    ana.save()
    assert not BrowserSession.objects.exists()
    assert not is_in(phone)
