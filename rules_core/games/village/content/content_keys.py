"""Keys that several kinds of content have in common: ids, profiles, traits."""

from __future__ import annotations

import re
from typing import Final

from rules_core.content import reader_words
from rules_core.content.fields import Field
from rules_core.content.ids import LONGEST_ID
from rules_core.content.named_fields import ID
from rules_core.content.reader import Reader
from rules_core.content.values import shown
from rules_core.games.village.content import content_faults as words
from rules_core.games.village.content.profile_fields import (
    BASE,
    POINTS,
    TAGS,
    TRAIT_AGAINST,
    TRAIT_ID,
    TRAIT_NUMBER,
    TRAITS,
)
from rules_core.ground.crossings import crosses_itself
from rules_core.ground.geometry import Outline, round_half_away
from rules_core.song.points import points
from rules_core.song.profile_checks import profile_faults
from rules_core.song.trait_types import TraitType
from rules_core.song.warband import Profile, Trait, profile

KEBAB: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def is_id(text: str) -> bool:
    """Whether the text may be an id: kebab-case, not too long."""
    return len(text) <= LONGEST_ID and KEBAB.fullmatch(text) is not None


class Register:
    """What one reading of content knows: the traits there are, and the ids so far, to find those that stand twice."""

    def __init__(self, traits: dict[str, TraitType]) -> None:
        self.traits = traits
        self.seen: dict[str, None] = {}

    def is_new(self, section: str, id: str) -> bool:
        """Note an id; False when its list has it already."""
        key = f"{section}/{id}"
        if key in self.seen:
            return False
        self.seen[key] = None
        return True


def read_id(reader: Reader, register: Register, section: str) -> str:
    """The id of an entry. From here on it names the entry in problems; its number in the list would tell nobody."""
    id = reader.text_of(ID)
    if not id:
        return id
    if not is_id(id):
        reader.fault("id", reader_words.NO_ID, reader_words.WRITE_ID, {"value": shown(id)})
        return id
    reader.place = f"{reader.place.rpartition('.')[0] or reader.place}: {id}"
    if not register.is_new(section, id):
        reader.fault("id", words.ID_TWICE, words.GIVE_OWN_ID, {"id": id})
    return id


def read_profile(
    reader: Reader, register: Register, id: str, quality_field: Field, combat_field: Field, *, has_points: bool
) -> Profile:
    """Quality, Combat, traits, base, tags and, where the kind has them, points."""
    quality = reader.whole_of(quality_field)
    combat = reader.whole_of(combat_field)
    priced = reader.whole_of(POINTS) if has_points else 0
    base = reader.inches_of(BASE)
    tags = reader.words_of(TAGS)
    # What stands there twice is no tag twice: each is told at its own place.
    for place, tag in enumerate(reader.data[TAGS.key] if tags else ()):
        if not is_id(tag):
            reader.fault(TAGS.key, words.NO_TAG, words.WRITE_TAG, {"value": shown(tag)}, deeper=(place,))
    traits = read_traits(reader, register.traits)
    # SBH-ACT-1. Every model has points: those of heroes matter to nobody but shooters (SBH-RNG-10, V-4.2.2).
    costs = {one.id: one.cost for one in register.traits.values()}
    worth = priced if has_points else points(quality, combat, [one.id for one in traits], costs)
    card = profile(id, quality, combat, traits, round_half_away(base / 2.0), worth, tags)
    for fault in profile_faults(card, register.traits):
        reader.fault(fault.key, fault.sentence, fault.remedy, fault.values, clause=fault.clause)
    return card


def read_traits(reader: Reader, known: dict[str, TraitType]) -> tuple[Trait, ...]:
    """The list of traits with their parameters: what the rules carry out, each once."""
    traits: list[Trait] = []
    seen: list[str] = []
    for one in reader.tables_of(TRAITS):
        trait = Trait(one.text_of(TRAIT_ID), one.text_of(TRAIT_AGAINST))
        one.pass_over(TRAIT_NUMBER)
        one.done()
        if not trait.id:
            continue
        kind = known.get(trait.id)
        if kind is None:
            one.fault("id", words.NO_TRAIT, words.CHOOSE_TRAIT, {"value": shown(trait.id)})
            continue
        if not kind.implemented:
            one.fault("id", words.TRAIT_NOT_PLAYED, words.REMOVE_TRAIT, {"name": kind.name})
        if trait.id in seen:
            one.fault("id", words.TRAIT_TWICE, words.REMOVE_ONE, {"name": kind.name})
        else:
            seen.append(trait.id)
            traits.append(trait)
    return tuple(traits)


def read_outline(reader: Reader, field: Field) -> tuple[tuple[int, int], ...]:
    """Corners that make an outline: enclosing an area, with no side crossing another."""
    corners = reader.outline_of(field)
    if corners:
        try:
            outline = Outline(corners)
        except ValueError as fault:
            reader.fault(field.key, str(fault), words.DRAW_AGAIN)
            return corners
        if crosses_itself(outline):
            reader.fault(field.key, words.CROSSES_ITSELF, words.DRAW_APART)
    return corners
