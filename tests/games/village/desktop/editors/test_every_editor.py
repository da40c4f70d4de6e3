"""Each of the nine editors in the real window, by mouse and keys: made, changed, refused while wrong, kept, opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.map_view import MapView
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.page.new_dialog import NewDialog
from rules_core.content.items import Path as Place
from rules_core.games.village.content.kinds import GAME, KINDS, Kind
from rules_core.games.village.content.library_content import official_ids
from rules_core.wording.translation import LANGUAGE_IN_FORCE
from tests.desktop.accessibility.tree import nameless
from tests.games.village.desktop.editors.village.hands import drag_on
from tests.games.village.desktop.windows.seats import opened
from tests.games.village.desktop.windows.workshop.workshop_hands import choose, editor, show

pytestmark = pytest.mark.painted

LEFT = Qt.MouseButton.LeftButton
Act = Callable[[EditorFrame], None]


def part(frame: EditorFrame, name: str) -> QWidget:
    found = next((one for one in frame.findChildren(QWidget, name) if one.isVisible()), None)
    assert found is not None, name
    return found


def up(name: str) -> Act:
    """One step up in a number."""

    def act(frame: EditorFrame) -> None:
        spin = part(frame, f"field.{name}")
        assert isinstance(spin, QAbstractSpinBox)
        QTest.keyClick(spin, Qt.Key.Key_Up)

    return act


def press(name: str) -> Act:
    def act(frame: EditorFrame) -> None:
        button = part(frame, name)
        assert isinstance(button, QAbstractButton)
        QTest.mouseClick(button, LEFT)

    return act


def draws_a_wood(frame: EditorFrame) -> None:
    """Take the wood out of the palette and drag it over bare ground."""
    press("map.tile.ground:wood")(frame)
    view = frame.findChild(MapView)
    assert isinstance(view, MapView)
    view.hand.snapping.to_grid = view.hand.snapping.to_others = False
    drag_on(view, (27.0, 27.0), (30.0, 30.0))


@dataclass(frozen=True)
class Work:
    """What somebody changes in a new item, and what then stands at its place."""

    act: Act
    path: Place
    after: Callable[[Any], bool]


def is_wood(piece: Any) -> bool:
    return bool(piece["kind"] == "wood" and len(piece["outline"]) > 3)


WORKS: dict[str, Work] = {
    Kind.VILLAGE: Work(draws_a_wood, ("ground", "piece", 0), is_wood),
    Kind.TERRAIN: Work(draws_a_wood, ("piece", 0), is_wood),
    Kind.BUILDING: Work(up("integrity"), ("integrity",), lambda value: value == 4),
    Kind.HERO: Work(up("combat"), ("combat",), lambda value: value == 4),
    Kind.ENEMY: Work(press("field.behaviours.hunter"), ("behaviours",), lambda value: len(value) > 0),
    Kind.DEFENDER: Work(up("combat"), ("combat",), lambda value: value == 3),
    Kind.GROUND: Work(up("height"), ("height",), lambda value: value > 0),
    Kind.SCENARIO: Work(press("field.wave"), ("wave",), lambda value: len(value) > 1),
    Kind.RULES: Work(up("village.archers"), ("village",), lambda value: value == {"archers": 3}),
}
EVERY_KIND = pytest.mark.parametrize("kind", list(KINDS), ids=lambda kind: kind)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = opened(qtbot, tmp_path)
    yield window
    window.close()
    BESIDE_ALL.close()


def makes(qtbot: QtBot, window: MainWindow, kind: str) -> EditorFrame:
    """From the start page to a new item, by keys alone: W, Insert, the game, and the number of the kind."""
    page = show(window)
    QTest.keyClick(page.list, Qt.Key.Key_Insert)
    dialog = window.findChild(NewDialog)
    assert isinstance(dialog, NewDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    game = dialog.findChild(QAbstractButton, f"new-item.game.{GAME}")
    assert game is not None
    game.setFocus()
    QTest.keyClick(game, Qt.Key.Key_Space)
    # Two games may have a kind of one name; those of one are seen at a time.
    (card,) = [one for one in dialog.findChildren(QAbstractButton, f"new-item.{kind}") if one.isVisible()]
    QTest.keySequence(dialog, card.shortcut())
    # A button that is pressed by its key goes down for a moment before it acts.
    qtbot.waitUntil(lambda: window.workshop.frame is not None)
    awake(qtbot, window)
    frame = editor(window)
    assert frame.draft.kind == kind
    return frame


def awake(qtbot: QtBot, window: MainWindow) -> None:
    """Keys reach the active window only."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def name_field(frame: EditorFrame) -> QLineEdit:
    found = part(frame, "field.name")
    assert isinstance(found, QLineEdit)
    return found


def types_a_name(frame: EditorFrame, name: str) -> None:
    field = name_field(frame)
    QTest.mouseClick(field, LEFT)
    field.selectAll()
    QTest.keyClicks(field, name) if name else QTest.keyClick(field, Qt.Key.Key_Backspace)


def keys(frame: EditorFrame, sequence: str) -> None:
    QTest.keySequence(frame.window().focusWidget(), QKeySequence(sequence))


def settled(qtbot: QtBot, frame: EditorFrame, must: int) -> None:
    """Wait for the checks of the draft as it stands now; those of a village run beside the window."""
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == must)


def test_there_is_work_for_every_kind() -> None:
    assert set(WORKS) == set(KINDS)
    assert len(WORKS) == 9


