"""One roll of attacks: to hit, to wound, and who loses hit points (W-CMB-5 to W-CMB-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.games.warhold.content.types import (
    BALLISTA,
    DEATHBLOW,
    GREAT,
    LARGE,
    LORD,
    SIEGE,
    SURE_WOUND,
)
from rules_core.games.warhold.rules import deaths, gear, topics
from rules_core.games.warhold.rules.campaign import Campaign, is_led, roller
from rules_core.games.warhold.rules.needs import Needs, is_sure_wound_rolled, needs_of
from rules_core.games.warhold.rules.strength import has
from rules_core.games.warhold.state.facts import Struck, mention
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import Topic

ATTACK: Final = "attack"
COUNTER: Final = "counter-attack"
OPPORTUNITY: Final = "opportunity"
NO_DIE: Final = "none"
LUCK: Final = "luck"
BLUEFIRE: Final = "bluefire"


@dataclass(slots=True)
class Blow:
    """How often each die of a strike counts, beside what the target's own rules say."""

    kind: str
    clause: str
    force: int = 0
    """So many hit points each wound takes, where a shot says so; 0 for what the profile says."""
    shot: str = ""


def strike(campaign: Campaign, attackers: list[Unit], pool: list[Unit], dice: int, blow: Blow) -> None:
    """W-CMB-5, W-CMB-6, W-CMB-8. Attackers of one type roll together at one victim, or at several that are alike."""
    attacker, target = attackers[0], pool[0]
    needs = needs_of(campaign, attacker, target)
    who = roller(campaign.state, attacker)
    is_sure = has(campaign, attacker, SURE_WOUND) and not is_sure_wound_rolled(campaign, attacker, target)
    lowest = needs.lowest_hit()
    faces = list(campaign.table.roll(who, topics.HIT_DICE, dice, blow.clause, attacker.id, lowest))
    _reroll(campaign, attacker, faces, lowest, topics.HIT_DICE)
    # W-ATT-5. A natural 6 always hits, a natural 1 never: the lowest face is from 2 to 6.
    hits = len([one for one in faces if one >= lowest])
    # R-W18. A natural 6 to hit needs no wound roll.
    sure = faces.count(6) if is_sure else 0
    wound_faces: list[int] = []
    lowest_wound = needs.lowest_wound()
    if hits > sure:
        rolled = campaign.table.roll(who, topics.WOUND_DICE, hits - sure, blow.clause, attacker.id, lowest_wound)
        wound_faces = list(rolled)
        _reroll(campaign, attacker, wound_faces, lowest_wound, topics.WOUND_DICE)
    _tell(campaign, attackers, pool, blow, needs, faces, wound_faces, sure)
    # W-ATT-4.
    wounds = [0] * sure + [one for one in wound_faces if one >= lowest_wound]
    further = campaign.ground.behind(campaign, attacker, target) if blow.kind != OPPORTUNITY else None
    _deal(campaign, attacker, pool, wounds, blow)
    if further is not None:
        _pierce(campaign, attacker, further, faces, blow)
    _burn(campaign, attacker, target, faces)


def _tell(
    campaign: Campaign,
    attackers: list[Unit],
    pool: list[Unit],
    blow: Blow,
    needs: Needs,
    faces: list[int],
    wound_faces: list[int],
    sure: int,
) -> None:
    campaign.table.tell(
        Struck(
            blow.clause,
            blow.kind,
            tuple([mention(one) for one in attackers]),
            tuple([mention(one) for one in pool]),
            blow.shot,
            needs.lowest_hit(),
            needs.lowest_wound(),
            tuple(needs.parts),
            tuple(faces),
            tuple(wound_faces),
            sure,
        )
    )


def _reroll(campaign: Campaign, attacker: Unit, faces: list[int], lowest: int, topic: Topic) -> None:
    """EQ-34, R-W77. Once a turn a lord may roll one of the dice again; asked only where one has failed."""
    state = campaign.state
    if attacker.kind != LORD or not is_led(state, attacker):
        return
    kingdom = state.kingdom(attacker.seat)
    failed = [place for place, face in enumerate(faces) if face < lowest]
    if not failed or not gear.has_unused(campaign, kingdom, LUCK):
        return
    options = (NO_DIE, *[str(face) for face in sorted({faces[place] for place in failed})])
    answer = campaign.table.choose(attacker.seat, topics.AGAIN, options, "EQ-34", attacker.id)
    if answer == NO_DIE:
        return
    kingdom.has_used.append(LUCK)
    faces[faces.index(int(answer))] = campaign.table.roll(attacker.seat, topic, 1, "EQ-34", attacker.id, lowest)[0]


