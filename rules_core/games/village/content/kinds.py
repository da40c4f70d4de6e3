"""The kinds of items of the siege; each is the name of its list in content files."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.game import GameId

GAME: Final[GameId] = GameId("village")
"""The game that all of these items belong to."""


class Kind:
    """The kinds by name."""

    VILLAGE: Final[str] = "village"
    BUILDING: Final[str] = "building"
    HERO: Final[str] = "hero"
    ENEMY: Final[str] = "enemy"
    DEFENDER: Final[str] = "defender"
    TERRAIN: Final[str] = "terrain"
    GROUND: Final[str] = "ground"
    SCENARIO: Final[str] = "scenario"
    RULES: Final[str] = "rules"
    """A named set of house rules."""


KINDS: Final = (
    Kind.VILLAGE,
    Kind.BUILDING,
    Kind.HERO,
    Kind.ENEMY,
    Kind.DEFENDER,
    Kind.TERRAIN,
    Kind.GROUND,
    Kind.SCENARIO,
    Kind.RULES,
)
"""All of them, in the order in which lists show them."""
