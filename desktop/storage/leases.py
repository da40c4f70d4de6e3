"""Notices of who has a game or an item open. They forbid nothing: a window that opens it too is told, and may.

A holder says every half minute that it is still there. One that has been silent for two minutes, or whose process has
ended on this computer, is gone, whatever it left behind.
"""

from __future__ import annotations

import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from sqlalchemy import Connection, delete, insert, select

from desktop.storage.schema import LeaseRow

PATIENCE_MS, USUAL_MS = 200, 2000
"""A notice is not worth waiting for: nobody shall feel it when the library is busy."""
SILENCE = timedelta(minutes=2)
"""Who has said nothing for so long is gone. A stand in the future counts by the same measure: clocks are set back."""


@dataclass(frozen=True)
class Holder:
    """Somebody else who has the same thing open."""

    host: str
    here: bool
    """On this computer."""
    same_program: bool
    """In this very program, in another of its windows."""
    seen: datetime


class Leases:
    """The notices of one window. Every call raises `LibraryProblem` where the machine does not let it."""

    def __init__(
        self,
        writing: Callable[[], AbstractContextManager[Connection]],
        clock: Callable[[], datetime] | None = None,
    ) -> None:
        self._writing = writing
        self._clock = clock or _now
        self._holder = secrets.token_hex(8)
        self._host = socket.gethostname() or "localhost"
        self.held: set[tuple[str, int]] = set()
        """What this window has open."""

    def others(self, what: str, number: int) -> list[Holder]:
        """Who else has it open, as far as known."""
        rows = select(LeaseRow.holder, LeaseRow.host, LeaseRow.process, LeaseRow.seen).where(
            LeaseRow.what == what, LeaseRow.number == number, LeaseRow.holder != self._holder
        )
        now = self._clock()
        with self._hasty() as connection:
            return [
                Holder(host, host == self._host, host == self._host and process == os.getpid(), _utc(seen))
                for _, host, process, seen in connection.execute(rows)
                if self._alive(host, process, _utc(seen), now)
            ]

    def take(self, what: str, number: int) -> None:
        """Note that this window has it open; what others left behind who are gone is removed."""
        now = self._clock()
        with self._hasty() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            rows = connection.execute(select(LeaseRow.holder, LeaseRow.host, LeaseRow.process, LeaseRow.seen)).all()
            gone = {row.holder for row in rows if not self._alive(row.host, row.process, _utc(row.seen), now)}
            connection.execute(delete(LeaseRow).where(LeaseRow.holder.in_(gone - {self._holder})))
            self._put(connection, what, number, now)
        self.held.add((what, number))

    def leave(self, what: str, number: int) -> None:
        """It is no longer open here."""
        if (what, number) not in self.held:
            return
        self.held.discard((what, number))
        with self._hasty() as connection:
            connection.execute(
                delete(LeaseRow).where(
                    LeaseRow.what == what, LeaseRow.number == number, LeaseRow.holder == self._holder
                )
            )

    def leave_every(self, what: str = "") -> None:
        """Nothing of the kind, or nothing at all, is open here any more."""
        for kind, number in sorted(self.held):
            if what in ("", kind):
                self.leave(kind, number)

    def beat(self) -> None:
        """Say that what is held is still open."""
        if not self.held:
            return
        now = self._clock()
        with self._hasty() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for what, number in sorted(self.held):
                self._put(connection, what, number, now)

    @contextmanager
    def _hasty(self) -> Iterator[Connection]:
        """A transaction that gives up soon."""
        with self._writing() as connection:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            try:
                yield connection
            finally:
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {USUAL_MS}")

    def _put(self, connection: Connection, what: str, number: int, now: datetime) -> None:
        connection.execute(
            insert(LeaseRow)
            .prefix_with("OR REPLACE")
            .values(what=what, number=number, holder=self._holder, host=self._host, process=os.getpid(), seen=now)
        )

    def _alive(self, host: str, process: int, seen: datetime, now: datetime) -> bool:
        if abs(now - seen) > SILENCE:
            return False
        return host != self._host or _runs(process)


def _runs(process: int) -> bool:
    """Whether a process of this computer is there; where nobody can say, it counts as there."""
    if sys.platform == "win32":
        # To ask there is to send it a signal.
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _utc(moment: datetime) -> datetime:
    return moment.replace(tzinfo=UTC)


def _now() -> datetime:
    return datetime.now(UTC)
