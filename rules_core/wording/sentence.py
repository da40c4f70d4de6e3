"""A sentence of any kind: a template with named parts, so that another language can word it anew.

What happened, what is wrong with an item, how something is placed: all are sentences.

Templates and phrases are English and are what translators see (`templates.py` lists them all). Lengths are shown in the
unit that the reader chose.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Union

from rules_core.wording.prepositions import after
from rules_core.wording.translation import exact_length, form, forms, in_chosen_unit, inside, official, tell


class Tone(Enum):
    """How much a sentence matters to somebody who only glances at the report."""

    HEADING = "heading"
    """A wave, a council, the end."""
    STEP = "step"
    """Whose turn it is: a round, an activation."""
    PLAIN = "plain"
    QUIET = "quiet"
    """Detail: where somebody moved, what a roll was for."""


@dataclass(frozen=True)
class Phrase:
    """Words of ours inside a sentence: translated like a template, but without parts."""

    text: str


@dataclass(frozen=True)
class Length:
    """A length in tenths of a millimetre."""

    units: int

    def __str__(self) -> str:
        return exact_length(self.units)


@dataclass(frozen=True)
class ShownDie:
    """A die beside the sentence. `side` is "heroes", "enemies" or ""; `hit` is None where nothing was needed.

    `begins` says that it was thrown after those before it, for something else.
    """

    face: int
    side: str = ""
    hit: bool | None = None
    begins: bool = False


@dataclass(frozen=True)
class Named:
    """A name with its article in the language in force, in all its forms: "die Schmiede|die Schmiede|der Schmiede"."""

    forms: str


@dataclass(frozen=True)
class Called:
    """What something of the content is called, inside a sentence; shipped things in the language in force."""

    place: str
    """Where the catalogue has its words, such as "ground/wood/name"."""
    name: str


@dataclass(frozen=True)
class Capital:
    """A name with a capital letter wherever it stands, as titles have it; its other cases are as they are."""

    part: Part


Part = Union[str, int, Phrase, Named, Called, Length, Capital, "Sentence", tuple["Part", ...]]
"""A name, a number, a phrase, a length, a sentence in the sentence, or several of these joined by "and"."""

Measure = Callable[[int], str]

IN_CASE: Final = re.compile(r"\{(\w+):(acc|dat)(?:\+(\w+))?\}")
"""A part in another case, with or without a preposition before it: its name, the case, the preposition."""


@dataclass(frozen=True)
class Sentence:
    """What is told, with the dice, the clause and what lies behind it."""

    template: str
    """English, with the names of parts in braces."""
    parts: dict[str, Part] = field(default_factory=dict)
    dice: tuple[ShownDie, ...] = ()
    clause: str = ""
    tone: Tone = Tone.PLAIN
    details: tuple[Sentence, ...] = ()
    """What lies behind it, for those who ask: the parts of a score, the runner-up of a choice."""

    def __str__(self) -> str:
        """The sentence as it stands, with exact lengths."""
        return self.words(exact_length)

    def text(self, measure: Measure = in_chosen_unit) -> str:
        """The whole sentence in the language in force; `measure` shows lengths."""
        words = self.words(measure)
        return words[:1].upper() + words[1:]

    def words(self, measure: Measure = in_chosen_unit, case: str = "") -> str:
        """The same in the middle of another sentence, where it begins with a small letter.

        A translation may ask for a part in another case: "{model} greift {goal:acc} an".
        """
        template = form(forms(self.template), case)
        shown: dict[str, str] = {}
        for name, part in self.parts.items():
            # What is nothing but its part stands in the case that the part is asked for.
            shown[name] = _shown(part, measure, case if template == "{" + name + "}" else "")
        for name, one, before in IN_CASE.findall(template) if ":" in template else ():
            if name in self.parts:
                words = _shown(self.parts[name], measure, one)
                marked, key = f"{name}:{one}+{before}" if before else f"{name}:{one}", f"{name}_{one}_{before}"
                template = template.replace("{" + marked + "}", "{" + key + "}")
                shown[key] = after(before, words) if before else words
        return template.format(**shown) if shown else template


def message(template: str, values: Mapping[str, Part] | None = None) -> Sentence:
    """A sentence that stands by itself, such as a fault and its remedy.

    Words among its values are looked up too: names of fields are ours, and what a person typed has no other words.
    """
    parts: dict[str, Part] = {}
    if values is not None:
        for name, value in values.items():
            parts[name] = Phrase(value) if isinstance(value, str) else value
    return Sentence(template, parts)


def _shown(part: Part, measure: Measure, case: str) -> str:
    if isinstance(part, Phrase):
        return form(forms(part.text), case)
    if isinstance(part, Named):
        return form(part.forms, case)
    if isinstance(part, Called):
        return inside(official(part.place, part.name))
    if isinstance(part, Length):
        return measure(part.units)
    if isinstance(part, Capital):
        words = _shown(part.part, measure, case)
        return words if case else words[:1].upper() + words[1:]
    if isinstance(part, Sentence):
        return part.words(measure, case)
    if isinstance(part, tuple):
        shown = [_shown(one, measure, case) for one in part]
        if len(shown) < 2:
            return "".join(shown)
        return tell("{several} and {last}", several=", ".join(shown[:-1]), last=shown[-1])
    try:
        return str(part)
    except ValueError:
        # Python refuses to write out numbers of thousands of digits.
        return "..."
