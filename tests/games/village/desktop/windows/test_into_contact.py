"""What looks like contact is contact: a hair off an enemy a hand means contact, and marks say where two touch."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.board import VillageBoard
from desktop.session.match_session import MatchSession
from desktop.tabletop.contact_marks import contact_marks
from desktop.tabletop.into_contact import NEARLY, Touchable, into_contact
from desktop.tabletop.marks import GHOST, TriedMove
from rules_core.games.village.rules.markers import token_body
from rules_core.games.village.state.siege import Token
from rules_core.games.village.words.touch_words import touched_at
from rules_core.ground.geometry import length
from rules_core.kernel.region import Region
from rules_core.song import topics
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

HAIR = NEARLY - 13


def beside_an_enemy() -> tuple[MatchSession, str, str]:
    """Some way below the hero who is asked an enemy stands alone."""
    session = session_at(topics.ACTION, "move", seed=7)
    assert session.pending is not None
    siege = session.state
    hero = siege.model(session.pending.subject)
    foe = next(one for one in siege.enemies(hero) if one.in_play)
    assert session.amend(f"models/{foe.id}/position", [hero.x, hero.y + 900])
    return session, hero.id, foe.id


def region_of(board: VillageBoard) -> Region:
    region = board.hand.region_of_move()
    assert region is not None
    return region


def test_a_hero_dropped_a_hair_off_an_enemy_is_in_contact(qtbot: QtBot, tmp_path: Path) -> None:
    session, hero_id, foe_id = beside_an_enemy()
    board = board_of(seat(qtbot, tmp_path, session))
    hero, foe = board.siege.model(hero_id), board.siege.model(foe_id)
    region = region_of(board)
    gap = hero.radius + foe.radius
    near, off = (foe.x, foe.y - gap - HAIR), (foe.x, foe.y - gap - 2 * NEARLY)
    assert region.contains(*near)
    assert touched_at(board.siege, hero, *board.hand.meant(hero_id, region, *near)) == [foe_id]
    assert board.hand.meant(hero_id, region, *off) == off
    viewport, left, none = board.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(viewport, left, none, board.view.mapFromScene(QPointF(hero.x, hero.y)))
    QTest.mouseMove(viewport, board.view.mapFromScene(QPointF(*near)))
    ghost = board.scene.token(GHOST)
    assert ghost is not None
    assert board.scene.overlays.contacts
    QTest.mouseRelease(viewport, left, none, board.view.mapFromScene(QPointF(*near)))
    assert board.siege.in_contact(board.siege.model(hero_id), board.siege.model(foe_id))


def test_buildings_and_finds_draw_a_hero_in_but_nobody_into_a_second_fight(qtbot: QtBot, tmp_path: Path) -> None:
    session, hero_id, foe_id = beside_an_enemy()
    board = board_of(seat(qtbot, tmp_path, session))
    siege, region = board.siege, region_of(board)
    hero, foe = siege.model(hero_id), siege.model(foe_id)
    find = Token("find-9", hero.x, hero.y + 450, 1, 1, revealed=False)
    siege.tokens[find.id] = find
    body = token_body(siege, find)
    spot = hero.x, find.y - body.radius - hero.radius - HAIR
    assert touched_at(siege, hero, *board.hand.meant(hero_id, region, *spot)) == [find.id]
    # Who touches one thing is not drawn into another.
    touching = (find.x, find.y - body.radius - hero.radius)
    beside = foe.clone()
    beside.x, beside.y = touching[0] + hero.radius + foe.radius + HAIR, touching[1]
    things = Touchable([body, beside])
    assert into_contact(siege, region, hero, touching, things) == touching


def test_marks_stand_where_two_fight_each_other_and_follow_who_is_tried_out() -> None:
    session, hero_id, foe_id = beside_an_enemy()
    siege = session.state
    hero, foe = siege.model(hero_id), siege.model(foe_id)
    before = contact_marks(siege, TriedMove())
    y = foe.y - hero.radius - foe.radius
    trial = TriedMove(topics.ACTION, hero_id, foe.x, y, shown=True)
    (mark,) = set(contact_marks(siege, trial)).difference(before)
    assert length(mark[0] - foe.x, mark[1] - foe.y) == pytest.approx(foe.radius, abs=2)
    assert mark[1] < foe.y
    assert set(contact_marks(siege, TriedMove(topics.ACTION, hero_id, foe.x, y - NEARLY, shown=True))) <= set(before)
