"""Tells whether a test's result still holds: for the item as it is, with all that it speaks of, under today's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from desktop.storage.item_cards import TrialState
from desktop.storage.item_damage import raw, readable
from desktop.storage.item_json import pairs_of, schema_of
from desktop.storage.schema import ItemRow
from rules_core.kernel.game import GameId

Key = tuple[GameId, str, str]
"""Game, kind and id."""


class Trials:
    """The items of a library at one moment. Nothing is read before there is a test to judge."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._known: dict[Key, tuple[str, str]] | None = None
        """Fingerprint and mentions of every item that is not in the trash."""

    def state(self, row: Mapping[str, Any]) -> TrialState:
        """Of one row of the library."""
        if not row["tested"]:
            return TrialState.NEVER
        return TrialState.FRESH if row["tested"] == self._mark(row) else TrialState.STALE

    def _mark(self, row: Mapping[str, Any]) -> str:
        # It needs the rules and the official content: opening a library does without them.
        from rules_core.content.trial_mark import mark, reached

        known = self._all()
        game, first = row["game"], (row["kind"], row["key"])

        def mentions(key: tuple[str, str]) -> Sequence[tuple[str, str]] | None:
            if key != first and (game, *key) not in known:
                return None
            return pairs_of(row["refers"] if key == first else known[game, *key][1])

        needed = [(key[0], known[game, *key][0]) for key in reached(first, mentions)]
        return mark(schema_of(row["game"]), row["kind"], row["fingerprint"], needed)

    def _all(self) -> dict[Key, tuple[str, str]]:
        if self._known is None:
            names = ("game", "kind", "key", "fingerprint", "refers")
            columns = raw([ItemRow.__table__.c[name] for name in names])
            # Of two with one id the older one is played: it is read last.
            rows = self._connection.execute(columns.where(ItemRow.trashed.is_(None)).order_by(ItemRow.id.desc()))
            read = [readable(row) for row in rows.mappings()]
            self._known = {(row["game"], row["kind"], row["key"]): (row["fingerprint"], row["refers"]) for row in read}
        return self._known
