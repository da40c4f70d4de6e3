"""The last page of a siege: the table with the ways of the heroes, what became of everybody, and how it went."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.story import of_last_wave, ways_of
from desktop.games.village.table_picture import table_image
from desktop.look.ink import stroke
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.late_picture import LatePicture
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.play.presenter import Presenter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name, hero_name
from rules_core.song.warband import Fate

WAVE, SUPPLIES, INTEGRITY, WOUNDS, LOST_HEROES, DEFEATED, FLED = range(7)


def tr(text: str) -> str:
    """A text of this page in the language in force."""
    return QCoreApplication.translate("EndPage", text)


def end_panels(theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
    """The table, then people and plot, each with its share of the width."""
    assert isinstance(presenter, VillagePresenter)
    siege = presenter.siege
    table = HeadedSheet(theme, tr("The table at the end"), "village")
    # Those of a whole siege would hide the village under a tangle.
    ways = list(ways_of(siege, of_last_wave(presenter.session.facts)).values())

    def painted(room: QSize, dots: float) -> QImage:
        side = min(room.width(), room.height())
        return table_image(siege, SiegeNames(siege.world), theme.look, side, dots, ways=ways)

    table.body.addWidget(LatePicture(theme, tr("The table at the end"), painted), 1)
    plot = HeadedSheet(theme, tr("Over the waves"), "ui/history")
    plot.body.addWidget(WavePlot(theme, siege), 1)
    beside = QWidget()
    column = QVBoxLayout(beside)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.px(16))
    column.addWidget(people_sheet(theme, siege))
    column.addWidget(plot, 1)
    return [(table, 5), (beside, 3)]


def people_sheet(theme: Theme, siege: Siege) -> QWidget:
    """Heroes and buildings as they are at the end."""
    px = theme.px
    sheet = HeadedSheet(theme, tr("Who and what is left"), "village")
    inside = QVBoxLayout()
    inside.setContentsMargins(px(14), px(10), px(14), px(10))
    inside.setSpacing(px(8))
    for hero in siege.heroes:
        line = QHBoxLayout()
        kind = siege.world.content.heroes[hero.id]
        line.addWidget(Icon(theme, kind.icon, 34, disc=True))
        line.addWidget(text_label(hero_name(kind, siege.world.hero_names.get(hero.id, "")), TextStyle.ROW), 1)
        if hero.fate is Fate.DEFEATED:
            line.addWidget(Pill(theme, tr("Defeated"), PillTone.ENEMY))
        elif hero.quality_lost:
            one = hero.quality_lost == 1
            words = tr("1 wound") if one else tr("{wounds} wounds").format(wounds=hero.quality_lost)
            line.addWidget(Pill(theme, words, PillTone.WARN))
        else:
            line.addWidget(Pill(theme, tr("Unhurt"), PillTone.GOOD))
        inside.addLayout(line)
    for building in siege.buildings.values():
        kind_of = siege.world.buildings[building.id]
        line = QHBoxLayout()
        line.addWidget(Icon(theme, "broken-wall" if building.destroyed else kind_of.icon, 34, disc=True))
        line.addWidget(text_label(building_name(siege.world.village, kind_of), TextStyle.ROW), 1)
        cells = IntegrityCells(theme)
        cells.set_integrity(building.integrity, kind_of.integrity)
        line.addWidget(cells)
        inside.addLayout(line)
    if siege.note:
        inside.addWidget(text_label(tr("Your note: {note}").format(note=siege.note), TextStyle.BODY, wrap=True))
    sheet.body.addLayout(inside)
    return sheet


class WavePlot(Painted):
    """Three small plots with one row of waves below: Supplies, Integrity of all buildings, wounds of all heroes."""

    def __init__(self, theme: Theme, siege: Siege) -> None:
        super().__init__(theme)
        self.siege = siege
        self.setMinimumHeight(theme.px(300))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Supplies, Integrity and wounds over the waves"))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(320), self.theme.px(340))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        rows = self.siege.records
        if not rows:
            painter.setFont(look.font(TextStyle.BODY))
            painter.setPen(colours.text_2)
            words = self.tr("No wave was held, so there is nothing to draw.")
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
            return
        tracks = (
            (self.tr("Supplies"), SUPPLIES, colours.gold, "square"),
            (self.tr("Integrity of all buildings"), INTEGRITY, colours.good, "disc"),
            (self.tr("Wounds of all heroes"), WOUNDS, colours.enemy, "diamond"),
        )
        foot = look.px(34)
        high = (self.height() - foot) / len(tracks)
        left, right = float(look.px(64)), float(self.width() - look.px(24))
        for number, (words, column, colour, mark) in enumerate(tracks):
            area = QRectF(left, number * high + look.px(58), right - left, high - look.px(70))
            self._track(painter, area, words, [row[column] for row in rows], colour, mark)
        painter.setFont(look.font(TextStyle.SMALL))
        painter.setPen(colours.text_2)
        for number, row in enumerate(rows):
            x = self._x(number, len(rows), left, right)
            box = QRectF(x - look.px(40), self.height() - foot, look.px(80), foot - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("wave {wave}").format(wave=row[WAVE]))

    def _track(self, painter: QPainter, area: QRectF, words: str, values: list[int], colour: QColor, mark: str) -> None:
        look, colours = self.theme.look, self.colours
        painter.setFont(look.font(TextStyle.SMALL_STRONG))
        painter.setPen(colours.text)
        painter.drawText(QPointF(area.left(), area.top() - look.px(34)), words)
        most = max(1, *values)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.topRight())
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.text_2)
        for value, y in ((most, area.top()), (0, area.bottom())):
            box = QRectF(0, y - look.px(10), area.left() - look.px(8), look.px(20))
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        points = [
            QPointF(
                self._x(number, len(values), area.left(), area.right()),
                area.bottom() - area.height() * value / most,
            )
            for number, value in enumerate(values)
        ]
        painter.setPen(stroke(colour, 2.4))
        painter.drawPolyline(points)
        painter.setBrush(colour)
        size = look.px(5)
        for point, value in zip(points, values, strict=True):
            if mark == "square":
                painter.drawRect(QRectF(point.x() - size, point.y() - size, size * 2, size * 2))
            elif mark == "disc":
                painter.drawEllipse(point, size, size)
            else:
                painter.drawPolygon(
                    [
                        QPointF(point.x(), point.y() - size * 1.3),
                        QPointF(point.x() + size * 1.3, point.y()),
                        QPointF(point.x(), point.y() + size * 1.3),
                        QPointF(point.x() - size * 1.3, point.y()),
                    ]
                )
            painter.setFont(look.font(TextStyle.SMALL_STRONG))
            above = QRectF(point.x() - look.px(30), point.y() - size - look.px(21), look.px(60), look.px(20))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(value))

    def _x(self, number: int, count: int, left: float, right: float) -> float:
        return left + (right - left) * (number + 0.5) / count
