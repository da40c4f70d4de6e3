"""The face of Warhold."""

from __future__ import annotations

from desktop.games.face import Face


class WarholdFace(Face):
    """What the war shows in its own way."""

    pdf_name = "war.pdf"


FACE = WarholdFace()
