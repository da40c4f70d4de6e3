"""The card beside the form of a squad: the page on which squads are put together, as in a battle."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSpinBox, QWidget

from desktop.games.drums.editors.squad_desk import LEAST, MOST, STEP, DraftDesk
from desktop.games.drums.squads.page import SquadPage
from desktop.look.lettering import TextStyle
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.card_parts import CardPreview
from rules_core.content.items import Item

HIGH = 470
"""Of roster and squad, in px at 100 %."""


class SquadCard(CardPreview):
    """Whatever is bought or sent away is a step of the draft; the form beside it has the rows."""

    share, widest = 140, 860

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.title = self.tr("The squad")
        self.desk = DraftDesk(bench)
        self.page = SquadPage(self.theme, self.desk)
        self.page.roster.without_bar()
        self.page.setMinimumHeight(self.theme.px(HIGH))
        self.points = QSpinBox()
        self.points.setObjectName("squad-card.points")
        self.points.setRange(LEAST, MOST)
        self.points.setSingleStep(STEP)
        self.points.setValue(self.desk.points)
        self.points.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.points.setAccessibleName(self.tr("Points of the battle"))
        self.points.valueChanged.connect(self._count)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self.theme.px(10))
        line.addWidget(text_label(self.tr("Bought for a battle of so many points:"), TextStyle.STRONG))
        line.addWidget(self.points)
        self.mixed = QCheckBox(self.tr("Mixed squads"))
        self.mixed.setObjectName("squad-card.mixed")
        self.mixed.setChecked(self.desk.is_mixed)
        self.mixed.setToolTip(tip(self.tr("Men of all nations can be bought (S-SET-2)")))
        self.mixed.toggled.connect(lambda on: self._mix(is_mixed=on))
        line.addWidget(self.mixed)
        line.addStretch(1)
        self.column.addWidget(row)
        self.column.addWidget(self.page, 1)
        self.page.given.connect(self._give)
        self.page.back_wanted.connect(bench.draft.stack.undo)

    def set_read_only(self, read_only: bool) -> None:
        self.desk.is_locked = read_only
        self.points.setEnabled(not read_only)
        self.mixed.setEnabled(not read_only)
        self.page.refresh()

    def show_item(self, item: Item) -> None:
        del item
        self.page.refresh()

    def _give(self, answer: str) -> None:
        self.desk.give(
            answer, self.tr("buy somebody") if not answer.startswith("drop") else self.tr("send somebody away")
        )
        self.refresh()
        self.page.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _mix(self, *, is_mixed: bool) -> None:
        self.desk.is_mixed = is_mixed
        self.refresh()

    def _count(self, points: int) -> None:
        self.desk.points = points
        self.refresh()
