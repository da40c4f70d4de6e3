"""A player who holds a village by rules of thumb: no search, no cheating, one sensible answer to every question.

It reads the state as a person looks at the table and answers only with what the question offers. What it does not
know it answers with the first option, which is what most people would take.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.village.content.types import BuildingId
from rules_core.games.village.players import thumb_actions, thumb_council, thumb_setup, thumb_turn
from rules_core.games.village.players.outlook import Outlook, is_fragile
from rules_core.games.village.rules import topics
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.requests import Allocate, Answer, Choose, Pick, Place, Request
from rules_core.kernel.simulation import Player
from rules_core.song import topics as song_topics

CRITICAL: Final = 2
"""A building with so little Integrity left is blessed at once."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ThumbPlayer(Player[Siege]):
    """Answers for the hero side of The Village Must Stand. Draws no lots, so it always plays the same.

    `habit` is the number of one of `thumb_council.HABITS`.
    """

    def __init__(self, habit: int = 0) -> None:
        self.habit = thumb_council.HABITS[habit]

    def decide(self, state: Siege, request: Request, position: int) -> Answer:
        if isinstance(request, Choose):
            return _choose(Outlook(state), request, self.habit)
        if isinstance(request, Place):
            return _place(Outlook(state), request)
        if isinstance(request, Pick):
            return request.options[: request.most]
        if isinstance(request, Allocate):
            return _share_out(request)
        return ""


def _choose(outlook: Outlook, request: Choose, habit: thumb_council.Habit) -> str:
    siege = outlook.siege
    topic = request.topic
    if topic == topics.WHOM:
        return thumb_turn.choose_model(outlook, request)
    if topic == song_topics.DICE:
        return thumb_turn.choose_dice(outlook, request)
    if topic == song_topics.ACTION:
        return thumb_actions.choose_action(outlook, request)
    if topic == topics.COUNCIL:
        return thumb_council.choose_decision(siege, request, habit)
    if topic in (topics.READY_MOUNTS, topics.WARHORSE):
        return thumb_setup.choose_mount(siege, request)
    if topic == topics.PUT_OUT:
        return _fire_to_put_out(siege, request)
    if topic == topics.BLESSING:
        return _blessing(siege, request)
    if topic == song_topics.FOLLOW_UP:
        return _follow_up(outlook, request)
    if topic in (topics.ENEMY_TIE, topics.OPPONENT):
        return _least_harm(siege, request)
    if topic == topics.HERB:
        return _most_wounded(siege, request)
    if topic == topics.RETURNING:
        # Badly hurt as he is, he stays out of the way.
        return "stay" if "stay" in request.options else request.options[0]
    if topic == song_topics.HEALING_DICE:
        # Two dice give the most without ever silencing the healer for good, as three may.
        return "2"
    if topic == topics.ENCHANTING:
        return "buy" if "enchanting" in habit.abilities else "back"
    return request.options[0]


def _place(outlook: Outlook, request: Place) -> Answer:
    siege = outlook.siege
    topic = request.topic
    if topic == topics.DEPLOY:
        return thumb_setup.choose_post(siege, request)
    if topic == topics.READY_MOUNTS_MOVE:
        return thumb_setup.choose_ride(siege, request)
    if topic == topics.BARRICADE:
        return thumb_council.choose_barricade(siege, request)
    if topic == topics.TRAP:
        return thumb_council.choose_trap(siege, request)
    if topic in (topics.VILLAGER, song_topics.GET_DOWN):
        # The best spot comes first: home, where a villager can have it; for whoever gets down they are all alike.
        assert request.region is not None
        return request.region.spots()[0]
    return thumb_actions.choose_spot(outlook, request)


def _fire_to_put_out(siege: Siege, request: Choose) -> str:
    """The fire that does most harm: the Town Hall's, then that of the building nearest to its end."""
    best = request.options[0]
    least = 1_000
    for option in request.options:
        if option not in siege.buildings:
            continue
        left = 0 if option == siege.world.heart else siege.building(option).integrity
        if left < least:
            least = left
            best = option
    return best


def _blessing(siege: Siege, request: Choose) -> str:
    """For the Town Hall, for what is about to fall, and for what has cost Supplies."""
    building = siege.buildings.get(BuildingId(request.subject))
    if building is None or building.id == siege.world.heart:
        return "yes"
    return "yes" if building.integrity <= CRITICAL or building.level > 1 else "no"


def _follow_up(outlook: Outlook, request: Choose) -> str:
    """Stay on the enemy's heels, unless that leads into a crowd or the follower is badly hurt."""
    model = outlook.siege.model(request.subject)
    if is_fragile(model) or outlook.free_foes_around(model) > 2:
        return "no"
    return "yes"


def _least_harm(siege: Siege, request: Choose) -> str:
    """Whom or what the enemy had better go for: sound heroes before wounded ones, whole buildings before others."""
    best = request.options[0]
    most = -1_000
    for option in request.options:
        if option in siege.models:
            model = siege.model(option)
            value = 10 * model.profile.combat - 20 * model.quality_lost
        elif option in siege.buildings:
            building = siege.building(option)
            value = 10 * building.integrity - 5 * building.level
            value -= 100 if option == siege.world.heart else 0
        else:
            value = 0
        if value > most:
            most = value
            best = option
    return best


def _most_wounded(siege: Siege, request: Choose) -> str:
    best = request.options[0]
    most = -1
    for option in request.options:
        lost = siege.model(option).quality_lost if option in siege.models else 0
        if lost > most:
            most = lost
            best = option
    return best


def _share_out(request: Allocate) -> Answer:
    """As much as each takes, the first first."""
    left = request.total
    shares: list[int] = []
    for limit in request.most:
        share = min(limit, left)
        shares.append(share)
        left -= share
    return tuple(shares)
