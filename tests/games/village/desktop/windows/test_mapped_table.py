"""A table with a map: tokens go where the miniatures went; what the rules do not allow is noted, not refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import Amended
from rules_core.games.village.state.order_facts import OrderGiven, OrderOverruled
from rules_core.games.village.words.order_words import standing_order
from rules_core.games.village.words.report_words import sentence
from rules_core.ground.geometry import length
from rules_core.kernel.requests import Place
from rules_core.song.facts import ModelMoved
from tests.clauses import rule
from tests.games.village.desktop.windows.seats import board_of, seat, session_at


def table(qtbot: QtBot, folder: Path, topic: str, option: str = "", skip: int = 0) -> PlayWindow:
    return seat(qtbot, folder, session_at(topic, option, play_mode="mapped", skip=skip))


def corrections(window: PlayWindow) -> list[Amended]:
    return [told.fact for told in window.session.facts if isinstance(told.fact, Amended)]


def beyond_the_move(window: PlayWindow, more: int) -> tuple[str, tuple[int, int], tuple[int, int]]:
    """Who moves, a spot that is allowed, and one so much further on in the same direction, with room."""
    request = window.session.pending
    assert request is not None
    region = board_of(window).hand.region_of_move()
    assert region is not None
    model = board_of(window).siege.model(request.subject)
    others = board_of(window).siege.others(model)
    for aim in ((0, 0), (9144, 0), (9144, 9144), (0, 9144), (4572, 0), (9144, 4572), (4572, 9144), (0, 4572)):
        end = region.nearest(*aim)
        gone = length(end[0] - model.x, end[1] - model.y)
        if gone < 200:
            continue
        share = (gone + more) / gone
        wish = (round(model.x + (end[0] - model.x) * share), round(model.y + (end[1] - model.y) * share))
        nearest = region.nearest(*wish)
        if length(nearest[0] - wish[0], nearest[1] - wish[1]) > more / 2 and board_of(window).siege.ground.fits(
            model, *wish, others
        ):
            return model.id, nearest, wish
    raise AssertionError("no way leads anywhere")


@rule("R-V37", "SBH-MOV-3")
def test_a_move_beyond_the_stick_is_carried_out_and_noted(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "action", "move")
    model, allowed, wish = beyond_the_move(window, 120)
    board_of(window).view.dragged.emit(model, *wish, False)
    board_of(window).view.dragged.emit(model, *wish, True)
    moves = [told.fact for told in window.session.facts if isinstance(told.fact, ModelMoved)]
    assert (moves[-1].to_x, moves[-1].to_y) == allowed
    piece = board_of(window).siege.model(model)
    assert (piece.x, piece.y) == wish
    note = sentence(corrections(window)[-1], board_of(window).names).text()
    assert note.startswith("Noted: ")
    assert "beyond where the rules let it go" in note
    assert window.session.match.dropped == 0


def test_the_line_on_the_edge_tells_lengths_as_tapes_do(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "action", "move")
    model, allowed, _ = beyond_the_move(window, 120)
    board_of(window).view.dragged.emit(model, *allowed, True)
    window.player.finish()
    told = next(one for one in reversed(window.session.facts) if isinstance(one.fact, ModelMoved))
    words = window.presenter.words.fact(told.fact).text(window.presenter.measure(told.fact))
    window.event_strip.show_fact(told.fact)
    assert window.event_strip.accessibleName() == words
    assert words != window.presenter.words.fact(told.fact).text()


def test_a_move_within_the_stick_is_just_a_move(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "action", "move")
    model, allowed, _ = beyond_the_move(window, 120)
    board_of(window).view.dragged.emit(model, *allowed, True)
    assert corrections(window) == []
    piece = board_of(window).siege.model(model)
    assert (piece.x, piece.y) == allowed


@rule("R-V37")
def test_whatever_stands_on_the_table_can_be_put_somewhere_else(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    enemy = next(one for one in board_of(window).siege.models.values() if one.in_play and not one.is_hero)
    x, y = enemy.x, enemy.y
    spot = board_of(window).siege.ground.nearest_fit(enemy, x + 300, y + 300, board_of(window).siege.others(enemy))
    assert spot is not None
    board_of(window).view.dragged.emit(enemy.id, *spot, True)
    enemy = board_of(window).siege.models[enemy.id]
    assert (enemy.x, enemy.y) == spot
    assert corrections(window)[-1].path == f"models/{enemy.id}/position"
    window.session.undo()
    enemy = board_of(window).siege.models[enemy.id]
    assert (enemy.x, enemy.y) == (x, y)


def ordered(window: PlayWindow) -> OrderGiven:
    order = standing_order(window.session.facts, window.session.pending)
    assert order is not None
    return order


@rule("V-6.2.7", "R-V37")
def test_putting_the_miniature_where_its_order_leads_carries_the_order_out(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.ORDER)
    order = ordered(window)
    end = next((leg[4], leg[5]) for leg in reversed(order.legs) if leg[2])
    board_of(window).view.dragged.emit(order.model, end[0] + 60, end[1], True)
    model = board_of(window).siege.models[order.model]
    assert model.activated
    assert length(model.x - end[0], model.y - end[1]) < 100
    moves = [told.fact for told in window.session.facts if isinstance(told.fact, ModelMoved)]
    assert [one.model for one in moves].count(order.model) == len([leg for leg in order.legs if leg[2]])


@rule("R-V37")
def test_putting_it_elsewhere_overrules_the_order(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.ORDER)
    order = ordered(window)
    model = board_of(window).siege.models[order.model]
    end = next((leg[4], leg[5]) for leg in reversed(order.legs) if leg[2])
    wish = (2 * model.x - end[0], 2 * model.y - end[1])
    spot = board_of(window).siege.ground.nearest_fit(model, *wish, board_of(window).siege.others(model))
    assert spot is not None
    board_of(window).view.dragged.emit(order.model, *spot, True)
    model = board_of(window).siege.models[order.model]
    assert (model.x, model.y) == spot
    assert any(
        isinstance(told.fact, OrderOverruled) and told.fact.model == order.model for told in window.session.facts
    )
    assert model.activated


def test_one_drag_beyond_the_rules_is_one_undo(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, "action", "move")
    model, _, wish = beyond_the_move(window, 120)
    request, piece = window.session.pending, board_of(window).siege.model(model)
    before = (piece.x, piece.y)
    board_of(window).view.dragged.emit(model, *wish, True)
    window.session.undo()
    piece = board_of(window).siege.model(model)
    assert (piece.x, piece.y) == before
    window.session.undo()
    pending = window.session.pending
    assert request is not None
    assert pending is not None
    assert pending.fingerprint() == request.fingerprint()
    window.session.redo()
    window.session.redo()
    piece = board_of(window).siege.model(model)
    assert (piece.x, piece.y) == wish


@rule("V-5.6.1")
def test_a_token_that_stands_is_taken_hold_of_though_another_is_being_placed(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.DEPLOY, skip=1)
    first = next(one for one in board_of(window).siege.heroes if one.in_play)
    request = window.session.pending
    at = board_of(window).view.mapFromScene(QPointF(first.x, first.y))
    QTest.mouseMove(board_of(window).view.viewport(), at)
    QTest.qWait(60)
    assert board_of(window).scene.id_at(QPointF(first.x, first.y)) == first.id
    QTest.mousePress(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    for step in (10, 25, 40):
        QTest.mouseMove(board_of(window).view.viewport(), at + QPoint(step, 0))
        QTest.qWait(20)
    QTest.mouseRelease(board_of(window).view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(40, 0))
    pending = window.session.pending
    assert request is not None
    assert pending is not None
    assert pending.fingerprint() == request.fingerprint()
    assert corrections(window)[-1].path == f"models/{first.id}/position"


def test_a_miniature_dropped_onto_another_stands_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    first, second = [one for one in board_of(window).siege.models.values() if one.in_play][:2]
    board_of(window).view.dragged.emit(first.id, second.x, second.y, True)
    first, second = board_of(window).siege.models[first.id], board_of(window).siege.models[second.id]
    assert board_of(window).siege.ground.gap(first, second) >= 0
    assert board_of(window).siege.ground.gap(first, second) < 40


@rule("V-5.6.1")
def test_a_hero_deployed_outside_the_area_stands_there_and_it_is_noted(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.DEPLOY)
    request = window.session.pending
    assert isinstance(request, Place)
    assert request.region is not None
    assert not request.region.contains(700, 700)
    board_of(window).view.point_clicked.emit(700, 700)
    hero = board_of(window).siege.model(request.subject)
    assert length(hero.x - 700, hero.y - 700) < 400
    assert corrections(window)[-1].path == f"models/{hero.id}/beyond"


@rule("R-V37")
def test_markers_can_be_put_somewhere_else_too(qtbot: QtBot, tmp_path: Path) -> None:
    window = table(qtbot, tmp_path, topics.WHOM)
    assert window.session.amend("barricades/new", [1500, 1500, 30])
    assert window.session.amend("traps/new", [2500, 1500])
    for id, path in (
        (next(iter(board_of(window).siege.barricades)), "barricades"),
        (next(iter(board_of(window).siege.traps)), "traps"),
    ):
        board_of(window).view.dragged.emit(id, 2000, 2600, True)
        marker = board_of(window).siege.barricades.get(id) or board_of(window).siege.traps[id]
        assert (marker.x, marker.y) == (2000, 2600)
        assert corrections(window)[-1].path == f"{path}/{id}/position"
        window.session.amend(f"{path}/{id}", None)


@pytest.mark.parametrize("mode", ["", "unmapped"])
def test_elsewhere_only_the_mover_is_dragged(qtbot: QtBot, tmp_path: Path, mode: str) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM, play_mode=mode))
    hero = board_of(window).siege.heroes[0]
    before = (hero.x, hero.y)
    board_of(window).view.dragged.emit(hero.id, hero.x + 400, hero.y, True)
    hero = board_of(window).siege.heroes[0]
    assert (hero.x, hero.y) == before
