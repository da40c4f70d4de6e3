"""How the thumb player weighs dice, shots and Traps: what would lose a siege, or never end one."""

from __future__ import annotations

from rules_core.games.village.content.loader import read
from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.players.thumb_plans import PATIENCE
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules.council import trap_region
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege, Trap
from rules_core.kernel.requests import Place, Topic
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation
from rules_core.song.options import INCH
from rules_core.song.warband import ModelId
from tests.games.village.little import BARE, content, foe, plain_content
from tests.games.village.players.table import act, choose, fight, hero, spot

THROWN = ("1", "2", "3")


def archer_and_guard(away: float, combat: int = 2) -> tuple[Siege, Fighter, Fighter]:
    """A hero with a bow and, so many inches from her, one of the enemies who hold their ground."""
    plain = plain_content()
    for enemy in plain["enemy"]:
        enemy["combat"] = combat
    plain["hero"][0]["traits"].append({"id": "shooter-medium"})
    state = fight(Behaviour.GUARDIAN, 2, read(plain))
    return state, hero(state, "ada", 5, 0), foe(state, "orc", 5 + away, 0)


def test_whoever_has_little_to_do_takes_one_die_while_others_have_much_to_lose() -> None:
    state = fight(heroes=4)
    hero(state, "ada", -6, 0)
    for id, y in (("ben", 0), ("cem", 4), ("dot", 8)):
        hero(state, id, 5, y)
        foe(state, "orc", 6, y)
    assert choose(state, "dice", THROWN, "ada") == "1"
    assert choose(state, "dice", THROWN, "ben") == "2"


def test_the_badly_wounded_risk_no_turnover_for_a_second_action() -> None:
    state = fight()
    hero(state, "ada", 5, 0, wounds=1)
    hero(state, "ben", 5, 3)
    foe(state, "orc", 6, 0)
    foe(state, "orc", 6, 3)
    assert choose(state, "dice", THROWN, "ada") == "1"
    assert choose(state, "dice", THROWN, "ben") != "1"


def test_a_healer_never_throws_the_die_that_could_silence_her() -> None:
    state = fight()
    hero(state, "ada", 5, 0)
    assert choose(state, "healing-dice", THROWN, "ada") == "2"


def test_a_healer_goes_to_the_wounded_while_nobody_is_near() -> None:
    plain = plain_content()
    plain["hero"][0]["traits"].append({"id": "cleric"})
    state = fight(Behaviour.GUARDIAN, 2, read(plain))
    ada = hero(state, "ada", 5, 0)
    hero(state, "ben", 5, 8, wounds=2)
    foe(state, "orc", -16, 0)
    assert act(state, ada, 1) == "move"
    assert spot(state, ada, 1)[1] > 3
    ada.spent.append("cleric")
    assert spot(state, ada, 1)[1] < 3


def test_a_good_shot_is_taken_from_where_one_stands() -> None:
    state, ada, orc = archer_and_guard(4)
    assert act(state, ada, 1) == f"shoot:{orc.id}"


def test_a_shot_that_hardly_ever_hits_is_left_for_a_way_nearer() -> None:
    state, ada, orc = archer_and_guard(13, combat=3)
    assert act(state, ada, 1) == "move"
    assert spot(state, ada, 1)[0] > 8
    assert orc.in_play


def test_late_in_a_wave_those_who_hold_their_ground_are_charged_and_no_longer_shot_at() -> None:
    state, ada, orc = archer_and_guard(4)
    state.round = 61
    assert act(state, ada, 1) == "move"
    assert abs(spot(state, ada, 1)[0] - (orc.x / INCH - 18)) < 1.2


def test_traps_ring_the_town_hall_before_any_lies_elsewhere() -> None:
    state = fight()
    for number in range(12):
        question = Place(PLAYERS, Topic("trap"), "V-7.8.2", "", trap_region(state))
        answer = ThumbPlayer().decide(state, question, 0)
        question.check(answer)
        x, y = int(answer[0]), int(answer[1])
        middle_x, middle_y = state.world.middles[BuildingId("town-hall")]
        assert max(abs(x - middle_x), abs(y - middle_y)) <= 3.5 * INCH
        state.traps[f"trap-{number}"] = Trap(f"trap-{number}", x, y)


def before_the_bank(foe_at: float) -> tuple[Siege, Fighter]:
    """A hero at the foot of a rampart, and an enemy so many inches from the middle, to the north or the south."""
    bank = {"id": "bank", "kind": "rampart", "outline": [[8, 4], [28, 4], [28, 4.5], [8, 4.5]]}
    state = fight(of=content(terrain=[{**BARE, "piece": [bank]}]))
    ada = state.model(ModelId("ada"))
    hero(state, "ada", 0, ada.radius / INCH - 13.496)
    foe(state, "orc", 0, foe_at)
    assert "climb:bank" in activation.action_options(state, ada, 2)
    return state, ada


def test_whoever_has_had_time_to_go_round_a_rampart_climbs_it_to_an_archer_beyond() -> None:
    state, ada = before_the_bank(foe_at=-14.7)
    assert act(state, ada, 2) == "move"
    state.round = PATIENCE + 1
    assert act(state, ada, 2) == "climb:bank"


def test_nobody_climbs_a_rampart_with_nobody_behind_it() -> None:
    state, ada = before_the_bank(foe_at=-10)
    state.round = PATIENCE + 1
    assert act(state, ada, 2) == "move"
