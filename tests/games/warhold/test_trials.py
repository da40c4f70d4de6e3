"""Items of Warhold are tested by whole wars: who meets whom, what is counted, and what strangers may not bring in."""

from __future__ import annotations

from typing import Any

import pytest

from rules_core.content.items import Item
from rules_core.games.shares import Share
from rules_core.games.trial import TrialOutcome
from rules_core.games.warhold.card import GAME
from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.schema import CONTENT
from rules_core.games.warhold.content.types import EQUIPMENT, MONSTERS
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules.decks import whole_deck
from rules_core.games.warhold.state.facts import Appeared, Bought, CardDrawn, RoundBegan, Slain
from rules_core.games.warhold.trials.item_tests import TESTS
from rules_core.games.warhold.trials.meetings import copies_of, deck_of, meetings_of
from rules_core.games.warhold.trials.war_result import TESTED, WarGame, counted, is_result, result_of
from rules_core.games.warhold.trials.war_trial import ROUND_CAP, ByRaces, WarTable, WarTrial, trial_of
from rules_core.kernel.requests import SeatId
from rules_core.kernel.simulation import OutOfPatience
from tests.clauses import rule

P1, P2 = SeatId("p1"), SeatId("p2")


def mine(kind: str, like: str, **changes: Any) -> Item:
    return Item(GAME, kind, {**CONTENT.official.ids(kind)[like].plain, "id": "mine", "name": "Mine", **changes})


@rule("W-TYP-1", "R-W54")
def test_a_race_meets_every_race_of_the_book_from_both_seats() -> None:
    meetings = meetings_of(mine("race", "orcs"), [])
    assert {one.races for one in meetings} == {
        pair for foe in shipped().races for pair in (("mine", foe), (foe, "mine"))
    }
    assert all(one.races[int(one.counted[1]) - 1] == "mine" for one in meetings)
    assert WarholdGame(meetings[0].setup).content.races["mine"].name == "Mine"


@rule("R-W58")
def test_on_a_map_as_many_meet_as_have_room_and_every_race_sits_at_every_seat() -> None:
    meetings = meetings_of(mine("board", "four-corners"), [])
    assert [len(one.races) for one in meetings] == [4] * 4
    for seat in range(4):
        assert {one.races[seat] for one in meetings} == set(shipped().races)
    three = meetings_of(mine("board", "four-corners"), [], 3)
    assert [len(one.races) for one in three] == [3] * 4
    assert WarholdGame(three[0].setup).seats == [P1, P2, SeatId("p3")]
    (asked,) = TESTS.choices(mine("board", "four-corners"), [])
    assert asked.words == ("0", "2", "3", "4")
    trial = TESTS.chosen_trial(mine("board", "four-corners"), [], {asked.key: "2"})
    assert isinstance(trial, WarTrial)
    assert {len(one.races) for one in trial.meetings} == {2}
    rows = list(CONTENT.official.ids("board")["two-rivers"].plain["rows"])
    rows[8] = rows[8][:1] + "11" + rows[8][3:-3] + "22" + rows[8][-1:]
    rows[9] = rows[9][:1] + "11" + rows[9][3:-3] + "22" + rows[9][-1:]
    for wanted in (0, 4):
        assert {len(one.races) for one in meetings_of(mine("board", "two-rivers", rows=rows), [], wanted)} == {2}


@rule("W-BOX-6")
def test_a_card_lies_in_the_box_beside_those_of_the_book() -> None:
    dragon = mine("monster", "dragon", copies=3)
    (meeting, *others) = meetings_of(dragon, [])
    deck = whole_deck(WarholdGame(meeting.setup).content, MONSTERS)
    # A few cards among many would hardly come up.
    assert copies_of(dragon).own == 3
    assert len([one for one in deck if one.startswith("mine.")]) == copies_of(dragon).tried == len(deck) // 5
    assert len({one.races for one in (meeting, *others)}) == 12
    own = Item(GAME, "box", {"id": "mine", "name": "Mine", "text": "x", "keeps": False, "races": ["elves", "orcs"]})
    assert {one.races for one in meetings_of(own, [])} == {("elves", "orcs"), ("orcs", "elves")}


def table_of(item: Item) -> WarTable:
    game = WarholdGame(meetings_of(item, [])[0].setup)
    return WarTable(ByRaces(("elves", "orcs"), game.seats), game.start(), 1, item.id, deck_of(item))


def test_of_a_monster_it_is_counted_who_fells_it_and_whom_it_fells() -> None:
    table = table_of(mine("monster", "dragon"))
    for fact in (
        CardDrawn("", P1, MONSTERS, "mine"),
        Appeared("", "unit-7 mine", "a1"),
        Appeared("", "unit-8 dragon", "a2"),
        Appeared("", "unit-9 elves/infantry", "a3"),
        Slain("", "unit-3 elves/infantry", "a1", "unit-7 mine"),
        Slain("", "unit-7 mine", "a1", "unit-4 elves/lord"),
    ):
        table.tell(fact)
    # The card is the monster: it came once. Whoever else appears comes from no deck.
    assert (table.drawn, table.seen, table.slew, table.slain) == (1, 1, 1, 1)
    assert (table.slayers, table.victims) == (["lord"], ["infantry"])
    with pytest.raises(OutOfPatience):
        table.tell(RoundBegan("", ROUND_CAP + 1))


