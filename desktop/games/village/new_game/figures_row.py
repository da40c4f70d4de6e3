"""The switch "Use only figures we own" of a new game, and the way to the collection page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.games.village.collection.collection_file import KeptCollection, keep_collection, load_collection
from desktop.games.village.new_game.choices import Choices
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from desktop.look.widgets.push_button import push_button


class FiguresRow(QWidget):
    """Writes the collection into the choices while the switch is on; the switch stays as it was left."""

    def __init__(self, theme: Theme, choices: Choices, folder: Path) -> None:
        super().__init__()
        self.theme = theme
        self.choices = choices
        self.folder = folder
        self.kept = load_collection(folder, choices.content)
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        row = QHBoxLayout()
        row.setSpacing(px(12))
        self.switch = QCheckBox(self.tr("Use only figures we own"))
        self.switch.setObjectName("new-game.only-owned")
        row.addWidget(self.switch)
        self.note: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.note.setObjectName("new-game.only-owned.note")
        row.addWidget(self.note, 1)
        edit = push_button("new-game.collection", self.tr("Our miniatures"), self.open_collection)
        row.addWidget(edit)
        column.addLayout(row)
        self.reload()
        self.switch.toggled.connect(self._switched)

    def reload(self) -> None:
        """Take the collection as it is in the file now."""
        self.kept = load_collection(self.folder, self.choices.content)
        with QSignalBlocker(self.switch):
            self.switch.setEnabled(bool(self.kept.collection.owned))
            self.switch.setChecked(self.kept.used and bool(self.kept.collection.owned))
        self._choose()

    def open_collection(self) -> None:
        """Note or change what is owned."""
        from desktop.games.village.collection.dialog import CollectionDialog

        dialog = CollectionDialog(self.theme, self.folder, self.window())
        dialog.finished.connect(self.reload)
        dialog.open()

    def _switched(self, on: bool) -> None:
        problem = keep_collection(self.folder, self.kept.collection, used=on)
        self.kept = KeptCollection(self.kept.collection, on, problem)
        self._choose()

    def _choose(self) -> None:
        collection = self.kept.collection
        self.choices.collection = collection.plain() if self.switch.isChecked() else None
        if self.kept.problem:
            self.note.setText(self.kept.problem)
            set_tone(self.note, "enemy")
        else:
            count = sum(collection.owned.values())
            words = self.tr("%n figure(s) noted. Waves ask for no more, and say what they swapped.", "", count)
            self.note.setText(words if count else self.tr("Note first which miniatures you own."))
            set_tone(self.note, "text_2")
        self.choices.touch()
