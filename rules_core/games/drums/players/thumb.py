"""A player by rules of thumb: fires when it pays, loads, keeps men together, and goes forward when it attacks."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.players import house_sense
from rules_core.games.drums.players.pull import ANSWERS, aim, errand, pull
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.close_combat import FALL, FIRE
from rules_core.games.drums.rules.courses import arrivals
from rules_core.games.drums.rules.deployment import NOBODY, OPPOSITE
from rules_core.games.drums.rules.fire import SHOOT_AND_RELOAD
from rules_core.games.drums.rules.roles import ATTACK
from rules_core.games.drums.rules.squads import DONE
from rules_core.games.drums.rules.terrain import LAST, NOW
from rules_core.games.drums.rules.turns import PASS, WITHDRAW
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import length
from rules_core.ground.pieces import BOTTOM, LEFT, RIGHT, TOP
from rules_core.kernel.requests import Answer, Choose, Pick, Place, Request
from rules_core.kernel.simulation import Player
from rules_core.song import field as song_field
from rules_core.song import groups, melee, shooting, targets
from rules_core.song import topics as song_topics
from rules_core.song.contest import harm
from rules_core.song.manner import Manner
from rules_core.song.traits_of_fighting import is_mounted
from rules_core.song.warband import Model

PLAIN: Final[dict[str, str]] = {
    topics.ROLE: ATTACK,
    topics.PLACE_NOW: NOW,
    topics.LAST_FEATURE: LAST,
    topics.SCOUT: NOBODY,
    topics.FELL: FALL,
    topics.WHO_FIRES: FIRE,
    topics.GROUP_REROLL: "yes",
    topics.MORALE_REROLL: "yes",
    song_topics.FOLLOW_UP: "no",
}
FAIR_ODDS: Final = 0.25
"""A blow at least so likely to fell is worth an attack."""
GOOD_ODDS: Final = 0.45
VOLLEY_FROM: Final = 3
IMPATIENT_FROM: Final = 12
"""From this round on the defender too goes forward."""
NEVER: Final = 1 << 40


class ThumbPlayer(Player[Battle]):
    """One sensible answer to every question."""

    def decide(self, state: Battle, request: Request, position: int) -> Answer:
        if isinstance(request, Place):
            return _place(state, request)
        if isinstance(request, Pick):
            return request.options[: request.most]
        assert isinstance(request, Choose)
        return _choose(state, request)


def _choose(battle: Battle, request: Choose) -> str:
    options = request.options
    topic = request.topic
    if topic in PLAIN and PLAIN[topic] in options:
        return PLAIN[topic]
    if battle.world.scenario is not None and topic in ANSWERS and ANSWERS[topic] in options:
        return ANSWERS[topic]
    if topic == topics.BUY:
        return _buy(battle, request)
    if topic == topics.EDGE:
        return str(BOTTOM)
    if topic == topics.WHOM:
        return _whom(battle, options)
    if topic == song_topics.DICE:
        return _dice(battle, request)
    if topic == song_topics.ACTION:
        return _action(battle, battle.model(request.subject), options)
    if topic == song_topics.GROUP_MEMBER:
        return options[0]
    if topic == song_topics.NEXT_MEMBER:
        return _next(battle, options)
    if topic == song_topics.LAST_SHOT:
        # Who is worth least loses least.
        return min(options, key=lambda id: battle.model(id).profile.points)
    return options[0]


def _buy(battle: Battle, request: Choose) -> str:
    """A ready squad, and for points that it leaves more of those of whom it has most."""
    soldiers = battle.squads[request.who].soldiers
    if not soldiers:
        return next((one for one in request.options if one.startswith("take:")), request.options[0])
    for id in sorted(dict.fromkeys(soldiers), key=soldiers.count, reverse=True):
        if DONE in request.options and f"add:{id}" in request.options and soldiers.count(id) > 1:
            return f"add:{id}"
    return DONE if DONE in request.options else request.options[0]


# Whom, and how boldly


def _whom(battle: Battle, options: tuple[str, ...]) -> str:
    """The Leader where his order would fire a volley, then who can do harm, then who loads, then the rest."""
    best = PASS
    worth = 0
    for id in options:
        if id in (PASS, WITHDRAW):
            continue
        found = _worth(battle, battle.model(id))
        if found > worth:
            best, worth = id, found
    return best


def _worth(battle: Battle, man: Soldier) -> int:
    """How much an activation of this man matters now; the best Quality first of equals."""
    quality = 7 - man.quality
    if not man.in_play:
        # Who is still to come on.
        return 150 + quality
    if man.knocked_down:
        return 300 + quality
    if man.has("leader") and _volley_of(battle, man):
        return 600
    if battle.foes_in_contact(man):
        return 500 + quality
    if targets.legal_targets(battle, man):
        return 400 + quality
    if shooting.may_reload(battle, man):
        return 200 + quality
    if man.has("leader"):
        # He stays near, and goes last.
        return 50
    return 100 + quality


def _volley_of(battle: Battle, leader: Soldier) -> bool:
    """Whether enough loaded men near him touch and see somebody."""
    ready = [
        one
        for one in battle.friends(leader)
        if not one.activated
        and targets.may_shoot(battle, one)
        and not is_mounted(one)
        and battle.ground.within(leader, one, battle.song.long)
        and targets.has_target(battle, one)
    ]
    linked = [one for one in ready if any(other is not one and battle.ground.touching(one, other) for other in ready)]
    return len(linked) >= VOLLEY_FROM


def _dice(battle: Battle, request: Choose) -> str:
    """More dice for good Quality, and for those who go last; a turnover costs what is still to come."""
    man = battle.model(request.subject)
    waiting = len(arrivals(battle, battle.squad_of(man).seat))
    left = waiting + sum(1 for one in battle.men(man.side) if not one.activated)
    if left <= 2:
        return "3"
    if aim(battle, man) is not None and man.quality >= 4 and left > 4:
        # Whoever has far to go together loses most by a turnover.
        return "1"
    if man.quality <= 3:
        return "3" if man.knocked_down or left <= 4 else "2"
    return "2" if man.quality == 4 else "1"


def _next(battle: Battle, options: tuple[str, ...]) -> str:
    return max(options, key=lambda id: _worth(battle, battle.model(id)))


# What


def _action(battle: Battle, man: Soldier, options: tuple[str, ...]) -> str:
    if "stand" in options:
        return "stand"
    struck = _strike(battle, man, options)
    if struck:
        return struck
    volleys = [one for one in options if one.startswith((f"{groups.VOLLEY}:", f"{SHOOT_AND_RELOAD}:"))]
    if volleys:
        return max(volleys, key=lambda one: _threat(battle, battle.model(one.partition(":")[2])))
    if groups.VOLLEY in options and _volley_of(battle, man):
        return groups.VOLLEY
    shot = _shot(battle, man, options)
    if shot:
        return shot
    if aim(battle, man) is not None:
        serves = errand(options, man)
        if serves:
            return serves
        if song_field.GROUP_MOVE in options:
            return song_field.GROUP_MOVE
        if "move" in options and not _is_threatened(battle, man):
            return "move"
    if "reload" in options and not _is_charger(man):
        return "reload"
    for one in options:
        if one.startswith(("cartridges:", "take-flag:")):
            return one
    if battle.houses:
        led = house_sense.way(battle, man, options)
        if led:
            return led
    if "move" in options and _goes_on(battle, man):
        return "move"
    return "end" if "end" in options else options[0]


def _strike(battle: Battle, man: Soldier, options: tuple[str, ...]) -> str:
    """A blow at whoever stands beside him, with all his might if he has the actions for it."""
    best = ""
    chance = 0.0
    for one in options:
        verb, _, id = one.partition(":")
        if verb not in ("attack", "power"):
            continue
        found = harm(
            battle, melee.weigh(battle, man, battle.model(id), Manner.POWER if verb == "power" else Manner.MELEE)
        )
        if found > chance:
            best, chance = one, found
    return best


def _shot(battle: Battle, man: Soldier, options: tuple[str, ...]) -> str:
    best = ""
    worth = 0.0
    for one in options:
        verb, _, id = one.partition(":")
        if verb not in ("shoot", "aim"):
            continue
        foe = battle.model(id)
        shot = shooting.prepare(battle, man, foe, Manner.AIMED if verb == "aim" else Manner.SHOT)
        found = harm(battle, shot) * _threat(battle, foe)
        if found > worth:
            best, worth = one, found
    return best


def _threat(battle: Battle, foe: Soldier) -> float:
    """How much it matters that this enemy falls."""
    return foe.profile.points / 26.0 + (1.0 if foe.has("leader") else 0.0)


def _is_charger(man: Soldier) -> bool:
    return is_mounted(man) or man.has("elan")


def _goes_on(battle: Battle, man: Soldier) -> bool:
    """Whether this man goes forward: the attacker's men do, the others when it has lasted too long."""
    if man.has("leader") or man.has("musician"):
        return _far_from_friends(battle, man)
    attacks = man.side == battle.attacker or battle.round >= IMPATIENT_FROM
    if _is_charger(man):
        return attacks or _nearest_gap(battle, man) <= 2 * battle.song.long
    return attacks


