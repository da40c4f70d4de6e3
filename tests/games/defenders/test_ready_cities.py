"""Cities that come with the game: whole, told in every language, and besieged at once."""

from __future__ import annotations

import pytest

from rules_core.content.items import Item
from rules_core.games.chosen import ITEMS, with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.city_checks import rows_of
from rules_core.games.defenders.content.city_fields import CITY
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.worlds import CITIES, plain_city
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import Phase
from rules_core.kernel.game import Plain
from rules_core.kernel.match import begin
from tests.clauses import rule


def told(plain: Plain) -> list[str]:
    """Every word that people read of it."""
    rows = [*rows_of(plain, "places"), *rows_of(plain, "people")]
    return [str(one[key]) for one in (plain, *rows) for key in ("name", "text")]


@rule("D-CITY-12", "D-CON-1", "D-ENT-1")
@pytest.mark.parametrize("id", CITIES)
def test_a_city_that_stands_ready_has_nothing_to_mend_and_is_told_in_every_language(id: str) -> None:
    english, german = plain_city(id, "en"), plain_city(id, "de")
    for plain in (english, german):
        assert CONTENT.findings(Item(GAME, CITY, {**plain, "id": "other"}), CONTENT.known()) == []
        names = [row["name"] for key in ("places", "people") for row in plain[key]]
        assert len(set(names)) == len(names) >= 16
        assert all(told(plain))
    texts = [(a, b) for a, b in zip(told(english), told(german), strict=True) if a == b and " " in a]
    assert [a for a, _ in texts if len(a) > 20] == []
    assert {**german, "name": "", "text": "", "places": [], "people": []} == {
        **english,
        "name": "",
        "text": "",
        "places": [],
        "people": [],
    }


@rule("D-PLC-1", "D-THR-1")
@pytest.mark.parametrize("id", CITIES)
def test_it_is_besieged_at_once_and_to_the_end(id: str) -> None:
    match = begin(DefendersGame({CITY: id, "players": 4}), 2)
    first, position = match.pending, 0
    assert first is not None
    assert first.topic == topics.PLACING
    while (asked := match.pending) is not None:
        match.answer(ThumbPlayer().decide(match.state, asked, position))
        position += 1
    assert match.state.phase is Phase.OVER


def test_a_game_keeps_the_words_in_which_its_city_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules_core.games.defenders.content.schema.LANGUAGE_IN_FORCE.language", "de")
    setup = DEFINITION.setup(with_items({CITY: CITIES[0]}, CHOICES, [], CONTENT))
    (kept,) = setup[ITEMS][CITY]
    assert kept["name"] == plain_city(CITIES[0], "de")["name"]
    # Under an id that no item has, also where somebody has kept a copy already.
    assert kept["id"] == setup[CITY] == f"{CITIES[0]}-2"
    again = with_items({CITY: CITIES[0]}, CHOICES, [Item(GAME, CITY, kept)], CONTENT)
    assert again[CITY] == f"{CITIES[0]}-3"
    state = DefendersGame(setup).start()
    assert [one.name for one in state.units] == [one["name"] for one in kept["people"]]
