"""What the seats of Warhold are called."""

from __future__ import annotations

from typing import Final

from rules_core.kernel.requests import SeatId
from rules_core.wording.sentence import Phrase

SEATS: Final = {
    SeatId("p1"): Phrase("Player 1"),
    SeatId("p2"): Phrase("Player 2"),
    SeatId("p3"): Phrase("Player 3"),
    SeatId("p4"): Phrase("Player 4"),
}
NAMES: Final = {
    "yes": Phrase("Yes"),
    "no": Phrase("No"),
    "all": Phrase("All"),
    "some": Phrase("Some go unpaid"),
    "done": Phrase("Done"),
    "stay": Phrase("Stay"),
    "wide": Phrase("Wide, 3 by 2 tiles"),
    "tall": Phrase("Tall, 2 by 3 tiles"),
    "infantry": Phrase("Infantry"),
    "ranged": Phrase("Ranged"),
    "cavalry": Phrase("Cavalry"),
    "siege": Phrase("Siege engine"),
    "lord": Phrase("Lord"),
    "worker": Phrase("Worker"),
    "engineer": Phrase("Engineer"),
    "healer": Phrase("Healer"),
    "mine": Phrase("Mine"),
    "farm": Phrase("Farm"),
    "barracks": Phrase("Barracks"),
    "walls": Phrase("Walls"),
    "train": Phrase("Train"),
    "shift": Phrase("Send a worker"),
    "upgrade": Phrase("Build"),
    "bridge": Phrase("Bridge"),
    "heal": Phrase("Heal"),
    "cure": Phrase("The cleric heals"),
    "goods": Phrase("See the goods"),
    "buy": Phrase("Buy"),
    "sell": Phrase("Sell"),
    "food": Phrase("Food"),
    "gold": Phrase("Gold"),
    "food:buy": Phrase("Buy food"),
    "food:sell": Phrase("Sell food"),
    "town": Phrase("Town"),
    "stronghold": Phrase("Stronghold"),
    "small": Phrase("Small monster"),
    "large": Phrase("Large monster"),
    "enemy": Phrase("The monsters"),
    "potion": Phrase("Drink the potion"),
    "scroll": Phrase("Scroll of Return"),
    "smoke": Phrase("Smoke Bomb"),
    "oil": Phrase("Fire Oil"),
    "wear": Phrase("Wear"),
    "off": Phrase("Take off"),
    "keep": Phrase("Bear it"),
    "take": Phrase("Take it"),
    "leave": Phrase("Leave it"),
    "none": Phrase("None"),
    "slow": Phrase("A slower lord"),
    "ruin": Phrase("Ruin"),
    "shot": Phrase("Shot"),
    "spread-shot": Phrase("Spread Shot"),
    "long-shot": Phrase("Long Shot"),
    "grapeshot": Phrase("Grapeshot"),
    "cross-hit": Phrase("Cross Hit"),
}
"""Words of questions and facts."""
