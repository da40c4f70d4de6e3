"""Which making of the ground a war is fought on, and a war at a table with it."""

from __future__ import annotations

from typing import Final

from rules_core.games.warhold.rules.campaign import Campaign, Ground
from rules_core.games.warhold.rules.mapped.mapped_ground import MappedGround
from rules_core.games.warhold.rules.unmapped.unmapped_ground import UnmappedGround
from rules_core.games.warhold.state.war import War
from rules_core.kernel.table import Table

MAPPED: Final = MappedGround()
UNMAPPED: Final = UnmappedGround()


def ground_of(state: War) -> Ground:
    """That of this war; people may say between two steps that it goes on without its map."""
    return UNMAPPED if state.is_unmapped else MAPPED


def campaign_at(table: Table, state: War) -> Campaign:
    """A war at a table, with all that its rules have at hand."""
    return Campaign(table, state, state.world.content, state.world.options, ground_of(state))
