"""Where somebody is, in words: the name of a tile, or without a map the place."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules.land import FIELD, RUIN, place_at
from rules_core.games.warhold.state.war import War
from rules_core.games.words import Words
from rules_core.wording.sentence import Part, Phrase
from rules_core.wording.translation import say, tell

AMID: Final = {FIELD: Phrase("in the field"), RUIN: Phrase("on a ruin")}
PLACES: Final = {FIELD: Phrase("the field"), RUIN: Phrase("a ruin")}
"""What has no id."""


def place_called(words: Words, state: War, place: str) -> str:
    """A place by its name; towns are numbered where there are several."""
    if place == FIELD:
        return say("In the field")
    if place == RUIN:
        return say("On a ruin")
    if place.startswith("town-") and len(state.towns) > 1:
        return tell("Town {number}", number=int(place.removeprefix("town-")))
    return words.called(place)


def place_amid(words: Words, state: War, tile: int) -> Part:
    """Where a tile is without a map, after a name: "Pikemen, in the field"."""
    place = place_at(state, tile)
    if place in AMID:
        return AMID[place]
    return place_called(words, state, place) if place.startswith("town-") else words.name(place)


def part_of(words: Words, name: str) -> Part:
    """A place amid a sentence."""
    return PLACES[name] if name in PLACES else words.name(name)


def called_in(mention: str, words: Words) -> Part:
    """Who is meant by a mention in a fact."""
    _, _, profile = mention.partition(" ")
    return words.name(profile or mention)
