"""In which row of which list a finding lies, in words: "Level II", "Wave 3, group 1", or the name of a building."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.content.values import is_plain, shown
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.items import Finding, Item
from rules_core.games.village.content.named_fields import LONGEST_NAME
from rules_core.song.trait_types import shipped
from rules_core.wording.message import Called, Said, Value
from rules_core.wording.translation import TONGUE, tell

ROMAN: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
CORNER: Final = "Corner {number}"
ROW: Final = "{field}, row {number}"
SIMPLE_LISTS: Final = (FieldKind.TAGS, FieldKind.REFERENCES)


def with_place(item: Item, found: Finding) -> Finding:
    """The finding with the rows that its path leads through; not those that its sentence names anyway."""
    if not any(isinstance(step, int) for step in found.path):
        return found
    told = [_text(value) for one in found.said for value in one.values.values()]
    place: list[Said] = []
    fields = FIELDS[item.kind]
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
            words = None if _is_told(field, here, told) else _row(field, here, step)
            if words is not None:
                place.append(words)
            if not field.parts:
                # What lies deeper, such as one number of a corner, is no row.
                break
    return replace(found, place=tuple(place))


def place_words(found: Finding) -> str:
    """The place as a person reads it; "" where there is none to be told."""
    parts = [str(one) for one in found.place]
    if TONGUE.language == "en":
        parts = [parts[number][:1].lower() + parts[number][1:] if number else parts[0] for number in range(len(parts))]
    words = ", ".join(parts)
    return words[:1].upper() + words[1:]


def placed_sentence(found: Finding) -> str:
    """What is wrong with its place before it, for whoever does not see the place: "Level II: Name is empty."."""
    place = place_words(found)
    return tell("{place}: {sentence}", place=place, sentence=found.sentence) if place else found.sentence


def _row(field: Field, row: Any, number: int) -> Said | None:
    """What a row of a list is called; None where the list's sentences show which it is."""
    values: dict[str, Value] = {"number": number + 1}
    if field.row:
        name = _name(field, row)
        if name is not None:
            return Said(field.row_called, {"called": name})
        values["roman"] = ROMAN[number] if number < len(ROMAN) else number + 1
        return Said(field.row, values)
    if field.kind is FieldKind.OUTLINE:
        return Said(CORNER, values)
    return Said(ROW, {**values, "field": field.name}) if field.kind in SIMPLE_LISTS else None


def _name(field: Field, row: Any) -> Value | None:
    """What a row is called by its own key; None where it has none, or none that can be read in a sentence."""
    called = row.get(field.called) if isinstance(row, dict) and field.called else None
    if isinstance(called, int) and not isinstance(called, bool):
        return called
    if not isinstance(called, str) or not called.strip() or len(called) > LONGEST_NAME or not is_plain(called, False):
        return None
    part = field.part(field.called)
    if part is not None and part.of == "trait":
        trait = shipped().get(called)
        return Called(f"trait/{called}/name", trait.name if trait is not None else called)
    return called


def _is_told(field: Field, row: Any, told: list[str]) -> bool:
    """Whether a sentence with these values names the row, or shows it."""
    if not isinstance(row, dict):
        return _text(row) in told or shown(row) in told
    names = [row.get("name"), row.get(field.called), _name(field, row)]
    return any(one in told or shown(one) in told for one in [_text(name) for name in names if name is not None] if one)


def _text(value: Any) -> str:
    return value.name if isinstance(value, Called) else str(value)


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
