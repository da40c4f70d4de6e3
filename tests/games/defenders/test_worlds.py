"""The worlds: names and prompts enough for an evening in each, in both languages, and never the same name twice."""

from __future__ import annotations

import pytest

from rules_core.content.items import Item
from rules_core.content.known import Known, Official
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import LONGEST_NAME, LONGEST_PROMPT, SETTING
from rules_core.games.defenders.content.types import (
    AREAS,
    ECONOMY,
    FIGHTING,
    GOVERNMENT,
    GROUPS,
    INFILTRATING,
    INSPIRING,
    LETHAL,
    MACHINES,
    MASSIVE,
    MILITARY,
    RABBLE,
    REGIMENTS,
    RELIGION,
)
from rules_core.games.defenders.content.worlds import WORLDS, place_names, plain_world, threat_names, unit_names, world
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.suggestions import PROMPTS
from rules_core.kernel.requests import Write
from tests.clauses import rule
from tests.games.defenders.script import P1

PLACES = {place_names(kind) for kind in (*AREAS, *MILITARY, *ECONOMY, *RELIGION, *GOVERNMENT)}
UNITS = {unit_names(kind) for kind in (*GROUPS, *REGIMENTS, *INSPIRING, *FIGHTING, *MACHINES)}
THREATS = {threat_names(kind) for kind in (*RABBLE, *REGIMENTS, *INFILTRATING, *LETHAL, *MASSIVE)}


@rule("D-WB-2", "D-WB-3")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", WORLDS)
def test_every_world_has_names_and_prompts_for_an_evening(id: str, language: str) -> None:
    told = world(id, language)
    item = Item(GAME, SETTING, plain_world(id, language))
    assert CONTENT.findings(item, Known(Official())) == []
    assert set(told.names) == PLACES | UNITS | THREATS
    for kinds in (PLACES, UNITS, THREATS):
        assert sum(len(told.names[kind]) for kind in kinds) >= 60
    names = [name for kind in told.names.values() for name in kind]
    assert len({name.casefold() for name in names}) == len(names)
    assert [name for name in names if not 0 < len(name) <= LONGEST_NAME or name != name.strip()] == []
    assert set(told.prompts) == {*PROMPTS.values(), "place", "defender", "threat", "deed", "last"}
    for kind, prompts in told.prompts.items():
        assert len(set(prompts)) == len(prompts) >= 20, kind
        assert [one for one in prompts if not 0 < len(one) <= LONGEST_PROMPT] == []


def test_names_are_suggested_that_nobody_bears_and_prompts_help_to_tell() -> None:
    state = City([P1])
    state.setting = WORLDS[0]
    state.stacks = [Stack("place-1", is_place=True, cards=["C7", "C8"], types=["barracks", ""], words=["", "feared"])]
    words = DefendersWords()
    naming = Write(P1, topics.NAME, "D-CITY-5", "place-1")
    first = words.suggestions(naming, state)
    assert set(first) <= set(world(WORLDS[0], "en").names["military"])
    assert len(first) > 10
    assert words.suggestions(naming, state) == first
    state.stacks.append(Stack("place-2", is_place=True, name=first[0]))
    assert first[0] not in words.suggestions(naming, state)
    telling = Write(P1, topics.STORY, "D-CITY-5", "place-1")
    assert words.suggestions(telling, state) == ()
    assert any(one in words.question(telling, state).second for one in world(WORLDS[0], "en").prompts["place"])
    # In a world of their own people name everything themselves.
    state.setting = "A moon of glass."
    assert words.suggestions(naming, state) == ()
