"""What a squad may consist of (S-SET-5, SDS-PTS-3 to SDS-PTS-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules_core.games.drums.content.types import SoldierType

MOST_POINTS: Final = 1000
"""No battle allows more."""
FEWEST: Final = 5
MOST: Final = 20
OTHERS_FOR_EACH_NCO: Final = 5
COMMAND: Final = ("leader", "nco", "flag-bearer", "musician")
ONE_ONLY: Final = ("leader", "musician", "flag-bearer")
FOR_EVER: Final = ("points", "most", *ONE_ONLY)
"""Limits that a squad which breaks them cannot keep again by growing."""


@dataclass(frozen=True)
class Limit:
    """One limit of a squad and how it stands: its clause, a word for it, and the numbers that tell of it."""

    clause: str
    what: str
    have: int
    most: int
    """What is allowed; for the commander and the fewest men what is needed."""
    is_kept: bool = False


def total(squad: Sequence[SoldierType]) -> int:
    """What a squad costs."""
    return sum(one.points for one in squad)


def command_points(squad: Sequence[SoldierType]) -> int:
    """SDS-PTS-7. What those of a squad cost who command it or carry its drum and flag."""
    return sum(one.points for one in squad if is_command(one))


def is_command(soldier: SoldierType) -> bool:
    """SDS-PTS-7. Whether he commands, or carries drum or flag."""
    return any(soldier.profile.has(trait) for trait in COMMAND)


def limits_of(squad: Sequence[SoldierType], most_points: int, *, has_limits: bool = True) -> list[Limit]:
    """Every limit and how the squad stands to it, in the order of the clauses; `has_limits`: SDS-PTS-4 to 8 too."""
    points = total(squad)
    # S-SET-5, S-SET-6.
    found = [Limit("S-SET-5", "points", points, most_points, points <= most_points)]
    count = len(squad)
    if not has_limits:
        # R-S19. Somebody there must be.
        return [*found, Limit("SDS-PTS-6", "fewest", count, 1, count >= 1)]
    leaders = _having(squad, "leader")
    ncos = _having(squad, "nco")
    # SDS-PTS-4. An Officer with Leader, or without him one NCO.
    commanders = leaders if leaders > 0 else ncos
    found.append(Limit("SDS-PTS-4", "commander", commanders, 1, leaders > 0 or ncos == 1))
    # SDS-PTS-5.
    for trait in ONE_ONLY:
        having = _having(squad, trait)
        found.append(Limit("SDS-PTS-5", trait, having, 1, having <= 1))
    # R-S62. The others are all who are no NCO.
    allowed = max(1, -(-(count - ncos) // OTHERS_FOR_EACH_NCO))
    found.append(Limit("SDS-PTS-5", "nco", ncos, allowed, ncos <= allowed))
    marksmen = _having(squad, "marksman")
    found.append(Limit("SDS-PTS-5", "marksman", marksmen, count // 2, 2 * marksmen <= count))
    # SDS-PTS-6.
    found.append(Limit("SDS-PTS-6", "fewest", count, FEWEST, count >= FEWEST))
    found.append(Limit("SDS-PTS-6", "most", count, MOST, count <= MOST))
    # SDS-PTS-7, R-S62. Half of the squad's own points.
    command = command_points(squad)
    found.append(Limit("SDS-PTS-7", "command", command, points // 2, 2 * command <= points))
    return found


def broken_limits(squad: Sequence[SoldierType], most_points: int, *, has_limits: bool = True) -> list[Limit]:
    """The limits that the squad breaks."""
    return [one for one in limits_of(squad, most_points, has_limits=has_limits) if not one.is_kept]


def hindrance(
    squad: Sequence[SoldierType], one: SoldierType, most_points: int, *, has_limits: bool = True
) -> Limit | None:
    """What keeps a soldier out of the squad: a limit that buying more could not mend; None where he may join."""
    for limit in broken_limits([*squad, one], most_points, has_limits=has_limits):
        if limit.what in FOR_EVER:
            return limit
    return None


def _having(squad: Sequence[SoldierType], trait: str) -> int:
    return sum(1 for one in squad if one.profile.has(trait))
