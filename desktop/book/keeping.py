"""What a person wants of books, and books as files, written while one is told how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.book.contents import Book, BookOption, Wanted
from desktop.book.paper import Stopped, write_book
from desktop.book.sheet_format import BookPaper
from desktop.book.web_page import write_web_page
from desktop.book.words import tr
from desktop.look.message_box import message_box
from desktop.look.widgets.icon_label import text_label
from desktop.settings import Settings

PATIENCE_MS = 600
"""Whatever takes longer says how far it is, and can be stopped."""
PAPER = "book/paper"


class BookFile(Enum):
    """What a book is kept as; the value is the ending of its name."""

    PDF = ".pdf"
    WEB_PAGE = ".html"

    @property
    def endings(self) -> tuple[str, ...]:
        """With which its name may end."""
        return (self.value, ".htm") if self is BookFile.WEB_PAGE else (self.value,)


@dataclass(frozen=True)
class BookChoices:
    """What stands in a book, and on what it is printed."""

    wanted: Wanted
    paper: BookPaper


def switch_of(option: BookOption) -> str:
    """The name of its switch in the settings; books of several games share it."""
    return f"book/{option.key}"


def choices_in(settings: Settings, book: Book) -> BookChoices:
    """What was chosen last, of what this book offers."""
    wanted = [one.key for one in book.options if settings.flag(switch_of(one), default=one.is_usual)]
    paper = settings.word(PAPER, [one.value for one in BookPaper], BookPaper.A5.value, switch="book/{word}")
    return BookChoices(frozenset(wanted), BookPaper(paper))


def keep_book(parent: QWidget, path: Path, kind: BookFile, book: Book, choices: BookChoices) -> bool:
    """Write a book into a file, unless somebody stops it; a fault is told. Says whether it is written."""
    progress = Progress(parent, tr("The book is being written."))
    try:
        if kind is BookFile.WEB_PAGE:
            write_web_page(path, book, choices.wanted, progress.report)
        else:
            write_book(path, book, choices.paper, choices.wanted, progress.report)
    except Stopped:
        return False
    except OSError as fault:
        words = tr("{file} cannot be written ({why}); choose another place.")
        message_box(parent, "dialog.problem", words.format(file=path.name, why=fault.strerror or fault)).open()
        return False
    finally:
        progress.end()
    return True


class Progress:
    """Says how far a work is where it takes long, and stops it."""

    def __init__(self, parent: QWidget, words: str) -> None:
        self._dialog = QProgressDialog("", tr("Stop"), 0, 1, parent)
        self._dialog.setLabel(text_label(words))
        self._dialog.setObjectName("dialog.book-progress")
        self._dialog.setWindowTitle("Hearthwall")
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(PATIENCE_MS)
        self._dialog.setAutoReset(False)
        self._dialog.setAutoClose(False)

    def report(self, done: int, whole: int) -> None:
        """So many of so many parts are done. Raises `Stopped` when somebody has pressed the button."""
        self._dialog.setMaximum(whole)
        self._dialog.setValue(done)
        if self._dialog.wasCanceled():
            raise Stopped

    def end(self) -> None:
        """The work is done, or will not be."""
        self._dialog.close()
        self._dialog.deleteLater()
