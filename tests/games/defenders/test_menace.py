"""The threat deck and what its cards do (sections 7, 9 and 10)."""

from __future__ import annotations

from rules_core.games.defenders.content.cards import JOKER, PACK
from rules_core.games.defenders.content.worlds import WORLDS, world
from rules_core.games.defenders.options import by_the_book
from rules_core.games.defenders.rules import attack, events, menace, play
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.state.facts import (
    DuelFought,
    IntelligenceGathered,
    NothingHappened,
    OnTheirWay,
    ThreatCame,
    UnitKilled,
)
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.kernel.requests import Answer, Write
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3, Script, city, threat, unit

BOOK = by_the_book()


@rule("D-THR-1", "D-THR-2", "D-THR-3", "D-INT-6", "R-D20", "R-D51")
def test_the_joker_comes_with_the_last_thirteen_cards_and_once() -> None:
    state = city("A C9")
    menace.shuffle(state)
    assert menace.cards_left(state) == 53
    for card in PACK[:40]:
        table = Script(threat_card=card)
        assert menace.draw_card(table, state, P1, "D-TA-1") == card
        assert JOKER not in table.drawn_from()
    table = Script(threat_card=JOKER)
    assert menace.draw_card(table, state, P1, "D-TA-1") == JOKER
    assert set(table.drawn_from()) == {JOKER, *PACK[40:]}
    for card in PACK[40:]:
        menace.draw_card(Script(threat_card=card), state, P1, "D-TA-1")
    assert menace.cards_left(state) == 0


@rule("D-THR-4", "D-THR-5", "D-THR-7", "D-THR-8", "R-D52", "R-D22")
def test_as_many_threats_as_defenders_are_drawn_in_turn_and_stand_outside() -> None:
    state = city("A C9")
    for card in ("C9", "C8", "C7", "C6"):
        unit(state, card, "A")
    menace.shuffle(state)
    state.phase = Phase.MENACE
    table = Script(threat_card=["C2", "H7", "S11", "D13"], threat_name=["Grub", "", "", ""], scene="no-scene")
    while state.phase is Phase.MENACE:
        play.step(table, state, BOOK)
    assert [one.who for one in table.asked if one.topic == "threat-type"] == [P1, P2, P3, P1]
    assert [(one.id, one.card, one.place) for one in state.threats][:2] == [
        ("threat-1", "C2", ""),
        ("threat-2", "H7", ""),
    ]
    assert table.told(ThreatCame)[0].threat == "threat-1 Grub"
    # Four drawn of 53.
    assert menace.cards_left(state) == 49
    assert (state.phase, state.turn, state.first) == (Phase.REFLECTION, 2, 1)


@rule("D-THR-7", "D-TA-4", "D-INT-3")
def test_a_threat_is_described_by_whoever_drew_it_or_not() -> None:
    state = city("A C9")
    state.setting = WORLDS[0]
    menace.shuffle(state)
    table = Script(story=["It came out of the bog.", ""])
    menace.new_threat(table, state, P2, "C2", "D-THR-7")
    menace.new_threat(table, state, P3, "S12", "D-TA-4")
    assert [(one.seat, one.thing, one.text) for one in state.told] == [(P2, "threat-1", "It came out of the bog.")]
    assert [story_of(state, one.id) for one in state.threats] == ["It came out of the bog.", ""]
    asked = next(one for one in table.asked if isinstance(one, Write) and one.topic == "story")
    assert DefendersWords().prompts(asked, state)[0] in world(WORLDS[0], "en").prompts["threat"]


@rule("D-TA-1", "D-TA-2")
def test_a_heart_lies_in_the_reserve() -> None:
    state = city("A C9")
    unit(state, "C9", "A")
    threat(state, "C9")
    menace.shuffle(state)
    state.phase = Phase.THREATS
    table = Script(threat_card="H5")
    play.step(table, state, BOOK)
    assert state.reserve == ["H5"]
    assert table.told(OnTheirWay)
    assert state.phase is Phase.DEFENDERS


@rule("D-TA-4", "D-TA-3")
def test_a_spade_is_a_new_threat() -> None:
    state = city("A C9")
    unit(state, "C9", "A")
    threat(state, "C9")
    menace.shuffle(state)
    state.phase = Phase.THREATS
    play.step(Script(threat_card="S12", threat_type="assassin"), state, BOOK)
    assert [(one.card, one.type) for one in state.threats[1:]] == [("S12", "assassin")]


@rule("D-EVT-1", "R-D15")
def test_intelligence_is_kept_once_until_an_attack_uses_it() -> None:
    state = city("A C9", "B C9")
    state.entries = ["A", "B"]
    table = Script()
    for card in ("D1", "D3"):
        assert not events.carry_out(table, state, card, BOOK)
    assert state.intelligence
    assert len(table.told(IntelligenceGathered)) == 2
    assert not attack.begin(table, state, [], "D-ATK-1")
    assert state.intelligence
    unit(state, "C4", "A")
    wolf = threat(state, "C9")
    assert attack.begin(Script(), state, [wolf], "D-ATK-1")
    assert (wolf.target, state.intelligence) == ("A", False)


