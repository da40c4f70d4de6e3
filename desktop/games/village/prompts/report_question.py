"""What people at a table without a map are asked about it, in words: contact, distance, sight, what is nearest."""

from __future__ import annotations

from desktop.games.village.prompts.naming import name, name_inside, tr
from desktop.games.village.prompts.question_texts import QUESTIONS
from desktop.play.models.option_view import OptionView, QuestionView
from rules_core.games.village.rules import topics
from rules_core.games.village.rules.contacts import NOTHING
from rules_core.games.village.words.names import SiegeNames
from rules_core.ground.reported import EQUAL, NEAREST, SIGHT, WITHIN
from rules_core.kernel.requests import Request, options_of
from rules_core.song.stick_words import sticks
from rules_core.wording.tape import on_tape

REPORTED = (topics.CONTACT, WITHIN, SIGHT, NEAREST)
VERBS = ("within", "beyond", "clear", "cover", "none")


def report_words(request: Request, one: str) -> bool:
    """Whether an answer has words here."""
    if request.topic in (WITHIN, SIGHT):
        return one.partition(":")[0] in VERBS
    return request.topic in REPORTED


def report_question(request: Request, names: SiegeNames) -> QuestionView:
    """The question; the likely answer stands first and is what Enter gives."""
    options = options_of(request)
    who = name(names, request.subject)
    _, other, distance = (*options[0].split(":"), "", "")[:3]
    title, second = (tr(text) for text in QUESTIONS[request.topic])
    words = title.format(name=who, other=name_inside(names, other), distance=_distance(distance))
    return QuestionView(words, second, tuple(_option(one, names) for one in options))


def _option(one: str, names: SiegeNames) -> OptionView:
    fixed = {
        "within": (tr("Yes"), "ui/check"),
        "beyond": (tr("No"), "ui/x"),
        "clear": (tr("Yes, clearly"), "eye-target"),
        "cover": (tr("Yes, behind cover"), "arrows-shield"),
        "none": (tr("No"), "sight-disabled"),
        EQUAL: (tr("They are equally near"), "scales"),
        NOTHING: (tr("Nothing"), "ui/x"),
    }
    verb, _, _ = one.partition(":")
    if verb in fixed:
        title, icon = fixed[verb]
        return OptionView(one, title, "", icon)
    return OptionView(one, name(names, one), thing=one)


def _distance(units: str) -> str:
    """A length as sticks where it is whole ones: "Long (7 in)", else as on the tape."""
    if not units.isdigit():
        return ""
    words = sticks(int(units))
    plain = on_tape(int(units))
    if words is None:
        return plain
    said = words.words()
    return tr("{stick} ({length})").format(stick=said, length=plain)
