"""Names and prompts that make telling easy, from the world of the game, in an order that the game alone decides."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Final

from rules_core.games.defenders.content.cards import PACK, rank_of
from rules_core.games.defenders.content.types import defender_types, threat_types
from rules_core.games.defenders.content.worlds import WORLDS, World, place_names, threat_names, unit_names, world
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City
from rules_core.kernel.requests import Request, Topic
from rules_core.wording.translation import LANGUAGE_IN_FORCE

MOST: Final = 24
"""So many names are suggested one after the other."""
PROMPTS: Final[dict[Topic, str]] = {
    topics.SCENE_TOLD: "scene",
    topics.ATTACK_TOLD: "attack",
    topics.DEFENCE_TOLD: "defence",
    topics.EPILOGUE: "epilogue",
}
"""Which prompts help with which tale; stories and deeds depend on what they are about."""


def names_for(state: City, request: Request, own: Mapping[str, World]) -> tuple[str, ...]:
    """Names for what is named now, none of which anybody bears yet; `own` are worlds that people made, by id."""
    told = _world(state, own)
    if told is None:
        return ()
    kind = kind_of_name(state, request)
    if kind == "":
        return ()
    used = {one.name for one in state.stacks}
    used.update(one.name for one in state.units)
    used.update(one.name for one in state.threats)
    names = [name for name in told.names.get(kind, []) if name not in used]
    # What grows keeps its names while others grow.
    grown = next((one for one in state.stacks if one.id == request.subject), None)
    moment = f"{state.row} {len(state.stacks)} {state.turn}" if grown is None else f"{grown.cards[:1]} {state.setting}"
    names.sort(key=_lot(f"{moment} {request.subject}"))
    return tuple(names[:MOST])


def prompt_for(state: City, request: Request, own: Mapping[str, World]) -> str:
    """A question that helps to tell; "" where the world has none."""
    told = _world(state, own)
    if told is None:
        return ""
    kind = PROMPTS.get(request.topic, "")
    if request.topic == topics.STORY:
        is_threat = any(one.id == request.subject for one in state.threats)
        kind = "threat" if is_threat else "place" if request.subject.startswith("place") else "defender"
    elif request.topic == topics.DEED_TOLD:
        kind = "last" if any(one.id == request.subject and one.is_dead for one in state.units) else "deed"
    asked = told.prompts.get(kind, [])
    if not asked:
        return ""
    lot = _lot(f"{state.turn} {len(state.told)} {len(state.stacks)}")
    return min(asked, key=lot)


def _world(state: City, own: Mapping[str, World]) -> World | None:
    if state.setting in own:
        return own[state.setting]
    if state.setting not in WORLDS:
        return None
    return world(state.setting, LANGUAGE_IN_FORCE.language)


def kind_of_name(state: City, request: Request) -> str:
    """Which kind of name is wanted now, as settings call it; "" where none is."""
    subject = request.subject
    if request.topic == topics.THREAT_NAME and subject in PACK:
        return threat_names(threat_types(rank_of(subject))[0])
    if request.topic != topics.NAME:
        return ""
    if subject in PACK:
        return unit_names(defender_types(rank_of(subject))[0])
    for stack in state.stacks:
        if stack.id == subject:
            kind = stack.types[stack.cards.index(stack.main())]
            return place_names(kind) if stack.is_place else unit_names(kind)
    return ""


def _lot(seed: str) -> Callable[[str], int]:
    """An order that looks like chance and is the same everywhere for the same game."""
    return lambda text: zlib.crc32(f"{seed} {text}".encode())
