"""Try a built program as a player meets it: nothing installed beside it, an empty home, no network asked for.

python packaging/smoke.py [FOLDER]

FOLDER (default dist) is where build.py put everything. The program starts in an empty environment, plays ten
questions of every game, saves and quits, starts again and goes on where it was; the same from the installed .deb, in a
throwaway root, which must be empty again after the package is removed. The time from start to the usable page is
measured.
"""

from __future__ import annotations

import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {path.parent.name for path in (ROOT / "rules_core" / "games").glob("*/definition.py")}
QUESTIONS = 10
IN_ORDER = "all is in order"
"""What a scripted run says of an official item when it could be looked at."""
STARTS = 7
LONGEST_START_S = 1.2
PATIENCE_S = 120


class Failure(Exception):
    """One sentence about what the built program did not do."""


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else ROOT / "dist").resolve()
    program = folder / "hearthwall" / "hearthwall"
    try:
        if not program.is_file():
            raise Failure(f"There is no built program in {folder.name}; packaging/build.py makes it.")
        with display() as screen:
            print(f"the rules inside are {'compiled' if has_compiled_rules(program.parent) else 'not compiled'}.")
            play_twice(program, screen, "the program")
            measure_start(program, screen)
            for package in sorted(folder.glob("*.deb"))[-1:]:
                try_package(package, screen)
            for archive in sorted(folder.glob("*.run"))[-1:]:
                try_archive(archive, screen)
    except Failure as failure:
        print(f"FAILED: {failure}")
        return 1
    print("The built program works.")
    return 0


