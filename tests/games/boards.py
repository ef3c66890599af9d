"""Boards that are played by tests: through the services with dice of one's choice, or over the API
with the service's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import uuid4

from django.contrib.auth.models import User

from games.boards.deciding import KINDS, Order
from games.boards.state import BoardState
from games.engine import Rules, Side
from games.models import Board
from games.models.boards import Opponent
from games.selectors.boards import state_of
from games.services.boards import Sent, send_command
from games.services.making_boards import Agreed, make_board
from tests.api.conftest import Caller, device_of
from tests.people import People

Json = dict[str, Any]


def callers_without_a_log_in(people: People) -> tuple[tuple[Caller, int, str], ...]:
    """Nobody, and a club's token, which is of no use here; and what each is told."""
    return (Caller(), 401, "not_authenticated"), (device_of(people), 403, "takes_log_in")


@dataclass
class Played:
    """A board that is played through the services; `white` and `black` are who play it."""

    pk: int
    white: User
    black: User

    @property
    def row(self) -> Board:
        return Board.objects.get(pk=self.pk)

    @property
    def state(self) -> BoardState:
        return state_of(self.row)

    def send(self, kind: str, *, by: User | None = None, dice: str = "", **fields: Any) -> Sent:
        """A command of whoever is to decide, or of `by`; `dice` are thrown one after the other."""
        thrown: Iterator[int] = map(int, dice)
        return send_command(
            board_id=self.pk,
            user=by or self.decider,
            command_id=fields.pop("command_id", None) or uuid4(),
            expected_seq=fields.pop("expected_seq", self.row.last_seq),
            secret=fields.pop("secret", ""),
            order=Order(kind, **fields),
            die=lambda: next(thrown),
        )

    def play(self, *turns: str) -> Sent:
        """Turns as `31: 8/5 6/5`: dice, then the play."""
        for turn in turns:
            dice, _, text = turn.partition(":")
            self.send("roll", dice=dice)
            sent = self.send("play", play=text.strip())
        return sent

    @property
    def decider(self) -> User:
        position = self.state.game.position
        side = position.decides if position else Side.WHITE
        return self.white if side is Side.WHITE else self.black


def board_here(user: User, **agreed: Any) -> Played:
    """A board whose two sides are played on one device."""
    made = make_board(user=user, command_id=uuid4(), agreed=Agreed(**agreed))
    return Played(made.board.pk, user, user)


def board_of_two(white: User, black: User, **agreed: Any) -> Played:
    """A board that White made and at which Black sat down."""
    invited = Agreed(opponent=Opponent.INVITED, **agreed)
    made = make_board(user=white, command_id=uuid4(), agreed=invited)
    board = Played(made.board.pk, white, black)
    board.send("sit", by=black, secret=made.secret)
    return board


def play_a_board(user: User) -> Played:
    """A board on which three throws were played."""
    board = board_here(user, length=3, rules=Rules())
    board.play("31: 8/5 6/5", "64: 24/14", "52: 13/8 13/11")
    return board


def new_board(caller: Caller, **agreed: Any) -> Json:
    """A board made over the API."""
    made: Json = caller.send("boards/", {"command_id": str(uuid4()), **agreed})
    return made


def send(caller: Caller, board: int, seq: int, kind: str, status: int = 201, **more: Any) -> Json:
    """A command over the API."""
    body = {"command_id": str(uuid4()), "expected_seq": seq, "kind": kind, **more}
    answer: Json = caller.send(f"boards/{board}/commands/", body, status)
    return answer


def seated_over_api(white: Caller, black: Caller, **agreed: Any) -> Json:
    """The state of a board that White made and at which Black sat down, as White sees it."""
    made = new_board(white, opponent="invited", **agreed)
    send(black, made["id"], 0, "sit", secret=made["secret"])
    state: Json = white.ask(f"boards/{made['id']}/")
    return state


def any_command(may: Iterable[str], state: Json, random: Random) -> tuple[str, Json]:
    """A command that may be sent, with its fields; what ends games is taken less often."""
    kinds = sorted(may, key=KINDS.index)
    usual = [kind for kind in kinds if kind not in ("resign", "undo", "drop", "accept_resignation")]
    kind = random.choice(usual if usual and random.random() < 0.9 else kinds)
    if kind == "play":
        plays = state["legal_plays"]
        return kind, {"play": random.choice(plays) if plays else ""}
    if kind == "resign":
        return kind, {"result": random.choice(["single", "gammon", "backgammon"])}
    return kind, {}
