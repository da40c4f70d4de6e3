"""How a scenario is won and lost beside the book's way (chapter 8): its aim, how far it has come, its own losses."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import EnemyClass, Win, WinKind
from rules_core.games.village.rules.waves import brings, may_bring_boss
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Phase, Siege
from rules_core.song.warband import Fate

SUPPLIES: Final = "supplies"
TOKENS: Final = "tokens"


def win_of(siege: Siege) -> Win:
    """How this game is won; without a scenario by the book (V-8.1)."""
    scenario = siege.world.scenario
    return scenario.win if scenario is not None else Win()


def counted(siege: Siege) -> str:
    """What this game counts toward its aim: SUPPLIES that came in or TOKENS that were claimed; "" for nothing."""
    kind = win_of(siege).kind.value
    return kind if kind in (SUPPLIES, TOKENS) else ""


def tally_of(siege: Siege) -> int:
    """How much of it there is so far."""
    return siege.tally.get(counted(siege), 0)


def count(siege: Siege, what: str, more: int) -> None:
    """Count what a scenario asks for. Other games count nothing."""
    if counted(siege) == what:
        siege.tally[what] = siege.tally.get(what, 0) + more


def reached(siege: Siege) -> bool:
    """V-8.1. Whether the aim of the scenario is reached now, before the last wave is over.

    Whoever is beaten counts, and so does who fled or left: they threaten the village no more.
    """
    win = win_of(siege)
    if counted(siege):
        return tally_of(siege) >= win.count
    if win.kind is WinKind.LEADER:
        return _are_gone(siege, last_wave_of_leader(siege), [win.enemy])
    if win.kind is WinKind.BOSSES:
        return _are_gone(siege, last_wave_of_bosses(siege), _bosses(siege))
    return False


def is_last_wave(siege: Siege, wave: int) -> bool:
    """V-8.1. Whether the game is won when the village has survived this wave."""
    win = win_of(siege)
    return wave == siege.world.waves or (win.kind is WinKind.WAVES and wave >= win.count)


def survives_to_win(siege: Siege) -> bool:
    """V-8.1. Whether it is enough that the Town Hall stands at the end."""
    return win_of(siege).kind in (WinKind.SURVIVE, WinKind.WAVES)


def last_wave_of_leader(siege: Siege) -> int:
    """The last wave that brings the leader whom the scenario wants beaten; 0 for none."""
    world = siege.world
    return max([wave for wave in range(1, world.waves + 1) if brings(world, wave, win_of(siege).enemy)], default=0)


def last_wave_of_bosses(siege: Siege) -> int:
    """The last wave with which a Boss may come; 0 for none."""
    world = siege.world
    level = world.options.bosses_from
    coming = [number for number, plan in enumerate(world.plans, 1) if may_bring_boss(plan, world.content, level)]
    return max(coming, default=0)


def loss_cause(siege: Siege) -> str:
    """V-8.2, V-8.3. Why a scenario is lost although the Town Hall stands: "no-heroes", "building", "buildings" or "".

    All heroes defeated, the fall of a building that it names, the fall of so many.
    """
    scenario = siege.world.scenario
    if scenario is None:
        return ""
    loss = scenario.loss
    if loss.heroes and all(hero.fate is Fate.DEFEATED for hero in siege.heroes):
        return "no-heroes"
    if any(siege.building(id).destroyed for id in loss.buildings):
        return "building"
    fallen = len([building for building in list(siege.buildings.values()) if building.destroyed])
    return "buildings" if loss.fallen and fallen >= loss.fallen else ""


def _are_gone(siege: Siege, last: int, types: list[str]) -> bool:
    """Whether nobody of these types is on the table, waits to come, or will come with a later wave."""
    if siege.wave < last or (siege.wave == last and siege.phase is Phase.WAVE_OPENS):
        return False
    return not any(_threatens(model) and model.profile.id in types for model in list(siege.models.values()))


def _threatens(model: Fighter) -> bool:
    return model.side == ENEMIES and model.fate in (Fate.WAITING, Fate.IN_PLAY)


def _bosses(siege: Siege) -> list[str]:
    return [one.id for one in siege.world.content.enemies.values() if one.kind is EnemyClass.BOSS]
