"""Secrets that open something without a log-in."""

from __future__ import annotations

import string

from clubsite.secret_keys import hash_of, new_secret


def test_a_secret_fits_into_an_address_and_is_never_the_same() -> None:
    made = {new_secret() for _ in range(100)}
    assert len(made) == 100
    assert {len(secret) for secret in made} == {32}
    assert set("".join(made)) <= set(string.ascii_letters + string.digits + "-_")


def test_any_text_has_a_hash_also_one_that_is_no_text() -> None:
    for text in ("", "é", "\x00", "\ud800", "x" * 10_000):
        assert len(hash_of(text)) == 64
    assert hash_of("a") != hash_of("b")
