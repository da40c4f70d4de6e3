"""Keys that several kinds of content have in common: ids, profiles, traits."""

from __future__ import annotations

import re

from rules_core.kernel.content import Reader
from rules_core.kernel.geometry import whole
from rules_core.song.points import points
from rules_core.song.profile_checks import profile_faults
from rules_core.song.trait_types import TraitType
from rules_core.song.warband import Profile, Trait, profile

KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID = 40
LETTER = 2
"""The most letters on a token."""


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
    id = reader.text("id")
    if not id:
        return id
    if not is_id(id):
        reader.problem("id", f"{id!r} is no id; use small letters, digits and hyphens, such as oak-wood.")
        return id
    reader.place = f"{reader.place.rpartition('.')[0] or reader.place}: {id}"
    if not register.is_new(section, id):
        reader.problem("id", f"{id} stands twice in this list; give every entry its own id.")
    return id


def read_profile(
    reader: Reader,
    register: Register,
    id: str,
    best_quality: int,
    worst_quality: int,
    most_combat: int,
    has_points: bool,
) -> Profile:
    """Quality, Combat, traits, base, tags and, where the kind has them, points."""
    quality = reader.whole("quality", best_quality, worst_quality)
    combat = reader.whole("combat", 0, most_combat)
    priced = reader.whole("points", 1, 600) if has_points else 0
    base = reader.inches("base", 0.5, 4, 1)
    tags = reader.texts("tags", None, [])
    for tag in tags:
        if not is_id(tag):
            reader.problem("tags", f'{tag!r} is no tag; use small letters, such as "orc".')
    traits = read_traits(reader, register.traits)
    # SBH-ACT-1. Every model has points: those of heroes matter to nobody but shooters (SBH-RNG-10, V-4.2.2).
    costs = {one.id: one.cost for one in register.traits.values()}
    worth = priced if has_points else points(quality, combat, [one.id for one in traits], costs)
    card = profile(id, quality, combat, traits, whole(base / 2.0), worth, tags)
    for fault in profile_faults(card, register.traits):
        reader.problem(fault.key, fault.remedy)
    return card


def read_traits(reader: Reader, known: dict[str, TraitType]) -> tuple[Trait, ...]:
    """The list of traits with their parameters: what the rules carry out, each once."""
    traits: list[Trait] = []
    seen: list[str] = []
    for one in reader.tables("traits", needed=False):
        trait = Trait(one.text("id", longest=40), one.whole("value", -20, 20, 0), one.text("against", "", 40))
        one.done()
        if not trait.id:
            continue
        kind = known.get(trait.id)
        if kind is None:
            one.problem("id", f"{trait.id!r} is no trait; the traits stand in resources/content/song/traits.toml.")
            continue
        if not kind.implemented:
            one.problem("id", f"{trait.id} is a trait that this version does not carry out; remove it.")
        if trait.id in seen:
            one.problem("id", f"{trait.id} stands twice; remove one.")
        seen.append(trait.id)
        traits.append(trait)
    return tuple(traits)
