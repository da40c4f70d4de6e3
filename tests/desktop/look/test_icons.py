"""Icons: every file draws something in one colour, is credited, and is tinted and kept."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.look.icons import (
    UnknownIconError,
    has_icon,
    icon,
    icon_file,
    icon_folder,
    icon_names,
    icon_pixmap,
    put_icon,
)
from rules_core.games.catalogue import all_definitions

# What the look names for buildings, roles, enemies, markers, actions and places in the program.
NEEDED = """
village anvil church watchtower horse-head broken-wall
visored-helm hood prayer dwarf-face wizard-face elf-helmet spartan-helmet viking-head bowman cavalry
orc-head wolf-head boar hooded-assassin shambling-zombie skeleton horned-skull black-knight-helm torch brute troll
overlord-helm spiked-dragon-head minotaur goblin-head
flame stakes-fence wolf-trap locked-chest herbs-bundle stone-stack person relic-blade hooded-figure swap-bag
flag-objective tombstone run
walking-boot crossed-swords high-shot warhammer knocked-out-stars spider-web small-fire healing claw-hammer
shaking-hands archer angel-wings horseshoe
hill-fort rally-the-troops round-table test-tubes open-book drum castle hexes scales scroll-unfurled
ui/mouse-pointer-2 ui/hand ui/ruler ui/eye ui/layers ui/sparkles ui/zoom-in ui/zoom-out ui/maximize ui/undo-2
ui/redo-2 ui/history ui/git-branch ui/search ui/filter ui/grip-vertical ui/x ui/plus ui/minus ui/lock
ui/circle-check ui/triangle-alert ui/info ui/play ui/pause ui/square ui/settings ui/download ui/upload ui/copy
ui/rotate-cw ui/trash-2 ui/grid-3x3 ui/magnet ui/flask-conical ui/users ui/graduation-cap ui/clock ui/type ui/moon
ui/sun ui/circle-help ui/chevron-right ui/chevron-down ui/hammer
"""


def inked(image: QImage) -> int:
    """How many px of a picture are not clear."""
    return sum(1 for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alphaF() > 0.5)


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_loads_and_has_one_open_colour(qtbot: QtBot, name: str) -> None:
    text = icon_file(name).read_text(encoding="utf-8")
    assert QSvgRenderer(QByteArray(text.encode())).isValid()
    assert "currentColor" in text
    assert not re.search(r'(?:fill|stroke)="#', text)
    least = 8 if name.startswith("ui/") else 40
    assert inked(icon_pixmap(name, 22, QColor("#2A1F16")).toImage()) >= least


@pytest.mark.parametrize("name", NEEDED.split())
def test_every_icon_that_the_look_names_is_there(name: str) -> None:
    assert has_icon(name)


def test_every_icon_is_credited_and_nothing_else_is() -> None:
    text = (icon_folder() / "ATTRIBUTION.md").read_text(encoding="utf-8")
    game, ui = text.split("## Interface")
    credited = set(re.findall(r"^\| `([\w-]+)` \|", game, re.MULTILINE))
    credited |= {f"ui/{name}" for name in re.findall(r"^\| `([\w-]+)` \|", ui, re.MULTILINE)}
    assert credited == set(icon_names())


def test_the_attribution_names_licences_and_artists() -> None:
    text = (icon_folder() / "ATTRIBUTION.md").read_text(encoding="utf-8")
    for word in ("CC BY 3.0", "Lorc", "Delapouite", "ISC License", "Lucide"):
        assert word in text


def test_an_icon_takes_the_colour_it_is_given(qtbot: QtBot) -> None:
    image = icon_pixmap("anvil", 40, QColor("#A2231C")).toImage()
    colours = {image.pixelColor(x, 16).name() for x in range(40) if image.pixelColor(x, 16).alpha() == 255}
    assert colours == {"#a2231c"}


def test_a_picture_is_drawn_once_for_each_size_colour_and_pixel_ratio(qtbot: QtBot) -> None:
    red, ink = QColor("#A2231C"), QColor("#2A1F16")
    first = icon_pixmap("torch", 20, red)
    assert icon_pixmap("torch", 20, red) is first
    assert icon_pixmap("torch", 20, ink) is not first
    double = icon_pixmap("torch", 20, red, 2.0)
    assert (double.width(), double.deviceIndependentSize().width()) == (40, 20)


def test_an_icon_for_a_button_has_a_quiet_picture_when_disabled(qtbot: QtBot) -> None:
    made = icon("torch", 16, QColor("#2A1F16"), QColor("#B0B0B0"))
    plain, quiet = made.pixmap(16, 16), made.pixmap(16, 16, made.Mode.Disabled)
    assert plain.toImage() != quiet.toImage()


def test_an_unknown_icon_is_an_error_that_names_it() -> None:
    assert not has_icon("no-such-thing")
    with pytest.raises(UnknownIconError, match="no-such-thing"):
        icon_file("no-such-thing")


def test_an_icon_without_words_stands_in_the_middle_of_its_button(qtbot: QtBot) -> None:
    button = QPushButton("New")
    qtbot.addWidget(button)
    put_icon(button, "ui/plus", 20, QColor("black"))
    assert button.iconSize().width() > 20
    button.setText("")
    put_icon(button, "ui/plus", 20, QColor("black"))
    assert (button.iconSize().width(), button.iconSize().height()) == (20, 20)


def test_what_people_can_make_has_a_sign_in_every_game() -> None:
    kinds = [kind for one in all_definitions() if one.content is not None for kind in one.content.kinds]
    assert kinds
    assert [(kind.id, kind.icon) for kind in kinds if not has_icon(kind.icon)] == []
