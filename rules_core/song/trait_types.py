"""The traits as content: what each is called, what it costs, what it excludes, and whether the rules carry it out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import resources
from rules_core.content.reader import ContentProblem, Problem, Reader, read_toml
from rules_core.kernel.game import Plain
from rules_core.song.weapons import Weapon, read_weapon
from rules_core.wording.translation import tell

KINDS: Final = ["advantage", "disadvantage", "neutral", "campaign"]
SOURCES: Final = ["sure", "likely", "ruling"]
CHEAPEST: Final = -20
DEAREST: Final = 200


@dataclass(frozen=True)
class TraitType:
    """One trait of `resources/content/song/traits.toml`; the keys are explained there."""

    id: str
    name: str
    cost: int
    kind: str
    text: str
    book: str
    source: str
    personality: bool
    excludes: tuple[str, ...]
    named: bool
    implemented: bool
    weapon: Weapon | None = None
    """What a model with this trait shoots with."""
    needs_weapon: bool = False
    """Whether it is nothing without a missile weapon."""
    not_beside: tuple[str, ...] = ()
    """Traits of those with whom its models do not serve (SBH-PTS-7)."""


@cache
def shipped() -> dict[str, TraitType]:
    """The traits that come with the program, by id; read once and not to be changed. Raises `ContentProblem`."""
    problems: list[Problem] = []
    path = Path(resources.__file__).parent / "content" / "song" / "traits.toml"
    return read(read_toml(path, problems), path.name, problems)


def read(plain: Plain, place: str, problems: list[Problem]) -> dict[str, TraitType]:
    """The traits of one file, by id. Raises `ContentProblem` with every fault, those found before included."""
    reader = Reader(plain, place, problems)
    traits: dict[str, TraitType] = {}
    for one in reader.tables("trait"):
        trait = _read_trait(one)
        if trait.id in traits:
            one.problem("id", tell("{trait_id} stands here twice; remove one.", trait_id=trait.id))
        traits[trait.id] = trait
    reader.done()
    for trait in traits.values():
        for other in trait.not_beside:
            if other not in traits:
                problems.append(
                    Problem(f"{place}: {trait.id}.not_beside", tell("There is no trait {other}.", other=other))
                )
        for other in trait.excludes:
            if other not in traits or trait.id not in traits[other].excludes:
                problems.append(
                    Problem(
                        f"{place}: {trait.id}.excludes",
                        tell("{other} must exclude {trait_id} in turn.", other=other, trait_id=trait.id),
                    )
                )
    if problems:
        raise ContentProblem(problems)
    return traits


def costs(traits: dict[str, TraitType]) -> dict[str, int]:
    """The price of every trait, for `points` (SBH-PTS-1)."""
    return {trait.id: trait.cost for trait in traits.values()}


def weapons(traits: dict[str, TraitType]) -> dict[str, Weapon]:
    """The missile weapons among the traits, for fields (SBH-RNG-5)."""
    return {trait.id: trait.weapon for trait in traits.values() if trait.weapon is not None}


def _read_trait(reader: Reader) -> TraitType:
    id = reader.text("id", longest=40)
    trait = TraitType(
        id,
        reader.text("name", longest=40),
        reader.whole("cost", CHEAPEST, DEAREST),
        reader.choice("kind", KINDS),
        reader.text("text", longest=160),
        reader.text("book", longest=20),
        reader.choice("source", SOURCES),
        reader.flag("personality", default=False),
        reader.texts("excludes", None, []),
        reader.flag("named", default=False),
        reader.flag("implemented"),
        read_weapon(reader.table("weapon"), id) if reader.has("weapon") else None,
        reader.flag("needs_weapon", default=False),
        reader.texts("not_beside", None, []),
    )
    reader.done()
    return trait
