"""Nobody on the map wanders because something happens to others."""

from __future__ import annotations

import copy
from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.defenders.sheet_views import sheet_view
from rules_core.games.defenders.rules import topics
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


def test_whoever_is_left_stays_where_it_stood_when_somebody_falls(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE, seed=1)
    sheet, state = board_of(window).sheet, copy.deepcopy(state_of(window))
    area = next(one for one in state.locations if one.is_area() and one.mark == "area")
    area.outline = [600, 600, 3400, 600, 3400, 2200, 600, 2200]
    for one in state.units[:5]:
        one.place = area.id
    sheet.show_sheet(sheet_view(state, window.presenter.words), {}, "")
    sheet.grab()
    before = dict(sheet._stands)
    state.units[1].is_dead = True
    state.units[5].place = area.id
    sheet.show_sheet(sheet_view(state, window.presenter.words), {}, "")
    sheet.grab()
    left = [one.id for number, one in enumerate(state.units[:5]) if number != 1]
    assert {id: sheet._stands[id].center().toPoint() for id in left} == {
        id: before[id].center().toPoint() for id in left
    }
    # Whoever comes stands beside them.
    came = sheet._stands[state.units[5].id]
    assert not any(came.intersects(sheet._stands[id]) for id in left)
    window.put_away()
