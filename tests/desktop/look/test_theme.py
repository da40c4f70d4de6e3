"""Theme, palette, type and style sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.look.colours import LookName, colours_of
from desktop.look.lettering import (
    DRAWN_FONT_FILES,
    FONT_FILES,
    TextStyle,
    font,
    font_folder,
    load_drawn_fonts,
    load_fonts,
)
from desktop.look.palette import palette_of
from desktop.look.sheet import style_sheet
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import set_tone, text_label
from tests.desktop.look.write_marks import marks


def test_both_faces_load_and_bring_their_licence(qtbot: QtBot) -> None:
    assert set(load_fonts()) >= {"Grenze", "Source Sans 3"}
    assert all((font_folder() / name).is_file() for name in FONT_FILES)
    for licence in ("Grenze-OFL.txt", "SourceSans3-OFL.txt"):
        assert "Open Font License" in (font_folder() / licence).read_text(encoding="utf-8")


def test_the_faces_of_books_and_maps_load_and_bring_their_licence(qtbot: QtBot) -> None:
    assert set(load_drawn_fonts()) >= {"Grenze", "Grenze Gotisch", "Fondamento"}
    assert sum((font_folder() / name).stat().st_size for name in DRAWN_FONT_FILES) <= 400_000
    for licence in ("GrenzeGotisch-OFL.txt", "Fondamento-OFL.txt"):
        assert "Open Font License" in (font_folder() / licence).read_text(encoding="utf-8")


@pytest.mark.parametrize("step", TextStyle)
def test_every_step_of_type_is_set_in_a_shipped_face(qtbot: QtBot, step: TextStyle) -> None:
    made = font(step)
    assert QFontInfo(made).family() == ("Grenze" if step.is_heading else "Source Sans 3")
    assert made.pixelSize() == round(step.px)
    assert made.pixelSize() >= 13


def test_text_scale_multiplies_type_and_space_and_keeps_its_bounds(qtbot: QtBot) -> None:
    theme = Theme(scale_percent=200)
    assert theme.font(TextStyle.BODY).pixelSize() == 32
    assert theme.px(44) == 88
    theme.set_scale_percent(900)
    assert theme.scale_percent == 250
    theme.set_scale_percent(10)
    assert theme.scale_percent == 100


def test_the_theme_tells_of_a_change_once_and_only_if_there_is_one(qtbot: QtBot) -> None:
    theme = Theme()
    told: list[str] = []
    theme.changed.connect(lambda: told.append(theme.look.name.value))
    theme.set_name(LookName.DARK)
    theme.set_name(LookName.DARK)
    assert told == ["dark"]


def test_applying_a_theme_dresses_the_program_and_follows_changes(qtbot: QtBot, qapp: QApplication) -> None:
    style, palette, font = qapp.style().name(), qapp.palette(), qapp.font()
    theme = Theme()
    theme.apply(qapp)
    theme.set_name(LookName.DARK)
    assert qapp.palette().color(QPalette.ColorRole.Window) == colours_of(LookName.DARK).window
    assert colours_of(LookName.DARK).window.name() in qapp.styleSheet()
    assert qapp.style().name() in ("fusion", "")
    theme.deleteLater()
    # The program is undressed again: other tests click by px, and where things stand depends on the letters.
    qapp.setStyleSheet("")
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.mark.parametrize("look", LookName)
def test_a_window_without_focus_looks_like_one_with_it(qtbot: QtBot, look: LookName) -> None:
    palette = palette_of(colours_of(look))
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Highlight, QPalette.ColorRole.Text):
        active = palette.color(QPalette.ColorGroup.Active, role)
        assert palette.color(QPalette.ColorGroup.Inactive, role) == active
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert disabled == colours_of(look).disabled


@pytest.mark.parametrize("look", LookName)
@pytest.mark.parametrize("scale", [1.0, 2.5])
def test_the_style_sheet_is_filled_in_whole(look: LookName, scale: float) -> None:
    written = style_sheet(colours_of(look), scale, plain=look is LookName.HIGH_CONTRAST)
    assert not re.search(r"[@~]\w|!\d|%marks", written)
    for path in re.findall(r'url\("([^"]+)"\)', written):
        assert Path(path).is_file()


def test_qt_accepts_the_style_sheet_without_a_warning(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setStyleSheet(style_sheet(colours_of(LookName.LIGHT)))
    label.ensurePolished()


def test_the_marks_of_the_style_sheet_have_the_colours_of_the_looks() -> None:
    for path, text in marks().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run python -m tests.desktop.look.write_marks"


def test_a_label_changes_its_tone(qtbot: QtBot) -> None:
    label = text_label("Ready", TextStyle.SMALL, "text_2")
    qtbot.addWidget(label)
    set_tone(label, "good")
    assert label.property("tone") == "good"
