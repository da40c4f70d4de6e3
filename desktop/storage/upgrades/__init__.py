"""Brings a library of an earlier version up to date, step by step. Imported only where there is one: Alembic is heavy.

The steps are modules that are imported by name and not scripts that are searched for in a folder, so a frozen program
has them. Which schema a file has stands in the file itself (`PRAGMA user_version`), where it can be read without
Alembic.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, Engine

from desktop.storage.backups import BEFORE_UPGRADE, back_up
from desktop.storage.problems import LibraryProblem, damaged_library
from desktop.storage.upgrades import (
    step_002_marks,
    step_003_items,
    step_004_games,
    step_005_dice,
    step_006_drawings,
    step_007_packed_answers,
)


class UpgradeStep(Protocol):
    """A module that leads from one schema to the next."""

    SCHEMA: int
    """The schema it leads to."""

    def upgrade(self, operations: Operations) -> None:
        """Change the tables."""


STEPS: tuple[UpgradeStep, ...] = (
    step_002_marks,
    step_003_items,
    step_004_games,
    step_005_dice,
    step_006_drawings,
    step_007_packed_answers,
)


def bring_up(engine: Engine, path: Path) -> None:
    """Back the library up and take all steps it lacks, all of them or none.

    Two programs that begin at once wait for each other, and the second finds nothing left to do. Raises
    `LibraryProblem` and SQLAlchemy's `DatabaseError`.
    """
    try:
        back_up(path, BEFORE_UPGRADE, datetime.now(UTC))
    except OSError as fault:
        raise LibraryProblem(
            f"The library must be copied before it is brought up to date, and that failed ({fault.strerror}); make "
            f"room in {path.parent}."
        ) from fault
    with engine.connect() as plain:
        connection = plain.execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql("PRAGMA busy_timeout = 60000")
        # A step that makes a table anew drops the old one; its games' answers must not go with it.
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            _take_steps(connection, path)
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def _take_steps(connection: Connection, path: Path) -> None:
    version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    operations = Operations(MigrationContext.configure(connection))
    for step in STEPS:
        if version < step.SCHEMA:
            step.upgrade(operations)
            connection.exec_driver_sql(f"PRAGMA user_version = {step.SCHEMA}")
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise damaged_library(path)
