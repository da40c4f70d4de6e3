"""Rules of thumb for whoever thinks ahead: stand where they cannot strike, and strike only with three actions.

Who walks into the fire of a whole line with two actions fires once, badly, and is answered by a volley: of 87 battles
that began so between two Sergeants those who did it won 26. Who has three actions aims, and won 75 of 105.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules_core.games.drums.content.scenario_fields import FORAGING, FORLORN_HOPE
from rules_core.games.drums.players import thumb_actions, thumb_places
from rules_core.games.drums.players.outlook import Outlook
from rules_core.games.drums.players.thumb import ThumbPlayer
from rules_core.games.drums.players.thumb_places import View
from rules_core.games.drums.rules import courses, topics
from rules_core.games.drums.rules.deployment import OPPOSITE
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.soldier import Soldier
from rules_core.ground.geometry import Body
from rules_core.ground.pieces import BOTTOM, LEFT, TOP
from rules_core.kernel.requests import Choose, Place, Request
from rules_core.kernel.simulation import Thought
from rules_core.song import shooting, targets
from rules_core.song import topics as song_topics
from rules_core.song.actions import END
from rules_core.song.manner import Manner

HAIR: Final = 20
"""So much further off than one can reach is out of reach."""
LINE: Final = 3
"""So many loaded muskets are a line whose answer counts."""
STRIKE: Final = 3
"""So many actions it takes to walk into range and aim."""
HASTE: Final = 20.0
"""What it costs to come into their range with fewer."""
MOST_AIMED: Final = 3
"""At so many of those in reach an aimed shot is weighed."""


BESIDE, BEFORE = 14, 6
"""How far from the middle of a house sentries stand, to the side and in front, in tenths of Short."""


class WaryView(View):
    """What counts for one man who looks for a spot, while nobody is in anybody's range."""

    def __init__(self, outlook: Outlook, man: Soldier, actions: int) -> None:
        super().__init__(outlook, man, actions)
        self.range = 0
        """How far their muskets reach, while he is out of it; 0 where he need not heed it."""
        if self.goal is None and not self.is_bold:
            self.range = _range_of_line(outlook)
            if outlook.nearest_gap(man) <= self.range:
                self.range = 0
        self.is_hasty = self.range > 0 and actions < STRIKE
        if self.range > 0 and self.battle.weapon(man) is not None:
            self.wanted = self.range - HAIR if self._can_strike() else self.range + self.stick + HAIR

    def _can_strike(self) -> bool:
        """Whether one Move brings him into range, and he can aim then."""
        man = self.man
        if self.is_hasty or self.leads or not man.loaded or self.battle.traits.never_aims(man):
            return False
        return self.outlook.nearest_gap(man) <= self.range + self.stick

    def rough(self, x: int, y: int) -> float:
        value = super().rough(x, y)
        if self.is_hasty:
            there = Body(self.man.id, x, y, self.man.radius)
            if any(self.battle.ground.gap(there, foe) <= self.range for foe in self.outlook.foes):
                value -= HASTE
        return value

    def _shot(self) -> float:
        if self.is_hasty:
            return 0.0
        man = self.man
        if self.actions < STRIKE or self.battle.traits.never_aims(man):
            return super()._shot()
        best = 0.0
        for foe in targets.legal_targets(self.battle, man, freely=True)[:MOST_AIMED]:
            shot = shooting.prepare(self.battle, man, foe, Manner.AIMED)
            best = max(best, self.outlook.contest_worth(shot) - 1.0)
        return best


def _range_of_line(outlook: Outlook) -> int:
    """How far the loaded muskets of the enemy reach; 0 where they are too few to be a line."""
    battle = outlook.battle
    farthest = 0
    count = 0
    for foe in outlook.foes:
        arm = battle.weapon(foe)
        if arm is not None and foe.loaded:
            count += 1
            farthest = max(farthest, len(arm.bands) * battle.song.stick(arm.stick))
    return farthest if count >= LINE else 0


class WaryPlayer(ThumbPlayer):
    """The Sergeant's rules of thumb, with a better eye for distance."""

    def think(self, state: Battle, request: Request, position: int) -> Thought:
        if state.world.scenario is not None:
            if isinstance(request, Place) and request.topic == topics.DEPLOY and request.who == state.defender:
                return _post(state, request) or super().think(state, request, position)
            # Rounds are counted, and posts are held: nobody can wait for a better moment.
            return super().think(state, request, position)
        if isinstance(request, Choose) and request.topic == song_topics.ACTION:
            return self._action(state, request)
        if isinstance(request, Place) and request.region is not None:
            region = request.region
            if request.topic == topics.DEPLOY:
                return _back(state, request, super().think(state, request, position))
            if request.topic == song_topics.MOVE and request.subject in state.models:
                actions = state.acting.actions if state.acting is not None else 1
                man = state.model(request.subject)
                spot = thumb_places.best_of(WaryView(Outlook(state, request.who), man, actions), region)
                return Thought((spot.x, spot.y, 0), spot.reason)
        return super().think(state, request, position)

    def _action(self, battle: Battle, request: Choose) -> Thought:
        outlook = Outlook(battle, request.who)
        thought = thumb_actions.told(weighed(outlook, request))
        if thought.answer == END and battle.acting is not None:
            if WaryView(outlook, battle.model(request.subject), battle.acting.actions).is_hasty:
                return replace(thought, reason="wait")
        return thought


def weighed(outlook: Outlook, request: Choose) -> list[thumb_actions.Choice]:
    """Every answer with what it is worth."""
    eye = WaryView if outlook.battle.world.scenario is None else thumb_places.View
    return thumb_actions.weighed(outlook, request, eye)


def _post(battle: Battle, request: Place) -> Thought | None:
    """Where a defender stands whom the Sergeant would put into a line at the edge; None where that is as good."""
    scenario = battle.world.scenario
    if scenario is None or request.region is None or scenario.course == FORLORN_HOPE:
        return None
    house, short = courses.house_of(battle).outline, battle.song.short
    x, y = int(house.middle_x), int(house.middle_y)
    if scenario.course == FORAGING:
        if request.subject not in battle.course.sentries:
            return None
        # On both sides of the house in turn, where whoever raises the alarm has friends.
        side = 1 if battle.course.sentries.index(battle.model(request.subject).id) % 2 else -1
        x, y = x + side * short * BESIDE // 10, y + short * BEFORE // 10
    # SDS-SCN-3.8. A farm is lost when the house is.
    x, y = request.region.nearest(x, y)
    return Thought((x, y, 0), "goal")


def _back(battle: Battle, request: Place, thought: Thought) -> Thought:
    """A hair behind where the Sergeant would stand: a Move and a shot do not reach him there."""
    assert request.region is not None
    assert isinstance(thought.answer, tuple)
    x, y = int(thought.answer[0]), int(thought.answer[1])
    edge = battle.edges.get(request.who, OPPOSITE[BOTTOM])
    if edge in (TOP, BOTTOM):
        y += -HAIR if edge == TOP else HAIR
    else:
        x += -HAIR if edge == LEFT else HAIR
    x, y = request.region.nearest(x, y)
    return replace(thought, answer=(x, y, 0))
