"""What is not closed is told, under every Python."""

import gc
import sqlite3
from contextlib import closing

import pytest


def forget_a_connection() -> None:
    sqlite3.connect(":memory:").execute("PRAGMA user_version")
    gc.collect()


def test_a_connection_that_nobody_closes_is_told() -> None:
    with pytest.warns(ResourceWarning, match="unclosed database"):
        forget_a_connection()


def test_a_connection_that_is_closed_says_nothing() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("PRAGMA user_version")
