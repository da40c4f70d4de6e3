"""House rules of a group as a named set, in the form of the content files, and a set as settings of a game."""

from __future__ import annotations

from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.village.content.rules_fields import VILLAGE
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH
from rules_core.song.settings import SETTINGS as SONG

DIGITS = 4
"""So exact are lengths of a set in inches; every length of the rules comes back as it was."""


def set_of(id: str, name: str, text: str, village: dict[str, Any], song: dict[str, Any]) -> Plain:
    """The table of a set with these settings by name, as a setup's options have them; settings without words are left
    out."""
    return {"id": id, "name": name, "text": text, "village": _plain(village, VILLAGE), "song": _plain(song, SONG)}


def _plain(settings: dict[str, Any], fields: tuple[Field, ...]) -> Plain:
    found: Plain = {}
    for field in fields:
        if field.key in settings:
            value = settings[field.key]
            found[field.key] = round(value / INCH, DIGITS) if field.kind is FieldKind.INCHES else value
    return found
