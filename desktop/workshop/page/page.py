"""The workshop page: all content in one list, what is shown at the left, the chosen item at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.look.key_uses import KeyGroup, uses_of
from desktop.look.theme import Theme
from desktop.look.widgets.paper import Sheet
from desktop.look.wood import WoodGround
from desktop.shell.faults.words import sentence_of
from desktop.storage.item_cards import NOT_LOOKED_AT, Owned
from desktop.storage.problems import LibraryProblem
from desktop.workshop.page.damage_told import DamageTold
from desktop.workshop.page.empty_page import EmptyPage
from desktop.workshop.page.entries import ItemFilter, Order, Origin, WorkshopRow, narrowed, own_entry
from desktop.workshop.page.entries_model import ENTRY, EntriesModel
from desktop.workshop.page.head import WorkshopHead
from desktop.workshop.page.item_sheet import ItemSheet
from desktop.workshop.page.places import ContentPlace, PlaceList
from desktop.workshop.page.row_delegate import RowDelegate
from desktop.workshop.page.said_line import SaidLine
from desktop.workshop.page.stock import Stock
from rules_core.content.items import Key

NARROW = 900
"""Below this width in px at 100 % text the places stand in a box above the list."""
CHECKED_EVERY_MS = 60
"""What nobody has checked yet is checked while the page stands, one after the other."""
SHOWN_AFTER_MS = 40
"""The sheet waits so long: whoever runs down the list with an arrow key wants no picture of each row."""
SHOWN_AFTER_TYPING_MS = 250
"""And so long while somebody types: the list follows every key, the sheet the whole word."""


class WorkshopPage(WoodGround):
    """The page. What needs the window (editors, files, dialogs) it asks for by signals."""

    left = Signal()
    opened = Signal(object)
    """An `WorkshopRow` is to be opened in its editor."""
    command = Signal(str, list)
    """What a button of the sheet says, and the entries it is for."""
    new_wanted = Signal()
    import_wanted = Signal()
    keys_wanted = Signal()

    def __init__(self, theme: Theme, stock: Stock, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.stock = stock
        self._testing: dict[tuple[Key, int], str] = {}
        self._trash = 0
        self._in_trash = False
        self._is_stale = False
        """Whether the list is to be read anew once the name that is being typed is kept or left."""
        px = theme.px
        self.setObjectName("page.workshop")
        self.setAccessibleName(self.tr("Workshop"))
        self.model = EntriesModel()
        self.places = PlaceList(theme)
        self.sheet = ItemSheet(theme)
        self.empty = EmptyPage(theme)
        self.said = SaidLine(theme)
        self._damage_told = DamageTold(self.said, self._show_again)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(10), px(16), px(8))
        column.setSpacing(px(8))
        self.head = WorkshopHead(theme, self.places)
        column.addWidget(self.head)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.search, self.origin, self.order = self.head.search, self.head.origin, self.head.order
        self.new, self.take_in = self.head.new, self.head.take_in
        self._left = Sheet(theme)
        self._left.body.setContentsMargins(0, px(4), 0, px(4))
        self._left.body.addWidget(self.places)
        row.addWidget(self._left)
        row.addWidget(self._middle(), 1)
        row.addWidget(self.sheet)
        column.addLayout(row, 1)
        column.addWidget(self.said)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.show_chosen)
        self._owned: list[Owned] | None = None
        """All own items while some of them are checked."""
        self._checks = QTimer(self)
        self._checks.setInterval(CHECKED_EVERY_MS)
        self._checks.timeout.connect(self._check_one)
        self._connect()
        theme.changed.connect(self._arrange)

    # How it is put together

    def _middle(self) -> QWidget:
        self.list = QListView()
        self.list.setObjectName("workshop.list")
        self.list.setAccessibleName(self.tr("Items"))
        self.list.setModel(self.model)
        rows = RowDelegate(self.theme, self.list)
        rows.doubted.connect(lambda fault: self.said.say(fault, wrong=bool(fault)))
        rows.closeEditor.connect(self._name_closed)
        self.list.setItemDelegate(rows)
        # F2 opens the name; a double click opens the item.
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setUniformItemSizes(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        paper = Sheet(self.theme, "base")
        self._both = QStackedWidget()
        self._both.addWidget(self.list)
        self._both.addWidget(self.empty)
        paper.body.addWidget(self._both)
        return paper

    def _connect(self) -> None:
        self.search.textChanged.connect(self._typed)
        self.origin.currentIndexChanged.connect(self.narrow)
        self.order.currentIndexChanged.connect(self._sort)
        self.places.chosen.connect(self._place_chosen)
        self.head.narrow_places.activated.connect(
            lambda row: self.places.setCurrentIndex(self.places.model().index(row, 0))
        )
        self.list.selectionModel().selectionChanged.connect(lambda: self._later.start(SHOWN_AFTER_MS))
        self.list.activated.connect(self._activated)
        self.sheet.wanted.connect(self._wanted)
        # The button is gone then, and with it the place of the keyboard.
        self.said.undo.clicked.connect(self.list.setFocus)
        self.head.back.clicked.connect(self.left)
        self.new.clicked.connect(self.new_wanted)
        self.take_in.clicked.connect(self.import_wanted)
        self.empty.clear_wanted.connect(self.show_all)
        self.empty.new_wanted.connect(self.new_wanted)
        for keys, words, call in (
            ("Ctrl+F", self.tr("search"), self._find),
            ("Ins", self.tr("make something new"), self.new_wanted.emit),
            ("Ctrl+Return", self.tr("open the editor"), lambda: self._press("open")),
            ("Ctrl+D", self.tr("make a copy"), lambda: self._press("copy")),
            ("Ctrl+T", self.tr("tags"), lambda: self._press("tags")),
            ("Esc", self.tr("clear the search, then back to the Hearth"), self._escape),
            ("?", self.tr("this sheet"), self.keys_wanted.emit),
        ):
            self._key(self, keys, words, call)
        for keys, words, name in (
            ("Del", self.tr("throw away, into the trash"), "delete"),
            ("Ctrl+B", self.tr("a favourite, and no longer"), "star"),
        ):
            self._key(self.list, keys, words, partial(self._press, name))
        self._key(self.list, "F2", self.tr("give another name"), self.rename)

    def key_groups(self) -> list[KeyGroup]:
        """All keys of the page."""
        return [KeyGroup("", uses_of([*self.actions(), *self.list.actions()]))]

    def _key(self, owner: QWidget, keys: str, words: str, call: Callable[[], object]) -> None:
        action = QAction(words, owner)
        action.setShortcut(QKeySequence(keys))
        inside = Qt.ShortcutContext.WidgetWithChildrenShortcut
        action.setShortcutContext(inside if owner is self else Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda _=False: call())
        owner.addAction(action)

    # What is shown

    def refresh(self, choose: int = 0) -> None:
        """Read everything anew; what was chosen stays chosen, unless an own item is to be chosen by its number."""
        if self._is_renaming:
            # Whoever types a name there shall not lose it.
            self._is_stale = True
            return
        if choose and self.places.place.trash:
            # What has just been made or worked on is not there.
            self._choose_place(0)
        before = self.chosen()
        try:
            in_trash = self._in_trash = self.places.place.trash
            entries = self.stock.trash() if in_trash else self.stock.entries()
            self._trash = len(entries) if in_trash else len(self.stock.trash())
            if in_trash:
                # What is taken back counts at its own place again.
                self.places.show_counts(narrowed(self.stock.entries(), ItemFilter())[1], self._trash)
        except LibraryProblem as fault:
            self.said.say(sentence_of(fault), wrong=True)
            return
        with QSignalBlocker(self.list.selectionModel()):
            self.model.set_entries([self._with_test(one) for one in entries])
        if any(entry.problems == NOT_LOOKED_AT for entry in entries) and not in_trash:
            self._owned = None
            self._checks.start()
        self.narrow()
        if choose:
            self._turn_to(choose, entries)
        wanted = [entry for entry in self.model.shown if entry.number == choose] if choose else before
        self.choose(wanted)
        if not in_trash:
            self._damage_told.tell(entries)

    def show_testing(self, tested: tuple[Key, int], progress: str) -> None:
        """Say how far a test of an item is; "" when it is over."""
        self._testing = {tested: progress} if progress else {}
        for entry in [one for one in self.model.all if one.testing or one.same == tested]:
            self.model.put(self._with_test(entry))

    def _with_test(self, entry: WorkshopRow) -> WorkshopRow:
        progress = self._testing.get(entry.same, "")
        return entry if entry.testing == progress else replace(entry, testing=progress)

    def _show_again(self, entries: list[WorkshopRow]) -> None:
        self.show_all()
        self.choose(entries)
        self.list.setFocus()

    def _turn_to(self, number: int, entries: Sequence[WorkshopRow]) -> None:
        """An item that is to be chosen is shown, though the list has shown another kind till now."""
        found = next((entry for entry in entries if entry.number == number), None)
        place = self.places.place
        if found is not None and not (place.game in ("", found.game) and place.kind in ("", found.kind)):
            self.places.choose(ContentPlace(found.game, found.kind))

    def narrow(self) -> None:
        """Show what fits the words and what is chosen beside them."""
        before = self.chosen()
        place = self.places.place
        origin = self.origin.currentData()
        narrowing = ItemFilter(
            self.search.text(),
            origin if isinstance(origin, Origin) and not place.trash else Origin.ANYWHERE,
            place.game,
            place.kind,
            place.favourites,
            place.tag,
            place.unready,
        )
        with QSignalBlocker(self.list.selectionModel()):
            self.model.narrow(narrowing)
        if not place.trash:
            self.places.show_counts(self.model.counts, self._trash)
        self.origin.setEnabled(not place.trash)
        self.empty.explain(place, self.search.text().strip(), own=origin is Origin.OWN)
        self._both.setCurrentWidget(self.list if self.model.shown else self.empty)
        self.choose(before)

    def _typed(self) -> None:
        before, is_due = self.chosen(), self._later.isActive()
        self.narrow()
        self._later.stop()
        if is_due or self.chosen() != before:
            self._later.start(SHOWN_AFTER_TYPING_MS)

    def choose(self, entries: list[WorkshopRow]) -> None:
        """Choose these entries where they are shown, else the first row."""
        rows = [row for row in (self.model.row_of(entry) for entry in entries[:50]) if row >= 0]
        if self.model.shown:
            select = self.list.selectionModel()
            flags = QItemSelectionModel.SelectionFlag
            select.setCurrentIndex(self.model.index(rows[0] if rows else 0), flags.ClearAndSelect)
            for row in rows[1:]:
                select.select(self.model.index(row), flags.Select)
        self._later.start(SHOWN_AFTER_MS)

    def show_all(self) -> None:
        """Clear the search and whatever else narrows the list."""
        with QSignalBlocker(self.search), QSignalBlocker(self.origin):
            self.search.clear()
            self.origin.setCurrentIndex(0)
        if self.places.currentIndex().row() == 0:
            self.narrow()
        else:
            self._choose_place(0)

    def chosen(self) -> list[WorkshopRow]:
        """The entries that are chosen, from top to bottom."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedIndexes())
        return [self.model.shown[row] for row in rows if row < len(self.model.shown)]

    def show_chosen(self) -> None:
        """Show on the sheet what is chosen."""
        self._later.stop()
        chosen = self.chosen()
        if len(chosen) != 1:
            if chosen:
                self.sheet.show_several(chosen)
                self._say_share(chosen)
            else:
                self.sheet.show_nothing(self._trash, in_trash=self.places.place.trash)
            return
        entry = chosen[0]
        try:
            if entry.damaged:
                self.sheet.show_damaged(entry, self.stock.usage(entry))
                return
            find = self.stock.library.drawings.find
            self.sheet.show_item(entry, self.stock.item(entry), self.stock.usage(entry), find)
        except LibraryProblem as fault:
            self.said.say(sentence_of(fault), wrong=True)
            return
        self._say_share(chosen)

    def _say_share(self, chosen: list[WorkshopRow]) -> None:
        wrong = [entry for entry in chosen if entry.problems > 0]
        why = self.tr("“{name}” has problems; solve them first.").format(name=wrong[0].name) if wrong else ""
        self.sheet.set_share(why, possible=not wrong)

    def _check_one(self) -> None:
        if self._is_renaming:
            return
        entry = next((one for one in self.model.all if one.problems == NOT_LOOKED_AT and one.trashed is None), None)
        try:
            if entry is not None and self.isVisible():
                # Read once for all that are checked one after the other: thousands would be felt each time.
                self._owned = self._owned if self._owned is not None else self.stock.owned()
                self.stock.check(entry.number, self._owned)
                self.model.put(own_entry(self.stock.library.items.card(entry.number), entry.games))
                return
        except LibraryProblem:
            pass
        self._checks.stop()
        self._owned = None
        self.narrow()

    # What is done

    def rename(self) -> None:
        """Let the name of the chosen item be typed in its row."""
        index = self.list.currentIndex()
        entry = index.data(ENTRY)
        if not isinstance(entry, WorkshopRow):
            return
        if entry.may_be_renamed:
            self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.list.scrollTo(index)
            self.list.edit(index)
        elif entry.is_official:
            words = self.tr("“{name}” comes with Hearthwall and keeps its name. Call a copy of it as you like.")
            self.said.say(words.format(name=entry.name))

    @property
    def _is_renaming(self) -> bool:
        return self.list.state() is QAbstractItemView.State.EditingState

    def _name_closed(self, _: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        if hint is QAbstractItemDelegate.EndEditHint.RevertModelCache:
            # By Esc: what was wrong with it does not matter any more.
            self.said.say("")
        if self._is_stale:
            self._is_stale = False
            QTimer.singleShot(0, self, self.refresh)

    def _wanted(self, name: str) -> None:
        chosen = self.chosen()
        if name == "open" and len(chosen) == 1:
            self.opened.emit(chosen[0])
        elif chosen or name == "empty":
            self.command.emit(name, chosen)

    def _press(self, name: str) -> None:
        """By a key what the button does, where the button is there."""
        self.show_chosen()
        button = self.sheet.buttons[name]
        if button.isVisibleTo(self.sheet) and button.isEnabled():
            button.click()

    def _activated(self, index: QModelIndex) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, WorkshopRow):
            return
        if entry.trashed is not None:
            self.command.emit("restore", [entry])
        else:
            self.opened.emit(entry)

    def _sort(self) -> None:
        order = self.order.currentData()
        before = self.chosen()
        if isinstance(order, Order):
            with QSignalBlocker(self.list.selectionModel()):
                self.model.sort_by(order)
            self.choose(before)

    def _choose_place(self, row: int) -> None:
        self.places.setCurrentIndex(self.places.model().index(row, 0))

    def _place_chosen(self) -> None:
        with QSignalBlocker(self.head.narrow_places):
            self.head.narrow_places.setCurrentIndex(self.places.currentIndex().row())
        if self.places.place.trash or self._in_trash:
            self.refresh()
        else:
            self.narrow()

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _escape(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.left.emit()

    # By the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px, wide = self.theme.px, self.width()
        narrow = wide < px(NARROW)
        self._left.setVisible(not narrow)
        self.head.arrange(wide, narrow=narrow)
        self._left.setFixedWidth(max(px(212), min(px(252), wide * 14 // 100)))
        self.sheet.setFixedWidth(max(px(312), min(px(540), wide * (4 if narrow else 3) // 10)))

    def event(self, event: QEvent) -> bool:
        # Here F1 tells of this page; elsewhere it opens the rules.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _asks_for_help(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _asks_for_help(event):
            self.said.show_help()
        else:
            super().keyPressEvent(event)


def _asks_for_help(event: QKeyEvent) -> bool:
    return event.key() in (Qt.Key.Key_F1, Qt.Key.Key_Question)
