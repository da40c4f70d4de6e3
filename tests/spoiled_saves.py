"""Takes in spoiled saves by the thousand.

    python -m tests.spoiled_saves --count 20000 [--seed 1] [--processes 1]

Games of every kind are saved, broken in what they say or in their bytes, sealed again or not, and taken into a library.
Each must be refused in one short sentence, or be a game that opens, shows its question, plays on and is undone.
Prints what was found and fails otherwise.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import signal
import sys
import tempfile
import time
import traceback
import zlib
from base64 import b64encode
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, Final

from desktop.storage.library import Library
from rules_core.games.catalogue import WHERE
from rules_core.kernel.match import Match, begin, begin_from
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.saves import SEAL, SECRET, to_document
from rules_core.players.random_player import RandomPlayer
from tests.conformance.players import EXAMINED, MAKERS, play_on
from tests.desktop.packs.mutations import IN_BYTES, IN_WHAT_IT_SAYS, RAW
from tests.desktop.packs.tally import Tally

LONGEST_S: Final = 4.0
"""No file may take longer to be taken in, in the processor's own time."""
GIVEN_UP_S: Final = 30
LONGEST_SENTENCE: Final = 260
PLAYED_ON: Final = 5
"""So many answers are given in a game that was taken in."""
GAMES_OF_A_LIBRARY: Final = 150
WITH_DROPS: Final = "with answers that did not fit"

Plain = dict[str, Any]
Change = Callable[[random.Random, Plain], None]


# The games that are spoiled


def games() -> list[str]:
    """Documents in order: every game at several moments, with undone branches and a beginning somewhere else."""
    found: list[Match[Any]] = []
    for id, make in EXAMINED.items():
        for seed, answers in enumerate((0, 3, 9, 40, 130) if id in WHERE else (0, 2, 6)):
            match = begin(make(), seed)
            play_on(match, answers)
            found.append(match)
        undone = begin(make(), 11)
        play_on(undone, 6)
        for _ in range(3):
            undone.undo()
        play_on(undone, 2)
        found.append(undone)
        elsewhere = begin_from(make(), found[-2].state, 12)
        play_on(elsewhere, 3)
        found.append(elsewhere)
    return [json.dumps(to_document(match) | {"name": "Long night"}) for match in found]


# Ways to break what a save says

HUGE: Final = (2**31, 2**32, 2**62, 2**63 - 1, 2**63, -(2**63), 2**64, 10**30, -1, 0, 10**9)
PARTS: Final = ("entries", "entries", "moves", "checkpoint", "setup", "begun_from")


def _huge_seed(chance: random.Random, save: Plain) -> None:
    save[chance.choice(("seed", "head", "rules", "format"))] = chance.choice(HUGE)


def _huge_in_state(chance: random.Random, save: Plain) -> None:
    spots: list[tuple[Any, Any]] = []

    def look(value: Any) -> None:
        steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for step, one in steps:
            if isinstance(one, int):
                spots.append((value, step))
            look(one)

    look(chance.choice((save.get("checkpoint"), save.get("setup"), save.get("entries"))))
    if spots:
        place, step = chance.choice(spots)
        place[step] = chance.choice(HUGE)


def _swapped_in_state(chance: random.Random, save: Plain) -> None:
    """One value gives way to another of its kind from elsewhere in the state: all fits but what it means."""
    spots: list[tuple[Any, Any]] = []
    values: list[Any] = ["C99", "", 0, 1, 20, -1, True, False]

    def look(value: Any) -> None:
        steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for step, one in steps:
            if isinstance(one, (str, int)):
                spots.append((value, step))
                values.append(one)
            look(one)

    checkpoint = save.get("checkpoint")
    look(checkpoint.get("state") if isinstance(checkpoint, dict) else None)
    if spots:
        place, step = chance.choice(spots)
        place[step] = chance.choice([one for one in values if type(one) is type(place[step])])


def _state_row_gone_or_twice(chance: random.Random, save: Plain) -> None:
    rows: list[list[Any]] = []

    def look(value: Any) -> None:
        if isinstance(value, list) and value:
            rows.append(value)
        for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            look(one)

    checkpoint = save.get("checkpoint")
    look(checkpoint.get("state") if isinstance(checkpoint, dict) else None)
    if rows:
        row = chance.choice(rows)
        at = chance.randrange(len(row))
        if chance.random() < 0.5:
            del row[at]
        else:
            row.append(copy.deepcopy(row[at]))


def _entry(chance: random.Random, save: Plain) -> list[Any]:
    rows = save.get("entries")
    row = chance.choice(rows[-12:] if chance.random() < 0.7 else rows) if isinstance(rows, list) and rows else []
    return row if isinstance(row, list) and len(row) >= 4 else [0, 0, "", ""]


