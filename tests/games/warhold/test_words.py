"""What is told reads as a sentence: every fact and every question has words of its own."""

from __future__ import annotations

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.definition import dice_of
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.state.facts import (
    FACTS,
    Blocked,
    FoodTraded,
    Gained,
    LordFell,
    MonsterAims,
    Moved,
    PhaseBegan,
    RoundBegan,
    RuinPlaced,
    Seized,
    Struck,
    TownPlaced,
    Trained,
    TurnBegan,
)
from rules_core.games.warhold.words import warhold_words
from rules_core.games.warhold.words.answers import second_of, title_of
from rules_core.games.warhold.words.warhold_words import QUESTIONS, WarholdWords
from rules_core.kernel.facts import Fact
from rules_core.kernel.luck import DiceUse
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Choose, Roll
from rules_core.wording.sentence import Tone
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put
from tests.games.warhold.examination import quick_game

WORDS = WarholdWords(shipped())
WORDED = ("PhaseBegan", "Trained", "FoodTraded", "Healed", "Worn", "Moved", "Struck", "Blocked", "LordFell", "WarOver")
MORE = ("EventRolled", "Gained", "LeadershipRolled", "MonsterAims", "Seized")


def test_every_fact_has_a_sentence() -> None:
    assert {one.__name__ for one in FACTS} == {*warhold_words.FACTS, *WORDED, *MORE}


def test_every_topic_is_a_question() -> None:
    named = {value for name, value in vars(topics).items() if name.isupper() and isinstance(value, str)}
    assert named == set(QUESTIONS)


def told(fact: Fact) -> str:
    return WORDS.fact(fact).text()


def test_how_facts_read() -> None:
    assert told(Gained("RE-24", P1, 0, -40)) == "Player 1 loses 40 food."
    assert told(Gained("RE-22", P1, 20, 0)) == "Player 1 gains 20 gold."
    assert told(FoodTraded("W-TWN-12", P2, 10, -20)) == "Player 2 buys 10 food for 20 gold."
    assert told(Trained("RE-27", P2, "worker", 0, 0)) == "Player 2 gains: Worker."
    assert told(Blocked("EQ-11", "unit-1 humans/lord", 5, True)) == "Uther Lighthammer raises the shield, 5: no wound."
    assert told(LordFell("W-DTH-2", P1, False)) == "The lord of Player 1 has fallen."
    assert told(MonsterAims("W-MTN-2", "unit-4 troll", "town-1", "town", 3)) == (
        "Troll makes for the town. Steps away: 3."
    )


def test_rounds_and_turns_are_headings_and_phases_steps() -> None:
    assert WORDS.fact(RoundBegan("W-SET-20", 2)).tone is Tone.HEADING
    assert WORDS.fact(TurnBegan("W-TRN-1", P1)).tone is Tone.HEADING
    assert WORDS.fact(PhaseBegan("W-MOV-1", P1, "move")).tone is Tone.STEP
    assert WORDS.fact(LordFell("W-DTH-2", P1, False)).tone is Tone.STEP
    assert WORDS.fact(Moved("W-MOV-1", "unit-2 humans/infantry", ("a1", "a2"), 1)).tone is Tone.PLAIN
    assert WORDS.fact(Gained("RE-22", P1, 20, 0)).tone is Tone.PLAIN


def test_a_tile_is_called_as_it_stands_on_the_edge_of_the_board() -> None:
    assert told(TownPlaced("W-SET-6", "k8")) == "A town stands at K8."
    # A seat has the same name as this one.
    assert told(RuinPlaced("W-SET-7", P1, "p3")) == "Player 1 lays a ruin at P3."
    assert told(Moved("W-MOV-1", "unit-1 troll", ("p1", "ab12"), 2)) == "Troll: from P1 to AB12."


@rule("W-CMB-5", "W-CMB-8", "W-ATT-6")
def test_those_who_strike_together_are_counted_and_wound_dice_stand_apart() -> None:
    spears = tuple(f"unit-{number} orcs/infantry" for number in (4, 5, 6))
    blow = Struck("W-CMB-5", "attack", spears, ("unit-1 troll",), "", 5, 3, (), (5, 6, 1), (2, 4), 0)
    said = WORDS.fact(blow)
    assert said.text() == "3 \N{MULTIPLICATION SIGN} Spearmen against Troll: hits on 5, wounds on 3."
    assert [one.begins for one in said.dice] == [False, False, False, True, False]
    mixed = Struck(
        "W-CMB-5", "attack", ("unit-4 orcs/infantry",), ("unit-1 troll", "unit-2 ogre"), "", 5, 3, (), (), (), 0
    )
    assert WORDS.fact(mixed).text() == "Spearmen against Troll and Ogre: hits on 5, wounds on 3."


