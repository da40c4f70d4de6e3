"""Attacks: who and where, the moves before, help, both totals, victory and loss (section 11)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import attack, battle, losses, menace, play
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Phase
from rules_core.games.defenders.state.facts import BattleFought, PlaceHeld, Stalled, ThreatDestroyed, UnitKilled
from rules_core.kernel.requests import Topic
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3, Script, city, threat, unit

BOOK = by_the_book()


@rule("D-ATK-1", "D-ATK-2", "D-TA-5", "R-D17")
@pytest.mark.parametrize(
    "face, who", [(1, ["TC3"]), (2, ["TC3"]), (3, ["TC7", "TD7"]), (4, ["TC7", "TD7"]), (5, ["TC11"]), (6, ["TC11"])]
)
def test_a_die_says_whether_the_lower_the_equal_or_the_higher_attack(face: int, who: list[str]) -> None:
    state = city("A C9")
    for card in ("C3", "C7", "D7", "C11"):
        threat(state, card)
    assert [one.id for one in attack.club_attackers(Script(who_attacks=face), state, "C7")] == who
    assert attack.club_attackers(Script(who_attacks=3), state, "C8") == []


@rule("D-ATK-3", "D-ATK-4", "D-ATK-5", "D-ATK-6", "R-D18", "R-D19", "R-D34")
def test_the_strongest_goes_first_and_the_others_follow_or_go_elsewhere() -> None:
    state = city("A C9", "B C9", "C C9", "D C9")
    state.entries = ["A", "B", "C", "D"]
    low, high, tie = threat(state, "C3"), threat(state, "C9"), threat(state, "D9")
    table = Script(entry_die=[2, 2], same_place=[4, 3])
    assert attack.begin(table, state, [low, high, tie], "D-TA-5")
    assert [one.subject for one in table.rolled("same-place")] == [tie.id, low.id]
    # The new roll may name the same place again.
    assert [one.target for one in (high, tie, low)] == ["B", "B", "B"]


@rule("D-TA-6", "D-ATK-8", "D-RNF-1", "D-RNF-2", "D-RNF-3", "D-RNF-4", "R-D21", "R-D55", "D-ATK-9")
def test_with_the_joker_all_attack_and_the_reserve_joins_after_the_moves() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.entries = ["A"]
    unit(state, "C8", "A")
    threat(state, "C2")
    threat(state, "C3")
    menace.shuffle(state)
    state.drawn = 40
    state.reserve = ["H7", "H3"]
    state.damage = 1
    state.phase = Phase.THREATS
    table = Script(
        threat_card="joker",
        same_place=6,
        reinforce=["H7>A", "H3>A"],
        reinforce_type=["archers", "healers"],
        story=["They rode all night."],
    )
    for _ in range(7):
        if state.phase is not Phase.BATTLES:
            play.step(table, state, BOOK)
    topics = [one.topic for one in table.asked]
    assert topics.index(Topic("reinforce-type")) > max(i for i, one in enumerate(topics) if one == "same-place")
    assert [one.target for one in state.threats] == ["A", "A"]
    archers = state.units[1]
    assert (archers.type, archers.owner, archers.place, archers.words) == ("archers", P1, "A", [])
    assert state.value(archers) == 6
    assert state.units[2].owner == P2
    assert story_of(state, archers.id) == "They rode all night."
    assert state.reserve == []


@rule("D-ATK-9", "R-D27", "R-D50", "R-D61", "D-TRN-3")
def test_each_player_may_move_one_individual_to_a_connected_open_place() -> None:
    state = city("A C9", "B C9", "C C9", ways="A-B B-C")
    state.location("C").is_occupied = True
    queen = unit(state, "C12", "A")
    unit(state, "C8", "A")
    state.first = 1
    assert attack.individual_moves(state) == ["C12>B"]
    state.turn_of = 0
    asked = []
    for answer, place in (("C12>B", "B"), ("C12>A", "A"), ("stay", "A")):
        table = Script(move_individual=answer)
        attack.move_individual(table, state)
        assert queen.place == place
        asked.append(table.asked[0].who)
    assert asked == [P2, P3, P1]
    assert state.turn_of == 3


def fortress() -> City:
    """The book's example: a well constructed fortress with a tough, big regiment, a Jack and a strong Queen."""
    state = city("F C8 well-constructed", "B C9", ways="F-B")
    state.location("F").types = ["fortress"]
    unit(state, "H8 tough big", "F")
    unit(state, "D11", "F")
    unit(state, "S12 strong", "F")
    for card in ("C5", "C10", "C11"):
        threat(state, card, "F")
    return state


