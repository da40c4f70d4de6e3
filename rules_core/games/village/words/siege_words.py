"""The words of one siege, as the program asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.games.village.state.siege import World
from rules_core.games.village.words.correction_words import roll_words
from rules_core.games.village.words.deed_words import deed, step_words
from rules_core.games.village.words.dice_words import dice_sentence
from rules_core.games.village.words.landmarks import landmarks, place_words
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.question_words import answers, question
from rules_core.games.village.words.question_words import option as option_words
from rules_core.games.village.words.report_words import sentence
from rules_core.games.village.words.tale_words import tale
from rules_core.games.words import Option, Question, Spot, Tale, Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Place, Request, Roll
from rules_core.song.words.rout_words import rout
from rules_core.wording.sentence import Part, Sentence


class SiegeWords(Words):
    """Names of this village, and the sentences of every siege."""

    def __init__(self, world: World) -> None:
        self.names = SiegeNames(world)

    def name(self, id: str) -> Part:
        return self.names.of(id)

    def fact(self, fact: Fact) -> Sentence:
        return sentence(fact, self.names)

    def tale(self, fact: Fact, before: Fact | None) -> Tale:
        return tale(fact, before, self.names)

    def together(self, facts: Sequence[Fact]) -> Sequence[Sentence]:
        return rout(facts, self.names)

    def question(self, request: Request, state: Any) -> Question:
        return question(request, state, self.names)

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        return answers(request, state, self.names)

    def option(self, request: Request, option: str, state: Any) -> str:
        return option_words(request, option, state, self.names).title

    def spots(self, request: Place, state: Any) -> tuple[Spot, ...]:
        return landmarks(state, request, self.names)

    def place(self, request: Place, x: int, y: int, state: Any) -> str:
        return place_words(state, (x, y), self.names)

    def dice(self, request: Roll, state: Any) -> str:
        return dice_sentence(request, state, self.names)

    def deed(self, request: Request, answer: Answer, state: Any) -> str:
        return deed(request, answer, state, self.names)

    def undone(self, step: Fact | None) -> str:
        return step_words(step, self.names)

    def roll(self, request: Roll) -> str:
        parts = {"model": self.names.of(request.subject), "roll": roll_words(request.topic)}
        return Sentence("{model}: {roll}" if request.subject else "{roll}", parts).text()
