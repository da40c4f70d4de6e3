"""Names and prompts that make telling easy, from the world of the game, in an order that the game alone decides."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rules_core.games.defenders.content.cards import PACK, rank_of
from rules_core.games.defenders.content.types import INSPIRING, MACHINES, defender_types, location_types, threat_types
from rules_core.games.defenders.content.worlds import (
    OWN,
    WORLDS,
    World,
    fits,
    place_names,
    threat_names,
    unit_names,
    world,
)
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.scenes import RELATIONS, STRATEGY
from rules_core.games.defenders.rules.telling import TALES, tale_of
from rules_core.games.defenders.state.city import City, End, Stack
from rules_core.kernel.requests import Request
from rules_core.wording.translation import LANGUAGE_IN_FORCE

CAST: Final = TALES[topics.CAST]
EPILOGUE: Final = TALES[topics.EPILOGUE]
FALLEN: Final = "fallen"
"""How settings call their questions for afterwards where the city has fallen."""
MOST: Final = 24
"""So many names are suggested one after the other."""
COMPANY: Final = 2
"""So many are named who may be in a scene."""
OTHERS: Final = 3
"""So many other questions are offered beside the first."""


def names_for(state: City, request: Request, own: Mapping[str, World], *, helped: bool = True) -> tuple[str, ...]:
    """Names for what is named now, none of which anybody bears yet; `own` are worlds that people made, by id.

    Where the world of the game has no more, what fits any world follows, unless it is to stand alone (`helped`).
    """
    kind = kind_of_name(state, request)
    if kind == "":
        return ()
    used = {one.name for one in state.stacks}
    used.update(one.name for one in state.units)
    used.update(one.name for one in state.threats)
    # What grows keeps its names while others grow.
    grown = next((one for one in state.stacks if one.id == request.subject), None)
    moment = f"{state.row} {len(state.stacks)} {state.turn}" if grown is None else f"{grown.cards[:1]} {state.setting}"
    found: list[str] = []
    for told in _worlds(state, own) if helped else _worlds(state, own)[:1]:
        names = [name for name in told.names.get(kind, []) if name not in used and name not in found]
        names.sort(key=_lot(f"{moment} {request.subject}"))
        if grown is not None:
            names = _fitting(names, grown)
        found += names
    return tuple(found[:MOST])


def _fitting(names: list[str], grown: Stack) -> list[str]:
    """In their order, but those first that say its type, and those last that say another one of its row."""
    main = grown.main()
    at = grown.cards.index(main)
    row = location_types(rank_of(main)) if grown.is_place else defender_types(rank_of(main))
    language = LANGUAGE_IN_FORCE.language
    return sorted(names, key=lambda name: fits(name, grown.types[at], row, language))


def prompts_for(state: City, request: Request, own: Mapping[str, World]) -> tuple[str, ...]:
    """Questions that help to tell, the best first. As long as there are new ones, none stands first in a game twice."""
    kind = tale_of(state, request.topic, request.subject, request.clause)
    if kind in ("", CAST):
        return ()
    asked: list[str] = []
    # D-END-1, D-END-4. Nobody tells of a feast where nobody is left.
    listed = FALLEN if kind == EPILOGUE and state.end is End.FALLEN else kind
    for told in _worlds(state, own):
        asked += sorted([one for one in told.prompts.get(listed, []) if one not in asked], key=_lot(_game(state)))
    number = max(0, state.asked.get(kind, 0))
    first = asked[number % len(asked)] if asked else ""
    # What else is offered comes from the end, where no first one comes from for long.
    last = len(asked) - 1 - number * OTHERS
    others = [asked[(last - at) % len(asked)] for at in range(min(OTHERS, len(asked) - 1))]
    found = [*_on_words(state, request.subject, own), first, *others]
    return tuple(dict.fromkeys([one for one in found if one]))


def _on_words(state: City, subject: str, own: Mapping[str, World]) -> list[str]:
    """D-CITY-5, D-LOC-2, D-DEF-2. A question on how something is, for each word that nothing finished has yet."""
    about = next((one for one in state.stacks if one.id == subject), None)
    if about is None:
        return []
    kind, world_told = about.is_place, _worlds(state, own)[0]
    told = {word for one in state.stacks if one.is_final and one.is_place == kind for word in one.words}
    words = [word for word in about.words if word and word not in told]
    return [asked for word in words if (asked := world_told.asked_of(word, is_place=kind))]


def cast_for(state: City, request: Request, players: Sequence[str], called: Callable[[str], str]) -> tuple[str, ...]:
    """D-REF-3. Who may be in a scene, each with a player; the First Player need not take a part. `called` gives what
    facts mention its name.
    """
    units = [one for one in state.units if not one.is_dead]
    lot = _lot(f"{_game(state)} {state.turn}")
    named = company_for(state, leaders=request.subject == STRATEGY) if request.subject in (RELATIONS, STRATEGY) else []
    # Whoever the kind of scene has named comes first, and what cannot talk last.
    units.sort(
        key=lambda one: (named.index(one.id) if one.id in named else len(named), one.type in MACHINES, lot(one.id))
    )
    first = state.seats.index(request.who)
    others = [*players[first + 1 :], *players[:first]] or list(players)
    found: list[str] = []
    for size in range(min(3, max(2, len(others)), len(units)), 0, -1):
        for start in range(0, len(units), size):
            some = units[start : start + size]
            parts = [f"{called(unit.mention())} ({others[at % len(others)]})" for at, unit in enumerate(some)]
            found.append("; ".join(parts))
    return tuple(dict.fromkeys(found))[:MOST]


def company_for(state: City, *, leaders: bool) -> list[str]:
    """D-REF-5. Two of ours whom a scene may be about, others in each turn; of `leaders` first who can inspire."""
    there = [one for one in state.units if not one.is_dead]
    lot = _lot(f"{_game(state)} {state.turn} {leaders}")
    there.sort(key=lambda one: (leaders and one.type not in INSPIRING, one.type in MACHINES, lot(one.id)))
    return [one.id for one in there[:COMPANY]]


def _game(state: City) -> str:
    """What is the same all through a game and seldom in two: the first card that was played."""
    return state.stacks[0].cards[0] if state.stacks and state.stacks[0].cards else ""


def _worlds(state: City, own: Mapping[str, World]) -> list[World]:
    """The world of the game, and what fits every world: where the first has no more the second helps."""
    everywhere = world(OWN, LANGUAGE_IN_FORCE.language)
    if state.setting in own:
        made = own[state.setting]
        return [made.with_descriptors(everywhere.descriptors), everywhere]
    if state.setting in WORLDS:
        return [world(state.setting, LANGUAGE_IN_FORCE.language), everywhere]
    return [everywhere]


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
