"""The page after a game: what came of it, with the sheets that the game shows of its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.games.faces import face_of
from desktop.look.documents import in_documents
from desktop.look.lettering import TextStyle
from desktop.look.message_box import message_box
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.written_plate import tell_written
from desktop.look.wood import WoodGround
from desktop.play.note import Note
from desktop.play.presenter import Presenter, StoryPart
from desktop.play.story_grid import story_grid
from desktop.session.keepsakes import can_keep, is_whole
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from desktop.storage.packs.pack import file_name
from desktop.storage.whole_file import with_ending
from rules_core.wording.translation import say

NARROW = 900
"""Below this width in px at 100 % the sheets stand below one another."""
BOOK_ENDINGS = (".pdf", ".html", ".htm")
STORY = 7
"""The story's share of the width, beside those that a game says of its sheets."""
EDGE = 24
"""Of wood round the page where it is shared, in px at 100 %."""
NOTE_COLUMNS = 2
GAP = 12
"""Between buttons, in px at 100 %."""


class EndPage(WoodGround):
    """The last page of a game."""

    hearth = Signal()
    look_back = Signal()
    """Moments where another choice would have been better are to be shown."""
    book = Signal()
    """What has happened shall be read as a book."""
    back_to_table = Signal()
    another = Signal()
    keep_made = Signal()
    """What was made in this game is to be kept in the library."""
    once_more = Signal()
    """Another game is to begin with what was made in this one."""

    def __init__(
        self,
        theme: Theme,
        settings: Settings,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        untold: Sequence[Note] = (),
    ) -> None:
        """`untold` are the notes of a guided game that it gave no occasion for."""
        super().__init__(theme, parent)
        self.theme = theme
        self.settings = settings
        self.session = session
        self.face = face = face_of(session.match.game.name)
        self.presenter: Presenter = face.presenter(session)
        self._luck_words = face.luck_words()
        self.setObjectName("page.end")
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(48), px(20), px(48), px(20))
        column.setSpacing(px(14))
        ending = self.presenter.ending()
        head = QHBoxLayout()
        head.setSpacing(px(20))
        head.addWidget(Icon(theme, ending.large_icon, 72, "gold_line"))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(ending.headline, TextStyle.BANNER_BIG, "on_wood", wrap=True))
        words.addWidget(text_label(f"{session.name}. {ending.told}", TextStyle.NUMBER_BIG, "on_wood", wrap=True))
        head.addLayout(words, 1)
        self.whole = page = QWidget()
        """Heading and sheets, seen or not."""
        # The heading scrolls too: with large letters in a small window it would leave no room for anything else.
        inside = QVBoxLayout(page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(px(14))
        inside.addLayout(head)
        self._sheets = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        inside.addLayout(row, 1)
        row.setSpacing(px(16))
        self.story = self.presenter.story()
        if self.story:
            row.addWidget(self._story_sheet(), STORY)
        self.panels = face.end_panels(theme, self.presenter, settings)
        for panel, share in self.panels:
            row.addWidget(panel, share)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scrolled = self._with_notes(untold) if untold else page
        scroll.setWidget(scrolled)
        # A scroll area fills its page's ground; here the wood shows through.
        scrolled.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        self.more = QPushButton(self.tr("More"))
        """What has no room in the row."""
        self.more.setObjectName("end.more")
        self.more.setMenu(QMenu(self.more))
        self.buttons = self._made_buttons(ending.another)
        column.addWidget(self._button_row())

    def _button_row(self) -> QWidget:
        """Buttons at the right; the row is as narrow as the page wants it."""
        whole = QWidget()
        whole.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(GAP))
        row.addStretch(1)
        for button in (self.more, *self.buttons):
            button.setMinimumHeight(self.theme.px(46))
            row.addWidget(button)
        return whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Sheets stand side by side where there is room, below one another where there is not."""
        super().resizeEvent(event)
        narrow = self.width() / self.theme.look.scale < NARROW or self._needs() > self.width() - 2 * self.theme.px(48)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._sheets.setDirection(way)
        self._share_out()

    def _needs(self) -> int:
        """How wide the sheets are beside each other, at the least."""
        items = [self._sheets.itemAt(place) for place in range(self._sheets.count())]
        wide = [one.minimumSize().width() for one in items if one is not None]
        return sum(wide) + self._sheets.spacing() * max(0, len(wide) - 1)

    def _share_out(self) -> None:
        """The last buttons stand in the row; those before them that find no room there wait behind "More"."""
        gap = self.theme.px(GAP)
        room = self.width() - 2 * self.theme.px(48)
        wide = [button.sizeHint().width() + gap for button in self.buttons]
        first = 0
        if sum(wide) - gap > room:
            room -= self.more.sizeHint().width()
            first = next(
                number for number in range(1, len(wide)) if sum(wide[number:]) <= room or number == len(wide) - 1
            )
        self.more.setVisible(first > 0)
        menu = self.more.menu()
        menu.clear()
        for number, button in enumerate(self.buttons):
            button.setVisible(number >= first)
            if number < first:
                menu.addAction(button.text(), button.click)

    def show_luck(self) -> None:
        """What the dice did in this game."""
        from desktop.play.luck_dialog import LuckDialog

        LuckDialog(self.theme, self.presenter, self._luck_words, self).open()

    def _story_sheet(self) -> QWidget:
        """What happened, paragraph by paragraph."""
        sheet = HeadedSheet(self.theme, self.tr("What happened"), "ui/history")
        sheet.setObjectName("end.story")
        sheet.body.addLayout(story_grid(self.theme, self.story))
        return sheet

    def _with_notes(self, untold: Sequence[Note]) -> QWidget:
        """Below what is shared with others: what somebody who learns the game has still to hear."""
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.theme.px(16))
        column.addWidget(self.whole, 1)
        told = self.tr("what this game gave no occasion for")
        sheet = HeadedSheet(self.theme, self.tr("Good to know another time"), "ui/book-open", told)
        sheet.setObjectName("end.untold")
        texts = [[QCoreApplication.translate("Learn", words) for words in (one.title, one.text)] for one in untold]
        parts = [StoryPart(title, text, "ui/book-open") for title, text in texts]
        sheet.body.addLayout(story_grid(self.theme, parts, min(len(parts), NOTE_COLUMNS)))
        column.addWidget(sheet)
        return both

    def share(self) -> None:
        """Ask for a file and write the page into it: a picture, a PDF or a page for a browser, by its ending."""
        kinds = {
            self.tr("Picture (*.png)"): ".png",
            self.tr("PDF (*.pdf)"): ".pdf",
            self.tr("Web page (*.html)"): ".html",
        }
        path, kind = QFileDialog.getSaveFileName(
            self, self.tr("Share what happened"), in_documents(file_name(self.session.name, ".png")), ";;".join(kinds)
        )
        if path:
            self.share_as(with_ending(path, kinds.get(kind, ".png"), *kinds.values(), ".htm"))

    def share_as(self, path: Path) -> None:
        """Write the page; its ending says as what. Tells the player where it is, or why it cannot be.

        What is told as a book is a book as a PDF and as a web page too.
        """
        from desktop.play.end_share import PageShown, write_page

        if self.face.has_book and path.suffix.casefold() in BOOK_ENDINGS:
            from desktop.book.keeping import BookFile, choices_in, keep_book
            from desktop.book.mending import mended

            kind = BookFile.PDF if path.suffix.casefold() == ".pdf" else BookFile.WEB_PAGE
            book = mended(self.face.book(self.session, self.settings), self.session.mended)
            if keep_book(self, path, kind, book, choices_in(self.settings, book)):
                tell_written(self.theme, self, path)
            return
        ending = self.presenter.ending()
        try:
            shown = PageShown(self.whole, self.theme.colours.wood, self.theme.px(EDGE))
            panels = [PageShown(panel, self.theme.colours.wood) for panel, _ in self.panels]
            write_page(path, shown, f"{self.session.name}. {ending.headline}", ending.told, self.story, panels)
        except OSError as fault:
            words = self.tr("{file} cannot be written ({why}); choose another place.")
            message_box(self, "dialog.problem", words.format(file=path.name, why=fault.strerror or "")).open()
        else:
            tell_written(self.theme, self, path)

    def _made_buttons(self, another: str) -> list[QPushButton]:
        made: list[QPushButton] = []
        made_here = self.session.definition.keepsake
        calls: tuple[tuple[str, str, Callable[[], object]], ...] = (
            ("share", self.tr("Share"), self.share),
            ("luck", self.tr("How the dice fell"), self.show_luck),
            ("look-back", self.tr("Look back"), self.look_back.emit),
            ("table", self.tr("Look at the table"), self.back_to_table.emit),
            ("book", self.tr("The book"), self.book.emit),
            ("keep-made", say(made_here.keep) if made_here is not None else "", self.keep_made.emit),
            ("once-more", say(made_here.once_more) if made_here is not None else "", self.once_more.emit),
            ("another", another, self.another.emit),
            ("hearth", self.tr("To the Hearth"), self.hearth.emit),
        )
        for name, words, call in calls:
            if name == "look-back" and not self.session.can_look_back:
                continue
            if name == "book" and not self.face.has_book:
                continue
            if name == "keep-made" and not can_keep(self.session.match, self.session.state):
                continue
            if name == "once-more" and not is_whole(self.session.match, self.session.state):
                continue
            button = QPushButton(words)
            button.setObjectName(f"end.{name}")
            button.clicked.connect(lambda _=False, call=call: call())
            made.append(button)
        made[-1].setProperty("kind", "main")
        return made
