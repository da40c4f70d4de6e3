"""The view: clicks, drags, zoom, the ruler, and that what was stretched becomes sharp."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.table import map_rect
from desktop.tabletop.battlefield.view import BattlefieldView, Tool
from tests.desktop.look.example import BUILDINGS, MAREN, MARKERS, OVERLAYS, TABLE, TERRAIN, TOKENS

LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier


def scene_of(view: BattlefieldView) -> BattlefieldScene:
    assert isinstance(view.battlefield, BattlefieldScene)
    return view.battlefield


@pytest.fixture
def view(qtbot: QtBot) -> BattlefieldView:
    scene = BattlefieldScene(Theme(less_motion=True))
    made = BattlefieldView(scene)
    scene.setParent(made)
    qtbot.addWidget(made)
    made.resize(900, 700)
    scene.set_table(TABLE)
    scene.set_pieces(BUILDINGS, MARKERS, TERRAIN)
    scene.set_tokens(TOKENS)
    made.show()
    return made


def on_screen(view: BattlefieldView, x: float, y: float) -> QPoint:
    return view.mapFromScene(QPointF(x, y))


def click(view: BattlefieldView, at: QPoint) -> None:
    QTest.mouseClick(view.viewport(), LEFT, NONE, at)


def wheel(view: BattlefieldView, at: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(view.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    view.wheelEvent(event)


def test_the_whole_table_is_shown_at_first_and_after_a_change_of_size(view: BattlefieldView) -> None:
    for size in ((900, 700), (1300, 560)):
        view.resize(*size)
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.contains(map_rect(TABLE))
        assert abs(seen.center().x() - TABLE.width / 2) < 20


def test_a_click_names_the_token_and_the_place(view: BattlefieldView) -> None:
    named: list[str] = []
    places: list[tuple[int, int]] = []
    view.clicked.connect(named.append)
    view.point_clicked.connect(lambda x, y: places.append((x, y)))
    click(view, on_screen(view, MAREN.x, MAREN.y))
    assert named == ["maren"]
    assert abs(places[0][0] - MAREN.x) < 20
    assert abs(places[0][1] - MAREN.y) < 20


def test_a_click_on_bare_ground_names_nothing(qtbot: QtBot, view: BattlefieldView) -> None:
    with qtbot.waitSignal(view.clicked) as told:
        click(view, on_screen(view, 30 * 254, 35 * 254))
    assert told.args == [""]


def test_the_wheel_keeps_the_place_under_the_pointer(view: BattlefieldView) -> None:
    at = QPoint(300, 200)
    before = view.mapToScene(at)
    wheel(view, at, 3)
    after = view.mapToScene(at)
    assert view.px_per_inch > 20
    assert abs(after.x() - before.x()) * view.transform().m11() < 2
    assert abs(after.y() - before.y()) * view.transform().m11() < 2


def test_zoom_ends_at_the_whole_table_and_at_a_close_look(view: BattlefieldView) -> None:
    whole = view.px_per_inch
    for _ in range(60):
        view.zoom_in()
    assert view.px_per_inch == pytest.approx(130)
    for _ in range(60):
        view.zoom_out()
    assert view.px_per_inch == pytest.approx(whole)


def test_the_middle_button_moves_the_map_but_never_out_of_sight(qtbot: QtBot, view: BattlefieldView) -> None:
    viewport = view.viewport()
    before = view.mapToScene(QPoint(450, 350))
    QTest.mousePress(viewport, MIDDLE, NONE, QPoint(450, 350))
    QTest.mouseMove(viewport, QPoint(400, 330))
    QTest.mouseRelease(viewport, MIDDLE, NONE, QPoint(400, 330))
    moved = view.mapToScene(QPoint(400, 330))
    assert abs(moved.x() - before.x()) * view.transform().m11() < 2
    view.pan_by(100_000, 100_000)
    seen = view.mapToScene(viewport.rect()).boundingRect()
    assert seen.intersects(map_rect(TABLE))


def test_a_token_that_may_be_dragged_follows_and_is_told(qtbot: QtBot, view: BattlefieldView) -> None:
    told: list[tuple[str, int, int, bool]] = []
    view.dragged.connect(lambda *what: told.append(what))
    view.set_draggable(["maren"])
    start, end = on_screen(view, MAREN.x, MAREN.y), on_screen(view, MAREN.x + 508, MAREN.y)
    QTest.mousePress(view.viewport(), LEFT, NONE, start)
    QTest.mouseMove(view.viewport(), end)
    lifted = view.battlefield.centre_of_item("maren")
    QTest.mouseRelease(view.viewport(), LEFT, NONE, end)
    assert lifted is not None
    assert abs(lifted.x() - (MAREN.x + 508)) < 30
    assert told[-1][0] == "maren"
    assert told[-1][3]
    assert abs(told[-1][1] - (MAREN.x + 508)) < 30
    assert view.battlefield.centre_of_item("maren") == QPointF(MAREN.x, MAREN.y)


def test_a_token_that_may_not_be_dragged_stays(qtbot: QtBot, view: BattlefieldView) -> None:
    start = on_screen(view, MAREN.x, MAREN.y)
    with qtbot.assertNotEmitted(view.dragged):
        QTest.mousePress(view.viewport(), LEFT, NONE, start)
        QTest.mouseMove(view.viewport(), start + QPoint(60, 0))
        QTest.mouseRelease(view.viewport(), LEFT, NONE, start + QPoint(60, 0))


def test_the_ruler_says_how_far(qtbot: QtBot, view: BattlefieldView) -> None:
    view.set_tool(Tool.RULER)
    view.set_length_text(lambda length: f"{length} tenths")
    start, end = on_screen(view, 2540, 2540), on_screen(view, 5080, 2540)
    with qtbot.waitSignal(view.measured) as told:
        QTest.mousePress(view.viewport(), LEFT, NONE, start)
        QTest.mouseMove(view.viewport(), QPoint(start.x() + 20, start.y()))
        QTest.mouseRelease(view.viewport(), LEFT, NONE, end)
    assert told.args is not None
    assert abs(told.args[2] - told.args[0] - 2540) < 40
    laid = len(view.battlefield.items())
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert len(view.battlefield.items()) == laid - 1


def test_the_pointer_over_a_token_is_told_once_and_spoken(qtbot: QtBot, view: BattlefieldView) -> None:
    told: list[str] = []
    view.hovered.connect(told.append)
    QTest.mouseMove(view.viewport(), on_screen(view, MAREN.x, MAREN.y))
    QTest.mouseMove(view.viewport(), on_screen(view, MAREN.x + 20, MAREN.y))
    assert told == ["maren"]
    assert "Maren Oak" in view.accessibleDescription()
    QTest.mouseMove(view.viewport(), on_screen(view, 30 * 254, 35 * 254))
    assert told == ["maren", ""]


def test_keys_that_mean_nothing_here_reach_the_window(qtbot: QtBot, view: BattlefieldView) -> None:
    whole = view.px_per_inch
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.px_per_inch > whole
    QTest.keyClick(view, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert view.px_per_inch == pytest.approx(whole)


def test_what_the_zoom_stretched_becomes_sharp_when_the_hand_rests(qtbot: QtBot, view: BattlefieldView) -> None:
    scene_of(view).set_overlays(OVERLAYS)
    view.grab()
    view.zoom_by(2.6, QPointF(300, 300))
    view.grab()
    assert not view.is_sharp
    qtbot.waitUntil(lambda: view.is_sharp)
    sharp = view.grab().toImage()
    view.finish()
    same = view.grab().toImage()
    differing = sum(sharp.pixelColor(x, y) != same.pixelColor(x, y) for x in range(0, 900, 7) for y in range(0, 700, 7))
    assert differing < 40


def test_a_token_far_away_is_brought_into_view(view: BattlefieldView) -> None:
    view.zoom_by(4, QPointF(20, 20))
    view.look_at("maren")
    assert view.viewport().rect().contains(on_screen(view, MAREN.x, MAREN.y))


def test_no_disc_leans_from_a_place_of_its_own(view: BattlefieldView) -> None:
    scene_of(view).set_tokens((MAREN, replace(MAREN, id="twin", x=MAREN.x + 120)))
    view.finish()
    view.grab()
    assert view.battlefield.id_at(QPointF(MAREN.x - 200, MAREN.y)) == "maren"
    assert view.battlefield.id_at(QPointF(MAREN.x + 320, MAREN.y)) == "twin"


def test_what_is_in_sight_already_leaves_the_map_where_it_is(view: BattlefieldView) -> None:
    near_edge = replace(MAREN, id="at-edge", y=300)
    scene_of(view).set_tokens((*TOKENS, near_edge), animated=False)
    before = view.map_area()
    view.look_at("at-edge")
    assert view.map_area() == before


def test_a_map_that_could_not_be_read_is_seen_in_part_at_first_and_whole_on_demand(view: BattlefieldView) -> None:
    whole = view.px_per_inch
    view.readable = whole * 2
    view.resize(880, 690)
    assert view.px_per_inch == pytest.approx(whole * 2)
    assert view.viewport().rect().contains(view.mapFromScene(view.battlefield.middle))
    assert view.map_area().left() <= 10, "no wood where there could be map"
    view.fit()
    assert view.px_per_inch < whole * 1.1
