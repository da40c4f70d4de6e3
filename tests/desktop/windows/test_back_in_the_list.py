"""Whoever comes back from an editor finds the item in the list, whatever the list has shown before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.workshop.page.page import WorkshopPage
from rules_core.games.catalogue import games_with_content, schema_of
from rules_core.kernel.game import GameId
from tests.desktop.windows.test_start_page import opened


def is_trash(page: WorkshopPage) -> bool:
    return page.places.place.trash


@pytest.mark.parametrize("game", games_with_content())
def test_what_was_made_from_the_trash_is_chosen_in_the_list(qtbot: QtBot, tmp_path: Path, game: GameId) -> None:
    window = opened(qtbot, tmp_path, (1280, 720))
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.workshop.show()
    page = window.workshop.page
    assert page is not None
    places = page.places.model()
    page.places.setCurrentIndex(places.index(places.rowCount() - 1, 0))
    assert is_trash(page)
    window.workshop.make(game, schema_of(game).kinds[0].id)
    frame = window.workshop.frame
    assert frame is not None
    frame.draft.put(("name",), "Just made", "Name")
    QTest.keyClick(frame, Qt.Key.Key_Escape)
    assert not is_trash(page)
    assert [one.name for one in page.chosen()] == ["Just made"]
