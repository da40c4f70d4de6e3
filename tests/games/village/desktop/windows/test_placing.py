"""Building a table up and checking positions: through the real menu, by keys alone, by hand and by tape."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from desktop.games.village.measured_table import SiegeOnTable, placement_row
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from desktop.tabletop.placing.placement_list import PlacementList
from desktop.tabletop.placing.placing_dialog import PlacingDialog
from desktop.tabletop.placing.position_check import PositionCheck
from desktop.tabletop.placing.rebuild_guide import RebuildGuide
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.rebuild import PlacementKind, edge_gauges, placements
from rules_core.ground.play_mode import PlayMode
from rules_core.wording.tape import tape_centimetres, tape_inches
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.models.test_tables import examine
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

KEY = Qt.Key
ROW = 2500
"""A row of the table on which there is room."""


def opened(window: PlayWindow, keys: str) -> PlacingDialog:
    """The window that an entry of the Table menu opens."""
    (action,) = [one for one in window.actions_for_menus()["table"] if one.shortcut().toString() == keys]
    action.trigger()
    dialog = window.findChildren(PlacingDialog)[-1]
    assert isinstance(dialog, PlacingDialog)
    QTest.qWaitForWindowExposed(dialog)
    return dialog


def siege_of(dialog: PlacingDialog) -> Siege:
    """The position that is gone through."""
    assert isinstance(dialog.table, SiegeOnTable)
    return dialog.table.siege


def guide(qtbot: QtBot, folder: Path) -> RebuildGuide:
    dialog = opened(seat(qtbot, folder, session_at("action", skip=4)), "Ctrl+B")
    assert isinstance(dialog, RebuildGuide)
    return dialog


def check(qtbot: QtBot, folder: Path) -> PositionCheck:
    dialog = opened(seat(qtbot, folder, session_at("action", skip=4)), "Ctrl+Shift+B")
    assert isinstance(dialog, PositionCheck)
    return dialog


def press(dialog: QDialog, key: Qt.Key, *, pad: bool = False) -> None:
    """A key where the focus is, as from the number pad if wished."""
    target: QWidget = dialog.focusWidget()
    modifier = Qt.KeyboardModifier.KeypadModifier if pad else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(target, key, modifier)


def shown(dialog: PlacingDialog) -> set[str]:
    """Everything that the picture shows."""
    scene = dialog.map.scene_of_map
    ids = {row.placement.id for row in dialog.list.rows}
    return {id for id in ids if scene.centre_of_item(id) is not None}


def test_the_number_pad_alone_leads_through_the_whole_table(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    count = len(dialog.list.rows)
    assert dialog.progress_words.text() == f"Ground: 1 of {count}"
    for number in range(1, count):
        press(dialog, KEY.Key_Plus if number % 2 else KEY.Key_Enter, pad=True)
        assert dialog.progress_words.text().endswith(f": {number + 1} of {count}")
        assert dialog.rows_view.currentIndex().row() == number
    press(dialog, KEY.Key_Backspace)
    assert dialog.at == count - 2
    press(dialog, KEY.Key_Minus, pad=True)
    assert dialog.at == count - 3
    for _ in range(3):
        press(dialog, KEY.Key_Return)
    assert dialog.now is None
    assert dialog.progress_words.text() == f"All {count} stand"
    press(dialog, KEY.Key_Enter, pad=True)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_in_a_low_window_the_keys_go_through_without_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    dialog.resize(1000, 400)
    qtbot.waitUntil(lambda: dialog.rows_view.isHidden())
    press(dialog, KEY.Key_Enter, pad=True)
    press(dialog, KEY.Key_Plus, pad=True)
    assert dialog.at == 2
    press(dialog, KEY.Key_Backspace)
    assert dialog.at == 1


def test_a_key_that_is_held_down_counts_once(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    nothing = Qt.KeyboardModifier.NoModifier
    for _ in range(5):
        event = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Plus, nothing, "+", autorep=True)
        QApplication.sendEvent(dialog.rows_view, event)
    assert dialog.at == 0


def test_the_picture_shows_what_stands_and_the_present_piece_and_nothing_of_what_comes(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = guide(qtbot, tmp_path)
    rows = dialog.list.rows
    drawn = {row.placement.id for row in rows if row.placement.kind is not PlacementKind.TERRAIN}
    assert shown(dialog) == set()
    heart = next(number for number, row in enumerate(rows) if row.placement.kind is PlacementKind.BUILDING)
    dialog.go_to(heart + 2)
    assert shown(dialog) == {row.placement.id for row in rows[: heart + 3]} & drawn
    overlays = dialog.map.scene_of_map.overlays
    lengths = [gauge.length for gauge in rows[heart + 2].placement.spots[0].gauges]
    assert [measure.label for measure in overlays.measures] == [tape_inches(one) for one in lengths]
    dialog.go_to(len(rows))
    assert shown(dialog) == drawn
    assert overlays != dialog.map.scene_of_map.overlays


def test_names_of_edges_stand_in_the_other_half_than_the_tape(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    wide, high = dialog.table.width, dialog.table.height
    for number, row in enumerate(dialog.list.rows):
        dialog.go_to(number)
        spots = row.placement.spots
        if len(spots) != 1:
            continue
        names = {one.id: one for one in dialog.map.scene_of_map.overlays.plates if one.id.startswith("edge-")}
        assert (names["edge-north"].x > wide / 2) == (spots[0].x <= wide // 2)
        assert (names["edge-west"].y > high / 2) == (spots[0].y <= high // 2)


def test_a_button_to_a_kind_says_its_whole_name(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    dialog.resize(1200, 680)
    QApplication.processEvents()
    assert all(one.width() >= one.sizeHint().width() for one in dialog.starts)


def test_the_unit_is_changed_everywhere_and_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = guide(qtbot, tmp_path)
    dialog.go_to(len(dialog.list.rows) - 1)
    assert " in from" in dialog.card.measured.text()
    dialog.units[1].click()
    assert " cm from" in dialog.card.measured.text()
    assert all(one.label.endswith("cm") for one in dialog.map.scene_of_map.overlays.measures)
    assert dialog.settings.centimetres
    again = RebuildGuide(dialog.theme, dialog.settings, dialog.table, dialog.parentWidget())
    assert again.units[1].isChecked()
    assert " cm from" in again.list.rows[-1].measured[0]


def test_the_list_passes_the_examination_of_qt_and_says_everything(
    qtmodeltester: ModelTester, qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_at("action", skip=4)
    siege = session.state
    names = SiegeNames(siege.world)
    model = PlacementList()
    model.set_rows([placement_row(siege, names, one, tape_centimetres) for one in placements(siege)])
    examine(qtmodeltester, model)
    model.set_progress(3, frozenset([model.rows[0].placement.id]))
    first = str(model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert first.startswith(f"1 of {len(model.rows)}, done: {model.rows[0].title}. {model.rows[0].measured[0]}")


@pytest.mark.parametrize("keys", ["Ctrl+B", "Ctrl+Shift+B"])
def test_every_control_has_a_name(qtbot: QtBot, tmp_path: Path, keys: str) -> None:
    dialog = opened(seat(qtbot, tmp_path, session_at("action", skip=4)), keys)
    assert nameless(dialog) == []
    dialog.go_to(len(dialog.list.rows))
    assert nameless(dialog) == []


def test_one_key_confirms_each_model_and_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check(qtbot, tmp_path)
    count, entries = len(dialog.list.rows), dialog.session.match.journal.depth(dialog.session.match.journal.head)
    there = {model.id for model in siege_of(dialog).in_play()}
    assert {row.placement.id for row in dialog.list.rows} == there
    for number in range(count):
        assert dialog.progress_words.text() == f"{number} of {count} confirmed"
        press(dialog, KEY.Key_Enter, pad=True)
    assert dialog.card.title.text() == "All are where they should be"
    assert dialog.session.match.journal.depth(dialog.session.match.journal.head) == entries
    press(dialog, KEY.Key_Enter)
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_row_that_was_passed_over_is_named_at_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check(qtbot, tmp_path)
    press(dialog, KEY.Key_Down)
    for _ in range(len(dialog.list.rows) - 1):
        press(dialog, KEY.Key_Plus, pad=True)
    assert dialog.list.rows[0].title in dialog.card.measured.text()


def free_spot(dialog: PositionCheck, id: str) -> tuple[int, int]:
    """A place with room, some way from where the model stands."""
    siege = siege_of(dialog)
    model = siege.model(id)
    for x in range(1200, 8000, 300):
        if siege.ground.fits(model, x, ROW, siege.others(model)):
            return x, ROW
    raise AssertionError("no room")


def test_a_token_dragged_elsewhere_is_corrected_and_can_be_undone(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check(qtbot, tmp_path)
    id = dialog.list.rows[1].placement.id
    before = siege_of(dialog).model(id).x, siege_of(dialog).model(id).y
    spot = free_spot(dialog, id)
    dialog.map.finish()
    QTest.mousePress(dialog.map.viewport(), Qt.MouseButton.LeftButton, pos=_pixel(dialog, before))
    for part in (0.3, 0.7, 1.0):
        between = tuple(round(a + (b - a) * part) for a, b in zip(before, spot, strict=True))
        QTest.mouseMove(dialog.map.viewport(), _pixel(dialog, (between[0], between[1])))
    QTest.mouseRelease(dialog.map.viewport(), Qt.MouseButton.LeftButton, pos=_pixel(dialog, spot))
    model = siege_of(dialog).model(id)
    assert abs(model.x - spot[0]) + abs(model.y - spot[1]) < 60
    assert dialog.at == 1
    assert id in dialog.confirmed
    dialog.session.undo()
    assert (siege_of(dialog).model(id).x, siege_of(dialog).model(id).y) == before


def _pixel(dialog: PlacingDialog, place: tuple[int, int]) -> QPoint:
    return dialog.map.mapFromScene(*place)


def test_what_the_tape_says_can_be_typed(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check(qtbot, tmp_path)
    row = dialog.now
    assert row is not None
    id = row.placement.id
    x, y = free_spot(dialog, id)
    radius = siege_of(dialog).model(id).radius
    across, down = edge_gauges(siege_of(dialog), id)
    for field, gauge, wanted in zip(dialog.fields.fields, (across, down), (x, y), strict=True):
        length = abs(wanted - gauge.at) - radius
        field.setText(tape_centimetres(length))
    dialog.fields.fields[1].setFocus()
    press(dialog, KEY.Key_Return)
    model = siege_of(dialog).model(id)
    assert abs(model.x - x) <= 10
    assert abs(model.y - y) <= 10
    assert dialog.at == 0
    press(dialog, KEY.Key_Return)
    assert dialog.at == 1


@pytest.mark.parametrize("text", ["a hand", "", "-4", "99999", "1/0"])
def test_lengths_that_are_none_get_a_sentence_and_change_nothing(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    dialog = check(qtbot, tmp_path)
    entries = dialog.session.match.journal.depth(dialog.session.match.journal.head)
    dialog.fields.fields[0].setText(text)
    dialog.fields.button.click()
    assert dialog.said.isVisible()
    assert dialog.said.text()
    assert dialog.session.match.journal.depth(dialog.session.match.journal.head) == entries


def test_a_place_without_room_is_refused_in_one_sentence_and_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = check(qtbot, tmp_path)
    row = dialog.now
    assert row is not None
    id = row.placement.id
    before = siege_of(dialog).model(id).x, siege_of(dialog).model(id).y
    entries = dialog.session.match.journal.depth(dialog.session.match.journal.head)
    middle = siege_of(dialog).world.middles[siege_of(dialog).world.heart]
    assert not dialog.put(id, *middle, near=40)
    assert dialog.said.text().startswith("There is no room")
    assert "/" not in dialog.said.text()
    assert (siege_of(dialog).model(id).x, siege_of(dialog).model(id).y) == before
    assert dialog.session.match.journal.depth(dialog.session.match.journal.head) == entries
    assert not dialog.findChildren(QMessageBox)


def test_it_is_made_as_the_play_window_makes_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    settings = Settings(tmp_path / "other.ini")
    dialog = PositionCheck(window.theme, window.session, settings, board_of(window).measured_table, window)
    dialog.open()
    assert dialog.isVisible()


def test_a_game_that_comes_back_from_a_table_without_a_map_asks_where_everybody_stands(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, skip=3))
    menu = board_of(window).play_mode
    menu.choose(PlayMode.UNMAPPED)
    assert not window.findChildren(PositionCheck)
    menu.choose(PlayMode.SCREEN)
    (dialog,) = window.findChildren(PositionCheck)
    assert isinstance(dialog, PositionCheck)
    assert dialog.isVisible()
    assert len(dialog.list.rows) == len(board_of(window).siege.in_play())
    id = dialog.list.rows[0].placement.id
    assert dialog.put(id, *free_spot(dialog, id), near=0)
    assert board_of(window).siege.model(id).y == ROW
