"""With the whole table shown everybody's badge, role and musket can be read, also in a close line of a dozen men."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.drums.board import BattleBoard
from desktop.games.drums.table_page import BattleTablePage
from desktop.look.colours import LookName
from desktop.look.lettering import font_px, text_path_at
from desktop.look.theme import Theme
from desktop.look.token import badge_px, is_lettered
from desktop.look.token_signs import badge_centre
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.token_item import TokenItem
from rules_core.games.drums.rules import topics
from tests.games.drums.desktop.seats import match_at, seat, session_of

CLOSE = 160
"""So far apart men of 15 mm stand who all but touch, in tenths of a millimetre."""
COVERED = 0.2


def in_close_line(ranks: int) -> MatchSession:
    """Two squads opposite each other, each man beside the next."""
    session = session_of(match_at(topics.WHOM))
    state = session.state
    for seat_of, top in zip(state.seats, (3600, 2200), strict=True):
        men = [one for one in state.in_play() if one.side == seat_of]
        for number, one in enumerate(men):
            files = -(-len(men) // ranks)
            place = [2000 + number % files * CLOSE, top + number // files * CLOSE]
            assert session.amend(f"models/{one.id}/position", place)
    return session


def badge_box(item: TokenItem) -> QRectF:
    """Where the badge of a token is drawn, in px."""
    view = item.drawn_view
    high = badge_px(item.diameter, view.enlarged)
    middle = badge_centre(view.signs.badge, item.diameter, high, 0)
    letters = text_path_at(view.badge, font_px(max(13.0, high * 0.78), weight=700), QPointF(0, 0)).boundingRect()
    wide = max(high, letters.width() + high * 0.36)
    centre = item.disc_box.center() + middle
    return QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)


def items_of(board: BattleBoard) -> list[TokenItem]:
    return [one for one in board.scene.items() if isinstance(one, TokenItem)]


def worst(items: Sequence[TokenItem]) -> float:
    """How much of a badge lies under another disc or badge, at the most."""
    shares = [0.0]
    for one, other in permutations(items, 2):
        badge, half = badge_box(one), other.diameter / 2
        disc = QRectF(-half, -half, half * 2, half * 2).translated(other.disc_box.center())
        for above in (disc, badge_box(other)):
            common = badge.intersected(above)
            shares.append(common.width() * common.height() / (badge.width() * badge.height()))
    return max(shares)


@pytest.mark.parametrize("ranks", [1, 2])
def test_no_badge_in_a_close_line_is_covered_by_more_than_a_fifth(qtbot: QtBot, tmp_path: Path, ranks: int) -> None:
    board = seat(qtbot, tmp_path, in_close_line(ranks))
    window = board.window()
    for scale in (100, 200):
        board.theme.set_scale_percent(scale)
        for size in ((1280, 720), (1440, 900), (1920, 1080)):
            window.resize(*size)
            QApplication.processEvents()
            board.view.fit()
            board.view.finish()
            told = f"{size} {scale} %, {board.view.px_per_inch:.0f} px for an inch"
            items = items_of(board)
            assert worst(items) <= COVERED, told
            assert len(items) == 23
            assert not any(is_lettered(one.drawn_view, one.diameter) for one in items), told
    # Close up they stand on their bases, and are told as well.
    board.view.zoom_by(8.0)
    board.view.finish()
    assert not board.scene.pins.is_up
    assert worst(items_of(board)) <= COVERED


def test_a_man_is_meant_by_his_base_and_by_his_head(qtbot: QtBot, tmp_path: Path) -> None:
    board = seat(qtbot, tmp_path, in_close_line(2))
    scene = board.scene
    assert scene.pins.is_up
    for view in scene.token_views():
        head = scene.drawn_centre(view.id)
        assert head is not None
        assert scene.id_at(head) == view.id
        assert scene.id_at(QPointF(view.x, view.y)) == view.id


def test_from_far_away_badges_are_large_and_clear_of_each_other(qtbot: QtBot) -> None:
    page = BattleTablePage(Theme(LookName.LIGHT, 100, less_motion=True), in_close_line(2))
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    QApplication.processEvents()
    assert page.map is not None
    page.map.finish()
    items = [one for one in page.map.far_scene.items() if isinstance(one, TokenItem)]
    assert len(items) == 23
    for one in items:
        assert badge_px(one.diameter, one.drawn_view.enlarged) * 0.78 >= 28
    assert worst(items) <= COVERED
