"""The men of a battle: what this game adds to a model of the engine."""

from __future__ import annotations

from dataclasses import replace

from rules_core.ground.pieces import ABSENT, INDOORS
from rules_core.song.warband import Model, ModelId, Profile, Trait


class Soldier(Model):
    """One soldier (S-INT-4)."""

    def __init__(self, id: ModelId, profile: Profile, side: str, x: int = 0, y: int = 0) -> None:
        super().__init__(id, profile, side, x, y)
        self.enter(0)
        self.has_horse: bool = False
        """Has got down, and the horse waits (SDS-HTH-29)."""
        self.horse_x: int = 0
        self.horse_y: int = 0
        """Where it waits."""
        self.number: int = 0
        """Tells the men of a squad apart on the table."""
        self.is_promoted: bool = False
        """Leads since the Leader was lost, or because there is no Officer (SDS-SR-13, SDS-PTS-4)."""
        self.ridden_down: list[ModelId] = []
        """Men on foot whom it has charged on horseback this turn (SDS-HTH-25)."""
        self.tested_charge: int = 0
        """The round in which it last rolled Morale for a charge (SDS-HTH-26)."""
        self.fired_at_charge: int = 0
        """The round in which it last fired at a charge (SDS-HTH-28)."""
        self.firearm: str = ""
        """The firearm that it got in exchange for its own, "" for none (R-S14)."""
        self.wet: bool = False
        """Its powder is wet: no fire until it has a musket and cartridges from somebody who fell (SDS-MOV-13)."""
        self.has_moved: bool = False
        """Has moved in this turn (SDS-NAT-2)."""
        self.burdened: bool = False
        """Carries a supply marker (SDS-SCN-2.9)."""
        self.hauls: int = 0
        """Which ladder it carries along, 0 for none (SDS-SCN-1.5)."""
        self.is_volunteer: bool = False
        """Is Fearless for this battle (SDS-SCN-1.5)."""
        self.killer_of: int = 0
        """How many enemies it has put out of action."""

    @property
    def stick(self) -> str:
        # SDS-MOV-1. On horseback Long; Short Move goes before it.
        ids = self.profile.trait_ids
        if "short-move" in ids:
            return ""
        # SDS-SCN-2.9, SDS-SCN-1.5. One stick less with a burden.
        if self.burdened or self.hauls:
            return "medium" if "mounted" in ids else "short"
        return "long" if "mounted" in ids else ""

    def enter(self, floor: int) -> None:
        """Stand on a floor from now on; what is on others is in nobody's way there."""
        self.floor = floor
        # SDS-BLD-1. Only men on foot go into houses.
        self.crosses = ABSENT[floor] if "mounted" in self.profile.trait_ids else ABSENT[floor] | INDOORS

    def dismount(self, radius: int) -> None:
        """SDS-HTH-29. On foot from now on; the horse waits where he stands."""
        card = self.profile
        self.has_horse, self.horse_x, self.horse_y = True, self.x, self.y
        traits = tuple([one for one in card.traits if one.id != "mounted"])
        self.profile = replace(card, traits=traits, trait_ids=card.trait_ids - {"mounted"}, radius=radius)
        self.radius = radius
        self.enter(self.floor)

    def mount(self, card: Profile) -> None:
        """SDS-ACT-12. In the saddle again, with the card of a rider."""
        self.has_horse = False
        self.profile = card
        self.radius = card.radius
        if self.is_promoted:
            self.promote()
        self.enter(self.floor)

    def promote(self) -> None:
        """SDS-SR-13. He leads from now on, and keeps his profile otherwise."""
        card = self.profile
        self.is_promoted = True
        self.profile = replace(
            card, traits=(*card.traits, Trait("leader")), trait_ids=card.trait_ids | frozenset(["leader"])
        )

    def brace(self) -> None:
        """SDS-SCN-1.5. A volunteer is Fearless."""
        card = self.profile
        self.is_volunteer = True
        if "fearless" not in card.trait_ids:
            traits = (*card.traits, Trait("fearless"))
            self.profile = replace(card, traits=traits, trait_ids=card.trait_ids | frozenset(["fearless"]))

    def clone(self) -> Soldier:
        other = Soldier(self.id, self.profile, self.side, self.x, self.y)
        self.copy_to(other)
        # Who was promoted has a card of his own, which is shared like any other.
        other.profile = self.profile
        other.radius = self.radius
        other.enter(self.floor)
        other.has_horse = self.has_horse
        other.horse_x = self.horse_x
        other.horse_y = self.horse_y
        other.is_promoted = self.is_promoted
        other.number = self.number
        other.ridden_down = self.ridden_down[:]
        other.tested_charge = self.tested_charge
        other.fired_at_charge = self.fired_at_charge
        other.firearm = self.firearm
        other.wet = self.wet
        other.has_moved = self.has_moved
        other.killer_of = self.killer_of
        other.burdened = self.burdened
        other.hauls = self.hauls
        other.is_volunteer = self.is_volunteer
        return other


def soldier(model: Model) -> Soldier:
    """The same model as the battle knows it."""
    assert isinstance(model, Soldier)
    return model
