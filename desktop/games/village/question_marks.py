"""Marks things on the table for the present question: who is chosen, what is offered, what is aimed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from desktop.play.prompts.place_prompt import PlacingStart
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_actions import plan_of, towards
from rules_core.games.village.players.thumb_council import plan_barricade, plan_trap
from rules_core.games.village.players.thumb_plans import NOT_WORTH_IT, MovePlan, Reason
from rules_core.games.village.players.thumb_setup import nearest_prize, plan_post
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.escort import nearest_home
from rules_core.games.village.rules.orders import ONE
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.plan_words import HOMEWARD, why
from rules_core.games.village.words.question_words import OWN_MOVES, in_order, stands_at_find
from rules_core.ground.geometry import length
from rules_core.ground.play_mode import PlayMode
from rules_core.ground.reported import RANGE, SIGHT, WITHIN
from rules_core.kernel.requests import Choose, Place, Request, Topic, options_of
from rules_core.song import topics as song_topics
from rules_core.song.warband import ModelId
from rules_core.song.words.reported_words import REPORTED

ATTACKS = ("attack:", "power:", "shoot:", "aim:", "volley:")
"""How answers begin that attack somebody."""
SET_DOWN: Final[dict[Topic, Callable[[Siege, Place], MovePlan]]] = {
    topics.DEPLOY: plan_post,
    topics.BARRICADE: plan_barricade,
    topics.TRAP: plan_trap,
}
"""What is set down where the rule-of-thumb player would, by what is asked."""
UNMARKED = (topics.COUNCIL, topics.ORDER, topics.ORDERS, WITHIN, RANGE, SIGHT)
"""Questions whose answers are not things on the map that one chooses."""


def marks_for(siege: Siege, request: Request | None, pointed: str) -> SceneMarks:
    """The marks of a question; `pointed` is the answer under the pointer or the focus."""
    if request is None:
        return SceneMarks()
    chosen = request.subject if request.subject in siege.models else ""
    if siege.acting is not None:
        chosen = siege.acting.model
    if pointed.startswith(ONE):
        chosen = pointed.removeprefix(ONE)
    offered: dict[str, str] = {}
    if isinstance(request, Choose) and request.topic not in UNMARKED:
        # Without a map a digit may answer more than this question, or open several answers.
        has_digits = siege.play_mode is not PlayMode.UNMAPPED or request.topic in REPORTED
        for number, one in enumerate(in_order(request)):
            thing = one.partition(":")[2] or one
            if one.startswith(ATTACKS) or _is_on_table(siege, thing):
                offered.setdefault(thing, str(number + 1) if has_digits and number < 9 else "")
    targets = (pointed.partition(":")[2],) if pointed.startswith(ATTACKS) else ()
    return SceneMarks(chosen, offered, targets)


def acting_model(siege: Siege, request: Request | None) -> str:
    """Who is asked to act, or "" when nobody in particular is."""
    if siege.acting is not None:
        return siege.acting.model
    subject = request.subject if request is not None else ""
    return subject if subject in siege.models else ""


def endangered(siege: Siege, request: Request | None) -> str:
    """For whom danger is shown: who acts, else the first who may, else the first on the table; "" for none."""
    heroes = [hero.id for hero in siege.heroes if hero.in_play]
    acting = acting_model(siege, request)
    offered = [one for one in options_of(request) if one in heroes] if request is not None else []
    return acting if acting in heroes else next(iter([*offered, *heroes]), "")


def moves_ahead(siege: Siege, request: Request | None) -> int:
    """For how many moves the reach is shown: three while the dice are chosen, then as many as actions are left."""
    if request is None:
        return 0
    if request.topic == song_topics.DICE:
        return 3
    if request.topic in (song_topics.ACTION, song_topics.MOVE) and siege.acting is not None:
        can_move = request.topic == song_topics.MOVE or "move" in options_of(request)
        return min(3, siege.acting.actions) if can_move else 0
    return 0


def start_of(siege: Siege, request: Request, names: SiegeNames) -> PlacingStart | None:
    """Where a placement begins: a move where it had better end, all else beside the building that must not fall."""
    if not isinstance(request, Place):
        return None
    model = siege.models.get(ModelId(request.subject))
    if model is not None and model.in_play:
        # R-V62. A Move of no length claims a find.
        claims = request.topic in OWN_MOVES and stands_at_find(siege, request.subject)
        best, words = (None, "") if claims else best_move(siege, request, names)
        return PlacingStart(model.x, model.y, is_move=True, staying_counts=claims, best=best, why=words)
    if request.topic == topics.VILLAGER and request.region is not None:
        # R-V63. At home, where that can be had, else on the side towards it.
        home = nearest_home(siege, request.region)
        return PlacingStart(*home, is_move=False, best=home, why=HOMEWARD.text())
    start = PlacingStart(*siege.world.middles[siege.world.heart], is_move=False)
    if request.topic not in SET_DOWN or request.region is None:
        return start
    plan = SET_DOWN[request.topic](siege, request)
    return start._replace(best=(plan.x, plan.y), why=why(plan, names))


def best_move(siege: Siege, request: Place, names: SiegeNames) -> tuple[tuple[int, int] | None, str]:
    """Where the rule-of-thumb player would end this move, and why; None where it would stay."""
    if request.region is None:
        return None, ""
    model = siege.model(request.subject)
    if request.topic == topics.READY_MOUNTS_MOVE:
        prize = nearest_prize(siege, model)
        if prize is None:
            return None, ""
        spot = request.region.nearest(prize.x, prize.y)
        fetches = Reason.VILLAGER if prize.id in siege.villagers else Reason.FIND
        plan = MovePlan(NOT_WORTH_IT, *spot, reason=fetches, about=prize.id)
    elif request.topic == song_topics.MOVE:
        plan = plan_of(Outlook(siege), model)
        spot = towards(siege, model, plan, request.region)
    else:
        return None, ""
    if plan.value < NOT_WORTH_IT:
        return None, ""
    if spot == (model.x, model.y) or not request.region.contains(*spot):
        return None, ""
    sought = siege.tokens.get(plan.about) or siege.villagers.get(plan.about)
    is_far = sought is not None and length(spot[0] - sought.x, spot[1] - sought.y) > 2 * model.radius
    return spot, why(plan, names, is_far=is_far)


def _is_on_table(siege: Siege, thing: str) -> bool:
    return thing in siege.models or thing in siege.buildings or thing in siege.villagers
