"""What a game says to people: names, sentences for facts, questions and options. Made for one game, with its content.

A small game fills in templates; a large one derives from `Words` and words everything itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any

from mypy_extensions import mypyc_attr

from rules_core.games.playing_card import PlayingCard, PrintedCard
from rules_core.kernel.facts import Fact, FieldAmended, Step
from rules_core.kernel.marks import Mark
from rules_core.kernel.requests import Answer, Place, Request, Roll, SeatId, Sketch, Topic, Write, options_of
from rules_core.wording.sentence import Part, Phrase, Sentence, ShownDie, Tone
from rules_core.wording.translation import say, tell


@dataclass(frozen=True)
class Question:
    """A question as a person reads it, in the language in force."""

    title: str
    second: str = ""
    """The helping line below it."""


@dataclass(frozen=True)
class Option:
    """One answer of a question as its button says it."""

    title: str
    second: str = ""
    """The smaller line below it."""
    group: str = ""
    """What is said of several answers together, where there may be too many to stand side by side."""
    apart: str = ""
    """What tells it from the others of which that is said."""


@dataclass(frozen=True)
class Spot:
    """A place that a question offers, in words for somebody without a map."""

    place: tuple[int, int, int]
    """The answer: left, top and turn."""
    title: str
    second: str = ""
    thing: str = ""
    """What on the table it is said from, "" for nothing."""
    is_toward: bool = False
    """Whether it lies only on the way to that thing."""
    near: str = ""
    """What is said of several places together, "The Forge"; "" for a place that stands alone."""


def tone_of(fact: Fact, headings: tuple[type[Fact], ...] = ()) -> Tone:
    """How loud a fact is told: a step of the timeline is one of the chronicle too, and some begin or end a part of the
    game."""
    if isinstance(fact, headings):
        return Tone.HEADING
    return Tone.STEP if isinstance(fact, Step) else Tone.PLAIN


class Tale(Enum):
    """Where a fact stands in what is told together: what happens in one activation, for example."""

    ALONE = "alone"
    """It is told by itself, and what it stands amid goes on after it."""
    ENDS = "ends"
    """It is told by itself, and what was told together is over."""
    OPENS = "opens"
    """What is told together begins with it; its sentence is the head, unless there is one already."""
    OPENS_UNTOLD = "opens untold"
    """The same, but the head is a later sentence."""
    TOLD = "told"
    """It is told together with what came before."""
    TOGETHER = "together"
    """It is one of several of the same kind, which the one sentence tells as `Words.together` puts them."""
    UNTOLD = "untold"
    """It belongs to what came before, and the one sentence passes it over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of one game. What is not overridden is said plainly, with ids for names."""

    people: Mapping[SeatId, str] = {}
    """What the people at the seats are called, by seat, where they have said it; set anew, never changed here."""

    def name(self, id: str) -> Part:
        """What somebody or something is called."""
        return id

    def called(self, id: str) -> str:
        """The same in the language in force, as it begins a line."""
        return Sentence("{name}", {"name": self.name(id)}).text()

    def fact(self, fact: Fact) -> Sentence:
        """The sentence for something that happened."""
        return Sentence("{fact}", {"fact": type(fact).__name__}, clause=fact.clause)

    def tale(self, fact: Fact, before: Fact | None) -> Tale:
        """Whether a fact is told together with others, by itself and the one before it."""
        return Tale.ALONE

    def together(self, facts: Sequence[Fact]) -> Sequence[Sentence]:
        """What happened one after the other and is told at once (`Tale.TOGETHER`)."""
        return tuple(self.fact(one) for one in facts)

    def question(self, request: Request, state: Any) -> Question:
        """The question in words."""
        return Question(request.topic)

    def option(self, request: Request, option: str, state: Any) -> str:
        """One answer of a question, as its button says it."""
        return option

    def answers(self, request: Request, state: Any) -> tuple[Option, ...]:
        """All answers of a question that has named ones."""
        return tuple([Option(self.option(request, one, state)) for one in options_of(request)])

    def spots(self, request: Place, state: Any) -> tuple[Spot, ...]:
        """Good places that a question offers, in words; none where they are told by their lengths."""
        return ()

    def place(self, request: Place, x: int, y: int, state: Any) -> str:
        """A place in words, for somebody without a map; "" where it is told by its lengths."""
        return ""

    def dice(self, request: Roll, state: Any) -> str:
        """How many dice are thrown, what they need, and the question's helping line."""
        dice = say("1 die") if request.dice == 1 else tell("{count} dice", count=request.dice)
        if request.sides != 6:
            dice = tell("{dice} with {sides} faces", dice=dice, sides=request.sides)
        words = f"{dice}."
        if request.need and self.is_low(request):
            words = tell("{dice}: {need} or less is a success.", dice=dice, need=request.need)
        elif request.need == request.sides:
            words = tell("{dice}: only {need} is a success.", dice=dice, need=request.need)
        elif request.need:
            words = tell("{dice}: {need} or more is a success.", dice=dice, need=request.need)
        return " ".join([one for one in (words, self.question(request, state).second) if one])

    def is_low(self, request: Roll) -> bool:
        """Whether a die succeeds with what is needed or less, not with more."""
        return False

    def succeeds(self, request: Roll, face: int) -> bool:
        """Whether a die of a roll that needs something is a success."""
        return face <= request.need if self.is_low(request) else face >= request.need

    def suggestions(self, request: Write, state: Any) -> tuple[str, ...]:
        """Texts that may be taken for an answer, the first one first; none where people write by themselves."""
        return ()

    def card(self, option: str) -> PlayingCard | PrintedCard | None:
        """Which card an option of a draw is; None where it is none that people could draw."""
        return None

    def drawing(self, request: Sketch, state: Any) -> tuple[Mark, ...]:
        """What may be drawn, as for whoever takes a suggested text; none where people draw by themselves."""
        return ()

    def prompts(self, request: Write, state: Any) -> tuple[str, ...]:
        """Questions that help somebody to tell something, the first one first; none where none is needed."""
        return ()

    def deed(self, request: Request, answer: Answer, state: Any) -> str:
        """What an answer did, without a full stop; "" where its question and its own words say enough."""
        return ""

    def undone(self, step: Fact | None) -> str:
        """A step in "Undo ...", None for what comes before the first; "" where the step's own name says enough."""
        return ""

    def roll(self, request: Roll) -> str:
        """What was rolled for and by whom, as a list of rolls says it."""
        return self.question(request, None).title

    def step(self, fact: Fact) -> str:
        """The name of a step of the timeline."""
        return self.fact(fact).text()


