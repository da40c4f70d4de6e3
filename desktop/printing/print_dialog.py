"""Print now: choose sheets and paper, look at the pages, then print them or keep them as a PDF."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.look.dialog_size import open_at_size, scrolling
from desktop.look.documents import in_documents
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.painted import Painted, brush_up, edge_pen
from desktop.look.widgets.push_button import push_button
from desktop.printing.document import Paper, SheetDocument, put_on, write_sheets
from desktop.printing.sheet import BLANK, PrintSheet
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.storage.packs.pack import file_name
from desktop.storage.whole_file import with_ending

PDF = ".pdf"


def _is_usual(sheet: PrintSheet) -> bool:
    return sheet.is_usual and not sheet.id.startswith(BLANK)


def _pdf_path(name: str) -> Path:
    """A file of the game's name among the person's documents."""
    return Path(in_documents(file_name(name.removesuffix(PDF), PDF)))


class PagePicture(Painted):
    """One page as it will lie in the tray."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._sheet: SheetDocument | None = None
        self._page = 0
        self._image = QImage()
        # Large letters make no page larger.
        self.setMinimumSize(130, 170)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(420), self.theme.px(560))

    def show_page(self, sheet: SheetDocument | None, page: int) -> None:
        """Show a page; None when nothing is chosen."""
        self._sheet, self._page, self._image = sheet, page, QImage()
        title = sheet.title if sheet is not None else ""
        self.setAccessibleName(self.tr("Page {page} of “{title}”").format(page=page + 1, title=title) if title else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        whole = self._sheet.page
        scale = min(self.width() / whole.width(), self.height() / whole.height())
        wide, high = whole.width() * scale, whole.height() * scale
        place = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        ratio = self.devicePixelRatioF()
        if self._image.width() != round(wide * ratio):
            self._image = self._sheet.picture(self._page, round(wide * ratio))
        painter.drawImage(place, self._image)
        painter.setPen(edge_pen(self.theme.look))
        painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5))


