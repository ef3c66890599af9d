from __future__ import annotations

from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from clubsite.env import Environment


def env(**values: str) -> Environment:
    return Environment(values)


def test_it_takes_the_default_for_what_is_absent_or_blank() -> None:
    assert env().text("NAME", "x") == "x"
    assert env(NAME="  ").text("NAME", "x") == "x"
    assert env(NAME=" y ").text("NAME", "x") == "y"


@pytest.mark.parametrize("text", ["1", "true", "True", "YES", "on"])
def test_it_reads_true(text: str) -> None:
    assert env(FLAG=text).boolean("FLAG", default=False) is True


@pytest.mark.parametrize("text", ["0", "false", "No", "off"])
def test_it_reads_false(text: str) -> None:
    assert env(FLAG=text).boolean("FLAG", default=True) is False


@pytest.mark.parametrize("default", [True, False])
def test_it_takes_the_default_of_a_flag(default: bool) -> None:
    assert env().boolean("FLAG", default=default) is default


@pytest.mark.parametrize("text", ["maybe", "2", "truee", "none"])
def test_it_refuses_a_flag_that_is_neither(text: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=r"FLAG must be 1 or 0.*" + text):
        env(FLAG=text).boolean("FLAG", default=False)


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("7", 7), ("", 5), ("10", 10)])
def test_it_reads_a_whole_number_within_its_bounds(text: str, number: int) -> None:
    assert env(N=text).integer("N", 5, low=0, high=10) == number


@pytest.mark.parametrize("text", ["11", "-1", "1.0", "1_0", "٣", "ten", "0x1", "1 0", "9" * 5000])
def test_it_refuses_any_other_number(text: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="N must be a whole number from 0 to 10"):
        env(N=text).integer("N", 5, low=0, high=10)


def test_it_reads_a_list_without_empty_words() -> None:
    assert env(HOSTS=" a.test, b.test,,").words("HOSTS") == ["a.test", "b.test"]
    assert env().words("HOSTS") == []


def test_it_reads_one_of_several_words_and_defaults_to_the_first() -> None:
    assert env().choice("MODE", ("run", "test")) == "run"
    assert env(MODE="test").choice("MODE", ("run", "test")) == "test"
    with pytest.raises(ImproperlyConfigured, match="MODE must be one of run, test, not 'prod'"):
        env(MODE="prod").choice("MODE", ("run", "test"))


def test_it_reads_a_secret_from_the_variable_or_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("from file\n")
    assert env(KEY="direct").secret("KEY") == "direct"
    assert env(KEY_FILE=str(tmp_path / "key")).secret("KEY") == "from file"
    assert env().secret("KEY") == ""


def test_it_refuses_a_secret_given_twice(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("from file")
    with pytest.raises(ImproperlyConfigured, match="give KEY or KEY_FILE, not both"):
        env(KEY="direct", KEY_FILE=str(tmp_path / "key")).secret("KEY")


@pytest.mark.parametrize(
    ("content", "message"), [(None, "cannot be read"), (b"\xff\xfe", "cannot"), (b"\n", "empty")]
)
def test_it_refuses_a_secret_file_that_is_missing_no_text_or_empty(
    content: bytes | None, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "key"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(ImproperlyConfigured, match=f"KEY_FILE.*{message}"):
        env(KEY_FILE=str(path)).secret("KEY")


@pytest.mark.parametrize("rate", ["1200/minute", "1/second", "5/hour", "70000/day"])
def test_it_reads_how_many_in_a_time(rate: str) -> None:
    assert env(RATE=rate).rate("RATE", "2/minute") == rate
    assert env(RATE="").rate("RATE", "2/minute") == "2/minute"


def test_it_reads_that_there_is_no_limit() -> None:
    assert env(RATE="none").rate("RATE", "2/minute") is None


@pytest.mark.parametrize("rate", ["many", "0/minute", "-1/minute", "1,200/minute", "5", "5/week"])
def test_it_starts_with_no_rate_that_is_none(rate: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="RATE must be like 1200/minute, or none"):
        env(RATE=rate).rate("RATE", "2/minute")
