"""What a row of a form is called while it is not open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field
from rules_core.games.drums.content.fields import COUNT, MEMBERS, PIECES, TERRAIN_NAMES, TRAITS, WHO
from rules_core.games.drums.content.nation_fields import PRICE, RULE, RULES
from rules_core.games.drums.content.terrain_table_fields import FACE_FIELDS, QUARTER, ROLLED, ROLLS
from rules_core.wording.translation import official, say

translate = QCoreApplication.translate


def row_name(bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
    """What stands in it, in a few words; "" for what the house may call it."""
    if field.key == PIECES.key:
        return say(TERRAIN_NAMES.get(str(entry.get("kind")), ""))
    if field.key == RULES.key:
        return _rule(entry)
    if field.key == QUARTER.key:
        return _quarter(entry)
    return _men(bench, entry) if field.key == MEMBERS.key else ""


def _rule(entry: Mapping[str, Any]) -> str:
    id, cost = str(entry.get(RULE.key)), entry.get(PRICE.key)
    if id not in TRAITS.words:
        return id
    name = official(f"trait/{id}/name", TRAITS.name_of(id))
    return translate("DrumsItems", "{name}: {cost}").format(name=name, cost=f"{cost:+d}") if type(cost) is int else name


def _quarter(entry: Mapping[str, Any]) -> str:
    faces = [str(entry.get(one.key)) for one in FACE_FIELDS]
    told = [say(FACE_FIELDS[0].name_of(one)) for one in dict.fromkeys(faces) if one != ROLLED[0]]
    words = translate("DrumsItems", "rolls {rolls}: {faces}")
    return words.format(rolls=entry.get(ROLLS.key), faces=", ".join(told) or say(FACE_FIELDS[0].name_of(ROLLED[0])))


def _men(bench: Bench, entry: Mapping[str, Any]) -> str:
    id = str(entry.get(WHO.key))
    found = next((one for one in bench.known("soldier") if one.id == id), None)
    name = name_of_item(found) if found is not None else id
    return translate("DrumsItems", "{name}, {count}").format(name=name, count=entry.get(COUNT.key))
