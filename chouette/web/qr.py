"""An address as a picture that a phone reads."""

from __future__ import annotations

import segno
from django.utils.safestring import SafeString, mark_safe


def qr_svg(address: str) -> SafeString:
    """A QR code as SVG that stands in the page itself; black on white in the dark too, because
    cameras expect that."""
    code = segno.make(address, micro=False, error="m")
    drawn: str = code.svg_inline(omitsize=True, border=4, dark="#000", light="#fff", svgclass="qr")
    # Nothing of the address stands in it as text: only squares.
    return mark_safe(drawn)
