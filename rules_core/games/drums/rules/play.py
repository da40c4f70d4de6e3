"""A battle from the squads to its end: which step comes next."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import deployment, roles, squads, terrain, turns
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.kernel.own_clauses import OwnClauses
from rules_core.kernel.table import Table

OWN: Final[dict[str, str]] = {
    # Which clause of this game's books each step of the engine carries out. Above each stand those that it carries out
    # besides, and the rulings that say so.
    #
    # Activation. S-PRO-4, S-PRO-5, S-PRO-6, S-PRO-7, S-PRO-8, S-ACT-4, SDS-CON-7, R-S05.
    "SBH-ACT-6": "S-ACT-1",
    "SBH-ACT-7": "SDS-SR-21",
    # S-PRO-9.
    "SBH-ACT-8": "S-ACT-2",
    # S-AM-2, S-AM-3, S-AM-4, S-AM-5, SDS-ACT-16, R-S06, R-S07, S-PRO-14, S-SPR-4.
    "SBH-ACT-10": "S-AM-1",
    "SBH-ACT-13": "SDS-ACT-14",
    # Groups. S-SBH-2, S-GRP-2, S-GRP-3, S-GRP-4, S-GRP-7, S-GRP-8, S-GRP-11, S-GRP-12, SDS-ACT-13, S-SPR-2,
    # R-S08, R-S09, R-S10, R-S28, R-S29.
    "SBH-GRP-2": "S-GRP-9",
    # S-REG-1, S-REG-2, S-REG-3, S-REG-5, S-REG-6, S-REG-7.
    "SBH-GRP-4": "S-REG-4",
    # S-VOL-1, S-VOL-4, S-VOL-6, S-VOL-8, S-VOL-9, S-VOL-10, S-SNR-6, SDS-FIRE-13, R-S13.
    "SBH-GRP-5": "S-VOL-5",
    # Hand-to-hand combat. SDS-ACT-2, SDS-HTH-1, SDS-HTH-3, SDS-HTH-5, SDS-HTH-6, SDS-HTH-7, SDS-HTH-12, SDS-HTH-13,
    # SDS-HTH-14, S-PRO-10, R-S15, R-S26, R-S35, R-S36, R-S37, R-S38, R-S57.
    "SBH-HTH-1": "SDS-HTH-2",
    "SBH-HTH-7": "SDS-ACT-3",
    # What people at a table without a map report.
    "SBH-MOV-2": "S-SCL-4",
    "SBH-RNG-2": "SDS-RNG-1",
    "SBH-RNG-7": "SDS-RNG-6",
    "SBH-MOV-11": "SDS-MOV-12",
    # R-S39.
    "SBH-HTH-10": "SDS-HTH-19",
    "SBH-HTH-11": "SDS-HTH-21",
    "SBH-HTH-12": "SDS-HTH-19",
    # SDS-HTH-17.
    "SBH-HTH-16": "SDS-ACT-8",
    "SBH-HTH-17": "SDS-HTH-4",
    # Morale. SDS-MOR-2, SDS-MOR-7, SDS-MOR-9, SDS-MOR-11, SDS-MOR-13, R-S47.
    "SBH-MOR-1": "SDS-MOR-1",
    "SBH-MOR-7": "SDS-MOR-8",
    "SBH-MOR-10": "SDS-MOR-10",
    # Movement. SDS-ACT-1, SDS-ACT-15, SDS-MOV-4, SDS-MOV-9, SDS-MOV-11, SDS-MOV-12, SDS-MOV-14, R-S55, R-S63.
    "SBH-MOV-4": "SDS-MOV-2",
    # SDS-HTH-22, SDS-HTH-24, R-S40.
    "SBH-MOV-13": "SDS-HTH-23",
    "SBH-MOV-17": "SDS-MOV-5",
    # Fire. SDS-ACT-4, SDS-ACT-5, SDS-RNG-1, SDS-RNG-3, SDS-RNG-4, SDS-RNG-5, SDS-RNG-20, SDS-RNG-21, SDS-FIRE-10,
    # SDS-FIRE-12, SDS-FIRE-18, S-VOL-13, R-S42, R-S43, R-S44, R-S46.
    "SBH-RNG-1": "SDS-RNG-2",
    # SDS-ACT-6, R-S45.
    "SBH-RNG-6": "SDS-RNG-19",
    # S-VOL-7.
    "SBH-RNG-13": "SDS-RNG-17",
}


def play(table: Table, battle: Battle) -> None:
    """Play on from any checkpoint to the end."""
    own = OwnClauses(table, OWN)
    try:
        while battle.phase is not Phase.OVER:
            own.checkpoint()
            battle.ground.heed(own, battle.in_play())
            _step(own, battle)
    finally:
        # Whoever only looks at the state asks nobody.
        battle.ground.heed(None, ())


def _step(table: Table, battle: Battle) -> None:
    """One step, from a checkpoint to the next."""
    phase = battle.phase
    if phase is Phase.SQUADS:
        squads.buy(table, battle)
    elif phase is Phase.ROLES:
        roles.decide(table, battle)
    elif phase is Phase.TERRAIN:
        terrain.lay_out(table, battle)
    elif phase is Phase.DEPLOYMENT:
        deployment.deploy(table, battle)
    elif phase is Phase.SCOUTS:
        deployment.scout(table, battle)
    elif phase is Phase.INITIATIVE:
        turns.roll_initiative(table, battle)
    else:
        turns.play_on(table, battle)
