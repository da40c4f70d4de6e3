"""The background picture: what is taken, how it lies, and that it never gets into the item."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.map_editor.trace_file import KEPT_SIDE, traced_picture
from desktop.games.village.map_editor.tracing import Tracing, read_tracing
from tests.games.village.desktop.editors.village.example import village
from tests.games.village.desktop.editors.village.hands import Key, MapHands


def picture(width: int, height: int, form: str = "PNG") -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(0x80FF0000)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(form.encode())).write(image)
    return bytes(buffer.data().data())


@pytest.fixture
def hands(qtbot: QtBot, tmp_path: Path) -> MapHands:
    file = tmp_path / "plan.png"
    file.write_bytes(picture(400, 200))
    hands = MapHands(qtbot)
    assert hands.body.trace.take_file(file)
    return hands


def test_a_large_picture_is_made_small_and_kept_as_a_jpeg(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "plan.png"
    file.write_bytes(picture(3000, 1500))
    kept = traced_picture(file)
    image = QImage.fromData(kept)
    assert kept[:3] == b"\xff\xd8\xff"
    assert (image.width(), image.height()) == (KEPT_SIDE, 1000)


@pytest.mark.parametrize("data", [b"", b"nonsense", picture(20, 20, "BMP"), b"\x89PNG\r\n\x1a\n" + bytes(60)])
def test_what_is_no_picture_is_said_and_the_one_before_stays(hands: MapHands, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "other.png"
    file.write_bytes(data)
    before = hands.store.kept_picture
    assert not hands.body.trace.take_file(file)
    assert not hands.body.trace.take_file(tmp_path / "missing.png")
    assert hands.store.kept_picture == before


def test_a_picture_is_kept_beside_the_item_and_not_in_it(hands: MapHands) -> None:
    assert hands.store.kept_picture[:3] == b"\xff\xd8\xff"
    assert hands.draft.plain == village()
    assert hands.steps == 0
    hands.body.desk.keep_now()
    assert hands.store.kept_desk["map"]["tracing"]["width"] == 36


def test_it_is_shown_again_where_it_lay(qtbot: QtBot, hands: MapHands) -> None:
    hands.body.trace.opacity.setValue(30)
    hands.body.trace.width_field.setValue(20)
    hands.body.desk.keep_now()
    again = MapHands(qtbot, store=hands.store)
    assert again.body.traced.is_there
    assert again.body.traced.tracing.width == 20
    assert again.body.trace_item.opacity() == pytest.approx(0.3)
    assert again.body.trace_item.isVisible()


def test_it_is_moved_stretched_and_locked(hands: MapHands) -> None:
    hands.body.trace.move_button.click()
    assert hands.tool == "picture"
    hands.drag((18.0, 18.0), (19.0, 18.0), (20.0, 19.0))
    assert (hands.body.traced.tracing.x, hands.body.traced.tracing.y) == pytest.approx((20, 19), abs=0.06)
    hands.key(Key.Key_Left)
    corner = hands.view.tool.marks().handles[2].place
    middle = (hands.body.traced.tracing.x, hands.body.traced.tracing.y)
    nearer = ((corner[0] + middle[0]) / 2, (corner[1] + middle[1]) / 2)
    hands.drag(corner, nearer, nearer)
    assert hands.body.traced.tracing.width == pytest.approx(18, abs=0.2)
    hands.body.trace.locked.click()
    before = hands.body.traced.tracing
    hands.drag((18.0, 18.0), (19.0, 18.0), (24.0, 19.0))
    assert hands.body.traced.tracing == before
    assert hands.steps == 0


def test_two_points_tell_its_size(hands: MapHands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.games.village.map_editor.trace_panel.QInputDialog.getDouble", lambda *_: (12.0, True))
    hands.body.trace.calibrate.click()
    hands.click((10.0, 18.0))
    hands.click((16.0, 18.0))
    assert hands.body.traced.tracing.width == pytest.approx(72, rel=0.02)
    # The first point stays where it was.
    assert hands.body.traced.tracing.x == pytest.approx(26, abs=0.4)
    assert hands.tool == "picture"


def test_two_points_are_set_by_keys_alone(hands: MapHands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.games.village.map_editor.trace_panel.QInputDialog.getDouble", lambda *_: (12.0, True))
    said: list[str] = []
    hands.body.hand.said.connect(said.append)
    hands.body.left.show_page(hands.body.trace)
    hands.body.trace.calibrate.setFocus()
    QTest.keyClick(hands.body.trace.calibrate, Key.Key_Space)
    assert hands.view.hasFocus()
    hands.keys(*[Key.Key_Up] * 10, *[Key.Key_Left] * 8, Key.Key_Return)
    assert said[-1] == "10.0 in, 8.0 in"
    hands.keys(*[Key.Key_Right] * 6)
    assert said[-1] == "6.0 in from the first point, at 16.0 in, 8.0 in"
    hands.keys(Key.Key_Return)
    assert hands.body.traced.tracing.width == pytest.approx(72)
    assert hands.body.traced.tracing.x == pytest.approx(26)
    assert hands.tool == "picture"
    hands.keys(Key.Key_Right, Key.Key_Period, Key.Key_BracketRight)
    tracing = hands.body.traced.tracing
    assert (tracing.x, tracing.width, tracing.angle) == pytest.approx((26.1, 72.1, 1))


def test_it_is_hidden_and_taken_away(hands: MapHands) -> None:
    hands.body.trace.shown.click()
    assert not hands.body.trace_item.isVisible()
    hands.body.trace.remove.click()
    assert hands.store.kept_picture == b""
    assert not hands.body.traced.is_there


def test_a_broken_place_is_as_it_begins() -> None:
    assert read_tracing({"x": "a", "width": 10**9, "opacity": 7, "shown": 3}) == Tracing(opacity=1.0)
    assert Tracing().calibrated((1.0, 1.0), (1.0, 1.0), 5) is None
