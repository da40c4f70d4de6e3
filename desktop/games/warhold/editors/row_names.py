"""What a row of a form is called while it is not open: what stands in it, and how many of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.workshop.forms.bench import Bench
from desktop.workshop.forms.item_entries import name_of_item
from rules_core.content.fields import Field, FieldKind
from rules_core.games.warhold.content.fields import COUNT, DOES, EFFECT, NUMBER
from rules_core.games.warhold.content.types import Effect
from rules_core.games.warhold.words.card_texts import said_of_effect
from rules_core.wording.translation import say, tell


def row_name(bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
    """ "" for what the house may call it."""
    if field.key == DOES.key:
        number = entry.get(NUMBER.key, NUMBER.default)
        effect = Effect(str(entry.get(EFFECT.key)), number if isinstance(number, int) else 0)
        return said_of_effect(effect).rstrip(".")
    if not field.parts or field.parts[-1].key != COUNT.key:
        return ""
    which = field.parts[0]
    id, count = str(entry.get(which.key)), entry.get(COUNT.key, field.parts[-1].default)
    if which.kind is FieldKind.REFERENCE:
        found = next((one for one in bench.known(which.of) if one.id == id), None)
        name = name_of_item(found) if found is not None else id
    else:
        name = say(which.name_of(id))
    return name if count == 1 else tell("{kind} ({count})", kind=name, count=str(count))