def test_answers_say_who_stands_where_and_what_it_costs() -> None:
    war = campaign("SS..", "SS..", "....")
    state = war.state
    first, second = put(war, "c1", "orcs/infantry", P1), put(war, "c1", "orcs/infantry", P1)
    troll = put(war, "d1", "troll")
    state.strongholds[0].engineers = state.strongholds[0].healers = 2

    def answer(topic: str, option: str, subject: str = "") -> tuple[str, str]:
        request = Choose(P1, getattr(topics, topic), "W-UPK-8", subject, (option,))
        return title_of(WORDS, request, option, state), second_of(request, option, war)

    assert answer("TRAIN", "train:infantry") == ("Spearmen", "30 gold, 30 food")
    assert answer("TRAIN", "upgrade:mine@hold-p1") == ("Build: Mine, the stronghold of Player 1", "75 gold")
    assert answer("TRAIN", "worker:farm") == ("Worker of the farm", "30 gold, 30 food")
    assert answer("UNPAID", "engineer@hold-p1.2") == ("Engineer 2, the stronghold of Player 1", "0 gold, 10 food")
    assert answer("MOVE", first.id)[0] == "Spearmen 1, C1"
    assert answer("MOVE", second.id)[0] == "Spearmen 2, C1"
    # The numbers that they bear on the board: one before them stands elsewhere.
    elder = put(war, "a3", "orcs/infantry", P1)
    state.units.insert(0, state.units.pop())
    assert answer("MOVE", first.id)[0] == "Spearmen 2, C1"
    assert answer("MOVE", elder.id)[0] == "Spearmen, A3"
    state.units.remove(elder)
    assert answer("VICTIM", troll.id, first.id)[1] == "Hit points left: 3"
    assert answer("WHOM", troll.id, first.id) == ("Troll, D1", "Hits on 5, wounds on 5")
    assert answer("WHOM", f"all:{troll.id}", first.id)[0] == "All like it: Troll, D1"
    assert answer("WHOM", f"shot:spread-shot:{troll.id}", first.id)[0] == "Spread Shot: Troll, D1"
    assert answer("SPLIT", troll.id, first.id)[0] == "Troll, D1"
    other = put(war, "c2", "troll")
    assert answer("SPLIT", other.id, first.id)[0] == "Troll, C2, D1"
    war.state.units.remove(other)
    assert answer("EQUIP", "wear:eq-6.1")[0] == "Wear: Lightning Sword"
    assert answer("LOST_CIVILIAN", "mine")[0] == "Worker of the mine"
    assert answer("RACE", "orcs") == ("Orcs and Goblins", "Two of a kind may share a tile.")
    assert answer("MOVE_WHERE", "p2", first.id)[0] == "P2"
    assert answer("BUY_ONE", "eq-6.1")[1].startswith("140 gold. Weapon. Attacks +1.")
    for topic, clause, option, told in (
        ("TOLL", "RE-25", "gold", "-20"),
        ("TOLL", "RE-25", "slow", "Movement next turn: -2"),
        ("RUIN_OR_GOLD", "TR-10", "gold", "+20"),
        ("RUIN_OR_GOLD", "TR-10", "ruin", ""),
        ("GOLD_OR_FOOD", "RE-24", "food", "+40"),
    ):
        assert second_of(Choose(P1, getattr(topics, topic), clause, P1, (option,)), option, war) == told
    state.kingdom(P1).worn, state.kingdom(P1).owned = ["eq-6.1"], ["eq-13.1"]
    spoils = Choose(P1, topics.SPOILS, "W-CMB-16", P1, ("take", "leave"))
    assert [one.second for one in WORDS.answers(spoils, state)] == ["Lightning Sword, Bluefire Shield", ""]
    assert answer("LAY_WHICH", "d4.2")[0] == "Forest: 8"
    assert answer("LAY_WHERE", "p2-0")[0] == "Column 3, row 1"
    assert answer("LAY_TURN", "t90")[0] == "A quarter turn"
    state.kingdom(P1).food = 35
    assert answer("BUNDLES", "all", "sell") == ("All", "15 gold for 30 food")


@rule("W-ATT-14")
def test_whoever_rolls_for_leadership_is_told_to_roll_low() -> None:
    state = campaign("SS..", "SS..").state
    asked = Roll(P1, topics.LEADERSHIP_DIE, "W-ATT-14", "", 1, 4)
    assert WORDS.dice(asked, state) == "1 die: 4 or less is a success."
    assert [WORDS.succeeds(asked, face) for face in range(1, 7)] == [True, True, True, True, False, False]
    usual = Roll(P1, topics.HIT_DICE, "W-ATT-3", "", 1, 4)
    assert "4 or more is a success" in WORDS.dice(usual, state)
    six = Roll(P1, topics.HIT_DICE, "W-ATT-3", "", 2, 6)
    assert "2 dice: only 6 is a success." in WORDS.dice(six, state)
    assert [WORDS.succeeds(usual, face) for face in range(1, 7)] == [False, False, False, True, True, True]
    assert [dice_of(one) for one in (asked, usual)] == [DiceUse.LOW, DiceUse.HITS]


def test_every_reason_of_a_player_has_words() -> None:
    given: set[str] = set()
    match = begin(quick_game(), 2)
    player = ThumbPlayer()
    while match.pending is not None:
        thought = player.think(match.state, match.pending, 0)
        given.add(thought.reason)
        match.answer(thought.answer)
    assert all(WORDS.reason(one) is not None for one in given if one)
    assert {"workers", "goes", "attacks", "army", "builds"} <= given


@rule("W-SEI-1")
def test_whoever_takes_the_own_stronghold_back_does_not_seize_it_from_itself() -> None:
    assert WORDS.fact(Seized("W-SEI-1", P1, "hold-p2")).text() == "Player 1 seizes the stronghold of Player 2."
    assert WORDS.fact(Seized("W-SEI-1", P1, "hold-p1")).text() == "Player 1 takes a lost stronghold back."


@rule("W-UPK-11")
def test_who_is_put_down_is_said_with_the_question() -> None:
    asked = WORDS.question(
        Choose(P1, topics.TRAIN_WHERE, "W-UPK-11", "cavalry", ("a1", "a2")), campaign("SS", "SS").state
    )
    assert (asked.title, asked.second) == ("Player 1: where does it stand?", "Cavalry")
