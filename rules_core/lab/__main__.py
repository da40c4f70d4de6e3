"""The laboratory on the command line.

python -m rules_core.lab simulate village --games 100 --seed 1 --json
python -m rules_core.lab simulate village --choose length=intro,standard
python -m rules_core.lab watch village --seed 7
python -m rules_core.lab outlook defenders --games 120 --mix players=1-6
python -m rules_core.lab bouts drums --games 400
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NoReturn

from rules_core.content.fields import Field, FieldKind
from rules_core.games.catalogue import GAMES
from rules_core.games.definition import GameDefinition
from rules_core.games.shares import Share
from rules_core.games.simulation import MOST_SEEDS, Simulation, SimulationRequest
from rules_core.kernel.problems import SetupProblem
from rules_core.lab import bouts, outlook, simulate, watch
from rules_core.lab.more_games import add_games_of_environment

MOST_GAMES = 1_000_000
MOST_VALUES = 1000
"""So many values of a choice are tried in turn."""
BAD_INPUT = 2
TRUTH = {"true": True, "false": False}


class OneLineParser(argparse.ArgumentParser):
    """Says what is wrong in one line and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(BAD_INPUT)


def main(arguments: Sequence[str]) -> int:
    """Run a command; gives back the exit code."""
    add_games_of_environment()
    words = list(arguments)
    if words[:1] == ["watch"] and (len(words) == 1 or words[1].startswith("-")):
        # The first game of the catalogue is the one to watch.
        words.insert(1, next(iter(GAMES)))
    wanted = parser(words).parse_args(words)
    try:
        return RUNS[wanted.command](wanted)
    except SetupProblem as fault:
        print(f"lab: {fault}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        # Somebody looked at the beginning only ("| head"); nothing more is to be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def parser(words: Sequence[str]) -> argparse.ArgumentParser:
    """Everything that the command line understands; only the game that is named is looked at."""
    top = OneLineParser(prog="lab", description="Whole games without a person: counted, or told as a battle report.")
    commands = top.add_subparsers(dest="command", required=True, metavar="simulate|watch|outlook|bouts")
    for command, words_for, add in (
        ("simulate", "play many games and count", _add_simulate),
        ("watch", "watch one game", _add_watch),
        ("outlook", "count how hard a game is, for whoever begins one", _add_outlook),
        ("bouts", "count how even its sides are, as a table", _add_bouts),
    ):
        games = commands.add_parser(command, help=words_for).add_subparsers(dest="game", required=True, metavar="GAME")
        for id in GAMES:
            one = games.add_parser(id, help=f"{command} {id}")
            if id in words[:2]:
                add(one, simulate.simulation_of(id))
    return top


def _add_simulate(one: argparse.ArgumentParser, simulation: Simulation) -> None:
    one.add_argument("--games", type=_number(1, MOST_GAMES), default=10, metavar="N")
    one.add_argument("--seed", type=_number(0, MOST_SEEDS), default=1, metavar="S")
    one.add_argument("--jobs", type=_number(1, 64), default=1, metavar="J", help="so many processes")
    one.add_argument("--json", action="store_true", help="print one JSON object")
    one.add_argument("--rows", action="store_true", help="print the crossed counts as the outlook of a game keeps them")
    _add_choices(one, simulation)
    for field in simulation.options:
        _add_option(one, field, field.default)


def _add_watch(one: argparse.ArgumentParser, simulation: Simulation) -> None:
    one.add_argument("--seed", type=_number(0, MOST_SEEDS), metavar="S")
    one.add_argument("--fast", action="store_true", help="without pauses")
    _add_choices(one, simulation)
    for field in simulation.options:
        _add_option(one, field, simulation.watched.get(field.key, field.default))


def _add_outlook(one: argparse.ArgumentParser, simulation: Simulation) -> None:
    one.add_argument("--games", type=_number(1, MOST_GAMES), default=200, metavar="N", help="with each choice")
    one.add_argument("--seed", type=_number(0, MOST_SEEDS), default=1, metavar="S")
    one.add_argument("--jobs", type=_number(1, 64), default=1, metavar="J", help="so many processes")
    one.add_argument(
        "--mix",
        type=partial(choice_of, simulation.definition),
        action="append",
        default=[],
        metavar="KEY=VALUE[,VALUE...]",
        help="choices that make no difference: their values come in turn",
    )


def _add_bouts(one: argparse.ArgumentParser, simulation: Simulation) -> None:
    one.add_argument("--games", type=_number(1, MOST_GAMES), default=400, metavar="N", help="of each pairing")
    one.add_argument("--seed", type=_number(0, MOST_SEEDS), default=1, metavar="S")
    one.add_argument("--jobs", type=_number(1, 64), default=1, metavar="J", help="so many processes")
    way = one.add_mutually_exclusive_group()
    way.add_argument("--kept", action="store_true", help="print the game's own table: nothing is played")
    way.add_argument("--file", action="store_true", help="print it as the game keeps it")


def _add_choices(one: argparse.ArgumentParser, simulation: Simulation) -> None:
    """Who plays, and what every game asks when it is begun."""
    definition = simulation.definition
    players = [kind.id for kind in definition.players]
    one.add_argument("--player", choices=players, default=definition.steady().id)
    one.add_argument(
        "--seat",
        type=partial(_seat, players),
        action="append",
        default=[],
        metavar="SEAT=PLAYER",
        help="somebody else for one seat: p2=" + "|".join(players),
    )
    one.add_argument("--setup", type=_table, default={}, metavar="FILE", help="choices of a setup as JSON")
    one.add_argument(
        "--choose",
        type=partial(choice_of, definition),
        action="append",
        default=[],
        metavar="KEY=VALUE[,VALUE...]",
        help="several values, or 1-6, come in turn; lists are joined by +: "
        + ", ".join(one.key for one in definition.choices),
    )


def _add_option(one: argparse.ArgumentParser, field: Field, default: Any) -> None:
    """Something that the game lets the lab vary besides its choices."""
    if field.kind is FieldKind.WHOLE:
        read = _number(int(field.least), int(field.most))
        one.add_argument(f"--{field.key}", type=read, default=default, metavar="N", help=field.help)
    else:
        one.add_argument(f"--{field.key}", choices=field.words, default=default, help=field.help)


def _number(least: int, most: int) -> Any:
    """A whole number within limits, as a type for argparse."""

    def read(text: str) -> int:
        if not text.lstrip("-").isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"give a whole number from {least} to {most}, not {text!r}")
        return int(text)

    return read


