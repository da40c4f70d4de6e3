"""An order on the table view: at least 60 px high in a window of 1080, and whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.village.table_view.page import SiegeTablePage
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.table_view.flow import DOTS
from rules_core.games.village.rules import topics
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import session_at

pytestmark = pytest.mark.painted


LEAST = 60


@rule("V-6.2.7")
@pytest.mark.parametrize("play_mode", ["mapped", "unmapped"])
@pytest.mark.parametrize("skip", [0, 2, 11, 23])
def test_an_order_is_large_and_whole(qtbot: QtBot, tmp_path: Path, play_mode: str, skip: int) -> None:
    session = session_at(topics.ORDER, play_mode=play_mode, skip=skip, seed=7)
    page = SiegeTablePage(Theme(LookName.LIGHT, 100, less_motion=True), session)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    page.show_now()
    (line,) = [one for one in page.card.view.lines if one.is_order]
    # Below the head with its dice and above the foot there is more than half of the card.
    rows = page.card.laid(line, page.card.width(), page.card.height() * 0.6)
    shown = " ".join(run.text for row in rows for run in row)
    assert DOTS not in shown
    assert shown == line.words
    assert all(run.font.pixelSize() >= LEAST for row in rows for run in row)
    assert not page.village.isVisible()
    # Nobody holds the page when the test is over: what is still shown then would be painted while it is taken apart.
    page.close()
