"""Why a guest's phone got no seat, somebody did not come in as a guest, and a table was not handed
over."""

from __future__ import annotations

from chouette.refusals import Refused


class GuestsStayOut(Refused):
    """This club does not let guests join by a code: an owner can change that in its settings."""

    code = "guests_stay_out"


class NoSuchCode(Refused):
    """No table has this code: look at it once more, or ask for the one that counts now."""

    code, status = "no_such_code", 404


class TooManyCodes(Refused):
    """Too many wrong codes came from here: try again in {seconds} seconds."""

    code, status = "too_many_codes", 429


class NightOver(Refused):
    """The night at this table is over."""

    code = "night_over"


class NameHasAccount(Refused):
    """{name} belongs to this club with an account: log in, or take another name."""

    code = "name_has_account"


class GuestOfTheClub(Refused):
    """{name} is a guest of this club already: ask whoever keeps the score to add {name} to the
    table and choose that seat then, or take another name."""

    code = "guest_of_the_club"


class PhoneThere(Refused):
    """{name} is here with a phone already: take another name, or ask whoever keeps the score to
    take that phone away."""

    code = "phone_there"


class SeatGone(Refused):
    """No guest waits for a phone on this seat any more: choose once more."""

    code = "seat_gone"


class TooManyPhones(Refused):
    """{limit} phones were given a seat at this table: let somebody who keeps the score add you."""

    code = "too_many_phones"


class PlayedBefore(Refused):
    """{name} played in this club before and comes back as himself: he takes an invitation that is
    for no guest, and the guest is merged into him then."""

    code = "played_before"


class MayNotScore(Refused):
    """{name} may not keep the score in this club: it takes the role of a scorer."""

    code = "may_not_score"


class KeptByAnother(Refused):
    """{name} is keeping the score just now: confirm that you take over."""

    code, status = "kept_by_another", 409
