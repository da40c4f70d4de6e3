"""Every game picture has a name in every language, and no name is left over."""

from __future__ import annotations

import tomllib
from pathlib import Path

from PySide6.QtWidgets import QApplication

import resources
from desktop.language import ENGLISH, speak
from desktop.look.icons import icon_names
from desktop.workshop.forms.icon_words import BETTER, icon_words

PICTURES = [name for name in icon_names() if "/" not in name]


def test_every_picture_has_a_german_name() -> None:
    path = Path(resources.__file__).parent / "languages" / "de" / "icons.toml"
    german = tomllib.loads(path.read_text(encoding="utf-8"))["icon"]
    assert sorted(german) == sorted(PICTURES)
    assert len(set(german.values())) == len(german), "two pictures of one name cannot be told apart"


def test_names_are_told_apart_in_english_and_follow_the_language(qapp: QApplication) -> None:
    assert set(BETTER) <= set(PICTURES)
    assert len({icon_words(name) for name in PICTURES}) == len(PICTURES)
    try:
        speak("de")
        assert icon_words("visored-helm") == "Helm mit Visier"
    finally:
        speak(ENGLISH)
    assert icon_words("visored-helm") == "visored helm"
