"""The page of the second window: the board for all at the table, the kingdoms with their stores, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.games.warhold.board_picture import war_image
from desktop.games.warhold.places.place_views import PlaceKind, place_views
from desktop.games.warhold.places.places_view import PlacesView
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import icon_of_race
from desktop.games.warhold.tiles.figures import FigureMarks
from desktop.look.sheet import style_sheet
from desktop.look.theme import Look, Theme
from desktop.play.table_view.card_part import CardPart
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.moment import CardView, LineMark, MomentLine, PhaseView
from desktop.play.table_view.page import BETWEEN, EDGE, PlainTablePage
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.definition import ThingTable
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.state.war import Kingdom, War
from rules_core.games.words import Words

RIGHT: Final = 0.36
"""Of the width, which words have beside the board."""
STANDING, LINE = 150.0, 130.0
"""How high the card of the kingdoms is: its head, and each line."""
MOST_STANDING: Final = 0.6
SMALLER: Final = 0.92
LEAST_SHARE: Final = 0.6
"""Step by step places become smaller, but not beyond this."""
PLACE_WIDE: Final = 240
"""How wide a place is at least, in px at 100 % of the page."""
INSTEAD: Final = ("land", "units", "monsters", "kingdoms", "strongholds")
"""Tables that board and kingdoms say better."""


def tr(text: str) -> str:
    """A text of this module in the language in force."""
    return QCoreApplication.translate("WarTable", text)


class BoardPart(QWidget):
    """The board as a picture, as large as it fits."""

    def __init__(self, theme: FarTheme, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("table-view.board")
        self.setAccessibleName(tr("The board"))
        self.far_theme = theme
        self._words = words
        self._war: War | None = None
        self._image: QImage | None = None

    def set_room(self, width: int, height: int) -> None:
        """The window has this size."""
        self.far_theme.set_size(width, height)

    def show_war(self, war: War, words: Words) -> None:
        """Draw it anew when it is next seen."""
        self._war, self._words, self._image = war, words, None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._image = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._war is None or not self._war.has_map:
            return
        if self._image is None:
            self._image = self._drawn(self._war, self._words)
        size = self._image.deviceIndependentSize().toSize()
        left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
        painter = QPainter(self)
        painter.drawImage(QPoint(left, top), self._image)
        painter.end()

    def _drawn(self, war: War, words: Words) -> QImage:
        across = self.width() / war.columns
        down = self.height() / war.rows
        side = max(war.columns, war.rows) * min(across, down)
        return war_image(war, words, self.far_theme.look, side, self.devicePixelRatioF())


class PlacesPart(PlacesView):
    """Without a map: the places, as large as the board would be."""

    sheet_wide = PLACE_WIDE
    is_to_press = False

    def __init__(self, theme: FarTheme, words: Words, parent: QWidget) -> None:
        super().__init__(theme, words)
        self.setParent(parent)
        self.setObjectName("table-view.places")
        self.far_theme = theme
        self._room = (self.width(), self.height())
        self._share = 1.0
        """How much smaller all is than it would be with room."""
        self._dressed: Look | None = None
        theme.changed.connect(self._dress)
        self._dress()
        self._fitting = QTimer(self)
        self._fitting.setSingleShot(True)
        self._fitting.timeout.connect(self._fit)

    def _dress(self) -> None:
        """Headings grow with the window as everything else here; the program's own sheet knows the text size alone."""
        look = self.far_theme.look
        if look != self._dressed:
            self._dressed = look
            self.setStyleSheet(style_sheet(look.colours, look.scale, plain=look.is_plain))

    def set_room(self, width: int, height: int) -> None:
        """The window has this size."""
        self._room, self._share = (width, height), 1.0
        self.far_theme.set_size(width, height)
        self._fitting.start(0)

    def _fit(self) -> None:
        """Nobody scrolls here: what would be cut off below is shown smaller, as far as it can still be read."""
        share = self._share * SMALLER
        if self.verticalScrollBar().maximum() > 0 and share > LEAST_SHARE:
            self._share = share
            self.far_theme.set_size(self._room[0] * share, self._room[1] * share)
            self._fitting.start(0)

    def show_war(self, war: War, words: Words) -> None:
        """Show them as they are now."""
        views = place_views(war, words, FigureMarks())
        # Where nobody is, nothing is shown.
        shown = [one for one in views if one.figures or one.kind is PlaceKind.HOLD]
        if len(shown) < len(self.sheets):
            self.set_room(*self._room)
        self.show_places(shown)
        self._fitting.start(0)


