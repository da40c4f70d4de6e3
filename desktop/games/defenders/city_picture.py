"""A kept city as the workshop shows it: its map, and who and what is in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from desktop.games.defenders.map_pictures import WHOLE_RATIO, map_image
from desktop.games.defenders.sheet_layers import SheetLayers
from desktop.games.defenders.sheet_views import icon_of
from desktop.games.workshop_face import FindDrawing
from desktop.look.theme import Look
from rules_core.content.items import Item, Weight
from rules_core.games.defenders.content.city_checks import rows_of
from rules_core.games.defenders.content.city_fields import CARDS_LAID, CITY, LAND_NEXT, PEOPLE, PLACES, STAGE
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.content.setting_fields import SETTING
from rules_core.games.defenders.rules.kept_city import city_to_play
from rules_core.games.defenders.state.city import City
from rules_core.games.defenders.words.defenders_words import DefendersWords
from rules_core.games.defenders.words.names import DESCRIPTORS, TYPES, meanings_said
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say, tell

SEATS: Final = tuple(SeatId(f"p{number}") for number in range(1, 7))


@dataclass(frozen=True)
class CityLine:
    """A place or somebody: a sign, a name, and what it is."""

    icon: str
    name: str
    what: str


def city_of(item: Item) -> City | None:
    """The state in which a game with this city begins; None where it has problems that keep it from that."""
    # The setting may be in nobody's library here.
    plain = {key: value for key, value in item.plain.items() if key != SETTING}
    # In other words than it ships with it is a city all the same.
    plain[item.id_key] = CITY
    found = CONTENT.findings(Item(item.game, item.kind, plain), CONTENT.known())
    if any(one.weight is Weight.MUST for one in found):
        return None
    setting = item.plain.get(SETTING, "")
    return city_to_play(plain, SEATS, setting if isinstance(setting, str) else "")


def city_map(item: Item, side: float, look: Look, ratio: float, find: FindDrawing) -> QPixmap | None:
    """The map, as wide as that; None as long as nothing of it is drawn."""
    if item.plain.get(STAGE.key) in (CARDS_LAID, LAND_NEXT):
        return None
    state = city_of(item)
    if state is None:
        return None
    size = QSize(round(side * ratio), round(side * WHOLE_RATIO * ratio))
    picture = QPixmap.fromImage(map_image(state, DefendersWords(), SheetLayers(find), size, look.name))
    picture.setDevicePixelRatio(ratio)
    return picture


def lines_of(item: Item, key: str) -> list[CityLine]:
    """The places or the people of a city, whatever else is wrong with it."""
    found: list[CityLine] = []
    for number, row in enumerate(rows_of(item.plain, key), start=1):
        said = [one.get("says") for one in rows_of(row, "cards")]
        types = [str(one) for one in said if one in TYPES]
        words = [str(one) for one in said if one in DESCRIPTORS]
        name = row.get("name")
        called = str(name) if isinstance(name, str) and name else ""
        if not called:
            kind = say(TYPES[types[0]].text) if types else say("Still growing")
            called = tell("{kind} {number}", kind=kind, number=number)
        found.append(CityLine(icon_of(types[0]) if types else "ui/circle-help", called, meanings_said(types, words)))
    return found


def summary_of(item: Item) -> str:
    """How far a city is, and who and what is in it, a line for each."""
    stage = item.plain.get(STAGE.key)
    lines = [say(STAGE.name_of(stage))] if isinstance(stage, str) else []
    for field in (PLACES, PEOPLE):
        names = ", ".join(one.name for one in lines_of(item, field.key))
        if names:
            lines.append(tell("{field}: {names}", field=say(field.name), names=names))
    return "\n".join(lines)