def _table(path: str) -> Any:
    """A file with choices of a setup, as a type for argparse."""
    try:
        found = json.loads(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise argparse.ArgumentTypeError(f"{path} cannot be read: {fault}") from fault
    if not isinstance(found, dict):
        raise argparse.ArgumentTypeError(f"{path} holds no table of choices")
    return found


def choice_of(definition: GameDefinition, text: str) -> tuple[str, tuple[Any, ...]]:
    """A choice with its values, as a type for argparse."""
    key, _, values = text.partition("=")
    field = next((one for one in definition.choices if one.key == key), None)
    if field is None:
        known = ", ".join(one.key for one in definition.choices)
        raise argparse.ArgumentTypeError(f"{key!r} is no choice of this game; it has: {known}")
    found = [one for text in values.split(",") for one in (_span(text) if field.kind is FieldKind.WHOLE else [text])]
    return key, tuple(_value(field, one) for one in found)


def _seat(players: Sequence[str], text: str) -> str:
    """A seat and who plays it, as a type for argparse."""
    seat, _, kind = text.partition("=")
    if not seat or kind not in players:
        raise argparse.ArgumentTypeError(f"give SEAT=PLAYER with one of {', '.join(players)}, not {text!r}")
    return text


def _span(text: str) -> list[str]:
    """The whole numbers from one to another, "1-6"; anything else stands for itself."""
    first, dash, last = text.partition("-")
    if not dash or not first.isdecimal() or not last.isdecimal():
        return [text]
    if not 0 <= int(last) - int(first) < MOST_VALUES:
        raise argparse.ArgumentTypeError(f"{text} is no span of at most {MOST_VALUES} numbers, the least first")
    return [str(one) for one in range(int(first), int(last) + 1)]


def _value(field: Field, text: str) -> Any:
    """What a choice takes, from the text of the command line."""
    if field.kind is FieldKind.WHOLE:
        return _number(int(field.least), int(field.most))(text)
    if field.kind in (FieldKind.REFERENCES, FieldKind.WORDS, FieldKind.TAGS):
        return text.split("+")
    known: Sequence[str] = tuple(TRUTH) if field.kind is FieldKind.FLAG else field.words
    if known and text not in known:
        raise argparse.ArgumentTypeError(f"{field.key} is one of {', '.join(known)}, not {text!r}")
    return TRUTH[text] if field.kind is FieldKind.FLAG else text


def request_of(wanted: argparse.Namespace, seed: int) -> SimulationRequest:
    """The games that the command line asks for."""
    given = vars(wanted)
    options = simulate.simulation_of(wanted.game).options
    return SimulationRequest(
        seed,
        ",".join([wanted.player, *wanted.seat]),
        {**wanted.setup, **{key: values[0] for key, values in wanted.choose if len(values) == 1}},
        {key: values for key, values in wanted.choose if len(values) > 1},
        {one.key: given[one.key] for one in options if given[one.key] is not None},
    )


def run_simulate(wanted: argparse.Namespace) -> int:
    """Play and count. Raises `SetupProblem`: a choice that no game can be made of is refused before the first one."""
    request = request_of(wanted, wanted.seed)
    simulation = simulate.simulation_of(wanted.game)
    for number in range(min(wanted.games, max([len(values) for values in request.varied.values()], default=1))):
        simulation.make(simulation.plan(request, number, wanted.seed))
    counted = simulate.simulate(wanted.game, request, wanted.games, wanted.jobs)
    if wanted.rows:
        print("\n".join(as_rows(counted)))
    elif wanted.json:
        print(json.dumps(counted, indent=2))
    else:
        print("\n".join(in_words(counted, simulation)))
    return 0


def as_rows(counted: dict[str, Any]) -> list[str]:
    """The crossed counts as a game keeps them in its outlook."""
    lines: list[str] = []
    for down, row in counted.get("crossed", {}).get("rows", {}).items():
        for across, one in sorted(row.items(), key=lambda pair: int(pair[0])):
            lines += ["", "[[crossed]]", f"down = {down}", f"across = {across}"]
            lines += [f"won = {one['wins']}", f"games = {one['games']}"]
    return lines


def in_words(counted: dict[str, Any], simulation: Simulation) -> list[str]:
    """The counts for people."""
    ended = [f"{counted['ended']} ended"]
    if any(one.is_won for one in simulation.definition.figures):
        ended = [f"{counted['wins']} won", f"{counted['losses']} lost"]
    ended += [f"{counted['stalled']} stalled ({simulation.stalls_when})", f"{counted['errors']} failed"]
    lines = [f"{counted['games']} games in {counted['seconds']} s: {', '.join(ended)}."]
    for one in counted["figures"].values():
        if "rate" in one:
            lines.append(f"{one['name']}: {one['rate']:.1%}, from {one['low']:.1%} to {one['high']:.1%}.")
        else:
            lines.append(f"{one['name']}: {one['mean']:.2f} on average, from {one['low']:.2f} to {one['high']:.2f}.")
    for kind, values in counted["by"].items():
        shares = ", ".join(f"{value} {one['wins']} of {one['games']} ({_share(one)})" for value, one in values.items())
        lines.append(f"Won by {kind}: {shares}.")
    if "crossed" in counted:
        lines += _crossed(counted["crossed"])
    for one in counted["troubles"]:
        played = ", ".join(str(one[kind]) for kind in ("seed", *counted["by"]) if kind in one)
        lines.append(f"Game {one['game']} (seed {played}) {one['outcome']}: {one['message']}")
    return lines


def _share(one: dict[str, int]) -> str:
    """How many were won, with the interval in which the true share lies."""
    share = Share(one["wins"], one["games"])
    return f"{share.share:.0%}, {share.low:.0%} to {share.high:.0%}"


def _crossed(crossed: dict[str, Any]) -> list[str]:
    """Every pair of values in a table, with the intervals."""
    first, second = crossed["labels"]
    rows: dict[str, dict[str, dict[str, int]]] = crossed["rows"]
    heads = sorted({head for row in rows.values() for head in row}, key=lambda one: (len(one), one))
    lines = [f"Won by {first} (down) and {second} (across), in percent with the interval:"]
    lines.append("".join([f"{'':>6}", *(f"{head:>14}" for head in heads)]))
    for value, row in rows.items():
        cells: list[str] = []
        for head in heads:
            one = Share(row[head]["wins"], row[head]["games"]) if head in row else None
            words = f"{one.share * 100:.0f} ({one.low * 100:.0f}-{one.high * 100:.0f})" if one is not None else "-"
            cells.append(f"{words:>14}")
        lines.append("".join([f"{value:>6}", *cells]))
    return lines


def run_watch(wanted: argparse.Namespace) -> int:
    """Tell one game."""
    seed = secrets.randbelow(MOST_SEEDS) if wanted.seed is None else wanted.seed
    return watch.watch(wanted.game, request_of(wanted, seed), fast=wanted.fast)


def run_outlook(wanted: argparse.Namespace) -> int:
    """Count how hard a game is."""
    for one in outlook.counted(wanted.game, dict(wanted.mix), wanted.games, wanted.jobs, wanted.seed):
        print(one, end="", flush=True)
    return 0


def run_bouts(wanted: argparse.Namespace) -> int:
    """Count how even the sides of a game are, or print what was counted last."""
    game = wanted.game
    try:
        pairs = bouts.bouts_of(game)
        if wanted.kept:
            rows = bouts.kept(game, pairs)
        else:
            rows = bouts.counted(game, pairs, wanted.games, wanted.jobs, wanted.seed)
    except ValueError as fault:
        print(f"lab: {fault}", file=sys.stderr)
        return BAD_INPUT
    lines = bouts.as_file(game, rows, wanted.games, wanted.seed) if wanted.file else bouts.as_table(pairs, rows)
    for one in lines:
        print(one, end="", flush=True)
    return 0


RUNS: Final = {"simulate": run_simulate, "watch": run_watch, "outlook": run_outlook, "bouts": run_bouts}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