def force_of(campaign: Campaign, attacker: Unit, target: Unit, face: int, blow: Blow) -> int:
    """R-W16. How many hit points one wound takes; `face` is 0 for a sure one."""
    force = blow.force or campaign.profile(attacker).force
    if attacker.kind == SIEGE:
        return force
    if face == 6 and has(campaign, attacker, DEATHBLOW):
        # W-MON-8.
        force = max(force, 2)
    if attacker.kind == LORD:
        force += _doubled(campaign, attacker, target) - 1
    if force == 2 and gear.worn(campaign.state, campaign.content, target, "no-double-wounds"):
        # EQ-16.
        return 1
    return force


def _doubled(campaign: Campaign, attacker: Unit, target: Unit) -> int:
    """EQ-8, EQ-39, R-W70. Dragonslayer and Fire Oil each count double, both together three times."""
    times = 1
    kingdom = campaign.state.kingdom(attacker.seat)
    slays = gear.effect_in(campaign.content, kingdom.worn, "slays-large")
    if slays and campaign.profile(target).category in (LARGE, GREAT):
        times += slays - 1
    if kingdom.is_oiled and target.kind != LORD:
        times += 1
    return times


def _deal(campaign: Campaign, attacker: Unit, pool: list[Unit], wounds: list[int], blow: Blow) -> None:
    """W-CMB-6. Wounds go to the victim that is chosen first; when it falls the rest go to the next one."""
    state = campaign.state
    victims = [one for one in pool if state.has_unit(one.id)]
    victim: Unit | None = None
    for face in wounds:
        if not victims:
            # R-W72. What is over is lost.
            return
        if victim is None:
            victim = _next_victim(campaign, attacker, victims)
        hurt = force_of(campaign, attacker, victim, face, blow)
        if deaths.hurt(campaign, victim, hurt, attacker) or not state.has_unit(victim.id):
            victim = None
            victims = [one for one in victims if state.has_unit(one.id)]


def _next_victim(campaign: Campaign, attacker: Unit, victims: list[Unit]) -> Unit:
    if len(victims) == 1:
        return victims[0]
    if not is_led(campaign.state, attacker):
        # W-MTN-18. A wounded one first.
        return max(victims, key=lambda one: one.wounds)
    chosen = campaign.table.choose(attacker.seat, topics.VICTIM, [one.id for one in victims], "W-CMB-6", attacker.id)
    return next(one for one in victims if one.id == chosen)


def _pierce(campaign: Campaign, attacker: Unit, target: Unit, faces: list[int], blow: Blow) -> None:
    """R-W19, R-W72. The same dice against the one behind, with its own modifiers and wound rolls of its own."""
    if not campaign.state.has_unit(target.id):
        return
    needs = needs_of(campaign, attacker, target)
    hits = len([one for one in faces if one >= needs.lowest_hit()])
    if not hits:
        return
    who = roller(campaign.state, attacker)
    wound_faces = list(campaign.table.roll(who, topics.WOUND_DICE, hits, "W-MON-5", attacker.id, needs.lowest_wound()))
    through = Blow(blow.kind, "W-MON-5", blow.force, BALLISTA)
    _tell(campaign, [attacker], [target], through, needs, faces, wound_faces, 0)
    _deal(campaign, attacker, [target], [one for one in wound_faces if one >= needs.lowest_wound()], through)


def _burn(campaign: Campaign, attacker: Unit, target: Unit, faces: list[int]) -> None:
    """EQ-13, W-FAQ-4, WH-FAQ-2. Each natural 1 from beside lets the Bluefire Shield strike back at once."""
    state, content = campaign.state, campaign.content
    if target.kind != LORD or not state.has_unit(target.id) or not state.has_unit(attacker.id):
        return
    need = gear.worn(state, content, target, BLUEFIRE)
    blows = faces.count(1)
    if not need or not blows or not campaign.ground.is_adjacent(campaign, attacker, target):
        return
    profile = campaign.profile(attacker)
    needs = Needs(need - profile.guard_hit, need - profile.guard_wound)
    who = roller(state, target)
    lowest, lowest_wound = needs.lowest_hit(), needs.lowest_wound()
    hit_faces = campaign.table.roll(who, topics.HIT_DICE, blows, "EQ-13", target.id, lowest)
    hits = len([one for one in hit_faces if one >= lowest])
    wound_faces: tuple[int, ...] = ()
    if hits:
        wound_faces = campaign.table.roll(who, topics.WOUND_DICE, hits, "EQ-13", target.id, lowest_wound)
    back = Blow(COUNTER, "EQ-13", 1, BLUEFIRE)
    _tell(campaign, [target], [attacker], back, needs, list(hit_faces), list(wound_faces), 0)
    _deal(campaign, target, [attacker], [one for one in wound_faces if one >= lowest_wound], back)
