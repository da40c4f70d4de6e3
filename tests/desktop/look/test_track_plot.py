"""Plots of a few numbers over a game: words below and above never run into each other."""

from __future__ import annotations

from itertools import pairwise

from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.widgets.track_plot import Mark, Track, TrackPlot


def test_where_there_is_no_room_for_all_moments_every_second_or_third_has_its_words(qtbot: QtBot) -> None:
    moments = ["set-up", *(f"round {number}" for number in range(1, 11))]
    plot = TrackPlot(Theme(less_motion=True), "Men", "", moments, [Track("Men", [6] * 11, "hero", Mark.DISC)])
    qtbot.addWidget(plot)
    assert sorted(plot.told(20, 1000)) == list(range(11))
    for room in (60, 200, 300, 500):
        told = sorted(plot.told(50, room))
        # The last one always, and each with room for its words.
        assert told[-1] == 10
        assert all((after - before) * room / 11 >= 50 for before, after in pairwise(told))
