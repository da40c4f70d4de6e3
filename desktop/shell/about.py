"""The dialog About: the version, the system it runs on, and where the library lies."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.push_button import push_button
from desktop.look.widgets.whole_text import WholeText
from resources.version import VERSION, build_name


class About(QDialog):
    """`machine` is what a report of a fault says of versions and look."""

    def __init__(self, theme: Theme, machine: str, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = theme.px
        self.setObjectName("dialog.about")
        self.setWindowTitle(self.tr("About Hearthwall"))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        head = QHBoxLayout()
        head.setSpacing(px(14))
        head.addWidget(Icon(theme, "hill-fort", 48, "gold_line"))
        names = QVBoxLayout()
        names.setSpacing(px(2))
        names.addWidget(text_label("Hearthwall", TextStyle.TITLE))
        # Not in the face of headings, whose numerals look like letters.
        names.addWidget(text_label(self._version(), TextStyle.STRONG))
        words = self.tr("Siege games for the screen, the table and the workshop")
        names.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        head.addLayout(names, 1)
        column.addLayout(head)
        place = WholeText(self.tr("Your library lies in {folder}").format(folder=folder))
        place.setObjectName("about.folder")
        column.addWidget(place)
        self.details = QPlainTextEdit(machine)
        self.details.setObjectName("about.details")
        self.details.setAccessibleName(self.tr("Versions and look"))
        self.details.setReadOnly(True)
        column.addWidget(self.details, 1)
        row = QHBoxLayout()
        row.setSpacing(px(10))
        copy = push_button("about.copy", self.tr("Copy"))
        copy.setToolTip(self.tr("Copy these lines, to hand them to whoever helps you"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        row.addWidget(copy)
        row.addStretch(1)
        close = push_button("about.close", self.tr("Close"))
        close.setProperty("kind", "main")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        column.addLayout(row)
        open_at_size(self, theme, 640, 460, parent)
        close.setFocus()

    def _version(self) -> str:
        build = build_name()
        if build:
            return self.tr("Version {version}, build {build}").format(version=VERSION, build=build)
        return self.tr("Version {version}").format(version=VERSION)
