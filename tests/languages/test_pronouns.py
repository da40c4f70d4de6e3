"""Sentences call nobody "he" or "she": names of heroes and Defenders are of women and men, and people give others."""

from __future__ import annotations

import re
from typing import Final

from tests.languages.collect import collect, content_texts

PRONOUN: Final = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)
OF_ITS_OWN: Final = ("hero/", "enemy/", "defender/", "scenario/")
"""What the shipped content says of one person, in that person's own text."""


def test_no_sentence_of_the_program_calls_somebody_he_or_she() -> None:
    assert [f"{one.place}: {one.text}" for one in collect() if PRONOUN.search(one.text.replace("&", ""))] == []


def test_no_clause_and_no_trait_does_either() -> None:
    texts = content_texts().items()
    assert [place for place, text in texts if PRONOUN.search(text) and not place.startswith(OF_ITS_OWN)] == []
