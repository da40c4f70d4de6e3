"""A lord's figures with other equipment."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules_core.games.warhold.content.library_content import shipped
from rules_core.games.warhold.content.types import Effect
from rules_core.games.warhold.rules.gear import effect_in
from rules_core.games.warhold.rules.outfit import figures_of, figures_wearing
from rules_core.games.warhold.rules.strength import attacks, hit_points, movement
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1
from tests.games.warhold.desktop.wars import war


@rule("WH-SL-1", "WH-SL-5")
def test_figures_with_a_thing_are_those_after_it_is_put_on() -> None:
    for token in shipped().equipment:
        moment = war(Phase.EQUIP)
        lord: Any = moment.state.lord_of(P1)
        lord.wounds = 2
        kingdom = moment.state.kingdom(P1)
        kingdom.worn = ["eq-11"]
        before = figures_of(moment, lord)
        told = figures_wearing(moment, lord, token)
        slots = [shipped().equipment[one].slot for one in ("eq-11", token)]
        both = slots[0] != slots[1] and not shipped().equipment[token].is_two_handed
        kingdom.worn = ["eq-11", token] if both else [token]
        seen = figures_of(moment, lord)
        if not {one.effect for one in shipped().equipment[token].effects} & {"long-reach", "charge"}:
            assert told == seen, token
        assert (seen.move, seen.attacks) == (movement(moment, lord), attacks(moment, lord))
        assert seen.hit_points == hit_points(moment, lord)
        if token == "eq-4":
            assert told == replace(before, attacks=before.attacks + 2)


@rule("WH-SL-2")
def test_of_two_things_that_block_the_better_one_counts() -> None:
    moment = war(Phase.EQUIP)
    ring = replace(shipped().equipment["eq-11"], id="ring", effects=(Effect("block", 4), Effect("attacks", 1)))
    content = replace(moment.content, equipment={**shipped().equipment, "ring": ring})
    worn = ["eq-11", "ring", "eq-4"]
    assert (effect_in(content, worn, "block"), effect_in(content, worn, "attacks")) == (4, 3)
