"""Pages of a book: nothing is cut off, nothing stands twice, and what people wrote is text."""

from __future__ import annotations

import errno
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.book.contents import (
    TELLERS,
    Book,
    BookOption,
    Chapter,
    Entry,
    Figures,
    Heading,
    LastWords,
    Note,
    Piece,
    Plate,
    Remark,
    Ribbon,
    Side,
    SumColumn,
    Sums,
    Telling,
)
from desktop.book.ink import ink_on_paper
from desktop.book.mend_dialog import MendDialog
from desktop.book.mending import mended
from desktop.book.page import BookPage
from desktop.book.pages import BookPages
from desktop.book.paper import NO_PAGE, Stopped, paper_theme, printed_pages, sides, write_book
from desktop.book.sheet_format import BookPaper, SheetFormat, printed
from desktop.book.strips import Line, PlateRow
from desktop.book.web_page import as_web_page
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.storage.mended import Mended
from tests.desktop.book.laid_out import overfull, words_of

MARKUP = "<b>Bo & Ada</b> <img src=x onerror=alert(1)> &lt;i&gt;"
OPTIONS = (
    BookOption("totals", "Totals"),
    BookOption(TELLERS, "Who told it"),
    BookOption("chance", "Dice", is_usual=False),
)
USUAL = frozenset(["totals", TELLERS])
LONG = " ".join(f"word{number}" for number in range(12_000))
assert len(LONG) > 100_000


def book(*pieces: Piece, chapters: int = 1) -> Book:
    made = tuple(
        Chapter(f"Chapter {number}", Ribbon(f"Ribbon {number}"), "", pieces, opens_page=number % 2 == 0)
        for number in range(chapters)
    )
    return Book("A book", "of a test", "Told by tests.", made, OPTIONS)


def side(count: int) -> SumColumn:
    return SumColumn("A side", tuple((f"part {number}", "1") for number in range(count)), count, Side.OURS)


LARGE: tuple[Piece, ...] = (
    Telling(LONG, "Ada", has_initial=True),
    LastWords("Last words", Telling(LONG[:20_000].rpartition(" ")[0], "Bo")),
    Entry("Somebody", "of a kind", "castle", Telling(LONG[:3_000].rpartition(" ")[0], "")),
    Heading("x" * 2_000),
    Note((Remark("y " * 2_000),)),
    Sums(side(80), side(3)),
    Figures(tuple((f"row {number}", str(number)) for number in range(200))),
)


@pytest.mark.parametrize("paper", [BookPaper.A5, BookPaper.A4, BookPaper.LETTER])
def test_long_texts_go_on_from_page_to_page(qtbot: QtBot, paper: BookPaper) -> None:
    pages = printed_pages(book(*LARGE), paper, USUAL)
    assert overfull(pages) == []
    said = words_of(pages)
    assert said.count("word11999 Told by Ada.") == 1
    assert LONG in said
    assert said.count("part 79 1") == 1
    assert said.count("row 199 199") == 1


@pytest.mark.parametrize("wide", [320, 700])
@pytest.mark.parametrize("high", [240, 600])
def test_the_smallest_window_loses_nothing(qtbot: QtBot, wide: int, high: int) -> None:
    pages = BookPages(book(*LARGE), SheetFormat(wide, high, 34), ink_on_paper(), USUAL)
    assert overfull(pages) == []
    assert LONG.split()[-1] in words_of(pages)


@pytest.mark.parametrize("wide, high, letters", [(912, 1000, 20.5), (730, 420, 34), (640, 380, 34), (400, 250, 17)])
def test_a_title_stands_whole_on_the_first_page(qtbot: QtBot, wide: int, high: int, letters: float) -> None:
    told = replace(book(Note((Remark("A note."),))), title="The Siege of Lanternbridge")
    pages = BookPages(told, SheetFormat(wide, high, letters), ink_on_paper(), USUAL)
    assert pages.first_page_of == [1]
    assert " ".join(pages.pages[0].words.split()).startswith("The Siege of Lanternbridge")
    assert overfull(pages) == []


@pytest.mark.parametrize("high", range(360, 560, 20))
def test_an_initial_stands_whole_on_a_low_page_beside_its_lines(qtbot: QtBot, high: int) -> None:
    telling = Telling("A tale of some length. " * 20, "Ada", has_initial=True)
    pages = BookPages(book(Heading("A heading"), telling), SheetFormat(918, high, 34), ink_on_paper(), USUAL)
    (page,) = [page for page in pages.pages if any(isinstance(one, Line) and one.initial for _, one in page.strips)]
    ((top, initial),) = [
        (top, one.initial) for top, one in page.strips if isinstance(one, Line) and one.initial is not None
    ]
    room = pages.sheet.area(right=True).height()
    assert top + initial.size <= room
    assert sum(at >= top for at, _ in page.strips) >= 3