@EVERY_KIND
def test_it_is_made_changed_undone_kept_and_opened_again(
    qtbot: QtBot, window: MainWindow, kind: str, tmp_path: Path
) -> None:
    work = WORKS[kind]
    frame = makes(qtbot, window, kind)
    draft = frame.draft
    new = {**draft.plain}
    assert nameless(frame) == []
    types_a_name(frame, "Mill Brook")
    assert frame.head.name.text() == "Mill Brook"
    named = {**draft.plain}
    work.act(frame)
    assert work.after(draft.get(work.path))
    changed = {**draft.plain}
    for _ in range(draft.stack.count()):
        keys(frame, "Ctrl+Z")
    assert draft.plain == new
    assert frame.head.name.text() == new["name"]
    keys(frame, "Ctrl+Y")
    assert draft.plain == named
    for _ in range(draft.stack.count() - 1):
        keys(frame, "Ctrl+Shift+Z")
    assert draft.plain == changed
    settled(qtbot, frame, 0)
    # The tool first, where one is in hand; then back to the list.
    for _ in range(4):
        if window.workshop.frame is not None:
            keys(frame, "Esc")
    assert window.pages.currentWidget() is window.workshop.page
    (card,) = window.games.library.items.cards()
    assert (card.kind, card.name, card.problems) == (kind, "Mill Brook", 0)
    window.close()
    again = opened(qtbot, tmp_path)
    awake(qtbot, again)
    page = show(again)
    choose(page, "Mill Brook")
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert editor(again).draft.plain == changed
    again.close()


@EVERY_KIND
def test_what_is_wrong_is_told_gone_to_by_a_click_and_neither_shared_nor_played(
    qtbot: QtBot, window: MainWindow, kind: str
) -> None:
    frame = makes(qtbot, window, kind)
    settled(qtbot, frame, 0)
    told: list[object] = []
    frame.share_wanted.connect(told.append)
    frame.try_wanted.connect(told.append)
    types_a_name(frame, "")
    settled(qtbot, frame, 1)
    for button in (frame.head.share, frame.head.try_out):
        assert not button.isEnabled()
    frame.share()
    frame.try_out()
    assert told == []
    frame.head.back.setFocus()
    assert not name_field(frame).hasFocus()
    row = next(row for row in frame.problems.rows if row.finding is not None and row.finding.path == ("name",))
    QTest.mouseClick(row, LEFT)
    assert name_field(frame).hasFocus()
    keys(frame, "Ctrl+Z")
    settled(qtbot, frame, 0)
    assert frame.head.share.isEnabled()


@pytest.mark.parametrize("kind", [Kind.HERO, Kind.RULES, Kind.TERRAIN, Kind.VILLAGE], ids=lambda kind: kind)
def test_another_language_and_unit_keep_the_editor_and_what_was_typed_last(
    qtbot: QtBot, window: MainWindow, kind: str
) -> None:
    frame = makes(qtbot, window, kind)
    types_a_name(frame, "Mill Brook")
    WORKS[kind].act(frame)
    kept = {**frame.draft.plain}
    english = words_on(frame)
    for name in ("language.de", "lengths.centimetres"):
        view_menu(window, name)
    german = editor(window)
    assert LANGUAGE_IN_FORCE.language == "de"
    assert german.draft.plain == kept
    assert name_field(german).text() == "Mill Brook"
    # What a new item brings along was written into it: it stays, as everything that somebody wrote.
    written = str(kept)
    left = {one for one in english & words_on(german) if len(one.split()) > 2 and one.partition(". ")[2] not in written}
    assert left == set()
    assert nameless(german) == []
    # Problems are told in it too, in their list and at their place, wherever they were found.
    types_a_name(german, "")
    settled(qtbot, german, 1)
    QTest.qWait(50)
    assert "Name: Das ist leer." in german.problems.rows[0].words.text()
    shown = " ".join(label.text() for label in german.body.findChildren(QLabel) if label.isVisible())
    assert "Name: Das ist leer." in shown
    assert "is empty" not in shown


def view_menu(window: MainWindow, name: str) -> None:
    """Choose an entry of the view menu that makes everything anew."""
    before = window.workshop.frame
    action = window.menus.view.findChild(QAction, name)
    assert isinstance(action, QAction)
    action.trigger()
    while window.workshop.frame is before:
        QTest.qWait(10)


def words_on(frame: EditorFrame) -> set[str]:
    """What labels and buttons say, and what is said of them."""
    said: set[str] = set()
    for widget in frame.findChildren(QWidget):
        if widget.isVisible():
            said |= {widget.accessibleName(), widget.toolTip()}
            if isinstance(widget, (QLabel, QAbstractButton)):
                said.add(widget.text())
    return said


@EVERY_KIND
def test_what_ships_is_looked_at_and_only_a_copy_is_changed(qtbot: QtBot, window: MainWindow, kind: str) -> None:
    shipped = official_ids(kind)
    if not shipped:
        assert kind == Kind.RULES, "only house rules have no example in the book"
        return
    item = next(iter(shipped.values()))
    page = show(window)
    entry = next(one for one in page.model.shown if one.is_official and (one.kind, one.key) == (kind, item.id))
    page.choose([entry])
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    frame = editor(window)
    assert not any(field.isEnabled() for field in frame.findChildren(QLineEdit, "field.name"))
    for view in frame.findChildren(MapView):
        drag_on(view, (18.0, 18.0), (22.0, 23.0))
    assert frame.draft.plain == item.plain
    QTest.mouseClick(frame.head.copy, LEFT)
    copy = editor(window)
    assert not copy.store.is_official
    types_a_name(copy, "My own")
    keys(copy, "Ctrl+S")
    assert [card.name for card in window.games.library.items.cards()] == ["My own"]
    assert official_ids(kind)[item.id].plain == item.plain