class WarTablePage(PlainTablePage):
    """As the plain page; once there is a board it takes the place of the tables."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True) -> None:
        self._near = near
        self.presenter = WarPresenter(session)
        self.board: BoardPart | PlacesPart | None = None
        self.standing: CardPart | None = None
        super().__init__(near, session, parent, live=live)

    def tables_of(self, known: KnownToAll) -> Sequence[ThingTable]:
        return [one for one in known.tables if one.id not in INSTEAD]

    def show_now(self) -> None:
        super().show_now()
        banner = self.presenter.banner()
        self.phase.set_phase(PhaseView(banner.side, banner.title, banner.second, self._icon()))

    def _icon(self) -> str:
        seat = self.presenter.turn_of()
        return icon_of_race(self.presenter.war.kingdom(seat).race) if seat is not None else "horned-skull"

    def _show_tables(self, known: KnownToAll) -> None:
        war = known.state
        assert isinstance(war, War)
        if not war.has_map and not war.strongholds:
            super()._show_tables(known)
            return
        while self.tables:
            self.tables.pop().deleteLater()
        part = PlacesPart if war.is_unmapped else BoardPart
        if self.board is not None and not isinstance(self.board, part):
            # The war goes on another way.
            self.board.hide()
            self.board.deleteLater()
            assert self.standing is not None
            self.standing.hide()
            self.standing.deleteLater()
            self.board = self.standing = None
        if self.board is None:
            theme = FarTheme(self._near, self, for_map=True)
            self.board = part(theme, known.words, self)
            self.board.set_room(self.width(), self.height())
            self.standing = CardPart(self.far, self)
            self.standing.setObjectName("table-view.standing")
            self.board.show()
        assert self.standing is not None
        self.standing.setVisible(not self.card.view.orders)
        self.standing.set_card(self._kingdoms(war))
        self.board.show_war(war, known.words)

    def _kingdoms(self, war: War) -> CardView:
        current = self.presenter.turn_of()
        seats = [*war.order, *[one for one in war.seats if one not in war.order]]
        lines = tuple([self._kingdom(war, war.kingdom(one), is_now=one == current) for one in seats])
        return CardView(tr("The kingdoms"), tr("In the order of their turns"), lines=lines)

    def _kingdom(self, war: War, kingdom: Kingdom, *, is_now: bool) -> MomentLine:
        """Whose it is, the stores, the soldiers, and how the lord is."""
        name = self.presenter.kingdom_name(kingdom.seat)
        if kingdom.is_out:
            return MomentLine(LineMark.OUT, name=name, words=tr("out of the war"), icon=icon_of_race(kingdom.race))
        lord = war.lord_of(kingdom.seat)
        aside = ""
        if lord is not None:
            most = hit_points(campaign_of(war), lord)
            aside = tr("lord {left}/{most}").format(left=most - lord.wounds, most=most)
        words = tr("{gold} gold, {food} food").format(gold=kingdom.gold, food=kingdom.food)
        mark = LineMark.NOW if is_now else LineMark.PLAIN
        return MomentLine(mark, name=name, words=words, aside=aside, icon=icon_of_race(kingdom.race))

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self.board is not None:
            self.board.set_room(self.width(), self.height())
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        if self.board is None:
            super()._lay_out()
            return
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        right_wide = round(self.width() * RIGHT)
        right = self.width() - edge - right_wide
        self.board.setGeometry(edge, edge, right - gap - edge, self.height() - 2 * edge)
        self._lay_out_right(right, right_wide)
        self._make_room(gap)

    def _make_room(self, gap: int) -> None:
        """The card gives its lower part to the kingdoms."""
        if self.standing is None or self.standing.isHidden():
            return
        room = self.card.geometry()
        wanted = self.standing.px(STANDING + LINE * len(self.standing.view.lines))
        high = round(min(wanted, room.height() * MOST_STANDING))
        self.card.setGeometry(room.adjusted(0, 0, 0, -high - gap))
        self.standing.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)
