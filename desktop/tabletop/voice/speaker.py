"""Which command of this system can speak. The text always goes in by its standard input, never through a shell."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass

WINDOWS_SCRIPT = (
    "[Console]::InputEncoding = [System.Text.Encoding]::UTF8; "
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)
Find = Callable[[str], str | None]


@dataclass(frozen=True)
class Speaker:
    """A command that speaks what it reads, to its end. `hush` is another that silences a voice in the background."""

    program: str
    arguments: tuple[str, ...] = ()
    hush: tuple[str, ...] = ()


def find_speaker(platform: str = sys.platform, find: Find = shutil.which) -> Speaker | None:
    """The voice of this system, None where there is none."""
    if platform == "win32":
        program = find("powershell") or find("pwsh")
        arguments = ("-NoProfile", "-NonInteractive", "-Command", WINDOWS_SCRIPT)
        return Speaker(program, arguments) if program is not None else None
    if platform == "darwin":
        program = find("say")
        return Speaker(program, ("-f", "-")) if program is not None else None
    for name in ("espeak-ng", "espeak"):
        program = find(name)
        if program is not None:
            return Speaker(program, ("--stdin",))
    program = find("spd-say")
    if program is not None:
        # Its voice sits in a service: to end the command alone would not end the sentence.
        return Speaker(program, ("--wait", "--pipe-mode"), ("--stop",))
    return None
