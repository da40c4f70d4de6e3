"""Where a hero or Defender wants to go: plans with a spot and a value, of which the best is taken."""

from __future__ import annotations

from enum import Enum
from typing import Final

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.players.outlook import Outlook, is_fragile
from rules_core.games.village.players.thumb_odds import attack_worth
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.ground.geometry import Body, length, round_half_away
from rules_core.song import melee, stride
from rules_core.song.healing import SILENCED
from rules_core.song.manner import Manner
from rules_core.song.options import INCH
from rules_core.song.warband import NO_MODEL, ModelId
from rules_core.song.weapons import basic_range

NOT_WORTH_IT: Final = 36
"""A move of less value than this (one point) is not made."""
CHARGE_PULL: Final = 36
GUARD_PULL: Final = 18
"""How much of an enemy's urgency counts for a charge at it and for a stand before it, in 36ths."""
GUARD_WORTH: Final = 6 * 36
TOKEN_WORTH: Final = 12 * 36
FIRE_WORTH: Final = 9 * 36
RETREAT_WORTH: Final = 16 * 36
TEND_WORTH: Final = 12 * 36
ADVANCE_WORTH: Final = 5 * 36
CROWD_COST: Final = 4 * 36
"""For every further enemy that could join in."""
PATIENCE: Final = 12
"""After so many rounds of a wave we no longer wait for the enemy."""
DEADLOCK: Final = 30
"""After so many rounds nobody holds a gap for good before which the enemy waits."""
CYCLE: Final = 20
GIVING_WAY: Final = 8
"""In so many of so many rounds we draw back to the heart of the village then, and go for the enemy in the others."""
GIVE_WAY_WORTH: Final = 60 * 36
SAFE: Final = 9 * INCH
CLOSE: Final = 8 * INCH
ARRIVED: Final = 5 * INCH // 2
"""Whoever is as near as that to where a guard should stand saves the dice."""
TOGETHER: Final = 5 * INCH
"""Whoever is so far behind is waited for."""
KITE: Final = 4 * INCH
OUT: Final = 5
"""How many inches before a building its guard stands."""


class Reason(Enum):
    """What a plan is good for. Words tell it with what it is about: `MovePlan.about`."""

    STAY = "stay"
    STRIKE = "strike"
    HOLD = "hold"
    RETREAT = "retreat"
    GUARD = "guard"
    RALLY = "rally"
    FIND = "find"
    VILLAGER = "villager"
    HOME = "home"
    FIRE = "fire"
    TEND = "tend"
    AIM = "aim"
    ADVANCE = "advance"
    GIVE_WAY = "give-way"
    FETCH_FIRST = "fetch-first"
    FACE = "face"
    TOWER = "tower"
    WAIT = "wait"
    BAR = "bar"
    SNARE = "snare"


class MovePlan:
    """A spot to go to and what it is worth, in 36ths of a point. `foe` is the enemy it leads into contact with.

    `reason` says what it is good for, `about` who or what it is about, and `beside` the building that a guard keeps.
    """

    def __init__(
        self,
        value: int,
        x: int,
        y: int,
        foe: ModelId = NO_MODEL,
        *,
        reason: Reason = Reason.STAY,
        about: str = "",
        beside: str = "",
    ) -> None:
        self.value = value
        self.x = x
        self.y = y
        self.foe = foe
        self.reason = reason
        self.about = about
        self.beside = beside


def best_plan(outlook: Outlook, model: Fighter, actions: int, *, may_attack: bool) -> MovePlan:
    """The best of all plans; its value is 0 when staying is best."""
    if gives_way(outlook):
        return _give_way(outlook, model)
    best = MovePlan(0, model.x, model.y)
    for plan in (
        _charge(outlook, model, actions, may_attack=may_attack),
        _retreat(outlook, model),
        _guard(outlook, model),
        _rally(outlook, model),
        _fetch(outlook, model),
        _fire_watch(outlook, model),
        _tend(outlook, model),
        _take_aim(outlook, model, may_attack=may_attack),
        _advance(outlook, model),
    ):
        if plan is not None and plan.value > best.value:
            best = plan
    return best


def gives_way(outlook: Outlook) -> bool:
    """Whether the fight has come to a standstill: each side may be waiting where the other cannot get past it."""
    rounds = outlook.siege.round - DEADLOCK
    return rounds > 0 and rounds % CYCLE < GIVING_WAY and not outlook.is_idle_wave()


def _give_way(outlook: Outlook, model: Fighter) -> MovePlan:
    """Behind the heart of the village, so that the enemy comes on."""
    siege = outlook.siege
    heart_x, heart_y = siege.world.middles[siege.world.heart]
    foe = outlook.nearest_foe(model)
    x, y = (heart_x, heart_y) if foe is None else beyond(foe.x, foe.y, heart_x, heart_y, 4 * INCH)
    if length(x - model.x, y - model.y) < TOGETHER:
        return MovePlan(0, model.x, model.y)
    return MovePlan(GIVE_WAY_WORTH, x, y, reason=Reason.GIVE_WAY)