def _is_threatened(battle: Battle, man: Soldier) -> bool:
    """Whether an empty musket is more pressing than the goal: the enemy stands near."""
    return not man.loaded and not man.burdened and _nearest_gap(battle, man) <= battle.song.medium


def _far_from_friends(battle: Battle, man: Soldier) -> bool:
    x, y = _middle(battle, man)
    return length(man.x - x, man.y - y) > battle.song.medium


def _middle(battle: Battle, man: Soldier) -> tuple[int, int]:
    """Where the friends of a man stand on the whole."""
    friends = battle.friends(man)
    if not friends:
        return man.x, man.y
    return sum(one.x for one in friends) // len(friends), sum(one.y for one in friends) // len(friends)


def _nearest_gap(battle: Battle, man: Soldier) -> int:
    return min([battle.ground.gap(man, foe) for foe in battle.enemies(man)], default=NEVER)


# Where


def _place(battle: Battle, request: Place) -> Answer:
    region = request.region
    assert region is not None
    if request.topic == topics.DEPLOY:
        x, y = region.nearest(*_post(battle, battle.model(request.subject)))
        return x, y, 0
    if request.topic == topics.ARRIVE:
        # As near to the middle as there is room.
        side = battle.world.options.side
        x, y = region.nearest(side // 2, side if battle.edges[request.who] == BOTTOM else 0)
        return x, y, 0
    if request.topic in (topics.FEATURE, topics.WILD_MOVE, topics.SCOUT):
        return region.spots()[0]
    man = battle.model(request.subject)
    spots = region.candidates()
    best = spots[0]
    wanted = pull(battle, man) if request.topic == song_topics.MOVE else None
    worth = _spot_worth(battle, man, best, wanted)
    for spot in spots[1:]:
        found = _spot_worth(battle, man, spot, wanted)
        if found > worth:
            best, worth = spot, found
    return best[0], best[1], 0


def _post(battle: Battle, man: Soldier) -> tuple[int, int]:
    """A line along the edge, in the order of the numbers, shoulder to shoulder, as far forward as it may be."""
    side = battle.world.options.side
    edge = battle.edges.get(battle.squad_of(man).seat, OPPOSITE[BOTTOM])
    men = battle.start_counts[man.side]
    along = side // 2 + (2 * man.number - men - 1) * man.radius
    depth = battle.song.medium - man.radius
    if edge == TOP:
        return along, depth
    if edge == BOTTOM:
        return along, side - depth
    return (depth, along) if edge == LEFT else (side - depth, along) if edge == RIGHT else (along, depth)


def _spot_worth(battle: Battle, man: Soldier, spot: tuple[int, int], wanted: tuple[int, int] | None) -> float:
    """Nearer to the enemy, up to a good range or to somebody worth a charge; Leaders near their men."""
    here = man.x, man.y
    man.x, man.y = spot
    if wanted is not None and not battle.foes_in_contact(man):
        worth = -length(man.x - wanted[0], man.y - wanted[1])
    else:
        worth = _worth_there(battle, man)
    man.x, man.y = here
    return worth


def _worth_there(battle: Battle, man: Soldier) -> float:
    if man.has("leader") or man.has("musician"):
        x, y = _middle(battle, man)
        return -length(man.x - x, man.y - y) - 4.0 * battle.song.long * len(battle.foes_in_contact(man))
    foes = battle.foes_in_contact(man)
    if foes:
        best: Model = foes[0]
        chance = harm(battle, melee.weigh(battle, man, best))
        risk = harm(battle, melee.weigh(battle, best, man))
        # Touching two at once is asking for trouble.
        if len(foes) > 1 or chance < max(FAIR_ODDS, risk):
            return -3.0 * battle.song.long
        return battle.song.long * (chance - risk + GOOD_ODDS)
    arm = battle.weapon(man)
    gap = float(_nearest_gap(battle, man))
    if battle.houses:
        gap = min(
            [battle.ground.gap(man, foe) + house_sense.detour(battle, man, foe) for foe in battle.enemies(man)],
            default=gap,
        )
    wanted = float(battle.song.stick(arm.stick)) if arm is not None and not man.out_of_ammunition else 0.0
    return -abs(gap - 0.9 * wanted)
