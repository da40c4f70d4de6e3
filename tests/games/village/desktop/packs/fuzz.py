"""Reads broken packs by the thousand.

    python -m tests.games.village.desktop.packs.fuzz 100000 [--seed 1] [--processes 2]

Each must end soon, as a pack or as a list of problems with words for each, and nothing may be written but the library
that some of those that are still packs are taken into. Prints what was found and fails otherwise.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import Any, Final

from desktop.storage.library import Library
from desktop.storage.packs.faults import PackProblem
from desktop.storage.packs.pack import Pack
from desktop.storage.packs.plan import Choice
from desktop.storage.packs.reading import read_pack
from desktop.storage.packs.shelf_packs import plan_import, take_in
from desktop.storage.packs.writing import pack_to_bytes
from desktop.workshop.packs.fault_words import list_words
from rules_core.games.village.content.kinds import KINDS
from rules_core.games.village.content.library_content import official
from tests.desktop.packs.mutations import mutated
from tests.desktop.packs.tally import Tally
from tests.games.village.desktop.packs.items_made import company, own, own_items, pack_of, result, scenario

LONGEST_S: Final = 2.0
"""No file may take longer, in the processor's own time: a machine that is busy otherwise says nothing about a file."""
GIVEN_UP_S: Final = 20
"""A file that takes so long is not waited for."""
TAKEN_IN_EVERY: Final = 8
"""Every so-manieth file that is still a pack is taken into a library."""
LARGE_EVERY: Final = 200
"""Every so-manieth file is made from the large pack."""
LIBRARY_ITEMS: Final = 400
"""A library with more items is exchanged for an empty one."""
PACKS: Final = "packs"
"""Files that are still packs."""
WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
FORBIDDEN: Final = (
    "socket.",
    "subprocess.",
    "os.exec",
    "os.system",
    "os.posix_spawn",
    "os.fork",
    "pickle.",
    "ctypes.dlopen",
)
CHANGES: Final = ("os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod")


class Watch:
    """Notes whatever the program does outside the folder it was given."""

    def __init__(self) -> None:
        self.home = ""
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self.home:
            return
        if event == "open":
            path, mode, flags = arguments
            if _writes(mode, flags) and not self._is_inside(path):
                self.seen.append(f"open {path} {mode}")
        elif event in CHANGES and not self._is_inside(arguments[0]):
            self.seen.append(f"{event} {arguments[0]}")
        elif event.startswith(FORBIDDEN):
            self.seen.append(event)

    def _is_inside(self, path: object) -> bool:
        return isinstance(path, int) or str(Path(os.fsdecode(str(path))).resolve()).startswith(self.home)


def _writes(mode: object, flags: object) -> bool:
    if isinstance(flags, int):
        return bool(flags & WRITING)
    return isinstance(mode, str) and bool(set(mode) & set("wax+"))


def seeds() -> list[Pack]:
    """Packs that are in order: small ones of every kind, for the most part, and a large one."""
    found = [pack_of(own_items(1 + number % 4, seed=number)) for number in range(24)]
    for kind in KINDS:
        models = [item for item in official() if item.kind == kind][:2]
        if models:
            found.append(pack_of([own(model, number) for number, model in enumerate(models)], text="", author=""))
    tested = pack_of(own_items(2))
    test = {"of": "0" * 32, "found": result(tested.items[0].item)}
    found.append(replace(tested, items=tuple(replace(one, author="Bo", test=test) for one in tested.items)))
    found += [pack_of([scenario(), *company()]), pack_of(company()[-1:])]
    found.append(pack_of([*own_items(60), *[scenario(f"night-{number}") for number in range(9)], *company()]))
    return found


