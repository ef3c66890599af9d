"""The names other code relies on: what the contract promises of `chouette.rules`."""

from __future__ import annotations

import inspect
import sys

import chouette.rules
from chouette.rules import PRESETS, Rotation, Ruleset, decide, evolve, score_game, square_up


def test_it_offers_what_the_contract_names() -> None:
    promised = {"Ruleset", "PRESETS", "Rotation", "score_game", "decide", "evolve", "square_up"}
    assert promised <= set(chouette.rules.__all__)
    for name in chouette.rules.__all__:
        assert getattr(chouette.rules, name) is not None


def test_it_documents_what_it_offers() -> None:
    for thing in (Ruleset, Rotation, score_game, decide, evolve, square_up):
        assert inspect.getdoc(thing)


def test_it_needs_nothing_but_the_standard_library() -> None:
    """Every module of the core imports only the standard library and the cores, which are two."""
    allowed = {"chouette.rules", "games.engine", *sys.stdlib_module_names}
    core = [module for name, module in sys.modules.items() if name.startswith("chouette.rules")]
    for module in core:
        for value in vars(module).values():
            if inspect.ismodule(value) or inspect.isclass(value) or inspect.isfunction(value):
                home = str(getattr(value, "__module__", None) or value.__name__).split(".")
                assert home[0] in allowed or ".".join(home[:2]) in allowed


def test_it_scores_in_one_call() -> None:
    """The shortest use there is."""
    score = score_game(
        {
            "order": ["Ana", "Bogdan", "Carla"],
            "rules": "cambridge",
            "events": [{"type": "result", "winner": "team", "kind": "single"}],
        }
    )
    assert score.settlement.points == {"Ana": -4, "Bogdan": 2, "Carla": 2}
    assert score.settlement.rotation == Rotation(("Bogdan", "Carla", "Ana"))
    assert score.game.ruleset == PRESETS["cambridge"]
