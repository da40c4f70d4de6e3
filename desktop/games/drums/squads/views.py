"""What the page of a squad shows, as plain data made from the battle and the answers that are offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from desktop.games.drums.battle_scene import icon_of
from rules_core.games.drums.content.squad_limits import hindrance, is_command, total
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.rules.squads import ADD, DROP
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.squad_words import barred_words, part_name, trait_names, weapon_names
from rules_core.kernel.requests import SeatId

ALL: Final = "all"
COMMAND: Final = "command"
FOOT: Final = "foot"
HORSE: Final = "horse"
KINDS: Final = (ALL, COMMAND, FOOT, HORSE)


@dataclass(frozen=True)
class RosterLine:
    """One line of the roster."""

    id: str
    name: str
    icon: str
    quality: int
    combat: int
    carries: str
    """Weapons, then special rules."""
    points: int
    count: int
    """How many of them are in the squad."""
    makes: int
    """What the squad would cost with one more."""
    barred: str
    """Why he cannot join; "" where he can."""
    is_offered: bool
    can_leave: bool
    searched: str


def lines_of(battle: Battle, names: BattleNames, seat: SeatId, offered: Sequence[str]) -> list[RosterLine]:
    """The roster of a seat's nation, in its order."""
    squad, rules = battle.squads[seat], battle.world.options
    have = battle.world.types(squad)
    costs = total(have)
    found: list[RosterLine] = []
    for one in battle.world.content.roster(squad.nation):
        barred = hindrance(have, one, battle.world.points_of(seat), has_limits=rules.limits)
        weapons, traits = weapon_names(battle.world.content, one), trait_names(one)
        name = names.soldier(one.id)
        found.append(
            RosterLine(
                one.id,
                name,
                icon_of(one.profile),
                one.profile.quality,
                one.profile.combat,
                ", ".join([*weapons, *traits]),
                one.points,
                squad.soldiers.count(one.id),
                costs + one.points,
                barred_words(barred) if barred is not None else "",
                f"{ADD}:{one.id}" in offered,
                f"{DROP}:{one.id}" in offered,
                " ".join([name, *weapons, *traits]).casefold(),
            )
        )
    return found


def is_kind(soldier: SoldierType, kind: str) -> bool:
    """Whether a chip of the roster lets him through."""
    if kind == COMMAND:
        return is_command(soldier)
    return kind == ALL or soldier.profile.has("mounted") == (kind == HORSE)


def fits(line: RosterLine, text: str) -> bool:
    """Whether every word that was typed stands in the line; a number begins what he costs."""
    return all(
        str(line.points).startswith(typed) if typed.isdigit() else typed in line.searched
        for typed in text.casefold().split()
    )


def best_of(lines: Sequence[RosterLine], text: str) -> str:
    """The line that is meant most likely: one who can join, and whose name begins like what was typed."""
    typed = text.strip().casefold()

    def rank(line: RosterLine) -> tuple[bool, bool, bool]:
        name = line.name.casefold()
        return not line.is_offered, not name.startswith(typed), typed not in name

    return min(lines, key=rank).id if lines else ""


def weapons_of(battle: Battle, nation: str) -> list[tuple[str, str]]:
    """What somebody of a roster is armed with: ids and names."""
    content = battle.world.content
    carried = {id for one in content.roster(nation) for id in one.weapons}
    return [(id, part_name(content, id)) for id in content.arms if id in carried]
