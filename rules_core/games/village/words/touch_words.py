"""What a model would touch on a spot, in words: enemies, buildings, finds and whoever waits to be fetched."""

from __future__ import annotations

from rules_core.games.village.rules.markers import token_body, villager_body
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import Names
from rules_core.wording.sentence import Sentence


def touched_at(siege: Siege, model: Fighter, x: int, y: int) -> list[str]:
    """Ids of what matters to the model where it would stand; changes nothing."""
    there = model.clone()
    there.x, there.y = x, y
    ground = siege.ground
    touched: list[str] = [foe.id for foe in siege.enemies(model) if siege.in_contact(there, foe)]
    touched += [one.id for one in siege.standing_buildings() if ground.touching_piece(there, one.id)]
    if model.is_hero:
        touched += [one.id for one in siege.tokens.values() if ground.touching(there, token_body(siege, one))]
        touched += [one.id for one in siege.villagers.values() if ground.touching(there, villager_body(siege, one))]
    return touched


def touch_words(siege: Siege, model: Fighter, x: int, y: int, names: Names) -> str:
    """ "Touches Orc 2a and the Forge"; "" where it touches nothing of the kind."""
    touched = touched_at(siege, model, x, y)
    return Sentence("touches {things}", {"things": tuple(names.of(one) for one in touched)}).text() if touched else ""
