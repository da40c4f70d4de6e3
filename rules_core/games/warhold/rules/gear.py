"""What a lord's equipment does for him (sections 2.2 and 6 of the decks)."""

from __future__ import annotations

from rules_core.games.warhold.content.effects import EFFECTS
from rules_core.games.warhold.content.library_content import clause_of
from rules_core.games.warhold.content.types import LORD, Content, Equipment
from rules_core.games.warhold.rules.campaign import Campaign
from rules_core.games.warhold.state.war import Kingdom, Unit, War


def card_of(token: str) -> str:
    """The card of which a token such as "eq-1.2" is the second copy."""
    return token.partition(".")[0]


def equipment_of(content: Content, token: str) -> Equipment:
    """The equipment on a card."""
    return content.equipment[card_of(token)]


def effect_in(content: Content, tokens: list[str], effect: str) -> int:
    """WH-SL-2. What worn things give together; copies of one item count once."""
    if not tokens:
        return 0
    total = 0
    counted: list[str] = []
    for token in tokens:
        item = equipment_of(content, token)
        if item.id in counted:
            continue
        counted.append(item.id)
        for one in item.effects:
            if one.effect == effect:
                total = min(total, one.number) if total and EFFECTS[effect].is_lowest else total + one.number
    return total


def worn(state: War, content: Content, unit: Unit, effect: str) -> int:
    """What a lord's equipment gives of an effect; 0 for everybody else."""
    return effect_in(content, state.kingdom(unit.seat).worn, effect) if unit.kind == LORD else 0


def source_of(content: Content, kingdom: Kingdom, effect: str) -> str:
    """The item that has an effect, of those that are worn; "" for none."""
    for token in kingdom.worn:
        item = equipment_of(content, token)
        for one in item.effects:
            if one.effect == effect:
                return item.id
    return ""


def clause_of_item(id: str) -> str:
    """WH-SL-2. The clause by which a piece of equipment works."""
    return clause_of(id, "WH-SL-2")


def has_unused(campaign: Campaign, kingdom: Kingdom, effect: str) -> bool:
    """Whether something that works once has this effect and has not worked yet."""
    return effect not in kingdom.has_used and effect_in(campaign.content, kingdom.worn, effect) != 0


def single_with(content: Content, kingdom: Kingdom, effect: str) -> str:
    """WH-SL-3. What a lord owns that is used up and has this effect; "" for nothing."""
    for token in kingdom.owned:
        item = equipment_of(content, token)
        if item.slot == "single" and any(one.effect == effect for one in item.effects):
            return token
    return ""


def use_up(state: War, kingdom: Kingdom, token: str) -> None:
    """WH-SL-3. It goes to the discard pile."""
    kingdom.owned.remove(token)
    state.discards.setdefault("equipment", []).append(token)
