"""The library's own items: kept under revisions, copied, tagged, thrown away, and never mixed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.storage.item_cards import NOT_LOOKED_AT, Arrival, TrialState
from desktop.storage.library import Library
from desktop.storage.official_marks import OfficialMark
from desktop.storage.playable_rows import read_playable
from desktop.storage.problems import ChangedElsewhere, LibraryProblem, UnreadableItem
from rules_core.content.items import Item
from rules_core.content.trial_mark import mark_of
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.kinds import GAME, Kind
from rules_core.games.village.content.loader import read, shipped
from rules_core.games.village.content.schema import CONTENT
from rules_core.games.village.content.setup import build
from rules_core.kernel.game import GameId, Plain
from rules_core.kernel.match import begin
from rules_core.kernel.saves import to_text


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library(tmp_path / "hearthwall.sqlite")
    yield opened
    opened.close()


def hero(id: str = "ada", name: str = "Ada", **more: object) -> Item:
    return Item(GAME, Kind.HERO, {"id": id, "name": name, "text": "Walks softly.", **more})


def test_an_item_comes_back_as_it_was_put_in(library: Library) -> None:
    number = library.items.add(hero(quality=3), "Bo", 2, problems=0, tags=("campaign",))
    stored = library.items.item(number)
    assert stored.item == hero(quality=3)
    card = stored.card
    assert (card.kind, card.key, card.name, card.text) == (Kind.HERO, "ada", "Ada", "Walks softly.")
    assert (card.author, card.version, card.tags, card.problems) == ("Bo", 2, ("campaign",), 0)
    assert card.tested is TrialState.NEVER
    assert library.items.cards() == [card]


def test_a_change_is_kept_under_a_new_revision(library: Library) -> None:
    number = library.items.add(hero())
    before = library.items.item(number)
    revision = library.items.keep(number, hero(name="Ada Fen").plain, before.revision, problems=1)
    after = library.items.item(number)
    assert after.revision == revision != before.revision
    assert (after.card.name, after.card.problems) == ("Ada Fen", 1)


def test_what_is_known_is_read_again_only_where_it_has_changed(library: Library) -> None:
    numbers = [library.items.add(hero(f"ada-{place}")) for place in range(3)]
    known = {one.number: one for one in library.items.owned()}
    library.items.keep(numbers[0], hero("ada-0", "Ada Fen").plain, known[numbers[0]].revision)
    library.items.throw_away(numbers[1])
    new = library.items.add(hero("bo"))
    again = library.items.owned(known)
    assert [one.number for one in again] == [numbers[0], numbers[2], new]
    assert [one.item.name for one in again] == ["Ada Fen", "Ada", "Ada"]
    assert again == library.items.owned()
    assert again[1] is known[numbers[2]]


@pytest.mark.parametrize("one_library", [True, False])
def test_the_slower_of_two_windows_is_told_and_writes_nothing(library: Library, one_library: bool) -> None:
    other = library if one_library else Library(library.path)
    number = library.items.add(hero())
    mine, yours = library.items.item(number), other.items.item(number)
    library.items.keep(number, hero(name="Mine").plain, mine.revision)
    with pytest.raises(ChangedElsewhere, match="keep yours as a copy"):
        other.items.keep(number, hero(name="Yours").plain, yours.revision)
    assert library.items.item(number).card.name == "Mine"
    copy = other.items.add(hero(name="Yours"))
    assert {card.key: card.name for card in library.items.cards()} == {"ada": "Mine", "ada-2": "Yours"}
    assert copy != number
    other.close()


def test_an_item_that_was_thrown_away_meanwhile_is_not_changed_in_the_trash(library: Library) -> None:
    number = library.items.add(hero())
    known = library.items.item(number).revision
    library.items.throw_away(number)
    with pytest.raises(ChangedElsewhere, match="deleted"):
        library.items.keep(number, hero(name="Late").plain, known)
    library.items.empty_trash()
    with pytest.raises(ChangedElsewhere, match="deleted"):
        library.items.keep(number, hero(name="Late").plain, known)


def test_the_trash_gives_back_what_is_in_it_and_takes_no_id_from_another(library: Library) -> None:
    number = library.items.add(hero())
    library.items.throw_away(number)
    assert library.items.cards() == []
    assert [card.name for card in library.items.cards(trash=True)] == ["Ada"]
    library.items.add(hero(name="Another"))
    library.items.take_back(number)
    stored = library.items.item(number)
    assert stored.card.trashed is None
    assert stored.card.key == stored.plain["id"] == "ada-2"


def test_a_number_is_never_given_twice(library: Library) -> None:
    first = library.items.add(hero())
    library.items.throw_away(first)
    assert library.items.empty_trash() == 1
    assert library.items.add(hero()) > first
    with pytest.raises(LibraryProblem, match="no longer"):
        library.items.item(first)


def test_a_copy_has_an_id_of_its_own_and_leaves_the_test_behind(library: Library) -> None:
    number = library.items.add(hero(), problems=0, tags=("a",), desk={"zoom": 2}, picture=b"png")
    library.items.keep_test(number, {"games": 200})
    copy = library.items.item(library.items.duplicate(number, "Ada (copy)", taken={"ada-2"}))
    assert (copy.card.key, copy.card.name, copy.plain["id"]) == ("ada-3", "Ada (copy)", "ada-3")
    assert (copy.card.tags, copy.desk, copy.picture, copy.test) == (("a",), {"zoom": 2}, b"png", None)


def test_a_test_grows_stale_with_a_change_and_fresh_again_when_the_change_is_undone(library: Library) -> None:
    number = library.items.add(hero())
    found = {"games": 200, "fingerprint": mark_of(hero(), (), CONTENT)}
    library.items.keep_test(number, found)
    stored = library.items.item(number)
    assert (stored.card.tested, stored.test) == (TrialState.FRESH, found)
    revision = library.items.keep(number, hero(quality=2).plain, stored.revision)
    assert library.items.card(number).tested is TrialState.STALE
    library.items.keep(number, hero().plain, revision)
    assert library.items.card(number).tested is TrialState.FRESH
    library.items.keep_test(number, {"games": 100, "fingerprint": mark_of(hero(quality=2), (), CONTENT)})
    assert library.items.card(number).tested is TrialState.STALE


def test_only_items_without_problems_are_playable(library: Library) -> None:
    library.items.add(hero(), problems=NOT_LOOKED_AT)
    library.items.add(hero("bo"), problems=1)
    older = library.items.add(hero("cy"), problems=0)
    library.items.throw_away(library.items.add(hero("di"), problems=0))
    other = library.items.item(library.items.add(hero("ed"), problems=0))
    library.items.keep(other.card.number, hero("cy", "Another").plain, other.revision, problems=0)
    # An id that two have is a problem of both, which somebody has to look at.
    assert [item.name for item in read_playable(library.path, GAME)[1]] == ["Another"]
    library.items.keep_problems(older, 0, library.items.item(older).revision)
    assert [(item.id, item.name) for item in read_playable(library.path, GAME)[1]] == [("cy", "Ada")]


def test_several_items_come_in_all_or_none(library: Library) -> None:
    number = library.items.add(hero())
    stored = library.items.item(number)
    library.items.keep(number, hero(name="Changed").plain, stored.revision)
    arrivals = [
        Arrival(hero("bo")),
        Arrival(hero(name="Theirs"), replaces=number, revision=stored.revision),
    ]
    with pytest.raises(ChangedElsewhere):
        library.items.take_in(arrivals)
    assert [card.name for card in library.items.cards()] == ["Changed"]
    fresh = library.items.item(number).revision
    numbers = library.items.take_in([arrivals[0], Arrival(hero(name="Theirs"), replaces=number, revision=fresh)])
    assert numbers[1] == number
    assert sorted(card.name for card in library.items.cards()) == ["Ada", "Theirs"]
    replaced = library.items.cards(trash=True)
    assert [card.name for card in replaced] == ["Changed"]
    library.items.take_back(replaced[0].number)
    assert library.items.card(replaced[0].number).key == "ada-2"


def test_an_id_that_somebody_has_taken_meanwhile_lets_nothing_in(library: Library) -> None:
    library.items.add(hero())
    with pytest.raises(ChangedElsewhere):
        library.items.take_in([Arrival(hero("bo")), Arrival(hero())])
    assert [card.key for card in library.items.cards()] == ["ada"]


def test_usage_names_the_items_that_speak_of_it(library: Library) -> None:
    enemy = library.items.add(Item(GAME, Kind.ENEMY, {"id": "bog-wolf", "name": "Bog Wolf"}))
    wave: Plain = {"escalation": 1, "group": [{"behaviour": "hunter", "member": [{"type": "bog-wolf"}], "edge": 1}]}
    library.items.add(Item(GAME, Kind.SCENARIO, {"id": "bog", "name": "The Bog", "wave": [wave]}))
    gone = library.items.add(Item(GAME, Kind.SCENARIO, {"id": "fen", "name": "The Fen", "bestiary": ["bog-wolf"]}))
    assert sorted(library.items.usage(enemy).items) == ["The Bog", "The Fen"]
    library.items.throw_away(gone)
    usage = library.items.usage(enemy)
    assert usage.items == ("The Bog",)
    assert not usage.games


def test_a_saved_game_keeps_the_content_it_was_started_with(library: Library) -> None:
    content = shipped()
    own = {**content.plain["hero"][0], "id": "own-hero", "name": "Own Hero"}
    number = library.items.add(Item(GAME, Kind.HERO, own), problems=0)
    unused = library.items.add(Item(GAME, Kind.HERO, {**own, "id": "other-hero"}), problems=0)
    bog = Item(GAME, Kind.GROUND, blank(Kind.GROUND, "bog", "Bog"))
    beside = library.items.add(bog, problems=0)
    heroes = [*content.plain["hero"], own, {**own, "id": "other-hero"}]
    both = read({**content.plain, "hero": heroes, "ground": [*content.plain["ground"], bog.plain]})
    setup = build(both, {"heroes": ["own-hero", next(iter(content.heroes))], "length": "intro"})
    match = begin(GAMES[GameId("village")](setup), 5)
    game = library.add("Long Night", match, {})
    as_started = to_text(match)
    assert library.items.usage(number).games == ("Long Night",)
    assert not library.items.usage(unused)
    assert not library.items.usage(beside)
    assert library.items.game_counts() == {number: 1}
    # The item is edited, thrown away and removed for good: the game does not notice.
    stored = library.items.item(number)
    library.items.keep(number, {**own, "name": "Somebody Else", "quality": 6}, stored.revision)
    again = library.load(game, GAMES)
    assert again.game.setup["content"]["hero"][-1] == own
    assert to_text(again) == as_started
    library.items.throw_away(number)
    library.items.empty_trash()
    again = library.load(game, GAMES)
    assert again.game.setup == setup
    assert to_text(again) == as_started


def test_official_items_bear_favourites_and_tags_too(library: Library) -> None:
    assert library.marks.all() == {}
    library.marks.put(GAME, Kind.HERO, "maren-oak", OfficialMark(favourite=True))
    library.marks.put(GAME, Kind.HERO, "maren-oak", OfficialMark(favourite=True, tags=("with Ada",)))
    assert library.marks.all() == {(GAME, Kind.HERO, "maren-oak"): OfficialMark(favourite=True, tags=("with Ada",))}


def test_what_speaks_of_an_item_that_goes_or_comes_back_is_looked_at_anew(library: Library) -> None:
    enemy = library.items.add(Item(GAME, Kind.ENEMY, {"id": "bog-wolf", "name": "Bog Wolf"}), problems=0)
    bog = library.items.add(
        Item(GAME, Kind.SCENARIO, {"id": "bog", "name": "Bog", "bestiary": ["bog-wolf"]}), problems=0
    )
    fen = library.items.add(Item(GAME, Kind.SCENARIO, {"id": "fen", "name": "Fen", "bestiary": ["wolf"]}), problems=0)
    library.items.throw_away(enemy)
    assert [library.items.card(number).problems for number in (bog, fen)] == [NOT_LOOKED_AT, 0]
    stored = library.items.item(bog)
    library.items.keep_problems(bog, 1, stored.revision)
    library.items.take_back(enemy)
    assert [library.items.card(number).problems for number in (bog, fen)] == [NOT_LOOKED_AT, 0]


def test_what_speaks_of_an_item_that_changes_is_looked_at_anew(library: Library) -> None:
    wolf = Item(GAME, Kind.ENEMY, {"id": "bog-wolf", "name": "Bog Wolf"})
    enemy = library.items.add(wolf, problems=0)
    bog = library.items.add(
        Item(GAME, Kind.SCENARIO, {"id": "bog", "name": "Bog", "bestiary": ["bog-wolf"]}), problems=0
    )
    fen = library.items.add(Item(GAME, Kind.SCENARIO, {"id": "fen", "name": "Fen", "bestiary": ["wolf"]}), problems=1)
    again = library.items.item(bog).revision
    stored = library.items.item(enemy)
    # Edited: as a Mob it filled the waves, as a Boss it does not.
    revision = library.items.keep(enemy, {**wolf.plain, "class": "boss"}, stored.revision, problems=0)
    assert library.items.not_looked_at() == [bog]
    library.items.keep_problems(bog, 0, again)
    # Under another id it is gone for one and there for the other.
    revision = library.items.keep(enemy, {**wolf.plain, "id": "wolf"}, revision, problems=0)
    assert library.items.not_looked_at() == [bog, fen]
    library.items.keep_problems(bog, 1, again)
    library.items.keep_problems(fen, 0, library.items.item(fen).revision)
    # A pack brings one in, and puts another in its place.
    pack = [
        Arrival(wolf, problems=0),
        Arrival(Item(GAME, Kind.ENEMY, {"id": "wolf"}), replaces=enemy, revision=revision),
    ]
    library.items.take_in(pack)
    assert {bog, fen} <= set(library.items.not_looked_at())


@pytest.mark.parametrize("damage", ["plain = substr(plain, 3)", "kind = 'nonsense'"])
def test_an_item_whose_row_is_damaged_is_said_to_be(library: Library, damage: str) -> None:
    number = library.items.add(hero(), "Bo")
    with library.engine.begin() as connection:
        connection.exec_driver_sql(f"update item set {damage}")
    with pytest.raises(UnreadableItem):
        library.items.item(number)
