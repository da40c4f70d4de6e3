"""Commands of the system that the program starts beside itself: voices and players of sounds."""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

LIBRARIES = "LD_LIBRARY_PATH"
BEFORE = f"{LIBRARIES}_ORIG"
"""Under which name a built program keeps what the system's own commands need."""


def system_process(parent: QObject) -> QProcess:
    """A process that says nothing and finds the system's libraries, not those of a built program."""
    process = QProcess(parent)
    process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setProcessEnvironment(system_environment(QProcessEnvironment.systemEnvironment()))
    return process


def system_environment(environment: QProcessEnvironment) -> QProcessEnvironment:
    """The environment as it was before a built program put its own libraries first."""
    if environment.contains(BEFORE):
        environment.insert(LIBRARIES, environment.value(BEFORE))
        environment.remove(BEFORE)
    return environment
