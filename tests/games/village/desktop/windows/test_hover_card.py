"""The card of what the pointer rests on hides neither that, nor who acts, nor whoever is aimed at or dragged."""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.village.hover_card import card_text
from desktop.games.village.siege_scene import token_views
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.tabletop.hover_card import CardText, HoverCard
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.state.fighter import ENEMIES, HEROES
from rules_core.games.village.state.siege import Phase
from rules_core.games.village.words.names import SiegeNames
from rules_core.song import topics
from tests.games.village.desktop.windows.seats import board_of, seat, session_at

SAYS = CardText("Ember Pilgrim 1b", "2b", "person", "Quality 4+, Combat 2", ("One line of it.",) * 4)


@pytest.mark.parametrize("size", [(500, 480), (900, 700)])
def test_it_hides_neither_its_thing_nor_what_is_spared(qtbot: QtBot, size: tuple[int, int]) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(*size)
    card = HoverCard(Theme(LookName.LIGHT, 100, less_motion=True), view)
    view.show()
    wide, high = size
    for x, y, beside in product(range(0, wide, 90), range(0, high, 90), (QPointF(60, 0), QPointF(0, -70))):
        thing = QRectF(x, y, 44, 44)
        spared = thing.translated(beside)
        card.rest_on(SAYS, thing, tuple, partial(list, (spared,)))
        card._show()
        place = QRectF(card.geometry())
        assert QRectF(view.rect()).contains(place)
        assert not place.intersects(thing)
        assert not place.intersects(spared)


def test_more_lines_find_room(qtbot: QtBot) -> None:
    view = QWidget()
    qtbot.addWidget(view)
    view.resize(900, 700)
    card = HoverCard(Theme(LookName.LIGHT, 100, less_motion=True), view)
    view.show()
    more: list[str] = []
    card.rest_on(SAYS, QRectF(400, 300, 40, 40), lambda: tuple(more))
    card._show()
    before = card.height()
    more += ["A line that is rather long and has to be broken somewhere in its middle."] * 2
    card.freshen()
    assert card.height() >= before + 4 * card.fontMetrics().height() - 8


def test_who_has_acted_is_told_in_their_own_turn_alone() -> None:
    siege = session_at(topics.ACTION, "move", skip=1).state
    names = SiegeNames(siege.world)
    ours = next(one for one in siege.models.values() if one.in_play and one.side == HEROES)
    theirs = next(one for one in siege.models.values() if one.in_play and one.side == ENEMIES)
    ours.activated = theirs.activated = True
    siege.acting = None
    for phase, acts, waits in ((Phase.HERO_TURN, ours, theirs), (Phase.ENEMY_TURN, theirs, ours)):
        siege.phase = phase
        has_acted = {one.id for one in token_views(siege, SceneMarks(), names) if one.has_acted}
        assert acts.id in has_acted
        assert waits.id not in has_acted
        said = [" ".join(card.lines) for one in (acts, waits) if (card := card_text(siege, one.id, names, None))]
        assert ["as acted" in one for one in said] == [True, False]


def test_whoever_is_dragged_has_no_card_over_them(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.ACTION, "move", skip=1))
    board = board_of(window)
    hero = board.display.acting()
    centre = board.scene.drawn_centre(hero)
    assert centre is not None
    at = board.view.mapFromScene(centre)
    viewport = board.view.viewport()
    QTest.mouseMove(viewport, at)
    qtbot.waitUntil(board.card.isVisible, timeout=3000)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(viewport, at + QPoint(30, 30))
    assert not board.card.isVisible()
    QTest.qWait(400)
    assert not board.card.isVisible()
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
