"""What an attack may come to before it is made: shots on many, the help of others, what comes back."""

from __future__ import annotations

import pytest

from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.rules.combat import SHOT
from rules_core.games.warhold.rules.mapped.attacks import ALL
from rules_core.games.warhold.rules.prospects import prospect_of, returns_at
from rules_core.games.warhold.state.war import Phase
from tests.clauses import rule
from tests.games.warhold.board import P1, P2, campaign, put


def fight() -> Campaign:
    war = campaign(*["......"] * 4)
    war.state.phase = Phase.COMBAT
    return war


@rule("W-HUM-3", "W-HUM-5", "W-SIE-6", "R-W21")
def test_a_shot_at_many_tells_of_friends_too() -> None:
    war = fight()
    onager, troll = put(war, "a1", "humans/siege", P1), put(war, "d1", "troll")
    friend = put(war, "d2", "humans/infantry", P1)
    found = prospect_of(war, onager, f"{SHOT}spread-shot:{troll.id}")
    # It hits on 5 and wounds on 2, one hit point each.
    chance = 2 / 6 * 5 / 6
    assert [one.target for one in found.harms] == [troll.id, friend.id]
    assert [one.lost for one in found.harms] == [
        pytest.approx([1 - chance, chance, 0, 0]),
        pytest.approx([1 - chance, chance, 0]),
    ]
    # The regular shot takes three.
    assert prospect_of(war, onager, troll.id).harms[0].falls() == pytest.approx(chance)


@rule("W-CMB-5", "W-CMB-6")
def test_those_of_a_type_roll_together_and_others_help() -> None:
    war = fight()
    troll = put(war, "b2", "troll")
    pikes = [put(war, tile, "humans/infantry", P1) for tile in ("a2", "b1", "c2")]
    knights = put(war, "b3", "humans/cavalry", P1)
    alone, joined = prospect_of(war, pikes[0], troll.id), prospect_of(war, pikes[0], ALL + troll.id)
    assert (alone.harms[0].dice, joined.harms[0].dice) == (4, 12)
    assert (len(alone.helpers), joined.helpers) == (3, [knights.id])
    # However they attack, together they do the same.
    assert alone.joint == pytest.approx(joined.joint)
    knights.has_fought = True
    assert prospect_of(war, pikes[0], ALL + troll.id).helpers == []


@rule("W-CMB-12", "W-CMB-13", "W-MTN-18", "R-W20", "R-W22")
def test_who_may_strike_back() -> None:
    war = fight()
    pikes, knights = put(war, "b1", "humans/infantry", P1), put(war, "c2", "humans/cavalry", P1)
    troll, bows = put(war, "b2", "troll"), put(war, "e2", "elves/ranged", P2)
    assert [one.harm.striker for one in returns_at(war, pikes)] == [troll.id]
    # The troll takes the lesser of the two; people choose freely.
    assert [(one.harm.striker, one.is_by_rule) for one in returns_at(war, knights)] == [(bows.id, False)]
    pikes.tile = 23
    put(war, "b3", "humans/cavalry", P1)
    assert [(one.harm.striker, one.chance) for one in returns_at(war, knights)] == [(troll.id, 0.5), (bows.id, 1.0)]
    # Whoever has struck already, as a charging Minotaur has, does not strike again.
    troll.has_fought = True
    assert [one.harm.striker for one in returns_at(war, knights)] == [bows.id]
