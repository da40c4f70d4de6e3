"""The run without a person, by which built programs are tried: it answers in every game, saves, and goes on there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rules_core.games.catalogue import WHERE

pytestmark = pytest.mark.long
ROOT = Path(__file__).resolve().parents[3]
QUESTIONS = 4


def played(home: Path) -> dict[str, tuple[str, int, int]]:
    """By game whether it was begun, at which answer it stood then, and at which it stopped."""
    environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "desktop", "--scripted", str(QUESTIONS)]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=180)
    assert "all is in order" in run.stdout
    told = re.findall(
        r"^(\w+): (began|went on) at answer (\d+)\n\1: stopped at answer (\d+)$", run.stdout, re.MULTILINE
    )
    return {game: (how, int(first), int(last)) for game, how, first, last in told}


def test_it_answers_in_every_game_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    begun, gone_on = played(tmp_path), played(tmp_path)
    assert set(begun) == set(gone_on) == set(WHERE)
    for game, (how, first, last) in begun.items():
        assert how == "began"
        assert last - first >= QUESTIONS
        assert gone_on[game][:2] == ("went on", last)
        assert gone_on[game][2] - last >= QUESTIONS
