"""Fire: what a shot is made of beyond the engine, Light Infantry, volleys, Shoot and Reload, cartridges
(SDS-FIRE, SDS-RNG-18, S-SNR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.rules import looking, sight, topics
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier, soldier
from rules_core.kernel.table import Table
from rules_core.song import groups, shooting, targets
from rules_core.song.facts import TraitUsed
from rules_core.song.manner import Manner
from rules_core.song.trait_list import Part
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import Fate, Model

SHOOT_AND_RELOAD: Final = "shoot-and-reload"
ACTIONS: Final = 2
"""So many it takes of all who are in it (S-SNR-5)."""
CARTRIDGES: Final = "cartridges"
STEADY_FROM: Final = 3
"""So many fire a steady volley (SDS-NAT-2)."""


def cover_parts(battle: Battle, shooter: Soldier, target: Soldier) -> list[Part]:
    """SDS-RNG-11, SDS-RNG-12, SDS-FIRE-11. What the target's cover takes from the shot."""
    cover = looking.cover_of(battle, shooter, target)
    options = battle.world.options
    if cover == sight.LIGHT and options.light_cover:
        return [("light-cover", -options.light_cover)]
    if cover == sight.HEAVY and options.heavy_cover:
        return [("heavy-cover", -options.heavy_cover)]
    return []


def own_shot_parts(battle: Battle, shooter: Soldier, target: Soldier) -> list[Part]:
    """SDS-FIRE-17. Light Infantry in open order is hard to hit beyond the first band."""
    if not target.has("light-infantry") or targets.band(battle, shooter, target) <= 1:
        return []
    if any(battle.ground.touching(one, target) for one in battle.friends(target)):
        return []
    return [("open-order", -1)]


def volley_parts(battle: Battle, shooters: Sequence[Soldier], target: Soldier) -> list[Part]:
    """SDS-NAT-2, R-S58. A British volley of three or more, none of whom has moved this turn, in the first band."""
    if len(shooters) < STEADY_FROM or not battle.has_feature(shooters[0].side, "steady-volley"):
        return []
    if any(one.has_moved or targets.band(battle, one, target) != 1 for one in shooters):
        return []
    return [("steady", 1)]


# Shoot and Reload (S-SNR)


def may_follow(battle: Battle, member: Soldier, order: str) -> bool:
    """S-VOL-3, R-S12, S-SNR-2, SDS-RNG-10. Whether a man may be part of an order to fire."""
    if order == groups.VOLLEY:
        # R-S12. Loaded, on foot and not in hand-to-hand combat.
        return not is_mounted(member) and targets.may_shoot(battle, member)
    if order == SHOOT_AND_RELOAD:
        return not is_mounted(member) and targets.may_shoot(battle, member)
    return True


def own_orders(battle: Battle, leader: Soldier, followers: Sequence[Soldier]) -> list[str]:
    """S-SNR-1, S-SNR-2. Shoot and Reload, where two loaded men touch."""
    loaded = [one for one in followers if may_follow(battle, one, SHOOT_AND_RELOAD)]
    for one in loaded:
        if any(other is not one and battle.ground.touching(one, other) for other in loaded):
            return [SHOOT_AND_RELOAD]
    return []


def is_group(members: Sequence[Soldier], order: str) -> bool:
    """S-GRP-1, S-SNR-1. Two to six, and for Shoot and Reload an even number."""
    if order == SHOOT_AND_RELOAD:
        return len(members) in (2, 4, 6)
    return len(members) >= 2


def options(battle: Battle, model: Soldier, actions: int) -> list[str]:
    """What a man may do beyond the engine's actions: "shoot-and-reload:FOE", "cartridges:ID"."""
    found: list[str] = []
    acting = battle.acting
    if acting is not None and acting.order == SHOOT_AND_RELOAD and len(acting.waiting) + 1 == len(acting.members):
        # S-SNR-5. The first who acts leads it, while all still have two actions.
        if actions >= ACTIONS and all(share >= ACTIONS for share in acting.shares):
            found.extend([f"{SHOOT_AND_RELOAD}:{foe}" for foe in _targets_of_line(battle)])
    if model.out_of_ammunition and model.is_active:
        found.extend([f"{CARTRIDGES}:{one.id}" for one in _sources(battle, model)])
    return found