def test_what_people_wrote_is_text_and_no_markup(qtbot: QtBot) -> None:
    pieces: tuple[Piece, ...] = (
        Heading(MARKUP, MARKUP),
        Telling(MARKUP, MARKUP, about=MARKUP),
        Entry(MARKUP, MARKUP, "castle", Telling(MARKUP, ""), (Remark(MARKUP),)),
        LastWords(MARKUP, Telling(MARKUP, MARKUP)),
        Sums(SumColumn(MARKUP, ((MARKUP, "1"),), 1, Side.OURS), side(1)),
        Note((Remark(MARKUP),)),
        Figures(((MARKUP, "1"),)),
    )
    one = Chapter(MARKUP, Ribbon(MARKUP), MARKUP, pieces)
    whole = Book(MARKUP, MARKUP, MARKUP, (one,))
    said = words_of(printed_pages(whole, BookPaper.A4, USUAL))
    written = as_web_page(whole, USUAL)
    shown = said.count(MARKUP)
    assert shown == 21
    assert "<b>" not in written
    assert "<img" not in written
    # The browser shows each once more in its title and in its list of chapters.
    assert written.count("&lt;b&gt;Bo &amp; Ada&lt;/b&gt;") == shown + 2


def test_options_leave_out_totals_tellers_and_dice(qtbot: QtBot) -> None:
    whole = book(
        Telling("A tale.", "Ada"),
        Sums(side(1), side(1), "totals"),
        Note((Remark("It came."), Remark("Dice: 4.", "chance"))),
        Note((Remark("Dice: 6.", "chance"),)),
    )
    plain = words_of(printed_pages(whole, BookPaper.A5, frozenset()))
    full = words_of(printed_pages(whole, BookPaper.A5, USUAL | {"chance"}))
    assert [one in plain for one in ("A side", "Ada", "Dice", "It came.")] == [False, False, False, True]
    assert [one in full for one in ("A side", "Ada", "Dice: 4.", "Dice: 6.")] == [True] * 4
    assert full.count("It came.") == 1


