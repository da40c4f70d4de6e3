"""A battle at a real table: what people are asked without a map, and that it goes from one way to another."""

from __future__ import annotations

import pytest

from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.rules import topics as drums_topics
from rules_core.games.drums.rules.amend import amend
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.facts import Amended
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.words import orders
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.reminders import Reminder, reminders
from rules_core.games.drums.words.spots import spots
from rules_core.games.drums.words.table_names import TableNames
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import RANGE, SIGHT
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Answer, Choose, IllegalAnswer, Pick, Place, Request
from rules_core.kernel.simulation import Thought
from rules_core.kernel.table import PLAYERS
from rules_core.song import contacts, morale, reach, targets, topics, wounds
from rules_core.song.facts import ContactReported
from rules_core.song.field import Acting
from rules_core.song.warband import Fate
from rules_core.song.words.measures import measure_in
from tests.clauses import rule
from tests.games.drums.examination import READY
from tests.games.drums.farm import FRONT, by, farm, part
from tests.games.drums.field import FUSILIER, MIDDLE, P1, P2, REDCOAT, Script, battle, man


def without_map(*features: Feature) -> Battle:
    """A battle that keeps no map, with a table of its own."""
    state = battle()
    state.features.extend(features)
    state.play_mode = PlayMode.UNMAPPED
    state.lay_ground()
    return state


def asked(state: Battle, **answers: object) -> Script:
    """A table at which somebody answers."""
    table = Script(**answers)
    state.ground.heed(table, state.in_play())
    return table


@rule("SDS-RNG-1", "S-SCL-4")
def test_a_near_call_of_range_is_asked_and_what_was_said_holds_until_somebody_moves() -> None:
    state = without_map()
    shooter = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE + 1250 + 2 * shooter.radius)
    table = asked(state, report_range=[f"1:{foe.id}:1200"])
    assert targets.band(state, shooter, foe) == 1
    assert targets.band(state, shooter, foe) == 1
    assert table.topics() == [RANGE]
    assert table.asked[0].who == PLAYERS
    foe.y += 10
    state.ground.note_place(foe)
    assert targets.band(state, shooter, foe) == 2
    assert table.topics() == [RANGE, RANGE]
    # Far from the end of a stick nobody is asked.
    foe.y += 500
    state.ground.note_place(foe)
    assert targets.band(state, shooter, foe) == 2
    assert len(table.asked) == 2


@rule("SDS-RNG-6", "SDS-RNG-13")
@pytest.mark.parametrize("said, cover", [("clear", []), ("light", [("light-cover", -1)]), ("none", [])])
def test_sight_that_a_little_could_change_is_looked_at_when_the_shot_is_chosen(
    said: str, cover: list[tuple[str, int]]
) -> None:
    hedge = Feature("fence-1", "fence", MIDDLE + 260, MIDDLE + 800, 0, 500, 30)
    state = without_map(hedge)
    shooter = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE + 900)
    table = asked(state, report_sight=[f"{said}:{foe.id}"])
    assert foe in targets.legal_targets(state, shooter)
    assert table.asked == []
    assert (targets.sight_of(state, shooter, foe).value == "none") is (said == "none")
    assert table.topics() == [SIGHT]
    if said != "none":
        assert state.cover_parts(shooter, foe, targets.sight_of(state, shooter, foe)) == cover
    assert table.topics() == [SIGHT]


@rule("SDS-MOV-12")
def test_people_say_what_somebody_touches_who_was_moved_by_nobodys_choice() -> None:
    state = without_map()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    foe = man(state, P2, REDCOAT, MIDDLE, MIDDLE + 2 * one.radius + 100)
    table = asked(state, report_contact=[foe.id])
    contacts.settle(table, state, one, MIDDLE, MIDDLE - 300)
    assert table.told(ContactReported)[0].touches == foe.id
    assert state.in_contact(one, foe)
    # Who was led there by people stands where they say.
    state.acting = Acting(one.id, 1, turnover=False)
    contacts.settle(table, state, one, MIDDLE, MIDDLE - 300)
    assert table.topics() == [topics.CONTACT]


@rule("S-SCL-4")
def test_the_way_of_playing_changes_between_activations_and_keeps_muskets_and_reports() -> None:
    state = without_map()
    one = man(state, P1, FUSILIER, MIDDLE, MIDDLE)
    one.loaded = False
    amend(state, "play_mode", "mapped")
    assert state.ground.doubt_of_places() == 0
    amend(state, "play_mode", "unmapped")
    assert state.ground.doubt_of_places() == state.song.short // 2
    assert not one.loaded
    state.acting = Acting(one.id, 1, turnover=False)
    with pytest.raises(IllegalAnswer, match="finish this activation"):
        amend(state, "play_mode", "screen")


@rule("R-S01")
@pytest.mark.parametrize("seed", [3, 4])
def test_a_whole_battle_without_a_map_is_saved_and_told_in_words(seed: int) -> None:
    game = DrumsGame({**READY, "play_mode": "unmapped", "rounds": 3})
    match = begin(game, seed)
    player, words = ThumbPlayer(), DrumsWords(game.world)
    reported = 0
    for step in range(3000):
        request = match.pending
        if request is None:
            break
        state = match.state
        if isinstance(request, Place):
            spots = words.spots(request, state)
            assert spots
            assert all(request.region is not None and request.region.contains(*one.place[:2]) for one in spots)
            assert len({one.title for one in spots}) == len(spots)
        answer = player.decide(state, request, step)
        if request.who == PLAYERS:
            assert isinstance(request, Choose)
            reported += 1
            assert words.question(request, state).title.endswith("?")
            answer = request.options[step % len(request.options)]
        match.answer(answer)
        if step % 50 == 0:
            plain = game.to_plain(match.state)
            assert game.to_plain(game.from_plain(plain)) == plain
    assert match.pending is None
    assert reported


