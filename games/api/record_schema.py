"""What is sent and answered about match files, as the document of the API describes it."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any, get_args

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

from clubsite.api.inputs import Input
from clubsite.parsers import expect_written
from games.api.board_schema import BoardResultOut
from games.boards.deeds import SIDES
from games.models.records import NAME_LENGTH_MAX, RECORDS_MAX
from games.records import WRITERS
from games.records.faults import codes
from games.records.limits import MOST_GAMES
from games.records.record import Kind
from games.records.texts import decoded

FORMATS = list(WRITERS)
KINDS = list(get_args(Kind))
TEXT_MAX = 256 * 1024
USUAL_NAME = "Match"
"""What a text is called that is sent without a name."""


class NewMatchFile(Input):
    """A match file."""

    name = serializers.CharField(
        max_length=NAME_LENGTH_MAX,
        required=False,
        default=USUAL_NAME,
        help_text=f"What it is called among your {RECORDS_MAX}.",
    )
    text = serializers.CharField(
        max_length=TEXT_MAX,
        trim_whitespace=False,
        help_text="All of a .mat or .txt in Jellyfish's format, or of an .sgf of GNU Backgammon.",
    )


@extend_schema_field({"type": "string", "contentMediaType": "application/octet-stream"})
class SentFile(serializers.FileField):
    """A file of a form, as OpenAPI 3.1 describes one."""


class MatchFileForm(Input):
    """A match file as a form sends it."""

    file = SentFile(
        help_text="The .mat, .txt or .sgf as it is, in UTF-8, UTF-16 with its mark, or Latin-1.",
    )
    name = serializers.CharField(
        max_length=NAME_LENGTH_MAX,
        required=False,
        help_text="What it is called; unless said, as the file is, without its ending.",
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """The same as `NewMatchFile` says. Raises ValidationError, ParseError."""
        file = attrs["file"]
        name = attrs.get("name") or PurePath(file.name).stem
        if len(name) > NAME_LENGTH_MAX:
            raise ValidationError({"name": [f"Send one of at most {NAME_LENGTH_MAX} characters."]})
        text = decoded(file.read())
        expect_written(text)
        return {"name": name, "text": text}


class RecordQuery(Input):
    """As what."""

    format = serializers.ChoiceField(
        FORMATS,
        required=False,
        default="",
        help_text="The match as the text of a file of this format, in place of the summary.",
    )


class ReplayQuery(Input):
    """Which game."""

    game = serializers.IntegerField(
        required=False, default=1, min_value=1, max_value=MOST_GAMES, help_text="From 1."
    )


class MatchFilePlayersOut(serializers.Serializer[Any]):
    """Who played; White is the left side of a .mat file. Empty where the file has no name."""

    white = serializers.CharField()
    black = serializers.CharField()


class MatchFileRowOut(serializers.Serializer[Any]):
    """A match file in short."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    format = serializers.ChoiceField(FORMATS, help_text="As it was sent.")
    players = MatchFilePlayersOut()
    length = serializers.IntegerField(help_text="0: for money.")
    games = serializers.IntegerField()
    plays = serializers.IntegerField()
    faults = serializers.IntegerField(help_text="How much is wrong with it.")
    legal = serializers.BooleanField(
        help_text="Whether every play was legal; false where some was not read."
    )
    sent_at = serializers.DateTimeField()


class MatchFileErrorOut(serializers.Serializer[Any]):
    """Something wrong in a line of the file, counted from 1."""

    line = serializers.IntegerField()
    code = serializers.CharField(
        help_text="One of " + ", ".join(f"`{code}`" for code in codes()) + "; there may come more."
    )
    detail = serializers.CharField()


class WithErrors(serializers.Serializer[Any]):
    """What tells of itself what is wrong with it."""

    def get_fields(self) -> dict[str, Any]:
        """With `errors`, a name that serializers have for something else."""
        return {**super().get_fields(), "errors": MatchFileErrorOut(many=True)}


class MatchFileRulesOut(serializers.Serializer[Any]):
    """The rules that the file tells, or that its games show."""

    cube_limit = serializers.IntegerField()
    jacoby = serializers.BooleanField()
    beavers = serializers.IntegerField()
    crawford = serializers.BooleanField()


class MatchFileScoreOut(serializers.Serializer[Any]):
    """The points before a game."""

    white = serializers.IntegerField()
    black = serializers.IntegerField()


class MatchFileGameOut(WithErrors):
    """A game of the match."""

    game = serializers.IntegerField(help_text="From 1.")
    line = serializers.IntegerField(help_text="Where it begins in the file.")
    score = MatchFileScoreOut()
    is_crawford = serializers.BooleanField()
    plays = serializers.IntegerField()
    legal = serializers.BooleanField()
    result = BoardResultOut(allow_null=True, help_text="null: it was not finished.")


class MatchFileOut(WithErrors, MatchFileRowOut):
    """A match file, what is wrong with it, and its games."""

    rules = MatchFileRulesOut()
    by_game = MatchFileGameOut(many=True)


class MatchFileStepOut(serializers.Serializer[Any]):
    """One decision, and the position before it."""

    step = serializers.IntegerField(help_text="From 1.")
    line = serializers.IntegerField()
    side = serializers.ChoiceField(list(SIDES), help_text="Whose decision it was.")
    kind = serializers.ChoiceField(
        KINDS, help_text="`roll`: dice after which the game was given up."
    )
    xgid = serializers.CharField(
        allow_null=True, help_text="Before it, with the dice of a play; null for an otter."
    )
    dice = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    play = serializers.CharField(
        allow_null=True, help_text="Empty where nobody could move; null for the cube."
    )
    legal = serializers.BooleanField()


class MatchFileReplayOut(MatchFileGameOut):
    """A game, decision by decision."""

    steps = MatchFileStepOut(many=True)


class NoReadableGameOut(WithErrors):
    """The problem of a file of which no game could be read, with all that is wrong with it. The
    problem of a name has no `errors`."""

    code = serializers.CharField(help_text="`no_readable_game`, or what else was refused.")
    status = serializers.IntegerField()
    title = serializers.CharField()
    type = serializers.CharField()
    detail = serializers.CharField()

    def get_fields(self) -> dict[str, Any]:
        """With `errors`, which other problems do not have."""
        return {**super().get_fields(), "errors": MatchFileErrorOut(many=True, required=False)}
