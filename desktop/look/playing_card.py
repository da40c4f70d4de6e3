"""Playing cards, painted: pips as they stand on real cards, a picture for each court card, and the back of a deck.

For any game with cards. Lengths are px; a card is as high as `TALL` times its width.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.look.colours import faint
from desktop.look.icons import paint_icon
from desktop.look.ink import polygon_path, stroke
from desktop.look.kept_picture import paint_kept
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Look
from rules_core.games.playing_card import ACE, JACK, JOKER, KING, QUEEN, PlayingCard

TALL: Final = 1.4
"""Height of a card in widths."""
COURT: Final = {JACK: "visored-helm", QUEEN: "crown", KING: "king", JOKER.rank: "wizard-face"}
LETTERS: Final = {ACE: "A", JACK: "J", QUEEN: "Q", KING: "K", JOKER.rank: ""}
RED: Final = ("D", "H")
"""Diamonds and hearts."""
ROUND: Final = 0.075
"""Of the corners, in widths of the card."""
LEFT, MIDDLE, RIGHT = 0.22, 0.5, 0.78
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((MIDDLE, 0.5),),
    2: ((MIDDLE, 0.12), (MIDDLE, 0.88)),
    3: ((MIDDLE, 0.12), (MIDDLE, 0.5), (MIDDLE, 0.88)),
    4: ((LEFT, 0.12), (RIGHT, 0.12), (LEFT, 0.88), (RIGHT, 0.88)),
    5: ((LEFT, 0.12), (RIGHT, 0.12), (MIDDLE, 0.5), (LEFT, 0.88), (RIGHT, 0.88)),
    6: ((LEFT, 0.12), (RIGHT, 0.12), (LEFT, 0.5), (RIGHT, 0.5), (LEFT, 0.88), (RIGHT, 0.88)),
    7: ((LEFT, 0.12), (RIGHT, 0.12), (MIDDLE, 0.31), (LEFT, 0.5), (RIGHT, 0.5), (LEFT, 0.88), (RIGHT, 0.88)),
    8: (
        *((LEFT, 0.12), (RIGHT, 0.12), (MIDDLE, 0.31), (LEFT, 0.5), (RIGHT, 0.5)),
        *((MIDDLE, 0.69), (LEFT, 0.88), (RIGHT, 0.88)),
    ),
    9: (
        *((LEFT, 0.12), (RIGHT, 0.12), (LEFT, 0.373), (RIGHT, 0.373), (MIDDLE, 0.5)),
        *((LEFT, 0.627), (RIGHT, 0.627), (LEFT, 0.88), (RIGHT, 0.88)),
    ),
    10: (
        *((LEFT, 0.12), (RIGHT, 0.12), (MIDDLE, 0.247), (LEFT, 0.373), (RIGHT, 0.373)),
        *((LEFT, 0.627), (RIGHT, 0.627), (MIDDLE, 0.753), (LEFT, 0.88), (RIGHT, 0.88)),
    ),
}
"""Where the pips stand in the field of a card, as shares of its width and height, from the top down."""


def rank_letters(rank: int) -> str:
    """The rank as it stands in the corner of a card: "A", "7", "K"."""
    return LETTERS.get(rank, str(rank))


@cache
def suit_path(suit: str) -> QPainterPath:
    """The sign of a suit by its letter, one unit high round its middle; a star for a joker."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    if suit == "D":
        path.moveTo(0, -0.5)
        for x, y, bend_x, bend_y in (
            (0.4, 0, 0.16, -0.18),
            (0, 0.5, 0.16, 0.18),
            (-0.4, 0, -0.16, 0.18),
            (0, -0.5, -0.16, -0.18),
        ):
            path.quadTo(bend_x, bend_y, x, y)
    elif suit == "H":
        _heart(path, up=False)
    elif suit == "S":
        _heart(path, up=True)
        _stem(path)
    elif suit == "C":
        for x, y in ((0, -0.25), (-0.235, 0.1), (0.235, 0.1)):
            path.addEllipse(QPointF(x, y), 0.235, 0.235)
        path.addPath(polygon_path([QPointF(-0.12, -0.1), QPointF(0.12, -0.1), QPointF(0.08, 0.2), QPointF(-0.08, 0.2)]))
        _stem(path)
    else:
        points = [
            QPointF(sin(turn * pi / 5) * (0.5 if turn % 2 == 0 else 0.21), -cos(turn * pi / 5) * (0.5, 0.21)[turn % 2])
            for turn in range(10)
        ]
        path.addPath(polygon_path(points))
    return path


