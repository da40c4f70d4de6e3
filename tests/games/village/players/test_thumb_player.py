"""The rule-of-thumb player does what a sensible person would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules_core.games.simulation import SimulationRequest
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_odds import attack_worth, kill_worth
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.players.thumb_turn import sensible_dice, sensible_model
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Phase, Siege, Token, Trap
from rules_core.kernel.packing import state_hash
from rules_core.kernel.requests import Answer, Choose, Request, Topic
from rules_core.kernel.simulation import PlayerTable
from rules_core.kernel.table import PLAYERS
from rules_core.lab.simulate import game_plan, play_game, simulation_of
from rules_core.lab.tally import GameOutcome
from rules_core.song import melee
from rules_core.song import topics as song_topics
from rules_core.song.options import INCH
from tests.games.village.little import foe, game, level_up, put
from tests.games.village.players.table import act, choose, fight, hero, spot


def test_whoever_is_down_gets_up_first() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    ada.knocked_down = True
    foe(state, "orc", 6, 0)
    assert act(state, ada, 2) == "stand"


def test_a_knocked_down_enemy_is_finished() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 6, 0)
    rat = foe(state, "rat", 4, 0)
    orc.knocked_down = True
    assert act(state, ada, 1) == f"attack:{orc.id}"
    assert rat.standing


def test_an_enemy_within_a_move_is_charged_when_an_action_is_left_to_strike() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 9, 0)
    assert act(state, ada, 2) == "move"
    x, y = spot(state, ada, 2)
    assert abs((9 - x) ** 2 + y**2 - 1) < 0.05
    assert orc.in_play


def test_a_guard_stands_between_a_building_and_who_comes_for_it() -> None:
    state = fight(Behaviour.FANATIC)
    ada = hero(state, "ada", -4, 0)
    foe(state, "zealot", 0, -14)
    assert act(state, ada, 1) == "move"
    x, y = spot(state, ada, 1)
    assert y < -2
    assert abs(x) < 4


def test_the_badly_wounded_keep_away() -> None:
    state = fight()
    ada = hero(state, "ada", 6, 0, wounds=3)
    orc = foe(state, "orc", 11, 0)
    assert act(state, ada, 1) == "move"
    x, _ = spot(state, ada, 1)
    assert x < 6
    assert orc.in_play


def test_a_find_is_fetched_when_nobody_dangerous_is_near() -> None:
    state = fight(Behaviour.RAVAGER)
    ada = hero(state, "ada", 6, 0)
    state.tokens["token-1"] = Token("token-1", 30 * INCH, 18 * INCH, 2, 2, revealed=False)
    foe(state, "orc", -16, -16)
    assert act(state, ada, 2) == "move"
    assert spot(state, ada, 2)[0] > 10


def test_nobody_runs_for_a_find_beside_an_enemy() -> None:
    state = fight(Behaviour.GUARDIAN)
    ada = hero(state, "ada", 6, 0, wounds=3)
    state.tokens["token-1"] = Token("token-1", 30 * INCH, 18 * INCH, 2, 2, revealed=False)
    foe(state, "orc", 13, 0)
    assert spot(state, ada, 1)[0] <= 6


def test_the_last_to_act_takes_three_dice_and_the_first_two() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    ben = hero(state, "ben", 5, 2)
    foe(state, "orc", 8, 0)
    assert choose(state, "dice", ("1", "2", "3"), "ada") == "2"
    ben.activated = True
    assert choose(state, "dice", ("1", "2", "3"), "ada") == "3"
    assert not ada.activated


def test_nobody_rolls_who_may_move_freely() -> None:
    state = fight(Behaviour.RAVAGER)
    hero(state, "ada", 0, 5)
    foe(state, "orc", 0, -17)
    assert choose(state, "dice", ("1", "2", "3", "free-move"), "ada") == "free-move"


def test_whoever_touches_an_enemy_acts_before_who_has_time() -> None:
    state = fight()
    hero(state, "ada", -8, 0)
    hero(state, "ben", 5, 0)
    foe(state, "orc", 6, 0)
    assert choose(state, "whom", ("ada", "ben", "pass")) == "ben"


def test_the_sound_act_before_the_wounded() -> None:
    state = fight()
    hero(state, "ada", 5, 0, wounds=2)
    hero(state, "ben", 5, 3)
    foe(state, "orc", 6, 0)
    foe(state, "orc", 6, 3)
    assert choose(state, "whom", ("ada", "ben", "pass")) == "ben"


def test_with_nobody_to_fight_the_turn_is_passed() -> None:
    state = fight(Behaviour.RAIDER)
    state.groups[0].leaving = True
    hero(state, "ada", 5, 0)
    foe(state, "thief", -17, 0)
    assert choose(state, "whom", ("ada", "pass")) == "pass"


def test_enter_names_nobody_who_could_only_stay() -> None:
    state = fight()
    hero(state, "ben", -5, 0, wounds=3)
    ogre = foe(state, "orc", -6, 0)
    whom = Choose(PLAYERS, topics.WHOM, "V-6.1.4", "", ("ben", "pass"))
    ogre.profile = replace(ogre.profile, combat=9)
    assert choose(state, "whom", whom.options) == "ben"
    assert sensible_model(Outlook(state), whom) == "pass"
    ogre.profile = replace(ogre.profile, combat=1)
    assert sensible_model(Outlook(state), whom) == "ben"


def test_enter_rolls_for_a_charge_and_walks_to_all_else() -> None:
    state = fight(Behaviour.RAVAGER)
    hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 8, 0)
    dice = Choose(PLAYERS, song_topics.DICE, "SBH-ACT-6", "ada", ("1", "2", "3", "free-move"))
    orc.knocked_down = True
    assert sensible_dice(Outlook(state), dice) == "3"
    put(state, orc, 0, -17)
    assert sensible_dice(Outlook(state), dice) == "free-move"


def test_the_fire_of_the_hall_is_put_out_first() -> None:
    state = fight()
    assert choose(state, "put-out", ("forge", "town-hall", "none"), "ada") == "town-hall"
    state.building("stable").integrity = 1
    assert choose(state, "put-out", ("forge", "stable", "none"), "ada") == "stable"


def test_the_hall_and_what_is_about_to_fall_are_blessed() -> None:
    state = fight()
    assert choose(state, "blessing", ("yes", "no"), "town-hall") == "yes"
    assert choose(state, "blessing", ("yes", "no"), "forge") == "no"
    state.building("forge").integrity = 1
    assert choose(state, "blessing", ("yes", "no"), "forge") == "yes"


def test_a_tie_is_settled_where_it_does_least_harm() -> None:
    state = fight()
    hero(state, "ada", 5, 0, wounds=2)
    hero(state, "ben", 5, 3)
    assert choose(state, "enemy-tie", ("ada", "ben"), "orc-1-1a") == "ben"
    assert choose(state, "enemy-tie", ("town-hall", "forge"), "orc-1-1a") == "forge"


def council(supplies: int) -> Siege:
    state = fight()
    state.phase = Phase.COUNCIL
    state.supplies = supplies
    return state


def test_the_council_takes_what_is_free_before_it_pays() -> None:
    state = council(9)
    state.model("ada").quality_lost = 1
    offered = ("repair:forge", "upgrade:town-hall", "heal:ada", "barricade", "end")
    assert choose(state, "council", offered) == "heal:ada"


def test_what_would_fall_next_is_mended_before_anything_is_built() -> None:
    state = council(9)
    state.building("town-hall").integrity = 2
    state.building("forge").integrity = 1
    offered = ("repair:forge", "repair:town-hall", "upgrade:town-hall", "end")
    assert choose(state, "council", offered) == "repair:town-hall"


def test_first_come_traps_round_the_hall_then_the_upgrade_that_can_be_paid() -> None:
    state = council(4)
    offered = ("upgrade:town-hall", "upgrade:forge", "trap", "end")
    for number in range(12):
        assert choose(state, "council", offered) == "trap"
        state.traps[f"trap-{number}"] = Trap(f"trap-{number}", 0, 0)
    assert choose(state, "council", offered) == "upgrade:town-hall"


@pytest.mark.parametrize("habit, wanted", [(1, "temple"), (2, "watchtower"), (3, "forge"), (4, "stable")])
def test_other_habits_build_up_other_buildings(habit: int, wanted: str) -> None:
    state = council(4)
    state.traps = {name: Trap(name, 0, 0) for name in ("trap-1", "trap-2")}
    options = (*(f"upgrade:{building}" for building in state.buildings), "trap", "end")
    question = Choose(PLAYERS, Topic("council"), "V-7.4.3", "", options)
    assert ThumbPlayer(habit).decide(state, question, 0) == f"upgrade:{wanted}"


def test_with_an_empty_purse_the_council_ends() -> None:
    assert choose(council(0), "council", ("end",)) == "end"


def test_an_attack_on_a_fallen_enemy_is_worth_more_and_a_strong_one_less() -> None:
    state = fight()
    ada = hero(state, "ada", 5, 0)
    orc = foe(state, "orc", 6, 0)
    standing = attack_worth(state, melee.weigh(state, ada, orc))
    orc.knocked_down = True
    assert attack_worth(state, melee.weigh(state, ada, orc)) > 2 * standing > 0


def test_the_next_wound_is_the_dearer_the_fewer_are_left() -> None:
    state = fight()
    prices = [kill_worth(state, hero(state, "ada", 5, 0, wounds)) for wounds in range(4)]
    assert prices == sorted(prices)
    assert prices[3] > 2 * prices[0]


class Untouched(ThumbPlayer):
    """Notices when deciding changes the state."""

    def __init__(self) -> None:
        super().__init__()
        self.looked = 0

    def decide(self, state: Siege, request: Request, position: int) -> Answer:
        if position % 7:
            return super().decide(state, request, position)
        self.looked += 1
        made = game(4)
        before = state_hash(made.to_plain(state))
        answer = super().decide(state, request, position)
        assert state_hash(made.to_plain(state)) == before, request
        return answer


def test_deciding_never_changes_the_state() -> None:
    sieges = simulation_of(GAME)
    wanted = SimulationRequest(6, options={"length": "intro", "heroes": 3, "terrain": "hedge-farms"})
    plan = game_plan(sieges, wanted, 0)
    made = sieges.make(plan)
    state = made.start()
    player = Untouched()
    table: PlayerTable[Any] = PlayerTable(player, state, plan.seed)
    made.play(table, state)
    assert player.looked > 20


@pytest.mark.parametrize("number", range(4))
def test_whole_games_end_without_a_mishap_and_the_same_way_again(number: int) -> None:
    sieges = simulation_of(GAME)
    options = {"length": "intro", "options": "switched" if number > 1 else "book"}
    plan = game_plan(sieges, SimulationRequest(21, options=options), number)
    result = play_game(sieges, plan)
    assert result.outcome in (GameOutcome.WIN, GameOutcome.LOSS), result.message
    if number == 0:
        assert play_game(sieges, plan) == result


def test_the_militia_and_their_posts() -> None:
    state = fight()
    level_up(state, "town-hall", 3)
    assert choose(state, "ready-mounts", ("ada", "ben", "none")) == "none"
    assert choose(state, "warhorse", ("ada", "ben")) in ("ada", "ben")
    assert choose(state, "champion-reroll", ("no", "yes"), "ada") == "no"
    assert choose(state, "champion-reroll", ("yes", "no"), "ada") == "yes"
