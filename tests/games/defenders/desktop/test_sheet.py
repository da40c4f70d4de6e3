"""The sheet of Defenders: locations are drawn by hand on it, and everybody stands where the rules say."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.defenders.board import DefendersBoard
from desktop.games.defenders.face import FACE
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.settings import Settings
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, End, Phase
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Topic
from tests.clauses import rule
from tests.desktop.accessibility.tree import nameless
from tests.pig.match import NoKeeper


def window_at(qtbot: QtBot, folder: Path, topic: Topic) -> PlayWindow:
    """A window whose game of three has come to such a question."""
    match = begin(DefendersGame({"players": 3}), 5, DicePolicy())
    player = ThumbPlayer()
    while match.pending is not None and match.pending.topic != topic:
        match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    session = MatchSession(match, DicePolicy(), NoKeeper(), 1, "A city", lambda match: ({}, ""))
    window = PlayWindow(Theme(less_motion=True), Settings(folder / "settings.ini"), session)
    qtbot.addWidget(window)
    window.resize(1400, 860)
    window.show()
    qtbot.waitExposed(window)
    # The panels have found their places.
    qtbot.wait(50)
    return window


def board_of(window: PlayWindow) -> DefendersBoard:
    assert isinstance(window.board, DefendersBoard)
    return window.board


def state_of(window: PlayWindow) -> City:
    state = window.session.state
    assert isinstance(state, City)
    return state


@rule("D-MAP-1", "D-MAP-2")
def test_a_location_is_drawn_where_the_sheet_is_clicked(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.DRAWING)
    sheet = board_of(window).sheet
    request = window.session.pending
    assert request is not None
    at = sheet.spot_of(1234, 1500)
    QTest.mouseMove(sheet, QPoint(round(at.x()), round(at.y())))
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y())))
    drawn = state_of(window).location(request.subject)
    assert drawn.is_drawn
    assert abs(drawn.x - 1234) < 15
    assert abs(drawn.y - 1500) < 15
    assert sheet.ghost is not None
    # The keys do the same.
    QTest.keyClick(window.prompt, Qt.Key.Key_Return)
    assert sum(one.is_drawn for one in state_of(window).locations) == 2
    window.put_away()


@rule("D-ENT-1", "D-PLC-1", "D-THR-7")
def test_everybody_stands_where_the_rules_say(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE)
    board, state = board_of(window), state_of(window)
    assert board.sheet.isVisible()
    assert not board.scroller.isVisible()
    view = board.sheet.view
    assert {one.id: one.number for one in view.places if one.number} == {
        id: number for number, id in enumerate(state.entries, 1)
    }
    stand = {token.id: at for at, token in view.tokens}
    assert stand == {
        **{one.id: one.place for one in state.alive()},
        **{one.id: one.target or one.place for one in state.menace()},
    }
    assert len(view.ways) == len(state.connections)
    assert nameless(board.sheet) == []
    place = view.places[0]
    found = board.sheet.place_at(board.sheet.spot_of(place.x, place.y))
    assert found is not None
    assert found.id == place.id
    assert board.sheet.place_at(QPointF(1, 1)) is None
    kept = QImage.fromData(board.picture())
    assert kept.pixelColor(2, 2) == window.theme.colours.map_paper
    assert kept.width() > kept.height()
    window.put_away()


def test_while_cards_lie_there_the_board_is_plain(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.TURN)
    assert state_of(window).phase is Phase.CITY
    assert board_of(window).scroller.isVisible()
    assert not board_of(window).sheet.isVisible()
    window.put_away()


def test_a_city_that_stands_is_won() -> None:
    for end in End:
        if end is End.NONE:
            assert FACE.is_won(end.value) is None
        else:
            assert FACE.is_won(end.value) is not (end is End.FALLEN)
            assert FACE.result_pill(end.value)[1] == ("ENEMY" if end is End.FALLEN else "GOOD")
