"""The window is on screen before anything heavy is loaded."""

import os
import re
import subprocess
import sys
from pathlib import Path

# Each of these costs a tenth of a second or more, or has no business in a program that is just starting.
HEAVY = {
    "alembic",
    "desktop.workshop.editors",
    "desktop.storage.packs",
    "desktop.workshop.page",
    "asyncio",
    "concurrent.futures",
    "hypothesis",
    "msgspec",
    "multiprocessing",
    "numpy",
    "pytest",
    "shapely",
    "sqlalchemy",
    "xml.etree",
    "PySide6.QtNetwork",
    "PySide6.QtSql",
}

# How a game introduces itself may be there, and the first part of its face; what it plays with may not.
OF_A_GAME = re.compile(r"rules_core\.games\.\w+\.(definition|rules|state|words|players|trials|content\.(?!kinds$))")

# Starts the real program, and ends it at its first paint event with the names of the modules it has loaded.
TO_THE_FIRST_PAINT = """
import os, sys
import desktop.app
from PySide6.QtCore import QEvent

class Watched(desktop.app.Application):
    def notify(self, receiver, event):
        if event.type() == QEvent.Type.Paint:
            print(*sys.modules, sep="\\n", flush=True)
            os._exit(0)
        return super().notify(receiver, event)

desktop.app.Application = Watched
desktop.app.main(["--folder", sys.argv[1]])
"""


def test_nothing_heavy_is_loaded_before_the_first_paint(tmp_path: Path) -> None:
    started = subprocess.run(
        [sys.executable, "-c", TO_THE_FIRST_PAINT, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert started.returncode == 0, started.stderr
    loaded = set(started.stdout.split())
    assert "desktop.shell" in loaded, "the window was not even made"
    assert not HEAVY & loaded
    assert not [name for name in loaded if OF_A_GAME.match(name)]
