"""The colour of a token's face, where a model has one of its own, and the ink that is clear on it."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QColor

from desktop.look.colours import Colours, contrast

_HEX: Final = re.compile(r"#[0-9a-fA-F]{6}")


def is_colour(text: str) -> bool:
    """Whether the text is a colour as content writes it: #rrggbb."""
    return _HEX.fullmatch(text) is not None


def face_ink_on(face: QColor, colours: Colours) -> QColor:
    """The ink for an icon on this face: the dark one as on parchment, or the light one where that is clearer."""
    light = contrast(colours.on_fill, face)
    return colours.on_fill if light > contrast(colours.face_ink, face) else colours.face_ink
