"""What is painted from a kept picture looks as it does when it is painted line by line, wherever and however turned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPicture
from pytestqt.qtbot import QtBot

from desktop.look.kept_picture import KeptPictures, paint_kept
from desktop.look.theme import Theme
from desktop.look.widgets.banner import MOST_KEPT, Banner, BannerSide, BannerView
from desktop.look.widgets.painted import brush_up

ROOM = QRectF(-12, -7, 30, 20)


def mark(painter: QPainter) -> None:
    painter.setPen(QColor("black"))
    painter.setBrush(QColor(200, 30, 30, 120))
    painter.drawRoundedRect(QRectF(-10.5, -5, 25, 14), 4, 4)


def picture_of(paint: Callable[[QPainter], None], ratio: float, turn: float, at: tuple[float, float]) -> QImage:
    image = QImage(QSize(80, 80) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("wheat"))
    painter = QPainter(image)
    brush_up(painter)
    painter.translate(*at)
    painter.rotate(turn)
    paint(painter)
    # Whatever follows is painted where it was before.
    painter.fillRect(QRectF(12, 12, 4, 4), Qt.GlobalColor.blue)
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("turn", [0.0, 7.0, 180.0])
def test_a_kept_picture_looks_like_what_it_was_made_of(qtbot: QtBot, ratio: float, turn: float) -> None:
    for at in ((40.0, 40.0), (37.25, 41.5)):
        plain = picture_of(mark, ratio, turn, at)
        for _ in ("new", "kept"):
            seen = picture_of(lambda to: paint_kept(to, ("mark", "a"), ROOM, mark), ratio, turn, at)
            far = max(abs(one - other) for one, other in zip(plain.constBits(), seen.constBits(), strict=True))
            # A colour that shines through may differ by what is lost in rounding.
            assert far <= 5


def test_it_is_painted_once_until_something_is_other(qtbot: QtBot) -> None:
    painted: list[str] = []

    def paint(what: str, at: QPointF) -> None:
        def made(to: QPainter) -> None:
            painted.append(what)
            mark(to)

        picture_of(lambda to: paint_kept(to, what, ROOM, made), 1.0, 0.0, at.toTuple())

    paint("one", QPointF(30, 30))
    paint("one", QPointF(50, 20))
    assert painted == ["one"]
    paint("other", QPointF(50, 20))
    paint("one", QPointF(50.5, 20))
    assert painted == ["one", "other", "one"]


@pytest.mark.parametrize("kept", [KeptPictures(most_bytes=3 * 30 * 20 * 4), KeptPictures(most=3)])
def test_no_more_is_kept_than_there_is_room_for(qtbot: QtBot, kept: KeptPictures) -> None:
    for name in "abcdaef":
        picture_of(partial(paint_kept, what=name, room=ROOM, paint=mark, kept=kept), 1.0, 0.0, (40.0, 40.0))
    assert [key[0] for key in kept.known()] == ["a", "e", "f"]


def test_what_a_banner_said_before_is_not_kept(qtbot: QtBot) -> None:
    banner = Banner(Theme(less_motion=True), BannerView(BannerSide.HEROES, "Round 0"))
    qtbot.addWidget(banner)
    for number in range(9):
        banner.set_view(BannerView(BannerSide.HEROES, f"Round {number}"))
        banner.grab()
    assert len(banner.kept.known()) == MOST_KEPT


def test_paper_gets_the_lines_themselves(qtbot: QtBot) -> None:
    direct, kept = QPicture(), QPicture()
    for page, paint in ((direct, mark), (kept, lambda to: paint_kept(to, ("paper",), ROOM, mark))):
        painter = QPainter(page)
        paint(painter)
        painter.end()
    assert kept.size() == direct.size()


def test_where_there_is_no_room_nothing_is_painted(qtbot: QtBot) -> None:
    painted: list[int] = []

    def paint(painter: QPainter) -> None:
        paint_kept(painter, "nothing", QRectF(3, 3, 0, 0), lambda to: painted.append(1))

    assert picture_of(paint, 1, 0, (20, 20)) == picture_of(lambda painter: None, 1, 0, (20, 20))
    assert not painted
