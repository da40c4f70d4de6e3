"""What comes onto a real table is shown by measure, once, and only to people who put it down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.village.measured_table import SiegeOnTable
from desktop.play.play_window import PlayWindow
from desktop.session.autoplay import Extent
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.placing.arrivals import SETTING
from desktop.tabletop.placing.new_pieces import NewPieces
from desktop.tabletop.placing.rebuild_guide import RebuildGuide
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.fighter import ENEMIES
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import is_chance
from tests.desktop.accessibility.tree import nameless
from tests.desktop.windows.late_dialogs import until_it_hears
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

KEY = Qt.Key


def shown() -> NewPieces | None:
    """The window about what is new, if it is open."""
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, NewPieces):
        # A dialog that comes by itself takes no keys at first.
        until_it_hears(dialog)
        return dialog
    return None


def answer(session: MatchSession) -> None:
    match = session.match
    assert match.pending is not None
    if is_chance(match.pending):
        session.roll()
    else:
        session.answer(ThumbPlayer().decide(match.state, match.pending, match.journal.head))


def deploy(session: MatchSession) -> None:
    """Heroes by hand, until the enemies stand."""
    while not any(model.side == ENEMIES for model in session.match.state.in_play()):
        assert shown() is None
        answer(session)


def at_table(qtbot: QtBot, folder: Path, play_mode: str = "mapped") -> PlayWindow:
    return seat(qtbot, folder, session_at(topics.DEPLOY, play_mode=play_mode))


def test_the_picture_shows_the_ground_that_lies_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = at_table(qtbot, tmp_path)
    laid: list[int] = []
    given = BattlefieldScene.set_pieces

    def note(scene: BattlefieldScene, *pieces: Any) -> None:
        laid.append(len(pieces[2]))
        given(scene, *pieces)

    deploy(window.session)
    monkeypatch.setattr(BattlefieldScene, "set_pieces", note)
    dialog = shown()
    assert dialog is not None
    dialog.go_on()
    assert laid
    assert set(laid) == {len(dialog.table.pieces("")[2])}


def test_a_wave_that_arrives_is_put_down_by_measure_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_table(qtbot, tmp_path)
    deploy(window.session)
    dialog = shown()
    assert dialog is not None
    enemies = {model.id for model in board_of(window).siege.in_play() if model.side == ENEMIES}
    listed = {row.placement.id for row in dialog.list.rows}
    assert enemies <= listed
    assert not listed & set(board_of(window).siege.world.content.heroes)
    assert listed <= SiegeOnTable(board_of(window).siege, board_of(window).names).on_table()
    assert dialog.windowTitle() == "New on the table"
    assert nameless(dialog) == []
    for number in range(len(listed)):
        assert dialog.at == number
        QTest.keyClick(dialog.focusWidget(), KEY.Key_Enter if number % 2 else KEY.Key_Plus)
    assert shown() is None
    answer(window.session)
    assert shown() is None


def test_a_group_that_comes_is_one_line(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.DEPLOY, play_mode="mapped", seed=7))
    deploy(window.session)
    dialog = shown()
    assert dialog is not None
    enemies = [model for model in board_of(window).siege.in_play() if model.side == ENEMIES]
    assert [model.group for model in enemies] == [1, 1]
    (row,) = [one for one in dialog.list.rows if one.placement.id in board_of(window).siege.models]
    assert row.title == "Group 1, Fanatics, 2 models"
    # The first by measure, the other from the first; both are seen while the line stands.
    assert [name in said for name, said in zip(("1a", "1b"), row.measured, strict=True)] == [True, True]
    assert row.measured[1].endswith(": touching Ember Pilgrim 1a, to the east")
    assert {model.id for model in enemies} <= dialog.there_ids()


def test_coming_back_to_the_table_offers_only_what_moved(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, play_mode="mapped", seed=7))
    session, board = window.session, board_of(window)
    board.play_mode.choose(PlayMode.SCREEN)
    hero, foe = board.siege.heroes[0], next(one for one in board.siege.in_play() if one.side == ENEMIES)
    assert session.amend(f"models/{hero.id}/position", [hero.x + 300, hero.y + 300])
    assert session.amend(f"models/{foe.id}/fate", "defeated")
    board.play_mode.choose(PlayMode.MAPPED)
    dialog = shown()
    assert dialog is not None
    assert [row.placement.id for row in dialog.list.rows] == [hero.id]
    assert dialog.windowTitle() == "Moved since you left the table"
    assert any(note.startswith("Take off: Ember Pilgrim") for note in dialog.notes(dialog.list.rows[0]))
    dialog.reject()
    # Whoever has never been at a table builds all of it up.
    other = seat(qtbot, tmp_path / "other", session_at(topics.WHOM, seed=7))
    board_of(other).play_mode.choose(PlayMode.MAPPED)
    assert other.findChildren(RebuildGuide)


def test_undo_and_redo_show_nothing_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_table(qtbot, tmp_path)
    deploy(window.session)
    dialog = shown()
    assert dialog is not None
    QTest.keyClick(dialog.focusWidget(), KEY.Key_Escape)
    for step in (window.session.undo, window.session.redo, window.session.undo):
        step()
        assert shown() is None


def test_nothing_opens_on_the_screen_or_where_it_is_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    on_screen = at_table(qtbot, tmp_path / "screen", "screen")
    deploy(on_screen.session)
    assert shown() is None
    window = at_table(qtbot, tmp_path / "table")
    window.settings.set_flag(SETTING, value=False)
    deploy(window.session)
    assert shown() is None


def test_the_tick_in_the_window_switches_it_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_table(qtbot, tmp_path)
    deploy(window.session)
    dialog = shown()
    assert dialog is not None
    dialog.each_time.click()
    dialog.reject()
    assert not window.settings.flag(SETTING, default=True)
    assert not board_of(window).placing.new.isChecked()


def test_it_waits_until_nothing_moves_any_more(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_table(qtbot, tmp_path)
    window.player.speed = 1.0
    deploy(window.session)
    assert window.player.playing
    assert shown() is None
    window.player.finish()
    assert shown() is not None


def test_it_waits_while_a_bot_plays(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_table(qtbot, tmp_path)
    window.session.play_for_me(Extent.END)
    for _ in range(30):
        assert shown() is None
    window.session.stop_bot()


def test_the_guide_begins_with_any_kind_of_piece(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("action", skip=4))
    board_of(window).placing.build_up()
    (dialog,) = window.findChildren(RebuildGuide)
    assert [button.text() for button in dialog.starts] == ["1 Ground", "2 Buildings", "3 Markers", "4 Models"]
    QTest.keyClick(dialog.focusWidget(), KEY.Key_4, Qt.KeyboardModifier.KeypadModifier)
    assert dialog.now is not None
    assert dialog.now.placement.id in board_of(window).siege.models
    dialog.starts[1].click()
    assert dialog.now.placement.id in board_of(window).siege.buildings
    assert dialog.at == dialog.start_of(1)
    assert dialog.starts[2].isEnabled() is (dialog.start_of(2) >= 0)
