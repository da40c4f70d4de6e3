"""The trait Entangle: a net or web that pins an enemy at a distance (SBH-MAG-7 for what pinned means)."""

from __future__ import annotations

from rules_core.ground.ground import Sight
from rules_core.kernel.table import Table
from rules_core.song import quality, topics
from rules_core.song.facts import Pinned
from rules_core.song.field import Field
from rules_core.song.warband import Model


def options(field: Field, model: Model, actions: int) -> list[str]:
    """Whom the model may entangle with up to so many actions: "entangle-1:ID" to "entangle-3:ID"."""
    found: list[str] = []
    if not model.has("entangle") or model.attacked:
        return found
    for foe in field.enemies(model):
        # SBH-MAG-9. Any enemy in sight and in range, in melee or not.
        if foe.transfixed:
            continue
        reached = [spent for spent in range(1, min(actions, 3) + 1) if _reaches(field, model, foe, spent)]
        if reached and field.ground.glimpse(model, foe, ()) is not Sight.NONE:
            found.extend([f"entangle-{spent}:{foe.id}" for spent in reached])
    return found


def act(table: Table, field: Field, model: Model, spent: int, foe: Model) -> int:
    """Throw with so many actions; gives back how many it took: none where it turns out that it cannot reach."""
    if field.ground.offers_untested() and not _is_clear(field, model, foe, spent):
        return 0
    # SBH-MAG-6. It uses up the one attack; the target resists with a die for each action.
    model.count_attack(is_shot=True)
    if quality.quality_roll(table, field, foe, topics.RESIST, spent, "SBH-MAG-6").failures > 0:
        # OPEN-7. One failure is enough.
        foe.transfixed = True
        table.tell(Pinned("SBH-MAG-7", foe.id, model.id))
    return spent


def _is_clear(field: Field, model: Model, foe: Model, spent: int) -> bool:
    """SBH-MAG-4. Whether the foe who was chosen is near enough and seen."""
    return field.ground.within(model, foe, _reach(field, spent)) and field.ground.sees(model, foe, ()) is not Sight.NONE


def _reach(field: Field, spent: int) -> int:
    """SBH-MAG-4. Short for one action, Medium for two, Long for three."""
    song = field.song
    return song.short if spent == 1 else song.medium if spent == 2 else song.long


def _reaches(field: Field, model: Model, foe: Model, spent: int) -> bool:
    return field.ground.may_be_within(model, foe, _reach(field, spent))