def _targets_of_line(battle: Battle) -> list[str]:
    """At whom some front line could fire: everybody whom half of the members see."""
    acting = battle.acting
    assert acting is not None
    members = [battle.models[id] for id in acting.members]
    half = len(members) // 2
    counts: dict[str, int] = {}
    for member in members:
        for foe in targets.legal_targets(battle, member, freely=True):
            counts[foe.id] = counts.get(foe.id, 0) + 1
    return [id for id, count in counts.items() if count >= half and _fronts(battle, members, battle.model(id))]


def _fronts(battle: Battle, members: Sequence[Soldier], foe: Soldier) -> list[str]:
    """Who can stand in front: those who see the target and touch one of the others."""
    return [
        one.id
        for one in members
        if foe in targets.legal_targets(battle, one, freely=True)
        and any(other is not one and battle.ground.touching(one, other) for other in members)
    ]


def act(table: Table, battle: Battle, model: Soldier, option: str) -> int:
    """Carry out one of `options`; gives back the actions it took."""
    verb, _, id = option.partition(":")
    if verb == CARTRIDGES:
        # SDS-RNG-18.
        model.out_of_ammunition = False
        if model.wet:
            # SDS-MOV-13, R-S65. A musket taken up is empty.
            model.wet = False
            model.loaded = False
        table.tell(TraitUsed("SDS-RNG-18", model.id, CARTRIDGES, "taken"))
        return 1
    _shoot_and_reload(table, battle, battle.model(id))
    return ACTIONS


def _shoot_and_reload(table: Table, battle: Battle, foe: Soldier) -> None:
    """S-SNR-3 to S-SNR-7. The front line fires together and changes weapons with the second one."""
    acting = battle.acting
    assert acting is not None
    members = [battle.models[id] for id in acting.members]
    half = len(members) // 2
    fronts = _fronts(battle, members, foe)
    names: tuple[str, ...] = tuple(fronts[:half])
    if len(fronts) > half:
        names = table.pick(battle.voice(members[0]), topics.FRONT, fronts, half, half, "S-SNR-1", foe.id)
    front = [battle.model(name) for name in names]
    second = [one for one in members if one.id not in names]
    _fire_together(table, battle, front, foe)
    # S-SNR-3, S-SNR-4. Whoever has no cartridges left has fired what he may not load again (R-S65).
    for one, other in zip(front, second, strict=False):
        one.loaded, other.loaded = other.loaded, one.loaded
        # R-S14. With the weapon goes what kind it is.
        ours, theirs = battle.weapon(one), battle.weapon(other)
        if ours is not None and theirs is not None:
            one.firearm, other.firearm = theirs.trait, ours.trait
    # S-SNR-5, R-S14. All have used two actions; the second line has not attacked.
    acting.shares = [share - ACTIONS for share in acting.shares]


def _fire_together(table: Table, battle: Battle, shooters: list[Soldier], foe: Soldier) -> None:
    """S-VOL-5, SDS-FIRE-19. One die for all of them; one alone fires as ever."""
    men: list[Model] = list(shooters)
    if len(men) == 1:
        shot = shooting.prepare(battle, men[0], foe, Manner.SHOT)
    else:
        shot = groups.concentrated(battle, men, foe)
    shooting.release(table, battle, shot, men)


# Cartridges (SDS-RNG-18)


def _sources(battle: Battle, model: Soldier) -> list[Soldier]:
    """From whom an empty man gets cartridges: a friend beside him, or the fallen where they lie, with his weapon."""
    arm = battle.weapon(model)
    if arm is None:
        return []
    found: list[Soldier] = []
    for one in list(battle.models.values()):
        if (
            one is model
            or arm.trait not in battle.arms_of(one)
            or one.floor != model.floor
            or not battle.ground.within(model, one, 0)
        ):
            continue
        # R-S65. Every man killed leaves such a marker; a friend without cartridges gives none.
        lies = one.fate is Fate.DEFEATED
        # SDS-MOV-13. Wet powder is no use to anybody: he needs another musket.
        helps = not model.wet and one.in_play and one.side == model.side and not one.out_of_ammunition
        if lies or helps:
            found.append(soldier(one))
    return found
