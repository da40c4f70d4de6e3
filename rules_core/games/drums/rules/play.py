"""A battle from the squads to its end: which step comes next."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.rules import deployment, roles, squads, terrain, turns
from rules_core.games.drums.state.battle import Battle, Phase
from rules_core.kernel.own_clauses import OwnClauses
from rules_core.kernel.table import Table

OWN: Final[dict[str, str]] = {
    # Which clause of this game's books each step of the engine carries out.
    "SBH-ACT-6": "S-ACT-1",
    "SBH-ACT-8": "S-ACT-2",
    "SBH-ACT-10": "S-AM-1",
    "SBH-ACT-13": "SDS-ACT-14",
    "SBH-GRP-2": "S-GRP-9",
    "SBH-GRP-4": "S-REG-4",
    "SBH-GRP-5": "S-VOL-5",
    "SBH-HTH-1": "SDS-HTH-2",
    "SBH-HTH-7": "SDS-ACT-3",
    "SBH-HTH-10": "SDS-HTH-19",
    "SBH-HTH-11": "SDS-HTH-21",
    "SBH-HTH-12": "SDS-HTH-19",
    "SBH-HTH-16": "SDS-ACT-8",
    "SBH-HTH-17": "SDS-HTH-4",
    "SBH-MOR-1": "SDS-MOR-1",
    "SBH-MOR-7": "SDS-MOR-8",
    "SBH-MOR-10": "SDS-MOR-10",
    "SBH-MOV-4": "SDS-MOV-2",
    "SBH-MOV-13": "SDS-HTH-23",
    "SBH-MOV-17": "SDS-MOV-5",
    "SBH-RNG-1": "SDS-RNG-2",
    "SBH-RNG-6": "SDS-RNG-19",
    "SBH-RNG-13": "SDS-RNG-17",
}


def play(table: Table, battle: Battle) -> None:
    """Play on from any checkpoint to the end."""
    own = OwnClauses(table, OWN)
    while battle.phase is not Phase.OVER:
        own.checkpoint()
        _step(own, battle)


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
