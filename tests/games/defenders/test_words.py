"""What people wrote is told as they wrote it, and things by their names."""

from __future__ import annotations

from dataclasses import replace

from rules_core.games.defenders.rules import scenes, topics
from rules_core.games.defenders.state.city import Phase
from rules_core.games.defenders.state.facts import CityTurn, Finished, SomethingTold, TurnBegan, UnitKilled
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.tables import summary
from rules_core.kernel.requests import Choose, Sketch, Write
from rules_core.wording.sentence import Tone
from tests.clauses import rule
from tests.games.defenders.script import P1, P2, P3, city, unit

WORDS = DefendersWords()


def test_names_and_tales_lose_no_word() -> None:
    finished = Finished("D-CITY-5", P1, "place-1", "House of Abbess Yolanthe", "")
    assert WORDS.fact(finished).text() == "Player 1 finishes House of Abbess Yolanthe."
    assert WORDS.fact(Finished("D-CITY-5", P1, "place-1", "temple", "")).text() == "Player 1 finishes Temple 1."
    told = SomethingTold("D-REF-3", "scene-told", P1, "mourning", "At the grave of all.")
    assert WORDS.fact(told).text() == "Player 1: At the grave of all."


def test_things_are_told_by_their_names_or_by_type_and_number() -> None:
    assert WORDS.fact(UnitKilled("D-LOSS-3", "unit-3 The Grey Company", "")).text() == "Fallen: The Grey Company."
    assert WORDS.fact(UnitKilled("D-LOSS-3", "unit-3 archers", "")).text() == "Fallen: Archers 3."


def test_turns_of_the_siege_are_headings_and_those_of_the_city_steps() -> None:
    assert WORDS.fact(TurnBegan("D-TRN-1", 2, P1)).tone is Tone.HEADING
    assert WORDS.fact(CityTurn("D-CITY-1", P1)).tone is Tone.STEP
    assert WORDS.fact(UnitKilled("D-LOSS-3", "unit-3 archers", "")).tone is Tone.PLAIN


@rule("D-REF-5")
def test_a_kind_of_scene_says_what_it_tells_of() -> None:
    state = city("A C8", "B C9")
    unit(state, "H9", "A").name = "Boar Banner"
    state.happened.fallen.append("H9")
    state.happened.repulsed.append("B")
    request = Choose(P1, topics.SCENE, "D-REF-1", options=tuple(scenes.kinds(state)))
    said = {option: words.second for option, words in zip(request.options, WORDS.answers(request, state), strict=True)}
    assert said[scenes.MOURNING] == "Boar Banner"
    assert said[scenes.FEAST].startswith("Barracks")
    # Who may be in a scene that always fits, others in other turns.
    for number in range(1, 7):
        unit(state, f"S{number}", "A").name = f"Group {number}"
    unit(state, "D11", "A").name = "Captain Marr"
    seen = set()
    for state.turn in range(1, 9):
        said = {one: words.second for one, words in zip(request.options, WORDS.answers(request, state), strict=True)}
        seen.add(said[scenes.RELATIONS])
        assert said[scenes.STRATEGY].startswith("Captain Marr")
        # They are cast first.
        cast = WORDS.suggestions(Write(P1, topics.CAST, "D-REF-3", scenes.RELATIONS), state)[0]
        assert all(name in cast for name in said[scenes.RELATIONS].split(" and "))
    assert len(seen) > 4


def test_people_are_called_by_their_names() -> None:
    words = DefendersWords()
    words.people = {P1: "Ines"}
    assert words.fact(Finished("D-CITY-5", P1, "place-1", "temple", "")).text() == "Ines finishes Temple 1."


def test_what_was_drawn_is_named_where_it_is_undone() -> None:
    state = city("place-1 C9", "place-2 C9")
    state.location("place-1").name = "Rose Gate"
    asked = Sketch(P1, topics.DRAWING, "D-MAP-1", "place-1", 4000, 2800)
    assert WORDS.deed(asked, ("spot 1 1",), state) == "Player 1 draws Rose Gate"
    assert WORDS.deed(replace(asked, topic=topics.LAND, subject=""), (), state) == ""


@rule("D-REF-3")
def test_a_scene_is_cast_by_name_and_the_first_player_has_no_part_where_others_can() -> None:
    state = city("A C8", "B C9", players=3)
    for card, place, name in (("H9", "A", "Boar Banner"), ("S8", "A", "Hobart Cleave"), ("D8", "B", "Wall Walkers")):
        unit(state, card, place).name = name
    words = DefendersWords()
    words.people = {P1: "Ines", P2: "Tomas", P3: "Rhea"}
    asked = Write(P1, topics.CAST, "D-REF-3", scenes.RELATIONS)
    found = words.suggestions(asked, state)
    assert len(found) > 3
    assert all("(Tomas)" in one and "(Ines)" not in one for one in found)
    assert sorted(part.partition(" (")[0] for part in found[0].split("; ") + found[1].split("; ")) == [
        "Boar Banner",
        "Hobart Cleave",
        "Wall Walkers",
    ]
    # Nobody who fell has a part, and whoever plays alone plays them all.
    state.unit("S8").is_dead = True
    assert all("Hobart Cleave" not in one for one in words.suggestions(asked, state))
    alone = city("A C8", players=1)
    unit(alone, "H9", "A").name = "Boar Banner"
    assert words.suggestions(asked, alone) == ("Boar Banner (Ines)",)
    # Whom nobody named has a part too, under the type; what cannot talk comes last.
    alone.unit("H9").name = ""
    alone.unit("H9").type = "riders"
    unit(alone, "H13", "A").type = "trebuchet"
    first = words.suggestions(asked, alone)[0]
    assert [part.split()[0] for part in first.split(";")] == ["Riders", "Trebuchet"]


@rule("D-REF-5")
def test_a_scene_of_a_lost_place_names_the_place() -> None:
    state = city("A C8", "B C9")
    state.location("A").words = ["loved"]
    state.location("A").name = "Goosefeather Market"
    state.location("B").words = ["feared"]
    state.location("B").name = "Debtors' Tower"
    state.happened.lost += ["A", "B"]
    request = Choose(P1, topics.SCENE, "D-REF-1", options=tuple(scenes.kinds(state)))
    said = {option: words.second for option, words in zip(request.options, WORDS.answers(request, state), strict=True)}
    assert said[scenes.LOSS] == "Goosefeather Market"
    assert said[scenes.MIXED] == "Debtors' Tower"


def test_the_card_of_a_saved_game_says_how_far_it_has_come() -> None:
    state, said = city("A C8"), []
    for phase, turn in ((Phase.DRAWING, 0), (Phase.PLACING, 0), (Phase.MENACE, 0), (Phase.THREATS, 2)):
        state.phase, state.turn = phase, turn
        said.append(summary(state, WORDS))
    assert said == ["The map is being drawn", "Defenders take their posts", "Threats gather", "Turn 2, threats 0"]
