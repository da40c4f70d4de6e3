"""The language in force for what people read. The rules think in English; whoever shows their words sets another.

Three ways to word something, each used where the words are made for a reader and never where they are stored:
`say` for a text of ours, `tell` for a sentence with named parts, `official` for a text of the shipped content.
Facts, saves and content keep ids and English; nothing that is decided depends on the language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from rules_core.wording.quoting import quoted


def _nothing() -> Mapping[str, str]:
    return {}


class Language:
    """One language: the words for English texts, and the words of the shipped content by where they stand."""

    def __init__(self) -> None:
        self.language = "en"
        self.point = "."
        """What stands between whole number and decimals."""
        self.centimetres = False
        """Whether lengths are shown in centimetres; else in inches."""
        self.texts: Mapping[str, str] = {}
        self._read_official: Callable[[], Mapping[str, str]] = _nothing
        self._official: Mapping[str, str] | None = None

    def change_to(
        self,
        language: str,
        texts: Mapping[str, str],
        read_official: Callable[[], Mapping[str, str]] = _nothing,
        point: str = ".",
    ) -> None:
        """Take another language: `texts` by English, and how to read the texts of the content when first needed."""
        self.language = language
        self.texts = texts
        self.point = point
        self._read_official = read_official
        self._official = None

    def official(self, place: str) -> str:
        """The words for a text of the shipped content, "" where there are none."""
        if self._official is None:
            self._official = self._read_official()
        return self._official.get(place, "")


LANGUAGE_IN_FORCE: Final = Language()
"""The language of the whole program."""


INCH: Final = 254
CENTIMETRE: Final = 100
"""In tenths of a millimetre."""

BEFORE_SIGN: Final = re.compile(r"(?<=[\d}n]) (?=%(?![\dLn]))")
"""What stands between a number and its sign: "26 %", "{share} %", "%n %"; and not before "%n" or "%1"."""

CASES: Final = ("acc", "dat")
"""The forms that words may have beside the first one, in this order: the Forge, hit the Forge, at the Forge."""


def forms(text: str) -> str:
    """The words for a text, with all their forms: "der Tempel|den Tempel|dem Tempel"; English where there are none."""
    return bound(LANGUAGE_IN_FORCE.texts.get(text, text)) if text else text


def bound(words: str) -> str:
    """The same where no line ends between a number and its sign: every text that is shown comes through here."""
    return BEFORE_SIGN.sub("\N{NO-BREAK SPACE}", words) if " %" in words else words


def form(words: str, case: str = "") -> str:
    """One form of words that may have several; the first one where this one is not there."""
    if "|" not in words:
        return words
    several = words.split("|")
    at = CASES.index(case) + 1 if case in CASES else 0
    return several[at] if at < len(several) else several[0]


def say(text: str) -> str:
    """The text in the language in force; English where it has no words for it."""
    return form(forms(text))


def tell(template: str, **parts: object) -> str:
    """The sentence in the language in force, its parts in braces filled in; "{name!r}" quotes what others wrote."""
    words = say(template)
    for name in list(parts):
        quotes = "{" + name + "!r}"
        if quotes in words:
            words = words.replace(quotes, "{" + name + "_quoted}")
            parts[name + "_quoted"] = quoted(parts[name])
    return words.format(**parts)


def official(place: str, text: str) -> str:
    """A text of the shipped content, such as "hero/smith/name"; `text` is what the content itself says.

    Items that people made have ids of their own, so that nothing stands here for them.
    """
    return LANGUAGE_IN_FORCE.official(place) or text


def inside(noun: str) -> str:
    """A noun inside a sentence: with a small letter in English, as it stands in other languages."""
    return noun.lower() if LANGUAGE_IN_FORCE.language == "en" else noun


def decimal(number: float, places: int = 1) -> str:
    """A number with so many decimals, as the language in force writes it."""
    return f"{number:.{places}f}".replace(".", LANGUAGE_IN_FORCE.point)


def in_inches(units: int) -> str:
    """A length as LOOK shows it: 4.2 in."""
    return tell("{number} in", number=decimal(((abs(units) * 20 + INCH) // (2 * INCH)) / 10))


def in_centimetres(units: int) -> str:
    """The same length in centimetres: 10.7 cm."""
    return tell("{number} cm", number=decimal(((abs(units) + 5) // 10) / 10))


def exact_length(units: int) -> str:
    """A length as short as it can be said, to a hundredth: "5 in", "12.7 cm". Nobody measures nearer."""
    text = decimal(units / (CENTIMETRE if LANGUAGE_IN_FORCE.centimetres else INCH), 2)
    text = text.rstrip("0").rstrip(LANGUAGE_IN_FORCE.point)
    return tell("{number} cm", number=text) if LANGUAGE_IN_FORCE.centimetres else tell("{number} in", number=text)


def in_chosen_unit(units: int) -> str:
    """In inches or in centimetres, as the reader chose."""
    return in_centimetres(units) if LANGUAGE_IN_FORCE.centimetres else in_inches(units)
