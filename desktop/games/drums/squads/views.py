"""What the page of a squad shows, as plain data made from the battle and the answers that are offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from desktop.games.drums.battle_scene import icon_of
from rules_core.games.drums.content.squad_limits import hindrance, is_command, total
from rules_core.games.drums.content.types import SoldierType
from rules_core.games.drums.rules.squads import ADD, DROP
from rules_core.games.drums.state.battle import Battle, World
from rules_core.games.drums.words.names import BattleNames
from rules_core.games.drums.words.squad_words import barred_words, origin_names, part_name, trait_names, weapon_names
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
    """Of which nation where there are several, weapons, then special rules."""
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
    nation: str
    """Of which he is, in small letters; "" where all are of one."""


def lines_of(battle: Battle, names: BattleNames, seat: SeatId, offered: Sequence[str]) -> list[RosterLine]:
    """The roster of a seat's nation, in its order."""
    squad, rules = battle.squads[seat], battle.world.options
    have = battle.world.types(squad)
    costs = total(have)
    found: list[RosterLine] = []
    for one in battle.world.roster(squad.nation):
        barred = hindrance(have, one, battle.world.points_of(seat), has_limits=rules.limits)
        weapons, traits = weapon_names(battle.world.content, one), trait_names(one)
        name = names.soldier(one.id)
        of = origin_names(names, one)
        found.append(
            RosterLine(
                one.id,
                name,
                icon_of(one.profile),
                one.profile.quality,
                one.profile.combat,
                ", ".join([*of, *weapons, *traits]),
                one.points,
                squad.soldiers.count(one.id),
                costs + one.points,
                barred_words(barred) if barred is not None else "",
                f"{ADD}:{one.id}" in offered,
                f"{DROP}:{one.id}" in offered,
                " ".join([name, *weapons, *traits]).casefold(),
                " ".join(of).casefold(),
            )
        )
    return found


def is_kind(soldier: SoldierType, kind: str) -> bool:
    """Whether a chip of the roster lets him through."""
    if kind == COMMAND:
        return is_command(soldier)
    return kind == ALL or soldier.profile.has("mounted") == (kind == HORSE)


def fits(line: RosterLine, text: str) -> bool:
    """Whether every word that was typed stands in the line; a number begins what he costs, and a word his nation."""
    return all(
        str(line.points).startswith(typed) if typed.isdigit() else typed in line.searched or _is_nation(line, typed)
        for typed in text.casefold().split()
    )


def _is_nation(line: RosterLine, typed: str) -> bool:
    """Whether a word of his nation begins so: Russia is not in Prussia."""
    return any(word.startswith(typed) for word in line.nation.split())


def best_of(lines: Sequence[RosterLine], text: str) -> str:
    """The line that is meant most likely: one who can join, and whose name begins like what was typed."""
    words = text.casefold().split()

    def rank(line: RosterLine) -> tuple[bool, bool, bool, bool]:
        name = line.name.casefold()
        typed = " ".join([one for one in words if not _is_nation(line, one)])
        return not line.is_offered, not name.startswith(typed), typed not in name, typed != name

    return min(lines, key=rank).id if lines else ""


def weapons_of(world: World, nation: str) -> list[tuple[str, str]]:
    """What somebody of a roster is armed with: ids and names."""
    content = world.content
    carried = {id for one in world.roster(nation) for id in one.weapons}
    return [(id, part_name(content, id)) for id in content.arms if id in carried]


def nations_of(world: World, nation: str, names: BattleNames) -> list[tuple[str, str]]:
    """Of which nations men may be bought, the squad's own first; none where it buys of its own alone."""
    if not world.options.mixed_squads:
        return []
    found = dict.fromkeys([nation, *[one.nation for one in world.roster(nation)]])
    return [(id, names.nation(id)) for id in found]
