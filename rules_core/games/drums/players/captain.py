"""A player who looks ahead: how many dice a man rolls, and what each man does, is tried on forks first.

He goes by rules of thumb that keep out of the enemy's reach (`WaryPlayer`). On a fork they play on for all, to the
end of what one man does, or of the whole activation where dice are chosen. How it stands then is reckoned as the chance
to win (`Standing`, and in a scenario `prize`), by weights that were counted, not guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from rules_core.games.drums.content.scenario_fields import FORLORN_HOPE
from rules_core.games.drums.players import thumb_actions, thumb_turn
from rules_core.games.drums.players.orders import is_lone, orders, promise
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.players.prize import prize
from rules_core.games.drums.players.thumb_places import LAST_PATIENCE
from rules_core.games.drums.players.wary import WaryPlayer, weighed
from rules_core.games.drums.rules.play import play
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.games.drums.state.seen import seen_battle
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.requests import NO_SEAT, Answer, Choose, Request, SeatId
from rules_core.kernel.simulation import Thought
from rules_core.kernel.table import Table
from rules_core.players.look_ahead import Foresight, LookAhead
from rules_core.song import topics as song_topics

MOVE: Final = "move"
ON_THE_WAY: Final = ("goal", "house")
"""Why somebody does what serves the goal of a scenario: nobody tries to do without."""
AHEAD: Final = "ahead"
"""Why a number of dice is chosen that the Sergeant would not have chosen."""
MOST_ACTIONS: Final = 4
"""So many things that a man might do are tried."""
DICE_QUESTIONS: Final = 300
ACTION_QUESTIONS: Final = 350
"""How long is thought about each."""
WON: Final = 6.0
"""As good as certain."""
POINT: Final = 0.0055
"""What a soldier's point is worth."""
STILL_TO_COME: Final = 0.8 * POINT
"""What a point is worth that those would bring who have not acted yet this turn."""
THINNED: Final = 0.6
"""A squad with less than this share of its men is near to breaking."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleForesight(Foresight[Battle]):
    """What is tried in a battle, how far, and what has come of it."""

    def fork(self, state: Battle, seat: SeatId) -> Battle:
        return seen_battle(state, frozenset([seat])).clone()

    def play(self, table: Table, state: Battle) -> None:
        play(table, state)

    def candidates(self, state: Battle, request: Request, usual: Thought) -> Sequence[Thought]:
        # Without a map only people know what a fork would have to ask.
        if state.phase is not Phase.TURN or state.play_mode is PlayMode.UNMAPPED or not isinstance(request, Choose):
            return ()
        if _storms(state, request.who):
            return ()
        if request.topic == song_topics.DICE and state.acting is None:
            scenario = state.world.scenario
            if scenario is not None and scenario.course != FORLORN_HOPE and not _fights(state, request):
                # What a way to a house or a marker is worth in the end no fork of one activation shows.
                return ()
            return [usual, *[Thought(one, AHEAD) for one in request.options if one != usual.answer and len(one) == 1]]
        if request.topic == song_topics.ACTION and state.acting is not None and not state.acting.order:
            if usual.answer == MOVE and (state.world.scenario is not None or state.round >= LAST_PATIENCE):
                # Rounds are counted; and two who both wait for the other would wait for ever.
                return ()
            if usual.reason in ON_THE_WAY:
                return ()
            choices = weighed(Outlook(state, request.who), request)
            choices.sort(key=lambda one: -one.worth)
            others = [one for one in choices if one.option != usual.answer and one.worth > thumb_actions.UNKNOWN]
            return [usual, *[Thought(one.option, one.reason, one.percent) for one in others[: MOST_ACTIONS - 1]]]
        return ()

    def before(self, request: Request) -> Sequence[Answer]:
        # Who acts has been named since the last checkpoint.
        return (request.subject,) if request.topic == song_topics.DICE else ()

    def questions(self, request: Request) -> int:
        return DICE_QUESTIONS if request.topic == song_topics.DICE else ACTION_QUESTIONS

    def is_far_enough(self, start: Battle, state: Battle) -> bool:
        return state.acting is None

    def worth(self, state: Battle, seat: SeatId) -> float:
        if state.phase is Phase.OVER:
            return WON if state.winner == seat else 0.0 if state.winner == NO_SEAT else -WON
        value = STILL_TO_COME * _still_to_come(state, seat)
        if state.world.scenario is not None:
            return value + prize(state, seat)
        # Whoever comes next has everybody fresh again.
        for one in state.models.values():
            one.activated = False
            one.attacked = False
        value += Standing(state, seat).ours()
        for other in state.seats:
            if other != seat and other not in state.out:
                value -= Standing(state, other).theirs()
        return value


def _storms(battle: Battle, seat: SeatId) -> bool:
    """Whether a side has a breach to get through: whoever thinks over his fire there comes too late."""
    scenario = battle.world.scenario
    return scenario is not None and scenario.course == FORLORN_HOPE and seat == battle.attacker


def _fights(battle: Battle, request: Choose) -> bool:
    """Whether who rolls can strike or fire from where he is, or order others to fire."""
    outlook = Outlook(battle, request.who)
    man = battle.model(request.subject)
    if not man.in_play:
        return False
    if outlook.contact(man) or (man.loaded and outlook.targets(man)):
        return True
    return man.has("leader") and not man.knocked_down and any(one.foe for one in orders(outlook, man))


def _still_to_come(battle: Battle, seat: SeatId) -> float:
    """What those of a side would do who can still act in this turn, in points."""
    if battle.turn_of != seat:
        return 0.0
    outlook = Outlook(battle, seat)
    value = 0.0
    for one in outlook.friends:
        if not one.activated:
            value += outlook.chance(one) * thumb_turn.worth_of(outlook, one)[0]
    for id in battle.course.reserve:
        if battle.model(id).side == seat and not battle.model(id).activated:
            value += thumb_turn.COMES_ON
    acting = battle.acting
    if acting is not None:
        left = [(acting.model, acting.actions), *zip(acting.waiting, acting.shares, strict=True)]
        for id, actions in left:
            if battle.models[id].is_there and actions > 0:
                value += promise(outlook, battle.models[id])[min(3, actions) - 1]
    return value


class Standing:
    """How a side stands in an open battle when its own turn is over, and how when the enemy's is.

    Each weight says how the odds of winning change (as a logarithm). They come from a logistic regression over 6,000
    turns of 870 battles of the five ready squads, the Sergeant on both sides.
    """

    def __init__(self, battle: Battle, seat: SeatId) -> None:
        outlook = Outlook(battle, seat)
        men = outlook.friends
        leader = outlook.leader_of(seat)
        begun = battle.start_counts.get(seat, 0) or max(1, len(men))
        given = orders(outlook, leader) if leader is not None and not leader.knocked_down else []
        self.points = sum([max(12.0, float(one.profile.points)) for one in men])
        self.thinned = max(0.0, THINNED - len(men) / begun)
        self.order = given[0].worth if given else 0.0
        """What the Leader could order at once, in points."""
        self.led = 0.0 if leader is None else 1.0
        self.loaded = len([one for one in men if one.loaded and battle.weapon(one) is not None])
        self.down = len([one for one in men if one.knocked_down])
        self.together = len([one for one in men if not is_lone(outlook, one)])

    def ours(self) -> float:
        """What it is worth to this side that the enemy comes next."""
        value = 0.0072 * self.points - 3.4 * self.thinned + 0.0088 * self.order + 0.48 * self.led
        return value + 0.043 * self.loaded - 0.51 * self.down + 0.017 * self.together

    def theirs(self) -> float:
        """What it is worth to this side that it comes next."""
        value = 0.0057 * self.points - 3.7 * self.thinned + 0.0178 * self.order + 0.50 * self.led
        return value + 0.015 * self.loaded - 0.15 * self.down + 0.041 * self.together


def captain(seed: int) -> LookAhead[Battle]:
    """The player who looks ahead."""
    return LookAhead(WaryPlayer(), BattleForesight(), seed)
