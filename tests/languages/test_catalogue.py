"""The catalogue of every language is whole: nothing missing, nothing over, and what is in it fits its English."""

from __future__ import annotations

import re

import pytest

from desktop.language import read_official, read_texts
from rules_core.wording.prepositions import with_prepositions
from tests.languages import catalogue as catalogues
from tests.languages.collect import ROOT, collect, content_texts, source_files

LANGUAGES = pytest.mark.parametrize("language", catalogues.LANGUAGES)
ENDS = (".", "?", ":", "...")
CASE = re.compile(r":(acc|dat)\b")


@LANGUAGES
def test_every_text_of_desktop_and_rules_has_words(language: str) -> None:
    missing = catalogues.missing(catalogues.read(language))
    assert not missing, "\n".join(f"{one.place}: {one.text!r}" for one in missing)


@LANGUAGES
def test_no_words_are_left_for_texts_that_are_gone(language: str) -> None:
    assert not catalogues.obsolete(catalogues.read(language))


@LANGUAGES
def test_every_text_of_the_content_has_words(language: str) -> None:
    official = read_official(language)
    missing = [place for place in content_texts() if place not in official]
    assert not missing


@LANGUAGES
def test_no_words_are_left_for_content_that_is_gone(language: str) -> None:
    known = content_texts()
    # The name with its article stands beside the name; pictures are no content, but have names to search for.
    pictures = {f"icon/{path.stem}" for path in (ROOT / "resources" / "icons" / "game").glob("*.svg")}
    over = [
        place
        for place in read_official(language)
        if place not in known and place not in pictures and place.removesuffix("/the") + "/name" not in known
    ]
    assert not over


@LANGUAGES
def test_a_translation_names_the_same_parts(language: str) -> None:
    wrong = [
        (text, form)
        for (_, text), forms in catalogues.read(language).entries.items()
        for form in forms
        if form and catalogues.parts(text) != sorted({CASE.sub("", part) for part in catalogues.parts(form)})
    ]
    assert not wrong


@LANGUAGES
def test_a_translation_ends_as_its_english_does(language: str) -> None:
    wrong = [
        (text, form)
        for (_, text), forms in catalogues.read(language).entries.items()
        for form in forms
        if (form and text.endswith(ENDS) != form.endswith(ENDS)) or ("!" in form.replace("!r", "") and "!" not in text)
    ]
    assert not wrong


@LANGUAGES
def test_forms_are_written_out_in_full(language: str) -> None:
    """First form, then the one of "hit the Forge", then the one of "at the Forge": all three or one."""
    catalogue = catalogues.read(language)
    texts = [form for forms in catalogue.entries.values() for form in forms]
    wrong = [text for text in (*texts, *read_official(language).values()) if text.count("|") not in (0, 2)]
    assert not wrong


@LANGUAGES
def test_texts_are_read_as_they_are_written(language: str) -> None:
    written = {key: forms for key, forms in catalogues.read(language).entries.items() if all(forms)}
    read = {key: tuple(with_prepositions(form, language) for form in forms) for key, forms in written.items()}
    assert read_texts(language) == read


def test_only_whole_texts_are_translated() -> None:
    """A text that is put together before it is translated has no words in any language."""
    glued = []
    for path in source_files():
        glued.extend(catalogues.glued(path))
    assert not glued, "\n".join(glued)


def test_the_collector_finds_texts_at_all() -> None:
    found = {text.text for text in collect()}
    assert {"Who acts?", "The heroes act", "{model} is knocked down.", "Integrity", "&Game"} <= found
