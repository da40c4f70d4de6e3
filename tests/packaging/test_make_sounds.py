"""The sounds are there, short, quiet, and as they are made."""

import array
import sys
import wave

import make_sounds
import pytest

from desktop.play.sound import Sound

LOUDEST = 8200
"""A quarter of what a file can hold."""


@pytest.mark.parametrize("sound", list(Sound))
def test_every_sound_is_there_short_quiet_and_as_it_is_made(sound: Sound) -> None:
    with wave.open(str(sound.path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert 0.2 < file.getnframes() / file.getframerate() < 1.5
        kept = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        kept.byteswap()
    assert 4000 < max(kept) <= LOUDEST
    made = make_sounds.samples(make_sounds.SOUNDS[sound.value]())
    # Sums come out a little differently on another computer.
    assert len(made) == len(kept)
    assert max(abs(one - other) for one, other in zip(made, kept, strict=True)) <= 2
