"""Fields of house-rule sets: every setting that a group may change, with its words and limits."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.named_fields import ID, NAME
from rules_core.games.village.content.village_setting_fields import BUILDINGS
from rules_core.games.village.content.wave_setting_fields import WAVES
from rules_core.kernel.game import Plain
from rules_core.song.options import INCH
from rules_core.song.settings import SETTINGS as SONG

SETTINGS: Final[tuple[Field, ...]] = (*WAVES, *BUILDINGS)
"""The settings of the village, each declared once, in the order of `VillageOptions`."""
VILLAGE: Final[tuple[Field, ...]] = tuple([one for one in SETTINGS if one.name])
"""Those that change something, which forms show."""
VILLAGE_SETTINGS: Final = Field(
    "village",
    FieldKind.TABLE,
    "The village",
    "Settings of the village that differ from the book.",
    optional=True,
    parts=VILLAGE,
)
SONG_SETTINGS: Final = Field(
    "song",
    FieldKind.TABLE,
    "Fighting and moving",
    "Settings of the engine that differ from the book.",
    optional=True,
    parts=SONG,
)
SET_TEXT: Final = Field(
    "text",
    FieldKind.STORY,
    "What they are for",
    "When to play by these house rules, in a sentence or two.",
    longest=400,
    default="",
)
RULES: Final[tuple[Field, ...]] = (ID, NAME, SET_TEXT, VILLAGE_SETTINGS, SONG_SETTINGS)


DIGITS: Final = 4
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
