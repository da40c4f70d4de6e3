"""Clauses that no question and no fact names, each with the reason: they shape a game without happening in it."""

from __future__ import annotations

from typing import Final

SETUP: Final = "It is settled by the setup, before the first question."
FIGURE: Final = "It is a figure, a term or a list that other clauses use."
FORBIDS: Final = "It forbids something; what is not offered does not happen."
ORDER: Final = "It is the order in which other clauses happen, and they tell it."
STATE: Final = "It says what a state means; what brings the state about tells it under its own id."
NOTE: Final = "The lab leaves the playtest note out, for nobody is there to write it."

_ALIKE: Final[dict[str, str]] = {
    SETUP: """
        V-1.1 V-2.2 V-4.1.1 V-4.1.2 V-4.2.1 V-4.2.4 V-4.2.5 V-4.2.6 V-4.3.2 V-4.3.3 V-4.3.4 V-4.4.1 V-4.4.2
        V-4.4.3 V-4.4.4 V-4.5.1 V-4.5.2 V-4.6.1 V-7.5.1 R-V02 R-V04 R-V30 R-V37
        """,
    FIGURE: """
        V-3.1 V-3.2 V-3.5 V-4.2.2 V-4.2.3 V-4.2.7 V-4.2.10 V-5.2.2 V-5.2.4 V-5.5.1 V-6.2.1 V-6.2.2 V-6.3.18
        V-6.5.1 V-7.4.2 V-7.5.5 V-7.5.10 V-7.5.11 V-7.5.12 V-7.5.18 V-7.5.19 V-7.7.3 V-7.7.4 V-7.8.3 V-9.1
        R-V07 R-V21 R-V51
        """,
    FORBIDS: """
        V-4.2.12 V-6.3.16 V-6.3.20 V-6.4.2 V-6.4.3 V-6.4.6 V-6.4.7 V-7.5.4 V-7.5.9 V-7.5.23 V-7.6.3 V-7.6.4
        V-6.5.6 R-V16 R-V26 R-V27 R-V38 R-V40 R-V41 R-V42 R-V64
        """,
    ORDER: """
        V-5.1.1 V-5.4.2 V-5.4.7 V-6.1.1 V-6.1.3 V-6.1.6 V-6.1.7 V-6.2.5 V-6.2.6 V-6.4.8 R-V20 R-V25 R-V39
        R-V43
        """,
    STATE: """
        V-4.2.8 V-4.2.9 V-4.7.3 V-6.4.1 V-6.5.3 V-7.2.3 V-7.2.6 V-7.5.8 V-7.7.5 V-7.7.6 V-7.8.4 V-7.8.7
        R-V19 R-V28 R-V34 R-V36 R-V50 R-V53
        """,
    NOTE: "V-9.2",
}
_WITH: Final[dict[str, str]] = {
    "V-5.2.1": "V-5.3.1",
    "V-5.4.1": "R-V05",
    "V-5.4.3": "R-V05",
    "V-5.4.8": "R-V05",
    "V-5.4.9": "R-V15",
    "V-6.2.4": "V-6.2.3",
    "V-6.2.8": "R-V10",
    "V-7.3.6": "V-7.3.5",
    "V-7.3.9": "R-V45",
    "V-7.3.10": "V-7.3.8",
    "V-7.8.5": "V-7.8.6",
    "R-V06": "V-6.4.5",
    "R-V11": "V-6.2.7",
    "R-V22": "V-7.6.1",
    "R-V24": "V-7.5.14",
    "R-V29": "V-7.8.6",
    "R-V32": "V-7.3.2",
    "R-V33": "V-7.3.5",
    "R-V35": "SBH-MOR-1",
    "R-V46": "V-6.3.4",
    "R-V54": "V-7.5.20",
    "R-V56": "SBH-HTH-12",
    "R-V58": "V-6.3.17",
    "R-V59": "V-7.5.14",
    "R-V60": "SBH-MOV-13",
    "R-V62": "V-7.2.5",
    "R-V65": "R-V55",
    "R-V67": "SBH-MOR-1",
    "R-V69": "V-6.2.7",
}
"""Carried out together with another clause, whose id the fact or question bears."""


def _reasons() -> dict[str, str]:
    reasons = {clause: why for why, clauses in _ALIKE.items() for clause in clauses.split()}
    for clause, other in _WITH.items():
        reasons[clause] = f"It is carried out together with {other}, whose id is told."
    return dict(sorted(reasons.items()))


SILENT: Final[dict[str, str]] = _reasons()
