"""The rules dock cuts nothing in half: a clause stands there whole where it can, and rows and lines end whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop.look.widgets.whole_lines import line_ends
from desktop.play.panels.rules_panel import RulesPanel
from rules_core.games.village.rules import topics
from tests.games.village.desktop.windows.seats import seat, session_at

LONG = "R-V09"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 130])
def test_no_row_and_no_line_is_cut_in_half(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], percent: int) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), size)
    window.theme.set_scale_percent(percent)
    window.dock_keeper.show_rules(LONG)
    panel = window.docks["rules"].panel
    assert isinstance(panel, RulesPanel)
    qtbot.waitUntil(lambda: LONG in panel.text.toPlainText())
    qtbot.wait(50)
    row = panel.list.sizeHintForRow(0)
    assert panel.list.viewport().height() % row == 0
    assert panel.list.visualItemRect(panel.list.currentItem()).bottom() <= panel.list.viewport().height()
    high = panel.text.viewport().height()
    ends = line_ends(panel.text.document())
    assert panel.text.verticalScrollBar().value() == 0
    assert max(ends) <= high or any(abs(end - high) <= 1 for end in ends)


def test_a_clause_gets_the_room_of_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM), (1280, 720))
    window.dock_keeper.show_rules(LONG)
    panel = window.docks["rules"].panel
    assert isinstance(panel, RulesPanel)
    qtbot.waitUntil(lambda: panel.text.height() >= panel.text.wanted_height())
    assert panel.list.itemAt(QPoint(5, 5)) is not None
