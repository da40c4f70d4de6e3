"""Profiles and models: who fights (SBH-ACT-1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NewType

from rules_core.ground.geometry import Body
from rules_core.ground.pieces import ROCKY, SANDY, SNOWY, SWAMPY, WATER, WOOD

ModelId = NewType("ModelId", str)
"""Which model of a game; its profile has an id of its own."""

NO_MODEL: Final[ModelId] = ModelId("")
"""Nobody."""

JUST_LOOTED: Final = "looted:turn"
"""How `Model.spent` notes that it has begun to loot since its activation began (Greedy)."""


AT_HOME: Final[dict[str, int]] = {
    "forester": WOOD,
    "amphibious": WATER | SWAMPY,
    "mountaineer": ROCKY,
    "swamp-walk": SWAMPY,
    "snow-walk": SNOWY,
    "desert-walk": SANDY,
}
"""SBH's traits, each with the ground that does not slow its model (SBH-TER-1)."""


@dataclass(frozen=True)
class Trait:
    """A named behaviour; `against` is a tag or name, for those that name somebody (Hatred, Lethal)."""

    id: str
    against: str = ""


@dataclass(frozen=True)
class Profile:
    """What is printed on a model's card. Never changes in play.

    `radius` is half the base width in tenths of a millimetre; `size` is 0 normal, 1 Big, 2 Huge, 3 Gargantuan.
    `tags` name what a model is for Hatred, Lethal and the like ("orc", "undead"...).
    """

    id: str
    quality: int
    combat: int
    traits: tuple[Trait, ...] = ()
    radius: int = 127
    points: int = 0
    tags: tuple[str, ...] = ()
    trait_ids: frozenset[str] = field(default_factory=frozenset)
    at_home: int = 0
    """The kinds of ground that do not slow it, added up (`ground.pieces`)."""

    def has(self, trait: str) -> bool:
        """Whether the profile has the trait."""
        return trait in self.trait_ids

    def trait(self, name: str) -> Trait | None:
        """The trait with its parameters."""
        for one in self.traits:
            if one.id == name:
                return one
        return None

    @property
    def size(self) -> int:
        """The size class (SBH-ACT-1)."""
        if "gargantuan" in self.trait_ids:
            return 3
        if "huge" in self.trait_ids:
            return 2
        return 1 if "big" in self.trait_ids else 0


def profile(
    id: str,
    quality: int,
    combat: int,
    traits: tuple[Trait, ...] = (),
    radius: int = 127,
    points: int = 0,
    tags: tuple[str, ...] = (),
    homes: Mapping[str, int] = AT_HOME,
) -> Profile:
    """A profile whose trait names are looked up once; `homes` says on which ground which trait is at home."""
    at_home = 0
    for one in traits:
        at_home |= homes.get(one.id, 0)
    return Profile(id, quality, combat, traits, radius, points, tags, frozenset(one.id for one in traits), at_home)


class Fate(Enum):
    """Where a model is in the game."""

    WAITING = "waiting"
    """Not on the table now (not yet deployed, or between two fights)."""
    IN_PLAY = "in play"
    DEFEATED = "defeated"
    """Killed or removed by a kill; out of the game."""
    FLED = "fled"
    """Left the table by flight, morale or the edge; whether it comes back is the game's to say."""
    CARRIED = "carried"
    """In the saddle of a friend (`Model.carrier`), and on the table again when it gets down."""


