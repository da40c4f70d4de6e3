"""A half-page over the board when a part of the game is over: how it went, until somebody goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.paper import Sheet
from desktop.play.presenter import Chapter
from desktop.play.story_grid import story_grid

WIDE = 860
"""How wide the sheet is at most, in px at 100 %."""
SHARE = 0.86
"""How much of the height it may cover."""
LEAST = 480
"""Over a table narrower than so many px at 100 % it would be too small: it lies over all that is beside it too."""
TWO_COLUMNS = 620
"""From this width on, in px at 100 %, paragraphs stand in two columns."""


class ChapterSheet(QWidget):
    """Lies over the `table` in its `window`; the question below can be answered as ever."""

    def __init__(self, theme: Theme, table: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self.theme = theme
        self.setObjectName("chapter")
        self._table = table
        self._window = window
        self.chapter: Chapter | None = None
        """What is told; None while nothing is."""
        self._sheet: Sheet | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        table.installEventFilter(self)
        # Once all has its new size: what is laid out moves others, which would have it laid out in between.
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._make)
        theme.changed.connect(self._later.start)
        self.hide()

    def put_on(self, table: QWidget) -> None:
        """Another part of the board is what lies on the table now."""
        if table is not self._table:
            self._table.removeEventFilter(self)
            self._table = table
            table.installEventFilter(self)

    def tell(self, chapter: Chapter) -> None:
        """Tell this chapter until `put_away`."""
        self.chapter = chapter
        self._make()
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """On to what comes next."""
        self.chapter = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and watched is self._table and self.chapter is not None:
            self._later.start()
        return super().eventFilter(watched, event)

    def _make(self) -> None:
        """Lay the sheet out for the table's size; what is too long scrolls."""
        chapter = self.chapter
        if chapter is None:
            return
        px, room = self.theme.px, QRect(self._table.mapTo(self._window, QPoint(0, 0)), self._table.size())
        if room.width() < px(LEAST):
            room = self._window.rect()
        layout = self.layout()
        assert layout is not None
        if self._sheet is not None:
            # It goes later only, and would have half of the room until then.
            layout.removeWidget(self._sheet)
            self._sheet.hide()
            self._sheet.deleteLater()
        wide = min(px(WIDE), room.width() - px(16))
        self._sheet = sheet = Sheet(self.theme)
        body = sheet.body
        head = QHBoxLayout()
        head.setContentsMargins(px(14), px(10), px(14), 0)
        head.setSpacing(px(12))
        head.addWidget(Icon(self.theme, chapter.icon, 52, disc=True))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(chapter.title, TextStyle.TITLE, wrap=True))
        words.addWidget(text_label(chapter.told, TextStyle.BODY, wrap=True))
        head.addLayout(words, 1)
        on = QPushButton(self.tr("Go on"))
        on.setObjectName("chapter.on")
        on.setProperty("kind", "main")
        on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        on.setMinimumHeight(px(40))
        on.clicked.connect(lambda _=False: self.put_away())
        head.addWidget(on, 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(head)
        page = QWidget()
        page.setLayout(story_grid(self.theme, chapter.parts, 2 if wide >= px(TWO_COLUMNS) else 1))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        page.setAutoFillBackground(False)
        body.addWidget(scroll, 1)
        layout.addWidget(sheet)
        sheet.show()
        # Letters get their size from the style sheet: unpolished, all would be measured too small.
        for part in sheet.findChildren(QWidget):
            part.ensurePolished()
        inside = page.heightForWidth(wide - px(30)) if page.hasHeightForWidth() else page.sizeHint().height()
        high = min(head.heightForWidth(wide) + inside + px(28), round(room.height() * SHARE))
        place = QRect(0, 0, wide, high)
        place.moveCenter(room.center())
        self.setGeometry(place)
