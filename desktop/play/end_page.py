"""After the game: what became of everybody, and how supplies, Integrity and wounds went over the waves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.look.ink import stroke
from desktop.look.lettering import Step
from desktop.look.theme import Theme
from desktop.look.widgets.cells import IntegrityCells
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.painted import Painted, brush_up
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.wood import WoodGround
from desktop.session.match_session import MatchSession
from desktop.tabletop.table_picture import table_image
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.spoken import building_name, hero_name
from rules_core.song.warband import Fate

LEAST_PICTURE = 160
"""Side in px at 100 % below which a picture of the table shows nothing."""
WAVE, SUPPLIES, INTEGRITY, WOUNDS, LOST_HEROES, DEFEATED, FLED = range(7)


class EndPage(WoodGround):
    """The last page of a siege."""

    hearth = Signal()
    back_to_table = Signal()
    another = Signal()

    def __init__(self, theme: Theme, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.theme = theme
        self.session = session
        self.setObjectName("page.end")
        state = session.state
        assert isinstance(state, Siege)
        self.siege = state
        px = theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(48), px(20), px(48), px(20))
        column.setSpacing(px(14))
        won = state.result == "victory"
        head = QHBoxLayout()
        head.setSpacing(px(20))
        head.addWidget(Icon(theme, "trophy" if won else "broken-wall", 72, "gold_line"))
        words = QVBoxLayout()
        words.setSpacing(0)
        title = self.tr("Dawn. The village stands.") if won else self.tr("The village has fallen.")
        if not won and not state.buildings[state.world.heart].destroyed:
            # V-8.2, V-8.3. A scenario or a house rule counts more than the Town Hall as a loss.
            title = self.tr("The siege is lost.")
        words.addWidget(text_label(title, Step.BANNER_BIG, "on_wood"))
        words.addWidget(text_label(f"{session.name}. {self._sentence()}", Step.NUMBER_BIG, "on_wood", wrap=True))
        head.addLayout(words, 1)
        column.addLayout(head)
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(16))
        plot = HeadedSheet(theme, self.tr("Over the waves"), "ui/history")
        self.plot = WavePlot(theme, state)
        plot.body.addWidget(self.plot, 1)
        row.addWidget(plot, 3)
        row.addWidget(self._people(), 2)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(page)
        # A scroll area fills its page's ground; here the wood shows through.
        page.setAutoFillBackground(False)
        column.addWidget(scroll, 1)
        column.addLayout(self._buttons())

    def show_luck(self) -> None:
        """What the dice did in this game."""
        from desktop.play.luck_dialog import LuckDialog

        LuckDialog(self.theme, self.session, self).open()

    def _sentence(self) -> str:
        siege = self.siege
        alive = len([hero for hero in siege.heroes if hero.fate is not Fate.DEFEATED])
        slain = sum(row[DEFEATED] for row in siege.records)
        words = self.tr("{waves} of {all} waves held, {alive} of {heroes} heroes alive, {slain} enemies defeated.")
        return words.format(
            waves=siege.waves_survived,
            all=siege.world.waves,
            alive=alive,
            heroes=len(siege.heroes),
            slain=slain,
        )

    def _people(self) -> QWidget:
        px = self.theme.px
        siege = self.siege
        sheet = HeadedSheet(self.theme, self.tr("Who and what is left"), "village")
        inside = QVBoxLayout()
        inside.setContentsMargins(px(14), px(10), px(14), px(10))
        inside.setSpacing(px(8))
        for hero in siege.heroes:
            line = QHBoxLayout()
            kind = siege.world.content.heroes[hero.id]
            line.addWidget(Icon(self.theme, kind.icon, 34, disc=True))
            line.addWidget(text_label(hero_name(kind, siege.world.hero_names.get(hero.id, "")), Step.ROW), 1)
            if hero.fate is Fate.DEFEATED:
                line.addWidget(Pill(self.theme, self.tr("Defeated"), PillTone.ENEMY))
            elif hero.quality_lost:
                one = hero.quality_lost == 1
                words = self.tr("1 wound") if one else self.tr("{wounds} wounds").format(wounds=hero.quality_lost)
                line.addWidget(Pill(self.theme, words, PillTone.WARN))
            else:
                line.addWidget(Pill(self.theme, self.tr("Unhurt"), PillTone.GOOD))
            inside.addLayout(line)
        for building in siege.buildings.values():
            kind_of = siege.world.buildings[building.id]
            line = QHBoxLayout()
            line.addWidget(Icon(self.theme, "broken-wall" if building.destroyed else kind_of.icon, 34, disc=True))
            line.addWidget(text_label(building_name(siege.world.village, kind_of), Step.ROW), 1)
            cells = IntegrityCells(self.theme)
            cells.set_integrity(building.integrity, kind_of.integrity)
            line.addWidget(cells)
            inside.addLayout(line)
        if siege.note:
            inside.addWidget(text_label(self.tr("Your note: {note}").format(note=siege.note), Step.BODY, wrap=True))
        inside.addWidget(LastTable(self.theme, siege), 1)
        sheet.body.addLayout(inside)
        return sheet

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.theme.px(12))
        row.addStretch(1)
        dice = QPushButton(self.tr("How the dice fell"))
        dice.setObjectName("end.luck")
        dice.setMinimumHeight(self.theme.px(46))
        dice.clicked.connect(self.show_luck)
        row.addWidget(dice)
        for name, words, signal, kind in (
            ("table", self.tr("Look at the table"), self.back_to_table, ""),
            ("another", self.tr("Another siege"), self.another, ""),
            ("hearth", self.tr("To the Hearth"), self.hearth, "main"),
        ):
            button = QPushButton(words)
            button.setObjectName(f"end.{name}")
            button.setProperty("kind", kind)
            button.setMinimumHeight(self.theme.px(46))
            button.clicked.connect(signal)
            row.addWidget(button)
        return row


class LastTable(Painted):
    """The table as it stood at the end; where there is little room it is left out."""

    def __init__(self, theme: Theme, siege: Siege) -> None:
        super().__init__(theme)
        self.siege = siege
        self._picture: QPixmap | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._draw)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The table at the end"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The page stands first; the picture takes a moment.
        self._later.start(0)

    def look_changed(self) -> None:
        self._later.start(0)
        super().look_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        size = self._picture.deviceIndependentSize()
        place = QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2)
        QPainter(self).drawPixmap(place, self._picture)

    def _draw(self) -> None:
        side = min(self.width(), self.height())
        self._picture = None
        if side >= self.theme.px(LEAST_PICTURE):
            names = SiegeNames(self.siege.world)
            image = table_image(self.siege, names, self.theme.look, side, self.devicePixelRatioF())
            self._picture = QPixmap.fromImage(image)
        self.update()


class WavePlot(Painted):
    """Three small plots with one row of waves below: Supplies, Integrity of all buildings, wounds of all heroes."""

    def __init__(self, theme: Theme, siege: Siege) -> None:
        super().__init__(theme)
        self.siege = siege
        self.setMinimumHeight(theme.px(330))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Supplies, Integrity and wounds over the waves"))

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(560), self.theme.px(420))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        brush_up(painter)
        look, colours = self.theme.look, self.colours
        rows = self.siege.records
        if not rows:
            painter.setFont(look.font(Step.BODY))
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
        painter.setFont(look.font(Step.SMALL))
        painter.setPen(colours.text_2)
        for number, row in enumerate(rows):
            x = self._x(number, len(rows), left, right)
            box = QRectF(x - look.px(40), self.height() - foot, look.px(80), foot - 4)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("wave {wave}").format(wave=row[WAVE]))

    def _track(self, painter: QPainter, area: QRectF, words: str, values: list[int], colour: QColor, mark: str) -> None:
        look, colours = self.theme.look, self.colours
        painter.setFont(look.font(Step.SMALL_STRONG))
        painter.setPen(colours.text)
        painter.drawText(QPointF(area.left(), area.top() - look.px(34)), words)
        most = max(1, *values)
        painter.setPen(stroke(colours.line, 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.topRight())
        painter.setFont(look.font(Step.LEAST))
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
            painter.setFont(look.font(Step.SMALL_STRONG))
            above = QRectF(point.x() - look.px(30), point.y() - size - look.px(21), look.px(60), look.px(20))
            painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(value))

    def _x(self, number: int, count: int, left: float, right: float) -> float:
        return left + (right - left) * (number + 0.5) / count
