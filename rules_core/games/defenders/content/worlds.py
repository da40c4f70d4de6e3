"""The worlds in which a city may stand: names and prompts for each, in the language in force (D-WB-2, D-WB-3)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import resources
from rules_core.content.reader import read_toml
from rules_core.games.defenders.content.setting_fields import NAMES, SCENERY
from rules_core.games.defenders.content.setting_fields import WORLDS as WORLDS
from rules_core.games.defenders.content.types import (
    ECONOMY,
    FIGHTING,
    GOVERNMENT,
    GROUPS,
    INFILTRATING,
    INSPIRING,
    LETHAL,
    MASSIVE,
    MILITARY,
    RABBLE,
    REGIMENTS,
    RELIGION,
)
from rules_core.kernel.game import Plain

OWN: Final = "own-world"
"""People think of a world of their own; what stands under this name fits any."""
FOLDER: Final = Path(resources.__file__).parent


OF_A_DEFENDER: Final = "-defender"
"""Follows a word that locations have too, where it is a defender's."""


class World:
    """One world as one language tells of it: names and prompts by what they are for; none where nothing is written."""

    def __init__(self, plain: Plain) -> None:
        """From the table of a setting."""
        self.name: Final[str] = str(plain.get("name", ""))
        self.text: Final[str] = str(plain.get("text", ""))
        self.names: Final[dict[str, list[str]]] = {}
        for field in NAMES:
            self.names.update(plain.get(field.key, {}))
        self.prompts: Final[dict[str, list[str]]] = plain.get("prompts", {})
        self.scenery: Final[str] = plain.get(SCENERY.key, SCENERY.default)
        self.descriptors: dict[str, str] = {}
        """A question for each word that says how a location or a defender is; for those of both kinds one of each."""

    def with_descriptors(self, descriptors: dict[str, str]) -> World:
        """The same world with these questions on words."""
        self.descriptors = descriptors
        return self

    def asked_of(self, word: str, *, is_place: bool) -> str:
        """The question on a word of a location or a defender; "" for none."""
        common = self.descriptors.get(word, "")
        return common if is_place else self.descriptors.get(f"{word}{OF_A_DEFENDER}", common)


@lru_cache(maxsize=16)
def plain_world(id: str, language: str) -> Plain:
    """The table of a world in a language, not to be changed; English where that has none.

    Raises `KeyError` for no such world.
    """
    if id not in WORLDS and id != OWN:
        raise KeyError(id)
    scenery = id if id in WORLDS else SCENERY.default
    return {**_table("settings", id, language), SCENERY.key: scenery}


CITIES: Final = ("hollin-ford", "tetsu-bay", "brassmouth", "farlight", "camp-meridian", "port-vesper")
"""Whole cities that stand ready, each in a world of its own."""


@lru_cache(maxsize=16)
def plain_city(id: str, language: str) -> Plain:
    """The table of a shipped city with its words in a language, not to be changed; English where that has none."""
    plain = read_toml(FOLDER / "content" / "defenders" / "cities" / f"{id}.toml", [])
    there = FOLDER / "languages" / language / "defenders" / "cities" / f"{id}.toml"
    if not there.exists():
        return plain
    words = read_toml(there, [])
    named: Plain = {key: [{**row, **words[key][row["id"]]} for row in plain[key]] for key in ("places", "people")}
    return {**plain, "name": words["name"], "text": words["text"], **named}


def _table(kind: str, id: str, language: str) -> Plain:
    """A file of shipped texts in a language; English where that has none."""
    there = FOLDER / "languages" / language / "defenders" / ("" if kind == "settings" else kind) / f"{id}.toml"
    return read_toml(there if there.exists() else FOLDER / "content" / "defenders" / kind / f"{id}.toml", [])


@lru_cache(maxsize=16)
def world(id: str, language: str) -> World:
    """The same to draw names from."""
    return World(plain_world(id, language)).with_descriptors(_table("descriptors", id, language))


@lru_cache(maxsize=8)
def signs(language: str) -> dict[str, list[str]]:
    """For each type of a location, defender or threat the parts of names that speak of it."""
    table = _table("signs", "types", language)
    return {**table["places"], **table["defenders"], **table["threats"]}


@lru_cache(maxsize=4096)
def fits(name: str, kind: str, row: tuple[str, ...], language: str) -> int:
    """How well a name says what it belongs to: 0 where it says this type of its row, 2 where it says another."""
    known, small = signs(language), name.lower()
    if any(part in small for part in known.get(kind, [])):
        return 0
    return 2 if any(part in small for other in row for part in known.get(other, [])) else 1


def place_names(kind: str) -> str:
    """Which names suit a location of this type."""
    for kinds, names in (
        (MILITARY, "military"),
        (ECONOMY, "economy"),
        (RELIGION, "religion"),
        (GOVERNMENT, "government"),
    ):
        if kind in kinds:
            return names
    return "area"


def unit_names(kind: str) -> str:
    """Which names suit a defender of this type."""
    for kinds, names in ((GROUPS, "group"), (INSPIRING, "inspiring"), (FIGHTING, "fighting")):
        if kind in kinds:
            return names
    return "regiment" if kind in REGIMENTS else "machine"


def threat_names(kind: str) -> str:
    """Which names suit a threat of this type."""
    for kinds, names in (
        (RABBLE, "rabble"),
        (INFILTRATING, "infiltrating"),
        (LETHAL, "lethal"),
        (MASSIVE, "massive"),
    ):
        if kind in kinds:
            return names
    return "enemy_regiment"
