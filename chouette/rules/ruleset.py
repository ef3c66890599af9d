"""The house rules of a table as one frozen value.

Each row of the catalogue of house rules that is a choice is a field. Kinds: S changes scores,
R changes the rotation, V only restricts which cube actions are proper (warned about, never
blocked), D is manners (shown as text). What is warned stands in `cautions`, what is told in
`advice`; left out is what only tournaments use (14, 15) or no source has (55).

| rows    | rule                      | kind | field                 | status          |
|---------|---------------------------|------|-----------------------|-----------------|
| 1, 2    | first order by dice, ties | R    | - (`rotation`)        | done            |
| 4-6, 12 | who has the box next      | R    | seat                  | done            |
| 7-9, 11 | successor of the box      | R    | successor             | done            |
| 10      | turn of an acting captain | R    | acting_captain        | done            |
| A4      | captain won, box stays    | R    | winning_captain       | done            |
| 13      | declining the box         | R    | decline_box           | done            |
| 14, 15  | reward order, schedules   | R    | -                     | left out        |
| 16      | number of cubes           | S    | cubes                 | done            |
| 17      | who decides team's double | V    | team_double           | told            |
| 18, 21  | whom the box must double  | V    | box_doubles           | warned          |
| 19, 20  | which the box may take    | V    | box_take              | warned          |
| 22      | order of answers          | V    | answer_order          | told            |
| 23      | lone taker                | S    | lone_taker, ..._from  | done, warned    |
| 24, 25  | extras                    | S    | - (`extra`)           | done            |
| 26      | extras by agreement       | V    | voluntary_extras      | warned          |
| 27      | bought cubes              | V    | bought_cubes          | warned          |
| 28-31   | beaver, raccoon, otter    | S    | beavers               | done            |
| 32      | automatic doubles         | S    | automatic_doubles     | done            |
| 33-35   | Jacoby and its scope      | S    | jacoby                | done            |
| 36      | value of a backgammon     | S    | backgammon            | done            |
| 37      | caps                      | S    | -                     | cube limit only |
| 38      | unequal stakes            | S    | level_agreement       | done, warned    |
| 39-41   | agreed results            | V    | agreed_results        | warned          |
| 42      | partner, from when        | S    | partner_from and next | warned          |
| 43      | who is asked              | R    | partner_asked         | done            |
| 44, 45  | the partner's share       | S    | partner_split         | done            |
| 47-49   | partner after a game      | R    | partner_after_loss    | done            |
| 50-52   | joining, leaving          | R    | newcomer              | done            |
| 53      | sitting out               | R    | sit_out_games         | done            |
| 54      | proxy of an absent member | V    | -                     | noted           |
| 55      | compulsory wait           | R    | -                     | left out        |
| 56      | most players              | R    | max_players           | told, warned    |
| 57      | splitting the table       | R    | split_at              | told            |
| 58      | two players               | R    | -                     | same formulas   |
| 63, 65  | consulting about plays    | D    | consultation          | told            |
| 64      | consulting about doubles  | D    | consultation_on_cube  | told            |
| 67      | illegal play              | D    | illegal_play          | told            |
| 68      | premature roll            | D    | premature_roll        | told            |
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from games.engine.errors import in_json

from . import codec
from .errors import BadJson, UnknownRule
from .options import is_allowed


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every house rule of a table. The defaults are those of the scoring tool."""

    cubes: Literal["multi", "single"] = "multi"
    seat: Literal["captain", "last_man", "net", "all", "la_hybrid"] = "captain"
    successor: Literal["next_in_line", "acting_captain"] = "next_in_line"
    winning_captain: Literal["rotates", "stays"] = "rotates"
    acting_captain: Literal["keeps_turn", "uses_turn"] = "keeps_turn"
    jacoby: Literal["cube", "game", "off"] = "cube"
    beavers: int = 3
    automatic_doubles: int | None = None
    backgammon: int = 3
    lone_taker: Literal["free", "must_drop", "must_beaver", "extras"] = "free"
    lone_taker_from: int = 5
    voluntary_extras: bool = False
    bought_cubes: bool = False
    agreed_results: bool = True
    level_agreement: Literal["equal", "multiples", "smaller_of_pair"] = "equal"
    partner_from: int | None = 8
    partner_compulsory_from: int | None = None
    partner_asked: Literal[
        "after_captain", "from_captain", "last_first", "next_in_line", "captain", "by_lot"
    ] = "after_captain"
    partner_split: Literal["odd_point_to_box", "half_points"] = "odd_point_to_box"
    partner_after_loss: Literal["captain", "own_place"] = "captain"
    newcomer: Literal["above_loser", "below_loser"] = "above_loser"
    sit_out_games: int = 3
    decline_box: bool = False
    max_players: int = 10
    split_at: int | None = None
    team_double: Literal["captain", "unanimous", "majority"] = "captain"
    box_doubles: Literal["free", "all_at_level", "captain_included"] = "free"
    box_take: Literal[
        "free",
        "same_value_same_action",
        "half_or_none",
        "break_even",
        "captain_where_possible",
        "captain_downwards",
    ] = "free"
    answer_order: Literal["captain_first", "last_first", "by_score"] = "captain_first"
    consultation: Literal["none", "cube_turned", "free"] = "cube_turned"
    consultation_on_cube: bool = False
    premature_roll: Literal["stands", "void"] = "stands"
    illegal_play: Literal["opponent_choice", "before_next_roll"] = "opponent_choice"

    @staticmethod
    def from_json(value: object, *, base: Ruleset | None = None) -> Ruleset:
        """The rules named by a preset's slug, or given as an object over `base` (or the defaults);
        for null those alone.

        Without a `base`, `acting_captain` follows the number of cubes: with one cube the acting
        captain is the captain and uses up his turn, with many he keeps it.
        Raises UnknownRule for a preset, field or value that does not exist, BadJson for anything
        but a name or an object.
        """
        if value is None:
            return base or Ruleset()
        if isinstance(value, str):
            if value not in PRESETS:
                raise UnknownRule(rule=_shown(value))
            return PRESETS[value]
        if not isinstance(value, Mapping):
            raise BadJson(reason="rules are a preset's name or an object")
        for name, choice in value.items():
            if not is_allowed(name, choice):
                raise UnknownRule(rule=f"{_shown(name)} = {_shown(choice)}")
        if base is not None:
            return replace(base, **value)
        if value.get("cubes") == "single":
            return Ruleset(**{"acting_captain": "uses_turn", **value})
        return Ruleset(**value)

    def to_json(self) -> dict[str, Any]:
        """Every field, in the order of the catalogue."""
        return {name: getattr(self, name) for name in FIELDS}


