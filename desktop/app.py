"""Puts the program together: settings, look, library, window. Nothing heavy is loaded before the first paint."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import suppress
from pathlib import Path

import platformdirs
from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from desktop.language import LANGUAGES
from desktop.look.colours import LookName
from desktop.look.icons import icon_pixmap
from desktop.look.theme import Theme
from desktop.settings import Settings
from desktop.shell.faults.watch import FaultWatch
from desktop.shell.handover.starting import START_PATIENCE_MS, Starting
from desktop.shell.language_menu import begin_language
from desktop.shell.main_window import MainWindow
from resources.version import full_version
from rules_core.lab.more_games import add_games_of_environment

PATIENCE_MS = 1000
"""A running program that is asked to open a file and says nothing for so long is frozen."""
LISTEN_AFTER_MS = 100
"""After the start page takes clicks."""


class Application(QApplication):
    """The program as the system knows it."""

    file_opened = Signal(str)
    """A file was double-clicked while the program runs; macOS tells so instead of starting it once more."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def main(arguments: list[str]) -> int:
    """Run the program to its end; gives the exit code."""
    begun = time.perf_counter()
    options = _parser().parse_args(arguments)
    add_games_of_environment()
    app = Application(sys.argv[:1])
    app.setApplicationName("Hearthwall")
    app.setApplicationDisplayName("Hearthwall")
    app.setDesktopFileName("hearthwall")
    folder = Path(options.folder) if options.folder else Path(platformdirs.user_data_dir("hearthwall", appauthor=False))
    starting = Starting(folder)
    by_itself = bool(options.smoke or options.scripted)
    if by_itself or options.new_window or not options.file:
        starting.begin()
    else:
        starting.wait(max(options.patience, START_PATIENCE_MS))
        if _given_to_another(folder, Path(options.file), options.patience):
            return 0
    watch = FaultWatch(folder)
    watch.install()
    watch.keep_crash_file()
    settings = Settings(folder / "settings.ini")
    begin_language(settings, options.language)
    look = LookName(options.look) if options.look else settings.look
    quiet = options.less_motion or settings.less_motion
    theme = Theme(look, options.scale or settings.scale_percent, less_motion=quiet, pace=settings.pace)
    theme.set_their_pace(settings.their_pace)
    theme.apply(app)
    app.setWindowIcon(QIcon(icon_pixmap("hill-fort", 128, theme.colours.gold_fill)))
    window = MainWindow(theme, settings, folder)
    window.faults.begin(watch)
    if options.size:
        wide, high = (int(side) for side in options.size.split("x"))
        window.resize(wide, high)
    else:
        window.restore_place()
    window.show()
    app.file_opened.connect(lambda file: window.arrivals.bring(Path(file)))
    if options.smoke:
        window.ready.connect(lambda: _report(begun, app))
    elif options.scripted:
        window.ready.connect(lambda: _play_by_itself(window, options.scripted))
    elif options.file:
        window.arrivals.bring(Path(options.file))
    if by_itself:
        starting.over()
    else:
        # Not before the start page is ready: nobody waits for it.
        window.ready.connect(lambda: QTimer.singleShot(LISTEN_AFTER_MS, lambda: _listen(app, window, starting)))
    code = app.exec()
    window.faults.end()
    _end_processes()
    watch.remove()
    return code


def _report(begun: float, app: QApplication) -> None:
    sys.stdout.write(f"ready after {time.perf_counter() - begun:.3f} s\n")
    sys.stdout.flush()
    QTimer.singleShot(0, app.quit)


def _play_by_itself(window: MainWindow, questions: int) -> None:
    from desktop.shell.scripted_run import ScriptedRun

    ScriptedRun(window, window.starting, lambda: window.workshop, questions).start()


def _given_to_another(folder: Path, file: Path, patience_ms: int) -> bool:
    from desktop.shell.handover.caller import hand_over

    return hand_over(folder, file, patience_ms)


def _end_processes() -> None:
    # What checks and tests do beside the window would keep the program alive until it is done.
    if "rules_core.lab.processes" in sys.modules:
        from rules_core.lab.processes import end_all

        end_all()


def _listen(app: QApplication, window: MainWindow, starting: Starting) -> None:
    with suppress(ImportError):
        # Qt's library for it asks for one of the system that a very small system lacks: then each file has its window.
        from desktop.shell.handover.host import Host

        host = Host(window.folder, window)
        host.asked.connect(window.arrivals.hear)
        app.aboutToQuit.connect(host.close)
        host.listen()
    starting.over()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hearthwall", description="Tabletop siege games.")
    parser.add_argument("--version", action="version", version=full_version())
    parser.add_argument("file", nargs="?", help="a saved game (.hearthgame) or a pack (.hearthpack) to open")
    parser.add_argument("--new-window", action="store_true", help="open the file in a window of its own")
    parser.add_argument("--folder", help="keep games and settings there instead of the user's data folder")
    parser.add_argument("--look", choices=[look.value for look in LookName], help="start in this look")
    parser.add_argument("--language", choices=list(LANGUAGES), help="speak this language")
    parser.add_argument("--scale", type=int, help="text scale in per cent, 100 to 250")
    parser.add_argument("--size", help="size of the window, such as 1280x720")
    parser.add_argument("--less-motion", action="store_true", help="no animation")
    parser.add_argument("--smoke", action="store_true", help="say when the start page is ready, and quit")
    # How long a program that runs may be silent until it counts as frozen; a busy machine needs more.
    parser.add_argument("--patience", type=int, metavar="MS", default=PATIENCE_MS, help=argparse.SUPPRESS)
    # For the trial of a built program: so many answers without a person, then save and quit.
    parser.add_argument("--scripted", type=int, metavar="QUESTIONS", help=argparse.SUPPRESS)
    return parser