@mypyc_attr(allow_interpreted_subclasses=True)
class TemplateWords(Words):
    """Words from templates. Parts in braces are the fields of a fact, or `who`, `subject` and `dice` of a question.

    Values that are ids of `names` are shown as these; a list of faces named `faces` is shown as dice.
    """

    def __init__(
        self,
        names: Mapping[str, str],
        facts: Mapping[str, str],
        questions: Mapping[Topic, tuple[str, str]],
        options: Mapping[str, str],
    ) -> None:
        self.names = names
        self.facts = facts
        """By the name of the fact's class."""
        self.questions = questions
        """By topic: the question and its helping line."""
        self.options = options
        """By option; "topic:option" goes before "option"."""

    def name(self, id: str) -> Part:
        if id in self.people:
            return self.people[SeatId(id)]
        return Phrase(self.names[id]) if id in self.names else id

    def fact(self, fact: Fact) -> Sentence:
        template = self.facts.get(type(fact).__name__)
        if template is None and isinstance(fact, FieldAmended):
            template = "The table says otherwise: {what} {after}, not {before}."
        if template is None:
            return Sentence("{fact}", {"fact": type(fact).__name__}, clause=fact.clause)
        parts: dict[str, Part] = {}
        dice: tuple[ShownDie, ...] = ()
        for one in fields(fact):
            value = getattr(fact, one.name)
            if isinstance(value, tuple) and one.name == "faces":
                dice = tuple([ShownDie(int(face)) for face in value])
            parts[one.name] = self._part(value)
        return Sentence(template, parts, dice, fact.clause, tone_of(fact))

    def question(self, request: Request, state: Any) -> Question:
        title, second = self.questions.get(request.topic, (request.topic, ""))
        parts: dict[str, Part] = {"who": self.name(request.who), "subject": self.name(request.subject)}
        if isinstance(request, Roll):
            parts["dice"] = request.dice
        return Question(Sentence(title, parts).text(), Sentence(second, parts).text() if second else "")

    def option(self, request: Request, option: str, state: Any) -> str:
        words = self.options.get(f"{request.topic}:{option}", self.options.get(option, self.names.get(option, option)))
        return say(words)

    def _part(self, value: Any) -> Part:
        if isinstance(value, tuple):
            return tuple([self._part(one) for one in value])
        return self.name(value) if isinstance(value, str) else int(value)
