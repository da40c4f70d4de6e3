"""The tray: the dice of the last throw roll there and lie until others are thrown, with what they gave in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.tumble import STEP, Tumble
from desktop.play.event_strip import shown_die
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.view import BattlefieldView
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.kernel.facts import Fact

WIDE, HIGH = 172, 160
MAP_WIDE = 152
DIE, MIDDLE_DIE, SMALL_DIE = 52, 44, 36
MOST_LARGE, MOST_DICE = 2, 3
LIE_MS = 2600
"""How long dice lie on the map after they have settled."""
MARGIN = 12
NEAR = 60
"""Dice that lie on the map already stay where they are while who acts is farther from them than this, in px."""
ACTORS = ("model", "attacker", "leader")
"""In which field a fact says who acts."""
DICE_HIGH = 78
"""The upper part of the tray, in px at 100 %: the dice."""
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class DiceTray(Painted):
    """A wooden tray. Empty, it is not there at all."""

    die_px = DIE

    def __init__(self, theme: Theme, names: SiegeNames, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("dice-tray")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.names = names
        self.words = ""
        self.tumble = Tumble(self)
        self.tumble.stepped.connect(self.update)
        self.hide()

    def show_fact(self, fact: Fact, playing: bool = False) -> None:
        """The dice of this fact, if it has any; `playing` lets them roll first."""
        told = sentence(fact, self.names)
        if not told.dice:
            return
        self.words = told.text()
        self.setAccessibleName(self.words)
        self.setVisible(True)
        dice = tuple(shown_die(die) for die in told.dice[:MOST_DICE])
        self.tumble.throw(dice, self.theme.look.motion if playing and self.isVisible() else 0.0)

    def settle(self) -> None:
        """Let rolling dice lie."""
        self.tumble.settle()

    def clear(self) -> None:
        """An empty tray."""
        self.words = ""
        self.tumble.throw((), 0.0)
        self.hide()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(WIDE), self.theme.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        edge = look.px(4)
        tray = QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.setPen(stroke(colours.line_strong if look.is_plain else colours.bar, edge))
        painter.setBrush(colours.window if look.is_plain else colours.pennant_council)
        painter.drawRoundedRect(tray, look.px(8), look.px(8))
        dice = self.tumble.dice
        size = look.px(self.die_px if len(dice) <= MOST_LARGE else SMALL_DIE)
        wide = size * (STEP * (len(dice) - 1) + 1)
        painter.setClipRect(tray)
        self.tumble.paint(painter, tray.center().x() - wide / 2, tray.top() + look.px(42), size, look)
        painter.setClipping(False)
        if self.tumble.is_rolling:
            # What the dice gave is told when they lie.
            return
        room = tray.adjusted(look.px(8), look.px(DICE_HIGH), -look.px(8), -look.px(4))
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(colours.on_wood)
        painter.drawText(room, WRAPPED, self.words)


class MapTray(DiceTray):
    """The tray on the map, for windows without room beside it: it comes with the dice and goes when they have lain."""

    die_px = MIDDLE_DIE

    def __init__(
        self,
        theme: Theme,
        names: SiegeNames,
        view: BattlefieldView,
        beside: QWidget,
        acting: Callable[[], str],
    ) -> None:
        super().__init__(theme, names, view)
        self.setObjectName("dice-tray.map")
        self._view = view
        self._acting = acting
        """Who acts in the question that stands, "" for nobody."""
        self._beside = beside
        """Where the dice lie if that widget is shown."""
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.clear)

    def sizeHint(self) -> QSize:
        # No higher than its words need: what lies under it is the map.
        look = self.theme.look
        wide = look.px(MAP_WIDE)
        room = QRectF(0, 0, wide - look.px(20), 1000)
        words = QFontMetricsF(look.font(Step.SMALL)).boundingRect(room, WRAPPED, self.words).height()
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

    def clear(self) -> None:
        self._away.stop()
        super().clear()

    def _free_corner(self, fact: Fact) -> QPoint:
        """The corner of the map farthest from who acts next or else now; at the lower left when nobody does."""
        wide, high = self._view.width(), self._view.height()
        right, low = wide - self.width() - MARGIN, high - self.height() - MARGIN
        corners = [QPoint(x, y) for y in (low, MARGIN) for x in (MARGIN, right)]
        actor = self._actor(fact)
        if actor is None:
            return corners[0]
        lies = QRect(self.pos(), self.size()).adjusted(-NEAR, -NEAR, NEAR, NEAR)
        if self._away.isActive() and self.pos() in corners and not lies.contains(actor):
            return self.pos()
        half = QPoint(self.width() // 2, self.height() // 2)
        return max(corners, key=lambda corner: _apart(corner + half, actor))

    def _actor(self, fact: Fact) -> QPoint | None:
        """Where who acts is seen; None when the fact names nobody who stands on the map."""
        scene = self._view.scene()
        for id in (self._acting(), *(getattr(fact, field, "") for field in ACTORS)):
            place = scene.centre_of_item(id) if isinstance(scene, BattlefieldScene) and isinstance(id, str) else None
            if place is not None:
                return self._view.mapFromScene(place)
        return None


def _apart(one: QPoint, other: QPoint) -> int:
    """How far two places of the map are apart, squared."""
    away = one - other
    return away.x() * away.x() + away.y() * away.y()
