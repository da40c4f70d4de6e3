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
from rules_core.wording.tape import on_stick, on_tape
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
    Sight.CLEAR.value: Phrase("seen in return"),
    Sight.COVER.value: Phrase("seen in return"),
    "light": Phrase("seen in return"),
    "heavy": Phrase("seen in return"),
    Sight.NONE.value: Phrase("unseen in return"),
}


NEARNESS: Final[dict[str, Phrase]] = {
    "within": Phrase("near enough"),
    "beyond": Phrase("too far away"),
}

Own = Mapping[Topic, Mapping[str, Phrase]]
"""Words for answers to questions of a game's own, by topic."""
NOTHING_OWN: Final[Own] = MappingProxyType({})


def all_likely(likely: Sequence[tuple[Request, str]], names: SongNames, own: Own = NOTHING_OWN) -> str:
    """All the likely answers about one shot or order, from the question that stands on: that one is about who shoots.

    `own` has words for answers to questions of the game's own.
    """
    target = _what_is_looked_at(likely[0][1])
    shooters = {request.subject for request, _ in likely if request.topic == SIGHT} - {target}
    measured = {request.subject for request, _ in likely if request.topic == WITHIN}
    said: list[Part] = []
    last: list[Part] = []
    alike: dict[tuple[Topic, str], list[Part]] = {}
    for request, one in likely:
        word = one.partition(":")[0]
        if request.topic in own:
            last.append(own[request.topic][one])
        elif request.topic == SIGHT and request.subject == target:
            said.append(LIKELY_SIGHT_BACK[word])
        elif request.topic == WITHIN:
            # One to whom others are near, or several who are near to one.
            near = request.subject if len(measured) > 1 else _what_is_looked_at(one)
            alike.setdefault((WITHIN, word), []).append(names.of(near))
        elif request.topic == SIGHT and len(shooters) > 1:
            alike.setdefault((SIGHT, word), []).append(names.of(request.subject))
        elif request.topic == SIGHT:
            said.append(LIKELY_SIGHT[word])
        else:
            said.append(answer(one, names))
    for (topic, word), who in alike.items():
        how = NEARNESS[word] if topic == WITHIN else LIKELY_SIGHT[word]
        said.append(Sentence("{names} {how}", {"names": tuple(who), "how": how}))
    whole, *rest = [*said, *last]
    for part in rest:
        whole = Sentence("{first}, {second}", {"first": whole, "second": part})
    return Sentence("{all}", {"all": Capital(whole)}).words()


def _what_is_looked_at(answer: str) -> str:
    """Whom or what an answer is about."""
    return answer.split(":")[1] if ":" in answer else ""


TOUCHING: Final = Sentence("{place}, touching {name}")
TOUCHING_IT: Final = Sentence("Touching {name}")
TOUCHING_NOTHING: Final = Sentence("{place}, touching nothing")


def touching(place: str, touched: str, names: SongNames) -> str:
    """A place in words, and what is touched there; without a place what is touched says it."""
    said = TOUCHING_NOTHING if touched == NOTHING else TOUCHING if place else TOUCHING_IT
    parts: dict[str, Part] = {"place": place, "name": names.of(touched) if touched != NOTHING else ""}
    return Sentence(said.template, parts).words()


def rather(no: str, name: str) -> str:
    """The answer "no", and who is shot at instead."""
    return Sentence("{no}, rather {name}", {"no": no, "name": name}).words()


def rather_move(no: str) -> str:
    """The answer "no", and that nobody is shot at before a Move."""
    return Sentence("{no}, rather move", {"no": no}).words()


def is_fixed(one: str) -> bool:
    """Whether an answer is nobody's name."""
    word, _, rest = one.partition(":")
    # A number alone is the name of an edge, one with a length says how many sticks away.
    return word in ORDER and bool(rest or not word.isdigit())


def in_order(options: tuple[str, ...]) -> tuple[str, ...]:
    """The answers as they are offered: those that mean the same each time first, then those that are names."""
    fixed = sorted([one for one in options if is_fixed(one)], key=lambda one: ORDER.index(one.partition(":")[0]))
    return (*fixed, *(one for one in options if not is_fixed(one)))


def answer(one: str, names: SongNames) -> str:
    """An answer in words."""
    if one.startswith(OUT_OF_RANGE):
        return say("Farther")
    sticks_away, _, rest = one.partition(":")
    if rest and sticks_away.isdigit():
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
    return Sentence("{stick} ({length})", {"stick": words.words(), "length": on_stick(int(units))})
