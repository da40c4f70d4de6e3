"""Lengths as measuring sticks, where they are whole ones (SBH-MOV-1)."""

from __future__ import annotations

from typing import Final

from rules_core.song.options import SongOptions
from rules_core.wording.sentence import Part, Phrase, Sentence

STICKS: Final[dict[str, Phrase]] = {"short": Phrase("Short"), "medium": Phrase("Medium"), "long": Phrase("Long")}
TIMES: Final[dict[int, Phrase]] = {
    2: Phrase("twice"),
    3: Phrase("three times"),
    4: Phrase("four times"),
}
SONG: Final = SongOptions()


def sticks(units: int, song: SongOptions = SONG, nearly: int = 0) -> Sentence | None:
    """ "Long", "Medium twice": the fewest sticks of one kind that make up a length, or `nearly`; None when none do."""
    for times in (1, *TIMES):
        for name in STICKS:
            if abs(song.stick(name) * times - units) <= nearly:
                return stick(name, times)
    return None


def stick(name: str, times: int = 1) -> Sentence:
    """So many times a stick."""
    parts: dict[str, Part] = {"stick": STICKS[name], "times": TIMES.get(times, Phrase("again and again"))}
    return Sentence("{stick} {times}" if times > 1 else "{stick}", parts)
