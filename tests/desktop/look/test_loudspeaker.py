"""Sounds are played by what a system has, a few at once at most; where there is nothing, nothing goes wrong."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment
from pytestqt.qtbot import QtBot

from desktop.look.loudspeaker import MOST_AT_ONCE, CommandLoudspeaker, find_loudspeaker
from desktop.look.system_command import system_environment
from desktop.play.sound import Sound


@pytest.mark.parametrize(
    "platform, there, command",
    [
        ("linux", ["paplay", "aplay"], ("paplay",)),
        ("linux", ["aplay"], ("aplay", "-q")),
        ("darwin", ["afplay"], ("afplay",)),
        ("linux", [], None),
        ("freebsd13", ["aplay"], None),
    ],
)
def test_the_best_command_of_the_system_is_taken(
    platform: str, there: list[str], command: tuple[str, ...] | None, qtbot: QtBot
) -> None:
    found = find_loudspeaker(QObject(), platform, lambda name: name if name in there else None)
    assert (found.command if isinstance(found, CommandLoudspeaker) else None) == command


def test_files_are_played_side_by_side_up_to_a_few(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    notes = "import sys, time; open(sys.argv[1], 'a').write('played '); time.sleep(0.3)"
    loudspeaker = CommandLoudspeaker((sys.executable, "-c", notes), parent)
    heard = tmp_path / "heard"
    for _ in range(MOST_AT_ONCE + 2):
        loudspeaker.play(heard)
    assert len(parent.findChildren(QProcess)) == MOST_AT_ONCE
    qtbot.waitUntil(lambda: not parent.findChildren(QProcess))
    assert heard.read_text().split() == ["played"] * MOST_AT_ONCE


def test_a_command_that_cannot_be_started_is_silent(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    loudspeaker = CommandLoudspeaker((str(tmp_path / "nothing"),), parent)
    loudspeaker.play(Sound.DICE.path)
    qtbot.waitUntil(lambda: not parent.findChildren(QProcess))
    loudspeaker.stop()


def test_commands_of_the_system_find_its_own_libraries() -> None:
    environment = QProcessEnvironment()
    environment.insert("LD_LIBRARY_PATH", "of the built program")
    environment.insert("LD_LIBRARY_PATH_ORIG", "of the system")
    assert system_environment(environment).toStringList() == ["LD_LIBRARY_PATH=of the system"]