def _charge(outlook: Outlook, model: Fighter, actions: int, *, may_attack: bool) -> MovePlan | None:
    """Into contact with an enemy: to strike at it with what is left, or to hold it up."""
    siege = outlook.siege
    best: MovePlan | None = None
    reach = stride.allowance(siege, model)
    shoots = siege.weapon(model) is not None and model.loaded
    for foe in outlook.foes:
        if not siege.ground.within(model, foe, reach) or siege.ground.touching(model, foe):
            continue
        value = 0
        if may_attack and actions >= 2:
            blow = melee.weigh(siege, model, foe, Manner.POWER if actions >= 3 else Manner.MELEE)
            if foe.is_active and outlook.is_held(foe):
                # Two against one.
                blow.add_defender("outnumbered", -1)
            value = attack_worth(siege, blow)
        if not outlook.is_held(foe):
            value += CHARGE_PULL * outlook.urgency_of(foe)
        value -= outlook.free_foes_around(foe) * (CROWD_COST * 3 if is_fragile(model) else CROWD_COST)
        if is_fragile(model) and foe.is_active:
            value -= 10 * 36
        if shoots and foe.is_active:
            # Who can shoot had better do so from afar.
            value -= 2 * 36
        if best is None or value > best.value:
            why = Reason.STRIKE if may_attack and actions >= 2 else Reason.HOLD
            best = MovePlan(value, foe.x, foe.y, foe.id, reason=why, about=foe.id)
    return best


