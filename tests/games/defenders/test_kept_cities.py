"""Kept cities: written down from a game at any step, checked, and played with again."""

from __future__ import annotations

import pytest

from rules_core.content.finding_places import placed_sentence
from rules_core.content.items import Item, Weight
from rules_core.games.catalogue import item_tests_of
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.cards import PACK
from rules_core.games.defenders.content.city_fields import CITY, STAGES
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.worlds import OWN, WORLDS
from rules_core.games.defenders.definition import DEFINITION
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.kept_city import city_as_item
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.trials.city_trial import trial_of
from rules_core.kernel.game import Plain
from rules_core.kernel.match import begin
from rules_core.kernel.problems import SetupProblem
from rules_core.lab.quick_test import try_game
from tests.clauses import rule
from tests.games.defenders.cities import FAR, GATE, GUARD, INN, SPOT, card, found, game_with, kerak, row
from tests.games.defenders.script import P1, P2, Script


def kept_at_every_step() -> dict[str, Plain]:
    """The city of a game as it stood when each step of its making began."""
    match = begin(DEFINITION.make(DEFINITION.setup({"players": 2, "fewest": 3, "setting": WORLDS[0]})), 4)
    player, position, kept = ThumbPlayer(), 0, dict[str, Plain]()
    while (asked := match.pending) is not None and "placing" not in kept:
        plain = city_as_item(match.state, WORLDS)
        if plain and (plain["stage"] != "city" or position == 40):
            kept.setdefault(plain["stage"], plain)
        match.answer(player.decide(match.state, asked, position))
        position += 1
    return kept


@rule("D-CITY-12", "D-MAP-6", "D-CON-1", "D-ENT-1", "D-PLC-1")
def test_a_city_goes_on_where_it_was_kept_at_every_step_of_its_making() -> None:
    kept = kept_at_every_step()
    assert list(kept) == list(STAGES)
    for stage, plain in kept.items():
        item = Item(GAME, CITY, {"id": "kerak", "name": "Kerak", **plain})
        assert found(item) == [], stage
        state = game_with(item, players=2).start()
        assert state.phase is (Phase.SETTING if stage == "city" else Phase(stage))
        if stage != "city":
            assert city_as_item(state, WORLDS) == plain
        # Whatever is begun so comes to an end.
        match = begin(game_with(item, players=3, fewest=3), 9)
        position = 0
        while (asked := match.pending) is not None:
            match.answer(ThumbPlayer().decide(match.state, asked, position))
            position += 1
        assert match.state.phase is Phase.OVER


@rule("D-INT-5", "D-CITY-1", "R-D01")
def test_to_a_half_made_city_only_cards_are_dealt_that_do_not_lie_on_it() -> None:
    growing = row("unit-1", "C9 riders", growing=True)
    half = kerak(stage="city", places=[{**GATE, "drawing": None}], people=[growing], ways=None, entries=None)
    half.plain["places"][0].pop("drawing")
    match = begin(game_with(half, players=1), 3)
    laid = {"C7", "D2", "C9"}
    assert sorted([*match.state.row, *match.state.deck]) == sorted(set(PACK) - laid)
    assert len(match.state.row) == 12
    assert [(one.id, one.is_final, one.cards) for one in match.state.stacks] == [
        ("place-1", True, ["C7", "D2"]),
        ("unit-1", False, ["C9"]),
    ]
    assert match.pending is not None
    assert match.pending.topic == topics.TURN
    # A city of which nothing comes is begun anew, with all cards.
    game = game_with(half, players=1)
    state = game.start()
    state.phase, state.passed = Phase.LEFTOVERS, [P1]
    with pytest.raises(AssertionError, match="no answer is written for Draw"):
        game.play(Script(leftover="decline"), state)
    assert (state.stacks, state.deck) == ([], list(PACK))


@rule("D-CITY-2")
def test_whoever_was_to_play_next_goes_on_with_a_half_made_city() -> None:
    plain = kept_at_every_step()["city"]
    assert plain["turn"] == 2
    without = {key: value for key, value in plain.items() if key != "turn"}
    # Cities that were kept before say nothing of it: the first player goes on.
    for kept, players, who in ((plain, 3, P2), (plain, 1, P1), (without, 3, P1), ({**plain, "turn": 6}, 4, P2)):
        item = Item(GAME, CITY, {"id": "kerak", "name": "Kerak", **kept})
        assert found(item) == []
        match = begin(game_with(item, players=players), 3)
        assert match.pending is not None
        assert (match.pending.topic, match.pending.who) == (topics.TURN, who)


@rule("D-CITY-5")
def test_the_seats_of_a_city_are_counted_round() -> None:
    city = kerak(places=[GATE, {**INN, "seat": 6}])
    assert [one.owner for one in game_with(city, players=2).start().locations] == [P1, P2]
    assert [one.owner for one in game_with(city, players=1).start().locations] == [P1, P1]


def test_a_city_keeps_nothing_of_the_siege() -> None:
    game = game_with(kerak(), players=2)
    state = game.start()
    before = city_as_item(state, WORLDS)
    state.phase, state.turn, state.damage, state.first_entries = Phase.DEFENDERS, 4, 2, ["place-1"]
    state.entries, state.locations[0].is_destroyed, state.locations[0].ruin_ink = ["place-2"], True, "a" * 64
    state.units[0].is_dead, state.units[0].wounds = True, 3
    assert city_as_item(state, WORLDS) == before


