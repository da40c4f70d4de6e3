"""Whether what tests found still holds: of the item as it is, with all that it speaks of, under the rules of today."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, select

from desktop.storage.item_cards import TrialState
from desktop.storage.schema import ItemRow

Key = tuple[str, str]


class Trials:
    """The items of a library at one moment. Nothing is read before there is a test to judge."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._known: dict[Key, tuple[str, str]] | None = None
        """Fingerprint and mentions of every item that is not in the trash."""

    def state(self, row: RowMapping) -> TrialState:
        """Of one row of the library."""
        if not row["tested"]:
            return TrialState.NEVER
        return TrialState.FRESH if row["tested"] == self._mark(row) else TrialState.STALE

    def _mark(self, row: RowMapping) -> str:
        # It needs the rules and the official content: opening a library does without them.
        from rules_core.lab.trial_mark import mark, reached

        known = self._all()
        first = (row["kind"], row["key"])

        def mentions(key: Key) -> Sequence[Key] | None:
            if key != first and key not in known:
                return None
            refers = json.loads(row["refers"] if key == first else known[key][1])
            return [(kind, id) for kind, id in refers]

        needed = [(key[0], known[key][0]) for key in reached(first, mentions)]
        return mark(row["kind"], row["fingerprint"], needed)

    def _all(self) -> dict[Key, tuple[str, str]]:
        if self._known is None:
            columns = select(ItemRow.kind, ItemRow.key, ItemRow.fingerprint, ItemRow.refers)
            # Of two with one id the older one is played: it is read last.
            rows = self._connection.execute(columns.where(ItemRow.trashed.is_(None)).order_by(ItemRow.id.desc()))
            self._known = {(kind, key): (print_, refers) for kind, key, print_, refers in rows}
        return self._known
