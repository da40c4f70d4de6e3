"""Cards that bring monsters (RE-9 to RE-20, TR-11; W-EOT-2 to W-EOT-8)."""

from __future__ import annotations

from rules_core.games.warhold.content.types import MONSTERS
from rules_core.games.warhold.rules import decks, topics
from rules_core.games.warhold.rules.campaign import Campaign, settled_tile
from rules_core.games.warhold.rules.events import Event, gain, lord_of
from rules_core.games.warhold.rules.gear import card_of
from rules_core.games.warhold.rules.recruits import appear_beside, has_token, new_monster, with_token
from rules_core.games.warhold.state.facts import CardDrawn


def group(campaign: Campaign, event: Event) -> bool:
    """RE-9 to RE-19. All monsters of the card within range of the lord; the player chooses where."""
    return _place_all(campaign, event, event.card.monsters)


def one_of(campaign: Campaign, event: Event) -> bool:
    """RE-20. One of these monsters, of the player's choice."""
    kinds = [one for one in event.card.monsters if has_token(campaign, one)] or list(event.card.monsters)
    kinds = sorted(set(kinds), key=kinds.index)
    chosen = campaign.table.settle(event.seat, topics.WHICH_MONSTER, kinds, event.clause(), event.seat)
    return _place_all(campaign, event, (chosen,))


def _place_all(campaign: Campaign, event: Event, kinds: tuple[str, ...]) -> bool:
    """W-EOT-5 to W-EOT-8, WH-DK-10, WH-CK-10, R-W76. One after the other, as many as fit; False when none does."""
    state, lord = campaign.state, lord_of(campaign, event)
    tiles: list[int] = []
    for kind in kinds:
        places = campaign.ground.encounter_places(state, lord, event.card.within, tiles)
        monster = with_token(campaign, kind) if places else ""
        if not monster:
            continue
        tiles.append(settled_tile(campaign, event.seat, topics.MONSTER_PLACE, places, event.clause(), monster))
        new_monster(campaign, monster, tiles[-1], event.clause())
    return bool(tiles)


def cursed_gold(campaign: Campaign, event: Event) -> bool:
    """TR-11. Gold, and a monster beside whoever found it."""
    gain(campaign, event, event.card.number, 0)
    token = decks.draw(campaign, event.seat, MONSTERS, event.clause())
    if token:
        campaign.table.tell(CardDrawn(event.clause(), event.seat, MONSTERS, card_of(token)))
        decks.discard(campaign.state, MONSTERS, token)
        appear_beside(campaign, card_of(token), event.tile, event.clause())
    return True
