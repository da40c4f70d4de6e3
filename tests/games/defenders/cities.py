"""Cities to keep, to spoil and to besiege again."""

from __future__ import annotations

from typing import Any, Final

from rules_core.content.items import Finding, Item
from rules_core.games.chosen import with_items
from rules_core.games.defenders.card import GAME
from rules_core.games.defenders.content.city_fields import CITY
from rules_core.games.defenders.content.schema import CONTENT
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.options import CHOICES

SPOT: Final = ["spot 1000 900"]
FAR: Final = ["spot 2400 900"]


def card(text: str) -> dict[str, Any]:
    """A card as an item writes it, from "C7 barracks"."""
    name, says = text.split(" ")
    return {"suit": name[0], "value": int(name[1:]), "says": says}


def row(id: str, *cards: str, **more: Any) -> dict[str, Any]:
    """A place, or somebody."""
    return {"id": id, "cards": [card(one) for one in cards], **more}


GATE: Final = row("gate", "C7 gatehouse", "D2 famous", name="Old Gate", seat=1, drawing=SPOT)
INN: Final = row("inn", "H11 bazaar", "H3 loved", name="The Inn", seat=2, drawing=FAR)
GUARD: Final = row("guard", "C9 riders", "C2 strong", name="The Guard", seat=1)


def kerak(**changed: Any) -> Item:
    """A whole city of two places and one regiment, with what a test changes of it; None takes a key away."""
    plain: dict[str, Any] = {
        "id": "kerak",
        "name": "Kerak",
        "stage": "placing",
        "setting": "fantasy-town",
        "places": [GATE, INN],
        "people": [GUARD],
        "ways": [{"from": "gate", "to": "inn"}],
        "entries": [{"place": "gate"}],
        **changed,
    }
    return Item(GAME, CITY, {key: value for key, value in plain.items() if value is not None})


def found(item: Item) -> list[Finding]:
    """Everything that is to be said of it."""
    return CONTENT.findings(item, CONTENT.known())


def game_with(item: Item, **choices: Any) -> DefendersGame:
    """A game that begins with it."""
    return DefendersGame(with_items({CITY: item.id, **choices}, CHOICES, [item], CONTENT))