class Model(Body):
    """One model in a game."""

    id: ModelId

    def __init__(self, id: ModelId, profile: Profile, side: str, x: int = 0, y: int = 0) -> None:
        super().__init__(id, x, y, profile.radius)
        # SBH-TER-1. Deep water bars all but the amphibious.
        if "amphibious" in profile.trait_ids:
            self.crosses = WATER
        self.profile = profile
        self.side = side
        self.fate: Fate = Fate.WAITING
        self.quality_lost: int = 0
        """How much worse Quality is than printed: Tough wounds and poison (SBH-TGH-1)."""
        self.knocked_down: bool = False
        self.transfixed: bool = False
        self.activated: bool = False
        self.attacked: bool = False
        """Has made its one attack of this turn (SBH-ACT-12)."""
        self.attacks_made: int = 0
        """Attacks of this turn, Free Hacks not counted; more than one takes a trait (Combat Master)."""
        self.shots_made: int = 0
        """How many of these were ranged."""
        self.moves_made: int = 0
        """Move actions in this activation (Slow)."""
        self.charged: list[ModelId] = []
        """Enemies into whose contact it has moved this turn (SBH-HTH-19)."""
        self.start_x: int = x
        self.start_y: int = y
        """Where it stood when its activation began (ambush, SBH-HTH-8)."""
        self.looting: bool = False
        """Busy with the spoils: an action brings it back to its senses (Greedy)."""
        self.carrier: ModelId = NO_MODEL
        """The rider who carries it; its place is then the rider's (SBH-ACT-13)."""
        self.height: int = 0
        """How high above the table it stands, on a wall that it climbs (SBH-MOV-9); tenths of a millimetre."""
        self.perch: str = ""
        """The piece of ground that it has climbed, "" for none."""
        self.loaded: bool = True
        self.out_of_ammunition: bool = False
        self.spent: list[str] = []
        """Uses that are gone: "hero-reroll", "champion"... A turn's uses end with ":turn"."""
        self.immune_to: list[str] = []
        """Profile ids whose Terror it has mastered."""

    @property
    def in_play(self) -> bool:
        """On the table."""
        return self.fate is Fate.IN_PLAY

    @property
    def is_carried(self) -> bool:
        """In the saddle of a friend."""
        return self.fate is Fate.CARRIED

    @property
    def is_there(self) -> bool:
        """On the table, or in the saddle of a friend."""
        return self.fate is Fate.IN_PLAY or self.fate is Fate.CARRIED

    @property
    def quality(self) -> int:
        """The Quality to roll now (SBH-TGH-6)."""
        return self.profile.quality + self.quality_lost

    @property
    def standing(self) -> bool:
        """On the table and not knocked down."""
        return self.fate is Fate.IN_PLAY and not self.knocked_down

    @property
    def is_active(self) -> bool:
        """Standing and not transfixed: an "active enemy" in the clause index."""
        return self.fate is Fate.IN_PLAY and not self.knocked_down and not self.transfixed

    def has(self, trait: str) -> bool:
        """Whether the model has the trait."""
        return trait in self.profile.trait_ids

    @property
    def stick(self) -> str:
        """The stick that replaces its printed move, "" for none: a game's own models may have one."""
        return ""

    def begin_activation(self) -> None:
        """Remember where it stood (SBH-HTH-8). It counts as activated as soon as its dice have fallen (SBH-ACT-9)."""
        self.start_x = self.x
        self.start_y = self.y
        # Greedy: who began to loot before may come to its senses now.
        if JUST_LOOTED in self.spent:
            self.spent.remove(JUST_LOOTED)

    @property
    def is_absorbed(self) -> bool:
        """Looting, and not to be brought to its senses before its next activation (Greedy)."""
        return self.looting and JUST_LOOTED in self.spent

    def count_attack(self, *, is_shot: bool) -> None:
        """Note an attack made with an action (SBH-ACT-12)."""
        self.attacked = True
        self.attacks_made += 1
        if is_shot:
            self.shots_made += 1

    def clone(self) -> Model:
        """A copy that shares only the profile."""
        other = Model(self.id, self.profile, self.side, self.x, self.y)
        self.copy_to(other)
        return other

    def copy_to(self, other: Model) -> None:
        """Give another model of the same id, profile and place everything else; a game's own models begin with it."""
        other.fate = self.fate
        other.quality_lost = self.quality_lost
        other.knocked_down = self.knocked_down
        other.transfixed = self.transfixed
        other.activated = self.activated
        other.attacked = self.attacked
        other.attacks_made = self.attacks_made
        other.shots_made = self.shots_made
        other.moves_made = self.moves_made
        other.charged = self.charged[:] if self.charged else []
        other.start_x = self.start_x
        other.start_y = self.start_y
        other.looting = self.looting
        other.carrier = self.carrier
        other.height = self.height
        other.perch = self.perch
        other.loaded = self.loaded
        other.out_of_ammunition = self.out_of_ammunition
        other.spent = self.spent[:] if self.spent else []
        other.immune_to = self.immune_to[:] if self.immune_to else []
