"""Settings that people made: a game is begun with one, keeps it, and refuses one that is not in order."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Item
from rules_core.games.chosen import chosen_items, with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import MOST, SETTING
from rules_core.games.defenders.content.worlds import WORLDS, plain_world
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import Stack
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.kernel.match import Match, begin
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import Write
from rules_core.kernel.saves import from_document, to_document
from tests.clauses import rule
from tests.games.defenders.script import P1


def moon(**values: Any) -> Item:
    table = {"id": "glass-moon", "name": "A moon of glass", "text": "", "places": {"military": ["Prism Gate"]}}
    return Item(GAME, SETTING, {**table, "prompts": {"place": ["What does it ring like?"]}, **values})


def setup_with(item: Item, **choices: Any) -> dict[str, Any]:
    return DEFINITION.setup(with_items({"setting": item.id, **choices}, CHOICES, [item]))


def begun(setup: dict[str, Any]) -> Match[Any]:
    return begin(DefendersGame(setup), 3)


@rule("D-WB-1")
def test_a_game_begun_with_a_setting_asks_for_none_and_takes_its_names() -> None:
    match = begun(setup_with(moon()))
    assert match.pending is not None
    assert match.pending.topic != topics.WORLD
    state = match.state
    assert state.setting == "glass-moon"
    words = DEFINITION.words(match.game)
    state.stacks = [Stack("place-1", is_place=True, cards=["C7"], types=["barracks"], words=[""])]
    assert words.suggestions(Write(P1, topics.NAME, "D-CITY-5", "place-1"), state)[0] == "Prism Gate"
    assert words.prompts(Write(P1, topics.STORY, "D-CITY-5", "place-1"), state)[0].endswith("ring like?")


@rule("D-WB-3")
def test_a_shipped_setting_is_begun_with_by_its_id_alone() -> None:
    setup = DEFINITION.setup({"setting": WORLDS[2]})
    assert setup["setting"] == WORLDS[2]
    assert chosen_items(setup, CONTENT) == []
    assert begun(setup).state.setting == WORLDS[2]
    assert begun(DEFINITION.setup({})).pending.topic == topics.WORLD  # type: ignore[union-attr]  # it asks


def test_an_own_setting_is_drawn_as_the_shipped_one_that_it_names() -> None:
    words = DefendersWords([moon(scenery="star-patrol"), moon(id="plain")])
    assert words.scenery("glass-moon") == "star-patrol"
    assert words.worlds["glass-moon"].name == "A moon of glass"
    assert words.scenery("plain") == WORLDS[0]
    assert words.scenery(WORLDS[3]) == WORLDS[3]
    copied = CONTENT.spoken(CONTENT.official.ids(SETTING)[WORLDS[3]])
    assert copied.plain["scenery"] == WORLDS[3]


def test_the_setting_goes_with_the_save() -> None:
    match = begun(setup_with(moon()))
    again = from_document(to_document(match), {GAME: DefendersGame})
    assert chosen_items(again.game.setup, CONTENT) == [moon()]
    assert CONTENT.used_by(again.game.setup) == [(SETTING, "glass-moon")]
    words = DEFINITION.words(again.game)
    assert isinstance(words, DefendersWords)
    assert words.worlds["glass-moon"].names["military"] == ["Prism Gate"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "<img src=x>"},
        {"places": {"military": ["<b>Gate</b>"]}},
        {"places": {"military": ["x" * 33]}},
        {"places": {"military": ["Gate"] * (MOST + 1)}},
        {"places": {"harbour": ["Gate"]}},
        {"prompts": {"place": "Why?"}},
        {"prompts": {"place": ["x" * 91]}},
        {"threats": []},
        {"secret": 1},
        {"scenery": "nowhere"},
    ],
)
def test_a_setting_from_elsewhere_that_is_not_in_order_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupProblem) as told:
        DefendersGame({"setting": "glass-moon", "content": {SETTING: [moon(**wrong).plain]}})
    assert 0 < len(told.value.sentences) <= 5


def test_a_setting_that_is_nowhere_is_told() -> None:
    for setup in ({"setting": "nowhere"}, {"setting": 7}, {"setting": "glass-moon", "content": {SETTING: 7}}):
        with pytest.raises(SetupProblem):
            DefendersGame(setup)


def test_what_nobody_chose_does_not_stay() -> None:
    assert "content" not in DEFINITION.setup({"content": {SETTING: [moon().plain]}})


def test_a_shipped_setting_speaks_the_language_in_which_it_is_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = CONTENT.official.ids(SETTING)[WORLDS[1]]
    assert CONTENT.official_name(shipped) == shipped.name
    monkeypatch.setattr("rules_core.games.defenders.content.schema.LANGUAGE_IN_FORCE.language", "de")
    assert CONTENT.official_name(shipped) == plain_world(WORLDS[1], "de")["name"] != shipped.name
    assert CONTENT.spoken(shipped).plain["places"] != shipped.plain["places"]


def test_an_empty_setting_can_be_played_and_is_advised_to_grow() -> None:
    empty = Item(GAME, SETTING, CONTENT.blank(SETTING, "empty", "Empty"))
    found = CONTENT.findings(empty, CONTENT.known())
    assert {one.weight.value for one in found} == {"advice"}
    assert len(found) == 15 + 9
    assert begun(setup_with(empty)).state.setting == "empty"
