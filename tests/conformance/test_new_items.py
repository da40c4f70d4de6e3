"""What the workshop makes anew or copies is in order in every game, before anybody has written a word of it."""

from __future__ import annotations

import pytest

from rules_core.content.items import Item, Weight
from rules_core.games.catalogue import games_with_content, item_tests_of, schema_of
from rules_core.kernel.game import GameId

KINDS = [(game, kind.id) for game in games_with_content() for kind in schema_of(game).kinds]


@pytest.mark.parametrize("game, kind", KINDS)
def test_a_new_item_of_every_kind_has_nothing_to_be_solved(game: GameId, kind: str) -> None:
    schema = schema_of(game)
    fresh = Item(game, kind, schema.blank(kind, schema.new_id(kind), schema.new_name(kind)))
    assert [one.sentence for one in schema.findings(fresh, schema.known([])) if one.weight is Weight.MUST] == []


@pytest.mark.parametrize("game", games_with_content())
def test_a_game_that_tests_items_offers_the_test_in_the_workshop(game: GameId) -> None:
    assert any(one.is_tested for one in schema_of(game).kinds) is (item_tests_of(game) is not None)


@pytest.mark.parametrize("game, kind", KINDS)
def test_a_copy_of_what_ships_has_nothing_to_be_solved(game: GameId, kind: str) -> None:
    schema = schema_of(game)
    for item in list(schema.official.ids(kind).values())[:3]:
        copied = schema.as_copy(item)
        own = copied.with_values(**{copied.id_key: "own"})
        assert [one.sentence for one in schema.findings(own, schema.known([])) if one.weight is Weight.MUST] == []
