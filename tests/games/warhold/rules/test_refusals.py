"""What is not offered in an Upkeep says why, and what is short."""

from __future__ import annotations

from rules_core.games.warhold.content.types import BUILDINGS
from rules_core.games.warhold.game import WarholdGame
from rules_core.games.warhold.players.thumb import ThumbPlayer
from rules_core.games.warhold.rules import topics
from rules_core.games.warhold.rules.refusals import MAY, Refusal, cost_of, refusal_of
from rules_core.games.warhold.rules.silence import campaign_of
from rules_core.games.warhold.rules.training import options_in
from rules_core.games.warhold.state.war import Phase
from rules_core.kernel.match import begin
from tests.clauses import rule
from tests.games.warhold.board import P1, put
from tests.games.warhold.desktop.wars import home, war

ANSWERS = (
    *[f"train:{kind}" for kind in ("infantry", "ranged", "cavalry")],
    *[f"{verb}:{place}" for verb in ("worker", "shift") for place in ("mine", "farm")],
    *[f"upgrade:{building}" for building in BUILDINGS],
    "engineer",
    "healer",
    "siege",
    "bridge",
)


@rule("W-UPK-8", "W-UPK-9", "W-UPK-12", "W-UPK-14", "W-UPK-15", "W-UPK-21")
def test_whatever_is_not_offered_is_refused_with_a_reason_and_nothing_else() -> None:
    match = begin(WarholdGame({"players": 3}), 4)
    player = ThumbPlayer()
    reasons: set[str] = set()
    for position in range(500):
        request = match.pending
        if request is None:
            break
        if request.topic == topics.TRAIN:
            campaign = campaign_of(match.state)
            for house in match.state.held_by(request.who):
                refused = {one: refusal_of(campaign, request.who, house, one) for one in ANSWERS}
                offered = options_in(campaign, request.who, house)
                assert {one for one, why in refused.items() if why == MAY} == set(offered), match.state.round
                reasons |= {one.why for one in refused.values()}
        match.answer(player.decide(match.state, request, position))
    assert {"", "short", "barracks", "engineer", "last"} <= reasons


@rule("W-STR-7", "W-STR-11", "W-UPK-21")
def test_what_is_short_is_said_in_gold_and_food() -> None:
    moment = war(Phase.TRAIN, gold=30, food=25)
    house = home(moment)
    assert cost_of(moment, P1, house, "train:infantry") == (40, 40)
    assert refusal_of(moment, P1, house, "train:infantry") == Refusal("short", 10, 15)
    assert refusal_of(moment, P1, house, "train:cavalry") == Refusal("barracks", level=3)
    assert refusal_of(moment, P1, house, "upgrade:walls") == Refusal("short", 45)
    house.walls = 3
    assert refusal_of(moment, P1, house, "upgrade:walls") == Refusal("highest")
    house.busy = 1
    assert refusal_of(moment, P1, house, "upgrade:mine") == Refusal("acted")
    put(moment, "b2", "troll")
    assert refusal_of(moment, P1, house, "engineer") == Refusal("blocked")
