"""Before a pack is taken in: who made it, what is in it, what one has already, and what shall happen with each item."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.push_button import push_button
from desktop.shell.faults.words import sentence_of
from desktop.storage.items import ItemStore
from desktop.storage.packs.pack import Pack
from desktop.storage.packs.plan import Choice, LibraryState, PackEntry
from desktop.storage.packs.shelf_packs import plan_import, take_in
from desktop.storage.problems import ChangedElsewhere, LibraryProblem
from desktop.workshop.packs.entry_detail import EntryDetail
from desktop.workshop.packs.pack_dialog import PackDialog
from desktop.workshop.packs.plain_label import plain_label
from desktop.workshop.packs.plan_words import summary_words
from desktop.workshop.packs.preview_model import KIND, NAME, OUTCOME, PreviewModel

WRONG = "wrong"
NARROW = 760
"""Below this width, px at 100 %, the chosen item stands below the list instead of beside it."""
WIDE = 1000
"""Below this width the list has no column for the kind."""
BESIDE, STACKED = 260, 520
"""So high are list and item at least, side by side and one below the other."""


class PreviewDialog(PackDialog):
    """The preview. Nothing is added before the button says so."""

    added = Signal(list)
    """The numbers of the items that are in the library now."""

    def __init__(self, theme: Theme, shelf: ItemStore, pack: Pack, parent: QWidget | None = None) -> None:
        """Raises `LibraryProblem`."""
        super().__init__(theme, parent)
        self.shelf = shelf
        self.plan = plan_import(shelf, pack)
        self.setObjectName("dialog.pack")
        self.setWindowTitle(self.tr("A pack"))
        open_at_size(self, theme, 1120, 780, parent)
        column, whole = self._frame()
        self._add_head(column)
        self._add_conflicts(column)
        self._add_middle(column)
        self._add_foot(whole)
        self._refresh()
        self._choose_first()
        self.table.setFocus()

    # How it is laid out

    def _add_head(self, column: QVBoxLayout) -> None:
        pack = self.plan.pack
        title = plain_label(pack.name, TextStyle.CARD, name="pack.name")
        column.addLayout(
            self._head(title, plain_label(self._signature(), TextStyle.BODY, "text_2", name="pack.signature"))
        )
        self.text = plain_label(pack.text, TextStyle.BODY, name="pack.text")
        self.text.setVisible(bool(pack.text))
        column.addWidget(self.text)

    def _signature(self) -> str:
        pack = self.plan.pack
        count = self.tr("%n item(s)", "", len(pack.items))
        words = self.tr("Version {version}, {count}")
        if pack.author:
            words = self.tr("By {author}, version {version}, {count}")
        return words.format(author=pack.author, version=pack.version, count=count)

    def _add_conflicts(self, column: QVBoxLayout) -> None:
        self.conflicts = QWidget()
        self.conflicts.setObjectName("pack.conflicts")
        self._conflict_row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.conflicts)
        self._conflict_row.setContentsMargins(0, 0, 0, 0)
        self._conflict_row.setSpacing(self.theme.px(8))
        count = len(self.plan.conflicts())
        words = self.tr("%n item(s) (differs|differ) from what you have. For all:", "", count)
        self._conflict_row.addWidget(plain_label(words, TextStyle.STRONG, "warn", name="pack.conflicts.words"), 1)
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        self._conflict_row.addLayout(row)
        self.for_all: dict[Choice, QPushButton] = {}
        for choice, title in (
            (Choice.LEAVE, self.tr("Keep mine")),
            (Choice.TAKE, self.tr("Take theirs")),
            (Choice.BOTH, self.tr("Keep both")),
        ):
            button = push_button(f"pack.all.{choice.value}", title)
            button.clicked.connect(lambda _=False, choice=choice: self._choose_for_all(choice))
            row.addWidget(button)
            self.for_all[choice] = button
        row.addStretch(1)
        self.conflicts.setVisible(bool(count))
        column.addWidget(self.conflicts)

    def _add_middle(self, column: QVBoxLayout) -> None:
        self.model = PreviewModel(self.theme, self.plan)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setObjectName("pack.split")
        self.split.setChildrenCollapsible(False)
        left = QWidget()
        inside = QVBoxLayout(left)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(self.theme.px(8))
        inside.addLayout(self._sieve())
        self.table = self._items(self.model, "pack.items", self.tr("Items of the pack"), NAME)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        inside.addWidget(self.table, 1)
        self.split.addWidget(left)
        self.detail = EntryDetail(self.theme, self.plan)
        self.detail.chosen.connect(self._choose)
        self.split.addWidget(self.detail)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        column.addWidget(self.split, 1)

    def _sieve(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(8))
        self.search = QLineEdit()
        self.search.setObjectName("pack.search")
        self.search.setPlaceholderText(self.tr("Find in this pack"))
        self.search.setAccessibleName(self.tr("Find in this pack"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        row.addWidget(self.search, 1)
        self.shown = QComboBox()
        self.shown.setObjectName("pack.shown")
        self.shown.setAccessibleName(self.tr("What is shown"))
        self.shown.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.shown.addItem(self.tr("All items"), "")
        titles = {
            LibraryState.NEW: self.tr("New"),
            LibraryState.SAME: self.tr("What you have"),
            LibraryState.DIFFERENT: self.tr("What differs"),
            LibraryState.OFFICIAL: self.tr("Ids of the program"),
            LibraryState.TRASHED: self.tr("What is in your trash"),
        }
        for standing in self.model.standings():
            self.shown.addItem(titles[standing], standing.value)
        if any(entry.missing for entry in self.plan.entries):
            self.shown.addItem(self.tr("Cannot be added"), WRONG)
        self.shown.currentIndexChanged.connect(self._filter)
        row.addWidget(self.shown)
        return row

    def _add_foot(self, column: QVBoxLayout) -> None:
        self.summary: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.summary.setObjectName("pack.summary")
        self._foot, row = self._foot_of(self.summary)
        self.cancel_button = push_button("pack.cancel", self.tr("Cancel"))
        self.cancel_button.clicked.connect(self.reject)
        row.addWidget(self.cancel_button)
        self.add_button = push_button("pack.add", self.tr("Add to my library"))
        self.add_button.setProperty("kind", "main")
        self.add_button.setDefault(True)
        self.add_button.clicked.connect(self.add)
        row.addWidget(self.add_button)
        column.addLayout(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        self.split.setOrientation(Qt.Orientation.Vertical if narrow else Qt.Orientation.Horizontal)
        self.split.setMinimumHeight(self.theme.px(STACKED if narrow else BESIDE))
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._conflict_row.setDirection(direction)
        self._foot.setDirection(direction)
        # The sign says the kind too; the name does not stand anywhere else.
        self.table.setColumnHidden(KIND, self.width() < self.theme.px(WIDE))

    # What happens

    def add(self) -> None:
        """Take in what was chosen, all of it or nothing, and say so."""
        try:
            numbers = take_in(self.shelf, self.plan)
        except ChangedElsewhere:
            self._look_again()
        except LibraryProblem as fault:
            self._say(sentence_of(fault), wrong=True)
        else:
            self.accept()
            self.added.emit(numbers)

    def _look_again(self) -> None:
        """Another window has changed the library: make the plan anew, with the choices as they were."""
        choices = {entry.key: entry.choice for entry in self.plan.entries}
        try:
            fresh = plan_import(self.shelf, self.plan.pack)
        except LibraryProblem as fault:
            self._say(sentence_of(fault), wrong=True)
            return
        self.plan.become(fresh)
        for entry in self.plan.entries:
            self.plan.choose(entry, choices[entry.key])
        self._filter()
        self._refresh()
        words = self.tr("Your library was changed in another window meanwhile. Look again, then add the pack.")
        self._say(words, wrong=True)

    def _choose(self, entry: PackEntry, choice: Choice) -> None:
        self.plan.choose(entry, choice)
        self._refresh()
        # An id that clashes no more, or does now, is told of there.
        self.detail.show_entry(entry)
        self.detail.go_to_choice()

    def _choose_for_all(self, choice: Choice) -> None:
        self.plan.choose_for_all(choice)
        self._refresh()
        self.detail.show_entry(self.detail.entry)

    def _row_changed(self, current: QModelIndex) -> None:
        row = current.row()
        self.detail.show_entry(self.model.entries[row] if 0 <= row < len(self.model.entries) else None)

    def _filter(self) -> None:
        before = self.detail.entry
        self.model.narrow(self.search.text(), str(self.shown.currentData()))
        rows = [row for row, entry in enumerate(self.model.entries) if entry is before] or [0]
        if self.model.entries:
            self.table.setCurrentIndex(self.model.index(rows[0], NAME))
        else:
            self.detail.show_entry(None)

    def _choose_first(self) -> None:
        """What somebody has to decide comes first."""
        for row, entry in enumerate(self.model.entries):
            if entry.missing or entry.clashes or entry.standing not in (LibraryState.NEW, LibraryState.SAME):
                self.table.setCurrentIndex(self.model.index(row, NAME))
                return
        if self.model.entries:
            self.table.setCurrentIndex(self.model.index(0, NAME))

    def _refresh(self) -> None:
        self.model.refresh()
        self.table.resizeColumnToContents(OUTCOME)
        self.add_button.setEnabled(any(entry.is_there for entry in self.plan.entries))
        self._say(summary_words(self.plan))

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.summary.setText(words)
        set_tone(self.summary, "enemy" if wrong else "text_2")
