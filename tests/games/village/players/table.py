"""Situations for the thumb player: a little siege in mid-wave, and what it answers."""

from __future__ import annotations

from rules_core.games.village.content.types import Behaviour, Content
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Group, Phase, Siege
from rules_core.kernel.requests import Answer, Choose, Place, Topic
from rules_core.kernel.table import PLAYERS
from rules_core.song import activation, reach, topics
from rules_core.song.field import Acting
from tests.games.village.little import put, siege

PLAYER = ThumbPlayer()


def fight(behaviour: Behaviour = Behaviour.HUNTER, heroes: int = 2, of: Content | None = None) -> Siege:
    """A siege on the bare table in the heroes' turn, with one Enemy Group that has no models yet."""
    state = siege(heroes, of)
    state.phase = Phase.HERO_TURN
    state.round = 1
    state.groups = [Group(1, behaviour, 1)]
    return state


def hero(state: Siege, id: str, x: float, y: float, wounds: int = 0) -> Fighter:
    """A hero on the table; inches from the middle."""
    model = put(state, state.model(id), x, y)
    model.quality_lost = wounds
    return model


def act(state: Siege, model: Fighter, actions: int) -> str:
    """What the model does with so many actions."""
    state.acting = Acting(model.id, actions, turnover=False)
    options = tuple(activation.action_options(state, model, actions))
    question = Choose(PLAYERS, topics.ACTION, "SBH-ACT-10", model.id, options)
    answer = PLAYER.decide(state, question, 0)
    question.check(answer)
    assert isinstance(answer, str)
    return answer


def spot(state: Siege, model: Fighter, actions: int) -> tuple[float, float]:
    """Where its Move ends, in inches from the middle."""
    state.acting = Acting(model.id, actions, turnover=False)
    question = Place(PLAYERS, topics.MOVE, "SBH-MOV-4", model.id, reach.move_region(state, model, actions))
    answer = PLAYER.decide(state, question, 0)
    question.check(answer)
    x, y = int(answer[0]), int(answer[1])
    return x / 254 - 18, y / 254 - 18


def choose(state: Siege, topic: str, options: tuple[str, ...], subject: str = "") -> str:
    """The answer to any other question."""
    question = Choose(PLAYERS, Topic(topic), "V-6.1.4", subject, options)
    answer: Answer = PLAYER.decide(state, question, 0)
    question.check(answer)
    assert isinstance(answer, str)
    return answer
