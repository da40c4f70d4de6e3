"""What a threat is, in words that its name does not contradict."""

from __future__ import annotations

from typing import Final

from rules_core.games.defenders.content.cards import rank_of
from rules_core.games.defenders.content.types import threat_types
from rules_core.games.defenders.content.worlds import WORLDS, fits, threat_names, world
from rules_core.games.defenders.words.names import TYPES
from rules_core.wording.sentence import Phrase
from rules_core.wording.translation import LANGUAGE_IN_FORCE, say

ROWS: Final = {
    "rabble": Phrase("Rabble or horde"),
    "enemy_regiment": Phrase("Military regiment"),
    "infiltrating": Phrase("It creeps in or terrifies"),
    "lethal": Phrase("Something lethal"),
    "massive": Phrase("Massive and destructive"),
}
"""D-THR-6. The rows of the table of threats, by the names that suit them."""


def threat_kind(kind: str, name: str, card: str, setting: str) -> str:
    """D-THR-6, D-THR-7. Its type; of a name that lies ready in a world and says no type of its row only the row:
    saucers are not giant rats because the table has those.
    """
    language, row = LANGUAGE_IN_FORCE.language, threat_names(kind)
    ready = world(setting, language).names.get(row, []) if setting in WORLDS else []
    says_it = fits(name, kind, threat_types(rank_of(card)), language) == 0
    return say((TYPES[kind] if says_it or name not in ready else ROWS[row]).text)
