"""The laboratory on the command line.

python -m rules_core.lab simulate village --games 100 --seed 1 --json
python -m rules_core.lab watch --seed 7 --length intro
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.types import shared_ground
from rules_core.games.village.rules.escalation import DEFAULT_LENGTH, ESCALATION
from rules_core.lab import simulate, watch
from rules_core.lab.plan import MOST_SEEDS, PARTIES, Wish, shipped_content

MOST_GAMES = 1_000_000
BAD_INPUT = 2


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def main(arguments: Sequence[str]) -> int:
    """Run a command; gives back the exit code."""
    content = shipped_content()
    wanted = parser([one.id for one in shared_ground(content)], list(content.scenarios)).parse_args(arguments)
    try:
        return run_watch(wanted) if wanted.command == "watch" else run_simulate(wanted)
    except BrokenPipeError:
        # Somebody looked at the beginning only ("| head"); nothing more is to be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(terrains: list[str], scenarios: list[str]) -> argparse.ArgumentParser:
    """Everything that the command line understands."""
    top = OneLineParser(prog="lab", description="Whole games without a person: counted, or told as a battle report.")
    commands = top.add_subparsers(dest="command", required=True, metavar="simulate|watch", parser_class=OneLineParser)
    many = commands.add_parser("simulate", help="play many games and count")
    many.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    many.add_argument("--games", type=_number(1, MOST_GAMES), default=10, metavar="N")
    many.add_argument("--seed", type=_number(0, MOST_SEEDS), default=1, metavar="S")
    many.add_argument("--length", choices=list(ESCALATION), help="all in turn when left out")
    many.add_argument("--heroes", type=int, choices=PARTIES, help="all in turn when left out")
    many.add_argument("--player", choices=["thumb", "random"], default="thumb")
    many.add_argument("--terrain", choices=[*terrains, "all"], default="all", metavar="NAME|all")
    many.add_argument("--scenario", choices=scenarios, metavar="NAME", help=", ".join(scenarios))
    many.add_argument(
        "--setup", type=_choices, default={}, metavar="FILE", help="choices of a setup as JSON; they count most"
    )
    many.add_argument("--jobs", type=_number(1, 64), default=1, metavar="J", help="so many processes")
    many.add_argument(
        "--options", choices=["book", "switched"], default="book", help="switched: go through house rules"
    )
    many.add_argument("--json", action="store_true", help="print one JSON object")
    one = commands.add_parser("watch", help="watch one siege")
    one.add_argument("--seed", type=_number(0, MOST_SEEDS), metavar="S")
    one.add_argument("--length", choices=list(ESCALATION), default=DEFAULT_LENGTH)
    one.add_argument("--heroes", type=int, choices=PARTIES, default=3)
    one.add_argument("--terrain", choices=terrains, default=terrains[0], metavar="NAME", help=", ".join(terrains))
    one.add_argument("--fast", action="store_true", help="without pauses")
    return top


def _number(least: int, most: int) -> Any:
    """A whole number within limits, as a type for argparse."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"give a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def _choices(path: str) -> Any:
    """A file with choices of a setup, as a type for argparse."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise argparse.ArgumentTypeError(f"{path} cannot be read: {fault}") from fault
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError(f"{path} holds no table of choices")
    return found


def run_simulate(wanted: argparse.Namespace) -> int:
    """Play and count."""
    terrain = None if wanted.terrain == "all" else wanted.terrain
    chosen = {**({"scenario": wanted.scenario} if wanted.scenario else {}), **wanted.setup}
    switched = wanted.options == "switched"
    wish = Wish(wanted.seed, wanted.length, wanted.heroes, terrain, wanted.player, switched, chosen)
    counted = simulate.simulate(wish, wanted.games, wanted.jobs)
    if wanted.json:
        print(json.dumps(counted, indent=2))
    else:
        print("\n".join(in_words(counted)))
    return 0


def in_words(counted: dict[str, Any]) -> list[str]:
    """The counts for people."""
    stalled = f"{counted['stalled']} stalled (over {counted['round_cap']} rounds in a wave)"
    ended = f"{counted['wins']} won, {counted['losses']} lost, {stalled}, {counted['errors']} failed"
    lines = [f"{counted['games']} games in {counted['seconds']} s: {ended}."]
    for kind, values in counted["by"].items():
        shares = ", ".join(f"{value} {one['wins']} of {one['games']}" for value, one in values.items())
        lines.append(f"Won by {kind}: {shares}.")
    lines.extend(
        f"Game {one['game']} (seed {one['seed']}, {one['length']}, {one['heroes']} heroes, {one['terrain']}) "
        f"{one['outcome']}: {one['message']}"
        for one in counted["troubles"]
    )
    return lines


def run_watch(wanted: argparse.Namespace) -> int:
    """Tell one siege."""
    seed = secrets.randbelow(MOST_SEEDS) if wanted.seed is None else wanted.seed
    return watch.watch(seed, wanted.length, wanted.heroes, wanted.terrain, wanted.fast)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
