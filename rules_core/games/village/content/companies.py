"""Who does not serve together (SBH-PTS-7): asked when a siege is set up, and not of games that have begun."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.content.types import Content
from rules_core.games.village.rules.waves import named_enemies
from rules_core.games.village.state.siege import World
from rules_core.song.profile_checks import at_odds
from rules_core.song.trait_types import shipped
from rules_core.song.warband import Profile
from rules_core.wording.translation import say, tell

BEASTS: Final = ("animal", "swarm")


def faults(world: World) -> list[str]:
    """What is wrong with the party and its Defenders, and with the enemies who may come."""
    content = world.content
    party = [content.heroes[id].profile for id in world.hero_ids]
    found = _at_odds("heroes", [*party, *_defenders(world)], content)
    # VMS-1. Each hero weighs the same, so half of the points are half of the heroes.
    if 2 * sum(1 for one in party if any(one.has(beast) for beast in BEASTS)) > len(party):
        found.append(say("heroes: at most half of a party are Animals; take another hero in the place of one."))
    ids = dict.fromkeys([*world.recruits.enemies, *(named_enemies(world.scenario) if world.scenario else [])])
    found.extend(_at_odds("bestiary", [content.enemies[id].profile for id in ids], content))
    return found


def _defenders(world: World) -> list[Profile]:
    """Whom the buildings of the village may send."""
    ids: dict[str, None] = {}
    for building in world.village.buildings:
        for level in building.levels:
            if level.ability is not None and level.ability.defender in world.content.defenders:
                ids[level.ability.defender] = None
    return [world.content.defenders[id].profile for id in ids]


def _at_odds(place: str, members: list[Profile], content: Content) -> list[str]:
    return [
        tell(
            "{place}: {one} and {other} never serve together; leave one of them out.",
            place=place,
            one=_name(one, content),
            other=_name(other, content),
        )
        for one, other in at_odds(members, shipped())
    ]


def _name(member: Profile, content: Content) -> str:
    if member.id in content.heroes:
        return content.heroes[member.id].name
    if member.id in content.defenders:
        return content.defenders[member.id].name
    return content.enemies[member.id].name
