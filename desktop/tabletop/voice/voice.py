"""Speaks one text at a time. Whatever is said next silences what is being said; nothing ever waits for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, Signal

from desktop.look.system_command import system_process
from desktop.tabletop.voice.speaker import Speaker


class Voice(QObject):
    """The voice of the system."""

    failed = Signal()
    """The command could not be started, or could not speak: there is no voice after all."""

    def __init__(self, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speaker = speaker
        self._process: QProcess | None = None

    @property
    def speaking(self) -> bool:
        """Whether a text is being spoken."""
        return self._process is not None

    def say(self, text: str) -> None:
        """Speak this now."""
        self.stop()
        process = system_process(self)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._went_wrong)
        self._process = process
        process.start(self._speaker.program, list(self._speaker.arguments))
        process.write(text.encode("utf-8") + b"\n")
        process.closeWriteChannel()

    def stop(self) -> None:
        """Be silent."""
        process = self._process
        if process is None:
            return
        self._forget(process)
        process.kill()
        if self._speaker.hush:
            QProcess.startDetached(self._speaker.program, list(self._speaker.hush))

    def wait(self, milliseconds: int = 2000) -> None:
        """Before the program ends: let commands that were stopped be gone."""
        self.stop()
        for process in self.findChildren(QProcess):
            if process.state() is not QProcess.ProcessState.NotRunning:
                process.waitForFinished(milliseconds)

    def _forget(self, process: QProcess) -> None:
        """Whatever becomes of it is no longer heard; it goes when it has ended."""
        self._process = None
        process.finished.disconnect(self._ended)
        process.errorOccurred.disconnect(self._went_wrong)
        process.finished.connect(process.deleteLater)

    def _ended(self, code: int = 0) -> None:
        if self._process is not None:
            self._process.deleteLater()
            self._process = None
        if code:
            # It was there and could not speak: no service, no sound.
            self.failed.emit()

    def _went_wrong(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._ended()
            self.failed.emit()
