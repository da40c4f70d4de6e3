"""The banner: what it leaves out first where there is little room."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.banner import SLIM, Banner, BannerSide, BannerStep, BannerView, Figure, Silence

STEPS = tuple([BannerStep(title, "what is done in it") for title in ("Reflection", "Threats act", "Defenders act")])
FIGURES = (Figure("Defenders", "8 of 8"), Figure("Threats", "8"), Figure("Morale damage", "0"))


class Heard(Banner):
    """Notes which figures it paints, and how far right."""

    painted: tuple[tuple[str, float], ...] = ()

    def _paint_figure(self, painter: QPainter, figure: Figure, left: float, quiet: QColor) -> None:
        super()._paint_figure(painter, figure, left, quiet)
        self.painted += ((figure.label, left + self._figure_width(figure)),)


@pytest.mark.parametrize("wide", [1280, 1400, 1700, 2400])
def test_names_of_steps_make_room_for_the_figures(qtbot: QtBot, wide: int) -> None:
    silence = Silence("No conferring", "Player 3 decides alone. Odds and hints are off.")
    view = BannerView(
        BannerSide.HEROES,
        "Defenders act",
        "Turn 2, Player 2 is First Player",
        left=FIGURES,
        steps=STEPS,
        silence=silence,
    )
    banner = Heard(Theme(less_motion=True), view)
    qtbot.addWidget(banner)
    if wide < 1600:
        banner.set_height(SLIM)
    banner.resize(wide, banner.sizeHint().height())
    banner.grab()
    assert [label for label, _ in banner.painted] == [one.label for one in FIGURES]
    assert banner.painted[-1][1] < wide * 0.67


def test_what_stands_at_the_end_gets_the_width_that_it_comes_to_want(qtbot: QtBot) -> None:
    banner = Banner(Theme(less_motion=True), BannerView(BannerSide.HEROES, "Defenders act", ""))
    qtbot.addWidget(banner)
    end = QWidget()
    sign = QLabel("a")
    row = QHBoxLayout(end)
    row.addWidget(sign)
    banner.put_at_end(end)
    banner.resize(1400, banner.sizeHint().height())
    banner.show()
    sign.setMinimumWidth(300)
    qtbot.waitUntil(lambda: sign.width() >= 300)
    assert end.geometry().right() < 1400


@pytest.mark.parametrize("wide, labels", [(900, ["Food, next turn", "Gold, next turn"]), (560, ["", ""])])
def test_figures_with_a_picture_do_without_words_before_one_is_left_out(
    qtbot: QtBot, wide: int, labels: list[str]
) -> None:
    stores = (Figure("Gold, next turn", "140", "two-coins"), Figure("Food, next turn", "120", "wheat"))
    banner = Heard(Theme(less_motion=True), BannerView(BannerSide.HEROES, "Upkeep of the Humans", "", right=stores))
    qtbot.addWidget(banner)
    banner.set_height(SLIM)
    banner.resize(wide, banner.sizeHint().height())
    banner.grab()
    assert [label for label, _ in banner.painted] == labels


def test_what_has_come_of_steps_gives_way_before_their_names(qtbot: QtBot) -> None:
    class Ends(Banner):
        """Notes where the steps end."""

        ends: tuple[float, ...] = ()

        def _paint_steps(
            self,
            painter: QPainter,
            steps: tuple[BannerStep, ...],
            left: float,
            right: float,
            wished: float,
            quiet: QColor,
        ) -> float:
            end = super()._paint_steps(painter, steps, left, right, wished, quiet)
            self.ends += (end,)
            return end

    def end_of(steps: tuple[BannerStep, ...], wide: int) -> float:
        banner = Ends(Theme(less_motion=True), BannerView(BannerSide.HEROES, "Upkeep", "", steps=steps))
        qtbot.addWidget(banner)
        banner.resize(wide, banner.sizeHint().height())
        banner.grab()
        return banner.ends[-1]

    long = tuple([BannerStep(one.title, "a result that is much longer than that", is_done=True) for one in STEPS])
    plain = tuple([BannerStep(one.title, "", is_done=True) for one in STEPS])
    assert end_of(long, 2400) > end_of(plain, 2400)
    assert end_of(long, 1100) == end_of(plain, 1100)
    # All three with their names, and not discs alone.
    assert end_of(plain, 1100) == end_of(plain, 2400)
