"""A player by rules of thumb: keeps its men together for orders, fires when it pays, loads behind the line, goes for
the shaken, and dares as many dice as a turnover would be cheap.

It reads the state as a person looks at the table and answers only with what the question offers. What it does not
know it answers with the first option, which is what most people would take.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.drums.players import thumb_actions, thumb_places, thumb_squads, thumb_turn
from rules_core.games.drums.players.orders import orders
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.players.pull import ANSWERS
from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.close_combat import FALL, FIRE
from rules_core.games.drums.rules.deployment import NOBODY
from rules_core.games.drums.rules.roles import DEFEND
from rules_core.games.drums.rules.terrain import LAST, NOW
from rules_core.games.drums.state.battle import Battle
from rules_core.ground.pieces import BOTTOM
from rules_core.kernel.requests import Allocate, Answer, Choose, Pick, Place, Request
from rules_core.kernel.simulation import Player, Thought
from rules_core.song import topics as song_topics
from rules_core.song.groups import DONE

PLAIN: Final[dict[str, tuple[str, str]]] = {
    # The answer, and why.
    topics.ROLE: (DEFEND, "defend"),
    topics.PLACE_NOW: (NOW, ""),
    topics.LAST_FEATURE: (LAST, ""),
    topics.SCOUT: (NOBODY, ""),
    topics.EDGE: (str(BOTTOM), ""),
    topics.FELL: (FALL, "fell"),
    topics.WHO_FIRES: (FIRE, "fire-first"),
    topics.MORALE_REROLL: ("yes", "reroll"),
    song_topics.FOLLOW_UP: ("no", "line"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class ThumbPlayer(Player[Battle]):
    """One sensible answer to every question. Draws no lots, so it always plays the same."""

    def decide(self, state: Battle, request: Request, position: int) -> Answer:
        return self.think(state, request, position).answer

    def think(self, state: Battle, request: Request, position: int) -> Thought:
        if isinstance(request, Place):
            return _place(state, request)
        if isinstance(request, Pick):
            return _pick(state, request)
        if isinstance(request, Choose):
            return _choose(state, request)
        if isinstance(request, Allocate):
            return Thought(_share_out(request))
        return Thought("")


def _choose(battle: Battle, request: Choose) -> Thought:
    topic = request.topic
    options = request.options
    plain = PLAIN.get(topic)
    if plain is not None and plain[0] in options:
        return Thought(plain[0], plain[1])
    if battle.world.scenario is not None and topic in ANSWERS and ANSWERS[topic] in options:
        return Thought(ANSWERS[topic], "goal")
    if topic == topics.BUY:
        return thumb_squads.buy(battle, request)
    outlook = Outlook(battle, request.who)
    if topic == topics.WHOM:
        return thumb_turn.whom(outlook, request)
    if topic == song_topics.DICE:
        return thumb_turn.how_many_dice(outlook, request)
    if topic == song_topics.ACTION:
        return thumb_actions.action(outlook, request)
    if topic == song_topics.GROUP_MEMBER:
        return Thought(joining(group_of(battle, request), options), "order")
    if topic == song_topics.NEXT_MEMBER:
        return Thought(_next(outlook, request))
    if topic == topics.GROUP_REROLL:
        # SDS-NAT-1. The charge that it would ask for is not planned; a die that failed may always be rolled again.
        return Thought("no" if request.clause == "SDS-NAT-1" else "yes", "reroll")
    if topic == song_topics.LAST_SHOT:
        # Who is worth least loses least.
        return Thought(min(options, key=lambda id: battle.model(id).profile.points), "cheapest")
    return Thought(options[0])


def group_of(battle: Battle, request: Choose) -> list[str]:
    """Who belongs to the order that was worth most when it was given, in the order in which they are named; nothing
    has changed since."""
    outlook = Outlook(battle, request.who)
    found = orders(outlook, battle.model(request.subject))
    return [one.id for one in found[0].members] if found else []


def joining(group: Sequence[str], options: Sequence[str]) -> str:
    """Who of the group is named next."""
    named = [id for id in group if id in options]
    if named:
        return named[0]
    return DONE if DONE in options else options[0]


def _next(outlook: Outlook, request: Choose) -> str:
    """Those in front first: they make room, and show the others where the line will stand."""
    battle = outlook.battle
    foes = outlook.foes
    if not foes:
        return request.options[0]
    return min(request.options, key=lambda id: (outlook.nearest_gap(battle.model(id)), id))


def _pick(battle: Battle, request: Pick) -> Thought:
    outlook = Outlook(battle, request.who)
    if request.topic == song_topics.VOLLEY and battle.acting is not None:
        leader = battle.models[battle.acting.model]
        foe = battle.model(request.subject)
        company = thumb_actions.volley_company(outlook, request.options, foe, leader)
        if request.least <= len(company) <= request.most:
            return Thought(company, "volley")
    if request.topic == topics.BEARERS:
        # Two men walk slowly with a ladder, and the breach is open.
        return Thought((), "goal")
    if request.topic == topics.FRONT:
        foe = battle.model(request.subject)
        near = sorted(request.options, key=lambda id: outlook.away(battle.model(id), foe))
        return Thought(tuple(near[: request.most]), "nearest")
    return Thought(request.options[: request.most])


def _share_out(request: Allocate) -> Answer:
    """As much as each takes, the first first."""
    left = request.total
    shares: list[int] = []
    for limit in request.most:
        shares.append(min(limit, left))
        left -= shares[-1]
    return tuple(shares)


def _place(battle: Battle, request: Place) -> Thought:
    region = request.region
    assert region is not None
    outlook = Outlook(battle, request.who)
    if request.topic == topics.DEPLOY:
        return thumb_places.deploy(outlook, request)
    if request.topic == topics.ARRIVE:
        return thumb_places.arrive(outlook, battle.model(request.subject), region)
    if request.topic == song_topics.MOVE and request.subject in battle.models:
        actions = battle.acting.actions if battle.acting is not None else 1
        spot = thumb_places.best_of(thumb_places.View(outlook, battle.model(request.subject), actions), region)
        return Thought((spot.x, spot.y, 0), spot.reason)
    return Thought(region.spots()[0])
