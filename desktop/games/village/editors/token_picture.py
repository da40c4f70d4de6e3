"""A model as it will stand on the map: in the ring of its side, with icon, letter and colour, on a piece of ground."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent

from desktop.look.icons import has_icon
from desktop.look.ink import stroke
from desktop.look.theme import Theme
from desktop.look.token import Rank, RingLine, Side, TokenView, describe
from desktop.look.token_face import is_colour
from desktop.look.token_painting import paint_token
from desktop.workshop.forms.on_ground import ROUND, OnGround
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import Kind

HIGH, DISC = 124, 84
RANKS = {"mob": Rank.COMMON, "elite": Rank.ELITE, "boss": Rank.BOSS}
INCH = 254


def token_of(item: Item) -> TokenView:
    """The token of a hero, an enemy or a Defender under work; what is not filled in yet is passed over."""
    plain = item.plain
    ours = item.kind != Kind.ENEMY
    rank = Rank.HERO if item.kind == Kind.HERO else RANKS.get(str(plain.get("class", "")), Rank.COMMON)
    line = RingLine.DASHES if item.kind == Kind.DEFENDER else RingLine.GOLD
    icon, colour = str(plain.get("icon", "")), str(plain.get("colour", ""))
    quality = _whole(plain.get("quality"), 4)
    return TokenView(
        item.id,
        base=round(_number(plain.get("base"), 1.0) * INCH),
        side=Side.OURS if ours else Side.THEIRS,
        rank=rank,
        line=RingLine.NONE if rank is Rank.COMMON and not ours else line,
        icon=icon if icon and has_icon(icon) else "person",
        badge=str(plain.get("letter", ""))[:2] if ours else "1a",
        name=item.name,
        wounds_most=max(0, 6 - quality) if has_trait(item, "tough") else 0,
        face=colour if is_colour(colour) else "",
    )


def has_trait(item: Item, trait: str) -> bool:
    """Whether the item under work has a trait."""
    traits: Any = item.plain.get("traits", ())
    return isinstance(traits, (list, tuple)) and any(isinstance(one, dict) and one.get("id") == trait for one in traits)


def _whole(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def _number(value: object, otherwise: float) -> float:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else otherwise


class TokenPicture(OnGround):
    """The token large, and beside it as small as lists show it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HIGH)
        self._view = TokenView("")

    def show_token(self, view: TokenView) -> None:
        """Draw another token."""
        self._view = view
        self.setAccessibleName(describe(view))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, px = self.theme.look, self.theme.px
        rect = self._paint_ground(painter)
        painter.save()
        clip = QPainterPath()
        clip.addRoundedRect(rect, ROUND, ROUND)
        painter.setClipPath(clip)
        painter.setPen(stroke(look.colours.road_line, 1))
        painter.setBrush(look.colours.road)
        painter.drawEllipse(QRectF(-rect.width() * 0.2, rect.height() * 0.62, rect.width() * 1.4, rect.height() * 0.7))
        painter.restore()
        middle = rect.center().y() + px(6)
        for across, size, bare in ((0.3, px(DISC), False), (0.62, px(46), False), (0.84, px(30), True)):
            painter.save()
            painter.translate(QPointF(rect.left() + rect.width() * across, middle))
            paint_token(painter, self._view, size, look, bare=bare)
            painter.restore()
