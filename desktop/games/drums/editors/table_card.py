"""The card beside the form of a battlefield or a scenario: its table, on which terrain is laid by the hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.games.drums.editors.item_map import around_table, features_of, table_picture
from desktop.games.drums.editors.table_pieces import TableDeeds, held_of, new_piece
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.canvas_hand import CanvasHand
from desktop.workshop.forms.card_parts import MAP_ROOM, CardPreview
from desktop.workshop.forms.table_canvas import TableCanvas
from rules_core.content.items import Item
from rules_core.games.drums.content.fields import PIECES, TABLE_SIDE, TERRAIN_NAMES
from rules_core.games.drums.content.item_checks import content_beside
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.types import Content
from rules_core.games.drums.state.features import MOST_FEATURES
from rules_core.wording.translation import say


def tr(text: str) -> str:
    """A text of this card in the language in force."""
    return QCoreApplication.translate("TableCard", text)


class TableCard(CardPreview):
    """Whatever the hand does is a step of the draft, as if it had been typed into the form."""

    share, widest = 140, 860
    tight_below = MAP_ROOM

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.title = self.tr("The table")
        self.canvas = TableCanvas(self.theme, TABLE_SIDE, around_table(), self._picture)
        self.canvas.setObjectName("table-card.canvas")
        self.told = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.told.setObjectName("table-card.told")
        self.palette_box = QWidget()
        flow = FlowLayout(self.palette_box, self.theme.px(6))
        self.kinds: dict[str, QPushButton] = {}
        for kind, name in TERRAIN_NAMES.items():
            button = QPushButton(say(name))
            button.setObjectName(f"table-card.add.{kind}")
            button.setProperty("kind", "chip")
            button.clicked.connect(partial(self._add, kind))
            flow.addWidget(button)
            self.kinds[kind] = button
        self.add_words = text_label(tr("Lay something down:"), TextStyle.STRONG)
        for widget in (self.canvas, self.told, self.add_words, self.palette_box):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self._item = bench.draft.item
        self.hand = CanvasHand(self.canvas, bench)
        self.hand.done.connect(self.refresh)
        self.hand.opened.connect(self.path_wanted)
        self.canvas.chosen_changed.connect(self._tell)

    def set_read_only(self, read_only: bool) -> None:
        self.canvas.is_locked = read_only
        for widget in (self.add_words, self.palette_box):
            widget.setVisible(not read_only)
        self._tell()

    def show_item(self, item: Item) -> None:
        self._item = item
        rows = item.plain.get(PIECES.key, [])
        has_room = isinstance(rows, list) and len(rows) < MOST_FEATURES
        self.hand.show(held_of(item, self._content()), TableDeeds(has_room=has_room))
        for button in self.kinds.values():
            button.setEnabled(has_room)
        self._tell()

    def _content(self) -> Content:
        return content_beside(CONTENT, self._item, CONTENT.known(self.bench.own))

    def _picture(self, side: float, ratio: float) -> QPixmap:
        found = features_of(self._item.plain.get(PIECES.key), self._content())
        return table_picture([one for one in found if one is not None], side, self.theme.look, ratio)

    def _tell(self, number: int = -1) -> None:
        """What is chosen, and what can be done with it."""
        del number
        chosen = self.hand.chosen
        if self.canvas.is_locked:
            words = ""
        elif chosen is not None:
            words = tr("{name}: drag it. Ctrl and the wheel turn it, D copies it, a double click opens its row.")
            words = words.format(name=chosen.piece.name)
        else:
            words = tr("Click what lies there to move, stretch or turn it.")
        self.told.setText(words)
        self.told.setVisible(bool(words))

    def _add(self, kind: str, _checked: bool = False) -> None:
        self.hand.lay(PIECES.key, new_piece(kind))
