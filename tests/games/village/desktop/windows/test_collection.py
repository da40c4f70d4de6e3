"""The collection page: what a group owns is noted, kept, checked and used by new games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.collection.collection_file import COLLECTION_FILE, keep_collection, load_collection
from desktop.games.village.collection.dialog import CollectionDialog
from desktop.games.village.collection.stand_ins_dialog import StandInsDialog
from desktop.games.village.new_game.dialog import NewSiegeDialog
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from rules_core.games.village.content.collection import Collection
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import read_setup
from rules_core.ground.play_mode import PlayMode
from tests.games.village.desktop.windows.seats import opened

CONTENT = shipped()
PLENTY = Collection(dict.fromkeys(CONTENT.enemies, 60))
SMALL = Collection({"ash-goblin": 3, "reaver": 2}, {"reaver": ("ash-goblin",)})


def page(qtbot: QtBot, folder: Path, scale: int = 100) -> CollectionDialog:
    dialog = CollectionDialog(Theme(LookName.LIGHT, scale, less_motion=True), folder)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def button(dialog: QWidget, name: str) -> QAbstractButton:
    found = dialog.findChild(QAbstractButton, name)
    assert found is not None
    return found


def is_running(dialog: CollectionDialog) -> bool:
    return dialog.verdict.running


def tried(qtbot: QtBot, dialog: CollectionDialog) -> str:
    qtbot.waitUntil(lambda: not dialog.verdict.running)
    return dialog.verdict.verdict.text()


# The file


def test_what_is_kept_is_loaded_again(tmp_path: Path) -> None:
    assert load_collection(tmp_path, CONTENT).collection == Collection()
    assert keep_collection(tmp_path, SMALL, used=True) == ""
    kept = load_collection(tmp_path, CONTENT)
    assert (kept.collection, kept.used, kept.problem) == (SMALL, True, "")


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "7", "\x00\x01", '{"owned": ' + "[" * 100_000])
def test_a_damaged_file_is_put_aside_and_said(tmp_path: Path, text: str) -> None:
    (tmp_path / COLLECTION_FILE).write_text(text, encoding="utf-8")
    kept = load_collection(tmp_path, CONTENT)
    assert kept.collection == Collection()
    assert kept.problem.endswith("note your miniatures anew.")
    assert (tmp_path / COLLECTION_FILE).with_suffix(".damaged").read_text(encoding="utf-8") == text


def test_letters_that_are_none_are_put_aside_too(tmp_path: Path) -> None:
    (tmp_path / COLLECTION_FILE).write_bytes(b"\xff\xfe\xff")
    assert "damaged" in load_collection(tmp_path, CONTENT).problem


def test_wrong_lines_are_left_out_and_the_rest_is_kept(tmp_path: Path) -> None:
    plain = {"owned": {"reaver": 4, "elf": 2, "fen-wolf": -1, "poacher": "x"}, "stand_ins": {"reaver": ["reaver"]}}
    (tmp_path / COLLECTION_FILE).write_text(json.dumps(plain), encoding="utf-8")
    kept = load_collection(tmp_path, CONTENT)
    assert kept.collection.owned == {"reaver": 4}
    assert kept.problem.startswith("Some lines of")
    assert not kept.used


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert "could not be written" in keep_collection(tmp_path / "file", SMALL, used=False)


# The page


def test_every_type_and_defender_has_a_row_with_names_for_all_controls(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    assert list(dialog.rows) == [
        *sorted(CONTENT.enemies, key=lambda id: ["mob", "elite", "boss"].index(CONTENT.enemies[id].kind.value)),
        *CONTENT.defenders,
    ]
    for kind, row in dialog.rows.items():
        assert row.name in row.count.accessibleName()
        assert row.name in row.others.accessibleName()
        assert row.count.objectName() == f"collection.count.{kind}"


def test_numbers_typed_by_keyboard_are_kept_in_the_file(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    field = dialog.rows["reaver"].count
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.total.text() == "12 figures of 1 type"
    dialog.accept()
    assert load_collection(tmp_path, CONTENT).collection.owned == {"reaver": 12}


def test_letters_do_not_fit_into_a_number(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    field = dialog.rows["reaver"].count
    field.selectAll()
    QTest.keyClicks(field, "-x7")
    assert field.value() == 7


def test_plenty_is_enough_for_every_wave(qtbot: QtBot, tmp_path: Path) -> None:
    keep_collection(tmp_path, PLENTY, used=False)
    assert tried(qtbot, page(qtbot, tmp_path)) == "Enough for every wave: Standard, 7 waves, 3 heroes."


def test_a_small_shelf_is_said_to_run_out_and_names_what_is_short(qtbot: QtBot, tmp_path: Path) -> None:
    keep_collection(tmp_path, SMALL, used=False)
    dialog = page(qtbot, tmp_path)
    assert "figures may run out" in tried(qtbot, dialog)
    assert "Short by up to" in dialog.verdict.details.text()
    assert "short" in dialog.rows["fen-wolf"].note.text()


def test_the_check_can_be_stopped_and_begun_again(qtbot: QtBot, tmp_path: Path) -> None:
    keep_collection(tmp_path, SMALL, used=False)
    dialog = page(qtbot, tmp_path)
    assert is_running(dialog)
    dialog.verdict.stop_button.click()
    assert not is_running(dialog)
    assert dialog.verdict.verdict.text() == "Nothing has been tried yet."
    dialog.verdict.stop_button.click()
    assert is_running(dialog)
    dialog.accept()
    assert not is_running(dialog)


def test_a_changed_number_is_tried_anew(qtbot: QtBot, tmp_path: Path) -> None:
    keep_collection(tmp_path, PLENTY, used=False)
    dialog = page(qtbot, tmp_path)
    tried(qtbot, dialog)
    for row in dialog.rows.values():
        row.count.setValue(0)
    qtbot.waitUntil(lambda: "Note how many" in dialog.verdict.verdict.text())


def test_stand_ins_are_ticked_in_a_list(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    dialog.rows["reaver"].others.click()
    ticks = dialog.findChild(StandInsDialog)
    assert ticks is not None
    assert ticks.list.count() == len(CONTENT.enemies) + len(CONTENT.defenders) - 1
    QTest.keyClick(ticks.list, Qt.Key.Key_Space)
    assert dialog.state.stand_ins["reaver"] == ("ash-goblin",)
    assert dialog.rows["reaver"].others.text() == "1 stand-in"
    assert "Ash Goblin" in dialog.rows["reaver"].note.text()
    button(ticks, "stand-ins.nobody").click()
    assert dialog.state.collection.stand_ins == {}


def test_the_search_shows_only_what_is_looked_for(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    dialog.search.setText("wolf")
    assert not dialog.rows["fen-wolf"].isHidden()
    assert dialog.rows["reaver"].isHidden()


def test_in_a_narrow_page_the_verdict_stands_below_the_figures(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = page(qtbot, tmp_path)
    dialog.resize(1100, 700)
    beside = dialog.verdict.parent()
    dialog.resize(700, 700)
    assert dialog.verdict.parent() is not beside
    assert dialog.verdict.isVisible()
    # One click or key goes there.
    QApplication.processEvents()
    assert dialog.verdict.visibleRegion().isEmpty()
    button(dialog, "collection.to-verdict").click()
    QApplication.processEvents()
    assert not dialog.verdict.visibleRegion().isEmpty()


# New games


def test_a_new_game_keeps_to_the_collection_when_switched_on(qtbot: QtBot, tmp_path: Path) -> None:
    keep_collection(tmp_path, Collection({"reaver": 9}), used=False)
    window = opened(qtbot, tmp_path)
    dialog = NewSiegeDialog(window.theme, tmp_path, window)
    dialog.choices.play_at(PlayMode.MAPPED)
    assert "collection" not in dialog.choices.setup()
    button(dialog, "new-game.only-owned").click()
    world = read_setup(dialog.choices.setup())
    assert world.collection == Collection({"reaver": 9})
    # The switch stays as it was left.
    assert load_collection(tmp_path, CONTENT).used
    assert NewSiegeDialog(window.theme, tmp_path, window).choices.collection is not None


def test_without_figures_there_is_nothing_to_switch(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    dialog = NewSiegeDialog(window.theme, tmp_path, window)
    assert not button(dialog, "new-game.only-owned").isEnabled()
    assert dialog.choices.collection is None
    assert dialog.start.isEnabled()


def test_a_shelf_without_a_cheap_mob_starts_no_game_at_a_table_and_any_on_the_screen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    keep_collection(tmp_path, Collection({"hill-ogre": 3}), used=True)
    window = opened(qtbot, tmp_path)
    dialog = NewSiegeDialog(window.theme, tmp_path, window)
    assert dialog.start.isEnabled()
    assert dialog.siege.figures.isHidden()
    dialog.choices.play_at(PlayMode.UNMAPPED)
    assert not dialog.siege.figures.isHidden()
    assert not dialog.start.isEnabled()
    # Neither a key of the setup nor an id is read by anybody.
    assert dialog.problem.text().startswith("Wave 1 needs a Mob without a torch for 75 points or less; own one of ")
    assert "Plague Rat" in dialog.problem.text()


def test_the_page_opens_from_the_hearth_and_the_new_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path)
    QTest.keyClick(window.hearth, Qt.Key.Key_M)
    dialog = window.findChild(CollectionDialog)
    assert dialog is not None
    dialog.rows["reaver"].count.setValue(5)
    dialog.accept()
    # Where the card is narrow the menu has it alone.
    window.resize(2600, 1080)
    qtbot.waitUntil(lambda: button(window.hearth, "hearth.miniatures").isVisible())
    begin = NewSiegeDialog(window.theme, tmp_path, window)
    button(begin, "new-game.collection").click()
    second = begin.findChild(CollectionDialog)
    assert second is not None
    second.rows["reaver"].count.setValue(6)
    second.used.setChecked(True)
    second.accept()
    assert begin.choices.collection == Collection({"reaver": 6}).plain()
