"""Whom a model sees, as lines on the map."""

from __future__ import annotations

from desktop.tabletop.battlefield.views import SightLine
from rules_core.ground.ground import Sight
from rules_core.song.field import Field
from rules_core.song.targets import sight_of
from rules_core.song.warband import ModelId


def sight_lines(field: Field, looker: str) -> list[SightLine]:
    """Lines to every opponent on the table; none for somebody who is not there."""
    model = field.models.get(ModelId(looker))
    if model is None or not model.in_play:
        return []
    home = (model.x, model.y)
    lines: list[SightLine] = []
    for other in list(field.models.values()):
        if other.side == model.side or not other.in_play:
            continue
        seen = sight_of(field, model, other)
        clear, cover = seen is not Sight.NONE, seen is Sight.COVER
        lines.append(SightLine(f"sight {other.id}", home, (other.x, other.y), clear, cover))
    return lines
