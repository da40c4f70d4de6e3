"""A photo of the map on paper: taken by the menu, and whatever else the file may be, what lies there stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from desktop.games.defenders.face import FACE
from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.paper_sheet import PaperSheet, picture_in
from desktop.games.defenders.paper_spots import PaperSpots
from desktop.games.defenders.table_view.page import SiegeTablePage
from desktop.look.theme import Theme
from desktop.look.widgets.late_picture import LatePicture
from desktop.play.play_window import PlayWindow
from desktop.settings import Settings
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import topics
from tests.games.defenders.desktop.test_sheet import board_of, state_of, window_at


def chosen(window: PlayWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Choose this file by the entry of the menu; gives what is said."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    board_of(window).photo.action.trigger()
    box = window.findChild(QMessageBox, "dialog.photo")
    if not isinstance(box, QMessageBox):
        return ""
    words = f"{box.text()}: {box.informativeText()}"
    box.close()
    box.setObjectName("")
    return words


def test_a_foreign_picture_is_refused_by_name_and_another_can_be_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = window_at(qtbot, tmp_path, topics.BESIDE, on_paper=True)
    photo, pending = board_of(window).photo, window.session.pending
    for data in (b"", b"GIF89a" + bytes(40), b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff\xe0\x00\x10JFIF", b"x" * 100_000):
        path = tmp_path / "our map.jpg"
        path.write_bytes(data)
        said = chosen(window, path, monkeypatch)
        assert said.startswith("our map.jpg cannot be laid under your map: "), data[:8]
        assert said.endswith("choose another one."), data[:8]
        assert photo.image is None
    good = tmp_path / "good.png"
    assert QImage(5000, 90, QImage.Format.Format_RGB32).save(str(good))
    assert chosen(window, good, monkeypatch) == ""
    assert photo.image is not None
    assert photo.image.width() == 2400
    assert window.session.pending is pending


def dropped(path: Path) -> QDropEvent:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    left, action = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    drop = QDropEvent(QPointF(90, 90), action, data, left, Qt.KeyboardModifier.NoModifier)
    drop.kept = data  # type: ignore[attr-defined]  # Qt does not own it.
    return drop


def test_a_picture_is_dropped_and_places_are_dragged_to_where_they_lie_on_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.PLACING, on_paper=True)
    board, request = board_of(window), window.session.pending
    sheet, picture = board.sheet, tmp_path / "paper.png"
    assert isinstance(sheet, PaperSheet)
    assert picture_in(dropped(tmp_path / "other.zip").mimeData()) is None
    assert QImage(800, 560, QImage.Format.Format_RGB32).save(str(picture))
    before = {one.id: one.outline for one in sheet.view.places}
    sheet.dropEvent(dropped(picture))
    assert board.photo.image is not None
    # The whole paper is seen, and what lies there does not run away from the hand.
    assert sheet.home == sheet.sheet
    sheet.grab()
    place = sheet.view.places[0]
    start = sheet.spot_of(*place.middle).toPoint()
    for goal in (QPoint(40, 10), QPoint(90, 60)):
        QTest.mousePress(sheet, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(sheet, start + QPoint(9, 9))
        QTest.mouseMove(sheet, start + goal)
        QTest.mouseRelease(sheet, Qt.MouseButton.LeftButton, pos=start + goal)
        start = start + goal
        moved = next(one for one in sheet.view.places if one.id == place.id)
        assert sheet.spot_of(*moved.middle).toPoint().toTuple() == pytest.approx(start.toTuple(), abs=2)
    # No question was answered, no rule has heard of it, and it is there again with the photo.
    assert window.session.pending == request
    again = PaperMap(board.parts.settings, window.session)
    assert again.placed(state_of(window)).location(place.id).outline != state_of(window).location(place.id).outline
    board.photo.take_away()
    assert {one.id: one.outline for one in sheet.view.places} == before
    window.put_away()


def test_book_table_view_last_page_and_prints_show_the_paper_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_at(qtbot, tmp_path, topics.SCENE, on_paper=True)
    session, settings, picture = window.session, board_of(window).parts.settings, tmp_path / "paper.png"
    state = state_of(window)
    photo = QImage(800, 560, QImage.Format.Format_RGB32)
    photo.fill(QColor("#8000ff"))
    assert photo.save(str(picture))
    paper = PaperMap(settings, session)
    paper.lay(picture)
    first = state.locations[0]
    paper.spots.put(first.id, 3700, 200)
    paper.spots.keep()

    def lies_on_paper(image: QImage) -> bool:
        spots = [image.pixelColor(image.width() * x // 10, image.height() * y // 10) for x in (1, 9) for y in (5, 9)]
        return all(one.blue() > one.green() + 40 for one in spots)

    book = FACE.book(session, settings)
    assert book.painter is not None
    assert book.front is not None
    assert lies_on_paper(book.painter.image(book.front.name, QSize(400, 280), Theme(less_motion=True)))
    assert PaperMap(settings, session).placed(state).location(first.id).x == 3700
    page = FACE.table_view(Theme(less_motion=True), session, settings=settings)
    assert isinstance(page, SiegeTablePage)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show_now()
    assert next(one for one in page.map.view.places if one.id == first.id).outline[0][0] > 3500
    city = next(one for one in FACE.sheets(session, settings) if one.id == "city")
    assert all(lies_on_paper(one) for one in city.pictures().values())
    panels = [panel for panel, _ in FACE.end_panels(Theme(less_motion=True), window.presenter, settings)]
    shown = panels[0].findChild(LatePicture)
    assert isinstance(shown, LatePicture)
    shown.resize(500, 400)
    shown.paint_now()
    assert shown._picture is not None
    assert lies_on_paper(shown._picture.toImage())
    for panel in panels:
        panel.deleteLater()
    window.put_away()


@pytest.mark.parametrize("kept", ["", "no json", "[1, 2]", '{"place-1": 5}', '{"place-1": [1, "x"]}'])
def test_spots_that_are_not_in_order_move_nothing(tmp_path: Path, kept: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_text("spots", kept)
    game = DefendersGame({"players": 3})
    state = game.start()
    assert PaperSpots(settings, "spots").placed(game, state) is state
