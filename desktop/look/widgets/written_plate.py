"""Says for a few seconds where a file was written, at the foot of the page that wrote it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.message_box import may_end_in_paths
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up, paint_paper
from desktop.look.widgets.push_button import push_button

STAYS_MS = 12_000
MOST_WIDE = 860
"""In px at 100 %."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Written", text)


def tell_written(theme: Theme, page: QWidget, path: Path) -> None:
    """Say on this page that the file is written, and where. What was said there before goes."""
    before = page.findChild(WrittenPlate)
    if before is not None:
        before.close()
    plate = WrittenPlate(theme, page, path)
    plate.show()
    plate.raise_()
    announce(plate, plate.words.text())


class WrittenPlate(Painted):
    """The file, its folder, and a button that opens it."""

    def __init__(self, theme: Theme, page: QWidget, path: Path) -> None:
        super().__init__(theme, page)
        self.setObjectName("written")
        px = theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(14), px(8), px(14), px(12))
        row.setSpacing(px(10))
        row.addWidget(Icon(theme, "ui/circle-check", 22, "good"))
        words = _tr("{file} is written, in {folder}").format(file=path.name, folder=path.resolve().parent)
        self.words = text_label(may_end_in_paths(words), TextStyle.STRONG, wrap=True)
        self.words.setObjectName("written.words")
        row.addWidget(self.words, 1)
        self.folder = push_button("written.folder", _tr("Show in folder"))
        self.folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.resolve().parent))))
        row.addWidget(self.folder)
        later = QTimer(self)
        later.setSingleShot(True)
        later.timeout.connect(self.close)
        later.start(STAYS_MS)
        self._place(page)

    def close(self) -> bool:
        self.deleteLater()
        return super().close()

    def _place(self, page: QWidget) -> None:
        px = self.theme.px
        wide = min(page.width() - px(24), px(MOST_WIDE))
        layout = self.layout()
        high = layout.heightForWidth(wide) if layout is not None else 0
        # Above the buttons that stand at the foot of a page.
        self.setGeometry((page.width() - wide) // 2, page.height() - high - px(84), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        paint_paper(painter, QRectF(self.rect()), self.theme.look)
