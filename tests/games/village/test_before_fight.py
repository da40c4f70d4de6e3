"""Ready Mounts and Warhorse (V-7.5.20 to V-7.5.23)."""

from typing import Any

from rules_core.games.village.rules import before_fight, deployment, rounds
from rules_core.games.village.rules.markers import villager_body
from rules_core.games.village.state.facts import MountsReadied, TokenClaimed, VillagerMoved
from rules_core.games.village.state.siege import Phase, Siege, Token, Villager
from rules_core.ground.geometry import TOUCH
from rules_core.kernel.requests import Choose, Place, Roll
from rules_core.song import movement
from rules_core.song.options import INCH
from rules_core.song.warband import Fate
from tests.clauses import rule
from tests.games.village.little import MIDDLE, foe, level_up, put, siege
from tests.games.village.sitting import Sitting


def ready(**options: Any) -> Siege:
    """Both heroes stand left and right of the hall."""
    state = siege(village=options)
    put(state, state.model("ada"), -4, 0)
    put(state, state.model("ben"), 4, 0)
    state.phase = Phase.HERO_DEPLOYMENT
    return state


def spot(x: float, y: float) -> tuple[int, int, int]:
    return MIDDLE + round(x * INCH), MIDDLE + round(y * INCH), 0


@rule("V-7.5.20", "V-7.5.21", "R-V54")
def test_one_hero_may_move_a_short_distance_without_a_roll() -> None:
    state = ready()
    table = Sitting(("ready-mounts", "ben"), ("ready-mounts-move", spot(7, 0)))
    deployment.next_hero(table, state)
    assert state.model("ben").x == spot(7, 0)[0]
    assert [fact.stick for fact in table.told(MountsReadied)] == ["short"]
    assert not any(isinstance(one, Roll) for one in table.asked)
    place = table.last_question()
    assert isinstance(place, Place)
    assert place.region is not None
    assert not place.region.contains(*spot(7.1, 0)[:2])


@rule("V-7.5.20", "R-V54")
def test_it_comes_after_the_heroes_and_before_the_enemies_once_a_wave() -> None:
    state = ready()
    phases: list[Phase] = []
    for table in (Sitting(("ready-mounts", "none")), Sitting()):
        deployment.next_hero(table, state)
        phases.append(state.phase)
    assert phases == [Phase.HERO_DEPLOYMENT, Phase.ENEMY_DEPLOYMENT]
    state.phase = Phase.BEFORE_FIGHT
    assert before_fight.next_preparation(Sitting(), state)  # Warhorse: the Stable is at Level I.
    assert not before_fight.next_preparation(Sitting(), state)


@rule("R-V54")
def test_an_option_puts_it_after_the_enemies() -> None:
    state = ready(ready_mounts_after_enemies=True)
    deployment.next_hero(Sitting(), state)
    assert state.phase is Phase.ENEMY_DEPLOYMENT
    orc, ben = foe(state, "orc", 6, 0), state.model("ben")
    table = Sitting(("ready-mounts", "ben"), ("ready-mounts-move", spot(4, 2)))
    assert before_fight.next_preparation(table, state)
    place = table.last_question()
    assert isinstance(place, Place)
    assert place.region is not None
    # Anywhere short of contact with the orc.
    ben.y = MIDDLE
    nearest = max(x for x in range(*(spot(one, 0)[0] for one in (4.9, 5))) if place.region.contains(x, MIDDLE))
    ben.x = nearest
    assert not state.in_contact(ben, orc)
    ben.x = nearest + TOUCH
    assert state.in_contact(ben, orc)


@rule("R-V54", "V-7.2.5")
def test_a_token_reached_so_is_claimed() -> None:
    state = ready()
    state.tokens["token-1"] = Token("token-1", MIDDLE + 7 * INCH, MIDDLE, 2, 2, revealed=False)
    table = Sitting(("ready-mounts", "ben"), ("ready-mounts-move", spot(6, 0)))
    deployment.next_hero(table, state)
    assert [fact.hero for fact in table.told(TokenClaimed)] == ["ben"]
    assert state.supplies == 2


@rule("R-V33", "V-7.3.5", "V-7.5.20")
def test_the_villager_is_spoken_of_before_the_hero_moves() -> None:
    state = ready()
    state.villagers["villager-1"] = Villager("villager-1", *spot(5, 0)[:2])
    table = Sitting(
        ("ready-mounts", "ben"),
        ("escort", "villager-1"),
        ("ready-mounts-move", spot(4, 3)),
        ("villager", spot(4, 2)),
    )
    deployment.next_hero(table, state)
    ben = state.model("ben")
    villager = state.villagers["villager-1"]
    assert state.ground.touching(ben, villager_body(state, villager))
    assert [one.escort for one in table.told(VillagerMoved)] == ["ben"]
    # Who stays where they are leads nobody.
    state = ready()
    state.villagers["villager-1"] = Villager("villager-1", *spot(5, 0)[:2])
    table = Sitting(("ready-mounts", "ben"), ("escort", "villager-1"), ("ready-mounts-move", spot(4, 0)))
    deployment.next_hero(table, state)
    assert state.villagers["villager-1"].escort == ""


@rule("V-6.4.6", "V-7.5.20")
def test_a_destroyed_stable_readies_nobody() -> None:
    state = ready()
    state.building("stable").integrity = 0
    deployment.next_hero(Sitting(), state)
    assert state.model("ben").x == spot(4, 0)[0]


@rule("V-7.5.22", "V-7.5.23", "R-V25")
def test_one_hero_rides_the_warhorse_for_the_wave() -> None:
    state = ready()
    level_up(state, "stable", 2)
    state.spent.append("ready-mounts")
    state.phase = Phase.BEFORE_FIGHT
    table = Sitting(("warhorse", "ada"))
    assert before_fight.next_preparation(table, state)
    question = table.last_question()
    assert isinstance(question, Choose)
    assert question.options == ("ada", "ben")
    assert movement.allowance(state, state.model("ada")) == 7 * INCH
    assert movement.allowance(state, state.model("ben")) == 5 * INCH
    # V-7.5.23. No free activation: the ride itself moved nobody and marked nobody.
    assert not state.model("ada").activated
    assert state.model("ada").x == spot(-4, 0)[0]


@rule("R-V50")
def test_the_warhorse_outlives_the_stable_for_this_wave() -> None:
    state = ready()
    level_up(state, "stable", 2)
    before_fight.warhorse(Sitting(("warhorse", "ada")), state)
    state.building("stable").integrity = 0
    assert movement.allowance(state, state.model("ada")) == 7 * INCH


@rule("V-7.5.22")
def test_a_single_hero_takes_it_without_a_question() -> None:
    state = ready()
    level_up(state, "stable", 2)
    state.model("ben").fate = Fate.DEFEATED
    before_fight.warhorse(Sitting(), state)
    assert state.model("ada").allowance == "long"


@rule("V-6.1.2", "V-5.1.1")
def test_then_the_fight_begins_with_the_heroes_unless_a_scenario_says_otherwise() -> None:
    for first, phase in ((True, Phase.HERO_TURN), (False, Phase.ENEMY_TURN)):
        state = ready(heroes_first=first)
        rounds.start_fight(Sitting(), state)
        assert state.phase is phase
