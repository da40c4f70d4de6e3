"""Takes in a file that the player opened from outside: by a double click in the file window, or dropped here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.session.shell import Shell
from desktop.storage.problems import LibraryProblem
from rules_core.kernel.problems import SaveProblem

GAME, PACK = ".hearthgame", ".hearthpack"
ENDINGS = (GAME, PACK)


def open_file(shell: Shell, path: Path, open_pack: Callable[[Path], None]) -> None:
    """Take the file in and open what is in it; what cannot be opened is said in a sentence."""
    if path.suffix.lower() == PACK:
        open_pack(path)
        return
    if path.suffix.lower() != GAME:
        title = QCoreApplication.translate("OpenedFile", "This file cannot be opened")
        words = QCoreApplication.translate(
            "OpenedFile",
            "{file} is not a game and not a pack. Hearthwall opens saved games, which end in {game}, and packs, which "
            "end in {pack}.",
        )
        shell.say(title, words.format(file=path.name, game=GAME, pack=PACK))
        return
    game_id = take_in(shell, path)
    if game_id:
        shell.open_game(game_id)


def take_in(shell: Shell, path: Path) -> int:
    """Put a saved game into the library; gives its number, or 0 where it cannot be taken in, which is said."""
    try:
        taken = shell.games.take_in(path)
    except (SaveProblem, LibraryProblem) as fault:
        title = QCoreApplication.translate("OpenedFile", "This file cannot be taken in")
        shell.say(title, shell.sentence_of(fault))
        return 0
    if taken.dropped:
        shell.say(QCoreApplication.translate("OpenedFile", "Taken in, but for its end"), left_out(taken.dropped))
    if taken.missing:
        shell.say(QCoreApplication.translate("OpenedFile", "Drawings are missing"), drawings_missing(taken.missing))
    return taken.number


def left_out(count: int) -> str:
    """Told of a game whose last answers do not fit their questions."""
    return QCoreApplication.translate(
        "OpenedFile",
        "At its end %n answer(s) (does|do) not fit and (was|were) left out; go on from there.",
        "",
        count,
    )


def drawings_missing(count: int) -> str:
    """Told of a game whose drawings are not all there."""
    return QCoreApplication.translate(
        "OpenedFile",
        "%n drawing(s) of this game (is|are) missing; plain outlines are shown instead.",
        "",
        count,
    )
