"""Two items of one kind, field by field: what differs, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.look.lengths import plain
from desktop.workshop.forms.field_words import choice_of, name_of
from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Item
from rules_core.content.values import listed
from rules_core.games.catalogue import schema_of
from rules_core.kernel.game import Plain
from rules_core.song import trait_types
from rules_core.song.options import INCH

SHOWN_LINES = 5


@dataclass(frozen=True)
class FieldChange:
    """One field that is not the same."""

    name: str
    mine: str
    theirs: str


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("PackDifferences", text, "", number)


def differences(mine: Item, theirs: Item) -> list[FieldChange]:
    """What differs, in the order of the form."""
    found: list[FieldChange] = []
    _compare(schema_of(theirs.game).fields.get(theirs.kind, ()), mine.plain, theirs.plain, "", found)
    return found


def value_words(field: Field, value: Any) -> str:
    """A value as a player reads it, short enough for a cell."""
    if value is None:
        return _tr("(nothing)")
    if field.kind is FieldKind.FLAG:
        return _tr("Yes") if value is True else _tr("No")
    if field.kind is FieldKind.INCHES:
        return plain(round(value * INCH)) if isinstance(value, (int, float)) else str(value)
    if field.kind is FieldKind.WORD:
        return choice_of(field, str(value))
    if field.kind is FieldKind.WORDS and isinstance(value, list):
        return ", ".join(choice_of(field, str(one)) for one in value) or _tr("(nothing)")
    if field.kind is FieldKind.TRAITS and isinstance(value, list):
        return ", ".join(_trait_words(one) for one in value) or _tr("(nothing)")
    if field.kind is FieldKind.OUTLINE and isinstance(value, list):
        return _tr("%n corner(s)", len(value)) + f": {_corners(value)}"
    if field.kind is FieldKind.POINT and isinstance(value, list):
        return _corners([value])
    if field.kind is FieldKind.TABLES and isinstance(value, list):
        return _tr("%n entr(y|ies)", len(value))
    if field.kind is FieldKind.LINES and isinstance(value, list):
        return _tr("%n entr(y|ies)", len(value))
    if isinstance(value, list):
        return ", ".join(str(one) for one in value) or _tr("(nothing)")
    if isinstance(value, dict):
        return ", ".join(f"{key}: {one}" for key, one in value.items())
    return str(value)


def _compare(fields: Sequence[Field], mine: Plain, theirs: Plain, before: str, found: list[FieldChange]) -> None:
    for field in fields:
        one, other = _value(mine, field), _value(theirs, field)
        if one == other:
            continue
        name = before + name_of(field)
        if field.kind is FieldKind.TABLE and isinstance(one, dict) and isinstance(other, dict) and field.parts:
            _compare(field.parts, one, other, f"{name}: ", found)
        elif field.kind is FieldKind.TABLES and field.parts:
            _compare_tables(field, _tables(one), _tables(other), name, found)
        elif field.kind is FieldKind.LINES:
            found.append(FieldChange(name, _lines(field, one, other), _lines(field, other, one)))
        else:
            found.append(FieldChange(name, value_words(field, one), value_words(field, other)))


def _compare_tables(field: Field, mine: list[Plain], theirs: list[Plain], name: str, found: list[FieldChange]) -> None:
    one, other = _by_name(mine), _by_name(theirs)
    for key in (*one, *(key for key in other if key not in one)):
        row = f"{name}, {key}"
        if key not in other:
            found.append(FieldChange(row, _tr("is there"), _tr("is not there")))
        elif key not in one:
            found.append(FieldChange(row, _tr("is not there"), _tr("is there")))
        elif one[key] != other[key]:
            _compare(field.parts, one[key], other[key], f"{row}: ", found)
    if list(one) != list(other) and sorted(one) == sorted(other):
        found.append(FieldChange(name, ", ".join(one), ", ".join(other)))


def _lines(field: Field, these: Any, others: Any) -> str:
    """How many texts there are, and the first few that the other list does not have."""
    said = value_words(field, these)
    if not isinstance(these, list) or not isinstance(others, list):
        return said
    known = {str(one) for one in others}
    own = [str(one) for one in these if str(one) not in known]
    return f"{said}: {listed(own[:SHOWN_LINES])}{' ...' if len(own) > SHOWN_LINES else ''}" if own else said


def _by_name(tables: list[Plain]) -> dict[str, Plain]:
    """Tables by what tells them apart for a reader: their name if each has its own, else their place."""
    for key in ("name", "id"):
        names = [str(one.get(key, "")) for one in tables]
        if all(names) and len(set(names)) == len(names):
            return dict(zip(names, tables, strict=True))
    return {str(place): one for place, one in enumerate(tables, start=1)}


def _value(plain: Plain, field: Field) -> Any:
    value = plain.get(field.key, field.default)
    return list(value) if isinstance(value, tuple) else value


def _tables(value: Any) -> list[Plain]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def _trait_words(trait: Any) -> str:
    if not isinstance(trait, dict):
        return str(trait)
    known = _traits().get(str(trait.get("id")))
    words = known.name if known is not None else str(trait.get("id", ""))
    return f"{words} ({trait['against']})" if trait.get("against") else words


@lru_cache(maxsize=1)
def _traits() -> dict[str, trait_types.TraitType]:
    return trait_types.shipped()


def _corners(points: list[Any]) -> str:
    return "  ".join(
        " / ".join(f"{number:g}" if isinstance(number, (int, float)) else str(number) for number in point)
        if isinstance(point, list)
        else str(point)
        for point in points
    )