def _heart(path: QPainterPath, *, up: bool) -> None:
    """A heart; `up`: the leaf of a spade, which is one upside down and leaves room for its stem."""
    sign, shift = (-1.0, -0.08) if up else (1.0, 0.0)
    path.moveTo(0, sign * 0.5)
    path.cubicTo(-0.16, sign * 0.24, -0.5, sign * 0.1 + shift, -0.46, sign * -0.18 + shift)
    path.cubicTo(-0.42, sign * -0.5 + shift, -0.06, sign * -0.5 + shift, 0, sign * -0.2 + shift)
    path.cubicTo(0.06, sign * -0.5 + shift, 0.42, sign * -0.5 + shift, 0.46, sign * -0.18 + shift)
    path.cubicTo(0.5, sign * 0.1 + shift, 0.16, sign * 0.24, 0, sign * 0.5)
    path.closeSubpath()


def _stem(path: QPainterPath) -> None:
    stem = QPainterPath(QPointF(-0.05, 0.1))
    stem.quadTo(-0.06, 0.42, -0.2, 0.5)
    stem.lineTo(0.2, 0.5)
    stem.quadTo(0.06, 0.42, 0.05, 0.1)
    stem.closeSubpath()
    path.addPath(stem)


def paint_suit(
    painter: QPainter, suit: str, centre: QPointF, size: float, look: Look, *, on_paper: bool = True
) -> None:
    """The sign of a suit, `size` px high. `on_paper`: on a sheet of the look in force, not on a card."""
    colours = look.colours
    if on_paper and look.is_dark:
        ink = colours.warn if suit in RED else colours.text
    else:
        ink = colours.card_red if suit in RED else colours.card_ink
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(QTransform.fromTranslate(centre.x(), centre.y()).scale(size, size).map(suit_path(suit)))


def paint_card(painter: QPainter, rect: QRectF, card: PlayingCard, look: Look, *, is_lifted: bool = False) -> None:
    """A card that fills `rect`; a lifted one throws a longer shadow."""
    what = ("card", card, is_lifted, look.name)
    paint_kept(painter, what, _room(rect), lambda to: _paint_face(to, rect, card, look, is_lifted=is_lifted))


def paint_card_back(painter: QPainter, rect: QRectF, look: Look, emblem: str = "castle") -> None:
    """The back of a card, with the emblem of its game."""
    what = ("card's back", emblem, look.name)
    paint_kept(painter, what, _room(rect), lambda to: _paint_back(to, rect, look, emblem))


def _room(rect: QRectF) -> QRectF:
    """What a card covers with its edge and the longest of its shadows."""
    edge, shadow = 2.0, rect.width() * 0.09
    return rect.adjusted(-edge, -edge, shadow + edge, shadow + edge)


def _paint_face(painter: QPainter, rect: QRectF, card: PlayingCard, look: Look, *, is_lifted: bool) -> None:
    colours, wide = look.colours, rect.width()
    _paint_paper(painter, rect, look, is_lifted=is_lifted)
    ink = colours.card_red if card.suit in RED else colours.card_ink
    field = rect.adjusted(wide * 0.2, wide * 0.115, -wide * 0.2, -wide * 0.115)
    painter.setPen(stroke(faint(ink, 0.5), max(0.8, wide * 0.008)))
    painter.setBrush(colours.card_field)
    painter.drawRoundedRect(field, wide * 0.03, wide * 0.03)
    if card.rank in COURT:
        _paint_court(painter, field, card, look)
    else:
        size = field.width() * (0.62 if card.rank == ACE else 0.33)
        for x, y in PIPS[card.rank]:
            at = QPointF(field.left() + x * field.width(), field.top() + (0.03 + 0.94 * y) * field.height())
            painter.save()
            painter.translate(at)
            if y > 0.5:
                painter.rotate(180)
            paint_suit(painter, card.suit, QPointF(0, 0), size, look, on_paper=False)
            painter.restore()
    for turned in (False, True):
        painter.save()
        painter.translate(rect.center())
        if turned:
            painter.rotate(180)
        corner = QPointF(-wide / 2 + wide * 0.105, -rect.height() / 2 + wide * 0.155)
        _paint_index(painter, corner, card, wide, look)
        painter.restore()


