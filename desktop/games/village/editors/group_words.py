"""What a group of a wave is called in a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.field_words import choice_of
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field
from rules_core.games.village.content.kinds import Kind


def group_name(bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
    """Behaviour and models: "Raider: 3 Reavers"."""
    part = field.part("behaviour")
    behaviour = choice_of(part, str(entry.get("behaviour", ""))) if part is not None else ""
    models = group_words(bench, entry)
    said = QCoreApplication.translate("TableRows", "{behaviour}: {models}")
    return said.format(behaviour=behaviour, models=models) if models else behaviour


def group_words(bench: Bench, entry: Mapping[str, Any]) -> str:
    """The models of a group: "3 Reavers, Ash Goblin"."""
    names = {one.id: one for one in bench.known(Kind.ENEMY)}
    members = entry.get("member", ())
    parts: list[str] = []
    for member in members if isinstance(members, (list, tuple)) else ():
        if not isinstance(member, dict):
            continue
        item = names.get(str(member.get("type", "")))
        name = name_of_item(item) if item is not None else str(member.get("type", "?"))
        count = member.get("count", 1)
        said = QCoreApplication.translate("TableRows", "{count} \N{MULTIPLICATION SIGN} {name}")
        parts.append(name if count == 1 else said.format(count=count, name=name))
    return ", ".join(parts)
