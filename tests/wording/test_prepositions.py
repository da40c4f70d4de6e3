"""In German a preposition and the article after it grow together; nowhere else, and not where no article follows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from desktop.language import speak
from desktop.play.models.cased import Cased
from rules_core.wording.prepositions import after, with_prepositions
from rules_core.wording.sentence import Named, Sentence
from rules_core.wording.translation import LANGUAGE_IN_FORCE

HALL = Named("das Rathaus|das Rathaus|dem Rathaus")
FORGE = Named("die Schmiede|die Schmiede|der Schmiede")


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[None]:
    assert QCoreApplication.instance() is not None
    speak("de")
    yield
    speak("en")


@pytest.mark.parametrize(
    "before, name, told",
    [
        ("von", "dem Rathaus", "vom Rathaus"),
        ("An", "dem Rathaus", "Am Rathaus"),
        ("zu", "der Schmiede", "zur Schmiede"),
        ("von", "der Schmiede", "von der Schmiede"),
        ("an", "das Rathaus", "ans Rathaus"),
        ("von", "Tobin Fletch", "von Tobin Fletch"),
        ("bei", "dem", "bei dem"),
    ],
)
def test_a_preposition_before_a_name(before: str, name: str, told: str) -> None:
    assert after(before, name) == told


def test_a_preposition_moves_into_the_braces_of_the_name_after_it() -> None:
    text = "Wie weit ist es von {name:dat} in {count} Zoll bis zu {other:dat}?"
    moved = "Wie weit ist es {name:dat+von} in {count} Zoll bis {other:dat+zu}?"
    assert with_prepositions(text, "de") == moved
    assert with_prepositions(text, "en") == text


@pytest.mark.usefixtures("german")
def test_sentences_and_texts_of_windows_are_told_so() -> None:
    away = "away from {about}"
    assert Sentence(away, {"about": HALL}).words() == "weg vom Rathaus"
    assert Sentence(away, {"about": FORGE}).words() == "weg von der Schmiede"
    assert Sentence(away, {"about": (HALL, FORGE)}).words() == "weg vom Rathaus und der Schmiede"
    assert LANGUAGE_IN_FORCE.texts[away].format(about=Cased(HALL)) == "weg vom Rathaus"
