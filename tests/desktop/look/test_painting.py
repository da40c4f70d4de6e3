"""Painting: the same view gives the same picture, each state another one, and sides differ without colour."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName
from desktop.look.theme import Look, Theme
from desktop.look.token import (
    SMALL_BELOW,
    Gauge,
    Posture,
    RingLine,
    Side,
    TokenView,
    describe,
    disc_px,
    extent,
    outer_px,
    short_badge,
)
from desktop.look.token_painting import paint_token, thumbnail, token_image
from desktop.look.widgets.die import DieState, DieView, paint_die
from desktop.look.wood import TILE_HEIGHT, TILE_WIDTH, wood_pixmap
from desktop.tabletop.battlefield.building import paint_building
from desktop.tabletop.battlefield.markers import paint_marker
from desktop.tabletop.battlefield.still import map_image
from desktop.tabletop.battlefield.views import BuildingView, MarkerKind
from tests.desktop.look.example import BUILDINGS, ILSE, MAREN, MARKERS, TABLE, TERRAIN, TOKENS, defender, enemy

LIGHT = Look(LookName.LIGHT)
SHADE = 16
WOLF = enemy("2a", 1, 1, "wolf-head")
STATES = {
    "ready": MAREN,
    "chosen": replace(MAREN, chosen=True),
    "offered": replace(MAREN, offered=True, key="2"),
    "has acted": replace(MAREN, has_acted=True),
    "wounded": replace(MAREN, wounds=2),
    "knocked down": replace(MAREN, posture=Posture.KNOCKED_DOWN),
    "transfixed": replace(MAREN, posture=Posture.TRANSFIXED),
    "fleeing": replace(MAREN, posture=Posture.FLEEING),
    "defeated": replace(MAREN, posture=Posture.DEFEATED),
    "target": replace(MAREN, target=True),
    "greyed": replace(MAREN, greyed=True),
}


def drawn(paint: Callable[[QPainter], None], side: int = 200) -> QImage:
    """A picture of what a function paints round its middle."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(side / 2, side / 2)
    paint(painter)
    painter.end()
    return image


def token_drawn(view: TokenView, diameter: float = 70, side: int = 200) -> QImage:
    return drawn(lambda painter: paint_token(painter, view, diameter, LIGHT), side)


