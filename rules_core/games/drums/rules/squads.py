"""Squads are bought in secret (S-SET-2 to S-SET-6, SDS-PTS)."""

from __future__ import annotations

from typing import Any, Final

from rules_core.games.drums.content.squad_limits import broken_limits, hindrance, total
from rules_core.games.drums.rules import topics
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.facts import SquadsRevealed
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.drums.state.squad import Squad
from rules_core.kernel.game import Game, Plain
from rules_core.kernel.requests import SeatId
from rules_core.kernel.table import Table
from rules_core.song.warband import ModelId
from rules_core.wording.translation import tell

ADD: Final = "add"
DROP: Final = "drop"
TAKE: Final = "take"
DONE: Final = "done"


def begin(battle: Battle) -> None:
    """S-SET-1. Each has a nation; a squad that was chosen with the battle is ready."""
    options = battle.world.options
    for seat, nation, ready in zip(battle.seats, options.nations, options.squads, strict=True):
        squad = Squad(seat, nation)
        if ready:
            squad.soldiers = battle.world.content.squads[ready].members()
            squad.is_ready = True
        battle.squads[seat] = squad


def buy(table: Table, battle: Battle) -> None:
    """S-SET-4. One after the other, each by themselves; one answer a call."""
    for seat in battle.seats:
        squad = battle.squads[seat]
        if not squad.is_ready:
            answer = table.choose(seat, topics.BUY, options(battle, squad), "S-SET-2", squad.nation)
            _carry_out(battle, squad, answer)
            return
    _march_up(table, battle)


def options(battle: Battle, squad: Squad) -> list[str]:
    """What its player may do with a squad: "take:SQUAD", "add:SOLDIER", "drop:SOLDIER", "done"."""
    world = battle.world
    rules = world.options
    have = world.types(squad)
    most = world.points_of(squad.seat)
    found: list[str] = []
    if have and not broken_limits(have, most, has_limits=rules.limits):
        found.append(DONE)
    for ready in world.content.squads.values():
        members = [world.content.soldiers[id] for id in ready.members()]
        fits = not broken_limits(members, most, has_limits=rules.limits)
        if ready.nation == squad.nation and fits:
            found.append(f"{TAKE}:{ready.id}")
    for soldier in world.roster(squad.nation):
        if not hindrance(have, soldier, most, has_limits=rules.limits):
            found.append(f"{ADD}:{soldier.id}")
    found.extend([f"{DROP}:{id}" for id in dict.fromkeys(squad.soldiers)])
    return found


def kept_squad(game: Game[Any], state: Battle) -> Plain:
    """R-S50. The squad that is being bought, as an item without id and name; empty while nobody is in it.

    Once squads lie open there are several of them, and none is more the game's than another.
    """
    asked = next((one for one in state.squads.values() if not one.is_ready), None)
    if state.phase is not Phase.SQUADS or asked is None or not asked.soldiers:
        return {}
    rows = [{"soldier": id, "count": asked.soldiers.count(id)} for id in dict.fromkeys(asked.soldiers)]
    points = total(state.world.types(asked))
    text = tell("Points: {points}, men: {men}.", men=len(asked.soldiers), points=points)
    return {"nation": asked.nation, "text": text, "soldiers": rows}


def _carry_out(battle: Battle, squad: Squad, answer: str) -> None:
    verb, _, id = answer.partition(":")
    if verb == DONE:
        squad.is_ready = True
    elif verb == TAKE:
        squad.soldiers = battle.world.content.squads[id].members()
    elif verb == ADD:
        squad.soldiers.append(id)
    else:
        squad.soldiers.remove(id)


def _march_up(table: Table, battle: Battle) -> None:
    """All squads are complete and lie open; every man gets his number."""
    men: list[str] = []
    for seat, squad in battle.squads.items():
        for number, kind in enumerate(squad.soldiers, start=1):
            id = ModelId(f"{seat}-{number}")
            man = Soldier(id, battle.world.card(kind), seat)
            man.number = number
            battle.models[id] = man
            men.append(f"{seat}:{kind}")
        battle.start_counts[seat] = len(squad.soldiers)
        _name_commander(battle, seat)
    table.tell(SquadsRevealed("S-SET-4", tuple(men)))
    battle.phase = Phase.ROLES


def _name_commander(battle: Battle, seat: SeatId) -> None:
    """SDS-PTS-4, R-S67. Without an Officer the one NCO counts as Leader, of several the dearest."""
    men = [one for one in battle.models.values() if one.side == seat]
    ncos = [one for one in men if one.has("nco")]
    if ncos and not any(one.has("leader") for one in men):
        max(ncos, key=lambda one: one.profile.points).promote()