@rule("D-EVT-2", "D-EVT-3", "D-EVT-4", "R-D15", "D-ATK-7")
def test_the_enemy_aims_just_above_the_strongest_it_can_beat() -> None:
    state = city("A C9", "B C9", "C C9", "D C9")
    state.entries = ["A", "B", "C"]
    nine = threat(state, "C9")
    for card, place in (("S4", "A"), ("S7", "B"), ("S11", "C"), ("S1", "D")):
        unit(state, card, place)
    assert attack.weak_spots(state, nine) == ["B"]
    for one, card in zip(state.units, ("H10", "H11", "H12"), strict=False):
        one.card = card
    assert attack.weak_spots(state, nine) == ["A"]
    # A place without defenders counts as 0; equal ones are the First Player's choice.
    state.units.clear()
    assert attack.weak_spots(state, nine) == ["A", "B", "C"]


@rule("D-EVT-5", "D-MOR-5", "D-MOR-2")
def test_middling_diamonds_hurt_morale() -> None:
    state = city("A C9")
    one = unit(state, "C7", "A", wounds=2)
    for card in ("D4", "D6"):
        events.carry_out(Script(), state, card, BOOK)
    assert (state.damage, state.value(one)) == (2, 3)


@rule("D-EVT-6", "R-D16")
def test_a_surprise_brings_the_nearest_value_on_both_sides() -> None:
    state = city("A C9")
    for card in ("C3", "C7", "D9", "C11"):
        threat(state, card)
    assert [one.id for one in attack.surprise_attackers(state, "D8")] == ["TC7", "TD9"]
    assert [one.id for one in attack.surprise_attackers(state, "D9")] == ["TD9"]
    assert [one.id for one in attack.surprise_attackers(state, "D7")] == ["TC7"]


@rule("D-EVT-7")
def test_before_a_surprise_nobody_moves() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.entries = ["A"]
    unit(state, "C12", "B")
    threat(state, "C8")
    menace.shuffle(state)
    state.phase = Phase.THREATS
    play.step(Script(threat_card="D8"), state, BOOK)
    assert state.phase is Phase.REINFORCEMENTS


@rule("D-EVT-8", "D-EVT-9", "R-D12")
def test_a_random_face_threat_does_what_its_own_rank_says() -> None:
    state = city("A C9")
    threat(state, "C9")
    table = Script()
    events.carry_out(table, state, "D13", BOOK)
    assert table.told(NothingHappened)
    threat(state, "C11")
    threat(state, "S12")
    events.carry_out(Script(random_face="TC11"), state, "D13", BOOK)
    assert state.damage == 2


@rule("D-EVT-9", "D-EVT-10", "D-EVT-11", "D-INT-3", "R-D11")
def test_what_a_great_threat_has_done_is_told_and_the_last_words_of_who_fell() -> None:
    state = city("A C9", "B C9", ways="A-B")
    state.first = 1
    unit(state, "H13", "A", P3)
    for card in ("C11", "S12", "D13"):
        threat(state, card)

    def told(deeds: list[Answer | int], **answers: Answer | int) -> list[tuple[str, str, str]]:
        state.told.clear()
        events.carry_out(Script(deed_told=deeds, **answers), state, "D13", BOOK)
        return [(one.seat, one.thing, one.text) for one in state.told]

    assert told(["It crept in."], random_face="TC11") == [(P2, "TC11", "It crept in.")]
    assert told(["It ran."], random_face="TS12", random_victim="H13", duel_threat=1, duel_defender=6) == [
        (P2, "TS12", "It ran.")
    ]
    assert told(["Flames."], random_face="TD13", random_place="B") == [(P2, "B", "Flames.")]
    assert told(["It struck.", "Adieu."], random_face="TS12", random_victim="H13", duel_threat=6, duel_defender=6) == [
        (P2, "TS12", "It struck."),
        (P3, "H13", "Adieu."),
    ]


@rule("D-EVT-10", "R-D12", "R-D13", "R-D66")
def test_a_queen_threat_duels_with_a_face_card_and_wins_ties() -> None:
    for theirs, ours, killed in ((4, 4, True), (3, 4, False), (5, 4, True)):
        state = city("A C9")
        queen = threat(state, "S12", place="A")
        victim = unit(state, "H13 loved", "A", P2)
        unit(state, "C9", "A")
        table = Script(random_face=queen.id, random_victim="H13", duel_threat=theirs, duel_defender=ours)
        events.carry_out(table, state, "D11", BOOK)
        assert table.told(DuelFought)[0].killed is killed
        assert (victim.is_dead, state.damage) == (killed, int(killed))
        assert table.rolled("duel-defender")[0].who == P2
        assert (queen.is_dead, queen.place) == (False, "A")
    state = city("A C9")
    table = Script(random_face=threat(state, "S12").id)
    events.carry_out(table, state, "D11", BOOK)
    assert table.told(NothingHappened)


@rule("D-EVT-11", "R-D14", "R-D60", "D-MOR-6")
def test_a_king_threat_destroys_a_place_and_wounds_and_drives_out_who_is_there() -> None:
    state = city("A C9 loved", "B C9", ways="A-B")
    state.entries = state.first_entries = ["A"]
    king = unit(state, "H13", "A")
    table = Script(random_face=threat(state, "S13").id, random_place="A")
    events.carry_out(table, state, "D12", BOOK)
    assert state.location("A").is_destroyed
    # Whose place it was may draw the ruin.
    assert [(one.who, one.subject) for one in table.asked if one.topic == "ruin"] == [(P1, "A")]
    # War machines flee here too, with one wound in all.
    assert (king.place, king.wounds, king.is_dead) == ("B", 1, False)
    assert state.damage == 1
    assert state.entries == ["B"]
    state.location("B").is_occupied = True
    table = Script(random_face="TS13")
    events.carry_out(table, state, "D12", BOOK)
    assert table.told(NothingHappened)
    assert not table.told(UnitKilled)
