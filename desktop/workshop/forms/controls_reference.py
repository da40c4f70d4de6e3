"""Controls that name other items: one of them, or a list."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.look.flow_layout import FlowLayout
from desktop.look.icons import has_icon, icon, put_icon
from desktop.look.tip import tip
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.control import Control
from desktop.workshop.forms.controls_text import said_of
from desktop.workshop.forms.entry_delegate import EntryDelegate
from desktop.workshop.forms.item_entries import entries_of, icon_of_item, name_of_item
from desktop.workshop.forms.picker import Picker
from rules_core.content.fields import Field
from rules_core.content.items import Item, Path

UNKNOWN = "ui/circle-help"


class ReferenceControl(Control):
    """The chosen item on a button, with its picture; it opens the list of all items of the kind."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self.picker: Picker | None = None
        self.button = QPushButton()
        self.button.setProperty("kind", "picker")
        self.call(self.button)
        self.button.clicked.connect(self.open)
        self.clear = QToolButton()
        self.clear.setProperty("kind", "flat")
        self.call(self.clear, self.tr("{name}: none").format(name=self.name), "clear")
        self.clear.setToolTip(tip(self.clear.accessibleName()))
        self.clear.clicked.connect(self._clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button)
        row.addWidget(self.clear)
        row.addStretch(1)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.button

    @property
    def known(self) -> list[Item]:
        """What there is to choose from."""
        return self.bench.known(self.field.of)

    def look_changed(self) -> None:
        px = self.theme.px
        self.button.setMinimumWidth(px(260))
        self.clear.setIcon(icon("ui/x", px(18), self.theme.colours.text_2))
        self.show_value()

    def show_value(self) -> None:
        id = said_of(self.value)
        item = next((one for one in self.known if one.id == id), None)
        side = self.theme.px(26)
        picture = icon_of_item(item) if item is not None else UNKNOWN
        tone = self.theme.colours.text
        self.button.setIcon(
            icon(picture if has_icon(picture) else UNKNOWN, side, tone) if id else icon(UNKNOWN, 1, tone)
        )
        self.button.setIconSize(QSize(side, side) if id else QSize(0, 0))
        none = self.tr("None") if self.field.optional else self.tr("Choose one")
        self.button.setText("  " + name_of_item(item) if item is not None else "  " + id if id else none)
        self.clear.setVisible(bool(id) and self.field.optional)

    def open(self) -> None:
        """Show the list below the button."""
        self.picker = open_picker(self, self.button, self.known, ())
        self.picker.picked.connect(self.put)

    def _clear(self) -> None:
        self.button.setFocus()
        self.drop()


class ReferencesControl(Control):
    """The chosen items as chips with their pictures, and a button to add one."""

    def __init__(self, bench: Bench, path: Path, field: Field, context: str = "") -> None:
        super().__init__(bench, path, field, context)
        self._shown: list[str] | None = None
        self.picker: Picker | None = None
        self.add = QPushButton(self.tr("Add"))
        self.call(self.add, self.tr("{name}: add one").format(name=self.name))
        self.add.clicked.connect(self.open)
        self.chips = QWidget()
        self.flow = FlowLayout(self.chips, self.theme.px(6))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(6))
        column.addWidget(self.chips)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.look_changed()

    def main_widget(self) -> QWidget:
        return self.add

    @property
    def known(self) -> list[Item]:
        """What there is to choose from."""
        return self.bench.known(self.field.of)

    @property
    def ids(self) -> list[str]:
        value = self.value
        return [str(one) for one in value] if isinstance(value, (list, tuple)) else []

    def look_changed(self) -> None:
        put_icon(self.add, "ui/plus", self.theme.px(18), self.theme.colours.text)
        self._shown = None
        self.show_value()

    def show_value(self) -> None:
        if self.ids == self._shown:
            return
        self._shown = self.ids
        self.flow.clear()
        known = {one.id: one for one in self.known}
        for place, id in enumerate(self._shown):
            item = known.get(id)
            name = name_of_item(item) if item is not None else id
            chip = QPushButton(name)
            chip.setProperty("kind", "chip")
            self.call(chip, self.tr("Take {word} away").format(word=name), str(place))
            chip.setToolTip(tip(chip.accessibleName()))
            picture = icon_of_item(item) if item is not None else UNKNOWN
            put_icon(chip, picture if has_icon(picture) else UNKNOWN, self.theme.px(20), self.theme.colours.text)
            chip.clicked.connect(lambda _=False, place=place: self._remove(place))
            self.flow.addWidget(chip)
        self.chips.setVisible(bool(self._shown))
        most = round(self.field.most)
        full = 0 < most <= len(self._shown)
        self.add.setEnabled(not full)
        self.add.setToolTip(tip(self.tr("There can be at most {most}.").format(most=most) if full else ""))

    def open(self) -> None:
        """Show the list below the button."""
        self.picker = open_picker(self, self.add, self.known, self.ids)
        self.picker.picked.connect(lambda id: self.put([*self.ids, id]))

    def _remove(self, place: int) -> None:
        self.add.setFocus()
        rest = [id for number, id in enumerate(self.ids) if number != place]
        if rest or (self.field.default is None and not self.field.optional):
            self.put(rest)
        else:
            self.drop()


def open_picker(control: Control, below: QWidget, items: list[Item], taken: list[str] | tuple[()]) -> Picker:
    """A picker of items below a widget; made anew each time, for own items come and go."""
    model = entries_of(control.bench.face, items, taken)
    picker = Picker(control.theme, control.object_name, model, control)
    model.setParent(picker)
    picker.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    picker.list.setItemDelegate(EntryDelegate(control.theme, picker.list))
    picker.open_below(below, control.theme.px(440), control.theme.px(420), said_of(control.value))
    return picker
