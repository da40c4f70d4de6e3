"""The council's answers as the window shows them: the words of the rules with a picture."""

from __future__ import annotations

from desktop.play.models.option_view import OptionView
from rules_core.games.village.rules import shop
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.shop_words import decision

PICTURES = {
    "repair": "claw-hammer",
    "upgrade": "ui/hammer",
    "barricade": "stakes-fence",
    "trap": "wolf-trap",
    "corps": "claw-hammer",
    "corps-barricade": "stakes-fence",
    "heal": "healing",
    "herb": "herbs-bundle",
    "materials": "stone-stack",
    "resurrect": "angel-wings",
    "revive": "angel-wings",
    "end": "ui/chevron-right",
}


def council_option(one: str, entry: shop.ShopEntry | None, siege: Siege, names: SiegeNames) -> OptionView:
    """One decision of the council; `entry` is what the shop says of it, None for "end"."""
    verb, _, target = one.partition(":")
    words = decision(one, entry, siege, names)
    is_dear = entry is not None and entry.cost > 0
    return OptionView(one, words.title, words.second, PICTURES.get(verb, ""), thing=target, gold=is_dear)
