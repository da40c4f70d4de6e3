"""Packs in the window: opened from files and drops, looked at, decided about, taken in; shared from the library."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMessageBox, QPushButton, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.shell.main_window import MainWindow
from desktop.shell.opened_file import open_file
from desktop.storage.item_cards import NOT_LOOKED_AT
from desktop.storage.items import ItemStore
from desktop.storage.packs.pack import ENDING
from desktop.storage.packs.plan import Choice
from desktop.storage.packs.reading import read_pack
from desktop.storage.packs.writing import write_pack
from desktop.workshop.packs.export_dialog import ExportDialog
from desktop.workshop.packs.export_model import WHY
from desktop.workshop.packs.item_picture import item_sign
from desktop.workshop.packs.preview_dialog import PreviewDialog
from desktop.workshop.packs.problems_dialog import PackProblemsDialog
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.packs.items_made import model, own, own_items, pack_of, result
from tests.games.village.desktop.packs.test_plan import archer, village
from tests.games.village.desktop.windows.seats import opened
from tests.games.village.desktop.windows.test_dialog_sizes import LOW, is_inside


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = opened(qtbot, tmp_path / "home")
    yield window
    window.packs.stop()


@pytest.fixture
def shelf(window: MainWindow) -> ItemStore:
    return window.games.library.items


def preview(qtbot: QtBot, window: MainWindow) -> PreviewDialog:
    """The preview, once the file is read."""
    qtbot.waitUntil(lambda: bool(window.findChildren(PreviewDialog)))
    found = window.findChildren(PreviewDialog)[-1]
    assert isinstance(found, PreviewDialog)
    return found


def problems(qtbot: QtBot, window: MainWindow) -> PackProblemsDialog:
    """The list of problems, once the file is read."""
    qtbot.waitUntil(lambda: bool(window.findChildren(PackProblemsDialog)))
    found = window.findChildren(PackProblemsDialog)[-1]
    assert isinstance(found, PackProblemsDialog)
    return found


def words(widget: QWidget, name: str) -> str:
    """What a label says."""
    label = widget.findChild(QLabel, name)
    assert isinstance(label, QLabel), name
    return label.text()


def press(widget: QWidget, name: str) -> None:
    """Click a button."""
    button = widget.findChild(QPushButton, name)
    assert isinstance(button, QPushButton), name
    button.click()


def file_of(tmp_path: Path, items: list[Item]) -> Path:
    """A pack of these items."""
    path = tmp_path / "ash hills.hearthpack"
    write_pack(path, pack_of(items))
    return path


def test_a_pack_that_is_handed_over_is_looked_at_and_then_taken_in(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    open_file(window, file_of(tmp_path, [archer(), village()]), window.packs.open)
    dialog = preview(qtbot, window)
    assert words(dialog, "pack.name") == "Ash Hills"
    assert "Anna" in words(dialog, "pack.signature")
    assert not shelf.cards()
    press(dialog, "pack.add")
    assert sorted(card.key for card in shelf.cards()) == ["long-archer", "mill-brook"]
    assert isinstance(window.findChild(QMessageBox, "dialog.pack-added"), QMessageBox)


def test_cancel_adds_nothing(qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path) -> None:
    open_file(window, file_of(tmp_path, [archer()]), window.packs.open)
    press(preview(qtbot, window), "pack.cancel")
    assert not shelf.cards()


def test_a_broken_pack_is_told_with_every_place_and_changes_nothing(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    path = tmp_path / "broken.HEARTHPACK"
    item = Item(GAME, Kind.HERO, {**own(model(Kind.HERO), 1).plain, "combt": 3})
    write_pack(path, pack_of([item]))
    open_file(window, path, window.packs.open)
    dialog = problems(qtbot, window)
    assert words(dialog, "pack-problems.0") == f"{item.name} (Hero)"
    assert words(dialog, "pack-problems.file.0") == f"in the file at items[1].hero {item.id}.combt"
    press(dialog, "pack-problems.copy")
    assert f"items[1].hero {item.id}.combt" in QApplication.clipboard().text()
    assert not shelf.cards()


def test_a_fault_deep_inside_is_told_by_the_names_of_its_rows(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    crowd = {"behaviour": "ravager", "member": [{"type": "ash-goblin", "count": 75}]}
    wave = {"escalation": 1, "group": [crowd]}
    plain = {"id": "long-night", "name": "The Long Night", "text": "Dark.", "wave": [wave]}
    path = tmp_path / "crowd.hearthpack"
    write_pack(path, pack_of([Item(GAME, Kind.SCENARIO, plain)]))
    open_file(window, path, window.packs.open)
    place = "The Long Night (Scenario): Wave 1, group 1, row 1 of the models"
    assert words(problems(qtbot, window), "pack-problems.0") == place


def test_an_empty_file_is_said_to_be_empty(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    (tmp_path / "empty.hearthpack").write_bytes(b"\n")
    open_file(window, tmp_path / "empty.hearthpack", window.packs.open)
    labels = [one.text() for one in problems(qtbot, window).findChildren(QLabel)]
    assert "There is nothing in the file; ask for it again." in labels


def test_what_an_editor_would_advise_is_told_before_it_is_taken_in(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    enemy = own(model(Kind.ENEMY), 1)
    cheap = enemy.with_values(combat=8, points=1)
    open_file(window, file_of(tmp_path, [cheap]), window.packs.open)
    assert words(preview(qtbot, window), "pack.detail.advice").startswith(f"{cheap.name}: its points are 1, ")


def test_a_file_that_is_gone_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    open_file(window, tmp_path / "gone.hearthpack", window.packs.open)
    assert words(problems(qtbot, window), "pack-problems.0") == "The file"


@pytest.mark.parametrize("page", ["hearth", "workshop"])
def test_a_pack_that_is_dropped_on_any_page_is_opened(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, page: str
) -> None:
    if page == "workshop":
        window.show_workshop()
    path = file_of(tmp_path, [archer()])
    current = window.pages.currentWidget()
    assert current is not None
    drop(current, path)
    assert preview(qtbot, window).plan.pack.name == "Ash Hills"


def drop(widget: QWidget, path: Path) -> None:
    """Drag a file over a widget and let it go there, as the system does: up to the first widget that takes it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    place = widget.rect().center()
    enter = QDragEnterEvent(
        place, Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    window = widget.window()
    let_go = QDropEvent(
        QPointF(widget.mapTo(window, place)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, let_go)
    assert let_go.isAccepted()


def test_another_file_is_not_taken_by_the_window(window: MainWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.png")), QUrl("https://example.org/a.hearthpack")])
    enter = QDragEnterEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    assert not window.arrivals.takes(data)


def test_conflicts_stand_side_by_side_and_are_decided_one_by_one(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    number = shelf.add(archer("Mine"), version=1)
    theirs = archer("Theirs")
    theirs.plain["combat"] = 4
    open_file(window, file_of(tmp_path, [own(model(Kind.HERO), 1), theirs, village()]), window.packs.open)
    dialog = preview(qtbot, window)
    detail = dialog.detail
    assert detail.entry is not None
    assert detail.entry.theirs.item.name == "Theirs"
    assert words(detail, "pack.differs.1.1") == "Mine"
    assert words(detail, "pack.differs.1.2") == "Theirs"
    assert "newer" in words(detail, "pack.detail.version")
    both = detail.findChild(QRadioButton, "pack.choice.both")
    assert isinstance(both, QRadioButton)
    both.click()
    assert "3" in words(dialog, "pack.summary")
    press(dialog, "pack.add")
    assert sorted(card.key for card in shelf.cards() if card.kind == Kind.DEFENDER) == [
        "long-archer",
        "long-archer-2",
    ]
    assert shelf.card(number).name == "Mine"


@pytest.mark.parametrize("choice, kept", [(Choice.LEAVE, "Mine"), (Choice.TAKE, "Theirs")])
def test_conflicts_are_decided_all_at_once(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path, choice: Choice, kept: str
) -> None:
    number = shelf.add(archer("Mine"))
    open_file(window, file_of(tmp_path, [archer("Theirs"), own(model(Kind.HERO), 1)]), window.packs.open)
    dialog = preview(qtbot, window)
    press(dialog, f"pack.all.{choice.value}")
    press(dialog, "pack.add")
    assert shelf.card(number).name == kept


def test_a_change_in_another_window_is_told_and_nothing_is_added(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    number = shelf.add(archer("Mine"))
    open_file(window, file_of(tmp_path, [archer("Theirs"), village()]), window.packs.open)
    dialog = preview(qtbot, window)
    press(dialog, "pack.all.take")
    stored = shelf.item(number)
    shelf.keep(number, {**stored.plain, "name": "Changed"}, stored.revision)
    press(dialog, "pack.add")
    assert dialog.isVisible()
    assert "another window" in words(dialog, "pack.summary")
    assert [card.name for card in shelf.cards()] == ["Changed"]
    press(dialog, "pack.add")
    assert sorted(card.name for card in shelf.cards()) == ["Mill Brook", "Theirs"]


def test_what_needs_something_that_is_nowhere_says_so(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    open_file(window, file_of(tmp_path, [village()]), window.packs.open)
    dialog = preview(qtbot, window)
    assert "long-archer" in words(dialog.detail, "pack.detail.missing")
    assert not dialog.add_button.isEnabled()


def test_five_hundred_items_are_found_by_name_and_standing(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    open_file(window, file_of(tmp_path, own_items(500)), window.packs.open)
    dialog = preview(qtbot, window)
    assert dialog.model.rowCount() == 500
    name = dialog.model.entries[321].theirs.item.name
    dialog.search.setText(name)
    assert [entry.theirs.item.name for entry in dialog.model.entries] == [name]
    dialog.search.setText("no such thing")
    assert dialog.model.rowCount() == 0
    assert dialog.detail.entry is None


def test_words_of_strangers_are_never_drawn_as_markup(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    hero = own(model(Kind.HERO), 1)
    hero.plain["name"] = "A < B & C"
    path = tmp_path / "a.hearthpack"
    write_pack(path, pack_of([hero], name="2 <- 3 &amp;", text="a & b"))
    open_file(window, path, window.packs.open)
    dialog = preview(qtbot, window)
    shown = [label for label in dialog.findChildren(QLabel) if "&" in label.text()]
    assert len(shown) >= 3
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in shown)


def sharing(qtbot: QtBot, window: MainWindow, numbers: list[int]) -> ExportDialog:
    """The dialog, once everything is looked through."""
    window.packs.share(numbers)
    dialog = window.findChildren(ExportDialog)[-1]
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(lambda: dialog.selection is not None)
    return dialog


def test_sharing_takes_along_what_is_needed_and_writes_one_file(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    shelf.add(archer())
    dialog = sharing(qtbot, window, [shelf.add(village())])
    # The village, its archers, and the two buildings that muster them, which are no longer those of the book.
    assert dialog.model.rowCount() == 4
    assert [dialog.model.index(row, WHY).data() for row in range(4)][1:3] == ["It stands in Mill Brook"] * 2
    assert "2 stand in others" in words(dialog, "share.said")
    assert dialog.name.text() == "Mill Brook"
    dialog.author.setText("Anna")
    dialog.text.setPlainText("Played\tall winter.")
    dialog.write(tmp_path / f"a{ENDING}")
    pack = read_pack(tmp_path / f"a{ENDING}")
    assert (pack.name, pack.author, pack.text) == ("Mill Brook", "Anna", "Played all winter.")
    assert sorted(one.item.id for one in pack.items) == [
        "long-archer",
        "mill-brook",
        "mill-brook-stable",
        "mill-brook-town-hall",
    ]
    assert window.settings.author == "Anna"
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_what_has_problems_is_not_shared_and_can_be_left_out(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore
) -> None:
    broken = copy.deepcopy(own(model(Kind.HERO), 1))
    broken.plain["quality"] = 9
    dialog = sharing(qtbot, window, [shelf.add(broken), shelf.add(archer())])
    assert not dialog.write_button.isEnabled()
    assert words(dialog, "share.why-not")
    assert broken.name in words(dialog, "share.said")
    press(dialog, "share.without")
    qtbot.waitUntil(lambda: dialog.selection is not None)
    assert dialog.write_button.isEnabled()
    assert dialog.model.rowCount() == 1


def test_a_pack_has_a_name_and_plain_words(qtbot: QtBot, window: MainWindow, shelf: ItemStore) -> None:
    dialog = sharing(qtbot, window, [shelf.add(archer())])
    assert dialog.write_button.isEnabled()
    dialog.name.setText(" ")
    assert not dialog.write_button.isEnabled()
    dialog.name.setText("Ash Hills")
    dialog.text.setPlainText("<b>bold</b>")
    assert not dialog.write_button.isEnabled()


def test_a_folder_that_cannot_be_written_to_is_told(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    dialog = sharing(qtbot, window, [shelf.add(archer())])
    dialog.write(tmp_path / "no such folder" / "a.hearthpack")
    assert dialog.isVisible()
    assert "a.hearthpack" in words(dialog, "share.said")


def test_what_a_quick_test_found_is_told_while_it_holds(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    number = shelf.add(archer())
    shelf.keep_test(number, result(archer()))
    dialog = sharing(qtbot, window, [number])
    dialog.write(tmp_path / f"a{ENDING}")
    shelf.throw_away(number)
    open_file(window, tmp_path / f"a{ENDING}", window.packs.open)
    assert "198 test games" in words(preview(qtbot, window).detail, "pack.detail.test")


@pytest.mark.parametrize("scale", [100, 200])
def test_every_control_has_a_name_and_the_buttons_stay_in_sight_in_a_low_window(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path, scale: int
) -> None:
    window.theme.set_scale_percent(scale)
    window.resize(*LOW)
    number = shelf.add(archer("Mine"))
    open_file(window, file_of(tmp_path, [archer("Theirs"), village(), *own_items(20)]), window.packs.open)
    shown = preview(qtbot, window)
    share = sharing(qtbot, window, [number])
    (tmp_path / "broken.hearthpack").write_bytes(b"{")
    open_file(window, tmp_path / "broken.hearthpack", window.packs.open)
    broken = problems(qtbot, window)
    for dialog, button in ((shown, "pack.add"), (share, "share.write"), (broken, "pack-problems.close")):
        QApplication.processEvents()
        assert nameless(dialog) == [], dialog.objectName()
        assert dialog.minimumSizeHint().height() <= LOW[1] - 48
        assert is_inside(dialog, button)
        dialog.reject()


def test_an_id_that_something_in_the_library_has_is_told_before_it_comes_in(
    qtbot: QtBot, window: MainWindow, shelf: ItemStore, tmp_path: Path
) -> None:
    mine = village("Mill Brook")
    mine.plain["building"][1].update(id="old-smithy", name="Old Smithy")
    number = shelf.add(mine, problems=0)
    hero = own(model(Kind.HERO), 1)
    clashing = Item(GAME, Kind.HERO, {**hero.plain, "id": "old-smithy"})
    open_file(window, file_of(tmp_path, [clashing, own(model(Kind.HERO), 2)]), window.packs.open)
    dialog = preview(qtbot, window)
    assert "Old Smithy of Mill Brook" in words(dialog.detail, "pack.detail.clash")
    assert "1 of them has an id to change" in words(dialog, "pack.summary")
    for choice, is_told in ((Choice.LEAVE, False), (Choice.TAKE, True)):
        button = dialog.detail.findChild(QRadioButton, f"pack.choice.{choice.value}")
        assert isinstance(button, QRadioButton)
        button.setFocus()
        button.click()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert (dialog.detail.findChild(QLabel, "pack.detail.clash") is not None) is is_told
        again = dialog.focusWidget()
        assert isinstance(again, QRadioButton)
        assert again.isChecked()
        assert again.objectName() == f"pack.choice.{choice.value}"
    press(dialog, "pack.add")
    added = {card.key: card.problems for card in shelf.cards() if card.kind == Kind.HERO}
    assert added == {"old-smithy": 1, hero.id.replace("1", "2"): 0}
    assert shelf.card(number).problems == NOT_LOOKED_AT


def test_the_sign_of_a_chosen_row_is_not_tinted(qtbot: QtBot) -> None:
    sign = item_sign(own(model(Kind.HERO), 1), Theme().look)
    usual, chosen = (sign.pixmap(32, 32, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert usual == chosen