def _paint_back(painter: QPainter, rect: QRectF, look: Look, emblem: str) -> None:
    colours, wide = look.colours, rect.width()
    _paint_paper(painter, rect, look, is_lifted=False)
    inner = rect.adjusted(wide * 0.06, wide * 0.06, -wide * 0.06, -wide * 0.06)
    painter.setPen(stroke(colours.card_back_line, max(0.8, wide * 0.012)))
    painter.setBrush(colours.card_back)
    painter.drawRoundedRect(inner, wide * 0.04, wide * 0.04)
    painter.save()
    painter.setClipRect(inner.adjusted(1, 1, -1, -1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(faint(colours.card_back_line, 0.6), max(0.7, wide * 0.008)))
    step = wide * 0.2
    for row in range(-1, int(inner.height() / step) + 2):
        for column in range(-1, int(inner.width() / step) + 2):
            at = QPointF(inner.center().x() + (column - 2) * step, inner.center().y() + (row - 3) * step)
            half = step * 0.3
            painter.drawPath(
                polygon_path(
                    [at - QPointF(0, half), at + QPointF(half, 0), at + QPointF(0, half), at - QPointF(half, 0)]
                )
            )
    painter.restore()
    painter.setPen(stroke(colours.gold_line, max(1.0, wide * 0.014)))
    painter.setBrush(colours.card_back)
    painter.drawEllipse(rect.center(), wide * 0.23, wide * 0.23)
    paint_icon(painter, emblem, rect.center(), wide * 0.27, colours.gold_line)


def _paint_paper(painter: QPainter, rect: QRectF, look: Look, *, is_lifted: bool) -> None:
    """With its shadow on what lies below."""
    colours, wide = look.colours, rect.width()
    radius = wide * ROUND
    if not look.is_plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.shadow, 0.34 if is_lifted else 0.42))
        down = wide * (0.09 if is_lifted else 0.026)
        painter.drawRoundedRect(rect.translated(down * 0.8, down), radius, radius)
    painter.setPen(stroke(colours.token_outline, max(1.0, wide * 0.013)))
    painter.setBrush(colours.card)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_index(painter: QPainter, at: QPointF, card: PlayingCard, wide: float, look: Look) -> None:
    """Rank and suit in the corner."""
    colours = look.colours
    path = text_path_at(rank_letters(card.rank), font_px(max(8.0, wide * 0.2), heading=True, weight=800), QPointF(0, 0))
    box = path.boundingRect()
    squeeze = min(1.0, wide * 0.17 / max(1.0, box.width()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.card_red if card.suit in RED else colours.card_ink)
    painter.drawPath(QTransform.fromTranslate(at.x(), at.y()).scale(squeeze, 1.0).map(path))
    paint_suit(painter, card.suit, at + QPointF(0, wide * 0.18), wide * 0.14, look, on_paper=False)


def _paint_court(painter: QPainter, field: QRectF, card: PlayingCard, look: Look) -> None:
    """The picture of a court card above the sign of its suit."""
    colours = look.colours
    ink = colours.card_red if card.suit in RED else colours.card_ink
    size = field.width() * 0.78
    paint_icon(painter, COURT[card.rank], field.center() - QPointF(0, size * 0.16), size, ink)
    sign = field.center() + QPointF(0, size * 0.56)
    paint_suit(painter, card.suit, sign, field.width() * 0.27, look, on_paper=False)
