"""Buildings and Barricades in combat, and what the loss of Integrity brings (section 6.4)."""

from __future__ import annotations

from typing import Final

from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import (
    BarricadeDamaged,
    BlessingUsed,
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    GameEnded,
)
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Barricade, Building, Siege, SiegeEnd
from rules_core.kernel.table import ENEMY, PLAYERS, Table
from rules_core.song import topics as song_topics

BEST_DIE: Final = 6
WORST_DIE: Final = 1


def attack_building(table: Table, siege: Siege, model: Fighter, building: Building, *, power: bool) -> None:
    """V-6.4.5. A model beside a building attacks it; `power` is a Power Blow for two actions."""
    points = _contest(table, siege, model, building.id, power=power)
    if points > 0:
        damage(table, siege, building, points, "attack", "V-6.4.5")


def can_harm(siege: Siege, model: Fighter) -> bool:
    """Whether the best of its plain attacks would cost a building Integrity; with the Combat that a scenario gives to
    buildings it may not (V-6.4.5)."""
    return BEST_DIE + model.profile.combat > WORST_DIE + siege.world.options.building_combat


def attack_barricade(table: Table, siege: Siege, model: Fighter, barricade: Barricade, *, power: bool) -> None:
    """V-7.7.7. A Barricade is attacked like a building; at Integrity 0 it is removed (R-V28)."""
    points = _contest(table, siege, model, barricade.id, power=power)
    if points == 0:
        return
    barricade.integrity = max(0, barricade.integrity - points)
    table.tell(BarricadeDamaged("V-7.7.7", barricade.id, barricade.integrity))
    if barricade.integrity == 0:
        del siege.barricades[barricade.id]
        siege.ground.remove_piece(barricade.id)


def _contest(table: Table, siege: Siege, model: Fighter, target: str, *, power: bool) -> int:
    """VMS-4. The opposed roll against something that never hurts; the Integrity it costs (R-V06)."""
    # SBH-ACT-12. It is the model's one attack of the turn.
    model.count_attack(is_shot=False)
    # R-V06. One die and Combat against one die and 0 (V-6.4.5: a scenario may say more); nothing else counts, except
    # that a Power Blow takes 1 off.
    attacker = table.roll(ENEMY, song_topics.ATTACK_DIE, 1, "V-6.4.5", model.id)[0]
    defender = table.roll(PLAYERS, song_topics.DEFENCE_DIE, 1, "V-6.4.5", target)[0]
    attacker_score = attacker + model.profile.combat
    defender_score = defender + siege.world.options.building_combat - (1 if power else 0)
    hit = attacker_score > defender_score
    table.tell(
        BuildingAttacked("V-6.4.5", model.id, target, power, attacker, defender, attacker_score, defender_score, hit)
    )
    # V-6.4.5. A draw or a lower total does nothing to either side.
    if not hit:
        return 0
    # R-V06. Exactly 1, whatever the margin; a setting may make a doubled result 2.
    doubled = attacker_score >= 2 * max(siege.song.score_floor, defender_score)
    return 2 if doubled and siege.world.options.doubled_hits_cost_two else 1


def damage(table: Table, siege: Siege, building: Building, points: int, cause: str, clause: str) -> None:
    """A building loses Integrity, as far as it has any; at 0 it is destroyed (V-3.2). `cause`: "attack" or "fire"."""
    if building.destroyed or (cause == "attack" and is_blessed(table, siege, building)):
        return
    lost = min(points, building.integrity)
    building.integrity -= lost
    table.tell(BuildingDamaged(clause, building.id, lost, building.integrity, cause))
    if building.integrity == 0:
        _destroy(table, siege, building)


def is_blessed(table: Table, siege: Siege, building: Building) -> bool:
    """V-7.5.14. Whether Blessing keeps the building from all harm in this activation; the players may use it now."""
    turn = siege.group_turn
    # R-V24. Only in the activation of an Enemy Group.
    if turn is None:
        return False
    # R-V50. A Blessing in progress goes on, even when the building that gave it has fallen.
    if turn.blessed == building.id:
        return True
    # R-V59. Offered at the first loss of each building in an activation, until it is used.
    if "blessing" in siege.spent or building.id in turn.blessing_offered or not siege.with_ability("blessing"):
        return False
    if table.choose(PLAYERS, topics.BLESSING, ("yes", "no"), "V-7.5.14", building.id) == "no":
        turn.blessing_offered.append(building.id)
        return False
    siege.spent.append("blessing")
    turn.blessed = building.id
    table.tell(BlessingUsed("V-7.5.14", building.id))
    return True


def _destroy(table: Table, siege: Siege, building: Building) -> None:
    """V-6.4.4. A building at Integrity 0 is destroyed; what it gave is lost (V-6.4.6), its ruin stays (R-V27)."""
    # R-V18. A fire ends with the building.
    building.burning = False
    building.fell_in_wave = siege.wave
    table.tell(BuildingDestroyed("V-6.4.4", building.id))
    # V-6.4.8, V-8.2. The fall of the Town Hall ends the game at once.
    if building.id == siege.world.heart:
        lose(table, siege, "town-hall", "V-8.2")


def lose(table: Table, siege: Siege, cause: str, clause: str) -> None:
    """The game is lost: `siege.result` says so, and nobody goes on acting."""
    if not siege.result:
        siege.result = SiegeEnd.DEFEAT
        table.tell(GameEnded(clause, SiegeEnd.DEFEAT.value, cause))
