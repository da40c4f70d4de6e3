"""How the sheets of the map editor share the room: by the width of the window, and by its height."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.village.map_editor.body import VillageBody
from desktop.games.village.map_editor.map_view import MapView
from desktop.look.theme import Theme
from desktop.workshop.editors.draft import Draft
from desktop.workshop.editors.frame import EditorFrame
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from tests.games.village.desktop.editors.village.example import DeskStore, village
from tests.games.village.desktop.editors.village.hands import MapHands


@pytest.fixture
def hands(qtbot: QtBot) -> MapHands:
    return MapHands(qtbot)


def is_beside(name: QLabel, field: QWidget, body: QWidget) -> bool:
    """Whether a name stands left of its field, on the same line."""
    first = name.mapTo(body, name.rect().center())
    second = field.mapTo(body, field.rect().center())
    left = field.mapTo(body, field.rect().topLeft()).x()
    return first.x() < left and abs(first.y() - second.y()) < field.height() // 2


def at_width(hands: MapHands, width: int) -> None:
    hands.body.resize(width, 1000)
    QApplication.processEvents()
    hands.choose("forge")
    QApplication.processEvents()


@pytest.mark.parametrize("width, beside", [(1599, False), (1600, True), (1920, True)])
def test_in_a_wide_window_names_stand_beside_what_they_name(hands: MapHands, width: int, beside: bool) -> None:
    at_width(hands, width)
    inspector = hands.body.inspector
    form = inspector.form
    assert form is not None
    place, upgrades = inspector.place, inspector.upgrades
    for row, field in (
        (place.place_row, place.across),
        (place.turn_row, place.turn),
        (upgrades.row, upgrades.field),
    ):
        assert is_beside(row.name, field, hands.body) is beside, row.name.text()
    name = form.rows["name"]
    assert is_beside(name.name, name.control.main_widget(), hands.body) is beside
    # Both columns begin in the same place, in rows of their own and in those of the form.
    lefts = {one.mapTo(hands.body, one.rect().topLeft()).x() for one in (inspector.place.across, inspector.place.turn)}
    lefts.add(name.control.main_widget().mapTo(hands.body, name.control.main_widget().rect().topLeft()).x())
    assert max(lefts) - min(lefts) <= 1
    area = inspector.area
    page = area.widget()
    assert page is not None
    assert page.width() <= area.viewport().width()


def test_what_is_below_the_fields_stands_below_them_in_a_wide_window(hands: MapHands) -> None:
    at_width(hands, 1920)
    row = hands.body.inspector.place.place_row
    left = row.help.contentsRect().left()
    assert abs(left - hands.body.inspector.place.across.x()) <= 1
    at_width(hands, 1400)
    assert row.help.contentsRect().left() == 0


def framed(qtbot: QtBot, height: int, width: int = 1280) -> EditorFrame:
    """An editor whose checks are through."""
    theme = Theme(less_motion=True)
    draft, store = Draft(Item(GAME, Kind.VILLAGE, village())), DeskStore()
    frame = EditorFrame(theme, draft, VillageBody(theme, draft, face_of(GAME), store), store)
    qtbot.addWidget(frame)
    frame.resize(width, height)
    frame.show()
    qtbot.waitUntil(lambda: frame.checks.is_current)
    return frame


def test_where_height_is_scarce_the_problems_of_a_map_in_order_are_a_heading(qtbot: QtBot) -> None:
    frame = framed(qtbot, 686)
    must = frame.checks.checked.must
    assert frame.problems.is_folded is (must == 0)
    frame.draft.put(("name",), "", "Name")
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must > 0)
    assert not frame.problems.is_folded
    frame.draft.stack.undo()
    qtbot.waitUntil(lambda: frame.checks.is_current and frame.checks.checked.must == must)
    assert frame.problems.is_folded is (must == 0)
    frame.resize(1280, 1046)
    QApplication.processEvents()
    assert not frame.problems.is_folded
    frame.may_leave()


def test_the_map_keeps_its_scale_and_place_while_the_list_of_problems_grows(qtbot: QtBot) -> None:
    frame = framed(qtbot, 686)
    view = frame.body.findChild(MapView)
    assert view is not None
    qtbot.wait(100)
    high, before = view.height(), (view.px_per_inch, view.mapFromScene(0, 0))
    for number in range(5):
        frame.draft.put(("building", number, "integrity"), 99, "Integrity")
    qtbot.waitUntil(lambda: view.height() < high - 20)
    assert (view.px_per_inch, view.mapFromScene(0, 0)) == before
    # Another size of the window shows the whole table again.
    frame.resize(1280, 620)
    QApplication.processEvents()
    assert view.px_per_inch < before[0]
    frame.may_leave()


def test_no_edge_of_the_chosen_thing_looks_out_from_below_the_test(qtbot: QtBot) -> None:
    frame = framed(qtbot, 1046, 1920)
    frame.show_test()
    sheet = frame.body.findChild(QWidget, "map.inspector")
    assert sheet is not None
    assert frame.tests.panel.x() <= sheet.mapTo(frame, sheet.rect().topLeft()).x()
    frame.may_leave()
