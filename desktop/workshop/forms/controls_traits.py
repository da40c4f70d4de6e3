"""The traits of a model: each with its text, cost and parameters, and a searchable list to add one from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.look.icons import icon, put_icon
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.entry_delegate import RIGHT_ROLE, SECOND_ROLE, EntryDelegate
from desktop.workshop.forms.picker import PICK_ROLE, SEARCH_ROLE, Picker
from desktop.workshop.forms.trait_words import clash, name_of_trait, signed, text_of, traits_of_the_engine
from rules_core.content.fields import Field
from rules_core.content.items import Path


class TraitsControl(Control):
    """Rows of traits and a button that opens the list of all that the rules carry out."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self._shown: list[str] | None = None
        self._lines: dict[int, QLineEdit] = {}
        self.picker: Picker | None = None
        self.list = QVBoxLayout()
        self.list.setSpacing(self.theme.px(6))
        self.add = QPushButton(self.tr("Add a trait"))
        self.call(self.add, self.tr("{name}: add one").format(name=self.name))
        self.add.clicked.connect(self.open)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(6))
        column.addLayout(self.list)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.add

    def go_to(self, path: Path) -> QWidget:
        place = path[len(self.path)] if len(path) > len(self.path) else None
        return self._lines.get(place, self.add) if isinstance(place, int) else self.add

    @property
    def traits(self) -> list[dict[str, Any]]:
        """The traits as they stand; what is none of the form is passed over."""
        value = self.value
        return [one for one in value if isinstance(one, dict)] if isinstance(value, (list, tuple)) else []

    def look_changed(self) -> None:
        put_icon(self.add, "ui/plus", self.theme.px(18), self.theme.colours.text)
        self._shown = None
        self.picker = None
        self.show_value()

    def show_value(self) -> None:
        ids = [str(one.get("id", "")) for one in self.traits]
        if ids != self._shown:
            self._shown = ids
            self._rebuild(ids)
        for place, line in self._lines.items():
            text = str(self.traits[place].get("against", ""))
            if line.text() != text:
                line.setText(text)

    def open(self) -> None:
        """Show the list of traits below the button."""
        picker = self._made()
        # Made anew each time: what can be taken depends on what is taken.
        if self.picker is not None:
            self.picker.deleteLater()
        self.picker = picker
        picker.open_below(self.add, self.theme.px(460), self.theme.px(430))

    def _rebuild(self, ids: list[str]) -> None:
        had_focus = self.isAncestorOf(self.focusWidget()) if self.focusWidget() is not None else False
        self._lines = {}
        while (item := self.list.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for place, id in enumerate(ids):
            self.list.addWidget(self._row(place, id))
        if had_focus:
            self.add.setFocus()

    def _row(self, place: int, id: str) -> QWidget:
        px = self.theme.px
        trait = traits_of_the_engine().get(id)
        name = name_of_trait(trait) if trait is not None else id
        row = QFrame()
        row.setProperty("frame", "entry")
        outer = QVBoxLayout(row)
        outer.setContentsMargins(px(12), px(7), px(6), px(8))
        outer.setSpacing(px(2))
        head = QHBoxLayout()
        head.setSpacing(px(8))
        head.addWidget(text_label(name, TextStyle.STRONG))
        head.addStretch(1)
        if trait is not None:
            head.addWidget(text_label(signed(trait.cost), TextStyle.STRONG, "gold"))
        remove = QToolButton()
        remove.setProperty("kind", "flat")
        remove.setIcon(icon("ui/x", px(18), self.theme.colours.text_2))
        self.call(remove, self.tr("Take {word} away").format(word=name), f"{place}.remove")
        remove.setToolTip(tip(remove.accessibleName()))
        remove.clicked.connect(lambda: self._remove(place))
        head.addWidget(remove)
        outer.addLayout(head)
        if trait is not None:
            outer.addWidget(text_label(text_of(trait), TextStyle.SMALL, "text_2", wrap=True))
        if trait is not None and (trait.named or self.traits[place].get("against")):
            outer.addLayout(self._against(place, name))
        return row

    def _against(self, place: int, name: str) -> QHBoxLayout:
        """SBH-TRT-3. The field for those whom the trait names."""
        px = self.theme.px
        line = QLineEdit(str(self.traits[place].get("against", "")))
        line.setPlaceholderText(self.tr("a tag, such as orc"))
        self.call(line, self.tr("{name}, against whom").format(name=name), str(place))
        line.textEdited.connect(lambda text: self._name(place, text))
        self._lines[place] = line
        row = QHBoxLayout()
        row.setContentsMargins(0, px(4), px(6), 0)
        row.setSpacing(px(8))
        row.addWidget(text_label(self.tr("Against"), TextStyle.SMALL_STRONG, "text_2"))
        row.addWidget(line, 1)
        return row

    def _name(self, place: int, text: str) -> None:
        words = self.tr("{name} changed").format(name=self.name)
        path = (*self.path, place, "against")
        if text:
            self.bench.put(path, text, words, typing=True)
        else:
            self.bench.drop(path, words)

    def _remove(self, place: int) -> None:
        self.add.setFocus()
        rest = [one for number, one in enumerate(self.traits) if number != place]
        if rest:
            self.put(rest)
        else:
            self.drop()

    def _take(self, id: str) -> None:
        # In the order of the book, so that the same traits always stand the same way.
        order = list(traits_of_the_engine())
        taken = [*self.traits, {"id": id}]
        taken.sort(key=lambda one: order.index(str(one.get("id"))) if one.get("id") in order else len(order))
        self.put(taken)
        trait = traits_of_the_engine()[id]
        place = next(number for number, one in enumerate(self.traits) if one.get("id") == id)
        (self._lines[place] if trait.named else self.add).setFocus()

    def _made(self) -> Picker:
        taken = [str(one.get("id", "")) for one in self.traits]
        model = QStandardItemModel(self)
        for trait in traits_of_the_engine().values():
            if not trait.implemented:
                continue
            reason = clash(trait, taken)
            entry = QStandardItem(name_of_trait(trait))
            entry.setData(trait.id, PICK_ROLE)
            entry.setData(f"{name_of_trait(trait)} {text_of(trait)}", SEARCH_ROLE)
            entry.setData(reason or text_of(trait), SECOND_ROLE)
            entry.setData(signed(trait.cost), RIGHT_ROLE)
            entry.setAccessibleText(f"{name_of_trait(trait)}, {signed(trait.cost)}")
            entry.setAccessibleDescription(reason or text_of(trait))
            entry.setEnabled(not reason)
            model.appendRow(entry)
        picker = Picker(self.theme, self.object_name, model, self)
        model.setParent(picker)
        picker.list.setItemDelegate(EntryDelegate(self.theme, picker.list))
        picker.picked.connect(self._take)
        return picker
