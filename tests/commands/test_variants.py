"""`manage.py variants`."""

from __future__ import annotations

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from games.engine import variants


def printed(*arguments: str) -> str:
    out = StringIO()
    call_command("variants", *arguments, stdout=out)
    return out.getvalue()


def test_it_lists_every_rule_set_with_its_options() -> None:
    lines = printed().splitlines()
    assert [line for line in lines if not line.startswith(" ")] == list(variants.VARIANTS)
    assert "    block_when = turn_end | step  (LN-11b, C)" in lines
    assert "    head_limit = 1 | null  (3.11, C)" in lines


def test_it_says_who_tells_of_an_option() -> None:
    lines = printed("fevga").splitlines()
    after = lines[lines.index("    unblock = single_point | immobile | off  (3.14, B)") + 1]
    assert after.startswith("        Backgammon Galore: Fevga")
    own_choice = lines.index("    deadlock = draw | pips  (LN-20, D)")
    assert lines[own_choice + 1].startswith("    koks"), "nobody tells of our own choice"


def test_it_lists_those_that_are_asked_for() -> None:
    assert printed("fevga").startswith("fevga\n    opening = ")
    assert "kaftar" not in printed("fevga")


def test_a_program_reads_it_line_by_line() -> None:
    rows = [json.loads(line) for line in printed("--json").splitlines()]
    assert [row["name"] for row in rows] == list(variants.VARIANTS)
    sources = {option["name"]: option["sources"] for option in rows[1]["options"]}
    assert sources["opening"][0] == "Russian Wikipedia: Long nardy"
    assert sources["deadlock"] == []
    for row in rows:
        chosen = {option["name"]: option["default"] for option in row["options"]}
        assert variants.get(row["name"]).having(chosen) == variants.get(row["name"])


def test_it_says_which_options_mean_nothing_beside_a_choice() -> None:
    void = ["opening", "next_start", "exception_clear", "exception_second_any_double"]
    void += ["block_when", "deadlock"]
    assert printed("giveaway").splitlines()[-1].split(": nothing is chosen of ") == [
        "        short",
        ", ".join(void),
    ]
    base = json.loads(printed("giveaway", "--json"))["options"][-1]
    assert (base["name"], base["voids"]) == ("base", {"short": void})


def test_it_knows_no_other() -> None:
    with pytest.raises(CommandError):
        printed("chess")
