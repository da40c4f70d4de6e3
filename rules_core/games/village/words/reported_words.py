"""What people at a table without a map are asked about it, in words: contact, distance, sight, what is nearest."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.rules.contacts import NOTHING
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.question_texts import QUESTIONS
from rules_core.games.words import Question
from rules_core.ground.reported import EQUAL, NEAREST, SIGHT, WITHIN
from rules_core.kernel.requests import Request, options_of
from rules_core.song.stick_words import sticks
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import say

REPORTED: Final = (topics.CONTACT, WITHIN, SIGHT, NEAREST)
FIXED: Final[dict[str, Phrase]] = {
    "within": Phrase("Yes"),
    "beyond": Phrase("No"),
    "clear": Phrase("Yes, clearly"),
    "cover": Phrase("Yes, behind cover"),
    "none": Phrase("No"),
    EQUAL: Phrase("They are equally near"),
    NOTHING: Phrase("Nothing"),
}
"""Answers that are nobody's name, by what stands before the colon."""


def question(request: Request, names: Names) -> Question:
    """The question; the likely answer stands first and is what Enter gives."""
    pieces = [*options_of(request)[0].split(":"), "", ""]
    parts: dict[str, Part] = {
        "name": Capital(names.of(request.subject)) if request.subject else "",
        "other": names.of(pieces[1]) if pieces[1] else "",
        "distance": _distance(pieces[2]),
    }
    title, second = QUESTIONS[request.topic]
    return Question(Sentence(title.template, parts).words(), second.words())


def is_fixed(one: str) -> bool:
    """Whether an answer is nobody's name."""
    return one.partition(":")[0] in FIXED


def answer(one: str, names: Names) -> str:
    """An answer in words."""
    if is_fixed(one):
        return say(FIXED[one.partition(":")[0]].text)
    return Sentence("{name}", {"name": Capital(names.of(one))}).words()


def _distance(units: str) -> Part:
    """A length as sticks where it is whole ones: "Long (7 in)", else as on the tape."""
    if not units.isdigit():
        return ""
    words = sticks(int(units))
    if words is None:
        return on_tape(int(units))
    return Sentence("{stick} ({length})", {"stick": words.words(), "length": on_tape(int(units))})
