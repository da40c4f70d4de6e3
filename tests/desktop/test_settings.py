"""Settings: a choice among words, and what earlier versions kept in other ways."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray

from desktop.settings import Settings

PAPERS = ("a5", "booklet", "a4")
SWITCH = "book/{word}"


def test_a_choice_is_one_of_its_words(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert settings.word("book/paper", PAPERS, "a5") == "a5"
    settings.set_text("book/paper", "a4")
    settings.sync()
    again = Settings(tmp_path / "settings.ini")
    assert again.word("book/paper", PAPERS, "a5") == "a4"
    assert again.word("book/paper", ("folio", "quarto"), "folio") == "folio"


def test_a_choice_that_was_kept_by_switches_is_still_read(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    for one in PAPERS:
        settings.set_flag(SWITCH.format(word=one), value=one == "booklet")
    assert settings.word("book/paper", PAPERS, "a5", switch=SWITCH) == "booklet"
    settings.set_text("book/paper", "a4")
    assert settings.word("book/paper", PAPERS, "a5", switch=SWITCH) == "a4"


def test_a_text_that_was_kept_as_bytes_is_still_read(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_bytes("sketch/photo/7", QByteArray("/photos/zoë/map, old.jpg".encode()))
    settings.sync()
    again = Settings(tmp_path / "settings.ini")
    assert again.text("sketch/photo/7") == "/photos/zoë/map, old.jpg"
    again.set_text("sketch/photo/7", "@C:\\maps, new\\ä.jpg")
    again.sync()
    assert Settings(tmp_path / "settings.ini").text("sketch/photo/7") == "@C:\\maps, new\\ä.jpg"
