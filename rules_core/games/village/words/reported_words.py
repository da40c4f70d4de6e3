"""What people at a table without a map are asked about it, in words: contact, distance, sight, what is nearest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.rules.contacts import NOTHING
from rules_core.games.village.words.names import Names
from rules_core.games.village.words.question_texts import QUESTIONS
from rules_core.games.words import Question
from rules_core.ground import reported
from rules_core.ground.ground import Sight
from rules_core.ground.reported import EQUAL, NEAREST, OUT_OF_RANGE, RANGE, SIGHT, WITHIN
from rules_core.kernel.requests import Request, options_of
from rules_core.song.stick_words import sticks
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import say

REPORTED: Final = (topics.CONTACT, WITHIN, RANGE, SIGHT, NEAREST)
ORDER: Final = ("within", "beyond", "1", "2", "3", "0", "clear", "cover", "none", EQUAL, NOTHING)
"""In which order answers stand that are nobody's name: a key means the same each time, whatever is likely."""
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


NEAREST_THROUGH_THE_AIR: Final = (
    Sentence("Which of these is nearest to {name}, in a straight line?"),
    Sentence("Nothing on the ground is in its way. The blue answer is what the program believes."),
)


def question(request: Request, names: Names, *, in_the_air: bool = False) -> Question:
    """The question; the likely answer is what Enter gives. `in_the_air`: whose way it is about goes straight."""
    pieces = [*options_of(request)[0].split(":"), "", ""]
    parts: dict[str, Part] = {
        "name": Capital(names.of(request.subject)) if request.subject else "",
        "other": names.of(pieces[1]) if pieces[1] else "",
        "distance": _distance(pieces[2]),
    }
    title, second = (
        NEAREST_THROUGH_THE_AIR if request.topic == reported.NEAREST and in_the_air else QUESTIONS[request.topic]
    )
    return Question(Sentence(title.template, parts).words(), second.words())


def answer_no(request: Request) -> str:
    """The answer by which a shot cannot be: the target is farther than any stick, or not seen; "" where none is."""
    no = {RANGE: OUT_OF_RANGE, SIGHT: f"{Sight.NONE.value}:"}.get(request.topic)
    return next((one for one in options_of(request) if no is not None and one.startswith(no)), "")


LIKELY_SIGHT: Final[dict[str, Phrase]] = {
    Sight.CLEAR.value: Phrase("in sight"),
    Sight.COVER.value: Phrase("behind cover"),
    Sight.NONE.value: Phrase("out of sight"),
}
LIKELY_SIGHT_BACK: Final[dict[str, Phrase]] = {
    Sight.CLEAR.value: Phrase("seen from there"),
    Sight.COVER.value: Phrase("seen from there"),
    Sight.NONE.value: Phrase("unseen from there"),
}


WITH_OVERWATCH: Final[dict[str, Phrase]] = {
    "yes": Phrase("with Overwatch"),
    "no": Phrase("without Overwatch"),
}


def all_likely(likely: Sequence[tuple[Request, str]], names: Names) -> str:
    """All the likely answers about one shot, from the question that stands on: that one is about who shoots."""
    shooter = likely[0][0].subject
    said: list[Part] = []
    for request, one in likely:
        if request.topic == topics.OVERWATCH:
            said.append(WITH_OVERWATCH[one])
            continue
        in_sight = LIKELY_SIGHT if request.subject == shooter else LIKELY_SIGHT_BACK
        said.append(in_sight.get(one.partition(":")[0]) or answer(one, names))
    whole = said[0]
    for part in said[1:]:
        whole = Sentence("{first}, {second}", {"first": whole, "second": part})
    return Sentence("{all}", {"all": Capital(whole)}).words()


def rather(no: str, name: str) -> str:
    """The answer "no", and who is shot at instead."""
    return Sentence("{no}, rather {name}", {"no": no, "name": name}).words()


def rather_move(no: str) -> str:
    """The answer "no", and that nobody is shot at before a Move."""
    return Sentence("{no}, rather move", {"no": no}).words()


def is_fixed(one: str) -> bool:
    """Whether an answer is nobody's name."""
    return one.partition(":")[0] in ORDER


def in_order(options: tuple[str, ...]) -> tuple[str, ...]:
    """The answers as they are offered: those that mean the same each time first, then those that are names."""
    fixed = sorted([one for one in options if is_fixed(one)], key=lambda one: ORDER.index(one.partition(":")[0]))
    return (*fixed, *(one for one in options if not is_fixed(one)))


def answer(one: str, names: Names) -> str:
    """An answer in words."""
    if one.startswith(OUT_OF_RANGE):
        return say("Farther")
    sticks_away, _, rest = one.partition(":")
    if sticks_away.isdigit():
        return Sentence("Up to {distance}", {"distance": _distance(rest.partition(":")[2])}).words()
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
