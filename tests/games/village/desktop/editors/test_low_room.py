"""Text at 200 % in a small window: what is needed stands there, in full, and the rest is one press away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QPushButton, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.editors.worker_process import BESIDE_ALL
from desktop.workshop.forms.field_row import FieldRow
from rules_core.content.items import Path as ItemPath
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.windows.seats import opened

FIELDS = (QAbstractSpinBox, QLineEdit, QComboBox, QPushButton)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    window = opened(qtbot, tmp_path / "home")
    window.resize(1280, 720)
    theme: Theme = window.theme
    theme.set_scale_percent(200)
    QTest.qWait(50)
    yield window
    BESIDE_ALL.close()


def copy_of(window: MainWindow, kind: str) -> EditorFrame:
    desk = window.workshop
    if kind == Kind.RULES:
        desk.make(GAME, kind)
        assert desk.frame is not None
        QTest.qWait(100)
        return desk.frame
    entry = next(one for one in desk.stock.entries() if one.is_official and one.kind == kind)
    desk.open_number(desk.stock.copy(entry, ""))
    frame = window.workshop.frame
    assert frame is not None
    QTest.qWait(100)
    return frame


def whole_fields(area: QScrollArea) -> list[str]:
    """The fields that are seen whole, each once. Nothing is wider than what it lies in."""
    page = area.widget()
    assert page is not None
    assert page.width() <= area.viewport().width()
    port = QRect(QPoint(0, 0), area.viewport().size())
    found: list[str] = []
    for one in page.findChildren(QWidget):
        if not isinstance(one, FIELDS) or not one.isVisible() or isinstance(one.parentWidget(), FIELDS):
            continue
        place = QRect(one.mapTo(area.viewport(), QPoint(0, 0)), one.size())
        if port.contains(place) and one.accessibleName():
            found.append(one.accessibleName())
    return found


@pytest.mark.parametrize(
    "kind, path",
    [
        (Kind.HERO, ("base",)),
        (Kind.ENEMY, ("quality",)),
        (Kind.BUILDING, ("name",)),
        (Kind.SCENARIO, ("village",)),
        (Kind.DEFENDER, ("quality",)),
        (Kind.RULES, ("village", "archers")),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_form_shows_five_fields_at_once(window: MainWindow, kind: str, path: ItemPath) -> None:
    frame = copy_of(window, kind)
    frame.body.show_path(path)
    QTest.qWait(50)
    area = frame.body.findChild(QScrollArea, "editor.form.scroll")
    assert area is not None
    assert len(whole_fields(area)) >= 5, whole_fields(area)


def test_the_inspector_of_a_map_shows_five_fields_at_once(window: MainWindow) -> None:
    frame = copy_of(window, Kind.VILLAGE)
    frame.body.show_path(("building", 1, "position"))
    QTest.qWait(50)
    area = frame.body.findChild(QScrollArea, "map.inspector.scroll")
    remove = frame.body.findChild(QPushButton, "map.remove")
    assert area is not None
    assert remove is not None
    assert len(whole_fields(area)) >= 5, whole_fields(area)
    # What stood at the foot scrolls with the fields, and is there.
    assert area.isAncestorOf(remove)
    assert remove.isVisible()


def test_the_head_of_a_map_names_what_is_worked_on(window: MainWindow) -> None:
    head = copy_of(window, Kind.VILLAGE).head
    assert head.name.text().startswith(head.name.shown()[:-1])
    assert len(head.name.shown()) >= 5
    window.theme.set_scale_percent(100)
    QTest.qWait(100)
    assert head.name.shown() == head.name.text()
    assert head.picture.isVisible()


def test_a_problem_is_seen_whole_at_any_width(window: MainWindow, qtbot: QtBot) -> None:
    frame = copy_of(window, Kind.SCENARIO)
    frame.draft.put(("name",), "", "Name")
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == 1)
    frame.show_problems(True)
    # Round the width at which its words need a second line.
    for width in range(1200, 1340, 10):
        window.resize(width, 720)
        QTest.qWait(20)
        QTest.qWait(20)
        assert frame.problems.area.verticalScrollBar().maximum() == 0, width


def test_the_sign_on_gold_is_dark_in_every_look(window: MainWindow) -> None:
    window.theme.set_name(LookName.DARK)
    head = copy_of(window, Kind.ENEMY).head

    def ink() -> QColor:
        image = head.problems.icon().pixmap(40, 40).toImage()
        spots = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
        return max(spots, key=lambda spot: spot.alpha())

    assert ink().lightness() > 128
    head.problems.click()
    assert ink().lightness() < 128


def test_help_stands_at_the_field_with_the_focus_and_in_tooltips(window: MainWindow) -> None:
    frame = copy_of(window, Kind.ENEMY)
    rows = {one.objectName(): one for one in frame.body.findChildren(FieldRow)}
    quality, combat = rows["row.quality"], rows["row.combat"]
    spin = frame.body.findChild(QSpinBox, "field.quality")
    other = frame.body.findChild(QSpinBox, "field.combat")
    assert spin is not None
    assert other is not None
    spin.setFocus()
    assert quality.help.isVisible()
    other.setFocus()
    assert not quality.help.isVisible()
    assert combat.help.isVisible()
    assert quality.name.toolTip() == quality.help.text()


def test_problems_open_from_the_head_and_go_back_when_there_is_room(window: MainWindow, qtbot: QtBot) -> None:
    frame = copy_of(window, Kind.ENEMY)
    assert not frame.problems.isVisible()
    frame.draft.put(("name",), "", "Name")
    qtbot.waitUntil(lambda: frame.checks.checked.must == 1)
    button = frame.head.problems
    assert button.isVisible()
    assert "1 must be solved" in button.toolTip()
    button.click()
    assert frame.problems.isVisible()
    assert frame.problems.area.isVisible()
    button.click()
    assert not frame.problems.isVisible()
    window.theme.set_scale_percent(100)
    QTest.qWait(100)
    assert frame.problems.isVisible()
    assert not button.isVisible()
    assert frame.head.note.isVisible()
