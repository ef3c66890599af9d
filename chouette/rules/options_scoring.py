"""The house rules that decide points and the next order."""

from __future__ import annotations

from .option import YES_NO, Option

SCORING_OPTIONS: tuple[Option, ...] = (
    Option(
        "cubes",
        "S",
        "Cubes",
        "With one cube the box doubles everybody at once and each member takes or drops it. "
        "With a cube for each member every member plays his own contract with the box.",
        "row 16: Keith, Cambridge, Amsterdam, Atlanta",
        choices={"multi": "a cube for each member", "single": "one cube for the table"},
    ),
    Option(
        "seat",
        "R",
        "Who keeps the box",
        "Decides who has the box after mixed results. With one cube it is ignored: the box keeps "
        "his seat by winning the game.",
        "row 6: captain in seven sheets; last man in Bray; net and all in YEP; hybrid in LA",
        choices={
            "captain": "the box stays unless the captain beats him",
            "last_man": "the box stays if he wins the contract closed last",
            "net": "the box stays if he does not lose points on the game",
            "all": "the box stays only if no member beats him",
            "la_hybrid": "the box stays if he wins the contract closed last and loses no points",
        },
    ),
    Option(
        "successor",
        "R",
        "Successor when the captain did not win",
        "Who takes the box when the box loses his seat although the captain did not beat him.",
        "ambiguity A2: LA gives it to the next in line",
        choices={
            "next_in_line": "the next in line behind the captain",
            "acting_captain": "the best-placed member who was still in at the end",
        },
    ),
    Option(
        "winning_captain",
        "R",
        "A captain who won although the box stays",
        "Whether he goes to the end like any captain, or stays because only losers move.",
        "ambiguity A4: LA keeps him",
        choices={"rotates": "goes to the end", "stays": "stays captain"},
    ),
    Option(
        "acting_captain",
        "R",
        "Turn of an acting captain",
        "Whether a member who finished the game for a captain who was out, and lost, has used up "
        "his own turn as captain.",
        "row 10: Keith read literally uses it up",
        choices={"keeps_turn": "keeps his turn", "uses_turn": "has used up his turn"},
    ),
    Option(
        "jacoby",
        "S",
        "Jacoby rule",
        "Gammons and backgammons count as a single game until a cube was turned. An automatic "
        "double is no turn.",
        "rows 33-35: per contract in Canberra, per cube in Colorado and Atlanta",
        choices={
            "cube": "on, each contract for itself",
            "game": "on, any turned cube switches it off for all",
            "off": "off",
        },
    ),
    Option(
        "beavers",
        "S",
        "Turns after a double",
        "How often a double may be turned straight back: 1 allows beavers, 2 raccoons, 3 otters.",
        "rows 28-30: on in seven of nine sheets",
        maximum=3,
    ),
    Option(
        "automatic_doubles",
        "S",
        "Automatic doubles a game",
        "How often equal opening dice may raise all starting levels.",
        "row 32: none, one, or as the box likes",
        maximum=99,
        none_label="no limit",
    ),
    Option(
        "backgammon",
        "S",
        "Value of a backgammon",
        "A backgammon counts three times the cube, in some places only twice.",
        "row 36: seed 001 notes the exception",
        minimum=2,
        maximum=3,
    ),
    Option(
        "lone_taker",
        "S",
        "A member who takes alone",
        "What happens when the box doubles everybody and all but one drop.",
        "row 23: must drop in Keith, must beaver in Canberra, extras in the United States",
        choices={
            "free": "he plays on",
            "must_drop": "he must drop too",
            "must_beaver": "he must beaver or drop",
            "extras": "he must accept extras from those who dropped",
        },
    ),
    Option(
        "lone_taker_from",
        "S",
        "Lone taker rule from",
        "The rule for a lone taker holds from this many players at the start, the box and his "
        "partner included.",
        "ambiguity A12: seed 000 counts participants",
        minimum=1,
        maximum=99,
    ),
    Option(
        "voluntary_extras",
        "V",
        "Extras by agreement",
        "Whether a member who dropped may give any taker an extra if both agree.",
        "row 26: allowed at Backgammon Masters, off in Cambridge",
        choices=YES_NO,
    ),
    Option(
        "bought_cubes",
        "V",
        "Buying a dropped cube",
        "Whether the captain may take over the cube of a member who will not take.",
        "row 27: rare",
        choices=YES_NO,
    ),
    Option(
        "agreed_results",
        "V",
        "Agreed results",
        "Whether the box and a member may agree points and stop.",
        "row 39: allowed in money chouettes, off in Cambridge",
        choices=YES_NO,
    ),
    Option(
        "level_agreement",
        "S",
        "Unequal stakes",
        "How the level of a contract follows from the levels of the two players.",
        "row 38: multiples in Atlanta, the smaller of the pair in YEP",
        choices={
            "equal": "everybody plays the base stake",
            "multiples": "each member plays his own multiple against the box",
            "smaller_of_pair": "each pair plays the smaller of the two",
        },
    ),
)
