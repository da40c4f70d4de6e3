"""The trial of a built program notices when the program does not do as it should."""

from pathlib import Path

import pytest
import smoke

SCREEN = {"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin"}
# Stands in for the program: counts its answers in the player's folder.
GOOD = """
mkdir -p "$HOME/.local"; kept="$HOME/.local/answers"
if [ -f "$kept" ]; then at=$(cat "$kept"); word="went on"; else at=5; word=began; fi
for game in GAMES; do
echo "$game: $word at answer $at"; echo "$game: stopped at answer $((at + $2))"
done
echo $((at + $2)) > "$kept"
echo all is in order
""".replace("GAMES", " ".join(sorted(smoke.GAMES)))


def program(folder: Path, script: str) -> Path:
    path = folder / "hearthwall"
    path.write_text(f"#!/bin/sh\n{script}")
    path.chmod(0o755)
    return path


def test_a_program_that_goes_on_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    smoke.play_twice(program(tmp_path, GOOD), SCREEN, "the program")
    said = "the program, {game}: answers 5 to 15, saved, started again, went on to 25."
    assert capsys.readouterr().out.splitlines() == [said.format(game=game) for game in sorted(smoke.GAMES)]
    assert {"village", "defenders", "drums"} <= smoke.GAMES


@pytest.mark.parametrize(
    "script, sentence",
    [
        (GOOD.replace('"went on"; else', '"went on"; at=9; else'), "did not go on with .* where it stopped"),
        (GOOD.replace("in defenders", "in"), "does not have the games defenders, "),
        (GOOD.replace("+ $2", "+ 3"), "did not answer 10 questions"),
        (GOOD + 'touch "$HOME/library.db"', "wrote beside the folders for data: library.db"),
        (GOOD.replace("all is in order", "nothing is known"), "could not look at an item"),
        ("echo began at answer 5", "does not have the games"),
        ("echo out of order >&2; exit 3", "ended with code 3:\nout of order"),
        (GOOD + "echo 'Traceback (most recent call last):' >&2", "ended with code 0:\nTraceback"),
    ],
)
def test_a_program_that_fails_is_found_out(tmp_path: Path, script: str, sentence: str) -> None:
    with pytest.raises(smoke.Failure, match=sentence.replace("(", r"\(")):
        smoke.play_twice(program(tmp_path, script), SCREEN, "the program")


def test_without_a_built_program_the_trial_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.main([str(tmp_path)]) == 1
    assert "packaging/build.py makes it" in capsys.readouterr().out
