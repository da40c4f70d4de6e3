"""Joins what happened one after the other into one sentence: whoever acts is named once.

"Tobin Fletch acts with 3 dice: 2 actions, moves 4 in, takes aim at Hollow Pike 2a and misses, 7 to 7."
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rules_core.wording.sentence import Measure, Sentence
from rules_core.wording.translation import form, forms, in_chosen_unit, say

SUBJECT: Final = re.compile(r"\{(\w+)\} ")
"""What a template tells of, where it begins with it: "{model} moves {length}."."""
REPEATED: Final = re.compile(r"[^{}]*(\{\w+\})")
"""A template whose words need not be said twice: "moves {length}", and then only the length."""
FIRST_WORD: Final = re.compile(r"[^\W\d_]+")


def in_one_sentence(head: Sentence, rest: Sequence[Sentence], measure: Measure = in_chosen_unit) -> str:
    """The head, a colon, and of each other sentence its first one; its subject is named where that is another one.

    Under a head that says something of several each of them begins a line.
    """
    whole = _words(head).removesuffix(".")
    begin = "; ".join(_small(one) for one in whole.split(". "))
    shown = Sentence(begin, head.parts).words(measure)
    subject, before = _subject(head, measure), ""
    is_of_several = ": " in whole
    for number, one in enumerate(rest):
        first = _words(one).partition(". ")[0].removesuffix(".")
        template = ", ".join(_small(piece) for piece in first.split(": "))
        now = _subject(one, measure)
        goes_on = now == subject if now else number == 0
        joint = ", " if goes_on and number else "; " if number or is_of_several else ": "
        if is_of_several and now and now.lower() not in shown.lower():
            joint = ";\n"
        bare = SUBJECT.sub("", template, count=1) if now else template
        if goes_on:
            template = bare
        again = REPEATED.fullmatch(bare) if goes_on and bare == before else None
        before = bare
        if again is not None:
            joint, template = f" {say('and')} ", again[1]
        shown += joint + Sentence(template, one.parts).words(measure)
        subject = now if now or number else subject
    return f"{shown[:1].upper()}{shown[1:]}."


def _words(sentence: Sentence) -> str:
    """The template in the language in force."""
    return form(forms(sentence.template))


def _small(template: str) -> str:
    """The same as it stands amid a sentence."""
    first = FIRST_WORD.match(template)
    # Words with which sentences of games begin, and which have no capital letter amid one.
    small = say("a an each no one somebody something the then they two you").split()
    return template[:1].lower() + template[1:] if first is not None and first[0].lower() in small else template


def _subject(sentence: Sentence, measure: Measure) -> str:
    """Whom a sentence is about, as it is shown; "" where it does not begin with anybody."""
    found = SUBJECT.match(_words(sentence))
    if found is None or isinstance(sentence.parts.get(found[1], 0), int):
        return ""
    return Sentence(found[0].rstrip(), sentence.parts).words(measure)
