"""Where a request comes from: the address, or the household's network, behind a proxy or not."""

from __future__ import annotations

import pytest
from django.test import RequestFactory
from pytest_django.fixtures import Settings

from clubsite.throttle import address_of, network_of


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:2", "2001:db8::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::ffff:c000:201", "192.0.2.1"),
        ("192.0.2.1:5555", "192.0.2.1"),
        ("[2001:db8::1]:80", "2001:db8::/64"),
        ("[::1]", "::/64"),
        (" 192.0.2.1 ", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("2002:c000:201::1", "2002:c000:201::/64"),
        ("[::1", "[::1"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_it_takes_a_household_for_one(address: str, network: str) -> None:
    assert network_of(address) == network


def test_it_believes_a_proxy_and_nobody_else(settings: Settings) -> None:
    told = "10.0.0.9, 192.0.2.7"
    request = RequestFactory().get("/", REMOTE_ADDR="127.0.0.1", HTTP_X_FORWARDED_FOR=told)
    settings.BEHIND_PROXY = False
    assert address_of(request) == "127.0.0.1"
    settings.BEHIND_PROXY = True
    assert address_of(request) == "192.0.2.7"
    assert address_of(RequestFactory().get("/", REMOTE_ADDR="192.0.2.8")) == "192.0.2.8"


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("192.0.2.7:4711", "192.0.2.7"),
        ("10.0.0.9, [2001:db8::7]:4711", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "127.0.0.1"),
        ("192.0.2.7,", "127.0.0.1"),
    ],
)
def test_it_reads_what_proxies_write(settings: Settings, told: str, address: str) -> None:
    settings.BEHIND_PROXY = True
    request = RequestFactory().get("/", REMOTE_ADDR="127.0.0.1", HTTP_X_FORWARDED_FOR=told)
    assert address_of(request) == address