@rule("D-STR-1", "D-STR-2", "D-STR-3", "D-STR-4", "D-STR-5", "D-STR-6", "D-STR-7", "D-STR-8", "D-STR-9", "D-STR-10")
@rule("R-D25", "R-D26", "D-BAT-4")
def test_the_example_of_the_fortress_adds_up() -> None:
    state = fortress()
    defence, against = battle.totals(Script(defence_die=[3, 4], attack_die=[2]), state, state.location("F"))
    assert defence.total == 13 + 3 + 4
    assert against.total == 15 + 2
    # Without the Jack beside them, their Jack has a die; a King busies a King, nobody a Queen.
    state.unit("D11").is_dead = True
    assert battle.has_free_face(state.attackers("F"), state.at("F"))
    state.threats.clear()
    threat(state, "C13", "F")
    assert battle.has_free_face(state.attackers("F"), state.at("F"))
    unit(state, "H13", "F")
    assert not battle.has_free_face(state.attackers("F"), state.at("F"))
    threat(state, "C12", "F")
    assert battle.has_free_face(state.attackers("F"), state.at("F"))
    assert battle.known_attack(state, state.attackers("F")).total == 0


@rule("D-BAT-1", "D-BAT-2", "D-BAT-3", "R-D28", "R-D33", "R-D63", "D-INT-3", "D-INT-4")
def test_the_tales_come_first_and_a_defence_without_sense_is_lost() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.entries = state.first_entries = ["A"]
    victim = unit(state, "C13", "A")
    threat(state, "C2", "A")
    table = Script(attack_told="They climb.", defence_told="We sleep.", verdict="fails", entries="done")
    battle.fight(table, state, state.location("A"), BOOK)
    assert [(one.topic, one.who) for one in table.asked[:3]] == [
        ("attack-told", P1),
        ("defence-told", P2),
        ("verdict", P1),
    ]
    assert (victim.is_dead, state.location("A").is_occupied) == (True, True)
    assert [one.text for one in state.told] == ["They climb.", "We sleep."]
    # Somebody alone is not asked.
    state = fortress()
    state.seats = [P1]
    table = Script(defence_die=[6, 6], attack_die=[1])
    battle.fight(table, state, state.location("F"), BOOK)
    assert not [one for one in table.asked if one.topic == "verdict"]


@rule("D-WIN-1", "D-WIN-2", "D-WIN-3", "D-WIN-4", "D-WIN-5", "R-D29", "R-D36")
def test_who_wins_destroys_one_threat_for_each_defender_and_the_rest_goes_back() -> None:
    state = fortress()
    state.threats[1].place = "B"
    table = Script(defence_die=[6, 6], attack_die=[1], strike=["S12>TC11", "H8>TC5"])
    battle.fight(table, state, state.location("F"), BOOK)
    assert table.told(PlaceHeld)
    # The regiment of ten is above the eight, not above the Jack: player by player, while there is a legal pair.
    assert [one.who for one in table.asked if one.topic == "strike"] == [P1, P2]
    assert [one.id for one in state.menace()] == []
    assert len(table.told(ThreatDestroyed)) == 3
    assert [one.place for one in state.units] == ["F", "F", "F"]
    state = fortress()
    state.units.pop(1)
    state.units.pop(1)
    state.location("F").words.extend(["underground"])
    state.unit("H8").words.extend(["violent", "strong", "bloodthirsty", "numerous"])
    state.threats = [one for one in state.threats if one.id == "TC10"]
    state.threats[0].place = "B"
    battle.fight(Script(defence_die=[6], attack_die=[1]), state, state.location("F"), BOOK)
    assert (state.threats[0].target, state.threats[0].place, state.threats[0].is_dead) == ("", "B", False)


@rule("R-D23", "R-D55")
def test_equal_totals_stall() -> None:
    state = city("A S1")
    one = unit(state, "C8", "A")
    other = threat(state, "C8", "A")
    table = Script(defence_die=3, attack_die=3)
    battle.fight(table, state, state.location("A"), BOOK)
    assert table.told(Stalled)
    assert (one.wounds, one.place, other.target, other.is_dead) == (0, "A", "", False)


@rule(
    "D-LOSS-1", "D-LOSS-2", "D-LOSS-3", "D-LOSS-4", "D-LOSS-7", "R-D30", "R-D31", "R-D58", "R-D29", "D-MOR-8", "R-D67"
)
def test_a_lost_battle_costs_machines_then_one_for_each_threat_and_the_rest_flees() -> None:
    state = city("A S1 loved", "B C3", ways="A-B")
    state.entries = state.first_entries = ["A"]
    king = unit(state, "C13", "A")
    jack = unit(state, "C11", "A", P2)
    regiment = unit(state, "C7 young", "A", P3)
    group = unit(state, "C2", "A")
    threat(state, "C10", "A")
    threat(state, "D9", "A")
    table = Script(defence_die=1, attack_die=6, rescue="C7", entries="done", flight=["B", "B"])
    battle.fight(table, state, state.location("A"), BOOK)
    assert table.told(UnitKilled)[0].unit.startswith("C13")
    assert king.is_dead
    assert next(one.who for one in table.asked if one.topic == "rescue") == P2
    # The regiment is safe, the Jack is above both: only the group can fall.
    assert (group.is_dead, jack.is_dead, regiment.is_dead) == (True, False, False)
    assert (jack.place, jack.wounds, regiment.place, regiment.wounds) == ("B", 1, "B", 1)
    assert [one.place for one in state.threats] == ["A", "A"]
    assert state.location("A").is_occupied
    assert state.damage == 1
    assert state.entries == ["B"]
    # Two Jacks rescue two, or with the setting one in all.
    for each, saved in ((True, 2), (False, 1)):
        state = city("A S1")
        for card in ("C11", "D11", "C7"):
            unit(state, card, "A")
        assert (
            len(battle._rescues(Script(), state, state.location("A"), replace(BOOK, rescues_for_each_jack=each)))
            == saved
        )


