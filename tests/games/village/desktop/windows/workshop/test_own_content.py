"""What games may be begun with: never an item that cannot be played, nor one that speaks of such an item."""

from __future__ import annotations

from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.library_content import official_content, official_ids, playable_content


def hero(id: str, **more: object) -> Item:
    plain = next(iter(official_ids(Kind.HERO).values())).plain
    return Item(GAME, Kind.HERO, {**plain, "id": id, "name": id.title(), **more})


def test_own_items_stand_beside_those_that_ship() -> None:
    content, items = playable_content([hero("ada"), hero("bo")])
    assert [item.id for item in items] == ["ada", "bo"]
    assert set(content.heroes) == {*official_content().heroes, "ada", "bo"}


def test_what_cannot_be_read_is_left_out_and_the_others_stay() -> None:
    official = next(iter(official_ids(Kind.HERO)))
    content, items = playable_content([hero("ada"), hero("bo", quality=99), hero(official), hero("cy", nonsense=1)])
    assert [item.id for item in items] == ["ada"]
    assert set(content.heroes) == {*official_content().heroes, "ada"}


def test_what_speaks_of_an_item_that_is_gone_is_left_out() -> None:
    terrain = next(iter(official_ids(Kind.TERRAIN).values()))
    bog = Item(GAME, Kind.TERRAIN, {**terrain.plain, "id": "bog", "name": "Bog"})
    bog.plain["piece"] = [{**terrain.plain["piece"][0], "kind": "quicksand"}]
    ground = next(iter(official_ids(Kind.GROUND).values()))
    sand = Item(GAME, Kind.GROUND, {**ground.plain, "kind": "quicksand", "name": "Quicksand"})
    assert [item.id for item in playable_content([bog, sand])[1]] == ["bog", "quicksand"]
    assert playable_content([bog])[1] == []


def test_without_own_items_it_is_what_ships() -> None:
    assert playable_content([])[0] is official_content()