class PrintDialog(QDialog):
    """Sheets on the left, the pages on the right. What was chosen is remembered."""

    def __init__(self, theme: Theme, settings: Settings, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.settings = theme, settings
        face = face_of(session.match.game.name)
        self.sheets = face.sheets(session, settings)
        self.pdf_path = _pdf_path(session.name or face.pdf_name)
        """What the file dialog proposes."""
        self._pages: list[tuple[SheetDocument, int]] = []
        self._at = 0
        px = theme.px
        self.setObjectName("dialog.print")
        self.setWindowTitle(self.tr("Print"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(20), px(16), px(20), px(16))
        outer.setSpacing(px(12))
        outer.addWidget(text_label(self.tr("Print"), TextStyle.TITLE))
        middle = QHBoxLayout()
        middle.setSpacing(px(20))
        choices = QWidget()
        choices.setLayout(self._choices())
        sheets = scrolling(choices)
        sheets.setFrameShape(QFrame.Shape.NoFrame)
        sheets.setObjectName("print.sheets")
        sheets.setAccessibleName(self.tr("Sheets"))
        sheets.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sheets.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheets.setMinimumWidth(choices.minimumSizeHint().width() + sheets.verticalScrollBar().sizeHint().width())
        # Paper belongs to all of them and stays in sight, however many there are.
        left = QVBoxLayout()
        left.setSpacing(px(12))
        left.addWidget(sheets, 1)
        left.addLayout(self._paper())
        middle.addLayout(left, 2)
        middle.addLayout(self._preview(), 3)
        outer.addLayout(middle, 1)
        outer.addLayout(self._foot())
        self._lay_out()
        open_at_size(self, theme, 980, 720, parent)

    def documents(self) -> list[SheetDocument]:
        """The chosen sheets as the game stands now, in order."""
        paper = Paper(self.paper.currentText())
        return [sheet.document(paper) for sheet, box in zip(self.sheets, self.boxes, strict=True) if box.isChecked()]

    def keep_pdf(self, path: Path) -> None:
        """Write the chosen sheets into one PDF; a fault is said."""
        try:
            write_sheets(path, [sheet for sheet, page in self._pages if page == 0])
        except OSError as fault:
            words = self.tr("{file} could not be written ({reason}); choose another place.")
            self._say(words.format(file=path.name, reason=fault.strerror or fault), wrong=True)
        else:
            self._say(self.tr("%n page(s) (is|are) in {file}.", "", len(self._pages)).format(file=path.name))

    # How it is built

    def _choices(self) -> QVBoxLayout:
        px = self.theme.px
        column = QVBoxLayout()
        column.setSpacing(px(4))
        self.boxes: list[QCheckBox] = []
        for sheet in self.sheets:
            box = QCheckBox(sheet.title)
            box.setObjectName(f"print.{sheet.id}")
            box.setAccessibleDescription(sheet.second)
            box.setChecked(self.settings.flag(f"print/{sheet.id}", default=_is_usual(sheet)))
            box.toggled.connect(self._chosen)
            self.boxes.append(box)
            column.addWidget(box)
            second = text_label(sheet.second, TextStyle.SMALL, "text_2", wrap=True)
            second.setContentsMargins(px(26), 0, 0, px(8))
            column.addWidget(second)
        column.addStretch(1)
        return column

    def _paper(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        label = text_label(self.tr("Paper"), TextStyle.STRONG)
        self.paper = QComboBox()
        self.paper.setObjectName("print.paper")
        self.paper.setAccessibleName(self.tr("Paper"))
        self.paper.addItems([one.value for one in Paper])
        letter = self.settings.flag("print/letter", default=False)
        self.paper.setCurrentText(Paper.LETTER.value if letter else Paper.A4.value)
        self.paper.currentTextChanged.connect(self._chosen)
        row.addWidget(label)
        row.addWidget(self.paper)
        row.addStretch(1)
        return row

    def _preview(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(self.theme.px(8))
        self.picture = PagePicture(self.theme)
        column.addWidget(self.picture, 1)
        row = QHBoxLayout()
        self.back = push_button("print.back", self.tr("Page before"), lambda: self.turn(-1))
        self.on = push_button("print.on", self.tr("Next page"), lambda: self.turn(1))
        self.where: QLabel = text_label("", TextStyle.BODY, "text_2")
        self.where.setObjectName("print.where")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.back)
        row.addWidget(self.where, 1)
        row.addWidget(self.on)
        column.addLayout(row)
        return column

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(10))
        self.said: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.said.setObjectName("print.said")
        row.addWidget(self.said, 1)
        self.close_button = push_button("print.close", self.tr("Close"), self.accept)
        self.pdf = push_button("print.pdf", self.tr("Keep as PDF"), self._ask_for_pdf)
        self.print_button = push_button("print.print", self.tr("Print"), self._ask_printer)
        self.print_button.setProperty("kind", "main")
        self.print_button.setDefault(True)
        for button in (self.close_button, self.pdf, self.print_button):
            row.addWidget(button)
        return row

    # What it does

    def turn(self, pages: int) -> None:
        """Leaf through the pages."""
        if self._pages:
            self._at = max(0, min(len(self._pages) - 1, self._at + pages))
            self.picture.show_page(*self._pages[self._at])
            words = self.tr("{page} of {pages}").format(page=self._at + 1, pages=len(self._pages))
            self.where.setText(words)
        else:
            self.picture.show_page(None, 0)
            self.where.setText(self.tr("Choose a sheet."))
        self.back.setEnabled(self._at > 0)
        self.on.setEnabled(self._at + 1 < len(self._pages))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.turn(step)

    def _chosen(self) -> None:
        for sheet, box in zip(self.sheets, self.boxes, strict=True):
            self.settings.set_flag(f"print/{sheet.id}", value=box.isChecked())
        self.settings.set_flag("print/letter", value=self.paper.currentText() == Paper.LETTER.value)
        self._lay_out()

    def _lay_out(self) -> None:
        self._pages = [(sheet, page) for sheet in self.documents() for page in range(sheet.pageCount())]
        self._at = min(self._at, max(0, len(self._pages) - 1))
        for button in (self.pdf, self.print_button):
            button.setEnabled(bool(self._pages))
        self._say("")
        self.turn(0)

    def _ask_for_pdf(self) -> None:
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Keep as PDF"), str(self.pdf_path), self.tr("PDF (*.pdf)"))
        if path:
            self.keep_pdf(with_ending(path, PDF))

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(Paper(self.paper.currentText()).size)
        printer.setFullPage(True)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        sheets = [sheet for sheet, page in self._pages if page == 0]
        if put_on(printer, sheets):
            self._say(self.tr("%n page(s) (is|are) on (its|their) way to the printer.", "", len(self._pages)))
        else:
            self._say(self.tr("The printer does not answer. Keep the pages as a PDF instead."), wrong=True)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")
