"""The contrast table of the look, computed from the colour file: text 4.5 or more, shapes that carry meaning 3.0."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from desktop.look.colours import ROLES, Colours, LookName, colours_of, contrast
from desktop.look.theme import Look

TEXT = """
text: window base alt head sel_bg
text_2: window base alt head sel_bg
hero: base alt sel_bg
enemy: base alt
gold: base alt
good: base alt sel_bg
warn: base alt
magic: base
disabled: base alt window
on_fill: hero_fill enemy_fill council
on_gold: gold_fill sel
bar_text: bar
bar_text_2: bar
key_text: key
face_ink: face
on_wood: wood
ink: ground map_paper
banner_quiet_hero: hero_fill
banner_quiet_enemy: enemy_fill
banner_quiet_council: council
on_fill: pennant_hero pennant_enemy pennant_council
die_dot: die
die: die_ours die_theirs
on_fill: seat_1 seat_2 seat_3 seat_4 seat_5 seat_6
on_fill: realm_fill_1 realm_fill_2 realm_fill_3 realm_fill_4
on_fill: realm_pennant_1 realm_pennant_2 realm_pennant_3 realm_pennant_4
realm_1: base alt
realm_2: base alt
realm_3: base alt
realm_4: base alt
realm_quiet_1: realm_fill_1
realm_quiet_2: realm_fill_2
realm_quiet_3: realm_fill_3
realm_quiet_4: realm_fill_4
card_ink: card card_field
card_red: card card_field
"""
SHAPES = """
hero_fill: face
enemy_fill: face
realm_fill_1: face
realm_fill_2: face
realm_fill_3: face
realm_fill_4: face
line_strong: base
gold_fill: bar
reach: ground
tree_ink: ground
water_line: ground
good_fill: base
enemy_bar: base
sel: face_ink
flame: face
wound: die
cell_whole: cell_ground
cell_low: cell_ground
cell_danger: cell_ground
"""
LOWEST_TEXT = {
    LookName.LIGHT: 4.5,
    LookName.DARK: 4.5,
    LookName.HIGH_CONTRAST: 5.0,
    LookName.COLOUR_BLIND: 4.5,
}


def pairs(table: str) -> list[tuple[str, str]]:
    """Pairs of roles, ink before ground, from one of the tables above."""
    lines = (line.split(": ") for line in table.strip().splitlines())
    return [(ink, ground) for ink, grounds in lines for ground in grounds.split()]


@pytest.mark.parametrize("look", LookName)
@pytest.mark.parametrize("ink,ground", pairs(TEXT))
def test_text_can_be_read_on_its_ground(look: LookName, ink: str, ground: str) -> None:
    colours = colours_of(look)
    assert contrast(colours.of(ink), colours.of(ground)) >= 4.5


@pytest.mark.parametrize("look", LookName)
@pytest.mark.parametrize("shape,ground", pairs(SHAPES))
def test_shapes_that_carry_meaning_stand_out(look: LookName, shape: str, ground: str) -> None:
    colours = colours_of(look)
    assert contrast(colours.of(shape), colours.of(ground)) >= 3.0


@pytest.mark.parametrize("look", LookName)
def test_the_lowest_contrast_of_text_is_as_agreed(look: LookName) -> None:
    colours = colours_of(look)
    assert min(contrast(colours.of(ink), colours.of(ground)) for ink, ground in pairs(TEXT)) >= LOWEST_TEXT[look]


def test_contrast_is_measured_as_wcag_says() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
    assert contrast(QColor("#2A1F16"), QColor("#FBF5E7")) == pytest.approx(14.8, abs=0.05)
    assert contrast(QColor("#77664E"), QColor("#F2E7CE")) == pytest.approx(4.51, abs=0.01)


@pytest.mark.parametrize("look", LookName)
def test_every_role_has_a_valid_colour_in_every_look(look: LookName) -> None:
    colours = colours_of(look)
    assert all(colours.of(role).isValid() for role in ROLES)


def test_the_colour_blind_safe_look_keeps_all_but_sides_and_greens() -> None:
    light, safe = colours_of(LookName.LIGHT), colours_of(LookName.COLOUR_BLIND)
    assert safe.hero_fill != light.hero_fill
    assert safe.enemy_fill != light.enemy_fill
    assert safe.text == light.text


def test_an_unknown_role_is_an_error() -> None:
    with pytest.raises(AttributeError):
        Colours.of(colours_of(LookName.LIGHT), "no_such_role")


@pytest.mark.parametrize("name", LookName)
def test_the_words_in_the_dice_tray_can_be_read(name: LookName) -> None:
    colours = colours_of(name)
    ground = colours.window if Look(name).is_plain else colours.pennant_council
    assert contrast(colours.on_wood, ground) >= LOWEST_TEXT[name]
