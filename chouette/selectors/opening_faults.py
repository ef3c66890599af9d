"""Why lines of a list of balances cannot be taken for those whom they are to mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from chouette.models import Club, Player
from chouette.opening_file import LineFault
from chouette.selectors.opening_match import MatchedLine
from clubsite.accounts.names import passes_for


def players_to_charge(club: Club) -> set[int]:
    """The numbers that balances may be of: all of the club but those merged into others; one
    query."""
    return set(club.players.filter(merged_into=None).values_list("pk", flat=True))


def faults_of_choices(
    club: Club, matched: Sequence[MatchedLine], known: Mapping[str, Player]
) -> tuple[LineFault, ...]:
    """What bringing the lines in would refuse, by line: `unknown_player` where a number was chosen
    that is nobody's of the club, `twice_in_file` where two lines mean one player, `name_taken`
    where a new guest would look like somebody else. `known` are the players by `name_key`; one
    query."""
    counted = [found for found in matched if not found.is_left_out]
    own = players_to_charge(club)
    names = [player.name for player in known.values() if player.is_active]
    found = [*_of_numbers(counted, own), *_of_new_names(counted, names)]
    return tuple(sorted(found, key=lambda fault: fault.line))


def _of_numbers(matched: Iterable[MatchedLine], own: set[int]) -> Iterator[LineFault]:
    seen: set[int] = set()
    for found in matched:
        number = found.player_id
        if number is None:
            continue
        if number not in own:
            yield LineFault(found.line.line, "unknown_player", str(number))
        elif number in seen:
            yield LineFault(found.line.line, "twice_in_file", found.line.name)
        seen.add(number)


def _of_new_names(matched: Iterable[MatchedLine], names: list[str]) -> Iterator[LineFault]:
    """`names` are those that are taken, and get longer by the new ones."""
    for found in matched:
        if found.player_id is None:
            name = found.line.name
            if any(passes_for(name, other) for other in names):
                yield LineFault(found.line.line, "name_taken", name)
            names.append(name)