def test_a_book_offers_the_options_that_it_has(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    some = replace(book(Telling("A tale.", "Ada")), options=OPTIONS[1:])
    page = BookPage(Theme(less_motion=True), settings, some)
    qtbot.addWidget(page)
    assert {key: box.text() for key, box in page.boxes.items()} == {TELLERS: "Who told it", "chance": "Dice"}
    assert list(page.actions_of) == list(page.boxes)
    page.boxes[TELLERS].click()
    again = BookPage(Theme(less_motion=True), settings, book())
    qtbot.addWidget(again)
    assert again.wanted == {"totals"}


@pytest.mark.parametrize("letters, count", [(199, 0), (200, 1)])
def test_on_paper_and_in_a_browser_the_same_tellings_begin_with_an_initial(
    qtbot: QtBot, letters: int, count: int
) -> None:
    whole = book(Telling(("word " * 40)[: letters - 1] + ".", "Ada", has_initial=True))
    strips = [one for page in printed_pages(whole, BookPaper.A5, USUAL).pages for _, one in page.strips]
    assert sum(isinstance(one, Line) and one.initial is not None for one in strips) == count
    assert as_web_page(whole, USUAL).count('<p class="initial') == count


def test_a_folded_booklet_reads_from_page_to_page() -> None:
    # Six pages make two sheets; the outer one has the first page and an empty one outside.
    assert sides(6, BookPaper.BOOKLET) == [(NO_PAGE, 0), (1, NO_PAGE), (5, 2), (3, 4)]
    assert sides(3, BookPaper.A5) == [(0,), (1,), (2,)]


def test_a_pdf_is_written_whole_or_not_at_all(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "book.pdf"
    write_book(path, book(Telling("A tale.", "Ada"), chapters=3), BookPaper.BOOKLET, USUAL)
    whole = path.read_bytes()
    assert whole.startswith(b"%PDF")

    def stop(_done: int, _all: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        write_book(path, book(), BookPaper.A5, USUAL, stop)
    assert path.read_bytes() == whole
    assert [one.name for one in tmp_path.iterdir()] == ["book.pdf"]


def test_a_device_that_fails_at_its_end_leaves_no_half_book(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(QPainter):
        def end(self) -> bool:
            super().end()
            return False

    path = tmp_path / "book.pdf"
    path.write_bytes(b"before")
    monkeypatch.setattr("desktop.book.paper.QPainter", Full)
    # The sentence that tells it is the caller's, in the language in force; the reason is the system's.
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_book(path, book(Telling("A tale.", "Ada")), BookPaper.A5, USUAL)
    assert path.read_bytes() == b"before"


def test_every_page_is_painted_inside_its_frame(qtbot: QtBot) -> None:
    pages = printed_pages(
        book(Heading("A heading"), Telling("A tale of some length. " * 20, "Ada", has_initial=True)),
        BookPaper.A5,
        USUAL,
    )
    image = QImage(400, 566, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    zoom = image.width() / pages.sheet.width
    painter.scale(zoom, zoom)
    pages.paint(painter, 1, paper_theme(), zoom)
    painter.end()
    frame = printed(BookPaper.A5).frame
    edge = round(frame.left() * zoom) - 3
    assert all(image.pixelColor(edge, y).lightness() == 255 for y in range(image.height()))
    assert any(image.pixelColor(200, y).lightness() < 90 for y in range(image.height()))


class Kept:
    """Keeps what is mended, as a session does."""

    def __init__(self) -> None:
        self.mended = Mended()

    def mend(self, first: str, words: str, *, is_name: bool) -> None:
        self.mended.put(first, words, is_name=is_name)


MENDED_BOOK: tuple[Piece, ...] = (
    Entry("Rose Gate", "a gate", "castle", Telling("Built by Bo. It creaks.", "")),
    Note((Remark("In ruins: Rose Gate. Held: Rose Gatehouse."),)),
    Telling(
        "First it rained, and it rained all of the night. Then Rose Gate fell \N{FIRE} at once. It was over.", "Ada"
    ),
    LastWords("Last words of Rose Gate", Telling("Not yet!", "Bo")),
)


def test_a_sentence_a_name_and_a_last_word_are_mended_put_back_and_written_so(qtbot: QtBot, tmp_path: Path) -> None:
    kept = Kept()
    page = BookPage(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), book(*MENDED_BOOK), kept)
    qtbot.addWidget(page)
    page.resize(1400, 900)
    page.show()
    page.spread.open_chapter(0)
    spread = page.spread
    found = {one.words: one for _, one in spread.sentences}
    assert list(found) == [
        "Rose Gate",
        "Built by Bo.",
        "It creaks.",
        "First it rained, and it rained all of the night.",
        "Then Rose Gate fell \N{FIRE} at once.",
        "It was over.",
        "Not yet!",
    ]

    def press(words: str) -> MendDialog:
        number, one = next(pair for pair in spread.sentences if pair[1].words == words)
        assert spread.pages is not None
        place = spread._places()[number - spread.first]
        spot = place.topLeft() + one.rects[-1].center() * (place.width() / spread.pages.sheet.width)
        QTest.mouseClick(spread, Qt.MouseButton.LeftButton, pos=spot.toPoint())
        dialog = page.findChildren(MendDialog)[-1]
        assert dialog.what == one.mendable
        return dialog

    dialog = press("Then Rose Gate fell \N{FIRE} at once.")
    assert isinstance(dialog.field, QPlainTextEdit)
    cursor = dialog.field.textCursor()
    assert cursor.selectedText() == "Then Rose Gate fell \N{FIRE} at once."
    cursor.insertText("Then nothing was left.")
    click(dialog, "mend.keep")
    dialog = press("Rose Gate")
    assert isinstance(dialog.field, QLineEdit)
    dialog.field.setText("Lily Gate")
    click(dialog, "mend.keep")
    press("Not yet!").mended.emit("Now!")
    for said in (words_of(printed_pages(page.book, BookPaper.A5, USUAL)), as_web_page(page.book, USUAL)):
        assert "First it rained, and it rained all of the night. Then nothing was left. It was over." in said
        assert "In ruins: Lily Gate. Held: Rose Gatehouse." in said
        assert "Last words of Lily Gate" in said
        assert "Now!" in said
        assert "Not yet!" not in said
    # As it was kept it comes again; and step by step it is as it was told.
    assert mended(book(*MENDED_BOOK), Mended(kept.mended.to_plain())) == page.book
    QTest.keyClick(spread, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(spread, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Rose Gate" in spread.accessibleDescription()
    click(press("Then nothing was left."), "mend.back")
    assert page.book == book(*MENDED_BOOK)
    assert kept.mended.to_plain() == {}


def test_keys_go_from_sentence_to_sentence_and_open_one(qtbot: QtBot, tmp_path: Path) -> None:
    page = BookPage(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), book(*MENDED_BOOK), Kept())
    qtbot.addWidget(page)
    page.resize(1400, 900)
    page.show()
    page.spread.open_chapter(0)
    for _ in range(3):
        QTest.keyClick(page.spread, Qt.Key.Key_E)
    assert page.spread.at is not None
    assert page.spread.at.words == "It creaks."
    QTest.keyClick(page.spread, Qt.Key.Key_Return)
    assert page.findChildren(MendDialog)[0].words == "Built by Bo. It creaks."
    # Without anybody who keeps it nothing can be mended.
    alone = BookPage(Theme(less_motion=True), Settings(tmp_path / "settings.ini"), book(*MENDED_BOOK))
    qtbot.addWidget(alone)
    alone.resize(1400, 900)
    alone.spread.open_chapter(0)
    assert alone.spread.sentences == []


def click(dialog: MendDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("title, is_seen", [("A siege", True), ("A very long title of a siege " * 12, False)])
def test_a_picture_stands_on_the_first_page_where_the_title_leaves_it_room(title: str, is_seen: bool) -> None:
    made = replace(book(), title=title, front=Plate("front", "", 0.7))
    sheet = SheetFormat(918, 1302, 34)
    pages = BookPages(made, sheet, ink_on_paper(), USUAL)
    first = pages.pages[0]
    assert any(isinstance(strip, PlateRow) for _, strip in first.strips) == is_seen
    assert first.foot <= sheet.area(right=True).height() + 0.01
    # All of it stands on one page.
    assert pages.first_page_of[0] == 1
