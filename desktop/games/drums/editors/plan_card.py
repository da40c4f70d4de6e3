"""The card beside the form of a building: its floors, seen from above with the roof off."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.games.drums.editors.item_map import building_of, plan_picture
from desktop.look.flow_layout import FlowLayout
from desktop.look.lettering import TextStyle
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview, plain_text
from rules_core.content.items import Item

SIDE = 300
"""Of a floor, in px at 100 %."""


class PlanCard(CardPreview):
    """Follows the draft like every card; while something is wrong the last plan that was in order stays."""

    is_wide = True

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.title = self.tr("The plan")
        self.name = plain_text(TextStyle.CARD)
        self.waits = text_label(
            self.tr("The plan follows when its problems are solved."), TextStyle.SMALL, "warn", wrap=True
        )
        self.box = QWidget()
        self.floors = FlowLayout(self.box, self.theme.px(12))
        for widget in (self.name, self.waits, self.box):
            self.column.addWidget(widget)
        self.column.addStretch(1)

    def show_item(self, item: Item) -> None:
        self.name.setText(item.name or self.tr("Without a name"))
        kind = building_of(item)
        self.waits.setVisible(kind is None)
        if kind is None:
            return
        self.floors.clear()
        for floor in range(kind.top + 1):
            made = QWidget()
            column = QVBoxLayout(made)
            column.setContentsMargins(0, 0, 0, 0)
            called = self.tr("The ground floor") if floor == 0 else self.tr("Floor {floor}").format(floor=floor)
            if kind.roof == "flat" and floor == kind.top:
                called = self.tr("The roof")
            column.addWidget(text_label(called, TextStyle.STRONG))
            picture = QLabel()
            picture.setObjectName(f"plan.floor.{floor}")
            picture.setAccessibleName(self.tr("{floor} of {name}").format(floor=called, name=item.name))
            side = self.theme.px(SIDE)
            picture.setPixmap(plan_picture(kind, floor, side, self.theme.look, self.devicePixelRatioF()))
            column.addWidget(picture, 0, Qt.AlignmentFlag.AlignLeft)
            self.floors.addWidget(made)
            made.show()
