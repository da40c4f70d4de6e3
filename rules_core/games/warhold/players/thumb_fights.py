"""Fighting by rules of thumb: whoever does most strikes first, at whoever falls most likely."""

from __future__ import annotations

from rules_core.games.warhold.content.types import LORD
from rules_core.games.warhold.players.forecast import chance_to_slay, damage
from rules_core.games.warhold.rules.campaign import Campaign, is_monster
from rules_core.games.warhold.rules.combat import DONE, SHOT
from rules_core.games.warhold.rules.mapped.attacks import ALL
from rules_core.games.warhold.rules.shots import FORCES
from rules_core.games.warhold.rules.strength import hit_points
from rules_core.games.warhold.rules.unmapped.attacks import SHARE
from rules_core.games.warhold.state.war import Unit
from rules_core.kernel.requests import Allocate, Choose
from rules_core.kernel.simulation import Thought


def who_attacks(campaign: Campaign, request: Choose) -> Thought:
    """Everybody who can, ranged units before those who are struck back."""
    state = campaign.state
    for one in request.options:
        if state.has_unit(one):
            return Thought(one, "attacks")
    return Thought(DONE)


def whom(campaign: Campaign, request: Choose) -> Thought:
    """The target that loses most, lords above all; shots that hit friends count against themselves."""
    attacker = campaign.state.unit(request.subject)
    best = max(request.options, key=lambda one: _worth(campaign, attacker, one))
    return Thought(best, "attacks")


def _worth(campaign: Campaign, attacker: Unit, option: str) -> float:
    state = campaign.state
    if option.startswith(SHOT):
        _, shot, id = option.split(":")
        target = state.unit(id)
        profile = campaign.profile(attacker)
        chance = (7 - profile.hit) / 6 * (7 - profile.wound) / 6
        if shot in ("spread-shot", "cross-hit"):
            total = 0.0
            for one in campaign.ground.area(campaign, target, shot):
                total += _value(one) if one.seat != attacker.seat else -2 * _value(one)
            return chance * total
        dice = 6 if shot == "grapeshot" else 1
        return min(hit_points(campaign, target) - target.wounds, dice * chance * FORCES[shot]) * _value(target)
    if option.startswith(ALL) or option == SHARE:
        # Together they do no more than each by itself, and dice that are left over are lost.
        return -1.0
    target = state.unit(option)
    return (damage(campaign, attacker, target) + chance_to_slay(campaign, attacker, target)) * _value(target)


def _value(unit: Unit) -> float:
    """What a hit point of somebody counts."""
    if unit.kind == LORD:
        return 3.0
    return 0.9 if is_monster(unit) else 1.0


def shares(campaign: Campaign, request: Allocate) -> tuple[int, ...]:
    """All at the best target, as far as they may; the rest at the next one."""
    attacker = campaign.state.unit(request.subject)
    order = sorted(range(len(request.options)), key=lambda place: -_worth(campaign, attacker, request.options[place]))
    left = request.total
    found = [0] * len(request.options)
    for place in order:
        found[place] = min(left, request.most[place])
        left -= found[place]
    return tuple(found)


def uncaring(campaign: Campaign, request: Choose) -> Thought:
    """W-ORC-2. A healthy friend bears it, but nobody who would fall, unless the lord would."""
    state = campaign.state
    lord = state.unit(request.subject)
    last = hit_points(campaign, lord) - lord.wounds <= 1
    friends = [state.unit(one) for one in request.options if state.has_unit(one)]
    healthy = [one for one in friends if hit_points(campaign, one) - one.wounds > 1]
    if healthy:
        return Thought(healthy[0].id, "bears")
    return Thought(friends[0].id, "bears") if last and friends else Thought("keep")
