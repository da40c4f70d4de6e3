"""Sentences as a template and what fills it, so that they can be said in another language and in other units."""

from __future__ import annotations

from dataclasses import dataclass, field

UNITS_AN_INCH = 254


@dataclass(frozen=True)
class Distance:
    """A length in tenths of a millimetre, said in inches where nobody chooses another unit."""

    units: int

    def __str__(self) -> str:
        # Nobody measures nearer than a hundredth of an inch.
        text = f"{self.units / UNITS_AN_INCH:.2f}"
        return f"{text.rstrip('0').rstrip('.')} in"


Value = str | int | Distance
"""What may fill a place of a template."""


@dataclass(frozen=True)
class Said:
    """One sentence: the template with its places in braces, and what fills them."""

    template: str
    values: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        texts = {key: str(value) for key, value in self.values.items()}
        return self.template.format(**texts) if texts else self.template
