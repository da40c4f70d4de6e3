"""A hero's card: icon, name, role, Quality and Combat, and what the passive does. Click to take the hero along."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.tip import tip
from desktop.look.widgets.icon_label import paint_disc_icon
from desktop.look.widgets.painted import SHADOW_DOWN, SHADOW_RIGHT, brush_up, paint_focus, paint_paper
from desktop.look.widgets.pressable import Pressable
from rules_core.games.village.content.types import HeroType
from rules_core.games.village.words.spoken import hero_name, hero_passive, hero_role, hero_text


class HeroCard(Pressable):
    """One hero to choose. Checked: in the party, told by a gold frame, a tick and the word."""

    def __init__(self, theme: Theme, hero: HeroType) -> None:
        super().__init__(theme, hero_name(hero))
        self.hero = hero
        self.setObjectName(f"hero.{hero.id}")
        self.setCheckable(True)
        figures = self.tr("Quality {quality}+, Combat {combat}").format(
            quality=hero.profile.quality, combat=hero.profile.combat
        )
        self.setAccessibleName(hero_name(hero))
        self.setAccessibleDescription(f"{hero_role(hero)}. {figures}. {hero_passive(hero)}")
        self.setToolTip(tip(hero_text(hero)))
        self._figures = figures
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(164))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(230), self.theme.px(164))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.theme.colours
        rect = QRectF(self.rect())
        paint_paper(painter, rect, look, role="sel_bg" if self.isChecked() else "alt" if self.hovered else "base")
        paper = rect.adjusted(0, 0, -SHADOW_RIGHT, -SHADOW_DOWN)
        side = look.px(52)
        disc = QRectF(paper.left() + look.px(12), paper.top() + look.px(12), side, side)
        paint_disc_icon(painter, disc, self.hero.icon, look)
        left = disc.right() + look.px(12)
        wide = paper.right() - left - look.px(34)
        top = paper.top() + look.px(8)
        for words, step, tone in (
            (hero_name(self.hero), TextStyle.NAME, colours.text),
            (hero_role(self.hero), TextStyle.SMALL_STRONG, colours.text_2),
            (self._figures, TextStyle.SMALL, colours.text),
        ):
            painter.setFont(look.font(step))
            painter.setPen(tone)
            high = painter.fontMetrics().height()
            shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(wide))
            painter.drawText(QRectF(left, top, wide, high), Qt.AlignmentFlag.AlignLeft, shown)
            top += high
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2)
        words_top = max(top, disc.bottom()) + look.px(6)
        words_rect = QRectF(
            paper.left() + look.px(14), words_top, paper.width() - look.px(28), paper.bottom() - words_top - look.px(6)
        )
        painter.drawText(words_rect, Qt.TextFlag.TextWordWrap, hero_passive(self.hero))
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(stroke(colours.sel, 3))
            painter.drawRoundedRect(paper.adjusted(2, 2, -2, -2), 6, 6)
            centre = QPointF(paper.right() - look.px(20), paper.top() + look.px(20))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.hero_fill)
            painter.drawEllipse(centre, look.px(11), look.px(11))
            painter.setPen(stroke(colours.on_fill, look.px(2)))
            tick = look.px(5)
            painter.drawPolyline(
                [
                    QPointF(centre.x() - tick, centre.y()),
                    QPointF(centre.x() - tick * 0.2, centre.y() + tick * 0.8),
                    QPointF(centre.x() + tick, centre.y() - tick * 0.8),
                ]
            )
        if self.hasFocus():
            paint_focus(painter, paper, look)
