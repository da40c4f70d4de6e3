"""What the map shows of an order: an arrow above everything, the model where it will stand, dice out of the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.tabletop.battlefield.overlays import ArrowItem
from desktop.tabletop.battlefield.picture_item import Z_CHOSEN, Z_PLATE
from desktop.tabletop.marks import GHOST
from rules_core.games.village.rules import topics
from rules_core.games.village.words.order_words import standing_order
from rules_core.kernel.requests import Topic
from rules_core.song.facts import QualityRolled
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def at_order(qtbot: QtBot, folder: Path) -> PlayWindow:
    """A low window at an order that leads somewhere."""
    for skip in range(12):
        session = session_at(topics.ORDER, play_mode="mapped", skip=skip)
        order = standing_order(session.facts, session.pending)
        assert order is not None
        model = session.state.models[order.model]
        if order.legs and order.legs[-1][4:6] != (model.x, model.y):
            return seat(qtbot, folder, session, (1280, 720))
    raise AssertionError("no order leads anywhere")


def test_the_arrow_of_an_order_lies_above_tokens_and_labels(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_order(qtbot, tmp_path)
    (arrow,) = [item for item in board_of(window).scene.items() if isinstance(item, ArrowItem)]
    assert arrow.zValue() > max(Z_CHOSEN, Z_PLATE)


def test_a_ghost_stands_where_the_order_leads_and_goes_with_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_order(qtbot, tmp_path)
    order = standing_order(window.session.facts, window.session.pending)
    assert order is not None
    (ghost,) = [view for view in board_of(window).display.tokens() if view.id == GHOST]
    assert (ghost.x, ghost.y) == order.legs[-1][4:6]
    assert ghost.ghost
    place = board_of(window).scene.centre_of_item(GHOST)
    assert place is not None
    assert (place.x(), place.y()) == (ghost.x, ghost.y)
    window.session.undo()
    if standing_order(window.session.facts, window.session.pending) is None:
        # Another question may have a ghost of its own.
        place = board_of(window).scene.centre_of_item(GHOST)
        assert place is None or (place.x(), place.y()) != order.legs[-1][4:6]


def test_dice_on_the_map_lie_in_the_corner_farthest_from_who_acts(qtbot: QtBot, tmp_path: Path) -> None:
    window = at_order(qtbot, tmp_path)
    assert board_of(window).strip.isHidden()
    tray, view = board_of(window).map_tray, board_of(window).view
    acting = board_of(window).siege.model(board_of(window).display.acting())
    view.fit()
    for x, y in ((300, 300), (8800, 300), (300, 8800), (8800, 8800)):
        board_of(window).scene.set_tokens([], animated=False)
        acting.x, acting.y = x, y
        board_of(window).scene.set_tokens(board_of(window).display.tokens(), animated=False)
        tray.clear()
        tray.show_fact(QualityRolled("SBH-ACT-2", acting.id, Topic("activation"), (5, 1, 4), 4, 0, 2, 1))
        middle = tray.geometry().center()
        here = view.mapFromScene(x, y)
        half = QPoint(view.width() // 2, view.height() // 2)
        assert (middle.x() < half.x()) is (here.x() > half.x())
        assert (middle.y() < half.y()) is (here.y() > half.y())
