from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from clubsite import secret_key
from tests.clubsite.conftest import GOOD_KEY


def test_it_makes_a_key_once_and_keeps_it_for_its_owner_only(tmp_path: Path) -> None:
    first = secret_key.for_mode("run", given="", folder=tmp_path)
    assert len(first) >= secret_key.LENGTH_MIN
    assert secret_key.for_mode("run", given="", folder=tmp_path) == first
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_it_makes_another_key_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    keys = {secret_key.for_mode("run", given="", folder=f) for f in (tmp_path, tmp_path / "a")}
    assert len(keys) == 2


def test_it_gives_one_key_to_processes_that_start_at_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = list(
            pool.map(lambda _: secret_key.for_mode("run", given="", folder=tmp_path), range(40))
        )
    assert len(set(keys)) == 1


def test_it_prefers_a_key_that_is_given(tmp_path: Path) -> None:
    assert secret_key.for_mode("run", given="mine", folder=tmp_path) == "mine"
    assert not list(tmp_path.iterdir())


def test_it_writes_nothing_in_tests(tmp_path: Path) -> None:
    assert secret_key.for_mode("test", given="", folder=tmp_path) == secret_key.TEST_KEY
    assert not list(tmp_path.iterdir())


def test_it_takes_a_good_key_in_production(tmp_path: Path) -> None:
    assert secret_key.for_mode("production", given=GOOD_KEY, folder=tmp_path) == GOOD_KEY


@pytest.mark.parametrize(
    "key",
    [
        "",
        "short",
        "a" * 60,
        "ab" * 30,
        secret_key.TEST_KEY,
        f"django-insecure-{GOOD_KEY}",
        f"change-me-{GOOD_KEY}",
    ],
)
def test_it_refuses_a_default_or_weak_key_in_production(key: str, tmp_path: Path) -> None:
    with pytest.raises(ImproperlyConfigured, match="production needs"):
        secret_key.for_mode("production", given=key, folder=tmp_path)


def test_it_does_not_fall_back_on_the_local_key_in_production(tmp_path: Path) -> None:
    secret_key.for_mode("run", given="", folder=tmp_path)
    with pytest.raises(ImproperlyConfigured):
        secret_key.for_mode("production", given="", folder=tmp_path)