@rule("D-LOSS-5", "D-LOSS-6", "R-D32", "R-D57")
def test_regiments_without_room_are_lost_and_the_first_player_says_who_gets_away() -> None:
    state = city("A S1", "B C9", "C C9", ways="A-B A-C")
    state.location("C").is_destroyed = True
    first, second = unit(state, "C8", "A", P2), unit(state, "C7", "A", P3)
    group = unit(state, "C2", "A")
    table = Script(who_flees="C7", flight="B")
    losses.flee(table, state, "A", state.at("A"), "D-LOSS-4")
    assert (first.is_dead, second.place, group.place) == (True, "B", "B")
    state.location("B").is_occupied = True
    state = city("A S1")
    alone = unit(state, "C12", "A")
    losses.flee(Script(), state, "A", [alone], "D-LOSS-4")
    assert alone.is_dead


@rule("D-INT-3", "D-BAT-3", "D-LOSS-1", "D-LOSS-5", "R-D11")
def test_whoever_falls_without_a_choice_has_last_words_from_its_owner() -> None:
    for verdict in ("fails", "holds"):
        state = city("A S1")
        unit(state, "C13", "A", P2)
        unit(state, "C10", "A", P3)
        threat(state, "C8", "A")
        threat(state, "H5", "A")
        # No threat is a match for the Ten, but it has nowhere to flee.
        table = Script(verdict=verdict, deed_told=["To the last shot.", "Nowhere."], defence_die=1, attack_die=6)
        battle.fight(table, state, state.location("A"), BOOK)
        assert [(one.seat, one.thing) for one in state.told] == [(P2, "C13"), (P3, "C10")]
        assert state.alive() == []


@rule("R-D24", "D-LOSS-7", "D-MOR-6", "R-D39", "R-D36")
def test_a_place_without_defenders_is_taken_without_a_battle() -> None:
    state = city("A C9 loved busy", "B C9")
    state.entries = state.first_entries = ["A", "B"]
    other = threat(state, "C3", "A", place="B")
    table = Script(entries="done")
    battle.fight(table, state, state.location("A"), BOOK)
    assert not table.told(BattleFought)
    # One point however many words fit, and the threat holds the new place.
    assert (state.location("A").is_occupied, state.damage, other.place) == (True, 1, "A")


def relieved(target: str) -> City:
    """Help has come to A, where one regiment stood; beside it lies B, and both are to be fought over."""
    state = city("A C9", "B C9 well-constructed", ways="A-B")
    unit(state, "C8", "A")
    unit(state, "H9", "A").began_at = ""
    threat(state, "C2", "A")
    threat(state, "S10", target)
    menace.shuffle(state)
    state.is_reinforced = True
    state.phase = Phase.BATTLES
    return state


@rule("D-WIN-6", "D-DA-6", "R-D55", "R-D56", "R-D57")
def test_after_each_battle_who_stood_there_makes_room_for_help_and_joins_the_next() -> None:
    state = relieved("B")
    table = Script(which_battle=["A", "B"], defence_die=[6, 6], attack_die=[1, 1], strike="H9>TC2")
    play.step(table, state, BOOK)
    # Nobody is asked: the one who was there goes, and help stays.
    assert [(one.id, one.place) for one in state.units] == [("C8", "B"), ("H9", "A")]
    play.step(table, state, BOOK)
    battles = table.told(BattleFought)
    assert [one.place.partition(" ")[0] for one in battles] == ["A", "B"]
    assert battles[1].defence[0].startswith("D-STR-1:C8")
    play.step(table, state, BOOK)
    assert (state.phase, state.is_reinforced) == (Phase.DEFENDERS, False)


@rule("R-D23", "R-D54", "R-D55")
@pytest.mark.parametrize("is_open", [True, False])
def test_after_a_stall_room_is_made_as_well_unless_there_is_none(is_open: bool) -> None:
    state = relieved("")
    state.location("B").is_destroyed = not is_open
    # 3 + 9 + 1 for the barracks against 2 + 10.
    state.threats[1].target, state.units[0].wounds = "A", 5
    table = Script(defence_die=1, attack_die=2)
    play.step(table, state, BOOK)
    assert table.told(Stalled)
    assert [one.place for one in state.units] == (["B", "A"] if is_open else ["A", "A"])


@rule("R-D55", "D-RNF-3")
def test_the_joker_notes_who_stood_where_before_help_came() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.entries = ["A"]
    one = unit(state, "C8", "A")
    one.began_at = "B"
    threat(state, "C2")
    menace.shuffle(state)
    state.drawn, state.reserve, state.phase = 40, ["H7"], Phase.THREATS
    table = Script(threat_card="joker")
    while state.phase is not Phase.BATTLES:
        play.step(table, state, BOOK)
    assert [(each.place, each.began_at) for each in state.units] == [("A", "A"), ("A", "")]
