"""The map of an editor as a picture at print scale."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.games.village.map_editor.map_picture import MapPicture
from desktop.look.documents import in_documents
from rules_core.games.village.content.kinds import Kind
from tests.games.village.desktop.editors.village.hands import MapHands

LAND = {
    "id": "land",
    "name": "Otto's land",
    "width": 8,
    "height": 6,
    "piece": [{"id": "pond", "kind": "pond", "outline": [[1, 1], [4, 1], [4, 4], [1, 4]]}],
}


def written(hands: MapHands, qtbot: QtBot, path: Path) -> QImage:
    hands.body.map_picture.write(path)
    qtbot.waitUntil(lambda: not hands.body.map_picture.is_busy)
    return QImage(str(path))


def test_the_picture_is_written_beside_the_work_and_leaves_out_what_is_hidden(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = MapHands(qtbot, LAND, Kind.TERRAIN)
    asked: list[str] = []

    def answer(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(name)
        return str(tmp_path / "with"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    button = hands.body.findChild(QToolButton, "map.picture")
    assert button is not None
    button.click()
    qtbot.waitUntil(lambda: not hands.body.map_picture.is_busy)
    assert asked == [in_documents("Ottos land.png")]
    assert "an inch on it is an inch" in hands.body.step_line.text()
    image = QImage(str(tmp_path / "with.png"))
    assert (image.width(), image.height()) == (2400, 1800)
    hands.choose("pond")
    hands.editor.set_hidden(hidden=True)
    without = written(hands, qtbot, tmp_path / "without.png")
    assert without.pixelColor(750, 750) != image.pixelColor(750, 750)


def test_where_it_cannot_be_written_that_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    hands = MapHands(qtbot, LAND, Kind.TERRAIN)
    written(hands, qtbot, tmp_path / "nowhere" / "map.png")
    assert "map.png cannot be written" in hands.body.step_line.text()


def test_whoever_has_left_the_map_is_told_that_it_was_not_written(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    window.show()
    writing = MapPicture(MapHands(qtbot, LAND, Kind.TERRAIN).body.scene, str, page)
    writing.write(tmp_path / "nowhere" / "map.png")
    delete(page)
    with qtbot.waitSignal(writing.destroyed):
        pass
    (box,) = window.findChildren(QMessageBox, "dialog.problem")
    assert "map.png cannot be written" in box.text()
    assert box.isVisible()
    box.close()


def test_whoever_leaves_the_map_gets_the_picture_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    page = QWidget()
    writing = MapPicture(MapHands(qtbot, LAND, Kind.TERRAIN).body.scene, str, page)
    writing.write(tmp_path / "map.png")
    delete(page)
    assert writing.is_busy
    with qtbot.waitSignal(writing.destroyed):
        pass
    assert QImage(str(tmp_path / "map.png")).width() == 2400
