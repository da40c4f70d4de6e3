"""Who destroys whom, and where somebody goes: first who, then whom or where, each with what they are."""

from __future__ import annotations

from desktop.games.defenders.moments import moment_of
from desktop.games.defenders.pair_views import as_pairs, with_who_is_there, with_worth
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.defenders.rules import battle, defend, topics
from rules_core.games.defenders.state.city import City, End
from rules_core.games.defenders.state.facts import PlaceRegained, Protected, SiegeEnded
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.kernel.requests import Choose, Topic
from tests.clauses import rule
from tests.games.defenders.script import P1, city, threat, unit


def asked(state: City, topic: Topic, *options: str) -> QuestionView:
    request = Choose(P1, topic, "D-LOSS-3", "A", options)
    said = DefendersWords().answers(request, state)
    shown = [
        OptionView(one, said[number].title, group=said[number].group, apart=said[number].apart)
        for number, one in enumerate(options)
    ]
    return QuestionView("Who?", "", tuple(shown))


@rule("D-LOSS-3")
def test_a_threat_is_chosen_by_what_it_is_and_then_whom_it_destroys() -> None:
    state = city("A C7", "B C2", ways="A-B")
    for card in ("C8", "D3", "H2"):
        unit(state, card, "A")
    mob, riders = threat(state, "H9", "A"), threat(state, "S10", "A")
    pairs = battle.defeats(state, state.location("A"), [mob, riders], [], [])
    view = as_pairs(state, topics.FALL, "Ann {x}", asked(state, topics.FALL, *pairs))
    assert view.by_group
    assert (view.title, view.title_behind) == (
        "Ann {x}: which of them destroys one of ours?",
        "Ann {x}: {one} against whom?",
    )
    assert [one.group_second.rpartition(", ")[2] for one in view.options] == ["9"] * 3 + ["10"] * 3
    alone = [one.by_itself(is_named=True) for one in view.options[:3]]
    assert [(one.thing, one.second.rpartition(", ")[2]) for one in alone] == [("C8", "8"), ("D3", "3"), ("H2", "2")]
    assert len({one.icon for one in alone}) > 1


@rule("D-LOSS-3")
def test_where_only_one_could_do_it_or_only_one_is_left_the_question_names_that_one() -> None:
    state = city("A C7")
    for card in ("C8", "D3"):
        unit(state, card, "A")
    threat(state, "H9", "A").name = "Torch Mob"
    view = as_pairs(state, topics.FALL, "Ann", asked(state, topics.FALL, "TH9>C8", "TH9>D3"))
    assert view.title == "Ann: Torch Mob against whom?"
    assert [(one.thing, one.group, one.answer) for one in view.options] == [
        ("C8", "", "TH9>C8"),
        ("D3", "", "TH9>D3"),
    ]
    state.units[0].id, state.units[0].name = "unit-1", "The Ford Watch"
    threat(state, "S10", "A")
    view = as_pairs(state, topics.FALL, "Ann", asked(state, topics.FALL, "TH9>unit-1", "TS10>unit-1"))
    assert view.title == "Ann: who destroys The Ford Watch?"
    assert [one.thing for one in view.options] == ["TH9", "TS10"]


@rule("D-DA-1", "D-MOR-7")
def test_a_place_that_the_enemy_has_left_says_so_to_whoever_might_go_there() -> None:
    state = city("A C7", "B C2", ways="A-B")
    unit(state, "C8", "A")
    state.location("B").is_occupied = True
    view = as_pairs(state, topics.MOVE, "Ann", asked(state, topics.MOVE, "C8>B", defend.STAY))
    assert "takes it back" in view.options[0].goal_second
    # That nobody goes is an answer too: the question is not about one alone.
    assert view.title == "Who?"


@rule("D-LOSS-2", "D-BAT-1")
def test_ours_have_their_worth_and_places_those_who_are_there() -> None:
    state = city("A C7", "B C2")
    unit(state, "C8", "A", wounds=2)
    threat(state, "H9", "A")
    (ours, nobody) = with_worth(state, asked(state, topics.RESCUE, "C8", battle.NOBODY)).options
    assert ours.second.endswith(", 6")
    assert nobody.second == ""
    seconds = [one.second for one in with_who_is_there(state, asked(state, topics.BATTLE, "A", "B")).options]
    assert seconds == ["1 of ours, 1 attack", "0 of ours"]


@rule("D-LOSS-2", "D-MOR-7", "D-END-1")
def test_what_is_saved_or_regained_and_a_fallen_city_are_told_large() -> None:
    words = DefendersWords()
    facts = (
        Protected("D-LOSS-2", "J Ines", "C8 Guards"),
        PlaceRegained("D-MOR-7", "A Mill"),
        SiegeEnded("D-END-1", End.FALLEN.value),
        SiegeEnded("D-END-2", End.CLEARED.value),
    )
    told = [moment_of(fact, words) for fact in facts]
    titles = [(one.title, one.icon) for one in told if one is not None]
    assert [one for one, _ in titles] == ["Saved", "Ours again", "The city has fallen", "The siege is over"]
    assert titles[2][1] != titles[3][1]