def _retreat(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """The badly wounded keep the Town Hall between themselves and the enemy; so do shooters whom somebody gets at."""
    siege = outlook.siege
    fear = CLOSE if is_fragile(model) else KITE if siege.weapon(model) is not None else 0
    if fear == 0 or siege.round > 2 * PATIENCE:
        return None
    foe = outlook.nearest_active_foe(model)
    if foe is None or siege.ground.gap(model, foe) >= fear or siege.active_foes_in_contact(model):
        return None
    heart_x, heart_y = siege.world.middles[siege.world.heart]
    x, y = beyond(foe.x, foe.y, heart_x, heart_y, 4 * INCH)
    worth = RETREAT_WORTH if is_fragile(model) else GUARD_WORTH + 36
    return MovePlan(worth, x, y, reason=Reason.RETREAT, about=foe.id)


def _guard(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """Between a threatened building and whoever comes for it; one guard to a threat, the nearest one."""
    threat = outlook.threat_for(model)
    if threat is None:
        return None
    x, y = guard_spot(outlook.siege, threat.building, threat.model)
    if length(x - model.x, y - model.y) < ARRIVED:
        return None
    worth = GUARD_WORTH + GUARD_PULL * outlook.urgency_of(threat.model)
    return MovePlan(worth, x, y, reason=Reason.GUARD, about=threat.model.id, beside=threat.building)


def _rally(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """Together against those who hunt us: beside the friend who is nearest to them, on the near side."""
    if is_fragile(model):
        return None
    siege = outlook.siege
    hunter = outlook.nearest_hunter(model)
    if hunter is None or not siege.ground.within(model, hunter, 16 * INCH):
        return None
    nearest: Fighter | None = None
    least = siege.ground.gap(model, hunter)
    for friend in outlook.friends:
        gap = siege.ground.gap(friend, hunter)
        if friend is not model and gap < least:
            least = gap
            nearest = friend
    if nearest is None or siege.ground.within(model, nearest, 2 * INCH):
        return None
    x, y = beyond(hunter.x, hunter.y, nearest.x, nearest.y, 2 * INCH)
    return MovePlan(GUARD_WORTH, x, y, reason=Reason.RALLY, about=nearest.id)


def guard_spot(siege: Siege, building: BuildingId, foe: Body) -> tuple[int, int]:
    """A spot in front of a building on the enemy's side."""
    x, y = siege.world.middles[building]
    away = length(foe.x - x, foe.y - y)
    out = float(OUT * INCH)
    if away <= out:
        return foe.x, foe.y
    return x + round_half_away((foe.x - x) * out / away), y + round_half_away((foe.y - y) * out / away)


def beyond(from_x: int, from_y: int, x: int, y: int, distance: int) -> tuple[int, int]:
    """The spot that lies behind (x, y), seen from somewhere."""
    away = length(x - from_x, y - from_y)
    if away == 0.0:
        return x, y
    return x + round_half_away((x - from_x) * distance / away), y + round_half_away((y - from_y) * distance / away)


def _fetch(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """A find, or a villager to bring home, for the hero nearest to it, as long as nobody dangerous is about."""
    siege = outlook.siege
    if not model.is_hero or (not siege.tokens and not siege.villagers) or siege.round > 2 * PATIENCE:
        return None
    for villager in siege.villagers.values():
        spot = Body(villager.id, villager.x, villager.y, INCH // 2)
        if not _is_nearest_hero(siege, model, spot):
            continue
        if siege.ground.gap(model, spot) <= 5:
            # Home with the villager at one's hand.
            x, y = siege.world.middles[siege.world.heart]
            return MovePlan(TOKEN_WORTH, x, y, reason=Reason.HOME, about=siege.world.heart)
        if _is_safe(outlook, model, spot):
            return MovePlan(TOKEN_WORTH, villager.x, villager.y, reason=Reason.VILLAGER, about=villager.id)
    for token in siege.tokens.values():
        spot = Body(token.id, token.x, token.y, INCH // 2)
        if _is_nearest_hero(siege, model, spot) and _is_safe(outlook, model, spot):
            return MovePlan(TOKEN_WORTH, token.x, token.y, reason=Reason.FIND, about=token.id)
    return None


def _tend(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """A healer goes to the most wounded friend, as long as no enemy is near either of them."""
    if not model.has("cleric") or SILENCED in model.spent or outlook.clearance(model) < CLOSE:
        return None
    patient: Fighter | None = None
    for friend in outlook.friends:
        if friend is not model and friend.quality_lost > (0 if patient is None else patient.quality_lost):
            patient = friend
    if patient is None or outlook.clearance(patient) < CLOSE:
        return None
    return MovePlan(TEND_WORTH, patient.x, patient.y, reason=Reason.TEND, about=patient.id)


def _is_nearest_hero(siege: Siege, model: Fighter, spot: Body) -> bool:
    """Whether no other able hero is nearer to a spot."""
    gap = siege.ground.gap(model, spot)
    for hero in siege.heroes:
        if hero is not model and hero.standing and siege.ground.gap(hero, spot) < gap:
            return False
    return True


def _is_safe(outlook: Outlook, model: Fighter, spot: Body) -> bool:
    """Whether the hero gets to the spot before any enemy could, and is not needed here."""
    ground = outlook.siege.ground
    if ground.gap(model, spot) > 16 * INCH or len(outlook.foes) > 2 * len(outlook.friends):
        return False
    for foe in outlook.foes:
        if foe.is_active and (ground.within(foe, spot, SAFE) or ground.within(foe, model, SAFE)):
            return False
    return True


def _fire_watch(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """Beside a burning building when the wave draws to its end, to put the fire out (V-6.5.5)."""
    if not model.is_hero:
        return None
    siege = outlook.siege
    for building in siege.standing_buildings():
        if not building.burning:
            continue
        guarded = [one for one in siege.heroes if one.in_play and siege.ground.touching_piece(one, building.id)]
        if guarded:
            continue
        if outlook.clearance(model) > CLOSE or len(outlook.foes) <= 2:
            x, y = siege.world.middles[building.id]
            return MovePlan(FIRE_WORTH, x, y, reason=Reason.FIRE, about=building.id)
    return None


def _take_aim(outlook: Outlook, model: Fighter, *, may_attack: bool) -> MovePlan | None:
    """Near enough to shoot next, but no nearer."""
    siege = outlook.siege
    arm = siege.weapon(model)
    if arm is None or not may_attack:
        return None
    foe = outlook.nearest_foe(model)
    if foe is None:
        return None
    reach = basic_range(siege.song, arm)
    gap = siege.ground.gap(model, foe)
    if gap <= reach or (gap > 2 * reach + CLOSE and not outlook.is_idle_wave()):
        return None
    share = (gap - reach + INCH // 2) / max(1.0, length(foe.x - model.x, foe.y - model.y))
    x = model.x + round_half_away((foe.x - model.x) * share)
    y = model.y + round_half_away((foe.y - model.y) * share)
    return MovePlan(GUARD_WORTH + 18, x, y, reason=Reason.AIM, about=foe.id)


def _advance(outlook: Outlook, model: Fighter) -> MovePlan | None:
    """To the enemy, when the enemy does not come to us: together, and not the badly wounded first."""
    siege = outlook.siege
    if siege.round <= PATIENCE and not outlook.is_idle_wave():
        return None
    if is_fragile(model) and siege.round <= 2 * PATIENCE:
        return None
    foe = outlook.nearest_foe(model)
    if foe is None or siege.group(foe.group).leaving or _is_ahead(siege, model, foe):
        return None
    return MovePlan(ADVANCE_WORTH + GUARD_WORTH, foe.x, foe.y, reason=Reason.ADVANCE, about=foe.id)


def _is_ahead(siege: Siege, model: Fighter, foe: Fighter) -> bool:
    """Whether others who could come along are far behind: nobody walks into the enemy alone while there is time."""
    if siege.round > 2 * PATIENCE:
        return False
    gap = siege.ground.gap(model, foe)
    for friend in siege.heroes:
        if friend is not model and friend.standing and not is_fragile(friend):
            if siege.ground.gap(friend, foe) > gap + TOGETHER:
                return True
    return False
