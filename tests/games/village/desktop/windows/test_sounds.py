"""What is seen is heard, until the key for it is pressed; what is skipped is silent."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.play.sound import Sound
from desktop.play.sounds import Sounds
from rules_core.games.village.rules import topics
from rules_core.games.village.state.facts import (
    BuildingAttacked,
    BuildingDamaged,
    BuildingDestroyed,
    FireSet,
    GroupActivated,
    SuppliesChanged,
    TokenClaimed,
    VillagerHome,
    WaveEnded,
    WaveOpened,
)
from rules_core.kernel.facts import Fact
from rules_core.song.facts import AttackResolved, Defeated, KnockedDown, MoraleRolled, QualityRolled
from rules_core.song.warband import NO_MODEL
from tests.games.village.desktop.windows.seats import board_of, played_game, seat, session_at

TO_THE_END = 100_000
FACTS: dict[Sound, set[type[Fact]]] = {
    Sound.DICE: {QualityRolled, GroupActivated, AttackResolved, BuildingAttacked, MoraleRolled},
    Sound.HIT: {KnockedDown, BuildingDamaged},
    Sound.FALL: {Defeated, BuildingDestroyed},
    Sound.FIRE: {FireSet},
    Sound.HORN: {WaveOpened, WaveEnded},
    Sound.PURSE: {SuppliesChanged, TokenClaimed, VillagerHome},
}
"""What is heard in whole sieges, and at what."""
SEED = 7
MOST_OF_A_KIND = 12


class Heard:
    """Notes what is played."""

    def __init__(self) -> None:
        self.files: list[Path] = []

    def play(self, path: Path) -> None:
        self.files.append(path)

    def stop(self) -> None:
        self.files.append(Path("silence"))


def test_what_is_shown_is_heard_until_it_is_switched_off_for_good(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    heard = Heard()
    window.sounds.deleteLater()
    window.sounds = sounds = Sounds(window.settings, window.presenter, window.player, window, heard)
    wave = WaveOpened("V-5.1.1", 2, 5, 1, 75)
    beat = window.player.beat.emit
    beat(wave, True)
    beat(SuppliesChanged("V-7.4.1", -2, 1, "council"), True)
    beat(wave, False)
    assert heard.files == [Sound.HORN.path]
    QTest.keyClick(window, Qt.Key.Key_M)
    assert window.event_strip.accessibleName() == "Sounds are off."
    beat(wave, True)
    assert heard.files == [Sound.HORN.path, Path("silence")]
    assert not Sounds(window.settings, window.presenter, window.player, window, heard).action.isChecked()
    QTest.keyClick(window, Qt.Key.Key_M)
    beat(FireSet("V-6.5.2", NO_MODEL, board_of(window).siege.world.heart), True)
    assert sounds.action.isChecked()
    assert heard.files[-1] == Sound.FIRE.path


def test_in_a_whole_siege_every_sound_is_heard_at_what_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    window = seat(qtbot, tmp_path, session_at(topics.WHOM))
    heard = Heard()
    window.sounds.deleteLater()
    window.sounds = Sounds(window.settings, window.presenter, window.player, window, heard)
    at: dict[Sound, set[type[Fact]]] = {sound: set() for sound in FACTS}
    game = played_game(SEED, "")
    assert not game.has(TO_THE_END)
    shown: Counter[type[Fact]] = Counter()
    for fact in (told.fact for told in game.match.facts):
        shown[type(fact)] += 1
        if window.player.beat_ms(fact) and shown[type(fact)] <= MOST_OF_A_KIND:
            heard.files.clear()
            window.player.beat.emit(fact, True)
            for sound in at:
                if sound.path in heard.files:
                    at[sound].add(type(fact))
    assert at == FACTS
