"""Taking in a pack: what is new, the same and different; what each choice does; what is nowhere; all or nothing."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.storage.library import Library
from desktop.storage.packs.pack import Pack, PackItem
from desktop.storage.packs.plan import Choice, ImportPlan, LibraryState, PackEntry
from desktop.storage.packs.reading import pack_from_bytes
from desktop.storage.packs.shelf_packs import fresh_tests, plan_import, select, take_in
from desktop.storage.packs.writing import pack_to_bytes
from desktop.storage.problems import ChangedElsewhere
from rules_core.content.items import Item
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.schema import CONTENT
from tests.games.village.desktop.packs.items_made import company, model, own, pack_of, result, scenario


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "library.sqlite")
    yield opened
    opened.close()


def archer(name: str = "Archer") -> Item:
    """A defender of somebody's own."""
    plain = copy.deepcopy(model(Kind.DEFENDER).plain)
    return Item(GAME, Kind.DEFENDER, {**plain, "id": "long-archer", "name": name})


def village(name: str = "Mill Brook", defender: str = "long-archer") -> Item:
    """A village whose militia is that defender."""
    plain = copy.deepcopy(model(Kind.VILLAGE).plain)
    for building in plain["building"]:
        for level in building["level"]:
            if level.get("ability", {}).get("id") == "militia":
                level["ability"]["defender"] = defender
    return Item(GAME, Kind.VILLAGE, {**plain, "id": "mill-brook", "name": name})


def entry(plan: ImportPlan, kind: str) -> PackEntry:
    """The only entry of a kind."""
    (found,) = [one for one in plan.entries if one.theirs.item.kind == kind]
    return found


def names(library: Library, *, trash: bool = False) -> list[str]:
    """What stands in the library, or in its trash."""
    return sorted(f"{card.key}: {card.name}" for card in library.items.cards(trash=trash))


def test_an_item_says_what_it_speaks_of_and_follows_a_new_id() -> None:
    found = [(one.kind, one.id) for one in CONTENT.references(village())]
    assert (Kind.DEFENDER, "long-archer") in found
    renamed = CONTENT.with_new_ids(
        village(), {(Kind.DEFENDER, "long-archer"): "other", (Kind.VILLAGE, "mill-brook"): "x"}
    )
    assert renamed.id == "x"
    assert (Kind.DEFENDER, "other") in [(one.kind, one.id) for one in CONTENT.references(renamed)]
    assert village().id == "mill-brook"


def test_a_scenario_says_all_that_it_speaks_of_and_follows_new_ids() -> None:
    spoken = {(one.kind, one.id) for one in CONTENT.references(scenario())}
    new = {(item.kind, item.id): f"{item.id}-2" for item in company()}
    assert set(new) <= spoken
    after = {(one.kind, one.id) for one in CONTENT.references(CONTENT.with_new_ids(scenario(), new))}
    assert after == {(kind, new.get((kind, id), id)) for kind, id in spoken}


def test_a_scenario_brings_along_all_that_it_speaks_of(library: Library) -> None:
    for item in company():
        library.items.add(item)
    chosen = select(library.items, [library.items.add(scenario())])
    assert [one.problem_count for one in chosen.shared] == [0] * 4
    pack = chosen.pack("The Long Night", "", 1, "", {})
    assert pack_from_bytes(pack_to_bytes(pack)) == pack


def test_a_scenario_whose_village_is_elsewhere_waits_for_it(library: Library) -> None:
    pack = pack_from_bytes(pack_to_bytes(pack_of([scenario()])))
    (found,) = plan_import(library.items, pack).entries
    assert [one.id for one in found.missing] == ["mill-brook", "our-rules", "hill-wolf"]
    for item in company():
        library.items.add(item)
    plan = plan_import(library.items, pack)
    assert not plan.entries[0].missing
    (number,) = take_in(library.items, plan)
    assert library.items.card(number).problems == 0


def test_new_items_are_added_unless_somebody_leaves_them_out(library: Library) -> None:
    plan = plan_import(library.items, pack_of([archer(), own(model(Kind.HERO), 1)]))
    assert [one.standing for one in plan.entries] == [LibraryState.NEW, LibraryState.NEW]
    plan.choose(entry(plan, Kind.HERO), Choice.LEAVE)
    take_in(library.items, plan)
    assert names(library) == ["long-archer: Archer"]
    card = library.items.cards()[0]
    assert (card.author, card.version, card.problems) == ("Anna", 2, 0)


def test_what_one_has_already_is_skipped(library: Library) -> None:
    library.items.add(archer())
    plan = plan_import(library.items, pack_of([archer()]))
    assert entry(plan, Kind.DEFENDER).standing is LibraryState.SAME
    assert take_in(library.items, plan) == []


