"""The page of the table view: what every game has on it, and the page of a game that has none of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.look.widgets.banner import BannerSide
from desktop.look.widgets.die import DieView
from desktop.look.wood import WoodGround
from desktop.play.event_strip import shown_die
from desktop.play.table_view.card_part import CardPart
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.moment import CardView, LineMark, MomentLine, PhaseView, TellingView
from desktop.play.table_view.part import tr
from desktop.play.table_view.phase_part import PhasePart
from desktop.play.table_view.telling_part import TellingPart
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from desktop.session.to_do import ToDo
from rules_core.games.definition import Thing, ThingTable
from rules_core.wording.translation import say

EDGE, BETWEEN = 22.0, 16.0
LEAST_RIGHT = 0.46
"""The right column takes at least this share of the width."""
MOST_TOLD = 12
"""So many things that happened are listed."""
SIDES = {"heroes": BannerSide.HEROES, "enemies": BannerSide.ENEMIES}


class TableViewPage(WoodGround):
    """What everybody at the table may see of a game: a banner, a card of what is asked, and what has happened."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None) -> None:
        super().__init__(near, parent)
        self.setObjectName("table-view.page")
        self.setAccessibleName(self.tr("Table view"))
        self.session = session
        self.far = FarTheme(near, self)
        self.phase = PhasePart(self.far, self)
        self.card = CardPart(self.far, self)
        self.telling = TellingPart(self.far, self)

    def show_now(self) -> None:
        """Show the present moment."""
        raise NotImplementedError

    def stop(self) -> None:
        """End all that moves or is being told."""


class PlainTablePage(TableViewPage):
    """The tables of a game's definition in large letters, the question, the dice, and what has happened."""

    def __init__(self, near: Theme, session: MatchSession, parent: QWidget | None = None, *, live: bool = True) -> None:
        super().__init__(near, session, parent)
        self.tables: list[CardPart] = []
        """A card for each table of the game."""
        if live:
            session.changed.connect(self.show_now)
            session.autoplay.to_do_changed.connect(self.show_now)
        self.show_now()

    def show_now(self) -> None:
        known = KnownToAll(self.session)
        seat, question = known.seat, known.question
        title = known.seat_name if seat is not None else tr("This game is over.")
        side = SIDES.get(seat.side, BannerSide.COUNCIL) if seat is not None else BannerSide.COUNCIL
        self.phase.set_phase(PhaseView(side, title, known.summary, known.definition.card.picture))
        told = known.told(MOST_TOLD)
        lines = tuple(MomentLine(LineMark.PLAIN, words=one.text(), icon="ui/circle-dot") for one in told)
        to_do = self.session.autoplay.to_do
        self.card.set_card(
            orders_card(to_do)
            if to_do
            else CardView(
                question.title if question is not None else title,
                question.second if question is not None else "",
                dice=tuple(DieView(face) for face in known.last_faces),
                lines=lines,
            )
        )
        dice = tuple(shown_die(die) for die in told[0].dice) if told else ()
        self.telling.set_telling(TellingView(told[0].text() if told else "", dice))
        self._show_tables(known)
        self._lay_out()

    def tables_of(self, known: KnownToAll) -> Sequence[ThingTable]:
        """The tables of the game that are shown as cards."""
        return known.tables

    def _show_tables(self, known: KnownToAll) -> None:
        tables = self.tables_of(known)
        while len(self.tables) < len(tables):
            part = CardPart(self.far, self)
            part.show()
            self.tables.append(part)
        while len(self.tables) > len(tables):
            self.tables.pop().deleteLater()
        asked = known.request
        concerned = {asked.who, asked.subject} - {""} if asked is not None else set()
        for part, table in zip(self.tables, tables, strict=True):
            part.setObjectName(f"table-view.table.{table.id}")
            part.set_card(table_card(table, concerned))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.far.set_size(self.width(), self.height())
        self._lay_out()

    def _lay_out(self) -> None:
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        right_wide = round((self.width() - 2 * edge) * LEAST_RIGHT)
        left, right = edge, self.width() - edge - right_wide
        high = (self.height() - 2 * edge + gap) // max(1, len(self.tables))
        for number, part in enumerate(self.tables):
            part.setGeometry(left, edge + number * high, right - gap - left, high - gap)
        self._lay_out_right(right, right_wide)

    def _lay_out_right(self, right: int, right_wide: int) -> None:
        """Whose turn it is, what is asked, and what has just happened, in a column of this width."""
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        bottom = self.height() - edge
        phase_high, telling_high = (round(part.wanted_height(right_wide)) for part in (self.phase, self.telling))
        self.phase.setGeometry(right, edge, right_wide, phase_high)
        self.telling.setGeometry(right, bottom - telling_high, right_wide, telling_high)
        top = edge + phase_high + gap
        self.card.setGeometry(QRect(right, top, right_wide, bottom - telling_high - gap - top))


def orders_card(to_do: ToDo) -> CardView:
    """What people carry out, in letters that are read from two metres, and why."""
    orders = [MomentLine(LineMark.NOW, words=one, is_order=True) for one in to_do.lines]
    why = [MomentLine(LineMark.PLAIN, words=one) for one in to_do.why]
    return CardView(tr("At your table"), lines=(*orders, *why))


def table_card(table: ThingTable, concerned: set[str]) -> CardView:
    """A table of a game as a card; rows of those who are `concerned` by the question stand out."""
    return CardView(
        say(table.title),
        ", ".join(say(one) for one in table.headings),
        lines=tuple(
            _line(table, thing, now=thing.id in concerned or thing.seat in concerned) for thing in table.things
        ),
    )


def _line(table: ThingTable, thing: Thing, *, now: bool) -> MomentLine:
    """A row: its name, what is said of it, and the last cell, most often a number, at the end."""
    between = [
        f"{say(heading)}: {words}"
        for heading, words in zip(table.headings[1:-1], thing.cells[1:-1], strict=True)
        if words
    ]
    aside = thing.cells[-1] if len(thing.cells) > 1 else ""
    mark = LineMark.NOW if now else LineMark.PLAIN
    return MomentLine(mark, name=thing.cells[0], words=", ".join(between), aside=aside)
