"""Sessions of wars that begin at any moment."""

from __future__ import annotations

from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.warhold.definition import DEFINITION
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.war import Phase, Stronghold
from rules_core.kernel.match import begin_from
from rules_core.kernel.requests import Request
from tests.games.warhold.board import P1, campaign, put
from tests.pig.match import NoKeeper

LAND = (
    "SS......",
    "SS......",
    "....TTT.",
    "....TTT.",
    "w.......",
    "......UU",
    "......UU",
)


def war(phase: Phase, *, gold: int = 100, food: int = 100) -> Campaign:
    """Humans at a1 with their lord, two units and an engineer; elves far away; the turn of the humans."""
    found = campaign(*LAND)
    found.state.phase = phase
    found.state.laid.clear()
    kingdom = found.state.kingdom(P1)
    kingdom.gold, kingdom.food = gold, food
    put(found, "a1", "humans/lord", P1)
    put(found, "b1", "humans/infantry", P1)
    put(found, "d3", "humans/cavalry", P1)
    put(found, "h7", "elves/lord", found.state.seats[1])
    home(found).engineers = 1
    return found


def home(war: Campaign) -> Stronghold:
    """The stronghold of the first seat."""
    return war.state.held_by(P1)[0]


def session_of(war: Campaign, seed: int = 3) -> MatchSession:
    """A session that goes on from this moment."""
    game = WarholdGame(DEFINITION.setup({"players": 2}))
    war.state.world = game.world
    policy = DicePolicy()
    match = begin_from(game, war.state, seed, policy)
    return MatchSession(match, policy, NoKeeper(), 1, "A war", lambda match: ({}, ""))


def pending(session: MatchSession) -> Request:
    """The question that stands."""
    assert session.pending is not None
    return session.pending
