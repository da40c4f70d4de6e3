"""The page of the second window: the board, the kingdoms in the order of their turns, and orders in large letters."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.warhold.table_page import WarTablePage
from desktop.look.theme import Theme
from desktop.play.table_view.far_theme import FarTextStyle
from desktop.play.table_view.flow import fitting, shortened
from desktop.play.table_view.moment import LineMark
from desktop.session.to_do import ToDo
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from tests.games.warhold.desktop.test_at_table import session_of, war_of


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_board_kingdoms_and_orders_stand_beside_each_other(qtbot: QtBot, size: tuple[int, int]) -> None:
    session = session_of()
    player = ThumbPlayer()
    page = face_of("warhold").table_view(Theme(less_motion=True), session)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    assert isinstance(page, WarTablePage)
    while not (session.pending is not None and session.pending.topic == topics.MOVE):
        assert session.pending is not None
        session.answer(player.decide(session.state, session.pending, 0))
    board, standing, war = page.board, page.standing, war_of(session)
    assert board is not None
    assert standing is not None
    lines = standing.view.lines
    assert [one.mark for one in lines] == [LineMark.NOW, LineMark.PLAIN]
    first = war.kingdom(war.order[0])
    assert lines[0].words == f"{first.gold} gold, {first.food} food"
    assert standing.isVisible()
    parts = [board, page.card, standing, page.phase, page.telling]
    for place, one in enumerate(parts):
        assert page.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in parts[place + 1 :])
    # What people carry out takes the room of the kingdoms.
    session.autoplay.wait_for(ToDo(("Troll at c4: one tile north, to c3.",)))
    assert [one.words for one in page.card.view.lines] == ["Troll at c4: one tile north, to c3."]
    assert standing.isHidden()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_longest_name_of_a_phase_is_read_whole(qtbot: QtBot, percent: int) -> None:
    page = face_of("warhold").table_view(Theme(scale_percent=percent, less_motion=True), session_of())
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    assert isinstance(page, WarTablePage)
    title, plain = "Upkeep of the Orcs and Goblins", page.phase.lettering(FarTextStyle.BANNER)
    assert page.phase.room < QFontMetricsF(plain).horizontalAdvance(title)
    letters = fitting(title, plain, page.phase.room)
    assert QFontMetricsF(letters).horizontalAdvance(title) <= page.phase.room
    assert shortened(title, letters, page.phase.room) == title
