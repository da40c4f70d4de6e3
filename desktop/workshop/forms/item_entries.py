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


def is_own(item: Item) -> bool:
    """Whether it does not come with the program."""
    return item.id not in schema_of(item.game).official.ids(item.kind)


def name_of_item(item: Item) -> str:
    """What players read; items that come with the program in the language in force."""
    return item.name if is_own(item) else schema_of(item.game).official_name(item)


def entries_of(face: FormFace, items: Sequence[Item], taken: Sequence[str] = ()) -> QStandardItemModel:
    """A model for a picker, own items first; those taken already are shown and cannot be picked."""
    model = QStandardItemModel()
    own = QCoreApplication.translate("ItemEntries", "{name} (own)")
    for item in sorted(items, key=is_own, reverse=True):
        second = face.pick_line(item)
        name = name_of_item(item)
        # What comes with the program may be called the same.
        entry = QStandardItem(own.format(name=name) if is_own(item) else name)
        entry.setData(item.id, PICK_ROLE)
        entry.setData(f"{name} {second} {' '.join(map(str, item.plain.get('tags', ())))}", SEARCH_ROLE)
        is_taken = item.id in taken
        taken_words = QCoreApplication.translate("ItemEntries", "Taken already.")
        entry.setData(taken_words if is_taken else second, SECOND_ROLE)
        entry.setData(face.pick_number(item), RIGHT_ROLE)
        entry.setData(icon_of_item(item), PICTURE_ROLE)
        entry.setAccessibleText(entry.text())
        entry.setAccessibleDescription(second)
        entry.setEnabled(not is_taken)
        model.appendRow(entry)
    return model
