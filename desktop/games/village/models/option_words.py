"""The words for every house rule: a short title and what it does, with its clause. They stand in the fields of sets."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from rules_core.content.fields import Field
from rules_core.games.village.content.rules_fields import VILLAGE as VILLAGE_FIELDS
from rules_core.games.village.content.song_setting_fields import SONG as SONG_FIELDS

VILLAGE: dict[str, Field] = {field.key: field for field in VILLAGE_FIELDS}
SONG: dict[str, Field] = {field.key: field for field in SONG_FIELDS}
WORDS: dict[str, str] = {word: field.name_of(word) for field in (*VILLAGE_FIELDS, *SONG_FIELDS) for word in field.words}


def title_of(book: str, name: str) -> str:
    """The title of a house rule; its name where no words have been written yet."""
    field = (VILLAGE if book == "village" else SONG).get(name)
    return QCoreApplication.translate("Options", field.name) if field is not None else name.replace("_", " ")


def help_of(book: str, name: str) -> str:
    """What a house rule does, and its clause."""
    field = (VILLAGE if book == "village" else SONG).get(name)
    return f"{QCoreApplication.translate('Options', field.help)} {field.clause}" if field is not None else ""


def word_of(word: str) -> str:
    """A choice of a house rule in words."""
    return QCoreApplication.translate("Options", WORDS.get(word, word))
