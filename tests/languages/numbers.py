"""What is counted in sentences, and where one of it is told as if it were many: "1 types"."""

from __future__ import annotations

import re
from typing import Final

NOUNS: Final = {
    "actions": "action",
    "answers": "answer",
    "branches": "branch",
    "buildings": "building",
    "corners": "corner",
    "characters": "character",
    "dice": "die",
    "enemies": "enemy",
    "faces": "face",
    "figures": "figure",
    "games": "game",
    "Herbs": "Herb",
    "heroes": "hero",
    "hits": "hit",
    "hours": "hour",
    "items": "item",
    "letters": "letter",
    "lines": "line",
    "Materials": "Material",
    "minutes": "minute",
    "models": "model",
    "moves": "move",
    "numbers": "number",
    "pages": "page",
    "parts": "part",
    "people": "person",
    "places": "place",
    "points": "point",
    "rounds": "round",
    "sieges": "siege",
    "stand-ins": "stand-in",
    "Supplies": "Supply",
    "things": "thing",
    "times": "time",
    "types": "type",
    "values": "value",
    "waves": "wave",
    "wounds": "wound",
}
"""What is counted: many, and one of it."""
GERMAN: Final = (
    "Aktionen|Antworten|Ecken|Figuren|Gegnern|Gegnerpunkten?|Helden|Leuten?|Minuten|Partien|Personen|Punkten?|Runden|"
    "Seiten|Spielen?|Stellen|Stücken?|Stunden|Tischen?|Typen|Vorräten?|Wellen|Werten?|Wunden|Würfeln|Zahlen|Zeilen|"
    "Zweigen?"
)
"""The same in the language of the catalogue, where many are told from one."""
ONE_OF_MANY: Final = re.compile(rf"(?<![-\w.,] )(?<![\w.,])1 (?:[a-zäöü]+ )?(?:{'|'.join(NOUNS)}|{GERMAN})\b")
ONE_ARE: Final = re.compile(r"\b1 [a-z]+ (?:are|do|have|were|sind|haben)\b")


def says_one_of_many(text: str) -> bool:
    """Whether a shown sentence puts a 1 before a plural, or "are" behind a single thing."""
    return any(one.search(text) for one in (ONE_OF_MANY, ONE_ARE))