def _other_answer(chance: random.Random, save: Plain) -> None:
    row = _entry(chance, save)
    row[2] = chance.choice(
        (
            copy.deepcopy(_entry(chance, save)[2]),
            "",
            "nobody",
            [],
            [0],
            [7, 7, 7],
            [10**9],
            [True],
            ["x" * 3000],
            [2**70],
            "\ud800",
            ["a", "a"],
            [[1]],
            [0] * 5000,
        )
    )


def _other_question(chance: random.Random, save: Plain) -> None:
    _entry(chance, save)[1] = chance.choice((0, 1, -5, 2**40, copy.deepcopy(_entry(chance, save)[1])))


def _other_giver(chance: random.Random, save: Plain) -> None:
    _entry(chance, save)[3] = chance.choice(("program", "person", "bot", "", "x" * 5000))


def _other_parent(chance: random.Random, save: Plain) -> None:
    row = _entry(chance, save)
    row[0] = chance.choice((0, 1, row[0] - 1 if isinstance(row[0], int) else 0, 5, 2**65))


def _as_correction(chance: random.Random, save: Plain) -> None:
    row = _entry(chance, save)
    correction = [chance.choice((-1, 0, 1, 3)), chance.choice((-1, 0, 2)), chance.choice((-1, 5, 99))]
    if chance.random() < 0.5:
        row[4:] = [correction]
    else:
        path = chance.choice(("wall", "supplies", "points/ann", "x", "models/0/wounds", "a" * 4000))
        value = chance.choice((0, 3, -1, 2**66, "x", None, [1], {"a": 1}, "y" * 5000))
        row[4:] = [path, value, chance.choice((0, 1, 7)), correction][: chance.choice((3, 4))]


def _other_head(chance: random.Random, save: Plain) -> None:
    rows = save.get("entries")
    most = len(rows) if isinstance(rows, list) else 3
    where = save if chance.random() < 0.5 else save.get("checkpoint")
    if isinstance(where, dict):
        where["head" if where is save else "node"] = chance.randint(-1, most + 1)


def _other_ordinal(chance: random.Random, save: Plain) -> None:
    checkpoint = save.get("checkpoint")
    if isinstance(checkpoint, dict):
        checkpoint["ordinal"] = chance.choice((0, 1, 9, 2**70, -3))


def _fewer_answers(chance: random.Random, save: Plain) -> None:
    rows = save.get("entries")
    if isinstance(rows, list) and rows:
        del rows[chance.randrange(len(rows)) :]


def _a_word(chance: random.Random, save: Plain) -> None:
    save["name"] = chance.choice(
        ("<b>x</b>", "\ud800", "x" * 20_000, "", " ", 5, None, "a\u0000b", "\u202eevil", ["x"])
    )


def _deep(chance: random.Random, save: Plain) -> None:
    value: Any = 1
    for _ in range(chance.choice((30, 60, 400))):
        value = [value] if chance.random() < 0.5 else {"a": value}
    where = chance.choice((save, save.get("checkpoint"), save.get("setup")))
    if isinstance(where, dict) and where:
        where[chance.choice(list(where))] = value


IN_A_SAVE: Final[tuple[Change, ...]] = (
    _huge_seed,
    _huge_in_state,
    _huge_in_state,
    _swapped_in_state,
    _swapped_in_state,
    _swapped_in_state,
    _state_row_gone_or_twice,
    _other_answer,
    _other_answer,
    _other_answer,
    _other_question,
    _other_giver,
    _other_parent,
    _as_correction,
    _as_correction,
    _other_head,
    _other_ordinal,
    _fewer_answers,
    _a_word,
    _deep,
)


def spoiled(chance: random.Random, text: str) -> bytes:
    """A save, broken in one to three ways."""
    save: Plain = json.loads(text)
    raw: list[str] = []
    for _ in range(chance.randint(1, 3)):
        if chance.random() < 0.45:
            chance.choice(IN_A_SAVE)(chance, save)
            continue
        part = chance.choice(PARTS)
        if part in save and chance.random() < 0.9:
            save[part] = chance.choice(IN_WHAT_IT_SAYS)(chance, save[part], raw)
        else:
            broken = chance.choice(IN_WHAT_IT_SAYS)(chance, save, raw)
            save = broken if isinstance(broken, dict) else {"hearthwall": "game", "format": 1, "game": broken}
    data = _sealed(chance, save, raw) if chance.random() < 0.5 else _written(save, raw)
    return chance.choice(IN_BYTES)(chance, data) if chance.random() < 0.06 else data


def _written(value: Any, raw: list[str]) -> bytes:
    text = json.dumps(value)
    for number, one in enumerate(raw):
        text = text.replace(f'"{RAW}{number}"', one)
    return text.encode("utf-8", "surrogatepass")


