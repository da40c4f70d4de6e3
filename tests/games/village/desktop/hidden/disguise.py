"""The same game with other secrets: whatever players see of both must be the same.

Hidden are the spawn edges until the enemy deploys or scouts tell (V-5.1.2, V-5.1.3), what a token is until it is
revealed (V-7.2.3, V-7.2.4), and the seed, from which all dice to come follow.
"""

from __future__ import annotations

from typing import Any

from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.rules import topics
from rules_core.games.village.state.codec import clone
from rules_core.games.village.state.siege import Siege
from rules_core.kernel.checkpoints import Checkpoint
from rules_core.kernel.match import Match, Supplier, begin
from rules_core.kernel.requests import Answer, Request, is_hidden
from rules_core.kernel.simulation import Player
from rules_core.players.random_player import RandomPlayer
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say

EDGES = 4
FACES = 6


def disguised(siege: Siege) -> Siege:
    """A copy with other secrets; what players know already stays."""
    other = clone(siege)
    if not other.edges_known:
        for group in other.groups:
            group.edge = group.edge % EDGES + 1
    for token in other.tokens.values():
        if not token.revealed:
            token.result = token.result % FACES + 1
    return other


def has_secrets(siege: Siege) -> bool:
    """Whether there is anything to hide at all, the dice to come apart."""
    unknown = bool(siege.groups) and not siege.edges_known
    return unknown or any(not token.revealed for token in siege.tokens.values())


def twin_of(match: Match[Any]) -> Match[Any]:
    """The match at the same question, with another seed and other secrets in its state and its last checkpoint."""
    twin = match.fork()
    twin.seed += 1
    twin.state = disguised(match.state)
    last = match.last_checkpoint(match.journal.head)
    state = disguised(match.state_at(last))
    twin.checkpoints[last.node] = Checkpoint(last.node, last.ordinal, last.before, state, last.facts)
    return twin


class OtherSecrets(DicePolicy):
    """Gives the same dice as ever, but for hidden ones of edges and tokens: those show another face.

    As many dice are rolled again as before (5 and 6 for an edge; all groups at one edge), so all other dice are equal.
    """

    def supply(self, seed: int, place: int, request: Request) -> Answer | None:
        answer = super().supply(seed, place, request)
        if not is_hidden(request) or not isinstance(answer, tuple) or not isinstance(answer[0], int):
            return answer
        face = answer[0]
        if request.topic == topics.SPAWN_EDGE and face <= EDGES:
            return (face % EDGES + 1,)
        if request.topic == topics.TOKEN_RESULT:
            return (face % FACES + 1,)
        return answer


def with_other_secrets(match: Match[Any]) -> Match[Any]:
    """The match at the same question, whose secrets from now on are others."""
    other = match.fork()
    other.supplier = OtherSecrets()
    return other


def session_of(match: Match[Any]) -> MatchSession:
    """A session round a match that nobody keeps."""
    return MatchSession(match, DicePolicy(), NoKeeper(), 1, "Test", nothing_to_say)


def new_game(seed: int, mode: str = "screen", supplier: Supplier | None = None, **options: object) -> Match[Any]:
    """A short game of two heroes, played on the screen or at a table."""
    content = shipped()
    setup = build(content, {"heroes": list(content.heroes)[:2], "length": "intro", **options})
    match: Match[Any] = begin(GAMES[GAME](setup), seed, supplier or DicePolicy())
    if mode != "screen":
        match.amend("play_mode", mode)
    return match


def player_of(kind: str, seed: int) -> Player[Any]:
    """Somebody who plays: by lot or by rule of thumb."""
    return RandomPlayer(seed) if kind == "lot" else ThumbPlayer()


def step(match: Match[Any], player: Player[Any]) -> None:
    """Give one answer."""
    assert match.pending is not None
    match.answer(player.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
