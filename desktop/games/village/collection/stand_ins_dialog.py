"""Which other figures may stand for a type: a list to tick."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from desktop.games.village.collection.collection_state import CollectionState
from desktop.look.dialog_size import open_at_size
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.push_button import push_button

KIND_ROLE = Qt.ItemDataRole.UserRole


class StandInsDialog(QDialog):
    """Tick the figures that may be used for another type; those ticked first are used first."""

    def __init__(self, theme: Theme, state: CollectionState, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.state = state
        self.kind = kind
        name = state.name_of(kind)
        px = theme.px
        self.setObjectName("dialog.stand-ins")
        self.setWindowTitle(self.tr("Stand-ins"))
        open_at_size(self, theme, 460, 620, parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(10))
        column.addWidget(
            text_label(self.tr("Who may stand for the {name}?").format(name=name), TextStyle.TITLE, wrap=True)
        )
        words = self.tr("Their own figures come first. A figure that is on the table already is never used twice.")
        column.addWidget(text_label(words, TextStyle.BODY, "text_2", wrap=True))
        self.list = QListWidget()
        self.list.setObjectName("stand-ins.list")
        self.list.setAccessibleName(self.tr("Figures that may stand for the {name}").format(name=name))
        self._chosen = list(state.stand_ins.get(kind, ()))
        for other in (*state.content.enemies, *state.content.defenders):
            if other != kind:
                self._add(other)
        self.list.itemChanged.connect(self._changed)
        column.addWidget(self.list, 1)
        row = QHBoxLayout()
        nobody = push_button("stand-ins.nobody", self.tr("Nobody"), self._clear)
        row.addWidget(nobody)
        row.addStretch(1)
        done = QPushButton(self.tr("Done"))
        done.setObjectName("stand-ins.done")
        done.setProperty("kind", "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        row.addWidget(done)
        column.addLayout(row)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def _add(self, kind: str) -> None:
        count = self.state.owned.get(kind, 0)
        words = self.tr("{name}, {count} owned") if count else self.tr("{name}, none owned")
        item = QListWidgetItem(words.format(name=self.state.name_of(kind), count=count))
        item.setData(KIND_ROLE, kind)
        item.setSizeHint(QSize(0, self.theme.px(36)))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Checked if kind in self._chosen else Qt.CheckState.Unchecked)
        self.list.addItem(item)

    def _changed(self, item: QListWidgetItem) -> None:
        kind = str(item.data(KIND_ROLE))
        ticked = item.checkState() is Qt.CheckState.Checked
        if ticked and kind not in self._chosen:
            self._chosen.append(kind)
        elif not ticked and kind in self._chosen:
            self._chosen.remove(kind)
        self.state.set_stand_ins(self.kind, tuple(self._chosen))

    def _clear(self) -> None:
        for row in range(self.list.count()):
            self.list.item(row).setCheckState(Qt.CheckState.Unchecked)
