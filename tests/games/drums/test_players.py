"""Players of Drums without a person: strong enough, for any number of seats, and they say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules_core.games.drums.content.building_words import BARRED, OPEN
from rules_core.games.drums.definition import DEFINITION
from rules_core.games.drums.game import DrumsGame
from rules_core.games.drums.players import pull, thumb_places, thumb_squads
from rules_core.games.drums.players.orders import LOADED
from rules_core.games.drums.players.outlook import BROKEN, Outlook
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.wanderer import Wanderer
from rules_core.games.drums.rules import courses
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.soldier import Soldier
from rules_core.games.simulation import GamePlan
from rules_core.ground.geometry import Body
from rules_core.kernel.match import Match, begin
from rules_core.kernel.requests import Choose, SeatId, options_of
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.lab.simulate import simulation_of
from rules_core.players.seated import SeatedPlayers
from rules_core.song import topics as song_topics
from rules_core.song.actions import END
from rules_core.song.field import Acting
from rules_core.song.warband import Fate
from tests.games.drums.field import MIDDLE, P1, P2, battle, beside, man

READY = {"squad_1": "grande-armee", "squad_2": "redcoats"}


def played(who: Mapping[SeatId, Player[Battle]], seed: int, **choices: Any) -> Battle:
    """The last state of a whole battle."""
    game = DrumsGame(choices)
    state = game.start()
    game.play(PlayerTable(SeatedPlayers(who, ThumbPlayer()), state, seed, 100_000), state)
    return state


@pytest.mark.long
def test_the_sergeant_beats_the_recruit() -> None:
    won = 0
    for seed in range(6):
        mine, other = (P1, P2) if seed % 2 == 0 else (P2, P1)
        state = played({mine: ThumbPlayer(), other: Wanderer(seed)}, seed, **READY)
        won += state.winner == mine
    assert won >= 5


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_buys_squads_and_fights_for_every_seat(seats: int) -> None:
    choices = {"players": seats, "any_nations": True, "nation_2": "russia", "points": 200, "rounds": 4}
    kinds = {SeatId(f"p{number + 1}"): ThumbPlayer() for number in range(seats)}
    assert played(kinds, 5, **choices).phase is Phase.OVER


def act(state: Battle, one: Soldier, actions: int) -> None:
    one.begin_activation()
    state.acting = Acting(one.id, actions, turnover=False)


def asked(options: tuple[str, ...], subject: str) -> Choose:
    return Choose(P1, song_topics.ACTION, "S-AM-1", subject, options)


def test_a_line_fires_together_where_that_is_worth_more_and_says_so() -> None:
    state = battle()
    leader = man(state, P1, "france-line-infantry-officer", MIDDLE, MIDDLE + 200)
    first = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    second = beside(state, P1, "france-line-infantryman", first)
    beside(state, P1, "france-line-infantryman", second)
    for across in range(4):
        man(state, P2, "britain-line-infantryman", MIDDLE + 200 * across, MIDDLE - 1500)
    act(state, leader, 2)
    thought = ThumbPlayer().think(state, asked(("move", "group-move", "volley", "end"), leader.id), 0)
    assert (thought.answer, thought.reason) == ("volley", "volley")
    assert thought.second == "group-move"
    assert thought.percent > 40


def test_whoever_lies_before_the_bayonet_is_finished() -> None:
    state = battle()
    ours = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    foe = beside(state, P2, "britain-line-infantryman", ours)
    foe.knocked_down = True
    for across in range(3):
        man(state, P1, "france-line-infantryman", MIDDLE + 1000 + 200 * across, MIDDLE)
        man(state, P2, "britain-line-infantryman", MIDDLE + 1000 + 200 * across, MIDDLE - 2000)
    act(state, ours, 1)
    thought = ThumbPlayer().think(state, asked(("move", f"attack:{foe.id}", "end"), ours.id), 0)
    assert (thought.answer, thought.reason) == (f"attack:{foe.id}", "finish")


def test_a_fourth_man_dares_less_while_much_is_still_to_come() -> None:
    """Three dice where nothing is lost with the turn, fewer where everybody else still waits with a loaded musket."""
    state = battle()
    last = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    mates = [beside(state, P1, "france-line-infantryman", last, across) for across in (2, 4, 6, 8)]
    for across in range(4):
        man(state, P2, "britain-line-infantryman", MIDDLE + 400 * across, MIDDLE - 1000)
    request = Choose(P1, song_topics.DICE, "S-ACT-1", last.id, ("1", "2", "3"))
    many = ThumbPlayer().decide(state, request, 0)
    for mate in mates:
        mate.activated = True
    assert (many, ThumbPlayer().decide(state, request, 0)) == ("2", "3")


def first_turn_over() -> Battle:
    """The Assault at the Farm when the attacker has had his first turn."""
    game = DrumsGame({"scenario": "assault", "squad_1": "grande-armee", "squad_2": "redcoats"})
    state = game.start()

    class FirstTurn(PlayerTable[Battle]):
        def checkpoint(self) -> None:
            if self.state.round == 1 and self.state.turn_of == self.state.defender:
                raise OutOfPatience

    with pytest.raises(OutOfPatience):
        game.play(FirstTurn(ThumbPlayer(), state, 3), state)
    return state


def test_whoever_is_still_to_come_comes_before_anybody_dares_a_turnover() -> None:
    """He is there whatever his die shows; after two misses the others would still stand outside."""
    assert first_turn_over().course.reserve == []


def test_the_loss_of_a_man_costs_less_than_the_squad_while_others_are_still_to_come_on() -> None:
    state = battle()
    first = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    for across in range(2):
        man(state, P1, "france-line-infantryman", MIDDLE + 1500, MIDDLE + 1500 + 300 * across).fate = Fate.WAITING
        man(state, P2, "britain-line-infantryman", MIDDLE, MIDDLE - 1500 - 300 * across)
    state.half_tested = [P1]
    assert Outlook(state, P2).losses(first)[1] > BROKEN
    man(state, P1, "france-line-infantryman", MIDDLE + 1500, MIDDLE).fate = Fate.WAITING
    assert Outlook(state, P2).losses(first)[1] < BROKEN


def test_nobody_is_led_any_more_who_rolls_for_the_leader() -> None:
    state = battle()
    man(state, P1, "france-line-infantry-officer", MIDDLE, MIDDLE)
    mate = man(state, P1, "france-line-infantryman", MIDDLE + 500, MIDDLE)
    outlook = Outlook(state, P2)
    assert outlook.panic(mate, is_led=False) > 1.5 * outlook.panic(mate)


def test_a_house_is_shot_at_first_and_stormed_when_few_are_left_in_it() -> None:
    state = first_turn_over()
    one = next(one for one in state.men(state.attacker) if not one.has("leader"))
    assert pull.aim(state, one) is None
    for foe in state.men(state.defender)[1:]:
        foe.fate = Fate.DEFEATED
    assert pull.aim(state, one) is not None
    # With few rounds left nobody waits any longer, however many are at home.
    for foe in state.men(state.attacker)[2:]:
        foe.fate = Fate.DEFEATED
    state.model(one.id).fate = Fate.IN_PLAY
    for foe in state.models.values():
        if foe.side == state.defender:
            foe.fate = Fate.IN_PLAY
    assert pull.aim(state, one) is None
    scenario = state.world.scenario
    assert scenario is not None
    state.round = scenario.numbers["rounds"] - pull.LAST_ROUNDS
    assert pull.aim(state, one) is not None


def test_men_go_through_one_window_after_the_other_and_through_an_open_door_together() -> None:
    state = first_turn_over()
    house = courses.house_of(state)
    for foe in state.men(state.defender)[1:]:
        foe.fate = Fate.DEFEATED
    one, *mates = [man for man in state.men(state.attacker) if not man.has("leader")]
    window, door = [next(way for way in house.openings if way.id.endswith(id)) for id in ("south-window", "front-door")]
    x, y = int(window.outline.middle_x), int(window.outline.middle_y)
    one.x, one.y, one.loaded = x, y + 60 + one.radius, False
    assert pull.way_in(state, house, one) is window
    # A step that brings him to the window is worth more than a load.
    found = thumb_places.best_move(thumb_places.View(Outlook(state, one.side), one, 1))
    assert window.is_touched_by(Body("there", found.x, found.y, one.radius))
    assert found.worth - found.here > LOADED
    for mate in mates[:3]:
        mate.x, mate.y = x, y + mate.radius + 20
    assert pull.way_in(state, house, one) is not window
    # An open door is never crowded; a barred one is far off.
    one.x, one.y = int(door.outline.middle_x), int(door.outline.middle_y) + one.radius + 20
    for mate in mates[:3]:
        mate.x, mate.y = one.x, one.y - 10
    ways = []
    for state.doors[door.id] in (BARRED, OPEN):
        ways.append(pull.way_in(state, house, one) is door)
    assert ways == [False, True]


def test_who_has_waited_long_goes_nearer_than_a_good_distance() -> None:
    """So that two sides that see nothing of each other do not wait for ever."""
    state = battle()
    ours = man(state, P1, "france-line-infantryman", MIDDLE, MIDDLE)
    man(state, P2, "britain-line-infantryman", MIDDLE, MIDDLE - 1300)
    ours.loaded = False
    nearer = []
    for state.round in (8, 40):
        found = thumb_places.best_move(thumb_places.View(Outlook(state, P1), ours, 1))
        nearer.append(MIDDLE - found.y)
    assert nearer[1] > nearer[0] + 300


def test_own_men_are_bought_for_a_gun_with_a_bayonet() -> None:
    for bayonet in (True, False):
        gun = {"id": "fusil", "name": "Fusil", "cost": 8, "rank": 2, "bayonet": bayonet, "stick": "long"}
        own = {"id": "own-man", "name": "Our own", "nation": "britain", "quality": 4, "combat": 2}
        state = battle(weapons=[gun], soldiers=[{**own, "weapons": ["fusil"], "traits": []}])
        assert ("own-man" in thumb_squads.wanted(state, "britain")) == bayonet


def test_the_players_of_the_form_stand_in_order_of_strength() -> None:
    assert [kind.id for kind in DEFINITION.players][:2] == ["random", "thumb"]


def test_the_lab_lets_one_seat_be_played_by_another() -> None:
    simulation = simulation_of(DEFINITION.card.id)
    player = simulation.player(GamePlan(0, 1, "thumb,p2=random", {}, {}))
    assert isinstance(player, SeatedPlayers)
    assert isinstance(player.usual, ThumbPlayer)
    assert {seat: type(one) for seat, one in player.players.items()} == {P2: Wanderer}


def test_nobody_spends_an_action_on_staying() -> None:
    match: Match[Battle] = begin(DrumsGame({"squad_1": "grande-armee", "squad_2": "redcoats"}), 2)
    player = ThumbPlayer()
    moves, may_end = 0, False
    for step in range(300):
        request = match.pending
        assert request is not None
        answer = player.decide(match.state, request, step)
        if request.topic == song_topics.ACTION:
            may_end = END in options_of(request)
        if request.topic == song_topics.MOVE and isinstance(answer, tuple) and may_end:
            one = match.state.model(request.subject)
            moves += 1
            assert answer[:2] != (one.x, one.y)
        match.answer(answer)
    assert moves > 10
