"""An engine's steps under the clause ids of the game that is played with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mypy_extensions import mypyc_attr

from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import Answer, Request
from rules_core.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnClauses(Table):
    """The table that a game hands to its rules, put in front of the one that its `play` was given.

    Whatever an engine asks and tells under a clause of its own goes on under the game's: questions, facts, and so
    rolls, journals and saves. Ids that are not renamed, such as those of the game's own rules, stay as they are.
    """

    def __init__(self, table: Table, own: Mapping[str, str]) -> None:
        self.table = table
        self.own = own
        """The game's clause for each clause of the engine."""

    def ask(self, request: Request) -> Answer:
        clause = self.own.get(request.clause)
        return self.table.ask(request if clause is None else replace(request, clause=clause))

    def tell(self, fact: Fact) -> None:
        clause = self.own.get(fact.clause)
        self.table.tell(fact if clause is None else replace(fact, clause=clause))

    def checkpoint(self) -> None:
        self.table.checkpoint()
