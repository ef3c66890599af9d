"""The slip that changes the stake."""

from __future__ import annotations

from tests.builders import Table
from tests.web.pages import Reader


def test_it_names_the_game_that_a_new_stake_counts_from(bogdan: Reader, table: Table) -> None:
    assert "From game 1 on; 0 means points only." in bogdan.slip("stake")
    table.send("start_game")
    html = bogdan.slip("stake")
    assert "Game 1 is being played and ends at the stake it began with." in html
    assert "From game 2 on; 0 means points only." in html
