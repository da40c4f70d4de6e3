"""Settings of the rules: each is declared once, as a `Field` with its usual value, its limits, words and clause.

Items of content and forms hold lengths in inches; the rules, and setups of games, in tenths of a millimetre.
"""

from __future__ import annotations

from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.content.values import length
from rules_core.wording.translation import tell

Settings = tuple[Field, ...]


class UsualValues:
    """What holds where nobody says otherwise, for the attributes of a class of options."""

    def __init__(self, settings: Settings) -> None:
        self._values: dict[str, Any] = {field.key: in_units(field, field.usual) for field in settings}

    def flag(self, key: str) -> bool:
        """Of a switch."""
        return bool(self._values[key])

    def number(self, key: str) -> int:
        """Of a number or a length."""
        return int(self._values[key])

    def word(self, key: str) -> str:
        """Of a choice."""
        return str(self._values[key])


def in_units(field: Field, value: Any) -> Any:
    """A value of an item as the rules have it."""
    return length(value) if field.kind is FieldKind.INCHES else value


def limits_of(field: Field) -> tuple[int, int]:
    """The least and the most of a number or a length as the rules have it."""
    return int(in_units(field, field.least)), int(in_units(field, field.most))


def values_of(options: Any, settings: Settings) -> dict[str, Any]:
    """Every setting by name, as setups hold them."""
    return {field.key: getattr(options, field.key) for field in settings}


def read_settings(given: Any, settings: Settings, place: str, problems: list[str]) -> dict[str, Any]:
    """The settings of a setup that are named and fit. Faults are added to `problems`."""
    if not isinstance(given, dict):
        problems.append(tell("{place}: write the settings as names with values, or leave them out.", place=place))
        return {}
    by_name = {field.key: field for field in settings}
    values: dict[str, Any] = {}
    for name, value in given.items():
        field = by_name.get(name) if isinstance(name, str) else None
        if field is None:
            problems.append(tell("{place}.{name}: this setting is not known; remove it.", place=place, name=name))
            continue
        remedy = fault_of(field, value)
        if remedy:
            problems.append(f"{place}.{name}: {remedy}")
        else:
            values[field.key] = value
    return values


def fault_of(field: Field, value: Any) -> str:
    """What is wrong with a value of a setup, as a sentence with the remedy; "" when it fits."""
    if field.kind is FieldKind.FLAG:
        return "" if isinstance(value, bool) else tell("{value!r} does not fit; write true or false.", value=value)
    if field.kind is FieldKind.WORD:
        return (
            ""
            if value in field.words
            else tell("{value!r} does not fit; choose one of: {choices}.", value=value, choices=", ".join(field.words))
        )
    least, most = limits_of(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        return tell(
            "{value!r} does not fit; give a whole number from {limit_least} to {limit_most}.",
            value=value,
            limit_least=least,
            limit_most=most,
        )
    return ""