def test_a_world_of_peoples_own_comes_along_as_they_told_it() -> None:
    state = game_with(kerak(setting=None, world="A city on a whale."), players=1).start()
    assert state.setting == "A city on a whale."
    assert city_as_item(state, WORLDS)["world"] == "A city on a whale."
    # The one that is chosen for the game goes before that of the city; without any there is no question.
    assert game_with(kerak(), players=1, setting="steam-city").start().setting == "steam-city"
    assert game_with(kerak(setting=None), players=1).start().setting == OWN


LONG = "x" * 100_000
BAD: dict[str, tuple[Item, str]] = {
    "no place": (kerak(places=[], ways=None, entries=None), "The city has no place."),
    "nobody": (kerak(people=[]), "Nobody holds the city."),
    "a card twice": (kerak(people=[row("guard", "C7 riders", "C2 strong")]), "7 of Clubs stands in this city twice."),
    "beyond the deck": (
        kerak(people=[{**GUARD, "cards": [{**card("C9 riders"), "value": 14}]}]),
        "Value: 14 does not fit.",
    ),
    "no such suit": (
        kerak(people=[{**GUARD, "cards": [{**card("C9 riders"), "suit": "X"}]}]),
        "Suit: 'X' is not known.",
    ),
    "what no card says": (
        kerak(people=[row("guard", "C9 cannon", "C2 strong")]),
        "9 of Clubs cannot say Cannon.",
    ),
    "one card": (kerak(people=[row("guard", "C9 riders")]), "It is finished, and has one card only."),
    "no type": (kerak(people=[row("guard", "C9 strong", "C2 big")]), "No card says what it is."),
    "a word twice": (
        kerak(people=[row("guard", "C9 riders", "C2 big", "C3 big")]),
        "big stands there twice.",
    ),
    "still growing": (kerak(people=[{**GUARD, "growing": True}]), "It still grows, and the city is made."),
    "not drawn": (
        kerak(places=[GATE, {key: value for key, value in INN.items() if key != "drawing"}]),
        "It has no drawing.",
    ),
    "a way to nowhere": (kerak(ways=[{"from": "gate", "to": "moon"}]), "Other end: there is no 'moon' in this item."),
    "a way to itself": (kerak(ways=[{"from": "gate", "to": "gate"}]), "The way leads from a place to itself."),
    "the same way": (
        kerak(ways=[{"from": "gate", "to": "inn"}, {"from": "inn", "to": "gate"}]),
        "The same way stands here twice.",
    ),
    "no way in": (kerak(entries=None), "The city has no way in."),
    "a long name": (kerak(name=LONG), "Name has 100000 letters."),
    "a long tale": (kerak(people=[{**GUARD, "text": LONG}]), "Story has 100000 letters."),
    "two of one id": (kerak(places=[GATE, {**INN, "id": "gate"}]), "'gate' is the id of two rows."),
    "beyond the sheet": (
        kerak(places=[{**GATE, "drawing": ["spot 9000 900"]}, INN]),
        "As drawn: 'spot 9000 900' lies beyond the sheet of 4000 x 2800.",
    ),
    "no mark": (kerak(places=[{**GATE, "drawing": [LONG]}, INN]), "is no mark that is drawn here."),
    "no ink": (
        kerak(places=[{**GATE, "drawing": [*SPOT, "ink abc"]}, INN]),
        "'ink abc' is no mark that is drawn here.",
    ),
    "two marks": (
        kerak(places=[{**GATE, "drawing": [*SPOT, *FAR]}, INN]),
        "As drawn has too few marks or too many (2).",
    ),
    "no drawing": (kerak(land="a lake"), "The land as drawn is no drawing."),
    "no list": (kerak(places="gate"), "Places is no list of tables."),
}


@pytest.mark.parametrize("case", BAD)
def test_what_cannot_be_is_told_with_its_place_and_remedy_and_begins_no_game(case: str) -> None:
    item, sentence = BAD[case]
    must = [one for one in found(item) if one.weight is Weight.MUST]
    assert any(sentence in placed_sentence(one) for one in must), [placed_sentence(one) for one in must]
    assert all(one.remedy and one.path for one in must)
    with pytest.raises(SetupProblem):
        game_with(item, players=1)


def test_a_city_without_a_way_between_its_parts_may_stay_so_knowingly() -> None:
    (said,) = found(kerak(ways=None))
    assert (said.weight, said.sentence) == (Weight.ADVICE, "No way leads from The Inn to the rest of the city.")
    assert game_with(kerak(ways=None), players=1).start().connections == []


def test_a_new_city_of_the_workshop_is_in_order() -> None:
    assert found(Item(GAME, CITY, CONTENT.blank(CITY, "new", "New"))) == []


def test_sieges_of_a_city_tell_how_often_it_holds_and_what_falls_first() -> None:
    run = trial_of(kerak(), []).ready()
    games = [try_game(run, number, 7) for number in range(8)]
    result = run.result(games, 7)
    assert run.result(list(reversed(games)), 7) == result
    assert (result["games"], result["broken"], result["stalled"]) == (8, 0, 0)
    assert {name for name, _ in result["fell"]} <= {"Old Gate", "The Inn"}
    assert sum(count for _, count in result["fell"]) + result["unhurt"] == 8
    tests = item_tests_of(GAME)
    assert tests is not None
    assert tests.is_result(result)
    assert tests.share_won(result).games == 8
    for key, wrong in (("fell", [["x" * 61, 1]]), ("fell", [["x", 9]]), ("unhurt", -1), ("turns", "many"), ("fell", 3)):
        assert not tests.is_result({**result, key: wrong})
    shipped = next(iter(CONTENT.official.ids(CITY).values()))
    assert try_game(trial_of(shipped, []).ready(), 0, 7).message == ""
    assert "no place" in trial_of(kerak(places=[]), []).ready().why_not(7)
