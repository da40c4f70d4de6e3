"""Pictures of the board: on the card of the start page, of maps as items, of moments of a war."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.games.faces import face_of
from desktop.games.warhold.board_picture import item_map, war_image
from desktop.look.colours import LookName
from desktop.look.theme import Look
from rules_core.content.items import Item
from rules_core.games.warhold.card import CARD, GAME
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.state.war import Phase
from rules_core.games.warhold.words.warhold_words import WarholdWords
from tests.games.warhold.board import put
from tests.games.warhold.desktop.wars import war

LIGHT = Look(LookName.LIGHT)


def painted(size: QSizeF, moment: float) -> QImage:
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    scene = face_of(GAME).card_scene(CARD)
    painter = QPainter(image)
    scene.paint_still(painter, size, LIGHT)
    scene.paint_life(painter, size, LIGHT, moment)
    painter.end()
    return image


@pytest.mark.parametrize("size", [(438, 178), (300, 178), (760, 120)])
def test_the_card_is_filled_and_its_dragon_beats_its_wings(qtbot: QtBot, size: tuple[int, int]) -> None:
    at_rest = painted(QSizeF(*size), 1.0)
    assert at_rest == painted(QSizeF(*size), 0.0), "it ends as it began"
    assert at_rest != painted(QSizeF(*size), 0.27)
    wide, high = size[0] - 1, size[1] - 1
    corners = [at_rest.pixelColor(x, y).name() for x in (0, wide) for y in (0, high)]
    assert "#000000" not in corners


def test_every_shipped_map_has_a_picture_and_what_is_no_map_has_none(qtbot: QtBot) -> None:
    items = CONTENT.official.items()
    pictures = [item_map(one, 120, LIGHT, 1.0) for one in items if one.kind == "board"]
    assert pictures
    assert all(one is not None and max(one.width(), one.height()) == 120 for one in pictures)
    assert not any(item_map(one, 120, LIGHT, 1.0) for one in items if one.kind != "board")
    for rows in (None, [], [1], [""], "..."):
        assert item_map(Item(GAME, "board", {"id": "x", "rows": rows}), 120, LIGHT, 1.0) is None


def test_a_picture_of_a_moment_shows_who_stands_where(qtbot: QtBot) -> None:
    state = war(Phase.MOVE).state
    words = WarholdWords(shipped())
    before = war_image(state, words, LIGHT, 200)
    moment = war(Phase.MOVE)
    put(moment, "d5", "troll")
    assert war_image(moment.state, words, LIGHT, 200) != before
