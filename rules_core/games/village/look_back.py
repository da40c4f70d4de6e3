"""How a siege is looked back on: whether the village stood, which decisions had weight, and what nobody knew then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rules_core.games.look_back import LookBack
from rules_core.games.village.players import thumb_council
from rules_core.games.village.players.outlook import Outlook
from rules_core.games.village.players.thumb_actions import END
from rules_core.games.village.players.thumb_plans import guard_spot
from rules_core.games.village.rules import edges, topics, waves
from rules_core.games.village.state.siege import Phase, Siege, SiegeEnd
from rules_core.ground.geometry import length
from rules_core.ground.play_mode import PlayMode
from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game
from rules_core.kernel.region import Region
from rules_core.kernel.requests import Answer, Choose, Place, Request, SeatId, Topic
from rules_core.kernel.table import PROGRAM, Table
from rules_core.song import topics as song_topics
from rules_core.song.options import INCH

WEIGHTS: Final[dict[Topic, int]] = {
    topics.COUNCIL: 5,
    topics.BLESSING: 5,
    song_topics.ACTION: 4,
    song_topics.DICE: 3,
    song_topics.MOVE: 3,
    topics.DEPLOY: 3,
    topics.ENEMY_TIE: 3,
    topics.OPPONENT: 3,
    topics.PUT_OUT: 3,
    song_topics.CONTACT: 0,
    topics.ORDER: 0,
    topics.ORDERS: 0,
    topics.GO_ON: 0,
}
"""How much may hang on a question; on what is not here, a little. What only reports from a table decides nothing."""
A_LITTLE: Final = 2
SAME_PLACE: Final = INCH
"""Places nearer to each other than this come to the same."""


class SiegeLookBack(LookBack):
    """The village stood or fell; what the players did not know at a moment falls otherwise in every game."""

    def held(self, state: Siege, facts: Sequence[Fact], seat: SeatId) -> bool:
        return state.result is not SiegeEnd.DEFEAT

    def stage(self, state: Siege) -> int:
        """The waves that are beaten."""
        return state.waves_survived

    def can_play_on(self, state: Siege) -> bool:
        return state.play_mode is not PlayMode.UNMAPPED

    def weight(self, state: Siege, request: Request) -> int:
        if not self.can_play_on(state):
            # As long as it was played so, the program did not know the table.
            return 0
        return WEIGHTS.get(request.topic, A_LITTLE)

    def is_same(self, request: Request, one: Answer, other: Answer) -> bool:
        if one == other or request.kind != "place" or len(one) != len(other):
            return one == other
        across, down = int(one[0]) - int(other[0]), int(one[1]) - int(other[1])
        return length(across, down) < SAME_PLACE

    def others(self, state: Siege, request: Request) -> Sequence[Answer]:
        """What other habits of spending would take; that a hero stays, or stands before the Town Hall."""
        if isinstance(request, Choose):
            if request.topic == topics.COUNCIL:
                return [thumb_council.choose_decision(state, request, habit) for habit in thumb_council.HABITS[1:]]
            if request.topic == song_topics.ACTION and END in request.options:
                return [END]
        elif isinstance(request, Place) and request.topic == song_topics.MOVE and request.region is not None:
            return _held_back(state, request, request.region)
        return ()

    def deal_anew(self, game: Game[Any], state: Siege, seats: frozenset[SeatId], seed: int) -> bool:
        """V-5.1.2, V-7.2.3. Edges that nobody has seen and finds that lie face down; all seats see the same (R-V37)."""
        dealer = Dealer(seed)
        if state.groups and not state.edges_known:
            if state.phase is not Phase.HERO_DEPLOYMENT:
                return False
            plan = waves.plan_of(state.world, state.wave)
            for group in state.groups:
                group.edge = 0
            for group, written in zip(state.groups, plan.groups, strict=False):
                group.edge = written.edge
            edges.determine(dealer, state, plan.escalation)
        for token in state.tokens.values():
            if not token.revealed:
                # V-7.3.1.
                token.result = dealer.roll(PROGRAM, topics.TOKEN_RESULT, 1, "V-7.3.1", token.id, hidden=True)[0]
        return True


def _held_back(siege: Siege, request: Place, region: Region) -> list[Answer]:
    """Between the Town Hall and the nearest enemy, and where the model stands."""
    model = siege.model(request.subject)
    foe = Outlook(siege).nearest_foe(model)
    spots = [(model.x, model.y)]
    if foe is not None:
        spots.insert(0, region.nearest(*guard_spot(siege, siege.world.heart, foe)))
    return [(x, y, region.turns[0]) for x, y in spots]


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(Table):
    """Throws the dice that nobody sees, from a seed of its own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.thrown = 0

    def ask(self, request: Request) -> Answer:
        self.thrown += 1
        return seeded_answer(self.seed, self.thrown, request)

    def tell(self, fact: Fact) -> None:
        """Nobody hears of it."""

    def checkpoint(self) -> None:
        """Nothing is kept."""
