"""What is said about faults of the machine: what it is, where, and what helps."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.storage.problems import LibraryProblem, ProblemKind


def _tr(text: str) -> str:
    return QCoreApplication.translate("FaultWords", text)


def sentence_of(fault: LibraryProblem) -> str:
    """One sentence with place and remedy."""
    path = Path(fault.place)
    words = {
        ProblemKind.FULL: _tr("The disk with {place} is full; make room on it, for example by emptying the trash."),
        ProblemKind.READ_ONLY: _tr("{place} cannot be written to; allow Hearthwall to write there."),
        ProblemKind.MISSING: _tr("{place} is gone; put it back, or connect the drive that it is on."),
        ProblemKind.LOCKED: _tr("{file} is in use by another program; close it there, or wait until it has finished."),
        ProblemKind.REPLACED: _tr(
            "{file} was exchanged for another library; keep this game as a file and take it in there."
        ),
        ProblemKind.GONE: _tr("This game is no longer in the library."),
    }.get(fault.kind)
    return words.format(place=fault.place, file=path.name) if words is not None else str(fault)


def not_saved(fault: LibraryProblem) -> str:
    """Told while a game cannot be written down."""
    return _tr("Your game goes on, but it is not saved now.") + " " + sentence_of(fault)


def saved_again() -> str:
    """Told when it can be written down again."""
    return _tr("Saving works again: your game is saved up to the last answer.")


def clock_words(when: str) -> str:
    """Told when the last game is dated after the computer's clock."""
    words = _tr(
        "The computer's clock stands before your last game ({when}); set it right. Your games keep their order."
    )
    return words.format(when=when)
