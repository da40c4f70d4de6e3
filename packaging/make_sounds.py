"""Makes the sounds of the program, from nothing but sums: `python packaging/make_sounds.py` writes resources/sounds.

They are quiet (no sample above a quarter of what a file can hold) and the same on every run.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
"""Samples a second."""
LOUDEST = 0.25
"""The largest sample, as a share of what a file can hold."""
WHOLE = 32_767

Sound = list[float]


def silence(seconds: float) -> Sound:
    return [0.0] * round(seconds * RATE)


def add(sound: Sound, at: float, tone: Callable[[float], float], seconds: float, loud: float = 1.0) -> None:
    """Mix a tone, a function of the seconds since its beginning, into the sound."""
    first = round(at * RATE)
    for number in range(min(round(seconds * RATE), len(sound) - first)):
        sound[first + number] += loud * tone(number / RATE)


def dying(pitch: float, seconds: float) -> Callable[[float], float]:
    """A pure tone that dies away; after `seconds` a third of it is left."""
    return lambda at: math.sin(2 * math.pi * pitch * at) * math.exp(-at / seconds)


def hiss(lots: random.Random, dullness: float, seconds: float) -> Callable[[float], float]:
    """Noise that dies away; `dullness` from 0 (bright) to nearly 1 (a rumble)."""
    last = 0.0

    def tone(at: float) -> float:
        nonlocal last
        last = dullness * last + (1.0 - dullness) * lots.uniform(-1.0, 1.0)
        return last * math.exp(-at / seconds) / math.sqrt(1.0 - dullness)

    return tone


def dice() -> Sound:
    """Bone on wood: knocks that come faster and softer."""
    lots, sound, at, gap, loud = random.Random(1), silence(0.62), 0.0, 0.13, 1.0
    while at < 0.5:
        pitch = lots.uniform(1500, 2300)
        add(sound, at, dying(pitch, 0.006), 0.05, loud)
        add(sound, at, dying(pitch * 0.37, 0.012), 0.06, 0.7 * loud)
        add(sound, at, hiss(lots, 0.3, 0.004), 0.03, 0.8 * loud)
        at, gap, loud = at + gap * lots.uniform(0.7, 1.1), gap * 0.78, loud * 0.8
    return sound


def hit() -> Sound:
    """Steel on a shield: a thud with a short ring."""
    lots, sound = random.Random(2), silence(0.4)

    def thud(at: float) -> float:
        pitch = 70 + 70 * math.exp(-at / 0.03)
        return math.sin(2 * math.pi * pitch * at) * math.exp(-at / 0.07)

    add(sound, 0.0, thud, 0.4)
    add(sound, 0.0, hiss(lots, 0.6, 0.02), 0.15, 0.8)
    for pitch, loud in ((913, 0.25), (1447, 0.18), (2280, 0.1)):
        add(sound, 0.004, dying(pitch, 0.06), 0.35, loud)
    return sound


def fall() -> Sound:
    """Timber and stone: a rumble with three heavy knocks."""
    lots, sound = random.Random(3), silence(1.1)
    add(sound, 0.0, hiss(lots, 0.93, 0.35), 1.1, 0.9)
    for at, loud in ((0.0, 0.7), (0.16, 1.0), (0.37, 0.6)):
        add(sound, at, dying(62, 0.12), 0.6, loud)
        add(sound, at, hiss(lots, 0.7, 0.03), 0.2, 0.6 * loud)
    return sound


def fire() -> Sound:
    """A soft roar with crackles."""
    lots, sound = random.Random(4), silence(0.9)
    roar = hiss(lots, 0.9, 10.0)
    add(sound, 0.0, lambda at: roar(at) * math.sin(math.pi * min(1.0, at / 0.9)), 0.9, 0.5)
    for _ in range(14):
        add(sound, lots.uniform(0.05, 0.8), hiss(lots, 0.2, 0.004), 0.03, lots.uniform(0.3, 1.0))
    return sound


def horn() -> Sound:
    """Two notes of a horn far away, a fifth apart."""
    sound = silence(1.4)

    def note(pitch: float, seconds: float) -> Callable[[float], float]:
        def tone(at: float) -> float:
            swell = min(1.0, at / 0.07) * min(1.0, max(0.0, seconds - at) / 0.12)
            bent = pitch * (1.0 + 0.004 * math.sin(2 * math.pi * 5.2 * at) - 0.03 * math.exp(-at / 0.03))
            phase = 2 * math.pi * bent * at
            return swell * sum(math.sin(part * phase) / math.pow(part, 1.6) for part in range(1, 8))

        return tone

    add(sound, 0.0, note(196.0, 0.5), 0.5, 0.8)
    add(sound, 0.46, note(293.66, 0.9), 0.9)
    return sound


def purse() -> Sound:
    """A few coins."""
    lots, sound, at = random.Random(6), silence(0.6), 0.0
    for loud in (1.0, 0.7, 0.8, 0.5, 0.4):
        pitch = lots.uniform(2600, 3700)
        for part, share in ((1.0, 1.0), (1.52, 0.6), (2.41, 0.3)):
            add(sound, at, dying(pitch * part, 0.05 / part), 0.3, loud * share)
        at += lots.uniform(0.04, 0.1)
    return sound


def shot() -> Sound:
    """A musket: the flash in the pan, the shot, and its echo from a hill."""
    lots, sound = random.Random(7), silence(1.0)
    add(sound, 0.0, hiss(lots, 0.1, 0.012), 0.06, 0.35)
    for at, loud, dullness in ((0.07, 1.0, 0.55), (0.3, 0.16, 0.9)):
        add(sound, at, hiss(lots, dullness, 0.05), 0.6, loud)
        add(sound, at, dying(84, 0.05), 0.3, 0.8 * loud)
    return sound


def drum() -> Sound:
    """A short roll on a side drum, and two single beats."""
    lots, sound = random.Random(8), silence(1.15)
    beats = [(number * 0.048, 0.3 + 0.4 * number / 12) for number in range(13)]
    for at, loud in (*beats, (0.72, 1.0), (0.92, 1.0)):
        at += lots.uniform(0.0, 0.004)
        add(sound, at, dying(182, 0.035), 0.15, 0.6 * loud)
        add(sound, at, hiss(lots, 0.25, 0.03), 0.12, 0.7 * loud)
    return sound


SOUNDS: dict[str, Callable[[], Sound]] = {
    "dice": dice,
    "hit": hit,
    "fall": fall,
    "fire": fire,
    "horn": horn,
    "purse": purse,
    "shot": shot,
    "drum": drum,
}


def samples(sound: Sound) -> array[int]:
    """Whole numbers as a file holds them; it begins and ends without a click."""
    peak = max(abs(one) for one in sound)
    fade = round(0.01 * RATE)
    made = array("h")
    for number, one in enumerate(sound):
        softly = min(1.0, (len(sound) - 1 - number) / fade)
        made.append(round(one / peak * LOUDEST * softly * WHOLE))
    return made


def write(path: Path, sound: Sound) -> None:
    made = samples(sound)
    if sys.byteorder == "big":
        made.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(made.tobytes())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        write(FOLDER / f"{name}.wav", make())
        print(f"{name}.wav")


if __name__ == "__main__":
    main()
