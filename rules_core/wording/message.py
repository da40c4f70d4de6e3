"""Sentences as a template and what fills it, so that they can be said in another language and in other units."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_core.wording.translation import TONGUE, decimal, inside, official, say, tell

UNITS_AN_INCH = 254
UNITS_A_CENTIMETRE = 100


@dataclass(frozen=True)
class Distance:
    """A length in tenths of a millimetre, said in the chosen unit."""

    units: int

    def __str__(self) -> str:
        # Nobody measures nearer than a hundredth of an inch.
        text = decimal(self.units / (UNITS_A_CENTIMETRE if TONGUE.centimetres else UNITS_AN_INCH), 2)
        text = text.rstrip("0").rstrip(TONGUE.point)
        return tell("{number} cm", number=text) if TONGUE.centimetres else tell("{number} in", number=text)


@dataclass(frozen=True)
class Called:
    """What something of the content is called, inside a sentence; shipped things in the language in force."""

    place: str
    """Where the catalogue has its words, such as "ground/wood/name"."""
    name: str

    def __str__(self) -> str:
        return inside(official(self.place, self.name))


Value = str | int | Distance | Called
"""What may fill a place of a template."""


@dataclass(frozen=True)
class Said:
    """One sentence: the template with its places in braces, and what fills them."""

    template: str
    values: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        # Names of fields are words of ours too; what a person typed has no other words and stays.
        texts = {key: say(value) if isinstance(value, str) else str(value) for key, value in self.values.items()}
        return say(self.template).format(**texts) if texts else say(self.template)
