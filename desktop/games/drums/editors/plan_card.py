"""The card beside the form of a building: its floors, seen from above with the roof off, where the hand sets parts."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.games.drums.editors.item_map import building_of, plan_picture
from desktop.games.drums.editors.plan_pieces import PlanDeeds, extent_of, held_on
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.canvas_hand import CanvasHand
from desktop.workshop.forms.card_parts import MAP_ROOM, CardPreview, plain_text
from desktop.workshop.forms.table_canvas import TableCanvas, height_around
from rules_core.content.items import Item
from rules_core.games.drums.content.building_fields import OPENING_PLACES
from rules_core.games.drums.content.buildings import BuildingType

SIDE, LEAST = 320, 200
"""Of a floor, in px at 100 %, where there is room, and where there is none."""
ABOVE = 44
"""So much of the height is left to its name."""


class PlanCard(CardPreview):
    """Follows the draft like every card; while something is wrong the last plan that was in order stays."""

    share, widest = 140, 860
    tight_below = MAP_ROOM

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.title = self.tr("The plan")
        self.name = plain_text(TextStyle.CARD)
        self.waits = text_label(
            self.tr("The plan follows when its problems are solved."), TextStyle.SMALL, "warn", wrap=True
        )
        self.box = QWidget()
        self.floors = FlowLayout(self.box, self.theme.px(12))
        self.told = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        self.told.setObjectName("plan.told")
        for widget in (self.name, self.waits, self.box, self.told):
            self.column.addWidget(widget)
        self.column.addStretch(1)
        self.hands: list[CanvasHand] = []
        """One a floor."""
        self._kind: BuildingType | None = None
        self._is_read_only = False

    def set_read_only(self, read_only: bool) -> None:
        self._is_read_only = read_only
        self._lock()

    def show_item(self, item: Item) -> None:
        self.name.setText(item.name or self.tr("Without a name"))
        kind = building_of(item)
        self.waits.setVisible(kind is None)
        if kind is not None:
            if self._kind is None or _frames(kind) != _frames(self._kind):
                self._kind = kind
                self._lay_out(kind)
            self._kind = kind
            for floor, hand in enumerate(self.hands):
                hand.show(held_on(kind, floor), PlanDeeds(kind, floor))
                words = self.tr("{floor} of {name}").format(floor=self._floor_name(kind, floor), name=item.name)
                hand.canvas.set_name(words)
        self._lock()

    def _lay_out(self, kind: BuildingType) -> None:
        """A canvas for each floor."""
        self.floors.clear()
        self.hands = []
        for floor in range(kind.top + 1):
            made = QWidget()
            column = QVBoxLayout(made)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(text_label(self._floor_name(kind, floor), TextStyle.STRONG))
            canvas = TableCanvas(self.theme, extent_of(kind), 0, partial(self._picture, floor), margin=0)
            canvas.setObjectName(f"plan.floor.{floor}")
            column.addWidget(canvas)
            hand = CanvasHand(canvas, self.bench)
            hand.done.connect(self.refresh)
            hand.opened.connect(self.path_wanted)
            canvas.chosen_changed.connect(partial(self._chosen, hand))
            self.hands.append(hand)
            self.floors.addWidget(made)
            made.show()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A whole floor is seen at once, also with large letters in a low window."""
        px = self.theme.px
        side = px(SIDE)
        if room := height_around(self):
            side = max(px(LEAST), min(side, room - px(ABOVE)))
        for hand in self.hands:
            hand.canvas.setFixedSize(side, side)

    def _floor_name(self, kind: BuildingType, floor: int) -> str:
        if kind.roof == "flat" and floor == kind.top:
            return self.tr("The roof")
        return self.tr("The ground floor") if floor == 0 else self.tr("Floor {floor}").format(floor=floor)

    def _picture(self, floor: int, side: float, ratio: float) -> QPixmap | None:
        return plan_picture(self._kind, floor, side, self.theme.look, ratio) if self._kind is not None else None

    def _lock(self) -> None:
        """Nothing is dragged on a plan that is not that of the form."""
        for hand in self.hands:
            hand.canvas.is_locked = self._is_read_only or not self.waits.isHidden()
        self._tell()

    def _chosen(self, hand: CanvasHand, number: int) -> None:
        """One part of the whole building is chosen, on whatever floor."""
        for other in self.hands:
            if other is not hand and number >= 0:
                other.canvas.choose(-1)
        self._tell()

    def _tell(self) -> None:
        """What is chosen, and what can be done with it."""
        chosen = next((one.chosen for one in self.hands if one.chosen is not None), None)
        words = self.tr("Click a door, a window, a wall or stairs to move it.")
        if chosen is not None:
            words = self.tr("{name}: drag it, or its handles. D copies it, a double click opens its row.")
            if chosen.path[0] == OPENING_PLACES.key:
                words = self.tr("{name}: drag it, into another wall too. D copies it, a double click opens its row.")
            words = words.format(name=chosen.piece.name)
        self.told.setText(words)
        self.told.setVisible(any(not one.canvas.is_locked for one in self.hands))


def _frames(kind: BuildingType) -> tuple[int, int, str]:
    """What decides how many pictures there are and how much each shows."""
    return extent_of(kind), kind.top, kind.roof
