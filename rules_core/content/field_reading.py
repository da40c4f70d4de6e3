"""A table read by the declaration of its fields alone: what a game checks that has no reader of its own."""

from __future__ import annotations

from typing import Final

from rules_core.content import reader_words as words
from rules_core.content.fields import Field, FieldKind
from rules_core.content.ids import is_id
from rules_core.content.items import Item
from rules_core.content.reader import Problem, Reader
from rules_core.content.values import shown

TEXTS: Final = (FieldKind.TEXT, FieldKind.STORY, FieldKind.ICON)
WORDS: Final = (FieldKind.WORD, FieldKind.REFERENCE, FieldKind.ROW)
LISTS: Final = (FieldKind.WORDS, FieldKind.TAGS, FieldKind.REFERENCES)


def problems_of(item: Item, fields: tuple[Field, ...]) -> list[Problem]:
    """Everything that the limits of its fields have to say about an item."""
    problems: list[Problem] = []
    _read(Reader(item.plain, item.name or item.kind, problems), fields)
    return problems


def _read(reader: Reader, fields: tuple[Field, ...]) -> None:
    for field in fields:
        kind = field.kind
        if kind is FieldKind.ID:
            id = reader.text_of(field)
            if id and not is_id(id):
                reader.fault(field.key, words.NO_ID, words.WRITE_ID, {"value": shown(id)})
        elif kind in TEXTS:
            reader.text_of(field)
        elif kind is FieldKind.WHOLE:
            reader.whole_of(field)
        elif kind is FieldKind.INCHES:
            reader.inches_of(field)
        elif kind is FieldKind.FLAG:
            reader.flag_of(field)
        elif kind in WORDS:
            reader.word_of(field)
        elif kind in LISTS:
            reader.words_of(field)
        elif kind is FieldKind.LINES:
            reader.lines_of(field)
        elif kind is FieldKind.COLOUR:
            reader.colour_of(field)
        elif kind is FieldKind.POINT:
            reader.point_of(field)
        elif kind is FieldKind.OUTLINE:
            reader.outline_of(field)
        elif kind is FieldKind.DRAWING:
            reader.drawing_of(field)
        elif kind is FieldKind.TABLE:
            _read(reader.table_of(field), field.parts)
        else:
            for one in reader.tables_of(field):
                _read(one, field.parts)
    reader.done()
