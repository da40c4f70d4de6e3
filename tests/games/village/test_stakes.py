"""What is at stake where a hero stands is what the rules make of every throw of the enemies' turn."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import enemy_turn
from rules_core.games.village.rules.peril import Peril
from rules_core.games.village.rules.stakes import blow_of, integrity_at_stake, loss_of
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.facts import BuildingDamaged
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.facts import Fact
from rules_core.song.options import INCH
from tests.clauses import rule
from tests.games.village.fighting import fight, hero
from tests.games.village.little import foe, put
from tests.games.village.peril_by_enumeration import Line, NextChance, ways_of


class Losses(Line):
    """Counts what buildings lose to attacks."""

    def __init__(self, line: list[tuple[int, ...]]) -> None:
        super().__init__(line)
        self.lost = 0

    def tell(self, fact: Fact) -> None:
        if isinstance(fact, BuildingDamaged) and fact.cause == "attack":
            self.lost += fact.lost


def by_every_throw(siege: Siege, one: Fighter) -> tuple[float, float]:
    """The chance that the model is lost, and what buildings lose, over the whole turn of the enemies."""
    lost, integrity = 0.0, 0.0
    waiting: list[tuple[list[tuple[int, ...]], float]] = [([], 1.0)]
    while waiting:
        line, chance = waiting.pop()
        copy, table = clone(siege), Losses(line)
        try:
            enemy_turn.begin(table, copy)
            while enemy_turn.next_step(table, copy):
                pass
        except NextChance as needed:
            waiting.extend(([*line, faces], chance * part) for faces, part in ways_of(needed.request))
        else:
            lost += chance * (not copy.models[one.id].in_play)
            integrity += chance * table.lost
    return lost, integrity


@rule("SBH-TGH-2", "SBH-TGH-3", "V-6.2.3")
@pytest.mark.parametrize("wounds, down, more", [(0, False, 0), (3, False, 0), (3, True, 2)])
def test_the_chance_that_a_hero_is_lost(*, wounds: int, down: bool, more: int) -> None:
    state = fight(Behaviour.HUNTER)
    orc = foe(state, "champion", 0, -12)
    ada = hero(state, "ada", 3, -12, "tough", wounds=wounds, down=down)
    put(state, state.heroes[1], 0, 12)
    found = Peril(state, ada).at(ada.x, ada.y)
    truth, _ = by_every_throw(state, ada)
    assert bool(truth) is bool(wounds)
    assert loss_of(state, ada, found) == pytest.approx(truth)
    blow = blow_of(found[0])
    assert (blow.enemy, blow.attack, blow.shoots) == (orc.id, orc.profile.combat + more, False)


@rule("SBH-TGH-2")
def test_two_attacks_may_cost_what_one_cannot() -> None:
    state = fight(Behaviour.HUNTER, Behaviour.HUNTER)
    foe(state, "orc", 0, -12, 1)
    ada = hero(state, "ada", 2, -12, "tough", wounds=2)
    alone = loss_of(state, ada, Peril(state, ada).at(ada.x, ada.y))
    foe(state, "orc", 4, -12, 2)
    assert loss_of(state, ada, Peril(state, ada).at(ada.x, ada.y)) > 2 * alone


@rule("V-6.4.5", "V-6.2.5", "V-6.1.8")
def test_what_buildings_may_expect_to_lose() -> None:
    state = fight(Behaviour.RAVAGER, Behaviour.FANATIC)
    forge = state.world.middles[state.standing_buildings()[1].id]
    middle = state.world.map.width / 2
    at = (forge[0] - middle) / INCH, (forge[1] - middle) / INCH
    foe(state, "orc", at[0] - 4, at[1] - 3, 1)
    foe(state, "zealot", at[0] + 3, at[1] - 3, 2)
    ada = put(state, state.heroes[0], 0, 16)
    put(state, state.heroes[1], 3, 16)
    _, truth = by_every_throw(state, ada)
    assert truth > 0
    assert integrity_at_stake(Peril(state, ada)) == pytest.approx(truth)
