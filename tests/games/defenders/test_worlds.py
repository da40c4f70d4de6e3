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
    DEFENDER_WORDS,
    ECONOMY,
    FIGHTING,
    GOVERNMENT,
    GROUPS,
    INFILTRATING,
    INSPIRING,
    LETHAL,
    LOCATION_WORDS,
    MACHINES,
    MASSIVE,
    MILITARY,
    RABBLE,
    REGIMENTS,
    RELIGION,
)
from rules_core.games.defenders.content.worlds import (
    OWN,
    WORLDS,
    fits,
    place_names,
    plain_world,
    signs,
    threat_names,
    unit_names,
    world,
)
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.rules.telling import tale_of
from rules_core.games.defenders.state.city import City, End, Stack
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.kernel.requests import Answer, Request, Write
from rules_core.kernel.simulation import Player, PlayerTable
from rules_core.wording.translation import LANGUAGE_IN_FORCE
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3

PLACES = {place_names(kind) for kind in (*AREAS, *MILITARY, *ECONOMY, *RELIGION, *GOVERNMENT)}
UNITS = {unit_names(kind) for kind in (*GROUPS, *REGIMENTS, *INSPIRING, *FIGHTING, *MACHINES)}
TALES = {"land", "place", "defender", "threat", "scene", "attack", "defence", "deed", "last", "epilogue", "fallen"}
THREATS = {threat_names(kind) for kind in (*RABBLE, *REGIMENTS, *INFILTRATING, *LETHAL, *MASSIVE)}


@rule("D-WB-2", "D-WB-3")
@rule("D-THR-6", "D-THR-7")
def test_a_ready_name_of_a_threat_is_not_called_what_it_is_not() -> None:
    assert threat_kind("giant-rats", "Sewer Rats", "H2", "fantasy-town") == "Giant rats"
    assert threat_kind("giant-rats", "Saucer Swarm", "H2", "hero-city") == "Rabble or horde"
    assert threat_kind("war-elephant", "Flying Wreck", "H13", "fantasy-town") == "Massive and destructive"
    # Whoever thinks of a name has said as well what it is.
    assert threat_kind("giant-rats", "The Nibblers", "H2", "hero-city") == "Giant rats"
    assert threat_kind("giant-rats", "The Nibblers", "H2", "a world of our own") == "Giant rats"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", [*WORLDS, OWN])
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
    assert set(told.prompts) == TALES
    for kind, prompts in told.prompts.items():
        assert len(set(prompts)) == len(prompts) >= 20, kind
        assert [one for one in prompts if not 0 < len(one) <= LONGEST_PROMPT] == []
    of_places, of_units = (
        {word for suit in table.values() for word in suit} for table in (LOCATION_WORDS, DEFENDER_WORDS)
    )
    assert set(told.descriptors) == of_places | of_units | {f"{word}-defender" for word in of_places & of_units}
    asked = [told.asked_of(word, is_place=True) for word in of_places]
    asked += [told.asked_of(word, is_place=False) for word in of_units]
    assert len(set(asked)) == len(of_places) + len(of_units)
    assert [one for one in told.descriptors.values() if not 0 < len(one) <= LONGEST_PROMPT] == []


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
    # A word of its own is asked for first, then what fits any place.
    asked, *others = words.prompts(telling, state)
    assert asked == world(WORLDS[0], "en").descriptors["feared"]
    assert others
    assert set(others) <= {*world(WORLDS[0], "en").prompts["place"], *world(OWN, "en").prompts["place"]}
    # In a world that people thought of themselves there is what fits any.
    state.setting = "A moon of glass."
    assert set(words.suggestions(naming, state)) <= set(world(OWN, "en").names["military"])
    assert words.prompts(telling, state)[0] == world(OWN, "en").descriptors["feared"]


@rule("D-MAP-7", "D-INT-3")
def test_on_the_land_round_the_city_questions_help_in_every_world() -> None:
    land, words = Write(P1, topics.FEATURES, "D-MAP-7"), DefendersWords()
    for setting in (*WORLDS, "A moon of glass."):
        firsts = set()
        own = world(setting if setting in WORLDS else OWN, "en").prompts["land"]
        for card in ("C2", "D9", "HJ"):
            state = City([P1])
            state.setting = setting
            state.stacks = [Stack("place-1", is_place=True, cards=[card])]
            prompts = words.prompts(land, state)
            assert len(set(prompts)) == len(prompts) > 2
            assert set(prompts) <= {*own, *world(OWN, "en").prompts["land"]}
            assert prompts[0] in own
            firsts.add(prompts[0])
        assert len(firsts) > 1


