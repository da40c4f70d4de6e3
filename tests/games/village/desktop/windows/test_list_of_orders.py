"""Several orders at once: all stand in the prompt, on the map, on the table view and in what is spoken; one key is for
all, the number of one looks at it alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.table_view.page import SiegeTablePage
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.play.play_window import PlayWindow
from desktop.play.prompts.order_prompt import OrderPrompt
from desktop.play.prompts.orders_prompt import OrdersPrompt
from desktop.play.table_view.flow import DOTS
from desktop.session.match_session import MatchSession
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.order_facts import OrderGiven
from rules_core.games.village.words.order_words import standing_orders
from rules_core.ground.geometry import length
from rules_core.kernel.facts import Fact
from rules_core.song.facts import ModelMoved
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at
from tests.games.village.desktop.windows.test_orders import guard

PAD = Qt.KeyboardModifier.KeypadModifier


def session_at_list(many: int = 2, mode: str = "mapped") -> MatchSession:
    """A session at the first list of so many orders, all of which lead somewhere."""
    for number in range(60):
        session = session_at(topics.ORDERS, play_mode=mode, skip=number, seed=6)
        orders = standing_orders(session.facts, session.pending)
        if len(orders) >= many and all(leads(one) for one in orders):
            return session
    raise AssertionError("no such list came")


def leads(order: OrderGiven) -> bool:
    return any(leg[2] for leg in order.legs) and not order.ends_with


def orders_of(window: PlayWindow) -> tuple[OrderGiven, ...]:
    return standing_orders(window.session.facts, window.session.pending)


def prompt_of(window: PlayWindow) -> OrdersPrompt:
    prompt = window.prompt.prompt
    assert isinstance(prompt, OrdersPrompt)
    return prompt


def end_of(order: OrderGiven) -> tuple[int, int]:
    return order.legs[-1][4], order.legs[-1][5]


@rule("V-6.2.7")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_whole_list_is_said_and_drawn(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    window = seat(qtbot, tmp_path, session_at_list(4), size)
    orders, shown = orders_of(window), prompt_of(window).shown
    assert [line.stands_for for line in shown.lines] == [f"one:{one.model}" for one in orders]
    for line in shown.lines:
        # It ends somewhere, and all of that can be read.
        assert " in " in line.accessibleDescription()
        assert line.high_at(line.step, line.width()) <= line.height()
        assert shown.rect().contains(line.geometry())
    board = board_of(window)
    assert [arrow.id for arrow in board.scene.overlays.arrows] == [f"order {one.model}" for one in orders]
    ghosts = [(view.x, view.y) for view in board.display.tokens() if view.ghost]
    assert ghosts == [end_of(one) for one in orders]
    spoken = window.aids.voice.words()
    assert all(line.accessibleName() in spoken for line in shown.lines)


def test_with_large_letters_no_order_is_cut_and_each_can_be_reached(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at_list(4), (1280, 720), 150)
    qtbot.wait(30)
    shown = prompt_of(window).shown
    assert shown.verticalScrollBar().maximum() > 0, "all of them fit"
    assert all(line.high_at(line.step, line.width()) <= line.height() for line in shown.lines)
    for line in shown.lines:
        QTest.keyClick(window, Qt.Key.Key_Tab)
        assert line.hasFocus()
        seen = line.mapTo(shown.viewport(), QPoint(0, 0)).y()
        assert 0 <= seen <= shown.viewport().height() - line.height()


@rule("V-6.2.6")
def test_one_key_carries_them_all_out(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = seat(qtbot, tmp_path, session_at_list(3))
    orders = orders_of(window)
    head = window.session.match.journal.head
    guard(monkeypatch, 60_000)
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    # A key that was meant for what stood before says nothing.
    assert window.session.match.journal.head == head
    guard(monkeypatch, 0)
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    moved = [one.fact for one in window.session.facts if isinstance(one.fact, ModelMoved)]
    ends = {one.model: (one.to_x, one.to_y) for one in moved}
    assert [ends[one.model] for one in orders] == [end_of(one) for one in orders]
    window.session.undo()
    assert orders_of(window) == orders


@rule("V-6.2.6")
@pytest.mark.parametrize("mode", ["mapped", "unmapped"])
def test_what_people_have_carried_out_is_shown_again_only_where_they_want_to_watch_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    window = seat(qtbot, tmp_path, session_at_list(3, mode))
    window.theme.set_less_motion(False)
    guard(monkeypatch, 0)
    shown: list[Fact] = []
    window.player.beat.connect(lambda fact, _: shown.append(fact))
    orders, before = orders_of(window), len(window.session.facts)
    QTest.keyClick(window, Qt.Key.Key_Enter, PAD)
    told = window.session.match.facts[before:]
    moved = [one.fact for one in told if isinstance(one.fact, ModelMoved)]
    assert {one.model for one in moved} >= {one.model for one in orders}
    while window.session.is_behind:
        window.player.next()
    assert not [one for one in shown if isinstance(one, (ModelMoved, EnemyDecided))]
    window.player.play_again(told)
    while window.player.playing:
        window.player.next()
    assert [one for one in shown if isinstance(one, ModelMoved)] == moved


@rule("R-V37")
def test_the_number_of_one_looks_at_it_alone_and_undo_leads_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at_list(3))
    orders = orders_of(window)
    QTest.keyClick(window, Qt.Key.Key_2, PAD)
    assert isinstance(window.prompt.prompt, OrderPrompt)
    (alone,) = orders_of(window)
    assert alone.model == orders[1].model
    moved = [one.fact.model for one in window.session.facts if isinstance(one.fact, ModelMoved)]
    assert orders[0].model in moved[-2:]
    assert not board_of(window).siege.models[alone.model].activated
    QTest.keyClick(window, Qt.Key.Key_Minus, PAD)
    assert orders_of(window) == orders
    # Its miniature on the map means the same.
    board_of(window).view.clicked.emit(orders[1].model)
    assert [one.model for one in orders_of(window)] == [alone.model]


@rule("R-V37")
def test_a_miniature_that_is_put_where_its_order_leads_has_carried_it_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at_list(3))
    orders = orders_of(window)
    end = end_of(orders[1])
    board_of(window).view.dragged.emit(orders[1].model, end[0] + 60, end[1], True)
    models = board_of(window).siege.models
    assert [models[one.model].activated for one in orders[:3]] == [True, True, False]
    there = models[orders[1].model]
    assert length(there.x - end[0], there.y - end[1]) < 100


@rule("V-6.2.7")
@pytest.mark.parametrize("mode", ["mapped", "unmapped"])
def test_the_table_view_shows_all_of_them_whole(qtbot: QtBot, mode: str) -> None:
    session = session_at_list(4, mode)
    page = SiegeTablePage(Theme(LookName.LIGHT, 100, less_motion=True), session)
    qtbot.addWidget(page)
    page.resize(1920, 1080)
    page.show()
    page.show_now()
    card = page.card
    # Below the head with its dice and above the foot there is more than half of the card.
    wide, high = card.width(), card.height() * 0.6
    card.fit_orders(wide, high)
    lines = [one for one in card.view.lines if one.is_order]
    assert len(lines) == len(standing_orders(session.facts, session.pending))
    each = card.px(60)
    total = 0.0
    for line in lines:
        rows = card.laid(line, wide, high)
        said = " ".join(run.text for row in rows for run in row)
        assert DOTS not in said
        assert said == line.words
        total += max(each, len(rows) * rows[0][0].font.pixelSize())
    assert total <= high
    page.close()
