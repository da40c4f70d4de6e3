"""Sharing content: which items go into the pack, what comes along with them, and who says what about it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.background import Background
from desktop.look.dialog_size import open_at_size
from desktop.look.documents import in_documents
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.push_button import push_button
from desktop.settings import Settings
from desktop.shell.faults.words import sentence_of
from desktop.storage.drawing_file import DRAWINGS
from desktop.storage.item_cards import Owned
from desktop.storage.items import ItemStore
from desktop.storage.packs.faults import Faults, PackProblem
from desktop.storage.packs.pack import (
    ENDING,
    LONGEST_AUTHOR,
    LONGEST_NAME,
    LONGEST_WORDS,
    MOST_ITEMS,
    MOST_VERSION,
    Pack,
    file_name,
)
from desktop.storage.packs.selection import Selection, Shared
from desktop.storage.packs.shelf_packs import fresh_tests, with_drawings_of
from desktop.storage.packs.strict_json import plain_from_bytes, text_faults
from desktop.storage.packs.writing import pack_to_bytes, write_pack
from desktop.storage.problems import LibraryProblem
from desktop.storage.whole_file import with_ending
from desktop.workshop.packs.export_model import KIND, NAME, ExportModel
from desktop.workshop.packs.fault_words import finding_words, problem_words
from desktop.workshop.packs.pack_dialog import PackDialog
from desktop.workshop.packs.plain_label import plain_label
from desktop.workshop.packs.plan_words import missing_from_share_words

NARROW = 760
"""Below this width, px at 100 %, the fields stand above the list instead of beside it."""
WIDE = 940
"""Below this width the list has no column for the kind."""
MOST_SENTENCES = 12
"""So many problems of one item are told; its editor has all of them."""


class ExportDialog(PackDialog):
    """What is shared, and under which name."""

    written = Signal(Path)
    """The pack stands in this file."""

    def __init__(
        self, theme: Theme, settings: Settings, shelf: ItemStore, chosen: Sequence[int], parent: QWidget | None = None
    ) -> None:
        """`chosen` are numbers of items of the library. Raises `LibraryProblem`."""
        super().__init__(theme, parent)
        self.settings = settings
        self.shelf = shelf
        self._own: list[Owned] = shelf.owned()
        self.selection: Selection | None = None
        self.work: Background | None = None
        self.setObjectName("dialog.share")
        self.setWindowTitle(self.tr("Share content"))
        open_at_size(self, theme, 1060, 720, parent)
        column, whole = self._frame()
        second = self.tr("One file that you can hand on. It holds the items and what they need, and nothing else.")
        title = text_label(self.tr("Share content"), TextStyle.CARD)
        column.addLayout(self._head(title, text_label(second, TextStyle.BODY, "text_2", wrap=True)))
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(theme.px(18))
        self._middle.addLayout(self._fields(), 2)
        self._middle.addLayout(self._list(), 3)
        column.addLayout(self._middle, 1)
        self._add_foot(whole)
        self._look_through(list(chosen))
        self.name.setFocus()

    # How it is laid out

    def _fields(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.theme.px(4))
        self.name = self._line("share.name", self.tr("Name of the pack"), LONGEST_NAME, column)
        self.author = self._line("share.author", self.tr("By"), LONGEST_AUTHOR, column)
        self.author.setText(self.settings.author)
        self.author.setPlaceholderText(self.tr("Your name, or what your table calls itself"))
        column.addWidget(text_label(self.tr("Version"), TextStyle.LABEL))
        self.version = NumberField(self.theme, 1, MOST_VERSION, 1)
        self.version.setObjectName("share.version")
        self.version.setAccessibleName(self.tr("Version"))
        column.addWidget(self.version)
        column.addWidget(text_label(self.tr("What is it about"), TextStyle.LABEL))
        self.text = QPlainTextEdit()
        self.text.setObjectName("share.text")
        self.text.setAccessibleName(self.tr("What is it about"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(self.theme.px(110))
        self.text.textChanged.connect(self._refresh)
        column.addWidget(self.text, 1)
        return column

    def _line(self, name: str, words: str, longest: int, column: QVBoxLayout) -> QLineEdit:
        column.addWidget(text_label(words, TextStyle.LABEL))
        field = QLineEdit()
        field.setObjectName(name)
        field.setAccessibleName(words)
        field.setMaxLength(longest)
        field.textChanged.connect(self._refresh)
        column.addWidget(field)
        return field

    def _list(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.theme.px(8))
        self.model = ExportModel(self.theme)
        table = self._items(self.model, "share.items", self.tr("What is shared"), NAME)
        table.setMinimumHeight(self.theme.px(180))
        table.selectionModel().currentRowChanged.connect(self._row_changed)
        self.table = table
        column.addWidget(table, 1)
        self.why_not = plain_label("", TextStyle.SMALL, "enemy", name="share.why-not")
        self.why_not.hide()
        column.addWidget(self.why_not)
        return column

    def _add_foot(self, column: QVBoxLayout) -> None:
        self.said: QLabel = plain_label("", TextStyle.BODY, "text_2", name="share.said")
        self._foot, row = self._foot_of(self.said)
        self.without = push_button("share.without", self.tr("Leave out what cannot be shared"))
        self.without.clicked.connect(lambda _=False: self._leave_out())
        self.without.hide()
        row.addWidget(self.without)
        self.cancel_button = push_button("share.cancel", self.tr("Cancel"))
        self.cancel_button.clicked.connect(lambda _=False: self.reject())
        row.addWidget(self.cancel_button)
        self.write_button = push_button("share.write", self.tr("Write the pack"))
        self.write_button.clicked.connect(lambda _=False: self._ask_where())
        self.write_button.setProperty("kind", "main")
        self.write_button.setDefault(True)
        row.addWidget(self.write_button)
        column.addLayout(self._foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.theme.px(NARROW)
        self.table.setColumnHidden(KIND, self.width() < self.theme.px(WIDE))
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(direction)
        self._foot.setDirection(direction)

    def done(self, result: int) -> None:
        if self.work is not None:
            self.work.stop()
        super().done(result)

    # What happens

    def _look_through(self, chosen: list[int]) -> None:
        """Gather what is needed and check it, beside the window."""
        own = self._own
        self.selection = None
        self._refresh()
        self.work = Background(lambda stopped: Selection(chosen, own), self)
        self.work.done.connect(self._gathered)
        self.work.failed.connect(self._failed)

    def _gathered(self, selection: Selection) -> None:
        self.work = None
        self.selection = selection
        self.model.set_shared(selection.shared)
        first = next((one for one in selection.shared if not one.needed_by), None)
        if first is not None and not self.name.text():
            self.name.setText(first.owned.item.name[:LONGEST_NAME])
            self.version.setValue(max(one.owned.version for one in selection.shared))
        if self.model.shared:
            self.table.setCurrentIndex(self.model.index(0, NAME))
        else:
            self._row_changed(QModelIndex())
        self.without.setVisible(not selection.is_fit and bool(selection.fit_numbers()))
        self._refresh()

    def _failed(self, fault: Exception) -> None:
        raise fault

    def _leave_out(self) -> None:
        if self.selection is not None:
            self._look_through(self.selection.fit_numbers())

    def _row_changed(self, current: QModelIndex) -> None:
        row = current.row()
        one = self.model.shared[row] if 0 <= row < len(self.model.shared) else None
        sentences = _sentences(one) if one is not None else []
        self.why_not.setText("\n".join(sentences[:MOST_SENTENCES]))
        self.why_not.setVisible(bool(sentences))

    def _refresh(self) -> None:
        wrong = self._why_not()
        self.write_button.setEnabled(self.selection is not None and not wrong)
        if wrong:
            self._say(wrong, wrong=True)
        elif self.selection is None:
            self._say(self.tr("Looking through what is shared..."))
        else:
            along = sum(bool(one.needed_by) and not one.is_part for one in self.selection.shared)
            parts = sum(one.is_part for one in self.selection.shared)
            words = self.tr("%n item(s) will be in the pack.", "", len(self.selection.shared))
            if along:
                words = f"{words} " + self.tr("%n came along because others need (it|them).", "", along)
            if parts:
                words = f"{words} " + self.tr("%n (stands|stand) in others and can be built elsewhere too.", "", parts)
            self._say(words)

    def _why_not(self) -> str:
        """Why no pack can be written, "" when one can."""
        if not self.name.text().strip():
            return self.tr("Give the pack a name.")
        if len(self.text.toPlainText()) > LONGEST_WORDS:
            return self.tr("The text about it is too long; use at most {most} characters.").format(most=LONGEST_WORDS)
        faults = Faults()
        for words in (self.name.text(), self.author.text(), self.text.toPlainText()):
            text_faults(words.replace("\t", " "), "", faults)
        if faults.problems:
            return problem_words(faults.problems[0])
        if self.selection is None:
            return ""
        if not self.selection.shared:
            return self.tr("There is nothing left to share.")
        if len(self.selection.shared) > MOST_ITEMS:
            return self.tr("A pack holds at most {most} items; choose fewer.").format(most=MOST_ITEMS)
        unfit = [one for one in self.selection.shared if not one.is_fit]
        if unfit:
            words = self.tr("“{name}” cannot be shared yet: solve its problems, or leave it out.")
            if len(unfit) > 1:
                words = self.tr(
                    "%n item(s) cannot be shared yet: solve the problems, or leave them out.", "", len(unfit)
                )
            return words.format(name=unfit[0].owned.item.name)
        return ""

    def _ask_where(self) -> None:
        words = self.tr("Hearthwall packs (*.hearthpack)")
        name = in_documents(file_name(self.name.text()))
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Write the pack"), name, words)
        if path:
            self.write(with_ending(path, ENDING))

    def write(self, path: Path) -> None:
        """Write the pack there, and close when it is written."""
        faults = Faults()
        try:
            pack = self.pack()
            # Nobody shall get a file that no Hearthwall opens.
            plain_from_bytes(pack_to_bytes(pack), faults, DRAWINGS)
            faults.raise_any()
            write_pack(path, pack)
        except LibraryProblem as fault:
            self._say(sentence_of(fault), wrong=True)
        except PackProblem as problem:
            self._say(problem_words(problem.problems[0]), wrong=True)
        except OSError as fault:
            words = self.tr("{file} could not be written ({reason}); choose another place.")
            self._say(words.format(file=path.name, reason=fault.strerror or fault), wrong=True)
        else:
            self.settings.author = self.author.text().strip()
            self.accept()
            self.written.emit(path)

    def pack(self) -> Pack:
        """The pack as the dialog stands. Raises `LibraryProblem`."""
        assert self.selection is not None
        name, author = self.name.text().strip(), self.author.text().strip()
        text = self.text.toPlainText().replace("\t", " ").strip()
        tests = fresh_tests(self.shelf, self.selection)
        pack = self.selection.pack(name, author, self.version.value(), text, tests)
        return with_drawings_of(self.shelf, pack)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")


def _sentences(one: Shared) -> list[str]:
    """Why an item cannot be shared."""
    return [
        *(missing_from_share_words(reference) for reference in one.missing),
        *(finding_words(finding) for finding in one.findings),
        *(problem_words(problem) for problem in one.texts),
    ]
