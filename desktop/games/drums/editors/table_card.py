"""The card beside the form of a battlefield or a scenario: its table, on which terrain is laid by the hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.games.drums.editors import table_pieces
from desktop.games.drums.editors.item_map import around_table, features_of, table_picture
from desktop.games.drums.editors.table_pieces import Held, held_of, new_piece
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview
from desktop.workshop.forms.table_canvas import TableCanvas
from rules_core.content.items import Item
from rules_core.games.drums.content.fields import PIECES, TABLE_SIDE, TERRAIN_NAMES
from rules_core.games.drums.content.item_checks import content_beside
from rules_core.games.drums.content.schema import CONTENT
from rules_core.games.drums.content.types import Content
from rules_core.games.drums.state.features import MOST_FEATURES
from rules_core.kernel.game import Plain
from rules_core.wording.translation import say

COPY_AWAY = 40
"""So far from the first a copy lies, in hundredths of Short."""


class TableCard(CardPreview):
    """Whatever the hand does is a step of the draft, as if it had been typed into the form."""

    is_wide = True

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
        self.held: list[Held] = []
        self._item = bench.draft.item
        canvas = self.canvas
        canvas.moved.connect(self._moved)
        canvas.bent.connect(self._bent)
        canvas.stretched.connect(self._stretched)
        canvas.turned.connect(self._turned)
        canvas.copied.connect(self._copied)
        canvas.removed.connect(self._removed)
        canvas.chosen_changed.connect(self._tell)
        canvas.opened.connect(lambda number: self.path_wanted.emit(self.held[number].path))

    def set_read_only(self, read_only: bool) -> None:
        self.canvas.is_locked = read_only
        for widget in (self.add_words, self.palette_box):
            widget.setVisible(not read_only)
        self._tell()

    def show_item(self, item: Item) -> None:
        self._item = item
        self.held = held_of(item, self._content())
        self.canvas.show_pieces([one.piece for one in self.held])
        rows = item.plain.get(PIECES.key, [])
        has_room = isinstance(rows, list) and len(rows) < MOST_FEATURES
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
        chosen = self.canvas.chosen
        if self.canvas.is_locked:
            words = ""
        elif 0 <= chosen < len(self.held):
            name = self.held[chosen].piece.name
            words = tr("{name}: drag it. Ctrl and the wheel turn it, D copies it, a double click opens its row.")
            words = words.format(name=name)
        else:
            words = tr("Click what lies there to move, stretch or turn it.")
        self.told.setText(words)
        self.told.setVisible(bool(words))

    # What the hand does

    def _put(self, number: int, row: Plain, words: str) -> None:
        self.bench.put(self.held[number].path, row, words)
        self.refresh()

    def _row(self, number: int) -> tuple[str, Plain]:
        path = self.held[number].path
        return str(path[0]), dict(self.bench.draft.get(path))

    def _moved(self, number: int, x: int, y: int) -> None:
        key, row = self._row(number)
        self._put(number, table_pieces.moved(key, row, x, y), tr("move it"))

    def _bent(self, number: int, place: int, x: int, y: int) -> None:
        self._put(number, table_pieces.bent(self._row(number)[1], place, x, y), tr("bend it"))

    def _stretched(self, number: int, x: int, y: int) -> None:
        key, row = self._row(number)
        self._put(number, table_pieces.stretched(key, row, x, y), tr("stretch it"))

    def _turned(self, number: int, by: int) -> None:
        key, row = self._row(number)
        if key == PIECES.key and not row.get("line"):
            self._put(number, table_pieces.turned(row, by), tr("turn it"))

    def _copied(self, number: int) -> None:
        key, row = self._row(number)
        # Of the places that the rules speak of there is one each.
        if key == PIECES.key and self.kinds[str(row["kind"])].isEnabled():
            self._lay(table_pieces.moved(key, row, COPY_AWAY, COPY_AWAY))

    def _removed(self, number: int) -> None:
        self.bench.drop(self.held[number].path, tr("take it away"))
        self.canvas.choose(-1)
        self.refresh()

    def _add(self, kind: str, _checked: bool = False) -> None:
        self._lay(new_piece(kind))

    def _lay(self, row: Plain) -> None:
        """Lay a new piece and take hold of it."""
        place = len(self.bench.draft.get((PIECES.key,), []))
        self.bench.draft.add((PIECES.key,), row, tr("lay something down"))
        self.refresh()
        path = (PIECES.key, place)
        self.canvas.choose(next((number for number, one in enumerate(self.held) if one.path == path), -1))
        self.canvas.setFocus(Qt.FocusReason.OtherFocusReason)


def tr(text: str) -> str:
    """A text of this card in the language in force."""
    return QCoreApplication.translate("TableCard", text)
