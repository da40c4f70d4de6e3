"""Report a fault: shows part by part what would be packed, and packs it into one file where the person wants it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.look.dialog_size import open_at_size
from desktop.look.documents import in_documents
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.push_button import push_button
from desktop.storage.fault_pack import FaultPart, write_pack

NAME_ROLE = Qt.ItemDataRole.UserRole
SHOWN = 40_000
"""So many characters of a part are shown; a save is longer, and its end looks like its middle."""


class ReportDialog(QDialog):
    """Parts with a tick on the left, what stands in them on the right."""

    def __init__(self, theme: Theme, parts: list[FaultPart], parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        px = theme.px
        self.setObjectName("dialog.report")
        self.setWindowTitle(self.tr("Report a fault"))
        open_at_size(self, theme, 920, 620, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addWidget(text_label(self.tr("Report a fault"), TextStyle.TITLE))
        words = self.tr(
            "This packs one file that you can hand to whoever helps you. Nothing is sent. Take out what you would "
            "rather keep; all that goes in can be read here."
        )
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        self._parts = parts
        middle = QHBoxLayout()
        middle.setSpacing(px(14))
        self.list = QListWidget()
        self.list.setObjectName("report.parts")
        self.list.setAccessibleName(self.tr("What is packed"))
        for part in self._parts:
            item = QListWidgetItem(self._title(part))
            item.setData(NAME_ROLE, part.name)
            item.setToolTip(tip(part.name))
            item.setSizeHint(QSize(0, px(36)))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if part.packed else Qt.CheckState.Unchecked)
            self.list.addItem(item)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemChanged.connect(lambda _: self._count())
        middle.addWidget(self.list, 2)
        self.preview = QPlainTextEdit()
        self.preview.setObjectName("report.preview")
        self.preview.setAccessibleName(self.tr("What stands in this part"))
        self.preview.setReadOnly(True)
        middle.addWidget(self.preview, 3)
        column.addLayout(middle, 1)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.said: QLabel = text_label("", TextStyle.BODY, "text_2", wrap=True)
        self.said.setObjectName("report.said")
        row.addWidget(self.said, 1)
        self.close_button = push_button("report.close", self.tr("Close"))
        self.close_button.clicked.connect(self.accept)
        row.addWidget(self.close_button)
        self.pack_button = push_button("report.pack", self.tr("Pack it"))
        self.pack_button.setProperty("kind", "main")
        self.pack_button.setDefault(True)
        self.pack_button.clicked.connect(self._ask)
        row.addWidget(self.pack_button)
        column.addLayout(row)
        self.list.setCurrentRow(0)
        self._count()
        self.list.setFocus()

    @property
    def chosen(self) -> list[FaultPart]:
        """The parts that have a tick."""
        return [
            part for row, part in enumerate(self._parts) if self.list.item(row).checkState() is Qt.CheckState.Checked
        ]

    def pack(self, path: Path) -> None:
        """Write the chosen parts into one file; says how it went."""
        try:
            write_pack(path, self.chosen)
        except OSError as fault:
            words = self.tr("{file} could not be written ({reason}); choose another place.")
            self._say(words.format(file=path.name, reason=fault.strerror or fault), wrong=True)
        else:
            self._say(self.tr("%n part(s) (is|are) in {file}.", "", len(self.chosen)).format(file=path.name))

    def _ask(self) -> None:
        words = self.tr("Packed reports (*.zip)")
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Pack the report"), in_documents("hearthwall-report.zip"), words
        )
        if path:
            self.pack(Path(path))

    def _show(self, row: int) -> None:
        if 0 <= row < len(self._parts):
            text = self._parts[row].text
            more = self.tr("\n... and %n character(s) more of the same kind", "", len(text) - SHOWN)
            self.preview.setPlainText(text[:SHOWN] + (more if len(text) > SHOWN else ""))

    def _count(self) -> None:
        self.pack_button.setEnabled(bool(self.chosen))
        self._say("" if self.chosen else self.tr("Tick at least one part."))

    def _title(self, part: FaultPart) -> str:
        kilobytes = max(1, round(len(part.text.encode("utf-8")) / 1000))
        return self.tr("{title}, {count} kB").format(title=part.title, count=kilobytes)

    def _say(self, words: str, *, wrong: bool = False) -> None:
        self.said.setText(words)
        set_tone(self.said, "enemy" if wrong else "text_2")
