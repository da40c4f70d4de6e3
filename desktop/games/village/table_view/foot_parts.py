"""The strips below: the stores, and what the signs of the map mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.games.village.table_view.moment import LegendEntry, StoreView
from desktop.look.icons import paint_icon
from desktop.look.token import Rank, RingLine, Side, TokenView
from desktop.look.token_painting import paint_token
from desktop.play.table_view.far_theme import FarTextStyle, FarTheme
from desktop.play.table_view.part import IN_A_ROW, ViewPart
from desktop.tabletop.battlefield.markers import paint_marker
from desktop.tabletop.battlefield.views import UNITS_PER_INCH, MarkerKind, MarkerView


class StoresPart(ViewPart):
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
        metrics = QFontMetricsF(self.lettering(FarTextStyle.STRONG))
        shown = [str(store.number) if short else store.words for store in self._stores]
        return sum(metrics.horizontalAdvance(words) + self.px(90) for words in shown)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.begin()
        font = self.lettering(FarTextStyle.STRONG)
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


class LegendPart(ViewPart):
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
        font, quiet = self.lettering(FarTextStyle.STRONG), self.lettering(FarTextStyle.LEAST)
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
