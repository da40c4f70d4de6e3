"""What every test starts with: a Qt platform without a screen, and the same Hypothesis examples in every run of CI."""

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings
from pytestqt.qtbot import QtBot

from rules_core.games import catalogue
from tests.connections import watch

# Before any import of Qt. A run on a real display sets the variable itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# In CI a failure must be repeatable from the log alone; at home new examples are welcome.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("home", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "home")


PATIENCE_MS = 30_000
"""So long a test waits at most for what must come: on a busy machine that may take a while, and else costs nothing."""


def pytest_configure(config: pytest.Config) -> None:
    """Connections that nobody closes are told under every Python."""
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    watch(patch)
    for waits in (QtBot.waitUntil, QtBot.waitSignal):
        patch.setattr(waits, "__kwdefaults__", {**(waits.__kwdefaults__ or {}), "timeout": PATIENCE_MS})


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --rewrite` renews the golden games."""
    parser.addoption("--rewrite", action="store_true", help="write the golden games anew")


OLD_ENOUGH = 20
"""Tests between two looks through everything that is new since the last."""


@pytest.fixture(autouse=True)
def the_catalogue_stays() -> Iterator[None]:
    """A game that a test adds is gone after it."""
    known = dict(catalogue.WHERE)
    yield
    # Threads of windows that were closed may still be reading it.
    if known != catalogue.WHERE:
        catalogue.WHERE.clear()
        catalogue.WHERE.update(known)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Modules stay until the run ends: the collector need not look through them again and again.

    As in the program it looks on the main thread alone, between tests: see `desktop.shell.garbage`.
    """
    gc.freeze()
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """What is new is looked through after every test, when its windows are gone.

    What outlasts a look through everything (modules, caches, contents) stays until the run ends, so nobody looks
    through it again: that took a quarter of the whole run.
    """
    if gc.get_count()[2] > OLD_ENOUGH:
        gc.collect()
        gc.freeze()
    else:
        gc.collect(1)