def building_drawn(view: BuildingView, scale: float) -> QImage:
    return drawn(lambda painter: paint_building(painter, view, scale, LIGHT))


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same. Qt may differ by a shade on an edge, depending on where its memory lies."""
    if one.size() != other.size():
        return False
    pairs = zip(one.constBits(), other.constBits(), strict=True)
    return sum(abs(first - second) > SHADE for first, second in pairs) <= one.sizeInBytes() / 4000


def cleared(image: QImage, inside: QRect) -> QImage:
    """The picture without what lies in a rectangle."""
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(inside, Qt.GlobalColor.black)
    painter.end()
    return image


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("look", LookName)
@pytest.mark.parametrize("state", STATES)
def test_a_token_is_drawn_the_same_twice(qtbot: QtBot, look: LookName, state: str) -> None:
    assert alike(token_image(STATES[state], 60, Look(look)), token_image(STATES[state], 60, Look(look)))


def test_all_states_of_a_token_can_be_told_apart_without_colour(qtbot: QtBot) -> None:
    whole = {state: grey(token_drawn(view)) for state, view in STATES.items()}
    names = list(whole)
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert not alike(whole[one], whole[other]), f"{one} looks like {other}"


def test_ours_and_theirs_differ_in_shape(qtbot: QtBot) -> None:
    ours = grey(token_drawn(replace(WOLF, side=Side.OURS, badge="")))
    theirs = grey(token_drawn(replace(WOLF, badge="")))
    assert not alike(ours, theirs)


def test_no_drawing_of_a_token_leaves_its_extent(qtbot: QtBot) -> None:
    bare = drawn(lambda painter: None, 300)
    for view in (*STATES.values(), replace(WOLF, badge="12b"), replace(ILSE, wounds_most=5, offered=True, key="9")):
        for diameter in (36, 44, 90):
            inside = extent(view, diameter).translated(150, 150).toAlignedRect()
            assert cleared(token_drawn(view, diameter, 300), inside) == bare, f"{view} at {diameter}"


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda one: one.id)
def test_a_building_is_drawn_the_same_twice(qtbot: QtBot, building: BuildingView) -> None:
    states = (
        replace(building, burning=False),
        replace(building, destroyed=True),
        replace(building, burning=True, blessed=False),
        replace(building, offered=True, key="1", chosen=False, blessed=False),
    )
    pictures = [building_drawn(view, 0.12) for view in states]
    assert all(alike(one, building_drawn(view, 0.12)) for one, view in zip(pictures, states, strict=True))
    assert not any(alike(one, pictures[0]) for one in pictures[1:])


@pytest.mark.parametrize("kind", MarkerKind)
def test_every_kind_of_marker_is_drawn_the_same_twice(qtbot: QtBot, kind: MarkerKind) -> None:
    view = replace(MARKERS[0], kind=kind)
    first = drawn(lambda painter: paint_marker(painter, view, 0.12, LIGHT))
    assert alike(first, drawn(lambda painter: paint_marker(painter, view, 0.12, LIGHT)))
    assert not alike(first, drawn(lambda painter: None))


@pytest.mark.parametrize("look", LookName)
def test_a_whole_map_is_drawn_the_same_twice(qtbot: QtBot, look: LookName) -> None:
    one = map_image(Look(look), 300, TABLE, TERRAIN, BUILDINGS, MARKERS, TOKENS)
    other = map_image(Look(look), 300, TABLE, TERRAIN, BUILDINGS, MARKERS, TOKENS)
    assert alike(one, other)


@pytest.mark.parametrize("state", DieState)
def test_every_state_of_a_die_differs_in_grey_from_a_plain_one(qtbot: QtBot, state: DieState) -> None:
    def die(view: DieView) -> QImage:
        return grey(drawn(lambda painter: paint_die(painter, QRectF(-28, -28, 56, 56), view, LIGHT)))

    assert alike(die(DieView(4, state)), die(DieView(4))) == (state is DieState.PLAIN)


def test_wood_is_drawn_once_and_fits_to_itself(qtbot: QtBot) -> None:
    assert wood_pixmap(LookName.LIGHT) is wood_pixmap(LookName.LIGHT)
    image = wood_pixmap(LookName.LIGHT).toImage()
    assert (image.width(), image.height()) == (TILE_WIDTH, TILE_HEIGHT)
    differences = [
        abs(image.pixelColor(0, y).lightness() - image.pixelColor(TILE_WIDTH - 1, y).lightness())
        for y in range(TILE_HEIGHT)
    ]
    assert sum(differences) / len(differences) < 3


def test_high_contrast_draws_no_wood(qtbot: QtBot) -> None:
    image = wood_pixmap(LookName.HIGH_CONTRAST).toImage()
    assert {image.pixelColor(x, x).name() for x in range(0, 700, 7)} == {"#000000"}


def test_the_disc_is_to_scale_or_larger_by_a_quarter_at_most() -> None:
    man = TokenView("a")
    assert disc_px(man, 12) == 15
    assert disc_px(man, 21) == 26.25
    assert disc_px(man, 35) == 38
    assert disc_px(man, 44) == 44
    assert disc_px(MAREN, 44) == pytest.approx(52, abs=1)
    assert disc_px(MAREN, 10, 2.0) == pytest.approx(MAREN.base * 10 / 254 * 1.25)


def test_a_disc_read_from_far_away_is_as_large_as_it_must_be() -> None:
    man = TokenView("a")
    assert disc_px(man, 21, most_swollen=inf) == 38
    assert disc_px(MAREN, 21, most_swollen=inf) == 44
    assert disc_px(MAREN, 10, narrow=True, most_swollen=inf) == 36


def test_a_disc_too_small_for_an_icon_is_its_badge() -> None:
    one, other = TokenView("a", icon="wolf-head", badge="2a"), TokenView("a", icon="boar", badge="2a")
    assert token_image(one, 16, LIGHT) == token_image(other, 16, LIGHT)
    assert token_image(one, 26, LIGHT) != token_image(other, 26, LIGHT)


def test_a_token_says_in_a_sentence_what_it_shows() -> None:
    said = describe(replace(ILSE, posture=Posture.KNOCKED_DOWN, wounds=1))
    assert said == "Sister Ilse I, knocked down, 1 of 3 wounds."
    assert describe(replace(defender("A", 1, 1), has_acted=True)) == "Village Archer A, has acted."
    assert describe(replace(WOLF, sentence="A wolf.")) == "A wolf."


def test_a_thumbnail_has_the_size_it_is_asked_for(qtbot: QtBot) -> None:
    made = thumbnail(replace(MAREN, line=RingLine.GOLD), 30, Look(LookName.DARK), 2.0)
    assert made.width() == 60
    assert made.deviceIndependentSize().width() == 30


def test_a_theme_hands_its_look_to_painters(qtbot: QtBot) -> None:
    theme = Theme(LookName.DARK)
    assert theme.look == Look(LookName.DARK, 1.0, False)


def test_a_small_disc_keeps_its_signs_out_of_a_neighbours_face() -> None:
    # In a line of men base to base nothing may hide a face: the gauge and the offer lie on the rim.
    man = TokenView("f5", base=200, icon="shako", badge="F5", gauge=Gauge(1, 2), offered=True)
    size = disc_px(man, 24.0)
    assert outer_px(man, size) == size < SMALL_BELOW
    bare = token_drawn(replace(man, gauge=None, offered=False, badge=""), 30)
    for changed in (replace(man, offered=False, badge=""), replace(man, gauge=None, badge="")):
        picture = token_drawn(changed, 30)
        face = QRect(93, 93, 14, 14)
        assert picture.copy(face) == bare.copy(face)
        assert picture != bare
    loaded, empty = (
        token_drawn(replace(man, gauge=Gauge(filled, 2), offered=False), 30).pixelColor(94, 88) for filled in (2, 0)
    )
    assert loaded.blue() < 120 < empty.blue()


@pytest.mark.parametrize(
    "badge, short", [("B12", "12"), ("F5", "5"), ("F5b", "5b"), ("3c", "3c"), ("M", "M"), ("", "")]
)
def test_a_lettered_disc_says_what_its_colour_does_not(badge: str, short: str) -> None:
    assert short_badge(TokenView("b12", badge=badge)) == short
