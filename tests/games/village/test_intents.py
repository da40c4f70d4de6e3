"""What an enemy would do now and why, for the desktop (V-6.1.3, V-6.2.7)."""

from __future__ import annotations

from contextlib import suppress

from rules_core.games.village.content.types import Behaviour, BuildingId
from rules_core.games.village.rules import decisions
from rules_core.games.village.rules.enemy_actions import act
from rules_core.games.village.rules.intents import intent
from rules_core.games.village.rules.play import play
from rules_core.games.village.state.codec import to_plain
from rules_core.games.village.state.facts import EnemyDecided
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.facts import Fact
from rules_core.kernel.simulation import OutOfPatience, PlayerTable
from rules_core.players.random_player import RandomPlayer
from tests.clauses import rule
from tests.games.village.fighting import at, fight, hero, raider
from tests.games.village.little import game
from tests.games.village.sitting import Careless


@rule("V-6.2.7", "V-6.1.3")
def test_the_intent_is_what_the_rules_would_do_up_to_the_first_dice() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", 0, -9)
    orc = raider(state, "orc", 0, -14)
    found = intent(state, orc)
    assert [(one.action, one.chosen) for one in found.decisions] == [("move", "ada"), ("attack", "ada")]
    assert [(round((x - 4572) / 254), round((y - 4572) / 254)) for x, y in found.path] == [(0, -14), (0, -10)]
    assert found.ends_with == "attack-die"


@rule("V-6.2.7")
def test_asking_for_an_intent_changes_nothing() -> None:
    state = fight(Behaviour.RAIDER)
    hero(state, "ada", 0, 12)
    thief = raider(state, "thief", 0, -14)
    thief.attacked = True
    before = to_plain(state)
    found = intent(state, thief)
    # The group has no target yet: it would fix one.
    assert found.decisions[0].chosen == "forge"
    assert to_plain(state) == before
    assert at(thief) == (0, -14)


@rule("V-6.2.7")
def test_with_fewer_actions_the_outlook_is_shorter() -> None:
    state = fight(Behaviour.FANATIC)
    orc = raider(state, "orc", 0, -14)
    assert len(intent(state, orc, 1).path) == 2
    assert len(intent(state, orc).path) == 4
    assert intent(state, orc, 1).ends_with == ""


@rule("V-6.3.5")
def test_where_players_would_choose_the_decision_says_so() -> None:
    state = fight(Behaviour.HUNTER)
    hero(state, "ada", -4, -12)
    hero(state, "ben", 4, -12)
    found = intent(state, raider(state, "orc", 0, -12), 1)
    assert (found.decisions[0].chosen, found.decisions[0].decided_by) == ("ada", "players")


class Listening(PlayerTable[Siege]):
    """Collects the decisions of a game of random heroes."""

    def __init__(self, state: Siege, seed: int) -> None:
        super().__init__(RandomPlayer(seed), state, seed, limit=1500)
        self.told: list[EnemyDecided] = []

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, EnemyDecided):
            self.told.append(fact)


@rule("V-6.2.7")
def test_every_reason_is_told_in_known_words() -> None:
    told: list[EnemyDecided] = []
    for seed in range(3):
        state = game(heroes=4).start()
        table = Listening(state, seed)
        with suppress(OutOfPatience):
            play(table, state)
        told.extend(table.told)
    assert {one.action for one in told} <= set(decisions.DEEDS)
    assert {one.goal for one in told} <= set(decisions.GOALS)
    assert {one.decided_by for one in told} <= set(decisions.REASONS)
    assert len(told) > 100


@rule("V-6.2.7")
def test_an_enemy_does_what_it_was_said_to_intend() -> None:
    for behaviour in Behaviour:
        state = fight(behaviour)
        state.groups[0].objective = "temple"
        state.groups[0].raid_target = BuildingId("forge")
        state.groups[0].has_activated = True
        hero(state, "ada", 3, -9)
        hero(state, "ben", -9, 9)
        orc = raider(state, "orc", 0, -14)
        foreseen = intent(state, orc, 2)
        table = Careless(3)
        act(table, state, orc, 2)
        done = table.told(EnemyDecided)[: len(foreseen.decisions)]
        assert done == foreseen.decisions