@rule("S-VOL-1", "S-SNR-1")
def test_who_fires_along_is_told_to_those_who_move_the_men() -> None:
    state = battle()
    men = [man(state, P1, FUSILIER, 500 + 300 * number, MIDDLE) for number in range(3)]
    foe = man(state, P2, REDCOAT, MIDDLE, 500)
    words, others = DrumsWords(state.world), (men[1].id, men[2].id)
    told = [
        orders.deed(Pick(P1, topic, "S-VOL-5", foe.id, others, 1, 2), Thought(others), words, state)
        for topic in (topics.VOLLEY, drums_topics.FRONT)
    ]
    assert [one.text() for one in told if one is not None] == ["Together with F2 and F3.", "In front: F2 and F3."]


@rule("SDS-MOR-4", "S-END-3", "SDS-RNG-5")
def test_reminders_say_who_may_act_whose_musket_is_empty_and_what_is_near() -> None:
    state = battle()
    for number in range(4):
        man(state, P1, FUSILIER, 500 + 300 * number, MIDDLE).activated = number == 0
    man(state, P2, REDCOAT, MIDDLE, 500)
    state.turn_of = P1
    state.start_counts = {P1: 7, P2: 1}
    state.half_tested = [P2]
    state.out = [P2]
    state.model("p1-2").loaded = False
    told = {one.kind: one.told.text(measure_in(PlayMode.MAPPED)) for one in _reminders(state)}
    assert told["act"] == "Still to act: F2, F3 and F4."
    assert "morale" not in told
    assert told["empty"] == "Not loaded: F2."
    assert told["half"] == "Losses until all of France roll Morale: 1."
    assert told["command"].endswith("nobody is in command.")
    assert told["break"] == "France is near breaking, men left: 4."
    # R-S67. With a fifth who is still to come on France is not near breaking.
    man(state, P1, FUSILIER, 2000, MIDDLE).fate = Fate.WAITING
    assert "break" not in {one.kind for one in _reminders(state)}


def _reminders(state: Battle) -> list[Reminder]:
    return list(reminders(state, TableNames(state, DrumsWords(state.world).names)))


@rule("S-SCL-4")
@pytest.mark.parametrize("mode", list(PlayMode))
def test_a_change_of_where_they_play_is_told_in_words(mode: PlayMode) -> None:
    state = battle()
    said = DrumsWords(state.world).fact(Amended("S-SCL-4", "play_mode", "screen", mode.value)).text()
    assert said.startswith("The battle goes on")


class WhoIsOwed(Script):
    """Notes at each Morale roll what people are reminded of."""

    def __init__(self, state: Battle, **answers: object) -> None:
        super().__init__(**answers)
        self.state = state
        self.noted: list[list[str]] = []

    def ask(self, request: Request) -> Answer:
        seen = self.state.clone()
        words = [one.told.text() for one in _reminders(seen) if one.kind == "morale"]
        self.noted.append(words)
        return super().ask(request)


@rule("SDS-MOR-1", "SDS-MOR-7")
def test_people_are_reminded_of_the_morale_rolls_that_are_still_owed() -> None:
    state = battle()
    ours = [man(state, P1, FUSILIER, MIDDLE + 400 * number, MIDDLE) for number in range(4)]
    man(state, P2, REDCOAT, MIDDLE, 500)
    table = WhoIsOwed(state, morale=[(6, 6, 6)] * 4)
    wounds.kill(table, state, ours[0], state.models[ours[3].id].id, "SDS-HTH-7", gruesome=True)
    morale.resolve(table, state)
    assert table.noted == [
        ["Morale still to roll: F3 and F4."],
        ["Morale still to roll: F4."],
        [],
    ]
    assert state.owed == []
    # Nobody can be forgotten before anybody has acted.
    assert "act" not in [one.kind for one in _reminders(state)]


@rule("SDS-BLD-1", "SDS-BLD-8", "SDS-BLD-5")
def test_places_in_a_building_are_said_by_its_doors_windows_and_stairs() -> None:
    state = farm()
    state.play_mode = PlayMode.UNMAPPED
    state.doors[FRONT] = "open"
    state.lay_ground()
    names = TableNames(state, DrumsWords(state.world).names)
    inside = by(state, "p1", FUSILIER, part(state, "back-door"), inside=True)
    outside = by(state, "p1", FUSILIER, part(state, "front-door"), inside=False)
    told = {}
    for one in (inside, outside):
        state.acting = Acting(one.id, 2, turnover=False)
        request = Place(P1, topics.MOVE, "SDS-MOV-2", one.id, reach.move_region(state, one))
        told[one.id] = spots(state, request, names)
        for spot in told[one.id]:
            request.check(spot.place)
    titles = [spot.title for spot in told[inside.id]]
    assert any("at the window to the" in one for one in titles)
    assert any("stairs" in one for one in titles)
    assert len(set(titles)) == len(titles)
    within = state.houses["h"].inside
    assert any(within.contains(*one.place[:2]) and one.title.startswith("Farmhouse: ") for one in told[outside.id])
