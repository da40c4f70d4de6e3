"""What a player without a person has decided: people at a real table carry it out."""

from __future__ import annotations

from dataclasses import dataclass

from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Request
from rules_core.kernel.simulation import Thought


@dataclass(frozen=True)
class Decided(Fact):
    """An answer with its reason and what came second. It stands among facts in what is to be carried out, and in no
    journal."""

    request: Request
    thought: Thought
