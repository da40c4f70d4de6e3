"""Says in words in which row of which list a finding lies: "Level II", "Wave 3, group 1", or a building's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.items import Finding, Item
from rules_core.content.named_fields import LONGEST_NAME
from rules_core.content.references import Fields
from rules_core.content.values import is_plain, shown
from rules_core.wording.sentence import Called, Part, Phrase, Sentence, message
from rules_core.wording.translation import LANGUAGE_IN_FORCE, tell

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
CORNER: Final = "Corner {number}"
ROW: Final = "{field}, row {number}"
SIMPLE_LISTS: Final = (FieldKind.TAGS, FieldKind.REFERENCES)


NameOf = Callable[[str, str], Part | None]
"""What something that is no item is called: of what it is an id, and the id."""


def no_name(of: str, id: str) -> Part | None:
    """Where a game has nothing beside its items that is called by ids."""
    return None


def with_place(item: Item, found: Finding, fields_of: Fields, name_of: NameOf = no_name) -> Finding:
    """The finding with the rows that its path leads through; not those that its sentence names anyway."""
    if not any(isinstance(step, int) for step in found.path):
        return found
    told = [_text(value) for one in found.said for value in one.parts.values()]
    place: list[Sentence] = []
    fields = fields_of.get(item.kind, ())
    field: Field | None = None
    here: Any = item.plain
    for step in found.path:
        here = _inside(here, step)
        if isinstance(step, str):
            field = _called(fields, step)
            if field is None:
                break
            fields = field.parts
        elif field is not None:
            words = None if _is_told(field, here, told, name_of) else _row(field, here, step, name_of)
            if words is not None:
                place.append(words)
            if not field.parts:
                # What lies deeper, such as one number of a corner, is no row.
                break
    return replace(found, place=tuple(place))


def place_words(found: Finding) -> str:
    """The place as a person reads it; "" where there is none to be told."""
    parts = [str(one) for one in found.place]
    if LANGUAGE_IN_FORCE.language == "en":
        parts = [parts[number][:1].lower() + parts[number][1:] if number else parts[0] for number in range(len(parts))]
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def placed_sentence(found: Finding) -> str:
    """What is wrong with its place before it, for whoever does not see the place: "Level II: Name is empty."."""
    place = place_words(found)
    return tell("{place}: {sentence}", place=place, sentence=found.sentence) if place else found.sentence


def _row(field: Field, row: Any, number: int, name_of: NameOf) -> Sentence | None:
    """What a row of a list is called; None where the list's sentences show which it is."""
    values: dict[str, Part] = {"number": number + 1}
    if field.row:
        name = _name(field, row, name_of)
        if name is not None:
            return message(field.row_called, {"called": name})
        values["roman"] = ROMAN[number] if number < len(ROMAN) else number + 1
        return message(field.row, values)
    if field.kind is FieldKind.OUTLINE:
        return message(CORNER, values)
    return message(ROW, {**values, "field": field.name}) if field.kind in SIMPLE_LISTS else None


def _name(field: Field, row: Any, name_of: NameOf) -> Part | None:
    """What a row is called by its own key; None where it has none, or none that can be read in a sentence."""
    called = row.get(field.called) if isinstance(row, dict) and field.called else None
    if isinstance(called, int) and not isinstance(called, bool):
        return called
    if (
        not isinstance(called, str)
        or not called.strip()
        or len(called) > LONGEST_NAME
        or not is_plain(called, lines=False)
    ):
        return None
    part = field.part(field.called)
    named = name_of(part.of, called) if part is not None and part.of else None
    return called if named is None else named


def _is_told(field: Field, row: Any, told: list[str], name_of: NameOf) -> bool:
    """Whether a sentence with these values names the row, or shows it."""
    if not isinstance(row, dict):
        return _text(row) in told or shown(row) in told
    names = [row.get("name"), row.get(field.called), _name(field, row, name_of)]
    return any(one in told or shown(one) in told for one in [_text(name) for name in names if name is not None] if one)


def _text(value: Any) -> str:
    if isinstance(value, Called):
        return value.name
    if isinstance(value, Phrase):
        return value.text
    # Anything may stand there, also a number too long to be written out.
    return value if isinstance(value, str) else shown(value)


def _called(fields: tuple[Field, ...], key: str) -> Field | None:
    for one in fields:
        if one.key == key:
            return one
    return None


def _inside(holder: Any, step: str | int) -> Any:
    if isinstance(holder, dict):
        return holder.get(step)
    if isinstance(holder, list) and isinstance(step, int) and 0 <= step < len(holder):
        return holder[step]
    return None
