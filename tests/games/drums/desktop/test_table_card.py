"""Battlefields, scenarios and buildings are laid out by the hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.drums.editors.plan_card import PlanCard
from desktop.games.drums.editors.table_card import TableCard
from desktop.language import ENGLISH, speak
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.main_window import MainWindow
from desktop.workshop.editors.frame import EditorFrame
from desktop.workshop.forms.table_canvas import TableCanvas, height_around
from rules_core.content.items import Path as ItemPath
from rules_core.content.items import Weight
from rules_core.games.drums.card import GAME
from tests.desktop.accessibility.tree import nameless

pytestmark = pytest.mark.painted


LEFT = Qt.MouseButton.LeftButton


def workshop(qtbot: QtBot, tmp_path: Path, scale: int = 100, size: tuple[int, int] = (1400, 900)) -> MainWindow:
    speak(ENGLISH)
    made = MainWindow(Theme(LookName.LIGHT, scale, less_motion=True), Settings(tmp_path / "settings.ini"), tmp_path)
    qtbot.addWidget(made)
    made.resize(*size)
    made.show()
    made.show_workshop()
    return made


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = workshop(qtbot, tmp_path)
    yield made
    made.close()


def opened(qtbot: QtBot, window: MainWindow, kind: str, id: str, *, copy: bool = True) -> EditorFrame:
    entries = [one for one in window.workshop.stock.entries() if (one.game, one.kind, one.key) == (GAME, kind, id)]
    window.workshop.open(entries[0])
    assert window.workshop.frame is not None
    if copy:
        QTest.mouseClick(window.workshop.frame.head.copy, LEFT)
    frame = window.workshop.frame
    assert frame is not None
    qtbot.waitUntil(lambda: frame.checks.is_current)
    return frame


def card_of(frame: EditorFrame) -> TableCard:
    (card,) = frame.findChildren(TableCard)
    return card


def place(card: TableCard, x: float, y: float) -> QPoint:
    return card.canvas._to_px(x, y).toPoint()


def dragged(card: TableCard, start: tuple[float, float], by: tuple[float, float]) -> None:
    one, other = place(card, *start), place(card, start[0] + by[0], start[1] + by[1])
    QTest.mousePress(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, one)
    QTest.mouseMove(card.canvas, other)
    QTest.mouseRelease(card.canvas, LEFT, Qt.KeyboardModifier.NoModifier, other)


def row(frame: EditorFrame, *path: Any) -> Any:
    return frame.draft.get(path)


def problems(frame: EditorFrame) -> list[str]:
    return [one.sentence for one in frame.problems.checked.findings if one.weight is Weight.MUST]


def test_a_battlefield_is_laid_out_by_the_hand_and_each_deed_is_a_step(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "battlefield", "sallow-mill")
    card = card_of(frame)
    assert nameless(card) == []
    before = len(row(frame, "piece"))
    # A new wood lies in the middle, chosen and with the keys.
    QTest.mouseClick(card.kinds["wood"], LEFT)
    assert len(row(frame, "piece")) == before + 1
    wood = ("piece", before)
    assert card.hand.held[card.canvas.chosen].path == wood
    dragged(card, (600, 600), (200, -100))
    laid = row(frame, *wood)
    # To a px, which is some hundredths here.
    assert abs(laid["x"] - 800) <= 4
    assert abs(laid["y"] - 500) <= 4
    width = laid["width"]
    corner = card.hand.held[card.canvas.chosen].piece.corner
    assert corner is not None
    dragged(card, corner, (30, 0))
    assert abs(row(frame, *wood)["width"] - (width + 60)) <= 8
    QTest.keyClick(card.canvas, Qt.Key.Key_BracketRight)
    assert row(frame, *wood)["turn"] == 15
    QTest.keyClick(card.canvas, Qt.Key.Key_Right)
    assert row(frame, *wood)["x"] == laid["x"] + 10
    QTest.keyClick(card.canvas, Qt.Key.Key_D)
    assert len(row(frame, "piece")) == before + 2
    QTest.keyClick(card.canvas, Qt.Key.Key_Delete)
    assert len(row(frame, "piece")) == before + 1
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert problems(frame) == []
    while frame.draft.stack.canUndo():
        frame.draft.stack.undo()
    assert len(row(frame, "piece")) == before
    frame.leave()


def test_a_road_is_bent_at_its_places(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "battlefield", "sallow-mill")
    card = card_of(frame)
    number = next(at for at, one in enumerate(card.hand.held) if one.piece.line)
    path = card.hand.held[number].path
    line = row(frame, *path)["line"]
    card.canvas.choose(number)
    dragged(card, (line[1]["x"], line[1]["y"]), (40, 0))
    bent = row(frame, *path)["line"]
    assert abs(bent[1]["x"] - line[1]["x"] - 40) <= 4
    assert [one for at, one in enumerate(bent) if at != 1] == [one for at, one in enumerate(line) if at != 1]
    frame.leave()


def test_boxes_of_a_scenario_and_its_supplies_stay_on_the_table(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "scenario", "foraging")
    card = card_of(frame)
    numbers = {one.path: at for at, one in enumerate(card.hand.held)}
    for path in (("zone", 0), ("supply", 2), ("loose", 0)):
        card.canvas.choose(numbers[path])
        for _ in range(140):
            QTest.keyClick(card.canvas, Qt.Key.Key_Left)
    yard = row(frame, "zone", 0)
    assert (yard["left"], yard["right"]) == (0, 230)
    assert row(frame, "supply", 2)["x"] == 0
    assert row(frame, "loose", 0)["left"] == 0
    # Of the places that the rules speak of none is copied.
    card.canvas.choose(numbers[("zone", 0)])
    QTest.keyClick(card.canvas, Qt.Key.Key_D)
    assert len(row(frame, "zone")) == 1
    frame.leave()


def test_what_ships_is_only_looked_at_and_a_broken_row_hides_no_other(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "battlefield", "sallow-mill", copy=False)
    card = card_of(frame)
    before = row(frame, "piece")
    card.canvas.choose(0)
    QTest.keyClick(card.canvas, Qt.Key.Key_Delete)
    dragged(card, (600, 600), (100, 0))
    assert row(frame, "piece") == before
    frame.leave()
    frame = opened(qtbot, window, "battlefield", "sallow-mill")
    card = card_of(frame)
    many = len(card.hand.held)
    frame.draft.put(("piece", 0, "kind"), "swamp", "type")
    card.refresh()
    assert [one.path for one in card.hand.held] == [("piece", at) for at in range(1, many)]
    frame.leave()


def test_the_plan_of_a_building_follows_its_doors_and_storeys(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "building", "cottage")
    (card,) = frame.findChildren(PlanCard)
    ground = card.hands[0].canvas
    assert len(card.hands) == 1
    before = ground.grab().toImage()
    frame.draft.put(("storeys",), 2, "storeys")
    qtbot.waitUntil(lambda: len(card.hands) == 2)
    frame.draft.put(("opening", 0, "at"), 30, "move")
    qtbot.waitUntil(lambda: card.hands[0].canvas.grab().toImage() != before)
    frame.leave()


def test_doors_windows_walls_and_stairs_are_set_by_the_hand(qtbot: QtBot, window: MainWindow) -> None:
    frame = opened(qtbot, window, "building", "farmhouse")
    (card,) = frame.findChildren(PlanCard)
    assert nameless(card) == []
    ground = card.hands[0]
    paths = [one.path for one in ground.held]

    def take(*path: Any) -> TableCanvas:
        ground.canvas.choose(paths.index(path))
        return ground.canvas

    def pulled(canvas: TableCanvas, path: ItemPath, by: tuple[int, int]) -> None:
        outline = ground.held[paths.index(path)].piece.outline
        middle = sum(x for x, _ in outline) / 4, sum(y for _, y in outline) / 4
        one, other = (canvas._to_px(*at).toPoint() for at in (middle, (middle[0] + by[0], middle[1] + by[1])))
        QTest.mousePress(canvas, LEFT, Qt.KeyboardModifier.NoModifier, one)
        QTest.mouseMove(canvas, other)
        QTest.mouseRelease(canvas, LEFT, Qt.KeyboardModifier.NoModifier, other)

    # A window goes along its wall, and into another one where it is dropped there.
    window_of = ("opening", 3)
    assert row(frame, *window_of)["wall"] == "south"
    pulled(ground.canvas, window_of, (15, 4))
    assert abs(row(frame, *window_of)["at"] - 47) <= 1
    pulled(ground.canvas, window_of, (-60, -100))
    assert row(frame, *window_of)["wall"] == "west"
    assert abs(row(frame, *window_of)["at"] - 56) <= 2
    # A door of an inner wall stays within; a wall and the stairs are moved, made longer and turned.
    pulled(ground.canvas, ("opening", 2), (0, 80))
    assert row(frame, "opening", 2)["inner"] == "parting"
    for _ in range(30):
        QTest.keyClick(take("wall", 0), Qt.Key.Key_Down)
    assert row(frame, "wall", 0)["y"] == row(frame, "wall", 0)["to_y"] == 160 - 8
    ground.canvas.bent.emit(ground.canvas.chosen, 1, -40, 10)
    assert row(frame, "wall", 0)["to_x"] == 112
    QTest.keyClick(take("climb", 0), Qt.Key.Key_BracketRight)
    assert (row(frame, "climb", 0)["width"], row(frame, "climb", 0)["depth"]) == (60, 32)
    # One more window has an id of its own, and all of it is a building still.
    QTest.keyClick(take(*window_of), Qt.Key.Key_D)
    assert [one["id"] for one in row(frame, "opening")][-1] == "south-window-2"
    qtbot.waitUntil(lambda: frame.checks.is_current)
    assert problems(frame) == []
    # A plan that is not that of the form is only looked at.
    frame.draft.put(("storeys",), 0, "storeys")
    qtbot.waitUntil(lambda: ground.canvas.is_locked)
    frame.leave()


@pytest.mark.parametrize("kind, id", [("building", "farmhouse"), ("battlefield", "sallow-mill")])
def test_large_letters_leave_room_to_see_a_table_whole(qtbot: QtBot, tmp_path: Path, kind: str, id: str) -> None:
    window = workshop(qtbot, tmp_path, 200, (1280, 720))
    frame = opened(qtbot, window, kind, id)
    canvases = frame.findChildren(TableCanvas)
    assert canvases
    room = height_around(canvases[0])
    assert room > 0
    assert all(one.height() <= room for one in canvases)
    frame.leave()
    window.close()
