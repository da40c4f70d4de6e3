"""The points of a figure that bears none of its own, as a card beside its numbers."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from desktop.games.village.editors.points_sum import points_sum
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.workshop.editors.draft import Draft
from desktop.workshop.forms.low_room import RoomPart, is_low


class PointsCard(RoomPart):
    """What a hero is worth by the formula (SBH-PTS-1), as it stands: nobody types it."""

    def __init__(self, theme: Theme, draft: Draft) -> None:
        super().__init__()
        self.theme, self.draft = theme, draft
        self.setObjectName("editor.points")
        self.number = text_label("", TextStyle.CARD)
        self._column = QVBoxLayout(self)
        self._column.addWidget(text_label(self.tr("Points"), TextStyle.STRONG))
        self._column.addWidget(self.number, 1, Qt.AlignmentFlag.AlignVCenter)
        self.help = text_label(self.tr("By the formula."), TextStyle.SMALL, "text_2")
        self._column.addWidget(self.help)
        draft.changed.connect(self.refresh)
        theme.changed.connect(self._dress)
        self._dress()
        self.refresh()

    def refresh(self) -> None:
        """Say what it costs now; a line while that cannot be said."""
        found = points_sum(self.draft.item)
        self.number.setText(str(found.points) if found is not None else "\N{EN DASH}")
        self.setAccessibleName(self.tr("Points: {number}").format(number=self.number.text()))

    def fit_room(self) -> None:
        self._dress()

    def _dress(self) -> None:
        px, low = self.theme.px, is_low(self)
        self._column.setContentsMargins(px(10 if low else 14), px(4 if low else 8), px(8), px(6 if low else 10))
        self._column.setSpacing(px(3))
        self.number.setMinimumHeight(px(38))
