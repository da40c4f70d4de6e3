"""Whose loss counts as that of a Leader (R-V67, R-V35, SBH-MOR-2)."""

from __future__ import annotations

import pytest

from rules_core.games.village.content.types import Behaviour
from rules_core.games.village.rules import leaving
from rules_core.games.village.state.fighter import ENEMIES, Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import Answer, Request, Roll
from rules_core.song import flight, morale, movement, recoil, wounds
from rules_core.song.facts import MoraleRolled
from rules_core.song.warband import NO_MODEL, Fate
from tests.clauses import rule
from tests.games.village.fighting import acts, fight, hero, raider
from tests.games.village.sitting import Sitting


class Steady(Sitting):
    """Nobody is shaken, and whoever may leave does."""

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        return tuple([6] * request.dice) if isinstance(request, Roll) else "leave"


def captain_and_friend() -> tuple[Siege, Fighter]:
    """A Leader of Raiders at the upper edge, and a friend far off whom he leads."""
    state = fight(Behaviour.RAIDER)
    # Too many to be down to half.
    state.start_counts[ENEMIES] = 3
    raider(state, "friend", 12, -6)
    raider(state, "other", 12, -4)
    return state, raider(state, "captain", 0, -17.4, "leader")


def shaken(table: Sitting) -> list[tuple[str, str]]:
    return [(one.model, one.cause) for one in table.told(MoraleRolled)]


@rule("R-V67", "R-V51")
def test_a_leader_who_leaves_with_the_loot_is_not_lost() -> None:
    state, captain = captain_and_friend()
    state.groups[0].leaving = True
    table = acts(state, captain, 1)
    assert captain.fate is Fate.FLED
    assert shaken(table) == []
    # R-V51. He counts as lost for his side all the same: one more gone, and it is half.
    state.start_counts[ENEMIES] = 4
    state.model("friend").fate = Fate.DEFEATED
    captain.fate = Fate.IN_PLAY
    table = Steady()
    leaving.leave(table, state, captain, 1, "V-6.3.9")
    morale.resolve(table, state)
    assert shaken(table) == [("other", "half")]


@rule("R-V67", "SBH-MOR-2")
@pytest.mark.parametrize("how", ["killed", "routed", "fled", "driven off"])
def test_a_leader_who_is_beaten_is_lost(how: str) -> None:
    state, captain = captain_and_friend()
    table = Steady()
    if how == "killed":
        wounds.kill(table, state, captain, NO_MODEL, "SBH-HTH-17", gruesome=False)
    elif how == "routed":
        morale.test(Sitting(("morale", (1, 1, 1))), state, captain, "half")
    elif how == "fled":
        flight.flee(table, state, captain, 1)
    else:
        recoil.recoil(table, state, captain, captain.x, captain.y + 254)
    assert not captain.in_play
    morale.resolve(table, state)
    assert shaken(table) == [("friend", "leader"), ("other", "leader")]


@rule("R-V67", "SBH-MOV-17")
def test_a_hero_who_leads_and_walks_off_is_not_lost() -> None:
    state = fight(Behaviour.RAIDER)
    ada = hero(state, "ada", 0, -17.5, "leader")
    hero(state, "ben", 5, 5)
    table = Steady()
    movement.walk_off(table, state, ada)
    assert ada.fate is Fate.FLED
    assert shaken(table) == []
