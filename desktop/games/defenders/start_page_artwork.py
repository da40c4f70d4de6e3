"""The city on the card of Defenders: a wall drawn on paper, places within it, and three cards that want it gone."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.card_scene import CardScene
from desktop.games.scene_parts import paint_way
from desktop.look.colours import faint, mixed
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, seeded, smooth, stroke, wandering
from desktop.look.playing_card import paint_card, paint_card_back
from desktop.look.theme import Look
from desktop.look.token import RingLine, Side, TokenView
from desktop.look.token_painting import paint_token
from rules_core.games.playing_card import KING, QUEEN, PlayingCard

WIDE, HIGH = 436.0, 178.0
"""What is always seen, in units of the drawing."""
CITY: Final = QPointF(158, 90)
PLACES: Final = (
    ("village", 158, 92),
    ("church", 96, 70),
    ("castle", 150, 42),
    ("anvil", 212, 58),
    ("stone-wall", 226, 108),
    ("coins", 168, 138),
    ("oak", 104, 122),
)
WAYS: Final = ((0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 6), (1, 2), (1, 6), (2, 3), (3, 4), (4, 5), (5, 6))
CARDS: Final = (
    (PlayingCard(9, "C"), 308.0, 66.0, -9.0),
    (PlayingCard(QUEEN, "H"), 350.0, 60.0, 1.0),
    (PlayingCard(KING, "S"), 393.0, 70.0, 11.0),
)
CARD_WIDE, CARD_HIGH = 50.0, 74.0
MENACE: Final = QPointF(330, 148)


class CityScene(CardScene):
    """A city drawn on paper: on the card the last card turns over, and a threat sets out."""

    line = "magic"

    def paint_still(self, painter: QPainter, size: QSizeF, look: Look) -> None:
        colours = look.colours
        painter.fillRect(QRectF(QPointF(0, 0), size), colours.map_paper)
        painter.save()
        area = _fit(painter, size)
        self._paint_country(painter, area, look)
        wall = [CITY + QPointF(cos(turn * pi / 5 + 0.2) * 118, sin(turn * pi / 5 + 0.2) * 77) for turn in range(10)]
        painter.setPen(stroke(colours.ink, 7))
        painter.setBrush(mixed(colours.map_paper, colours.road, 0.75))
        painter.drawPath(polygon_path(wall))
        painter.setPen(stroke(colours.stone, 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(polygon_path(wall))
        painter.setPen(stroke(colours.ink, 1.5))
        painter.setBrush(colours.stone)
        for corner in wall:
            painter.drawRect(QRectF(corner.x() - 6, corner.y() - 6, 12, 12))
        self._paint_places(painter, look)
        for card in CARDS[:-1]:
            self._paint_card(painter, look, card, 1.0, shown=True)
        painter.restore()

    def paint_life(self, painter: QPainter, size: QSizeF, look: Look, moment: float) -> None:
        painter.save()
        _fit(painter, size)
        way = QPainterPath(MENACE - QPointF(12, 6))
        way.quadTo(QPointF(296, 118), QPointF(272, 112))
        paint_way(painter, way, min(1.0, moment * 1.7), 3.4, look)
        painter.save()
        painter.translate(MENACE)
        paint_token(painter, TokenView("menace", side=Side.THEIRS, line=RingLine.GOLD, icon="horned-skull"), 40, look)
        painter.restore()
        # The card is turned over in the middle third: narrow as an edge half-way.
        turned = min(1.0, max(0.0, (moment - 0.25) / 0.4))
        narrow = max(0.04, abs(cos(turned * pi)))
        self._paint_card(painter, look, CARDS[-1], narrow, shown=turned >= 0.5)
        painter.restore()

    def _paint_country(self, painter: QPainter, area: QRectF, look: Look) -> None:
        """What lies round the city: a river, hills and trees, as far as the paper reaches."""
        colours = look.colours
        river = [
            QPointF(area.left() - 20, 128), QPointF(20, 140), QPointF(60, 166), QPointF(104, 178),
            QPointF(128, 196), QPointF(140, max(220.0, area.bottom() + 20)),
        ]  # fmt: skip
        path = smooth(river, closed=False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((colours.water_line, 17.0), (colours.water, 14.0)):
            painter.setPen(stroke(colour, wide))
            painter.drawPath(path)
        random = seeded("country of the card")
        for x in range(int(area.left()) - 40, int(area.right()) + 40, 26):
            for y in range(int(area.top()) - 20, int(area.bottom()) + 30, 26):
                middle = QPointF(x + random.uniform(-9, 9), y + random.uniform(-9, 9))
                choice, far = random.random(), middle - CITY
                is_city = (far.x() / 150) ** 2 + (far.y() / 104) ** 2 < 1
                is_taken = is_city or (272 < middle.x() < 436 and 12 < middle.y() < 178) or _near(river, middle)
                if is_taken or choice > 0.46:
                    continue
                if choice < 0.14:
                    self._paint_hill(painter, middle, look)
                else:
                    self._paint_tree(painter, middle, 6 + random.random() * 4, look)

    def _paint_hill(self, painter: QPainter, middle: QPointF, look: Look) -> None:
        painter.setPen(stroke(look.colours.ink, 1.4))
        painter.setBrush(mixed(look.colours.map_paper, look.colours.stone, 0.6))
        corners = [middle + QPointF(-13, 9), middle + QPointF(0, -11), middle + QPointF(13, 9)]
        painter.drawPath(wandering(corners, f"{middle.x():.0f}", 1.0, 9))
        painter.drawLine(middle + QPointF(0, -11), middle + QPointF(4, 2))

    def _paint_tree(self, painter: QPainter, middle: QPointF, reach: float, look: Look) -> None:
        painter.setPen(stroke(look.colours.tree_ink, 1.3))
        painter.setBrush(look.colours.tree)
        painter.drawEllipse(middle, reach, reach * 0.92)

    def _paint_places(self, painter: QPainter, look: Look) -> None:
        colours = look.colours
        spots = [QPointF(x, y) for _, x, y in PLACES]
        for pen in (stroke(colours.road_line, 4.6), stroke(colours.road, 2.6)):
            painter.setPen(pen)
            for a, b in WAYS:
                painter.drawLine(spots[a], spots[b])
        for (icon, _, _), spot in zip(PLACES, spots, strict=True):
            corners = [spot + QPointF(cos(pi / 8 + n * pi / 4), sin(pi / 8 + n * pi / 4)) * 21 for n in range(8)]
            if not look.is_plain:
                painter.fillPath(polygon_path([one + QPointF(1.6, 2.2) for one in corners]), faint(colours.shadow, 0.3))
            painter.setPen(stroke(colours.token_outline, 1.5))
            painter.setBrush(colours.face)
            painter.drawPath(wandering(corners, icon, 0.6, 12))
            paint_icon(painter, icon, spot, 23, colours.face_ink)

    def _paint_card(
        self,
        painter: QPainter,
        look: Look,
        card: tuple[PlayingCard, float, float, float],
        narrow: float,
        *,
        shown: bool,
    ) -> None:
        """One playing card; `narrow` is how wide it is seen while it turns, `shown` says which side."""
        face, x, y, turn = card
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        painter.scale(narrow, 1)
        place = QRectF(-CARD_WIDE / 2, -CARD_HIGH / 2, CARD_WIDE, CARD_HIGH)
        if shown:
            paint_card(painter, place, face, look)
        else:
            paint_card_back(painter, place, look, self.icon)
        painter.restore()


def _fit(painter: QPainter, size: QSizeF) -> QRectF:
    """Scale and shift a painter so that the drawing fits in the middle; gives what is seen, in units of the drawing."""
    scale = min(size.width() / WIDE, size.height() / HIGH)
    left, top = (size.width() / scale - WIDE) / 2, (size.height() / scale - HIGH) / 2
    painter.scale(scale, scale)
    painter.translate(left, top)
    return QRectF(-left, -top, size.width() / scale, size.height() / scale)


def _near(river: list[QPointF], spot: QPointF) -> bool:
    for a, b in pairwise(river):
        for part in range(5):
            away = a + (b - a) * (part / 4) - spot
            if away.x() ** 2 + away.y() ** 2 < 26**2:
                return True
    return False
