"""The last page of a war: gold, food, units, tiles and kills over the rounds, for each kingdom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.warhold.history import RoundEnd, Standing, rounds_of
from desktop.games.warhold.presenter import WarPresenter
from desktop.games.warhold.realms import icon_of_race, realm_number, realm_side
from desktop.games.warhold.round_maps import RoundMaps
from desktop.games.warhold.upkeep.parts import Picture
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.lines_plot import Line, LineSign, LinesPlot
from desktop.look.widgets.one_line import OneLine
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.look.widgets.track_plot import Mark
from desktop.play.presenter import Presenter
from rules_core.kernel.requests import SeatId

MARKS: Final = (Mark.DISC, Mark.DIAMOND, Mark.SQUARE, Mark.TRIANGLE)
"""By the colour of the kingdom."""
BOARD, PLOTS = 9, 10
"""Shares of the width."""


def tr(text: str, count: int = -1) -> str:
    """A text of this page in the language in force."""
    return QCoreApplication.translate("WarholdEndPage", text, "", count)


def end_panels(theme: Theme, presenter: Presenter) -> list[tuple[QWidget, int]]:
    """The board after each round, and a sheet with all plots and who they are."""
    assert isinstance(presenter, WarPresenter)
    rounds = rounds_of(presenter.session)
    sheet = HeadedSheet(theme, tr("Over the rounds"), "ui/chart-line")
    sheet.setObjectName("end.rounds")
    grid = QGridLayout()
    grid.setContentsMargins(theme.px(10), theme.px(8), theme.px(10), theme.px(8))
    grid.setSpacing(theme.px(8))
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    # Names and plots have half of the width each, however long the names are.
    grid.addWidget(_kingdoms(theme, presenter), 0, 0, 1, 2)
    for number, plot in enumerate(plots(theme, presenter, rounds)):
        grid.addWidget(plot, 1 + number // 2, number % 2)
    sheet.body.addLayout(grid, 1)
    if not rounds:
        return [(sheet, PLOTS)]
    board = HeadedSheet(theme, tr("Round by round"), "treasure-map")
    board.setObjectName("end.boards")
    board.body.addWidget(RoundMaps(theme, presenter.words, rounds), 1)
    return [(board, BOARD), (sheet, PLOTS)]


def plots(theme: Theme, presenter: WarPresenter, rounds: list[RoundEnd]) -> list[LinesPlot]:
    """One for each figure, with a line for each kingdom."""
    seats = [one.seat for one in presenter.war.kingdoms if one.race]
    figures: tuple[tuple[str, Callable[[Standing], int]], ...] = (
        (tr("Gold"), lambda one: one.gold),
        (tr("Food"), lambda one: one.food),
        (tr("Units"), lambda one: one.units),
        (tr("Tiles held"), lambda one: one.tiles),
        (tr("Slain by them"), lambda one: one.kills),
    )
    moments = [str(one.number) for one in rounds]
    return [
        LinesPlot(theme, title, moments, [_line(presenter, seat, rounds, figure) for seat in seats])
        for title, figure in figures
        if rounds
    ]


def _line(presenter: WarPresenter, seat: SeatId, rounds: list[RoundEnd], figure: Callable[[Standing], int]) -> Line:
    number = realm_number(presenter.war, seat)
    values = [figure(one.standing[seat]) for one in rounds]
    return Line(presenter.kingdom_name(seat), values, f"realm_{number + 1}", MARKS[number])


def _kingdoms(theme: Theme, presenter: WarPresenter) -> QWidget:
    """Who is who, and who is left."""
    war = presenter.war
    whole = QWidget()
    grid = QGridLayout(whole)
    grid.setContentsMargins(theme.px(6), 0, theme.px(6), 0)
    grid.setHorizontalSpacing(theme.px(16))
    grid.setVerticalSpacing(theme.px(8))
    for number, kingdom in enumerate(war.kingdoms):
        row = QHBoxLayout()
        row.setSpacing(theme.px(10))
        row.addWidget(Picture(theme, icon_of_race(kingdom.race), realm_side(war, kingdom.seat), 38))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(OneLine(presenter.kingdom_name(kingdom.seat), TextStyle.ROW))
        below = QHBoxLayout()
        below.setSpacing(theme.px(8))
        below.addWidget(OneLine(presenter.seat_name(kingdom.seat), TextStyle.SMALL, "text_2"), 1)
        realm = realm_number(war, kingdom.seat)
        if realm >= 0:
            below.addWidget(LineSign(theme, f"realm_{realm + 1}", MARKS[realm]))
        if kingdom.seat in war.victors:
            below.addWidget(Pill(theme, tr("Won"), PillTone.GOOD, icon="trophy"))
        elif kingdom.is_out:
            below.addWidget(Pill(theme, tr("Fell"), PillTone.ENEMY))
        names.addLayout(below)
        row.addLayout(names, 1)
        grid.addLayout(row, number // 2, number % 2)
    grid.setColumnStretch(0, 1)
    grid.setColumnStretch(1, 1)
    return whole