def test_of_a_card_it_is_counted_whether_those_win_who_alone_have_it_and_who_have_others() -> None:
    table = table_of(mine("equipment", "eq-1"))
    for fact in (
        Bought("", P1, "mine", 40),
        CardDrawn("", P1, EQUIPMENT, "mine"),
        CardDrawn("", P2, EQUIPMENT, "eq-2"),
        Bought("", P1, "eq-3", 10),
        Bought("", P2, "eq-3", 10),
        CardDrawn("", P2, "treasure", "tr-1"),
    ):
        table.tell(fact)
    nothing = {"slew": 0, "slain": 0}
    told = {"drawn": 5, "seen": 2, "games": 1, "alone": 1, "won": 1, "others": 1, "others_won": 0}
    assert table.tested([P1]) == {**nothing, **told}
    table.tell(Bought("", P2, "mine", 40))
    assert table.tested([P1]) == {**nothing, **told, "drawn": 6, "seen": 3, "alone": 0, "won": 0}


@pytest.mark.long
def test_a_war_of_a_test_is_played_to_its_end_with_these_races() -> None:
    trial = trial_of(mine("race", "orcs"), [])
    run = trial.ready()
    assert not run.why_not(1)
    game = run.play(1, 5)
    assert isinstance(game, WarGame)
    assert game.races == trial.meetings[1].races
    assert game.outcome in (TrialOutcome.WON, TrialOutcome.LOST)
    assert game.rounds > 1
    result = run.result([game], 5)
    assert TESTS.is_result(result)
    assert result["fingerprint"] == trial.fingerprint
    assert sum(result["seats"]) == 1
    again = run.play(1, 5)
    assert again == game


def a_result() -> dict[str, Any]:
    games = [
        WarGame(
            0,
            TrialOutcome.WON,
            rounds=9,
            races=("elves", "orcs"),
            winners=(0,),
            tested={"drawn": 2, "seen": 2, "games": 1},
        ),
        WarGame(1, TrialOutcome.LOST, rounds=5, races=("orcs", "elves"), winners=(1,), tested={"slew": 3}),
        WarGame(2, TrialOutcome.LOST, rounds=5, races=("orcs", "elves"), winners=()),
        WarGame(3, TrialOutcome.BROKEN, message="no"),
    ]
    counts = {"version": 1, "fingerprint": "x", "seed": 1, "games": 3, "won": 1, "stalled": 0, "broken": 1}
    counts["copies"] = [1, 9, 40]
    return result_of("race", {**counts, "message": "no"}, games, {"elves": "Elves"})


def test_wars_are_counted_by_seat_and_race() -> None:
    result = a_result()
    assert result["seats"] == [1, 1]
    assert result["races"] == [["elves", "Elves", 2, 3], ["orcs", "orcs", 0, 3]]
    assert result["tested"] == {**dict.fromkeys(TESTED, 0), "drawn": 2, "seen": 2, "games": 1, "slew": 3}
    assert result["nobody"] == 1
    assert is_result(result)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": [4, 0]},
        {"seats": ["1"]},
        {"seats": [0] * 5},
        {"races": [["elves", "Elves", 4, 3]]},
        {"races": [["elves", "Elves", 1]]},
        {"races": [["e" * 81, "Elves", 1, 3]]},
        {"tested": {}},
        {"tested": {**dict.fromkeys(TESTED, 0), "games": 4}},
        {"tested": {**dict.fromkeys(TESTED, 0), "won": 1}},
        {"tested": {**dict.fromkeys(TESTED, 0), "slain": 1}},
        {"copies": [1, 2]},
        {"slayers": {"lord": 1}},
        {"victims": {"dwarf": 1}},
        {"nobody": -1},
        {"kind": 7},
        {"won": 4},
    ],
)
def test_a_result_that_cannot_be_is_none(changes: dict[str, Any]) -> None:
    assert not is_result({**a_result(), **changes})
    assert not is_result(None)


def test_a_result_is_about_what_its_item_is_for() -> None:
    tested = {**dict.fromkeys(TESTED, 0), "drawn": 9, "seen": 8, "slain": 6, "games": 3, "alone": 2, "won": 1}
    shares = {kind: counted({**a_result(), "kind": kind, "tested": tested}) for kind in ("race", "monster", "card")}
    assert shares == {"race": Share(1, 3), "monster": Share(6, 8), "card": Share(1, 2)}
    whole = {**a_result(), "kind": "monster", "tested": tested}
    assert TESTS.share_won(TESTS.summary_of(whole)) == Share(6, 8)
    assert is_result({**whole, "before": TESTS.summary_of(whole)})
