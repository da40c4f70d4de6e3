"""What it costs to save answers of a city that was drawn by hand, beside one that was drawn by marks alone.

`python -m tests.games.defenders.speed.drawing_bench [STROKES]`; every location has so many strokes. Answers are written
into a library as the window writes them, and the median and the growth of the file are told.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from desktop.session.drawings import Drawings
from desktop.sketch.ink import Ink, Stroke, Tool, to_bytes
from desktop.storage.library import Library
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.players.thumb import ThumbPlayer
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Sketch

ANSWERS = 300
POINTS = 20
"""Of a stroke."""


def by_hand(strokes: int, seed: int) -> bytes:
    """A drawing of such strokes."""
    lot = random.Random(seed)
    made: list[Stroke] = []
    for _ in range(strokes):
        x, y = lot.randint(0, 3700), lot.randint(0, 2500)
        points: list[tuple[int, int, int]] = []
        for _ in range(POINTS):
            x, y = x + lot.randint(-15, 15), y + lot.randint(-15, 15)
            points.append((x, y, lot.randint(80, 255)))
        made.append(Stroke(Tool.PEN, "#202020", 18, tuple(points)))
    return to_bytes(Ink(tuple(made)))


def play(folder: Path, strokes: int) -> str:
    """One game, in words."""
    library = Library(folder / f"{strokes}.sqlite")
    drawings = Drawings(library.drawings)
    match = begin(DefendersGame({"players": 3}), 5)
    player = ThumbPlayer()
    number = library.add("A city", match, {})
    drawn: list[float] = []
    after: list[float] = []
    inks = 0
    size = 0
    while match.pending is not None and len(after) < ANSWERS:
        request = match.pending
        answer = player.decide(match.state, request, match.journal.head)
        data = by_hand(strokes, inks) if strokes and isinstance(request, Sketch) and request.needs else b""
        begun = perf_counter()
        if data:
            inks += 1
            answer = (*[str(one) for one in answer], f"ink {drawings.keep(data)}")
        match.answer(answer)
        library.record(number, match, {})
        took = (perf_counter() - begun) * 1000.0
        if isinstance(request, Sketch) and request.needs:
            drawn.append(took)
        elif drawn and all(place.is_drawn for place in match.state.locations):
            size = size or pages(library)
            after.append(took)
    grown = (pages(library) - size) / len(after)
    library.close()
    return (
        f"{strokes:>6} strokes a location: drawing {statistics.median(drawn):6.1f} ms, most {max(drawn):6.1f} ms; "
        f"later answers {statistics.median(after):5.2f} ms and {grown:5.0f} bytes each; drawings {size / 1e6:.1f} MB\n"
    )


def pages(library: Library) -> int:
    """Bytes in use by the library."""
    with library.engine.connect() as connection:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        return int(count) * int(connection.exec_driver_sql("PRAGMA page_size").scalar_one())


def main(strokes: int) -> None:
    """Print both."""
    with tempfile.TemporaryDirectory() as folder:
        for one in (0, strokes, 0, strokes):
            Path(folder, f"{one}.sqlite").unlink(missing_ok=True)
            sys.stdout.write(play(Path(folder), one))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