def test_mine_stays_unless_somebody_decides_otherwise(library: Library) -> None:
    number = library.items.add(archer("Mine"))
    plan = plan_import(library.items, pack_of([archer("Theirs"), village()]))
    assert entry(plan, Kind.DEFENDER).standing is LibraryState.DIFFERENT
    take_in(library.items, plan)
    assert names(library) == ["long-archer: Mine", "mill-brook: Mill Brook"]
    assert library.items.card(number).name == "Mine"


def test_theirs_takes_its_place_and_mine_can_be_taken_back(library: Library) -> None:
    number = library.items.add(archer("Mine"))
    library.items.star(number, favourite=True)
    plan = plan_import(library.items, pack_of([archer("Theirs")]))
    plan.choose_for_all(Choice.TAKE)
    assert take_in(library.items, plan) == [number]
    assert names(library) == ["long-archer: Theirs"]
    assert library.items.card(number).favourite
    assert names(library, trash=True) == ["long-archer: Mine"]
    library.items.take_back(library.items.cards(trash=True)[0].number)
    assert names(library) == ["long-archer-2: Mine", "long-archer: Theirs"]


def test_where_both_are_kept_the_pack_speaks_of_its_own(library: Library) -> None:
    library.items.add(archer("Mine"))
    library.items.add(Item(GAME, Kind.DEFENDER, {**archer("Second").plain, "id": "long-archer-2"}))
    plan = plan_import(library.items, pack_of([archer("Theirs"), village()]))
    plan.choose_for_all(Choice.BOTH)
    take_in(library.items, plan)
    assert names(library) == [
        "long-archer-2: Second",
        "long-archer-3: Theirs",
        "long-archer: Mine",
        "mill-brook: Mill Brook",
    ]
    taken = next(item for item in library.items.items() if item.kind == Kind.VILLAGE)
    assert (Kind.DEFENDER, "long-archer-3") in [(one.kind, one.id) for one in CONTENT.references(taken)]


def test_the_ids_of_the_program_stay_its_own(library: Library) -> None:
    official = model(Kind.HERO)
    theirs = Item(GAME, Kind.HERO, {**copy.deepcopy(official.plain), "name": "Another"})
    plan = plan_import(library.items, pack_of([theirs]))
    found = entry(plan, Kind.HERO)
    assert (found.standing, found.choices) == (LibraryState.OFFICIAL, (Choice.BOTH, Choice.LEAVE))
    plan.choose(found, Choice.TAKE)
    assert found.choice is Choice.BOTH
    take_in(library.items, plan)
    assert names(library) == [f"{official.id}-2: Another"]
    assert plan_import(library.items, pack_of([official])).entries[0].standing is LibraryState.SAME


def test_what_speaks_of_something_that_is_nowhere_cannot_be_added(library: Library) -> None:
    pack = pack_of([village(), own(model(Kind.HERO), 1)])
    plan = plan_import(library.items, pack)
    found = entry(plan, Kind.VILLAGE)
    assert [(one.kind, one.id) for one in found.missing] == [(Kind.DEFENDER, "long-archer")]
    take_in(library.items, plan)
    assert [card.kind for card in library.items.cards()] == [Kind.HERO]
    library.items.add(archer())
    assert not entry(plan_import(library.items, pack), Kind.VILLAGE).missing


def test_leaving_out_what_others_need_keeps_these_out_too(library: Library) -> None:
    plan = plan_import(library.items, pack_of([archer(), village()]))
    plan.choose(entry(plan, Kind.DEFENDER), Choice.LEAVE)
    assert entry(plan, Kind.VILLAGE).missing
    assert not plan.takings()
    plan.choose(entry(plan, Kind.DEFENDER), Choice.TAKE)
    assert len(plan.takings()) == 2


def test_an_item_that_changed_meanwhile_lets_nothing_in(library: Library) -> None:
    number = library.items.add(archer("Mine"))
    plan = plan_import(library.items, pack_of([village(), archer("Theirs")]))
    plan.choose_for_all(Choice.TAKE)
    stored = library.items.item(number)
    library.items.keep(number, {**stored.plain, "name": "Changed"}, stored.revision)
    with pytest.raises(ChangedElsewhere):
        take_in(library.items, plan)
    assert names(library) == ["long-archer: Changed"]
    assert names(library, trash=True) == []


def test_an_id_that_was_taken_meanwhile_lets_nothing_in(library: Library) -> None:
    plan = plan_import(library.items, pack_of([village(), archer("Theirs")]))
    library.items.add(archer("Mine"))
    with pytest.raises(ChangedElsewhere):
        take_in(library.items, plan)
    assert names(library) == ["long-archer: Mine"]


