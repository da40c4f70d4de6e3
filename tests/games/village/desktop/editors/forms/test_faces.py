"""Colours of faces: on the table, in the card, and always with an icon that is clear on them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from desktop.games.village.editors.token_picture import token_of
from desktop.games.village.siege_scene import face_of
from desktop.look.colours import LookName, colours_of, contrast
from desktop.look.theme import Look
from desktop.look.token import Side, TokenView
from desktop.look.token_face import face_ink_on, is_colour
from desktop.look.token_painting import token_image
from desktop.session.dice_policy import DicePolicy
from desktop.workshop.forms.controls_colour import CLEAR, SWATCHES, verdict
from rules_core.content.items import Item
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import content_with
from rules_core.games.village.content.setup import build
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.game import GameId
from rules_core.kernel.match import begin


@pytest.mark.parametrize("look", list(LookName))
@pytest.mark.parametrize("colour", [one for one, _ in SWATCHES])
def test_every_swatch_is_clear_in_every_look(look: LookName, colour: str) -> None:
    colours = colours_of(look)
    face = QColor(colour)
    assert contrast(face_ink_on(face, colours), face) >= 7
    assert verdict(colour)[1] == "good"


@pytest.mark.parametrize("colour", ["#000000", "#ffffff", "#223355", "#7f7f7f", "#ff0000"])
def test_the_ink_is_the_clearer_of_two_on_any_colour(colour: str) -> None:
    colours = colours_of(LookName.LIGHT)
    face = QColor(colour)
    best = max(contrast(colours.face_ink, face), contrast(colours.on_fill, face))
    assert contrast(face_ink_on(face, colours), face) == best
    assert best >= 3


def test_a_faint_or_broken_colour_is_told() -> None:
    assert verdict("#8a7049")[1] == "warn"
    assert contrast(face_ink_on(QColor("#8a7049"), colours_of(LookName.LIGHT)), QColor("#8a7049")) < CLEAR
    assert verdict("red")[1] == "enemy"
    assert verdict("") == ("", "text_2")
    assert not is_colour("#12345")


@pytest.mark.parametrize("look", list(LookName))
def test_the_face_has_the_colour_and_the_ring_that_of_the_side(look: LookName) -> None:
    drawn = Look(look)
    plain = token_image(TokenView("a", side=Side.OURS, icon="drop"), 100, drawn)
    own = token_image(TokenView("a", side=Side.OURS, icon="drop", face="#a9d0e4"), 100, drawn)
    seen = {own.pixelColor(x, y).name() for x in range(own.width()) for y in range(own.height())}
    before = {plain.pixelColor(x, y).name() for x in range(plain.width()) for y in range(plain.height())}
    ring = drawn.colours.hero_fill.name()
    assert "#a9d0e4" in seen
    assert ring in seen
    assert drawn.colours.face.name() in before
    assert "#a9d0e4" not in before


def test_an_item_with_a_colour_has_it_in_a_game() -> None:
    hero = {
        "id": "blue-joan",
        "name": "Blue Joan",
        "role": "Dyer",
        "icon": "hood",
        "letter": "J",
        "text": "She dyes.",
        "passive": "Nothing.",
        "quality": 3,
        "combat": 3,
        "traits": [{"id": "tough"}],
        "colour": "#a9d0e4",
    }
    item = Item(GAME, Kind.HERO, hero)
    assert token_of(item).face == "#a9d0e4"
    content = content_with([item])
    assert content.heroes["blue-joan"].colour == "#a9d0e4"
    setup = build(content, {"heroes": ["blue-joan", "maren-oak"], "length": "intro"})
    siege = begin(GAMES[GameId("village")](setup), 3, DicePolicy()).state
    assert isinstance(siege, Siege)
    assert face_of(siege, siege.model("blue-joan")) == "#a9d0e4"
    assert face_of(siege, siege.model("maren-oak")) == ""