@rule("D-END-1", "D-END-4")
@pytest.mark.parametrize("id", [*WORLDS, OWN])
def test_nobody_is_asked_for_a_feast_where_the_city_has_fallen(id: str) -> None:
    state = City([P1])
    state.setting = id
    telling = Write(P1, topics.EPILOGUE, "D-END-4")
    words, told = DefendersWords(), {True: "fallen", False: "epilogue"}
    for end in (End.FALLEN, End.OUTLASTED):
        state.end = end
        kind = told[end is End.FALLEN]
        asked = set(words.prompts(telling, state))
        assert asked
        assert asked <= {*world(id, "en").prompts[kind], *world(OWN, "en").prompts[kind]}


@rule("D-CITY-5")
def test_the_name_that_is_suggested_first_says_the_type_where_there_is_one() -> None:
    words, state = DefendersWords(), City([P1])
    state.setting = WORLDS[0]
    naming = Write(P1, topics.NAME, "D-CITY-5", "stack")
    for is_place, card, row in ((False, "C8", REGIMENTS), (False, "C11", INSPIRING), (True, "C4", AREAS)):
        for kind in row:
            state.stacks = [Stack("stack", is_place=is_place, cards=[card], types=[kind], words=[""])]
            suited = [fits(name, kind, row, "en") for name in words.suggestions(naming, state)]
            assert suited[0] == 0, kind
    archers = ("Free Crossbows", "White Heron", "Elven Outriders")
    assert [fits(name, "archers", REGIMENTS, "en") for name in archers] == [0, 1, 2]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_type_has_signs_by_which_names_say_it(language: str) -> None:
    types = {*AREAS, *MILITARY, *ECONOMY, *RELIGION, *GOVERNMENT, *GROUPS, *REGIMENTS, *INSPIRING, *FIGHTING, *MACHINES}
    types.update((*RABBLE, *INFILTRATING, *LETHAL, *MASSIVE))
    # What is yet another group may be called anything.
    assert set(signs(language)) == types - {"other-group"}
    assert [part for parts in signs(language).values() for part in parts if part != part.lower()] == []


class Eager(Player[City]):
    """Takes the first of everything that helps to tell, and tells a scene in every turn."""

    def __init__(self, setting: str) -> None:
        self.setting = setting
        self.thumb = ThumbPlayer()
        self.words = DefendersWords()
        self.names: list[str] = []
        self.prompts: dict[str, list[str]] = {}

    def decide(self, state: City, request: Request, position: int) -> Answer:
        if request.topic == topics.SCENE:
            return scenes.RELATIONS
        if request.topic == topics.WORLD_TOLD:
            return "A moon of glass."
        if request.topic == topics.WORLD:
            return self.setting
        if not isinstance(request, Write):
            return self.thumb.decide(state, request, position)
        names, prompts = self.words.suggestions(request, state), self.words.prompts(request, state)
        if request.topic in (topics.NAME, topics.THREAT_NAME):
            self.names.append(names[0])
            return names[0]
        if request.topic == topics.CAST:
            return names[0] if names else ""
        kind = tale_of(state, request.topic, request.subject, request.clause)
        if kind:
            assert len(prompts) > 1
            self.prompts.setdefault(kind, []).append(prompts[0])
        return "Told."


@rule("D-INT-3")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", [*WORLDS, OWN])
def test_in_a_whole_game_no_name_and_no_question_comes_twice(id: str, language: str) -> None:
    player = Eager(id)
    state = City([P1, P2, P3])
    game = DefendersGame({"players": 3})
    try:
        LANGUAGE_IN_FORCE.language = language
        game.play(PlayerTable(player, state, 5, 20_000), state)
    finally:
        LANGUAGE_IN_FORCE.language = "en"
    assert len(player.names) > 20
    assert len({name.casefold() for name in player.names}) == len(player.names)
    assert {"scene", "attack", "defence", "place", "defender", "threat"} <= set(player.prompts)
    for kind, asked in player.prompts.items():
        assert len(set(asked)) == len(asked), kind
