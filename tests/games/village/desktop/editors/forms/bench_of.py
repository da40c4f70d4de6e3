"""Forms as tests need them: over a draft of any table, shown, with the look of the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.control_for import bench_for
from desktop.workshop.forms.field_form import FieldForm
from rules_core.content.fields import Field
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind


class Others:
    """A store with the given own items."""

    def __init__(self, items: Sequence[Item] = ()) -> None:
        self._items = list(items)

    def others(self) -> list[Item]:
        return self._items

    def drawing(self, name: str) -> bytes | None:
        return None


def form_of(
    qtbot: QtBot,
    plain: dict[str, Any],
    fields: Sequence[Field],
    kind: str = Kind.HERO,
    width: int = 640,
    others: Sequence[Item] = (),
) -> FieldForm:
    """A shown form over a new draft."""
    theme = Theme(less_motion=True)
    draft = Draft(Item(GAME, kind, plain))
    form = FieldForm(bench_for(theme, draft, face_of(GAME), Others(others)), (), fields)
    form.setObjectName("form")
    draft.setParent(form)
    theme.setParent(form)
    form.resize(width, 700)
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    QApplication.processEvents()
    return form


def part(form: QWidget, name: str) -> QWidget:
    """The widget with an object name below "field."."""
    found = form.findChild(QWidget, f"field.{name}")
    assert isinstance(found, QWidget), name
    return found
