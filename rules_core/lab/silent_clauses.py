"""Clauses that no question and no fact names, each with the reason: they shape a game without happening in it.

All of them have code and a test; what they lead to is told under the clause that the reason names.
"""

from __future__ import annotations

_GROUPS: tuple[tuple[str, str], ...] = (
    (
        "It says what a thing is; nothing happens by it alone.",
        "V-1.1 V-2.2 V-3.1 V-3.2 V-3.5 V-6.1.1 V-6.2.1 V-6.4.1 V-6.4.2 V-9.1 R-V07 R-V37",
    ),
    (
        "The setup carries it out before the first question.",
        (
            "V-4.1.1 V-4.1.2 V-4.2.1 V-4.2.2 V-4.2.3 V-4.2.4 V-4.2.5 V-4.2.6 V-4.3.2 V-4.3.3 V-4.3.4 V-4.4.1 V-4.4.2 "
            "V-4.4.3 V-4.4.4 V-4.5.1 V-4.5.2 V-4.6.1 V-7.5.1 R-V02 R-V04 R-V30"
        ),
    ),
    (
        "It is how wounds are counted; they are told under SBH-TGH-1 and SBH-HTH-1.",
        "V-4.2.7 V-4.2.8 V-4.2.9 V-4.2.10 V-4.2.12 R-V60",
    ),
    (
        "It is a step in the hidden making of a wave, which is told under V-5.3.1 and V-5.4.10.",
        "V-5.2.1 V-5.2.2 V-5.2.4 V-5.4.1 V-5.4.2 V-5.4.3 V-5.4.7 V-5.4.8 V-5.4.9 V-5.5.1 V-6.5.1 R-V16",
    ),
    (
        "It is the order of play; every step is told under its own clause.",
        "V-5.1.1 V-6.1.6 V-6.1.7 V-7.4.2 R-V20 R-V25 R-V34 R-V43 R-V54",
    ),
    (
        "It shapes a group's activation, which is told under V-6.2.3 and V-6.2.7.",
        "V-6.1.3 V-6.2.2 V-6.2.4 V-6.2.5 V-6.2.6 V-6.2.8 R-V41 R-V42",
    ),
    (
        "It narrows what an enemy may choose; the choice is told under the clause of its goal.",
        "V-6.3.16 V-6.3.18 V-6.3.20 V-6.4.3 R-V11 R-V46 R-V56 R-V58",
    ),
    (
        "It is how an attack on a building or a Barricade counts; told under V-6.4.4, V-6.4.5 and V-7.7.7.",
        "V-6.4.6 V-6.4.7 V-6.4.8 V-7.7.4 R-V06 R-V27 R-V28",
    ),
    (
        "It is how fires are counted; told under V-6.5.2, V-6.5.4 and V-6.5.5.",
        "V-6.5.3 V-6.5.6 R-V19",
    ),
    (
        "It is how finds, villagers and an Ambush behave; told under V-7.2.1, V-7.2.5, V-7.3.5 and V-7.3.8.",
        "V-4.7.3 V-7.2.3 V-7.2.6 V-7.3.6 V-7.3.9 V-7.3.10 R-V32 R-V33 R-V53",
    ),
    (
        "It limits or widens what a building offers; the offer is told under the ability's own clause.",
        (
            "V-7.5.4 V-7.5.5 V-7.5.10 V-7.5.11 V-7.5.12 V-7.5.16 V-7.5.18 V-7.5.19 V-7.5.23 V-7.6.3 V-7.6.4 R-V21 "
            "R-V22 R-V24 R-V38 R-V39 R-V40 R-V50 R-V59"
        ),
    ),
    (
        "It is what Village Defenders are; they act under the clauses of any friendly model.",
        "V-7.5.8 V-7.5.9 R-V26",
    ),
    (
        "It is what a Barricade or a Trap is; placing and springing are told under V-7.7.1, V-7.8.1 and V-7.8.6.",
        "V-7.7.3 V-7.7.5 V-7.7.6 V-7.8.3 V-7.8.4 V-7.8.5 V-7.8.7 R-V29",
    ),
    (
        "It is how Morale and losses are counted; told under SBH-MOR-1.",
        "R-V35 R-V51",
    ),
    (
        "It needs a rare moment or a written note, which players without a person do not bring about in every run.",
        "V-9.2 R-V36",
    ),
)

SILENT: dict[str, str] = {clause: reason for reason, clauses in _GROUPS for clause in clauses.split()}
