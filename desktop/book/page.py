"""The page on which the book of a game is read, and from which it is kept, printed and passed on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.book.contents import Book, BookOption, Mendable
from desktop.book.keeping import PAPER, BookChoices, BookFile, Progress, choices_in, keep_book, switch_of
from desktop.book.mend_dialog import MendDialog
from desktop.book.mending import mended
from desktop.book.paper import Stopped, printed_pages, put_on
from desktop.book.ribbons import Ribbons
from desktop.book.sentences import Sentence
from desktop.book.sheet_format import BookPaper
from desktop.book.spread import BookSpread
from desktop.look.documents import in_documents
from desktop.look.icons import put_icon
from desktop.look.key_uses import KeyGroup, KeyUse
from desktop.look.lettering import TextStyle
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.push_button import push_button
from desktop.look.widgets.written_plate import tell_written
from desktop.look.wood import WoodGround
from desktop.settings import Settings
from desktop.storage.mended import Mended
from desktop.storage.packs.pack import file_name
from desktop.storage.whole_file import with_ending

NARROW = 1360
"""Below this width in px at 100 % the options stand in a menu."""


class Mending(Protocol):
    """Keeps what people put otherwise in a book."""

    mended: Mended

    def mend(self, first: str, words: str, *, is_name: bool) -> None:
        """Say it so from now on; nothing puts it back."""


class BookPage(WoodGround):
    """A book, its options above it, its ribbons beside it."""

    back_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        book: Book,
        mending: Mending | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`book` as it was told; without `mending` it can only be read."""
        super().__init__(theme, parent)
        self.theme, self.settings = theme, settings
        self._told, self._mending = book, mending
        self.book = self._mended()
        self._undone: list[tuple[Mendable, str]] = []
        """What undo puts back: what was mended, and how it stood before."""
        self.setObjectName("page.book")
        self.setAccessibleName(self.tr("The book"))
        choices = choices_in(settings, book)
        self.wanted, self.paper = choices.wanted, choices.paper
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, px(8))
        column.setSpacing(px(6))
        column.addWidget(self._made_bar())
        row = QHBoxLayout()
        row.setContentsMargins(px(10), 0, 0, 0)
        row.setSpacing(0)
        self.spread = BookSpread(theme, self.book, self.wanted, can_mend=mending is not None)
        self.spread.mending_wanted.connect(self._ask_to_mend)
        self.ribbons = Ribbons(theme, [chapter.ribbon for chapter in book.chapters])
        self.before = self._leaf("book.before", "ui/chevron-left", self.tr("The pages before"), -1)
        self.after = self._leaf("book.after", "ui/chevron-right", self.tr("The next pages"), 1)
        row.addWidget(self.before)
        row.addWidget(self.spread, 1)
        row.addWidget(self.ribbons)
        row.addWidget(self.after)
        row.addSpacing(px(10))
        column.addLayout(row, 1)
        self.ribbons.chosen.connect(self.spread.open_chapter)
        self.spread.turned.connect(self._turned)
        self.setFocusProxy(self.spread)

    # How it is built

    def _made_bar(self) -> QWidget:
        px = self.theme.px
        bar = QWidget()
        bar.setProperty("paper", "head")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(px(16), px(6), px(16), px(6))
        row.setSpacing(px(12))
        row.addWidget(Icon(self.theme, "open-book", 34, "text"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(self.tr("The book"), TextStyle.NAME))
        self.where = OneLine("", TextStyle.SMALL, "text_2")
        self.where.setObjectName("book.where")
        # Long titles give way to the buttons.
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words.addWidget(self.where)
        row.addLayout(words, 1)
        self.wide_only: list[QWidget] = []
        self.boxes: dict[str, QCheckBox] = {}
        for option in self.book.options:
            box = QCheckBox(option.words)
            box.setObjectName(f"book.{option.key}")
            box.setChecked(option.key in self.wanted)
            box.toggled.connect(lambda on, option=option: self.set_option(option, on=on))
            self.boxes[option.key] = box
            self.wide_only.append(box)
            row.addWidget(box)
        self.papers = QComboBox()
        self.papers.setObjectName("book.paper")
        self.papers.setAccessibleName(self.tr("Paper"))
        for paper, said in self._paper_words().items():
            self.papers.addItem(said, paper)
        self.papers.setCurrentIndex(list(BookPaper).index(self.paper))
        self.papers.currentIndexChanged.connect(lambda at: self.set_paper(list(BookPaper)[at]))
        self.wide_only.append(self.papers)
        row.addWidget(self.papers)
        self.option_menu = QMenu(self)
        self._fill_option_menu()
        self.more = push_button("book.options", self.tr("Options"), None)
        self.more.setMenu(self.option_menu)
        self.keep_menu = QMenu(self)
        self.keep_menu.setObjectName("book.keep-menu")
        self._entry(self.tr("As a &PDF"), self._ask_for_pdf)
        self._entry(self.tr("As a page for the &browser"), self._ask_for_web_page)
        keep = push_button("book.keep", self.tr("Keep"), None)
        keep.setMenu(self.keep_menu)
        printing = push_button("book.print", self.tr("Print"), self._ask_printer)
        printing.setProperty("kind", "main")
        back = push_button("book.back", self.tr("Back"), self.back_wanted.emit)
        if self._mending is not None:
            mend = push_button("book.mend", self.tr("Mend a sentence"), self._mend_next)
            mend.setToolTip(tip(self.tr("Click on a sentence or a name, or go to it with E and press Enter.")))
            self.wide_only.append(mend)
            row.addWidget(mend)
        for button in (self.more, keep, printing, back):
            row.addWidget(button)
        # A window is never widened for what then stands in the menu.
        for one in self.wide_only:
            one.hide()
        return bar

    def _paper_words(self) -> dict[BookPaper, str]:
        return {
            BookPaper.A5: self.tr("A5"),
            BookPaper.BOOKLET: self.tr("A5 booklet to fold"),
            BookPaper.A4: self.tr("A4"),
            BookPaper.LETTER: self.tr("Letter"),
        }

    def _fill_option_menu(self) -> None:
        """The same once more, for a narrow window."""
        if self._mending is not None:
            self.option_menu.addAction(self.tr("Mend a sentence")).triggered.connect(lambda _=False: self._mend_next())
            self.option_menu.addSeparator()
        self.actions_of: dict[str, QAction] = {}
        for option in self.book.options:
            action = self.option_menu.addAction(option.words)
            action.setCheckable(True)
            action.setChecked(option.key in self.wanted)
            action.toggled.connect(lambda on, option=option: self.set_option(option, on=on))
            self.actions_of[option.key] = action
        self.option_menu.addSeparator()
        group = QActionGroup(self)
        self.actions_of_paper: dict[BookPaper, QAction] = {}
        for paper, said in self._paper_words().items():
            action = self.option_menu.addAction(said)
            action.setCheckable(True)
            action.setChecked(paper is self.paper)
            action.triggered.connect(lambda _=False, paper=paper: self.set_paper(paper))
            group.addAction(action)
            self.actions_of_paper[paper] = action

    def _entry(self, words: str, call: Callable[[], None]) -> None:
        self.keep_menu.addAction(words).triggered.connect(lambda _=False: call())

    def _leaf(self, name: str, icon: str, words: str, leaves: int) -> QPushButton:
        button = push_button(name, "", lambda: self.spread.turn(leaves))
        button.setAccessibleName(words)
        button.setToolTip(tip(words))
        button.setFixedWidth(self.theme.px(44))
        button.setMinimumHeight(self.theme.px(44))
        # The keys of the book do the same.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setStyleSheet("padding: 0")
        put_icon(button, icon, self.theme.px(24), self.theme.colours.text)
        return button

    # Showing

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() / self.theme.look.scale < NARROW
        for one in self.wide_only:
            one.setVisible(not narrow)
        self.more.setVisible(narrow)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo_mending()
        else:
            super().keyPressEvent(event)

    def key_groups(self) -> list[KeyGroup]:
        """All keys of the page."""
        mending = [
            KeyUse("E", self.tr("the next sentence that may be mended")),
            KeyUse("Enter", self.tr("mend it")),
            KeyUse("Ctrl+Z", self.tr("as it was before")),
        ]
        if self._mending is None:
            mending = []
        uses = (
            KeyUse("Right", self.tr("the next pages")),
            KeyUse("Left", self.tr("the pages before")),
            KeyUse("Down", self.tr("the next chapter")),
            KeyUse("Up", self.tr("the chapter before")),
            KeyUse("Home", self.tr("the first page")),
            KeyUse("End", self.tr("the last page")),
            KeyUse("Escape", self.tr("back")),
            *mending,
        )
        return [KeyGroup("", uses)]

    def _turned(self) -> None:
        spread = self.spread
        shown = spread.shown
        self.ribbons.show_open(spread.chapter)
        self.before.setEnabled(bool(shown) and shown[0] > 0)
        self.after.setEnabled(bool(shown) and shown[-1] + 1 < spread.count)
        self.where.setText(f"{spread.where} \N{MIDDLE DOT} {self.book.title}")

    # Options

    def set_option(self, option: BookOption, *, on: bool) -> None:
        """More or less beside what was told; remembered."""
        if (option.key in self.wanted) == on:
            return
        self.wanted = self.wanted ^ {option.key}
        self.settings.set_flag(switch_of(option), value=on)
        self.boxes[option.key].setChecked(on)
        self.actions_of[option.key].setChecked(on)
        self.spread.show_options(self.wanted)

    def set_paper(self, paper: BookPaper) -> None:
        """What it is printed on, and kept as; remembered."""
        self.paper = paper
        self.settings.set_text(PAPER, paper.value)
        self.papers.setCurrentIndex(list(BookPaper).index(paper))
        self.actions_of_paper[paper].setChecked(True)

    # Mending

    def _mended(self) -> Book:
        return mended(self._told, self._mending.mended) if self._mending is not None else self._told

    def _mend_next(self) -> None:
        self.spread.setFocus()
        self.spread.next_sentence()

    def _ask_to_mend(self, sentence: Sentence) -> None:
        dialog = MendDialog(self.theme, sentence, self)
        dialog.mended.connect(lambda words: self.mend(sentence.mendable, words))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def mend(self, what: Mendable, words: str) -> None:
        """Put something otherwise; undo puts it back."""
        before = what.words if what.words != what.first else ""
        self._undone.append((what, before))
        self._put(what, words)

    def undo_mending(self) -> None:
        """As it stood before the last time that somebody mended something here."""
        if self._undone:
            self._put(*self._undone.pop())

    def _put(self, what: Mendable, words: str) -> None:
        assert self._mending is not None
        self._mending.mend(what.first, words, is_name=what.is_name)
        self.book = self._mended()
        self.spread.show_book(self.book)

    # Keeping and printing

    def _ask_for_pdf(self) -> None:
        self._ask(BookFile.PDF, self.tr("Keep as PDF"), self.tr("PDF (*.pdf)"))

    def _ask_for_web_page(self) -> None:
        self._ask(BookFile.WEB_PAGE, self.tr("Keep as a web page"), self.tr("Web page (*.html)"))

    def _ask(self, kind: BookFile, title: str, kinds: str) -> None:
        suggested = in_documents(file_name(self.book.title, kind.value))
        path, _ = QFileDialog.getSaveFileName(self, title, suggested, kinds)
        if path:
            self.keep(with_ending(path, *kind.endings), kind)

    def keep(self, path: Path, kind: BookFile) -> None:
        """Write the book into a file, and say where. A fault is said."""
        if keep_book(self, path, kind, self.book, BookChoices(self.wanted, self.paper)):
            tell_written(self.theme, self, path)

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setFullPage(True)
        printer.setPageLayout(self.paper.layout)
        if self.paper is BookPaper.BOOKLET:
            printer.setDuplex(QPrinter.DuplexMode.DuplexShortSide)
        if QPrintDialog(printer, self).exec() != QPrintDialog.DialogCode.Accepted:
            return
        with_progress = Progress(self, self.tr("The book is being printed."))
        try:
            pages = printed_pages(self.book, self.paper, self.wanted, with_progress.report)
            is_done = put_on(printer, pages, self.paper, with_progress.report)
        except Stopped:
            printer.abort()
            return
        finally:
            with_progress.end()
        if not is_done:
            words = self.tr("The printer does not answer. Keep the book as a PDF instead.")
            message_box(self, "dialog.problem", words).open()
