"""Spoken orders: off by default, only what stands on the screen, one after the other, and silent when told so."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.play.play_window import PlayWindow
from desktop.session.dice_policy import TYPED
from desktop.tabletop.voice.speaker import Speaker, find_speaker
from desktop.tabletop.voice.spoken_orders import SpokenOrders
from desktop.tabletop.voice.voice import Voice
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.kernel.requests import Roll
from rules_core.kernel.table import ENEMY, PLAYERS
from tests.games.village.desktop.windows.seats import seat, session_at

SCRIPT = """
import sys, time
words = sys.stdin.buffer.read().decode("utf-8").strip()
with open({log!r}, "a", encoding="utf-8") as log:
    log.write("begins: " + words + "\\n")
time.sleep({seconds})
with open({log!r}, "a", encoding="utf-8") as log:
    log.write("ends: " + words + "\\n")
"""

LONG_S = 60.0
"""A text that takes so long is not waited for: half of it is enough on the busiest machine."""


def fake(folder: Path, seconds: float = 0.0) -> Speaker:
    """A command that writes down what it is told to speak."""
    script = folder / "speak.py"
    script.write_text(SCRIPT.format(log=str(folder / "spoken.txt"), seconds=seconds), encoding="utf-8")
    return Speaker(sys.executable, ("-S", "-E", str(script)))


def spoken(folder: Path) -> list[str]:
    log = folder / "spoken.txt"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def begun(folder: Path) -> list[str]:
    return [line.removeprefix("begins: ") for line in spoken(folder) if line.startswith("begins: ")]


def wait_for_more(qtbot: QtBot, folder: Path, known: int) -> None:
    qtbot.waitUntil(lambda: len(begun(folder)) > known)


def with_voice(window: PlayWindow, speaker: Speaker) -> SpokenOrders:
    """The desk of this window with another command; its own stays off."""
    game = window.settings, window.session, window.prompt, window.event_strip
    return SpokenOrders(*game, window.player, window, speaker)


def on_screen(window: PlayWindow) -> str:
    """Every word that can be read in the prompt bar and the event strip now."""
    labels = [one.text() for one in window.prompt.findChildren(QLabel) if one.isVisible()]
    return " ".join([*labels, window.event_strip.accessibleName()])


# The command


@pytest.mark.parametrize(
    "platform, installed, wanted",
    [
        ("linux", ["espeak"], ("/bin/espeak", ("--stdin",))),
        ("linux", ["espeak-ng", "espeak", "spd-say"], ("/bin/espeak-ng", ("--stdin",))),
        ("linux", ["spd-say"], ("/bin/spd-say", ("--wait", "--pipe-mode"))),
        ("darwin", ["say"], ("/bin/say", ("-f", "-"))),
    ],
)
def test_the_systems_own_voice_is_found(
    platform: str, installed: list[str], wanted: tuple[str, tuple[str, ...]]
) -> None:
    found = find_speaker(platform, lambda name: f"/bin/{name}" if name in installed else None)
    assert found is not None
    assert (found.program, found.arguments) == wanted


def test_windows_speaks_what_it_reads_and_nothing_is_put_into_the_command() -> None:
    found = find_speaker("win32", lambda name: "powershell.exe" if name == "powershell" else None)
    assert found is not None
    assert "[Console]::In.ReadToEnd()" in found.arguments[-1]


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_without_a_command_there_is_no_voice(platform: str) -> None:
    assert find_speaker(platform, lambda name: None) is None


def test_texts_are_spoken_as_they_are_even_if_a_shell_would_trip(qtbot: QtBot, tmp_path: Path) -> None:
    voice = Voice(fake(tmp_path))
    words = "Orc 3: \"Medium\"; $(touch x) `rm` --help 'Forge' → Äther"
    voice.say(words)
    qtbot.waitUntil(lambda: not voice.speaking)
    assert begun(tmp_path) == [words]


def test_the_next_text_silences_the_one_before_and_stopping_silences_it_too(qtbot: QtBot, tmp_path: Path) -> None:
    voice = Voice(fake(tmp_path, seconds=LONG_S))
    voice.say("First.")
    qtbot.waitUntil(lambda: begun(tmp_path) == ["First."])
    voice.say("Second.")
    qtbot.waitUntil(lambda: begun(tmp_path) == ["First.", "Second."])
    assert voice.speaking
    before = time.perf_counter()
    voice.wait()
    assert time.perf_counter() - before < LONG_S / 2
    assert not any(line.startswith("ends") for line in spoken(tmp_path))


def test_to_speak_never_waits(qtbot: QtBot, tmp_path: Path) -> None:
    voice = Voice(fake(tmp_path, seconds=LONG_S))
    before = time.perf_counter()
    for number in range(5):
        voice.say(f"Number {number}.")
    assert time.perf_counter() - before < LONG_S / 2
    voice.wait()


def test_a_command_that_cannot_start_is_said_in_the_menu(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("deploy"))
    desk = with_voice(window, Speaker(str(tmp_path / "nothing-here")))
    desk.action.setChecked(True)
    qtbot.waitUntil(lambda: not desk.action.isEnabled())
    assert "no voice" in desk.action.text()
    assert not desk.on


def test_a_command_that_cannot_speak_is_no_voice_either(qtbot: QtBot, tmp_path: Path) -> None:
    voice = Voice(Speaker(sys.executable, ("-S", "-E", "-c", "raise SystemExit(3)")))
    with qtbot.waitSignal(voice.failed):
        voice.say("Is anybody there?")
    assert not voice.speaking


# The game


def test_it_is_off_until_somebody_wants_it(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("deploy")
    window = seat(qtbot, tmp_path, session)
    desk = with_voice(window, fake(tmp_path))
    assert not desk.on
    assert not desk.action.isChecked()
    assert window.aids.voice.action in window.actions_for_menus()["table"]
    qtbot.wait(200)
    assert begun(tmp_path) == []


def test_a_switched_on_voice_speaks_the_question_that_stands(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at("deploy"))
    desk = with_voice(window, fake(tmp_path))
    desk.action.trigger()
    qtbot.waitUntil(lambda: len(begun(tmp_path)) == 1)
    assert begun(tmp_path)[0] == desk.words()
    assert window.prompt.title.text() in begun(tmp_path)[0]


def test_orders_and_rolls_are_spoken_in_order_and_stand_on_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("order", play_mode="mapped")
    window = seat(qtbot, tmp_path, session)
    session.set_dice({PLAYERS: TYPED, ENEMY: TYPED})
    desk = with_voice(window, fake(tmp_path))
    desk.action.trigger()
    qtbot.waitUntil(lambda: len(begun(tmp_path)) == 1)
    bot = ThumbPlayer()
    heard = begun(tmp_path)
    kinds: set[str] = set()
    for _ in range(60):
        request = session.pending
        assert request is not None
        depth = session.match.journal.depth(session.match.journal.head)
        session.answer((4,) * request.dice if isinstance(request, Roll) else bot.decide(session.state, request, depth))
        request = session.pending
        assert request is not None
        if request.topic == "order" or isinstance(request, Roll):
            kinds.add("order" if request.topic == "order" else "roll")
            wait_for_more(qtbot, tmp_path, len(heard))
            heard = begun(tmp_path)
            for part in (window.prompt.title.text(), window.prompt.second.text()):
                assert part in on_screen(window)
            assert heard[-1] == desk.words()
            for sentence in heard[-1].split(". "):
                assert sentence.rstrip(".") in on_screen(window)
        heard = begun(tmp_path)
        if kinds == {"order", "roll"}:
            break
    assert kinds == {"order", "roll"}


def test_it_stays_as_it_was_left_and_is_silent_when_the_game_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_at("deploy")
    window = seat(qtbot, tmp_path, session)
    desk = with_voice(window, fake(tmp_path, seconds=30))
    desk.action.trigger()
    qtbot.waitUntil(lambda: len(begun(tmp_path)) == 1)
    desk.put_away()
    assert desk.voice is not None
    assert not desk.voice.speaking
    again = with_voice(window, fake(tmp_path))
    assert again.action.isChecked()
    again.action.trigger()
    assert not with_voice(window, fake(tmp_path)).action.isChecked()
