"""What happened is shown in motion: dice roll onto the faces that fell, any key or click shows the end at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.siege_stage import beat_ms
from desktop.look.widgets.tumble import tumble_ms
from desktop.play.dice_tray import DiceTray
from desktop.play.play_window import PlayWindow
from desktop.session.autoplay import Extent
from desktop.tabletop.battlefield.motion import RECOIL_MS, ROCK_MS, Gait
from desktop.tabletop.model_stage import gait_of
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import WaveEnded
from rules_core.kernel.match import Told
from rules_core.kernel.requests import Topic
from rules_core.song.facts import AttackResolved, ModelMoved, QualityRolled
from rules_core.song.warband import NO_MODEL, ModelId
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

pytestmark = pytest.mark.painted


ATTACK = AttackResolved("SBH-HTH-2", NO_MODEL, NO_MODEL, "melee", 6, 2, 9, 4, "recoil", NO_MODEL)
ROLL = QualityRolled("SBH-ACT-2", NO_MODEL, Topic("activation"), (5, 1, 4), 4, 0, 2, 1)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> PlayWindow:
    """A window in which things move."""
    made = seat(qtbot, tmp_path, session_at(topics.WHOM))
    made.theme.set_less_motion(False)
    return made


def tray_of(window: PlayWindow) -> DiceTray:
    """The tray that can be seen."""
    return board_of(window).map_tray if board_of(window).strip.isHidden() else board_of(window).strip.tray


def attack(window: PlayWindow) -> AttackResolved:
    """Somebody on the table attacks somebody."""
    one, two = list(board_of(window).siege.models)[:2]
    return AttackResolved("SBH-HTH-2", one, two, "melee", 6, 2, 9, 4, "recoil", two)


def places(window: PlayWindow) -> dict[str, QPointF | None]:
    return {view.id: board_of(window).scene.centre_of_item(view.id) for view in board_of(window).display.tokens()}


def play_on(window: PlayWindow) -> None:
    """Let the thumb player answer twice, so that there is something to show."""
    for _ in range(2):
        match = window.session.match
        assert match.pending is not None
        window.answer(ThumbPlayer().decide(match.state, match.pending, match.journal.depth(match.journal.head)))


@pytest.mark.parametrize("size", [(1400, 900), (1920, 1080), (1280, 720)])
def test_dice_settle_on_the_faces_that_were_rolled(qtbot: QtBot, window: PlayWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.player.play([Told(0, attack(window))])
    tray = tray_of(window)
    qtbot.waitUntil(lambda: tray.tumble.is_rolling)
    qtbot.waitUntil(lambda: not tray.tumble.is_rolling)
    assert tray.isVisible()
    assert [die.value for die in tray.tumble.dice] == [6, 2]


def test_a_key_settles_rolling_dice_and_answers_at_once(qtbot: QtBot, window: PlayWindow) -> None:
    head = window.session.match.journal.head
    window.player.play([Told(0, attack(window))])
    tray = tray_of(window)
    qtbot.waitUntil(lambda: tray.tumble.is_rolling)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_1)
    assert window.session.match.journal.head != head
    assert [die.value for die in tray.tumble.dice][:2] == [6, 2]


@pytest.mark.parametrize("way", ["space", "click on the map", "click on the bar"])
def test_space_and_clicks_end_the_showing(qtbot: QtBot, window: PlayWindow, way: str) -> None:
    head = window.session.match.journal.head
    window.player.play([Told(0, attack(window)), Told(0, attack(window))])
    tray = tray_of(window)
    qtbot.waitUntil(lambda: tray.tumble.is_rolling)
    if way == "space":
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
    elif way == "click on the map":
        QTest.mouseClick(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    else:
        QTest.mouseClick(window.prompt, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not window.player.playing
    assert not tray.tumble.is_rolling
    assert [die.value for die in tray.tumble.dice] == [6, 2]
    assert window.session.match.journal.head == head


def test_a_skipped_story_ends_where_one_without_motion_does(qtbot: QtBot, tmp_path: Path, window: PlayWindow) -> None:
    play_on(window)
    window.player.finish()
    still = seat(qtbot, tmp_path / "still", session_at(topics.WHOM))
    play_on(still)
    assert places(window) == places(still)
    assert {view.id: (view.x, view.y) for view in board_of(window).display.tokens()} == {
        id: (place.x(), place.y()) for id, place in places(window).items() if place is not None
    }


def test_without_motion_dice_lie_at_once(qtbot: QtBot, window: PlayWindow) -> None:
    window.theme.set_less_motion(True)
    window.player.play([Told(0, attack(window))])
    assert not window.player.playing
    assert not tray_of(window).tumble.is_rolling
    assert [die.value for die in tray_of(window).tumble.dice] == [6, 2]


def test_at_pace_zero_nothing_waits(window: PlayWindow) -> None:
    window.theme.set_pace(0.0)
    window.player.play([Told(0, attack(window))])
    assert not window.player.playing


def test_a_beat_lasts_until_its_dice_lie_and_its_token_has_arrived() -> None:
    beaten = ModelMoved("SBH-HTH-4", ModelId("2a"), 0, 0, 254, 0, "recoil")
    walked = ModelMoved("SBH-MOV-1", ModelId("2a"), 0, 0, 2540, 0, "move")
    assert (gait_of(beaten), gait_of(walked)) == (Gait.RECOIL, Gait.WALK)
    assert beat_ms(beaten) > RECOIL_MS + ROCK_MS
    assert beat_ms(walked) > 900
    assert beat_ms(ROLL) > tumble_ms(3)
    assert beat_ms(ATTACK) > tumble_ms(2)


def test_the_dice_of_a_wave_go_with_it(window: PlayWindow) -> None:
    tray, session = tray_of(window), window.session
    thrown = Told(0, attack(window))
    ended = Told(thrown.node, WaveEnded("V-7.1.1", 1))
    for told, lies in (([thrown], True), ([ended, thrown], True), ([thrown, ended], False)):
        tray.show_fact(thrown.fact)
        session.reached.emit(told)
        assert bool(tray.tumble.dice) == lies


def test_while_it_is_played_on_for_people_the_bar_says_what_stops_it(qtbot: QtBot, window: PlayWindow) -> None:
    said = window.prompt.second
    play_on(window)
    assert "F7" not in said.text()
    window.player.finish()
    window.session.play_for_me(Extent.END)
    qtbot.waitUntil(lambda: window.session.is_behind)
    assert "F7" in said.text()
    window.session.stop_bot()


def test_what_dice_gave_stands_on_the_edge_once_they_are_gone(qtbot: QtBot, window: PlayWindow) -> None:
    window.resize(1280, 720)
    fact = attack(window)
    window.player.play([Told(0, fact)])
    tray, strip = board_of(window).map_tray, window.event_strip
    qtbot.waitUntil(lambda: tray.isVisible() and not tray.tumble.is_rolling)
    assert not strip.words
    # The lines below it stay where they are.
    assert strip.isVisible()
    tray._away.start(0)
    qtbot.waitUntil(lambda: not tray.isVisible())
    assert strip.accessibleName() == window.presenter.words.fact(fact).text()