def test_the_result_of_a_test_counts_only_for_what_was_tested(library: Library) -> None:
    hero = own(model(Kind.HERO), 1)
    number = library.items.add(hero)
    library.items.keep_test(number, result(hero))
    chosen = select(library.items, [number])
    pack = chosen.pack("Name", "", 1, "", fresh_tests(library.items, chosen))
    carried = pack.items[0]
    assert carried.test is not None
    library.items.throw_away(number)
    (fresh,) = take_in(library.items, plan_import(library.items, pack))
    assert library.items.item(fresh).test == result(hero)
    library.items.throw_away(fresh)
    edited = carried.item.with_values(name="Edited")
    other = Pack("Name", "", 1, "", (PackItem(edited, 1, "", carried.test),))
    (fresh,) = take_in(library.items, plan_import(library.items, other))
    assert library.items.item(fresh).test is None


def test_a_test_is_left_out_when_what_the_item_speaks_of_was_edited(library: Library) -> None:
    needed = library.items.add(archer())
    number = library.items.add(village())
    library.items.keep_test(number, result(village(), archer()))
    assert number in fresh_tests(library.items, select(library.items, [number]))
    stored = library.items.item(needed)
    library.items.keep(needed, {**stored.plain, "quality": 5}, stored.revision)
    assert number not in fresh_tests(library.items, select(library.items, [number]))


def test_sharing_brings_along_what_is_needed(library: Library) -> None:
    needed = library.items.add(archer())
    number = library.items.add(village())
    library.items.add(own(model(Kind.HERO), 1))
    chosen = select(library.items, [number])
    assert chosen.is_fit
    assert [(one.owned.number, [item.id for item in one.needed_by]) for one in chosen.shared if not one.is_part] == [
        (number, []),
        (needed, ["mill-brook"]),
    ]


def test_what_has_problems_is_not_shared_and_neither_is_what_needs_it(library: Library) -> None:
    library.items.add(Item(GAME, Kind.DEFENDER, {**archer().plain, "quality": 9}))
    number = library.items.add(village())
    hero = library.items.add(own(model(Kind.HERO), 1))
    chosen = select(library.items, [number, hero])
    assert not chosen.is_fit
    assert [one.owned.item.id for one in chosen.shared if one.findings] == ["long-archer"]
    assert chosen.fit_numbers() == [hero]


def test_what_speaks_of_something_in_the_trash_is_not_shared(library: Library) -> None:
    library.items.throw_away(library.items.add(archer()))
    chosen = select(library.items, [library.items.add(village())])
    assert [one.id for one in chosen.shared[0].missing] == ["long-archer"]
    assert not chosen.is_fit


def test_what_no_file_may_hold_is_not_shared(library: Library) -> None:
    hero = own(model(Kind.HERO), 1)
    number = library.items.add(Item(GAME, Kind.HERO, {**hero.plain, "text": "With <b>markup</b>."}))
    assert not select(library.items, [number]).is_fit


def test_items_of_others_keep_the_name_of_their_maker(library: Library) -> None:
    theirs = library.items.add(archer(), "Bo", 7)
    mine = library.items.add(own(model(Kind.HERO), 1), "", 1)
    pack = select(library.items, [theirs, mine]).pack("Name", "Anna", 3, "", {})
    assert {(one.item.kind, one.author, one.version) for one in pack.items} == {
        (Kind.DEFENDER, "Bo", 7),
        (Kind.HERO, "", 3),
    }
    assert len(library.items.owned()) == 2


# A village brings its buildings


def with_a_mill() -> Item:
    """A village of official buildings, and a mill of its own."""
    plain = copy.deepcopy(model(Kind.VILLAGE).plain)
    plain["building"][1] = {**plain["building"][1], "id": "mill", "name": "Mill"}
    plain["building"][2]["integrity"] += 1
    return Item(GAME, Kind.VILLAGE, {**plain, "id": "mill-brook", "name": "Mill Brook"})


def test_a_village_brings_its_own_buildings_as_items(library: Library, tmp_path: Path) -> None:
    selection = select(library.items, [library.items.add(with_a_mill())])
    assert selection.is_fit
    assert [(one.owned.item.id, one.is_part) for one in selection.shared] == [
        ("mill-brook", False),
        ("mill", True),
        ("mill-brook-temple", True),
    ]
    pack = pack_from_bytes(pack_to_bytes(selection.pack("Name", "Anna", 1, "", fresh_tests(library.items, selection))))
    theirs = Library(tmp_path / "theirs.sqlite")
    plan = plan_import(theirs.items, pack)
    numbers = take_in(theirs.items, plan)
    assert {theirs.items.card(one).key: theirs.items.card(one).problems for one in numbers} == {
        "mill-brook": 0,
        "mill": 0,
        "mill-brook-temple": 0,
    }
    # Whoever hands it on brings the same, and the mill can stand in other villages.
    again = select(theirs.items, [one for one in numbers if theirs.items.card(one).key == "mill-brook"])
    assert [one.owned.item for one in again.shared] == [one.owned.item for one in selection.shared]
    assert all(one.owned.number > 0 for one in again.shared)
    theirs.close()
