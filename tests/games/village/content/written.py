"""Small items in order as they are: new beginnings whose texts somebody has written."""

from __future__ import annotations

from rules_core.content import placeholder_texts
from rules_core.content.findings import value_at
from rules_core.games.village.content.blanks import blank
from rules_core.games.village.content.fields import FIELDS
from rules_core.games.village.content.kinds import Kind
from rules_core.games.village.content.level_checks import levels_like
from rules_core.kernel.game import Plain

WRITTEN = "Somebody has written this."


def written(kind: str, id: str, name: str) -> Plain:
    """A new beginning with nothing left to write, and with levels to buy."""
    plain = blank(kind, id, name)
    if kind == Kind.BUILDING:
        plain["level"] += levels_like("repairs")[1][1:]
    for one in placeholder_texts.findings(plain, FIELDS[kind]):
        value_at(plain, one.path[:-1])[one.path[-1]] = WRITTEN
    return plain
