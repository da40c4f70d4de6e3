"""The settings of a person: look, text, motion, window. One ini file in the user's folder."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from desktop.look.colours import LookName
from desktop.look.theme import STEP_BY_STEP

PACES = (0.5, 1.0, 2.0, 0.0)
"""Calm, usual, brisk, and at once."""
THEIR_PACES = (STEP_BY_STEP, *PACES)
"""The same for the other side, and one step at a time."""


class Settings:
    """Settings with their defaults; wrong values in the file are passed over."""

    def __init__(self, path: Path) -> None:
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def look(self) -> LookName:
        """The look that was chosen."""
        return LookName(self.word("look", LookName, LookName.LIGHT))

    @look.setter
    def look(self, look: LookName) -> None:
        self._store.setValue("look", look.value)

    @property
    def scale_percent(self) -> int:
        """Text scale, 100 to 250."""
        return self._whole("scale", 100, 100, 250)

    @scale_percent.setter
    def scale_percent(self, percent: int) -> None:
        self._store.setValue("scale", percent)

    @property
    def less_motion(self) -> bool:
        """Whether things appear where they are instead of moving there."""
        return self.flag("less-motion", default=False)

    @less_motion.setter
    def less_motion(self, less: bool) -> None:
        self.set_flag("less-motion", value=less)

    @property
    def pace(self) -> float:
        """How fast things move on the screen, one of PACES."""
        value = str(self._store.value("pace", ""))
        return next((pace for pace in PACES if str(pace) == value), 1.0)

    @pace.setter
    def pace(self, pace: float) -> None:
        self._store.setValue("pace", str(pace))

    @property
    def their_pace(self) -> float:
        """How fast the other side's steps follow one another, one of THEIR_PACES."""
        value = str(self._store.value("their-pace", ""))
        return next((pace for pace in THEIR_PACES if str(pace) == value), 1.0)

    @their_pace.setter
    def their_pace(self, pace: float) -> None:
        self._store.setValue("their-pace", str(pace))

    @property
    def language(self) -> str:
        """The language that was chosen, such as "de"; "" for that of the system."""
        return self.text("language")

    @language.setter
    def language(self, language: str) -> None:
        self.set_text("language", language)

    @property
    def centimetres(self) -> bool:
        """Whether lengths are told in centimetres; else in inches."""
        return self.flag("table/centimetres", default=False)

    @centimetres.setter
    def centimetres(self, on: bool) -> None:
        self.set_flag("table/centimetres", value=on)

    @property
    def author(self) -> str:
        """Under which name somebody hands content on; "" while nobody has said."""
        return self.text("packs/author")

    @author.setter
    def author(self, name: str) -> None:
        self.set_text("packs/author", name)

    def flag(self, key: str, *, default: bool) -> bool:
        """A switch of any page, by its name."""
        return str(self._store.value(key, "yes" if default else "no")) == "yes"

    def set_flag(self, key: str, *, value: bool) -> None:
        """Set a switch."""
        self._store.setValue(key, "yes" if value else "no")

    def text(self, key: str) -> str:
        """Words that somebody chose or wrote, such as a path; "" where there are none."""
        value = self._store.value(key, "")
        # Earlier versions kept some as bytes.
        return bytes(value.data()).decode(errors="replace") if isinstance(value, QByteArray) else str(value)

    def set_text(self, key: str, words: str) -> None:
        """Keep such words."""
        self._store.setValue(key, words)

    def word(self, key: str, among: Iterable[str], default: str, *, switch: str = "") -> str:
        """One of several words. `switch` names the switch that each had in earlier versions: "paper/{word}"."""
        words, kept = list(among), self.text(key)
        if kept in words:
            return kept
        switched = (one for one in words if switch and self.flag(switch.format(word=one), default=False))
        return next(switched, default)

    def bytes(self, key: str) -> QByteArray:
        """A window's or a page's arrangement, empty where there is none."""
        value = self._store.value(key, QByteArray())
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_bytes(self, key: str, value: QByteArray) -> None:
        """Keep an arrangement."""
        self._store.setValue(key, value)

    def sync(self) -> None:
        """Write everything down now."""
        self._store.sync()

    def _whole(self, key: str, default: int, least: int, most: int) -> int:
        text = str(self._store.value(key, default))
        return min(most, max(least, int(text))) if text.isdigit() else default
