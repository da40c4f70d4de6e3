"""Shots to test with: an archer, a target, and the dice written down."""

from __future__ import annotations

from rules_core.song import shooting
from rules_core.song.facts import AttackResolved
from rules_core.song.field import Field
from rules_core.song.manner import Manner
from rules_core.song.options import SongOptions
from tests.song.builders import Battle, Dice, the
from tests.song.meadow import enemy, model


def shot(field: Field, manner: Manner = Manner.SHOT, *, attack: int = 3, defence: int = 3) -> AttackResolved:
    """Marta shoots at the orc with these dice."""
    table = Dice(attack_die=attack, defence_die=defence)
    shooting.shoot(table, field, field.model("Marta"), field.model("orc"), manner)
    return the(AttackResolved, table.facts)


def gallery(
    *traits: str,
    against: tuple[str, ...] = (),
    away: float = 4.0,
    combat: int = 2,
    foe_combat: int = 3,
    song: SongOptions | None = None,
) -> Battle:
    """Marta with a bow of Medium range, and an orc so far away, edge to edge. Others far off see to Morale."""
    return Battle(
        model("Marta", 4, 18, "shooter-medium", *traits, combat=combat),
        enemy("orc", 5 + away, 18, *against, combat=foe_combat),
        enemy("second", 30, 34),
        enemy("third", 33, 34),
        song=song,
    )