FIELDS: tuple[str, ...] = tuple(field.name for field in fields(Ruleset))

codec.register(Ruleset, Ruleset.to_json, Ruleset.from_json)


def _shown(value: object) -> str:
    """As JSON has it, a text without its quotes."""
    return (value if isinstance(value, str) else in_json(value))[:80]


_KEITH = Ruleset(
    beavers=1,
    automatic_doubles=1,
    lone_taker="must_drop",
)
_ONE_CUBE = replace(_KEITH, cubes="single", acting_captain="uses_turn", box_doubles="all_at_level")
_COMMON = replace(_KEITH, lone_taker="free", box_doubles="all_at_level")

PRESETS: Mapping[str, Ruleset] = {
    "keith-many-cubes": _KEITH,
    "keith-one-cube": _ONE_CUBE,
    "backgammon-circle": replace(
        _ONE_CUBE,
        beavers=0,
        lone_taker="free",
        partner_from=None,
        team_double="unanimous",
        consultation="free",
        consultation_on_cube=True,
        premature_roll="void",
        illegal_play="before_next_roll",
    ),
    "cambridge": replace(
        _COMMON, beavers=0, automatic_doubles=None, agreed_results=False, partner_from=None
    ),
    "amsterdam": replace(_COMMON, partner_from=6, box_take="same_value_same_action"),
    "los-angeles": replace(
        _KEITH,
        seat="la_hybrid",
        winning_captain="stays",
        lone_taker="extras",
        voluntary_extras=True,
        partner_from=6,
        partner_compulsory_from=7,
        split_at=8,
        box_doubles="captain_included",
        box_take="break_even",
        consultation="none",
    ),
    "fibs": replace(_COMMON, partner_from=6, partner_compulsory_from=6, newcomer="below_loser"),
    "canberra": replace(
        _COMMON,
        beavers=2,
        automatic_doubles=None,
        lone_taker="must_beaver",
        lone_taker_from=3,
        partner_from=None,
        newcomer="below_loser",
        max_players=6,
        box_take="captain_where_possible",
    ),
    "gothenburg": replace(
        _COMMON, partner_from=None, split_at=6, box_take="same_value_same_action"
    ),
}
"""The house rules of places that published theirs; a new club starts with `keith-many-cubes`."""

PRESET_LABELS: Mapping[str, str] = {
    "keith-many-cubes": "Keith, a cube for each member",
    "keith-one-cube": "Keith, one cube",
    "backgammon-circle": "Backgammon Circle, one cube",
    "cambridge": "Cambridge",
    "amsterdam": "Amsterdam and Rotterdam",
    "los-angeles": "Los Angeles",
    "fibs": "FIBS",
    "canberra": "Canberra",
    "gothenburg": "Gothenburg",
}
