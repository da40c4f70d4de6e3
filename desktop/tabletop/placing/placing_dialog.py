"""A window with a large picture of the table and a list of placements beside it; one key goes on, one goes back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look.announce import announce
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button
from desktop.settings import Settings
from desktop.tabletop.placing.measured_table import MeasuredTable, PlacementRow
from desktop.tabletop.placing.placement_list import PlacementList
from desktop.tabletop.placing.placement_map import PlacementMap
from desktop.tabletop.placing.step_card import StepCard
from desktop.tabletop.placing.step_delegate import StepDelegate
from rules_core.ground.tape_measure import Placement
from rules_core.wording.tape import tape_centimetres, tape_inches

WIDE, HIGH = 1560, 960
SIDE_WIDE = 400
LARGE, LARGE_SIDE = (1400, 820), 470
"""From this size on, in px at 100 % text, the letters are larger and have a wider column."""
LOW = 430
"""Below this height in px at 100 % text there is no room for the list."""
ONWARD = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_PageDown)
BACKWARD = (Qt.Key.Key_Backspace, Qt.Key.Key_Minus, Qt.Key.Key_PageUp)


class PlacingDialog(QDialog):
    """What the two windows share. `at` is the present row; one past the last is the last look at everything."""

    def __init__(self, theme: Theme, settings: Settings, table: MeasuredTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.settings = theme, settings
        self.table = table
        self.at = 0
        self._low: bool | None = None
        self.list = PlacementList()
        self.map = PlacementMap(theme)
        self.card = StepCard(theme)
        self.heading = text_label("", TextStyle.TITLE)
        self.progress_words: QLabel = text_label("", TextStyle.STRONG)
        self.progress_words.setObjectName("placing.progress")
        self.bar = QProgressBar()
        self.bar.setObjectName("placing.bar")
        self.bar.setAccessibleName(self.tr("How far you have come"))
        self.said: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.said.setObjectName("placing.said")
        self.hint: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.rows_view = self._make_list()
        self.back_button = push_button("placing.back", self.tr("Back"), self.go_back)
        self.next_button = push_button("placing.next", self.tr("Next"), self.go_on)
        self.next_button.setProperty("kind", "main")
        self.close_button = push_button("placing.close", self.tr("Close"), self.reject)
        self.units = [
            self._unit("placing.inches", self.tr("in"), self.tr("Measure in inches"), centimetres=False),
            self._unit("placing.centimetres", self.tr("cm"), self.tr("Measure in centimetres"), centimetres=True),
        ]
        self.between = QVBoxLayout()
        """Between the card and the list: what a window of its own kind adds."""
        self._lay_out()
        open_at_size(self, theme, WIDE, HIGH, parent)

    # What it is about

    def placements(self) -> list[Placement]:
        """The placements of this window, in order."""
        raise NotImplementedError

    def done_ids(self) -> frozenset[str]:
        """What is done: it has a tick in the list."""
        raise NotImplementedError

    def there_ids(self) -> frozenset[str]:
        """What the picture shows beside the present piece."""
        raise NotImplementedError

    def show_last_look(self) -> None:
        """The words of the end."""
        raise NotImplementedError

    def notes(self, row: PlacementRow) -> tuple[str, ...]:
        """Further lines on the card of a row."""
        return ()

    def show_progress(self) -> None:
        """The words above the picture."""
        raise NotImplementedError

    # Going

    @property
    def now(self) -> PlacementRow | None:
        """The present row, None at the last look."""
        return self.list.rows[self.at] if self.at < len(self.list.rows) else None

    def length(self, units: int) -> str:
        """A length on the tape."""
        return tape_centimetres(units) if self.settings.centimetres else tape_inches(units)

    def read_table(self) -> None:
        """Make all rows anew from the state."""
        rows = [self.table.row(one, self.length) for one in self.placements()]
        self.list.set_rows(rows)
        self.show_step()

    def go_to(self, at: int) -> None:
        """Stand at a row, or behind the last one."""
        self.at = max(0, min(len(self.list.rows), at))
        self.say("")
        self.show_step()

    def go_on(self) -> None:
        """The next piece; behind the last look the window closes."""
        if self.now is None:
            self.accept()
        else:
            self.go_to(self.at + 1)

    def go_back(self) -> None:
        """The piece before."""
        self.go_to(self.at - 1)

    def show_step(self) -> None:
        """Picture, card and list of the present step."""
        row = self.now
        self.list.set_progress(self.at, self.done_ids())
        self.show_progress()
        if row is not None:
            self.card.show_words(row.title, row.icon, row.measured, (*row.more, *self.notes(row)))
            index = self.list.index(self.at, 0)
            if self.rows_view.currentIndex().row() != self.at:
                self.rows_view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.rows_view.scrollTo(index)
        else:
            self.show_last_look()
            announce(self, self.card.accessibleName())
        self.back_button.setEnabled(self.at > 0)
        placement = row.placement if row is not None else None
        self.show_picture(placement)

    def show_picture(self, placement: Placement | None) -> None:
        """The picture of the step."""
        self.map.show_table(self.table, self.there_ids(), placement, self.length)

    def say(self, words: str) -> None:
        """A sentence under the card."""
        self.said.setText(words)
        self.said.setVisible(bool(words))
        announce(self, words)

    def set_centimetres(self, on: bool) -> None:
        """Show lengths in the other unit, and remember it."""
        self.settings.centimetres = on
        for button, value in zip(self.units, (False, True), strict=True):
            button.setChecked(value is on)
        self.read_table()

    # Keys

    def handle_key(self, event: QKeyEvent) -> bool:
        """Keys that go on and back, wherever the focus is but in a field."""
        if event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier):
            return False
        calls = {**dict.fromkeys(ONWARD, self.go_on), **dict.fromkeys(BACKWARD, self.go_back)}
        call = calls.get(Qt.Key(event.key()))
        # A key that is held down must not run through pieces that nobody has put down.
        if call is not None and not event.isAutoRepeat():
            call()
        return call is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.rows_view and event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.handle_key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if isinstance(self.focusWidget(), QLineEdit) or not self.handle_key(event):
            super().keyPressEvent(event)

    # How it is built

    def _make_list(self) -> QListView:
        view = QListView()
        view.setObjectName("placing.list")
        view.setAccessibleName(self.tr("Everything in order"))
        view.setModel(self.list)
        view.setItemDelegate(StepDelegate(self.theme, view))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.installEventFilter(self)
        view.selectionModel().currentChanged.connect(self._row_chosen)
        view.setMinimumHeight(self.theme.px(40))
        return view

    def _row_chosen(self, index: QModelIndex) -> None:
        if index.isValid() and index.row() != self.at:
            self.go_to(index.row())

    def _lay_out(self) -> None:
        px = self.theme.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(18), px(12), px(18), px(14))
        outer.setSpacing(px(8))
        head = QHBoxLayout()
        head.setSpacing(px(14))
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.progress_words)
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(px(180))
        # It gives way before anything with words.
        self.bar.setMinimumWidth(1)
        head.addWidget(self.bar)
        for button in self.units:
            head.addWidget(button)
        outer.addLayout(head)
        middle = QHBoxLayout()
        middle.setSpacing(px(14))
        middle.addWidget(self.map, 1)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(px(8))
        side.addWidget(self.card, 5)
        side.addLayout(self.between)
        side.addWidget(self.said)
        side.addWidget(self.rows_view, 4)
        keys = QHBoxLayout()
        keys.setSpacing(px(8))
        keys.addWidget(self.close_button)
        keys.addStretch(1)
        keys.addWidget(self.back_button)
        keys.addWidget(self.next_button)
        side.addWidget(self.hint)
        side.addLayout(keys)
        middle.addWidget(self._side)
        outer.addLayout(middle, 1)
        self.said.hide()
        self.rows_view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = self.theme.look.scale
        large = self.width() / scale >= LARGE[0] and self.height() / scale >= LARGE[1]
        self.card.set_large(large)
        side = self.theme.px(LARGE_SIDE if large else SIDE_WIDE)
        self._side.setFixedWidth(min(side, self.width() * 46 // 100))
        # In a low window with large letters the list gives its room to the words; the keys go through it all the same.
        low = self.height() / scale < LOW
        if low is not self._low:
            self._low = low
            self.set_low(low)

    def set_low(self, low: bool) -> None:
        """Give the room of what can be missed to the words of the step."""
        (self.next_button if low else self.rows_view).setFocus()
        self.rows_view.setVisible(not low)
        self.hint.setVisible(not low)

    def _unit(self, name: str, words: str, meaning: str, *, centimetres: bool) -> QPushButton:
        button = push_button(name, words, lambda: self.set_centimetres(centimetres))
        button.setCheckable(True)
        button.setChecked(self.settings.centimetres is centimetres)
        button.setAccessibleName(meaning)
        button.setToolTip(tip(meaning))
        return button
