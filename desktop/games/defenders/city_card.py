"""The card beside the form of a city: its map, and everybody and everything in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.games.defenders.city_picture import city_map, lines_of
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, clear, plain_text
from rules_core.content.items import Item
from rules_core.games.defenders.content.city_fields import PEOPLE, PLACES, STAGE
from rules_core.wording.translation import say

WIDE: Final = 320
"""Of the map, px at 100 %."""
SIGN: Final = 26


class CityCard(CardPreview):
    """Follows the draft like every card."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.name = plain_text(TextStyle.CARD)
        self.stage = plain_text(TextStyle.STRONG, "text_2")
        self.map = QLabel()
        self.map.setObjectName("city-card.map")
        self.map.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.story = plain_text(TextStyle.BODY, "text_2")
        self.lines = QVBoxLayout()
        self.lines.setSpacing(self.theme.px(6))
        for widget in (self.name, self.stage, self.map, self.story):
            self.column.addWidget(widget)
        self.column.addLayout(self.lines)
        self.column.addStretch(1)

    def show_item(self, item: Item) -> None:
        self.name.setText(item.name or self.tr("Without a name"))
        stage = item.plain.get(STAGE.key)
        self.stage.setText(say(STAGE.name_of(stage)) if isinstance(stage, str) else "")
        self.story.setText(str(item.plain.get("text", "")))
        self.story.setVisible(bool(self.story.text()))
        picture = city_map(item, self.theme.px(WIDE), self.theme.look, self.devicePixelRatioF(), self.bench.drawing)
        self.map.setVisible(picture is not None)
        if picture is not None:
            self.map.setPixmap(picture)
            self.map.setAccessibleName(self.tr("The map of {name}").format(name=item.name))
        clear(self.lines)
        for field in (PLACES, PEOPLE):
            found = lines_of(item, field.key)
            if found:
                self.lines.addWidget(text_label(say(field.name), TextStyle.DOCK))
            for one in found:
                self.lines.addWidget(self._line(one.icon, one.name, one.what))

    def _line(self, icon: str, name: str, what: str) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.theme.px(8))
        row.addWidget(Icon(self.theme, icon, SIGN, disc=True), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        called = plain_text(TextStyle.ROW)
        called.setText(name)
        words.addWidget(called)
        said = plain_text(TextStyle.SMALL, "text_2")
        said.setText(what)
        words.addWidget(said)
        row.addLayout(words, 1)
        return made

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(hint.width(), self.theme.px(WIDE)), hint.height())
