"""One type of figure: its icon, name and points, how many are owned, and who may stand for it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.games.village.collection.collection_state import CollectionState
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, set_tone, text_label
from desktop.look.widgets.number_field import NumberField
from desktop.look.widgets.push_button import push_button
from rules_core.games.village.content.collection import MOST_OF_ONE_TYPE


class FigureRow(QFrame):
    """A row of the collection. `stand_ins_wanted` asks for the list of stand-ins."""

    stand_ins_wanted = Signal(str)

    def __init__(self, theme: Theme, state: CollectionState, kind: str, icon: str, second: str) -> None:
        super().__init__()
        self.state = state
        self.kind = kind
        self.name = state.name_of(kind)
        self._asked = 0
        self._lacking = 0
        px = theme.px
        self.setObjectName(f"collection.row.{kind}")
        self.setProperty("rule", "below")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(5), px(12), px(5))
        row.setSpacing(px(12))
        row.addWidget(Icon(theme, icon, 38, disc=True))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label(self.name, TextStyle.STRONG))
        words.addWidget(text_label(second, TextStyle.SMALL, "text_2", wrap=True))
        self.note: QLabel = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.note.setObjectName(f"collection.note.{kind}")
        words.addWidget(self.note)
        row.addLayout(words, 1)
        self.others = push_button(
            f"collection.stand-ins.{kind}", "", lambda: self.stand_ins_wanted.emit(self.kind), kind="quiet"
        )
        row.addWidget(self.others)
        self.count = NumberField(theme, 0, MOST_OF_ONE_TYPE, state.owned.get(kind, 0))
        self.count.setObjectName(f"collection.count.{kind}")
        self.count.setAccessibleName(self.tr("Figures of {name}").format(name=self.name))
        self.count.setFixedWidth(px(116))
        self.count.valueChanged.connect(lambda count: state.set_owned(self.kind, count))
        row.addWidget(self.count)
        self.show_stand_ins()

    def show_stand_ins(self) -> None:
        """Say who may stand for this type."""
        ids = self.state.stand_ins.get(self.kind, ())
        if not ids:
            words = self.tr("Stand-ins")
        elif len(ids) == 1:
            words = self.tr("1 stand-in")
        else:
            words = self.tr("{count} stand-ins").format(count=len(ids))
        self.others.setText(words)
        self.others.setAccessibleName(self.tr("{words} for {name}").format(words=words, name=self.name))
        self._show_note()

    def show_need(self, asked: int, lacking: int) -> None:
        """Say how many of them a wave asks for at most, and how many of those had no figure."""
        self._asked, self._lacking = asked, lacking
        self._show_note()

    def matches(self, text: str) -> bool:
        """Whether somebody who types this looks for this row."""
        return text.strip().casefold() in self.name.casefold()

    def _show_note(self) -> None:
        notes: list[str] = []
        names = [self.state.name_of(one) for one in self.state.stand_ins.get(self.kind, ())]
        if names:
            notes.append(self.tr("Stand-ins: {names}.").format(names=", ".join(names)))
        if self._lacking:
            words = self.tr("A wave asks for up to {asked}: {lacking} short.")
            notes.append(words.format(asked=self._asked, lacking=self._lacking))
        elif self._asked:
            notes.append(self.tr("A wave asks for up to {asked}.").format(asked=self._asked))
        self.note.setText(" ".join(notes))
        self.note.setVisible(bool(notes))
        set_tone(self.note, "warn" if self._lacking else "text_2")
        self.setAccessibleName(f"{self.name}. {self.note.text()}".strip())
