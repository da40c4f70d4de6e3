"""Dice roll a moment and lie as they were rolled; without motion, or when they are told to, they lie at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.look.theme import Look
from desktop.look.widgets.die import DieState, DieView, paint_die
from desktop.look.widgets.tumble import Tumble, cube_turned, faces_of, paint_tumbling, share_of, tumble_ms

THROW = (DieView(4, DieState.HIT), DieView(1, DieState.MISS), DieView(6))
SIDE = 60


@pytest.fixture
def tumble(qtbot: QtBot) -> Iterator[Tumble]:
    owner = QObject()
    yield Tumble(owner)
    owner.deleteLater()


def picture(view: DieView, share: float) -> QImage:
    """The die at a share of its way."""
    return painted(lambda painter, rect: paint_tumbling(painter, rect, view, Look(), share, 0))


def painted(paint: Callable[[QPainter, QRectF], object]) -> QImage:
    image = QImage(SIDE * 2, SIDE * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(SIDE / 2, SIDE / 2, SIDE, SIDE))
    painter.end()
    return image


@pytest.mark.parametrize("value", range(1, 21))
def test_a_die_that_has_settled_is_the_die_that_was_rolled(qapp: QApplication, value: int) -> None:
    view = DieView(value, DieState.OURS)
    settled = picture(view, 1.0)
    assert settled == painted(lambda painter, rect: paint_die(painter, rect, view, Look()))
    # A die with more faces than six tells its number, and rolls as all do.
    assert settled != picture(DieView(value % 20 + 1, DieState.OURS), 1.0)
    assert settled != picture(view, 0.5)


@pytest.mark.parametrize("value", range(1, 21))
def test_the_cube_comes_to_rest_with_the_rolled_face_in_front(value: int) -> None:
    assert faces_of(value)[0] == value
    assert cube_turned(1.0, 0.0) == ((1, 0, 0), (0, 1, 0), (0, 0, 1))


@pytest.mark.parametrize("value", range(1, 7))
def test_every_face_stands_once_on_a_die_and_opposite_ones_make_seven(value: int) -> None:
    faces = faces_of(value)
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert [faces[0] + faces[1], faces[2] + faces[3], faces[4] + faces[5]] == [7, 7, 7]


def test_a_rolling_die_looks_different_from_moment_to_moment() -> None:
    moments = [picture(DieView(5), share / 8) for share in range(9)]
    assert all(one != other for one, other in pairwise(moments))


def test_a_rolling_die_does_not_tell_whether_it_hits() -> None:
    assert picture(DieView(5, DieState.HIT), 0.4) == picture(DieView(5, DieState.MISS), 0.4)


def test_dice_settle_one_after_the_other() -> None:
    assert share_of(0, 3, (tumble_ms(1) + 1) / tumble_ms(3)) == 1.0
    assert share_of(1, 3, (tumble_ms(1) + 1) / tumble_ms(3)) < 1.0
    assert share_of(2, 3, 1.0) == 1.0


def test_a_throw_ends_on_the_rolled_faces(qtbot: QtBot, tumble: Tumble) -> None:
    with qtbot.waitSignal(tumble.settled):
        tumble.throw(THROW, 4.0)
        assert tumble.is_rolling
    assert tumble.dice == THROW
    assert not tumble.is_rolling


def test_settling_shows_the_same_end_at_once(qtbot: QtBot, tumble: Tumble) -> None:
    tumble.throw(THROW, 1.0)
    tumble.settle()
    assert not tumble.is_rolling
    assert row(tumble) == row_at_once(tumble)


def test_without_motion_nothing_rolls(qtbot: QtBot, tumble: Tumble) -> None:
    with qtbot.assertNotEmitted(tumble.settled, wait=50):
        tumble.throw(THROW, 0.0)
    assert not tumble.is_rolling
    assert tumble.dice == THROW


def test_a_new_throw_takes_the_place_of_one_that_still_rolls(qtbot: QtBot, tumble: Tumble) -> None:
    tumble.throw(THROW, 1.0)
    tumble.throw(THROW[:1], 4.0)
    with qtbot.waitSignal(tumble.settled):
        pass
    assert tumble.dice == THROW[:1]


def row(tumble: Tumble) -> QImage:
    return painted(lambda painter, rect: tumble.paint(painter, 0, SIDE, SIDE / 3, Look()))


def row_at_once(tumble: Tumble) -> QImage:
    other = Tumble(tumble)
    other.throw(tumble.dice, 0.0)
    return row(other)
