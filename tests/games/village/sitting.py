"""A table at which every answer is written down beforehand, question by question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rules_core.kernel.chance import seeded_answer
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Choose, Place, Request, Roll, is_chance
from rules_core.kernel.table import Table

Kind = TypeVar("Kind", bound=Fact)

Written = tuple[str, Answer | int]
"""The topic of a question and its answer; a single die may be written as a number."""


class Sitting(Table):
    """Answers in the order of the questions. A question of another topic than written fails the test."""

    def __init__(self, *answers: Written) -> None:
        self.answers = list(answers)
        self.asked: list[Request] = []
        self.facts: list[Fact] = []
        self.checkpoints = 0

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        assert self.answers, f"no answer is written for {request}"
        topic, answer = self.answers.pop(0)
        assert request.topic == topic, f"{request} comes before {topic}"
        legal = (answer,) if isinstance(answer, int) else answer
        request.check(legal)
        return legal

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)

    def checkpoint(self) -> None:
        self.checkpoints += 1

    def told(self, kind: type[Kind]) -> list[Kind]:
        """The facts of a kind, in order."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def last_question(self) -> Request:
        """The question asked last."""
        return self.asked[-1]


class Careless(Sitting):
    """Dice and cards by a seed, the first option of everything else, and of every place the first spot."""

    def __init__(self, seed: int = 1, **answers: Answer | int) -> None:
        super().__init__()
        self.seed = seed
        self.by_topic = {topic.replace("_", "-"): answer for topic, answer in answers.items()}

    def ask(self, request: Request) -> Answer:
        self.asked.append(request)
        written = self.by_topic.get(request.topic)
        if written is not None:
            answer: Answer = (written,) if isinstance(written, int) else written
        elif is_chance(request):
            answer = seeded_answer(self.seed, len(self.asked), request)
        elif isinstance(request, Choose):
            answer = request.options[0]
        elif isinstance(request, Place):
            answer = first_spot(request)
        else:
            answer = ""
        request.check(answer)
        return answer


def first_spot(request: Place) -> tuple[int, int, int]:
    """The first spot of the region, in the first direction that fits."""
    region = request.region
    assert region is not None
    x, y = region.candidates()[0]
    turn = next(one for one in region.turns if region.contains_turned(x, y, one))
    return x, y, turn


def hidden(requests: Sequence[Request]) -> list[bool]:
    """For every roll whether it is hidden."""
    return [request.hidden for request in requests if isinstance(request, Roll)]