def _sealed(chance: random.Random, save: Plain, raw: list[str]) -> bytes:
    """As `sealed` does it, whatever stands there."""
    checkpoint = save.get("checkpoint")
    secret: Plain = {key: save[key] for key in SECRET if key in save}
    shown = {key: value for key, value in save.items() if key not in secret}
    if isinstance(checkpoint, dict):
        secret |= {key: checkpoint[key] for key in ("state", "rolls") if key in checkpoint}
        shown["checkpoint"] = {key: value for key, value in checkpoint.items() if key not in ("state", "rolls")}
    packed = zlib.compress(_written(secret, raw), 1)
    if chance.random() < 0.04:
        packed = chance.choice(IN_BYTES)(chance, packed)
    return _written({**shown, SEAL: b64encode(packed).decode("ascii")}, raw)


# What the program makes of them


def run(first: int, count: int) -> Tally:
    """So many files, each from a seed of its own."""
    tally = Tally()
    whole = games()
    signal.signal(signal.SIGALRM, _give_up)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        library = Library(home / "0" / "library.sqlite")
        for seed in range(first, first + count):
            chance = random.Random(seed)
            path = home / "spoiled.hearthgame"
            path.write_bytes(spoiled(chance, chance.choice(whole)))
            signal.setitimer(signal.ITIMER_REAL, GIVEN_UP_S)
            begun = time.process_time()
            try:
                _take_in(library, path, seed, tally)
            except Exception as fault:  # noqa: BLE001 - whatever comes out is what is looked for
                where = traceback.extract_tb(fault.__traceback__)[-1]
                said = f"{type(fault).__name__}: {fault}"[:300]
                tally.wrong.append(f"seed {seed}: {said} at {Path(where.filename).name}:{where.lineno}")
            signal.setitimer(signal.ITIMER_REAL, 0)
            spent = time.process_time() - begun
            tally.took(spent, seed)
            if tally.taken_in % GAMES_OF_A_LIBRARY == GAMES_OF_A_LIBRARY - 1:
                library.close()
                library = Library(home / str(seed) / "library.sqlite")
        library.close()
    tally.ends(LONGEST_S)
    return tally


def _take_in(library: Library, path: Path, seed: int, tally: Tally) -> None:
    try:
        taken = library.import_(path, MAKERS)
    except SaveProblem as problem:
        sentence = str(problem)
        tally.refused[sentence.split(":")[0][:30]] += 1
        if len(sentence) > LONGEST_SENTENCE or "\n" in sentence or not sentence.encode("utf-8"):
            tally.wrong.append(f"seed {seed}: no short sentence: {sentence[:400]!r}")
        return
    tally.taken_in += 1
    tally.counts[WITH_DROPS] += taken.dropped > 0
    match = library.load(taken.number, MAKERS)
    library.export(taken.number, path, MAKERS)
    _play_on(match, seed)
    library.record(taken.number, match, {})
    while match.undo():
        pass
    while match.redo():
        pass
    library.record(taken.number, match, {})
    again = library.load(taken.number, MAKERS)
    if (_asked(again), again.dropped) != (_asked(match), 0):
        raise ValueError("it is another game when it is opened again")
    library.release(match)
    library.release(again)


def _asked(match: Match[Any]) -> int:
    # Two places to stand on are never equal, even where they are the same.
    return match.pending.fingerprint() if match.pending is not None else -1


def _play_on(match: Match[Any], seed: int) -> None:
    player: RandomPlayer[Any] = RandomPlayer(seed)
    for number in range(PLAYED_ON):
        if match.pending is None:
            return
        match.answer(player.decide(match.state, match.pending, number))


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"no end after {GIVEN_UP_S} s")


def main(arguments: list[str]) -> int:
    """Run all of it; 0 when nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    share = max(1, min(500, options.count // options.processes))
    parts = [(first, min(share, options.count - first)) for first in range(0, options.count, share)]
    whole = Tally()
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(run, options.seed + first, count) for first, count in parts]:
            whole.add(future.result())
            print(f"{whole.files} files, {whole.taken_in} taken in, {len(whole.wrong)} wrong", flush=True)
    refused = whole.files - whole.taken_in
    print(f"{whole.files} files: {refused} are refused in a sentence, {whole.taken_in} are taken in and play on,")
    print(f"{whole.counts[WITH_DROPS]} of them with answers that did not fit")
    print(f"the slowest took {whole.slowest:.3f} s of the processor (seed {whole.slowest_seed})")
    print("where it was: " + ", ".join(f"{place} {count}" for place, count in whole.refused.most_common(12)))
    print("\n".join(whole.wrong) or "no traceback, and nothing taken in that cannot be played")
    return 1 if whole.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
