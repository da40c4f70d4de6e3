"""Checks that hold for the items of any game: ids, references, icons, plain texts, and the order of what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules_core.content import finding_words as words
from rules_core.content.fields import Field, FieldKind, field_at
from rules_core.content.findings import Fix, finding, other_id, renamed, without
from rules_core.content.icon_names import icon_names
from rules_core.content.items import Change, Finding, Item, Path, Weight
from rules_core.content.known import Known
from rules_core.content.references import Fields, references
from rules_core.content.values import shown
from rules_core.wording.sentence import Part, message


def id_findings(item: Item, known: Known) -> list[Finding]:
    """An id that another item of the kind has."""
    found: list[Finding] = []
    id, key = item.id, item.id_key
    if not id:
        return found
    values: dict[str, Part] = {"id": id, "value": known.free_id(id, item)}
    fix = Fix((Change((key,), values["value"]),), message(words.CALL_IT, values))
    official = known.official.ids(item.kind).get(id)
    others = [one for one in known.own(item.kind, id) if one is not item]
    if official is not None and official.plain != item.plain:
        named: dict[str, Part] = {**values, "name": official.name}
        found.append(finding((key,), words.OFFICIAL_ID, words.OTHER_ID, named, fix=fix))
    elif others:
        named = {**values, "name": others[0].name}
        found.append(finding((key,), words.SAME_ID, words.OTHER_ID, named, fix=fix))
    return found


def reference_findings(item: Item, known: Known, told: Sequence[Path], fields: Fields) -> list[Finding]:
    """Other items that are named and not there, where nobody has `told` so of their paths."""
    found: list[Finding] = []
    for one in references(item, fields):
        if known.has(one.kind, one.id) or one.path in told:
            continue
        field = field_at(fields.get(item.kind, ()), one.path)
        values: dict[str, Part] = {"name": field.name if field is not None else "", "id": one.id}
        fix: Fix | None = None
        if field is not None and (field.optional or field.kind is FieldKind.REFERENCES):
            fix = Fix((without(item.plain, one.path),), message(words.TAKE_AWAY))
        found.append(finding(one.path, words.NO_SUCH, words.CHOOSE_OTHER, values, fix=fix))
    return found


def row_findings(item: Item, fields: Fields) -> list[Finding]:
    """Rows of the same item that are named and not there, and lists in which two rows have one id."""
    found: list[Finding] = []
    _add_row_findings(item, item.plain, fields.get(item.kind, ()), (), found)
    return found


def icon_findings(item: Item, fields: Fields) -> list[Finding]:
    """Icons that there are not."""
    found: list[Finding] = []
    _add_icon_findings(item.plain, fields.get(item.kind, ()), (), found)
    return found


def row_ids(item: Item, of: str) -> list[str]:
    """The ids of the rows of a list of an item."""
    rows = item.plain.get(of)
    return [str(one.get("id", "")) for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []


def in_order(found: Sequence[Finding], fields: tuple[Field, ...]) -> list[Finding]:
    """As the form goes, what must be solved before advice."""
    keys = [field.key for field in fields]
    return sorted(found, key=lambda one: _order(keys, one))


def _order(keys: list[str], one: Finding) -> tuple[int, int, int]:
    first = one.path[0] if one.path else ""
    second = one.path[1] if len(one.path) > 1 else 0
    row = keys.index(str(first)) if first in keys else len(keys)
    return row, second if isinstance(second, int) else 0, 0 if one.weight is Weight.MUST else 1


def _add_icon_findings(plain: Any, fields: tuple[Field, ...], path: Path, found: list[Finding]) -> None:
    if not isinstance(plain, dict):
        return
    for field in fields:
        value = plain.get(field.key)
        if field.kind is FieldKind.ICON and isinstance(value, str) and value and value not in icon_names():
            likely = _most_like(value)
            fix = Fix((Change((*path, field.key), likely),), message(words.USE_ICON, {"icon": likely}))
            values: dict[str, Part] = {"icon": value}
            found.append(finding((*path, field.key), words.NO_ICON, words.CHOOSE_ICON, values, fix=fix))
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            for place, one in enumerate(value):
                _add_icon_findings(one, field.parts, (*path, field.key, place), found)


def _add_row_findings(item: Item, plain: Any, fields: tuple[Field, ...], path: Path, found: list[Finding]) -> None:
    if not isinstance(plain, dict):
        return
    for field in fields:
        value = plain.get(field.key)
        here: Path = (*path, field.key)
        if field.kind is FieldKind.ROW and isinstance(value, str) and (value or not field.optional):
            if value not in row_ids(item, field.of):
                values: dict[str, Part] = {"name": field.name, "id": shown(value)}
                found.append(finding(here, words.NO_ROW, words.CHOOSE_ROW, values))
        elif field.kind is FieldKind.TABLE:
            _add_row_findings(item, value, field.parts, here, found)
        elif field.kind is FieldKind.TABLES and isinstance(value, list):
            seen: list[str] = []
            has_ids = any(part.kind is FieldKind.ID for part in field.parts)
            for place, one in enumerate(value):
                _add_row_findings(item, one, field.parts, (*here, place), found)
                id = one.get("id") if has_ids and isinstance(one, dict) else None
                if isinstance(id, str) and id in seen:
                    where: Path = (*here, place, "id")
                    twice: dict[str, Part] = {"id": shown(id), "value": other_id(item, where)}
                    fix = renamed(where, str(twice["value"]))
                    found.append(finding(where, words.ROW_TWICE, words.ROW_ID, twice, fix=fix))
                elif isinstance(id, str):
                    seen.append(id)


def _most_like(wanted: str) -> str:
    """The icon whose name begins most like the wanted one."""
    best = icon_names()[0]
    most = -1
    for name in icon_names():
        same = 0
        while same < min(len(name), len(wanted)) and name[same] == wanted[same]:
            same += 1
        if same > most:
            best, most = name, same
    return best
