"""Loads the rules and the database while the person looks at the start page, so that the first game opens at once."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from threading import Thread

from rules_core.games.catalogue import all_definitions
from rules_core.wording.translation import LANGUAGE_IN_FORCE

SLOW_MODULES = ("desktop.storage.library",)
"""None of them touches Qt, whose classes are better made in the main thread."""


def load_ahead(then: Callable[[], object]) -> Thread:
    """Begin to load; whoever needs one of these modules meanwhile waits for it as in any import.

    `then` is called in the thread at the end.
    """
    thread = Thread(target=_load, args=(then,), name="load-ahead")
    thread.start()
    return thread


def _load(then: Callable[[], object]) -> None:
    for module in SLOW_MODULES:
        import_module(module)
    all_definitions()
    # Names and stories in the language in force: any of them reads them all.
    LANGUAGE_IN_FORCE.official("")
    then()
