"""What people at a table without a map are asked about it, in words: contact, distance, sight, what is nearest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rules_core.ground import reported
from rules_core.ground.ground import Sight
from rules_core.ground.reported import EQUAL, NEAREST, OUT_OF_RANGE, RANGE, SIGHT, WITHIN
from rules_core.kernel.requests import Request, Topic, options_of
from rules_core.song import topics
from rules_core.song.contacts import NOTHING
from rules_core.song.stick_words import sticks
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Capital, Part, Phrase, Sentence
from rules_core.wording.tape import on_tape
from rules_core.wording.translation import say

REPORTED: Final = (topics.CONTACT, WITHIN, RANGE, SIGHT, NEAREST)
ORDER: Final = ("within", "beyond", "1", "2", "3", "0", "clear", "cover", "light", "heavy", "none", EQUAL, NOTHING)
"""In which order answers stand that are nobody's name: a key means the same each time, whatever is likely."""
FIXED: Final[dict[str, Phrase]] = {
    "within": Phrase("Yes"),
    "beyond": Phrase("No"),
    "clear": Phrase("Yes, clearly"),
    "cover": Phrase("Yes, behind cover"),
    "light": Phrase("Yes, behind light cover"),
    "heavy": Phrase("Yes, behind heavy cover"),
    "none": Phrase("No"),
    EQUAL: Phrase("They are equally near"),
    NOTHING: Phrase("Nothing"),
}
"""Answers that are nobody's name, by what stands before the colon."""
REPORT_QUESTIONS: Final[dict[Topic, tuple[Sentence, Sentence]]] = {
    topics.CONTACT: (
        Sentence("What does {name} touch now?"),
        Sentence("Look at the table. The blue answer is what the program believes."),
    ),
    reported.WITHIN: (
        Sentence("Is {name} within {distance} of {other}?"),
        Sentence("Lay the stick from edge to edge. The blue answer is what the program believes."),
    ),
    reported.RANGE: (
        Sentence("How far is {name} from {other}?"),
        Sentence("Lay the stick from edge to edge. The blue answer is what the program believes."),
    ),
    reported.SIGHT: (
        Sentence("Can {name} see {other}?"),
        Sentence("From base to base. The blue answer is what the program believes."),
    ),
    reported.NEAREST: (
        Sentence("Which of these is nearest to {name}, on foot?"),
        Sentence("Around what cannot be crossed. The blue answer is what the program believes."),
    ),
}
"""The question and its second line, by topic."""

NEAREST_THROUGH_THE_AIR: Final = (
    Sentence("Which of these is nearest to {name}, in a straight line?"),
    Sentence("Nothing on the ground is in its way. The blue answer is what the program believes."),
)


def question(request: Request, names: SongNames, *, in_the_air: bool = False) -> tuple[str, str]:
    """The question and its second line; the likely answer is what Enter gives.

    `in_the_air`: whose way it is about goes straight.
    """
    pieces = [*options_of(request)[0].split(":"), "", ""]
    parts: dict[str, Part] = {
        "name": Capital(names.of(request.subject)) if request.subject else "",
        "other": names.of(pieces[1]) if pieces[1] else "",
        "distance": _distance(pieces[2], names),
    }
    title, second = (
        NEAREST_THROUGH_THE_AIR if request.topic == reported.NEAREST and in_the_air else REPORT_QUESTIONS[request.topic]
    )
    return Sentence(title.template, parts).words(), second.words()


def answer_no(request: Request) -> str:
    """The answer by which a shot cannot be: the target is farther than any stick, or not seen; "" where none is."""
    no = {RANGE: OUT_OF_RANGE, SIGHT: f"{Sight.NONE.value}:"}.get(request.topic)
    return next((one for one in options_of(request) if no is not None and one.startswith(no)), "")


LIKELY_SIGHT: Final[dict[str, Phrase]] = {
    Sight.CLEAR.value: Phrase("in sight"),
    Sight.COVER.value: Phrase("behind cover"),
    "light": Phrase("behind light cover"),
    "heavy": Phrase("behind heavy cover"),
    Sight.NONE.value: Phrase("out of sight"),
}
LIKELY_SIGHT_BACK: Final[dict[str, Phrase]] = {
    Sight.CLEAR.value: Phrase("seen from there"),
    Sight.COVER.value: Phrase("seen from there"),
    "light": Phrase("seen from there"),
    "heavy": Phrase("seen from there"),
    Sight.NONE.value: Phrase("unseen from there"),
}


NOTHING_OWN: Final[Mapping[Topic, Mapping[str, Phrase]]] = MappingProxyType({})


def all_likely(
    likely: Sequence[tuple[Request, str]], names: SongNames, own: Mapping[Topic, Mapping[str, Phrase]] = NOTHING_OWN
) -> str:
    """All the likely answers about one shot, from the question that stands on: that one is about who shoots.

    `own` has words for answers to questions of the game's own.
    """
    shooter = likely[0][0].subject
    said: list[Part] = []
    for request, one in likely:
        if request.topic in own:
            said.append(own[request.topic][one])
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


def answer(one: str, names: SongNames) -> str:
    """An answer in words."""
    if one.startswith(OUT_OF_RANGE):
        return say("Farther")
    sticks_away, _, rest = one.partition(":")
    if sticks_away.isdigit():
        return Sentence("Up to {distance}", {"distance": _distance(rest.partition(":")[2], names)}).words()
    if is_fixed(one):
        return say(FIXED[one.partition(":")[0]].text)
    return Sentence("{name}", {"name": Capital(names.of(one))}).words()


def _distance(units: str, names: SongNames) -> Part:
    """A length as sticks where it is whole ones: "Long (7 in)", else as on the tape."""
    if not units.isdigit():
        return ""
    words = sticks(int(units), names.sticks())
    if words is None:
        return on_tape(int(units))
    return Sentence("{stick} ({length})", {"stick": words.words(), "length": on_tape(int(units))})
