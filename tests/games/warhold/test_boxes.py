"""What a war is played with: own races, monsters and cards come into play by a box that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules_core.content.items import Item, Weight
from rules_core.content.known import Known
from rules_core.games.chosen import with_items
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.content.types import BOON, EQUIPMENT, MONSTERS
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.options import BOX, CHOICES, PLAYERS
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.decks import whole_deck
from rules_core.games.warhold.words.warhold_words import WarholdWords
from rules_core.kernel.match import begin
from rules_core.kernel.problems import SetupProblem
from tests.clauses import rule


def official(kind: str, like: str, **changes: Any) -> Item:
    """A copy of something that ships, with changes."""
    return Item(GAME, kind, {**CONTENT.official.ids(kind)[like].plain, **changes})


TROLLS = official("race", "orcs", id="trolls", name="Trolls")
GRIFFIN = official("monster", "dragon", id="griffin", name="Griffin", copies=2)


def box(**changes: Any) -> Item:
    return Item(GAME, "box", {"id": "mine", "name": "Mine", "text": "All mine.", **changes})


def game_with(*items: Item, players: int = 2) -> WarholdGame:
    """A war with the first of these items as its box."""
    setup = with_items({PLAYERS: players, BOX: "mine"}, CHOICES, items, CONTENT)
    game = DEFINITION.make(DEFINITION.setup(setup))
    assert isinstance(game, WarholdGame)
    return game


def counts(game: WarholdGame, deck: str) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for card in whole_deck(game.content, deck):
        id = card.partition(".")[0]
        found[id] = found.get(id, 0) + 1
    return found


@rule("W-BOX-1", "W-BOX-6", "W-TYP-1", "R-W54")
def test_a_box_adds_to_what_ships_and_takes_out() -> None:
    mine = box(
        races=["trolls"],
        monsters=[{"monster": "griffin", "count": 3}, {"monster": "dragon", "count": 0}],
        equipment=[{"equipment": next(iter(shipped().equipment)), "count": 9}],
    )
    game = game_with(mine, TROLLS, GRIFFIN)
    assert list(game.content.races) == [*shipped().races, "trolls"]
    # A card that people made has the next number of its deck, and is drawn at a table like any other.
    added = WarholdWords(game.content).card("griffin.2")
    assert added is not None
    assert (added.number, added.said()) == (len(shipped().monsters) + 1, "Griffin")
    monsters = counts(game, MONSTERS)
    assert monsters["griffin"] == 3
    assert "dragon" not in monsters
    assert monsters["black-knight"] == shipped().monsters["black-knight"].copies
    assert counts(game, EQUIPMENT)[next(iter(shipped().equipment))] == 9
    assert counts(game, BOON) == {one.id: one.copies for one in shipped().cards.values() if one.deck == BOON}


@rule("W-BOX-1", "R-W54")
def test_a_box_of_its_own_has_nothing_else_and_is_played() -> None:
    mine = box(keeps=False, races=["trolls", "elves"], cards=[{"card": "re-1", "count": 2}])
    game = game_with(mine, TROLLS)
    assert list(game.content.races) == ["trolls", "elves"]
    assert not counts(game, MONSTERS)
    match = begin(game, 3)
    thumb = ThumbPlayer()
    asked: tuple[str, ...] = ()
    for number in range(3000):
        request = match.pending
        if request is None or match.state.round > 6:
            break
        if request.topic == topics.RACE:
            asked = (*asked, *getattr(request, "options", ()))
        match.answer(thumb.decide(match.state, request, number))
    assert match.state.round > 6
    assert set(asked) == {"trolls", "elves"}
    with pytest.raises(SetupProblem, match="for 2 players"):
        game_with(mine, TROLLS, players=3)


@rule("W-BOX-1", "W-BOX-6")
@pytest.mark.parametrize(
    "changes, path",
    [
        ({"keeps": False, "races": ["elves"]}, ("races",)),
        ({"races": ["nobody"]}, ("races", 0)),
        ({"monsters": [{"monster": "nobody", "count": 1}]}, ("monsters", 0, "monster")),
        ({"cards": [{"card": "re-1", "count": 1}, {"card": "re-1", "count": 2}]}, ("cards", 1, "card")),
        ({"cards": [{"card": "re-1", "count": 21}]}, ("cards", 0, "count")),
    ],
)
def test_each_fault_of_a_box_is_found(changes: dict[str, Any], path: tuple[str | int, ...]) -> None:
    found = CONTENT.findings(box(**changes), Known(CONTENT.official))
    assert [one.path for one in found if one.weight is Weight.MUST] == [path]
    assert all(one.remedy for one in found)


def test_boxes_that_ship_are_in_order() -> None:
    boxes = [one for one in CONTENT.official.items() if one.kind == "box"]
    assert boxes
    assert not [one for item in boxes for one in CONTENT.findings(item, Known(CONTENT.official))]


@rule("W-BOX-1", "W-BOX-6")
def test_a_box_says_of_which_decks_it_has_no_card() -> None:
    def said(**changes: Any) -> list[str]:
        item = box(races=["elves", "orcs"], keeps=False, **changes)
        return [one.sentence for one in CONTENT.findings(item, CONTENT.known())]

    some: dict[str, Any] = {
        "monsters": [{"monster": "dragon", "count": 2}],
        "cards": [{"card": "re-1", "count": 1}, {"card": "tr-1", "count": 1}, {"card": "di-1", "count": 0}],
    }
    assert said(**some) == [
        "No card lies in Equipment, Disasters and Glorious boons, so nothing comes of what is drawn there."
    ]
    rest = [*some["cards"][:2], {"card": "di-1", "count": 1}, {"card": "bo-1", "count": 3}]
    assert said(**{**some, "cards": rest}, equipment=[{"equipment": "eq-1", "count": 1}]) == []
    assert not CONTENT.findings(box(), CONTENT.known())
