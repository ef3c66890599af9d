"""Reasons in words: English by default, any language and any names by the same templates."""

from __future__ import annotations

from dataclasses import dataclass

from chouette.rules.settlement import ContractResult, Reason
from chouette.rules.templates import (
    TEMPLATES,
)
from chouette.rules.wording import (
    Words,
    contract_text,
    explain,
    reason_text,
    warning_text,
)

from .games import box, buy, extra, played, result, settle, team

NAMES = {"A": "Ana", "B": "Bogdan", "C": "Carla", "D": "Dinu", "E": "Elena"}
ROMANIAN = {
    TEMPLATES["why"]: "{contracts}, deci {seat}.",
    TEMPLATES["dropped_by_holder"]: "{player} a renunțat la {value}",
    TEMPLATES["captain_beaten.captain_next"]: (
        "careul l-a bătut pe căpitan și rămâne; urmează căpitan {next_captain}"
    ),
}


def romanian(template: str) -> str:
    return ROMANIAN.get(template, template)


class TestExplaining:
    def test_it_names_players_as_they_are_called(self) -> None:
        game = played("ABCDE", box(B="drop", C="drop"), result("box"))
        assert explain(game.settlement, Words(name=NAMES.__getitem__)) == (
            "Bogdan, Carla dropped at 1, so the box beat the captain and stays; "
            "Carla is captain next."
        )

    def test_it_speaks_the_readers_language(self) -> None:
        game = played("ABCD", box(B="drop"), result("box"))
        assert explain(game.settlement, Words(romanian, NAMES.__getitem__)) == (
            "Bogdan a renunțat la 1, deci careul l-a bătut pe căpitan și rămâne; "
            "urmează căpitan Carla."
        )

    def test_it_explains_whatever_keeps_a_reason_and_contracts(self) -> None:
        """Years later, from an event that was stored."""
        settled = played("ABC", result("box")).settlement

        @dataclass(frozen=True)
        class Stored:
            reason: Reason
            contracts: tuple[ContractResult, ...]
            afterwards: Reason | None = None

        assert explain(Stored(settled.reason, settled.contracts)) == explain(settled)

    def test_it_names_the_contracts_closed_early_and_those_that_decided(self) -> None:
        """By `captain` B's drop decides; by `net` everything does."""
        events = [team(B="take"), box(B="drop"), team(C="take"), result("team")]
        assert "C 2" not in played("ABCD", *events).why
        assert "(C 2, D 1)" in played("ABCD", *events, seat="net").why

    def test_it_begins_with_a_capital_unless_a_player_is_named_first(self) -> None:
        assert played("abc", result("box")).why.startswith("The box won")
        assert played("abc", box(b="drop"), result("box")).why.startswith("b dropped")

    def test_it_is_not_fooled_by_names_with_gaps_in_them(self) -> None:
        game = played("AB", settle("B", 1))
        assert "{value} was paid" in explain(game.settlement, Words(name=lambda _: "{value}"))

    def test_it_gathers_neighbours_who_dropped_alike(self) -> None:
        dropped = box(B="drop", C="drop", D="take", E="drop")
        game = played("ABCDE", dropped, result("box"), start_levels={"C": 2})
        assert game.why.startswith("B dropped at 1; C dropped at 2; E dropped at 1, so")
        assert played("ABCD", team(B="drop", C="drop"), result("box")).why.startswith(
            "The box dropped to B, C at 1, so the captain beat the box"
        )

    def test_it_ends_with_extras_and_bought_cubes(self) -> None:
        events = [box(B="take", C="drop"), extra("CB"), buy("DB"), result("team")]
        game = played("ABCD", *events)
        assert game.why.endswith(
            "Besides, B won 2 on the extra from C, who had paid 1 for it; "
            "B won 2 on the cube bought from D."
        )

    def test_it_tells_what_the_board_brought_even_where_it_decided_nothing(self) -> None:
        settled = played("ABCD", box(B="drop", C="take", D="take"), result("box", "gammon"))
        assert explain(settled.settlement, whole=True) == (
            "The box won a gammon (C 4, D 4). B dropped at 1, so the box beat the captain and "
            "stays; C is captain next."
        )

    def test_it_tells_of_acting_captains_who_followed(self) -> None:
        rules = {"acting_captain": "uses_turn"}
        game = played("ABCDE", box(B="drop"), box(C="drop"), result("box"), **rules)
        assert game.why.endswith("C, D captained after B, lost and went to the end as well.")


class TestSingleSentences:
    def test_it_says_a_contract_by_itself(self) -> None:
        game = played("ABC", team(B="take"), result("team", "gammon"))
        assert [contract_text(c) for c in game.settlement.contracts] == [
            "B won 4, a gammon",
            "C won 1, the gammon not counting (Jacoby: cube not turned)",
        ]

    def test_it_says_a_reason_by_itself(self) -> None:
        reason = played("ABC", result("box")).settlement.reason
        assert reason_text(reason) == "the box beat the captain and stays; C is captain next"

    def test_it_says_a_warning_in_the_readers_words(self) -> None:
        (warning,) = played("AB", settle("B", 1), preset="cambridge").settlement.warnings
        named = warning_text(warning, Words(name=NAMES.__getitem__))
        assert named == "Agreed results are off at this table: Bogdan settled."
