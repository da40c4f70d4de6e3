"""Items as entries of a picker: picture, name, and what one needs to know to choose."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.workshop.editors.kind_words import kind_picture
from desktop.workshop.forms.bench import FormFace
from desktop.workshop.forms.entry_delegate import PICTURE_ROLE, RIGHT_ROLE, SECOND_ROLE
from desktop.workshop.forms.picker import PICK_ROLE, SEARCH_ROLE
from rules_core.content.items import Item
from rules_core.games.catalogue import schema_of


def icon_of_item(item: Item) -> str:
    """The item's own picture, or that of its kind."""
    return str(item.plain.get("icon", "")) or kind_picture(item.game, item.kind)


def name_of_item(item: Item) -> str:
    """What players read; items that come with the program in the language in force."""
    schema = schema_of(item.game)
    return schema.official_name(item) if item.id in schema.official.ids(item.kind) else item.name


def entries_of(face: FormFace, items: Sequence[Item], taken: Sequence[str] = ()) -> QStandardItemModel:
    """A model for a picker; those taken already are shown and cannot be picked."""
    model = QStandardItemModel()
    for item in items:
        second = face.pick_line(item)
        entry = QStandardItem(name_of_item(item))
        entry.setData(item.id, PICK_ROLE)
        entry.setData(f"{name_of_item(item)} {second} {' '.join(map(str, item.plain.get('tags', ())))}", SEARCH_ROLE)
        is_taken = item.id in taken
        taken_words = QCoreApplication.translate("ItemEntries", "Taken already.")
        entry.setData(taken_words if is_taken else second, SECOND_ROLE)
        entry.setData(face.pick_number(item), RIGHT_ROLE)
        entry.setData(icon_of_item(item), PICTURE_ROLE)
        entry.setAccessibleText(name_of_item(item))
        entry.setAccessibleDescription(second)
        entry.setEnabled(not is_taken)
        model.appendRow(entry)
    return model