def has_compiled_rules(folder: Path) -> bool:
    """Whether the program plays by the compiled rules."""
    return any((folder / "_internal").glob("rules__mypyc*"))


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """What tells Qt where to paint: a virtual screen where Xvfb is installed, else no screen at all."""
    server = shutil.which("Xvfb")
    if server is None:
        print("Xvfb is not installed: tried without a screen.")
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    command = [server, "-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            number = process.stdout.readline().strip() if process.stdout else ""
            if not number:
                raise Failure("Xvfb did not start.")
            yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
        finally:
            process.terminate()


@contextmanager
def empty_home() -> Iterator[Path]:
    """A new account's home, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="hearthwall-smoke-") as home:
        yield Path(home)


def run(program: Path, home: Path, screen: dict[str, str], *options: str) -> str:
    """Start the program in an environment that holds nothing but a home and a screen; gives what it printed."""
    environment = {"HOME": str(home), **screen}
    command = [str(program), *options]
    try:
        done = subprocess.run(
            command, env=environment, cwd="/", capture_output=True, text=True, timeout=PATIENCE_S, check=False
        )
    except subprocess.TimeoutExpired as fault:
        raise Failure(f"{' '.join(options)} did not end within {PATIENCE_S} s.") from fault
    if done.returncode != 0 or "Traceback" in done.stderr:
        raise Failure(f"{' '.join(options)} ended with code {done.returncode}:\n{done.stderr.strip()}")
    return done.stdout


def play_twice(program: Path, screen: dict[str, str], what: str) -> None:
    """Ten questions of every game, save, quit; the second start goes on at the very answers where the first stopped."""
    with empty_home() as home:
        first = run(program, home, screen, "--scripted", str(QUESTIONS))
        second = run(program, home, screen, "--scripted", str(QUESTIONS))
        before, after = answers(first, "began"), answers(second, "went on")
        if set(before) != GAMES or set(after) != GAMES:
            raise Failure(f"{what} does not have the games {', '.join(sorted(GAMES))}: {first!r}, then {second!r}.")
        for game, (began, stopped) in sorted(before.items()):
            went_on, ended = after[game]
            if stopped != went_on:
                raise Failure(f"{what} did not go on with {game} where it stopped: {first!r}, then {second!r}.")
            if stopped - began < QUESTIONS or ended - went_on < QUESTIONS:
                raise Failure(f"{what} did not answer {QUESTIONS} questions of {game}: {first!r}, then {second!r}.")
            print(f"{what}, {game}: answers {began} to {stopped}, saved, started again, went on to {ended}.")
        for printed in (first, second):
            if IN_ORDER not in printed:
                raise Failure(f"{what} could not look at an item in the workshop: {printed!r}.")
        astray = sorted(str(path.relative_to(home)) for path in home.iterdir() if path.name not in {".local", ".cache"})
        if astray:
            raise Failure(f"{what} wrote beside the folders for data: {', '.join(astray)}.")


def answers(printed: str, first: str) -> dict[str, tuple[int, int]]:
    """By game the answers at which a scripted run began and stopped; `first` is the word for the beginning."""
    found = re.findall(rf"^(\w+): {first} at answer (\d+)\n\1: stopped at answer (\d+)$", printed, re.MULTILINE)
    return {game: (int(began), int(stopped)) for game, began, stopped in found}


def measure_start(program: Path, screen: dict[str, str]) -> None:
    """Seconds from the start of the process until the start page takes clicks, the files in the system's cache."""
    with empty_home() as home:
        environment = {"HOME": str(home), **screen}
        taken: list[float] = []
        for _ in range(STARTS + 1):
            began = time.perf_counter()
            with subprocess.Popen(
                [str(program), "--smoke"], env=environment, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            ) as process:
                line = process.stdout.readline() if process.stdout else b""
                taken.append(time.perf_counter() - began)
                process.communicate()
            if not line.startswith(b"ready"):
                raise Failure("The program did not say that its start page is ready.")
    times = sorted(taken[1:])
    median = statistics.median(times)
    print(f"start to usable page: best {times[0]:.2f} s, median {median:.2f} s (at most {LONGEST_START_S} s)")
    if times[0] > LONGEST_START_S:
        raise Failure(f"No start of {STARTS} kept within {LONGEST_START_S} s.")


def try_package(package: Path, screen: dict[str, str]) -> None:
    """Install the .deb into a throwaway root with its own list of packages, play from there, remove it again."""
    dpkg = shutil.which("dpkg")
    if dpkg is None:
        print("dpkg is not installed: the Debian package is not tried.")
        return
    with tempfile.TemporaryDirectory(prefix="hearthwall-root-") as made:
        root = Path(made)
        records = root / "var/lib/dpkg"
        for name in ("info", "updates", "triggers"):
            (records / name).mkdir(parents=True)
        (records / "status").touch()
        # The libraries it depends on are those of this machine, which the throwaway root does not list.
        command = [dpkg, f"--root={root}", "--force-depends", "--force-not-root", f"--log={root}/var/log.txt"]
        checked([*command, "--install", str(package)])
        before = {path for path in root.rglob("*") if records not in path.parents}
        missing = [name for name in INSTALLED if not (root / name).exists()]
        if missing:
            raise Failure(f"The installed package lacks {', '.join(missing)}.")
        play_twice(root / "usr/bin/hearthwall", screen, "the installed .deb")
        checked([*command, "--purge", "hearthwall"])
        left = sorted(str(path.relative_to(root)) for path in root.rglob("*") if "hearthwall" in path.name.lower())
        if left or not before:
            raise Failure(f"Removing the package left {', '.join(left)}.")
    print("the .deb was installed and removed, and left nothing behind.")


INSTALLED = (
    "usr/bin/hearthwall",
    "usr/lib/hearthwall/hearthwall",
    "usr/share/applications/hearthwall.desktop",
    "usr/share/mime/packages/hearthwall.xml",
    "usr/share/metainfo/org.hearthwall.Hearthwall.metainfo.xml",
    "usr/share/icons/hicolor/scalable/apps/hearthwall.svg",
    "usr/share/icons/hicolor/48x48/apps/hearthwall.png",
    "usr/share/doc/hearthwall/copyright",
)


def try_archive(archive: Path, screen: dict[str, str]) -> None:
    """Install from the self-extracting archive into an empty home, play, remove."""
    if shutil.which("xz") is None:
        print("xz is not installed: the self-extracting archive is not tried.")
        return
    with empty_home() as home:
        environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
        checked([str(archive)], environment)
        play_twice(home / ".local/bin/hearthwall", screen, "the self-extracting archive")
        checked([str(archive), "--remove"], environment)
        left = [path for path in (home / ".local").rglob("*") if path.name.startswith("hearthwall")]
        if left:
            raise Failure(f"The archive's --remove left {', '.join(path.name for path in left)}.")
    print("the archive was installed and removed, and left nothing behind.")


def checked(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a tool; its last lines are the failure when it fails."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{Path(command[0]).name} ended with code {done.returncode}:\n{done.stderr.strip()[-2000:]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