def run(first: int, count: int) -> Tally:
    """So many files, each from a seed of its own."""
    watch = Watch()
    ready = [pack_to_bytes(pack) for pack in seeds()]
    tally = Tally()
    signal.signal(signal.SIGALRM, _give_up)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder).resolve()
        library = Library(home / "library" / "0.sqlite")
        list_words([], 0)
        before = _listing(home)
        watch.home = str(home)
        for seed in range(first, first + count):
            chance = random.Random(seed)
            data = chance.choice(ready[:-1]) if seed % LARGE_EVERY else ready[-1]
            path = home / "pack.hearthpack"
            path.write_bytes(mutated(chance, data))
            signal.setitimer(signal.ITIMER_REAL, GIVEN_UP_S)
            begun, waited = time.process_time(), time.perf_counter()
            try:
                pack = _read(path, tally)
                if pack is not None and tally.counts[PACKS] % TAKEN_IN_EVERY == 0:
                    library = _take_in(library, pack, chance, tally)
            except Exception as fault:  # noqa: BLE001 - whatever comes out is what is looked for
                tally.wrong.append(f"seed {seed}: {type(fault).__name__}: {fault}"[:400])
            spent = time.process_time() - begun
            tally.longest_wait = max(tally.longest_wait, time.perf_counter() - waited)
            signal.setitimer(signal.ITIMER_REAL, 0)
            tally.took(spent, seed)
            path.unlink()
            found = [one for one in _listing(home) if one not in before]
            if found:
                tally.wrong.append(f"seed {seed}: written: {found}")
            if watch.seen:
                tally.wrong.append(f"seed {seed}: {watch.seen}")
                watch.seen.clear()
        watch.home = ""
        library.close()
    tally.ends(LONGEST_S)
    return tally


def _read(path: Path, tally: Tally) -> Pack | None:
    try:
        pack = read_pack(path)
    except PackProblem as fault:
        # The words must be there for everything that can be wrong.
        if not list_words(fault.problems, fault.more):
            raise ValueError("refused without a word") from fault
        tally.refused.update(one.kind.value for one in fault.problems)
        return None
    tally.counts[PACKS] += 1
    return pack


def _take_in(library: Library, pack: Pack, chance: random.Random, tally: Tally) -> Library:
    plan = plan_import(library.items, pack)
    plan.choose_for_all(chance.choice(list(Choice)))
    take_in(library.items, plan)
    tally.taken_in += 1
    if len(library.items.cards()) > LIBRARY_ITEMS:
        path = library.path
        library.close()
        for one in path.parent.iterdir():
            with suppress(FileNotFoundError):
                one.unlink()
        return Library(path)
    return library


def _listing(home: Path) -> list[str]:
    return sorted(str(path.relative_to(home)) for path in home.rglob("*") if path.parent.name != "library")


def _give_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError(f"no end after {GIVEN_UP_S} s")


def main(arguments: list[str]) -> int:
    """Run all of it; 0 when nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args(arguments)
    share = -(-options.files // (options.processes * 20))
    parts = [(first, min(share, options.files - first)) for first in range(0, options.files, share)]
    whole = Tally()
    with ProcessPoolExecutor(options.processes, mp_context=get_context("spawn")) as pool:
        for future in [pool.submit(run, options.seed + first, count) for first, count in parts]:
            whole.add(future.result())
            print(
                f"{whole.files} files, {whole.counts[PACKS]} still packs, {len(whole.wrong)} wrong",
                *whole.wrong[-3:],
                flush=True,
            )
    print(f"{whole.files} files: {whole.counts[PACKS]} are packs, {whole.files - whole.counts[PACKS]} are refused")
    print(f"{whole.taken_in} packs were taken into a library")
    print(f"the slowest took {whole.slowest:.3f} s of the processor (seed {whole.slowest_seed})")
    print(f"the longest wait was {whole.longest_wait:.3f} s")
    print(
        "what was wrong with those refused: "
        + ", ".join(f"{kind} {count}" for kind, count in whole.refused.most_common())
    )
    print("\n".join(whole.wrong) or "no crash, no hang, nothing written elsewhere")
    return 1 if whole.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
