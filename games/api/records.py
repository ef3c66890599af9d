"""`records/`, `records/{id}/` and `records/{id}/replay/`: match files, read by the rules."""

from __future__ import annotations

from django.http import HttpResponse
from django.http.response import HttpResponseBase
from drf_spectacular.utils import OpenApiResponse, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from clubsite.api.answers import ETAG, IF_NONE_MATCH, REPLAYED, UNCHANGED, with_etag, written
from clubsite.api.pages import NewestFirst, PageQuery
from clubsite.api.schema import page_of_schema
from clubsite.parsers import StrictFormParser, StrictJSONParser
from clubsite.problems import CONTENT_TYPE
from games.api.base import OwnView
from games.api.record_body import record_body, record_row, replay_body
from games.api.record_examples import (
    AS_FILE,
    FORM,
    NEW,
    RECORD,
    REFUSED,
    REPLAY,
    ROW,
    SUMMARY,
    UNREADABLE,
)
from games.api.record_schema import (
    MatchFileForm,
    MatchFileOut,
    MatchFileReplayOut,
    MatchFileRowOut,
    NewMatchFile,
    NoReadableGameOut,
    RecordQuery,
    ReplayQuery,
)
from games.records import write
from games.refusals import NotFound
from games.selectors.records import reading_of, record_seen, records_of
from games.services.records import delete_record, keep_record

FORM_TYPE = "multipart/form-data"
PLAIN = "text/plain; charset=utf-8"


class RecordsView(OwnView):
    """The match files of whoever is logged in."""

    pages = NewestFirst
    parser_classes = (StrictJSONParser, StrictFormParser)

    @extend_schema(responses=page_of_schema(MatchFileRowOut), examples=[ROW])
    def get(self, request: Request) -> Response:
        """Those that the caller sent, the newest first."""
        user = self.user()
        self.query(PageQuery)
        return self.page(
            records_of(user), MatchFileRowOut, lambda rows: list(map(record_row, rows))
        )

    @extend_schema(
        request={"application/json": NewMatchFile, FORM_TYPE: MatchFileForm},
        responses={
            201: MatchFileOut,
            200: OpenApiResponse(MatchFileOut, "The same text was sent before."),
            (422, CONTENT_TYPE): OpenApiResponse(NoReadableGameOut, REFUSED),
        },
        parameters=[REPLAYED],
        examples=[NEW, FORM, RECORD, UNREADABLE],
    )
    def post(self, request: Request) -> Response:
        """Send a match file, in JSON or as a form with the file itself: it is played again by the
        rules, and whatever is wrong is told by line. A file of which no game can be read is
        refused. The same text sent again is the same record."""
        user = self.user()
        is_form = str(request.content_type).startswith(FORM_TYPE)
        given = self.body(MatchFileForm if is_form else NewMatchFile)
        kept = keep_record(user=user, name=given["name"], text=given["text"])
        return written(record_body(kept.record, reading_of(kept.record)), replayed=kept.replayed)


class RecordView(OwnView):
    """One match file."""

    @extend_schema(
        responses={
            (200, "application/json"): OpenApiResponse(MatchFileOut, "What stands in it."),
            (200, "text/plain"): OpenApiResponse(str, "The match as a file of that format."),
            304: UNCHANGED,
        },
        parameters=[RecordQuery, ETAG, IF_NONE_MATCH],
        examples=[SUMMARY, AS_FILE],
    )
    def get(self, request: Request, record_id: int) -> HttpResponseBase:
        """What stands in a match file, game by game; with `?format=` the match as the text of a
        file of that format. 304 where the caller's `If-None-Match` names the `ETag`."""
        record = record_seen(record_id, self.user())
        if wanted := self.query(RecordQuery)["format"]:
            text = write(reading_of(record).record, wanted)
            return HttpResponse(text, content_type=PLAIN)
        return with_etag(request, record_body(record, reading_of(record)))

    @extend_schema(responses={204: None})
    def delete(self, request: Request, record_id: int) -> Response:
        """Delete a match file for good."""
        delete_record(record_id=record_id, user=self.user())
        return Response(status=204)


class ReplayView(OwnView):
    """A game of a match file, decision by decision."""

    @extend_schema(
        responses={200: MatchFileReplayOut, 304: UNCHANGED},
        parameters=[ReplayQuery, ETAG, IF_NONE_MATCH],
        examples=[REPLAY],
    )
    def get(self, request: Request, record_id: int) -> Response:
        """Each decision of a game with the position before it: the dice and the play, whether it
        was legal, and the turns of the cube. 404 for a game that the match does not have."""
        reading = reading_of(record_seen(record_id, self.user()))
        number = self.query(ReplayQuery)["game"]
        if number > len(reading.record.games):
            raise NotFound
        return with_etag(request, replay_body(reading, number))
