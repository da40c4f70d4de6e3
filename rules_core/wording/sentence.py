"""A sentence about something that happened: a template with named parts, so that another language can word it anew.

Templates and phrases are English and are what translators see (`templates.py` lists them all). Lengths are shown in the
unit that the reader chose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Union

from rules_core.wording.translation import CASES, form, forms, in_chosen_unit, tell


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


@dataclass(frozen=True)
class ShownDie:
    """A die beside the sentence. `side` is "heroes", "enemies" or ""; `hit` is None where nothing was needed."""

    face: int
    side: str = ""
    hit: bool | None = None


@dataclass(frozen=True)
class Named:
    """A name with its article in the language in force, in all its forms: "die Schmiede|die Schmiede|der Schmiede"."""

    forms: str


Part = Union[str, int, Phrase, Named, Length, "Sentence", tuple["Part", ...]]
"""A name, a number, a phrase, a length, a sentence in the sentence, or several of these joined by "and"."""

Measure = Callable[[int], str]


@dataclass(frozen=True)
class Sentence:
    """What is told about one fact."""

    template: str
    """English, with the names of parts in braces."""
    parts: dict[str, Part] = field(default_factory=dict)
    dice: tuple[ShownDie, ...] = ()
    clause: str = ""
    tone: Tone = Tone.PLAIN
    details: tuple[Sentence, ...] = ()
    """What lies behind it, for those who ask: the parts of a score, the runner-up of a choice."""

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
            for one in CASES:
                marked = "{" + name + ":" + one + "}"
                if marked in template:
                    template = template.replace(marked, "{" + name + "_" + one + "}")
                    shown[f"{name}_{one}"] = _shown(part, measure, one)
        return template.format(**shown)


def _shown(part: Part, measure: Measure, case: str) -> str:
    if isinstance(part, Phrase):
        return form(forms(part.text), case)
    if isinstance(part, Named):
        return form(part.forms, case)
    if isinstance(part, Length):
        return measure(part.units)
    if isinstance(part, Sentence):
        return part.words(measure, case)
    if isinstance(part, tuple):
        shown = [_shown(one, measure, case) for one in part]
        if len(shown) < 2:
            return "".join(shown)
        return tell("{several} and {last}", several=", ".join(shown[:-1]), last=shown[-1])
    return str(part)
