"""A game gives fields and gets beginnings, checks, references and names of its items from them."""

from __future__ import annotations

from rules_core.content.items import Finding, Item, Weight
from rules_core.content.trial_mark import mark_of
from rules_core.kernel.game import GameId
from tests.potions.definition import CONTENT, GAME, HERB


def recipe(*herbs: str, id: str = "brew", **more: object) -> Item:
    """A recipe with a step for each herb."""
    return Item(GAME, "recipe", {"id": id, "name": "Brew", "step": [{"herb": herb} for herb in herbs], **more})


def told(item: Item, *others: Item) -> list[tuple[tuple[str | int, ...], Weight]]:
    return [(one.path, one.weight) for one in findings(item, *others)]


def findings(item: Item, *others: Item) -> list[Finding]:
    return CONTENT.findings(item, CONTENT.known(others))


def test_a_new_item_of_every_kind_is_in_order() -> None:
    for kind in CONTENT.kinds:
        plain = CONTENT.blank(kind.id, f"new-{kind.id}", "New")
        assert findings(Item(GAME, kind.id, plain)) == []
    assert CONTENT.blank("recipe", "a", "A")["step"] == [{"herb": "sage"}]


def test_every_fault_is_found_with_its_place_and_mended_where_that_is_beyond_doubt() -> None:
    wrong = recipe("sage", "nettle", id="My Brew", icon="no-such-icon", colour="red", text="<b>hot</b>")
    wrong.plain["step"][0]["spoons"] = 40
    assert {path for path, _ in told(wrong)} == {
        ("id",),
        ("icon",),
        ("colour",),
        ("text",),
        ("step", 0, "spoons"),
        ("step", 1, "herb"),
    }
    mended = {change.path: change.value for one in findings(wrong) for change in one.fix}
    assert (mended["id",], mended["step", 0, "spoons"], mended["text",]) == ("my-brew", 12, "hot")
    assert told(recipe("sage")) == []
    assert told(recipe()) == [(("step",), Weight.MUST)]


def test_items_of_other_games_are_neither_meant_nor_in_the_way() -> None:
    nettle = {"id": "nettle", "name": "Nettle", "strength": 1}
    elsewhere = [
        Item(GameId("another"), "herb", nettle),
        Item(GameId("another"), "recipe", {"id": "brew", "name": "Other"}),
    ]
    assert told(recipe("nettle"), *elsewhere) == [(("step", 0, "herb"), Weight.MUST)]
    assert told(recipe("nettle"), Item(GAME, "herb", nettle)) == []


def test_an_id_that_another_item_has_is_told_with_a_free_one() -> None:
    (found,) = findings(recipe("sage"), recipe("sage", text="Another."))
    assert (found.path, found.fix[0].value) == (("id",), "brew-2")
    (found,) = findings(Item(GAME, "herb", {"id": "sage", "name": "My sage", "strength": 1}))
    assert found.path == ("id",)


def test_references_follow_new_ids() -> None:
    assert [(one.path, one.key) for one in CONTENT.references(recipe("sage", "mint"))] == [
        (("step", 0, "herb"), (GAME, "herb", "sage")),
        (("step", 1, "herb"), (GAME, "herb", "mint")),
    ]
    renamed = CONTENT.with_new_ids(recipe("sage", "mint"), {("herb", "mint"): "mint-2", ("recipe", "brew"): "tea"})
    assert renamed == recipe("sage", "mint-2", id="tea")


def test_the_mark_of_a_test_is_of_the_item_and_what_it_speaks_of() -> None:
    mint = Item(GAME, "herb", {"id": "mint", "name": "Mint", "strength": 1})
    stronger = mint.with_values(strength=2)
    mark = mark_of(recipe("mint"), [mint], CONTENT)
    assert mark == mark_of(recipe("mint"), [mint, recipe("sage", id="other")], CONTENT)
    assert mark != mark_of(recipe("mint"), [stronger], CONTENT)
    assert mark != mark_of(recipe("sage"), [mint], CONTENT)


def test_what_comes_with_the_game_is_known_by_kind_and_id() -> None:
    assert CONTENT.official.ids("herb") == {"sage": HERB}
    assert CONTENT.known().has("herb", "sage")
    assert not CONTENT.known().has("recipe", "sage")
    assert (CONTENT.official_name(HERB), CONTENT.spoken(HERB)) == ("Sage", HERB)
