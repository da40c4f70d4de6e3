"""What a squad may consist of (S-SET-5, SDS-PTS-3 to SDS-PTS-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.drums.content.types import SoldierType

FEWEST: Final = 5
MOST: Final = 20
OTHERS_FOR_EACH_NCO: Final = 5
COMMAND: Final = ("leader", "nco", "flag-bearer", "musician")
ONE_ONLY: Final = ("leader", "musician", "flag-bearer")


@dataclass(frozen=True)
class Limit:
    """One limit that a squad breaks: its clause, a word for it, and the numbers that tell of it."""

    clause: str
    what: str
    have: int
    most: int


def total(squad: Sequence[SoldierType]) -> int:
    """What a squad costs."""
    return sum(one.points for one in squad)


def broken_limits(squad: Sequence[SoldierType], most_points: int, *, has_limits: bool = True) -> list[Limit]:
    """Every limit that the squad breaks, in the order of the clauses; `has_limits`: those of SDS-PTS-4 to 8 too."""
    found: list[Limit] = []
    # S-SET-5, S-SET-6.
    points = total(squad)
    if points > most_points:
        found.append(Limit("S-SET-5", "points", points, most_points))
    if not has_limits:
        # R-S19. Somebody there must be.
        return found if squad else [Limit("SDS-PTS-6", "fewest", 0, 1)]
    leaders = _having(squad, "leader")
    ncos = _having(squad, "nco")
    # SDS-PTS-4. An Officer with Leader, or without him one NCO.
    if leaders == 0 and ncos != 1:
        found.append(Limit("SDS-PTS-4", "commander", ncos, 1))
    # SDS-PTS-5.
    for trait in ONE_ONLY:
        if _having(squad, trait) > 1:
            found.append(Limit("SDS-PTS-5", trait, _having(squad, trait), 1))
    # R-S62. The others are all who are no NCO.
    allowed = -(-(len(squad) - ncos) // OTHERS_FOR_EACH_NCO)
    if ncos > max(1, allowed):
        found.append(Limit("SDS-PTS-5", "nco", ncos, max(1, allowed)))
    if 2 * _having(squad, "marksman") > len(squad):
        found.append(Limit("SDS-PTS-5", "marksman", _having(squad, "marksman"), len(squad) // 2))
    # SDS-PTS-6.
    if len(squad) < FEWEST:
        found.append(Limit("SDS-PTS-6", "fewest", len(squad), FEWEST))
    if len(squad) > MOST:
        found.append(Limit("SDS-PTS-6", "most", len(squad), MOST))
    # SDS-PTS-7, R-S62. Half of the squad's own points.
    command = sum(one.points for one in squad if any(one.profile.has(trait) for trait in COMMAND))
    if 2 * command > points:
        found.append(Limit("SDS-PTS-7", "command", command, points // 2))
    return found


def may_grow_by(squad: Sequence[SoldierType], one: SoldierType, most_points: int, *, has_limits: bool) -> bool:
    """Whether the squad with this soldier breaks no limit that buying more could not mend."""
    grown = [*squad, one]
    if total(grown) > most_points:
        return False
    if not has_limits:
        return True
    if len(grown) > MOST:
        return False
    return all(_having(grown, trait) <= 1 for trait in ONE_ONLY)


def _having(squad: Sequence[SoldierType], trait: str) -> int:
    return sum(1 for one in squad if one.profile.has(trait))
