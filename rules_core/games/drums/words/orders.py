"""What a player without a person does, as orders for people who move its men at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.drums.rules import topics
from rules_core.games.drums.rules.fire import SHOOT_AND_RELOAD
from rules_core.games.drums.rules.turns import PASS, WITHDRAW
from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.words.drums_words import DrumsWords
from rules_core.games.drums.words.spots import place_of
from rules_core.games.drums.words.table_names import TableNames
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Place, Request, SeatId
from rules_core.kernel.simulation import Thought
from rules_core.song import topics as song_topics
from rules_core.song.facts import ModelMoved, StoodUp
from rules_core.song.field import GROUP_MOVE, REGROUP
from rules_core.song.groups import VOLLEY
from rules_core.song.warband import Model, ModelId
from rules_core.song.words.forced_words import CHOSEN, forced_moves, got_up
from rules_core.song.words.measures import measure_in
from rules_core.wording.sentence import Capital, Part, Sentence

UNSAID: Final = ("move", "end", "stand", "done", GROUP_MOVE, REGROUP, VOLLEY, SHOOT_AND_RELOAD)
"""Deeds that say nothing by themselves: a fact tells them, or nobody has to do anything."""
TOLD: Final = (song_topics.ACTION, topics.FELL, topics.WHO_FIRES, song_topics.FOLLOW_UP)
"""Questions whose answers people at the table have to hear of."""

COMPANY: Final = (song_topics.VOLLEY, topics.FRONT)
"""Questions about who fires along."""


def carried_out(facts: Sequence[Fact], battle: Battle, names: TableNames, played: Sequence[SeatId]) -> list[Sentence]:
    """What people have to do with miniatures, a line each; `played` are the seats that nobody holds."""

    def place(model: Model, x: int, y: int) -> Part:
        return place_of(battle, model, x, y, names)

    found = list(forced_moves(facts, battle, names, place, OwnMovesOf(played)))
    risen = [one for one in facts if isinstance(one, StoodUp) and _side(one.model) in played]
    return found + got_up(risen, names)


class OwnMovesOf:
    """How a move is told that one of these seats has chosen: people have not made it yet."""

    def __init__(self, played: Sequence[SeatId]) -> None:
        self.played = played

    def __call__(self, fact: Fact, facts: Sequence[Fact]) -> str:
        return CHOSEN if isinstance(fact, ModelMoved) and _side(fact.model) in self.played else ""


def _side(model: ModelId) -> SeatId:
    return SeatId(model.rpartition("-")[0])


def deed(request: Request, thought: Thought, words: DrumsWords, battle: Battle) -> Sentence | None:
    """What was decided, where no fact tells it before the dice: "P5: Fire at F3."; None where there is nothing."""
    answer = thought.answer
    if request.topic == topics.WHOM:
        if answer == PASS:
            return Sentence("{side} ends its turn.", {"side": Capital(words.name(request.who))})
        if answer == WITHDRAW:
            return Sentence("{side} withdraws.", {"side": Capital(words.name(request.who))})
        return None
    if request.topic in COMPANY and isinstance(answer, tuple):
        men = tuple([words.name(str(one)) for one in answer])
        is_volley = request.topic == song_topics.VOLLEY
        return Sentence("Together with {men}." if is_volley else "In front: {men}.", {"men": men}) if men else None
    if request.topic not in TOLD or not isinstance(answer, str) or answer in UNSAID:
        return None
    parts: dict[str, Part] = {
        "name": Capital(words.name(request.subject)),
        "deed": words.option(request, answer, battle),
    }
    return Sentence("{name}: {deed}.", parts)


def why(request: Request, thought: Thought, words: DrumsWords) -> Sentence | None:
    """The reason of a decision in the game's own words; None where it has none."""
    said = words.reason(thought.reason)
    if said is None:
        return None
    if thought.percent >= 0:
        return Sentence("Why: {reason} ({percent} %).", {"reason": said, "percent": thought.percent})
    return Sentence("Why: {reason}.", {"reason": said})


def second(request: Request, thought: Thought, words: DrumsWords, battle: Battle) -> Sentence | None:
    """What would have been done else."""
    other = thought.second
    if not isinstance(other, str) or isinstance(request, Place):
        return None
    return Sentence("Otherwise: {other}.", {"other": words.option(request, other, battle)})


def with_lengths(sentence: Sentence, battle: Battle) -> str:
    """As people read it at their table."""
    return sentence.text(measure_in(battle.play_mode))
