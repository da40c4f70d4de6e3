"""The interface `Ground`: what the rules ask of the ground on which a war is fought.

`Ground` names the questions, and two makings answer them. `MappedGround` (mapped_ground.py) counts tiles on the map.
`UnmappedGround` (unmapped/unmapped_ground.py) knows places with names alone (a stronghold, a town, a ruin, the field);
of everything else people at the table have said how it is, or are asked. No step of the rules knows which of the two
it speaks to: `grounds.py` chooses. The makings hold nothing, all that they know stands in the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rules_core.games.warhold.state.war import Stronghold, Unit, War
from rules_core.kernel.requests import SeatId

if TYPE_CHECKING:
    from rules_core.games.warhold.rules.campaign import Campaign

NONE: Final = "none"
"""What is chosen where somebody may be near and nobody is."""


class Ground:
    """What may be asked; a making answers all of it."""

    # How figures stand to each other (section 11.4)

    def apart(self, campaign: Campaign, attacker: Unit, target: Unit) -> int:
        """R-W11, R-W13. How far a target is for an attack: an Ogre a tile nearer, a corner beside pikemen adjacent."""
        raise NotImplementedError

    def reaches(self, campaign: Campaign, attacker: Unit, target: Unit, range_of_shot: int) -> bool:
        """W-CMB-2, W-CMB-3. Whether a target is in range, or in that of a special shot; no fog lies there (RE-29)."""
        raise NotImplementedError

    def is_adjacent(self, campaign: Campaign, attacker: Unit, target: Unit) -> bool:
        """R-W70. Whether it strikes from beside the target; a Long Reach across a corner counts as that."""
        raise NotImplementedError

    def is_beside_lord(self, state: War, lord: Unit, unit: Unit) -> bool:
        """W-ELF-2, R-W26, EQ-32. Whether a unit stands beside its lord."""
        raise NotImplementedError

    def stands_on(self, state: War, unit: Unit, letter: str) -> bool:
        """R-W08. Whether a unit stands on a forest (EQ-21) or a mountain (W-DWA-2) that counts."""
        raise NotImplementedError

    def engines_beside(self, state: War, house: Stronghold) -> int:
        """W-SIE-4, W-SIE-5, R-W23. How many hostile siege engines stand beside a stronghold."""
        raise NotImplementedError

    def behind(self, campaign: Campaign, attacker: Unit, target: Unit) -> Unit | None:
        """W-MON-5, R-W19. Whoever stands straight behind an adjacent victim of a Giant."""
        raise NotImplementedError

    def area(self, campaign: Campaign, target: Unit, shot: str) -> list[Unit]:
        """R-W21. Everybody whom a shot at a whole block hits, friends too; in a town monsters alone."""
        raise NotImplementedError

    # Who stands near, for abilities and cards

    def near(self, state: War, lord: Unit, units: list[Unit], within: int) -> list[str]:
        """RE-32, BO-11. Of some units those within so many tiles of a lord; `NONE` besides where people see which."""
        raise NotImplementedError

    def friends_beside(self, state: War, unit: Unit) -> list[str]:
        """W-ORC-2, R-W17. The own units that may stand beside a unit."""
        raise NotImplementedError

    def formation(self, state: War, unit: Unit) -> int:
        """W-HUM-1, R-W27. How many own units stand beside a unit, for its movement; 0 where nobody counts that."""
        raise NotImplementedError

    def enemies_beside(self, state: War, unit: Unit) -> list[Unit]:
        """EQ-33. The enemies beside a unit; none where people see to it."""
        raise NotImplementedError

    def on_mountains(self, campaign: Campaign, seat: SeatId, clause: str) -> Sequence[str]:
        """DI-6. Which units of a player stand on mountains."""
        raise NotImplementedError

    def beside_water(self, state: War, seat: SeatId) -> list[str] | None:
        """DI-11, R-W77. Which units of a player stand beside water; None where people see to it."""
        raise NotImplementedError

    def take_bridge(self, campaign: Campaign, who: SeatId, clause: str) -> bool:
        """RE-30, DI-11. Somebody chooses a bridge without a unit, and it goes; False where there is none."""
        raise NotImplementedError
