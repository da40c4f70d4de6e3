"""The tray on the map, for windows without room beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.play.dice_tray import DICE_HIGH, WRAPPED, DiceTray
from desktop.tabletop.battlefield.view import BattlefieldView
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact

MAP_WIDE = 152
MIDDLE_DIE = 44
LIE_MS = 2600
"""How long dice lie on the map after they have settled."""
MARGIN = 12
BELOW_LINES = 58
NEAR = 60
"""Dice that lie on the map already stay where they are while who acts is farther from them than this, in px."""
ACTORS = ("model", "attacker", "leader")
"""In which field a fact says who acts."""


class MapTray(DiceTray):
    """It comes with the dice and goes when they have lain."""

    die_px = MIDDLE_DIE
    taken_away = Signal(object)
    """The dice of this fact have lain long enough."""

    def __init__(
        self,
        theme: Theme,
        words: Words,
        view: BattlefieldView,
        beside: QWidget,
        acting: Callable[[], str],
        things_in: Callable[[QRect], int] = lambda _area: 0,
    ) -> None:
        super().__init__(theme, words, view)
        self.setObjectName("dice-tray.map")
        self._view = view
        self._acting = acting
        """Who acts in the question that stands, "" for nobody."""
        self._things_in = things_in
        """How many things lie in a part of the map, in px of its view."""
        self._beside = beside
        """Where the dice lie if that widget is shown."""
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self._take_away)

    def sizeHint(self) -> QSize:
        # No higher than its words need: what lies under it is the map.
        look = self.theme.look
        wide = look.px(MAP_WIDE)
        room = QRectF(0, 0, wide - look.px(20), 1000)
        words = QFontMetricsF(look.font(TextStyle.SMALL)).boundingRect(room, WRAPPED, self.words).height()
        return QSize(wide, round(look.px(DICE_HIGH + 14) + words))

    def show_fact(self, fact: Fact, playing: bool = False) -> None:
        if not self._beside.isHidden():
            return
        super().show_fact(fact, playing)
        if self.tumble.dice:
            self.resize(self.sizeHint())
            self.move(self._free_corner(fact))
            self.raise_()
            self._away.start(LIE_MS)

    def _take_away(self) -> None:
        fact = self.fact
        self.clear()
        if fact is not None:
            self.taken_away.emit(fact)

    def clear(self) -> None:
        self._away.stop()
        super().clear()

    def _free_corner(self, fact: Fact) -> QPoint:
        """The corner of the map farthest from who acts next or else now; at the lower left when nobody does."""
        wide, high = self._view.width(), self._view.height()
        right, low = wide - self.width() - MARGIN, high - self.height() - MARGIN
        # The lines that tell what has happened and what is easily forgotten lie above them.
        top = MARGIN + self.theme.px(BELOW_LINES)
        corners = [QPoint(x, y) for y in (low, top) for x in (MARGIN, right)]
        corners = [corner for corner in corners if not self._is_covered(corner)] or corners
        area = self._view.map_area().toAlignedRect()
        corners = [corner for corner in corners if not area.intersects(QRect(corner, self.size()))] or corners
        hidden = [self._things_in(QRect(corner, self.size())) for corner in corners]
        corners = [corner for corner, count in zip(corners, hidden, strict=True) if count == min(hidden)]
        actor = self._actor(fact)
        if actor is None:
            return corners[0]
        lies = QRect(self.pos(), self.size()).adjusted(-NEAR, -NEAR, NEAR, NEAR)
        if self._away.isActive() and self.pos() in corners and not lies.contains(actor):
            return self.pos()
        half = QPoint(self.width() // 2, self.height() // 2)
        return max(corners, key=lambda corner: _apart(corner + half, actor))

    def _is_covered(self, corner: QPoint) -> bool:
        """Whether something else lies over the map there."""
        middle = corner + QPoint(self.width() // 2, self.height() // 2)
        page = self._view.window()
        found = page.childAt(self._view.mapTo(page, middle))
        return found is not None and found is not self._view and not self._view.isAncestorOf(found)

    def _actor(self, fact: Fact) -> QPoint | None:
        """Where who acts is seen; None when the fact names nobody who stands on the map."""
        scene = self._view.battlefield
        for id in (self._acting(), *(getattr(fact, field, "") for field in ACTORS)):
            place = scene.centre_of_item(id) if isinstance(id, str) else None
            if place is not None:
                return self._view.mapFromScene(place)
        return None


def _apart(one: QPoint, other: QPoint) -> int:
    """How far two places of the map are apart, squared."""
    away = one - other
    return away.x() * away.x() + away.y() * away.y()
