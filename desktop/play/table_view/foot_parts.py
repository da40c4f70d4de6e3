"""The strips below: what has just happened or is asked, the stores, and what the signs of the map mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.icons import paint_icon
from desktop.look.ink import stroke
from desktop.look.token import Rank, RingLine, Side, TokenView
from desktop.look.token_painting import paint_token
from desktop.look.widgets.die import paint_dice
from desktop.play.table_view.far_theme import FarStep, FarTheme
from desktop.play.table_view.flow import Words, flow, line_height, paint_lines
from desktop.play.table_view.moment import LegendEntry, StoreView, TellingView
from desktop.play.table_view.part import Part
from desktop.tabletop.battlefield.markers import paint_marker
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, MarkerKind, MarkerView

IN_A_ROW = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine


class TellingPart(Part):
    """One sentence with its dice: what has just happened, or, in our colour, what is asked of the players."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.telling", parent)
        self._view = TellingView("")

    def set_telling(self, view: TellingView) -> None:
        """Show this sentence."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.words)
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        colours, view = self.colours, self._view
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = colours.on_wood
        if view.is_question:
            ink = colours.on_fill
            painter.setPen(stroke(colours.on_fill if self.theme.look.is_plain else colours.pennant_hero, 2))
            painter.setBrush(colours.hero_fill)
            painter.drawRoundedRect(rect, self.corner, self.corner)
        left = rect.left() + self.px(22)
        if view.words and not view.is_question and not view.dice:
            side = self.px(40)
            paint_icon(painter, "scroll-unfurled", QPointF(left + side / 2, rect.center().y()), side, colours.on_wood)
            left += side + self.px(16)
        if view.dice:
            left += paint_dice(painter, left, rect.center().y(), view.dice, self.px(50), self.theme.look) + self.px(8)
        font = self.lettering(FarStep.LEAST_STRONG if view.is_question else FarStep.LEAST)
        lines = flow([Words(view.words, font, ink)], rect.right() - left - self.px(14), 2)
        high = line_height(font)
        paint_lines(painter, lines, left, rect.center().y() - high * len(lines) / 2, high)


class StoresPart(Part):
    """Supplies, and Herbs where there are some."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.stores", parent)
        self._stores: tuple[StoreView, ...] = ()

    def set_stores(self, stores: tuple[StoreView, ...]) -> None:
        """Show these stores."""
        if stores != self._stores:
            self._stores = stores
            self.setAccessibleName(", ".join(store.words for store in stores))
            self.updateGeometry()
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(80)

    def wanted_width(self, *, short: bool = False) -> float:
        """So wide that everything stands on one line; `short`: numbers without words."""
        metrics = QFontMetricsF(self.lettering(FarStep.STRONG))
        shown = [str(store.number) if short else store.words for store in self._stores]
        return sum(metrics.horizontalAdvance(words) + self.px(90) for words in shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        font = self.lettering(FarStep.STRONG)
        metrics = QFontMetricsF(font)
        left, middle = self.px(10), self.height() / 2
        whole = self.wanted_width() <= self.width() + 1
        for store in self._stores:
            words = store.words if whole else str(store.number)
            paint_icon(painter, store.icon, QPointF(left + self.px(24), middle), self.px(48), self.colours.sel)
            left += self.px(62)
            painter.setFont(font)
            painter.setPen(self.colours.on_wood)
            wide = metrics.horizontalAdvance(words) + 2
            painter.drawText(QRectF(left, 0, wide, self.height()), IN_A_ROW, words)
            left += wide + self.px(24)


class LegendPart(Part):
    """The signs of the map, and how large the table is. What has no room is left out from the end."""

    def __init__(self, theme: FarTheme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "table-view.legend", parent)
        self._entries: tuple[LegendEntry, ...] = ()
        self._measure = ""

    def set_legend(self, entries: tuple[LegendEntry, ...], measure: str) -> None:
        """Show these signs."""
        if (entries, measure) != (self._entries, self._measure):
            self._entries, self._measure = entries, measure
            self.setAccessibleName(", ".join([*(entry.words for entry in entries), measure]))
            self.update()

    def wanted_height(self, width: float) -> float:
        return self.px(80)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        font, quiet = self.lettering(FarStep.STRONG), self.lettering(FarStep.LEAST)
        metrics = QFontMetricsF(font)
        measure_wide = QFontMetricsF(quiet).horizontalAdvance(self._measure)
        end = self.width() - measure_wide - self.px(30)
        left, middle = self.px(10), self.height() / 2
        painter.setPen(self.colours.on_wood)
        for entry in self._entries:
            wide = metrics.horizontalAdvance(entry.words)
            if left + self.px(62) + wide > end:
                break
            self._paint_sign(painter, entry.kind, QPointF(left + self.px(26), middle))
            left += self.px(62)
            painter.setFont(font)
            painter.setPen(self.colours.on_wood)
            painter.drawText(QRectF(left, 0, wide + 2, self.height()), IN_A_ROW, entry.words)
            left += wide + self.px(34)
        painter.setFont(quiet)
        place = QRectF(self.width() - measure_wide - self.px(8), 0, measure_wide + 2, self.height())
        painter.drawText(place, IN_A_ROW, self._measure)

    def _paint_sign(self, painter: QPainter, kind: str, centre: QPointF) -> None:
        # The question mark on a find is a letter, too.
        size, look = self.px(52 if kind == "find" else 46), self.theme.look
        painter.save()
        painter.translate(centre)
        tokens = {
            "heroes": TokenView("", side=Side.OURS, rank=Rank.HERO, line=RingLine.GOLD, icon="visored-helm"),
            "defenders": TokenView("", side=Side.OURS, line=RingLine.DASHES, icon="bowman"),
            "enemies": TokenView("", side=Side.THEIRS, icon="orc-head"),
        }
        if kind in tokens:
            paint_token(painter, tokens[kind], size, look, bare=True)
        else:
            marker = MarkerKind.FIND if kind == "find" else MarkerKind.TRAP
            inches = 1.5 if kind == "find" else 2.0
            scale = size / (inches * UNITS_PER_INCH)
            paint_marker(
                painter, MarkerView("", marker, 0, 0, enlarged=size / 34 if kind == "find" else 0.1), scale, look
            )
        painter.restore()
