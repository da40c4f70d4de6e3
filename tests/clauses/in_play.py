"""Which clauses happen in play: `python -m tests.clauses.in_play --games 40`, or of some games: `... in_play drums`.

Plays whole games, each with choices and players drawn by lot, and watches which lines of the rules run. Some players
are curious: they try what has hardly been tried. A clause has happened when a question or a fact bears its id, or
when a step that names it ran: the statement below a comment, the body of a function whose docstring names it, or the
statement in which its id stands. Where a game says which clause of its own a step of its engine is, the clauses that
a comment names above it have happened with it. What no game reaches is named in `not_in_play.toml` with the reason.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from contextlib import suppress
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

from rules_core.content.fields import Field, FieldKind
from rules_core.games.catalogue import WHERE, definition_of
from rules_core.games.definition import GameDefinition
from rules_core.kernel.facts import Fact
from rules_core.kernel.game import Game, GameId
from rules_core.kernel.problems import SetupProblem
from rules_core.kernel.requests import Answer, Choose, Request, SeatId
from rules_core.kernel.simulation import OutOfPatience, Player, PlayerTable
from rules_core.players.seated import SeatedPlayers
from tests.clauses.check import PROJECT, check
from tests.clauses.mentions import Kind

REASONS = Path(__file__).with_name("not_in_play.toml")
CHANGED, NAMED = 0.25, 0.7
"""So likely is a choice drawn by lot, and one that names an item: most rules stay as people play them."""
ANSWERS = 4000
"""A game that is not over by then is left: it is watched, not counted."""

CURIOUS = 0.5
"""So likely is a player a curious one."""
TRIED, TRIES = 6, 0.15
"""What a curious one has answered less often than that it tries with this chance."""

Steps = dict[str, dict[int, set[str]]]
"""For each file the lines that carry out clauses."""
Along = dict[str, set[str]]
"""For clauses that an engine carries out, of which other clauses it is the step."""


def books_of(games: Set[GameId]) -> set[str]:
    """The books of rules that nobody plays by but these games."""
    others = {book for id in WHERE if id not in games for book in definition_of(id).card.books}
    return {book for id in games for book in definition_of(id).card.books} - others


def steps_of(books: Set[str]) -> tuple[Steps, Along, set[str]]:
    """The lines that carry out clauses of these books, the steps of engines that do, and those clauses that are only
    figures or tables."""
    result = check()
    own = {id for id, clause in result.clauses.items() if clause.book in books and clause.status.needs_code}
    steps: Steps = {}
    along: Along = {}
    named: set[str] = set()
    sources: dict[str, Source] = {}
    for id in own:
        for mention in result.mentions[id]:
            if mention.kind is not Kind.RULES:
                continue
            file, _, line = mention.place.rpartition(":")
            named.add(id)
            source = sources.setdefault(file, Source(PROJECT / file))
            for place in source.steps(int(line)):
                steps.setdefault(str(PROJECT / file), {}).setdefault(place, set()).add(id)
            engine = source.step_of_engine(int(line))
            if engine in result.clauses:
                along.setdefault(engine, set()).add(id)
    return steps, along, named - carried_by(steps)


def carried_by(steps: Steps) -> set[str]:
    """The clauses that lines carry out."""
    return {id for lines in steps.values() for ids in lines.values() for id in ids}


class Source:
    """The statements of a file, to find those that a mention speaks of."""

    def __init__(self, path: Path) -> None:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        self.tables = [node.value for node in tree.body if isinstance(node, ast.AnnAssign | ast.Assign)]

    def steps(self, line: int) -> Iterator[int]:
        """The lines of which one runs when what is named at this line is carried out; none for figures."""
        around = [one for one in self.functions if one.lineno - 1 <= line <= (one.end_lineno or 0)]
        if not around:
            for known in self.classes:
                if known.lineno <= line <= known.lineno + _docstring_height(known):
                    for method in known.body:
                        if isinstance(method, ast.FunctionDef):
                            yield from _body(method)
            return
        function = max(around, key=lambda one: one.lineno)
        if line <= function.lineno + _docstring_height(function):
            yield from _body(function)
            return
        statements = [one for one in ast.walk(function) if isinstance(one, ast.stmt) and one is not function]
        holding = [one for one in statements if one.lineno <= line <= _head_end(one)]
        if holding:
            statement = max(holding, key=lambda one: one.lineno)
            yield from range(statement.lineno, _head_end(statement) + 1)
            return
        below = [one for one in statements if one.lineno > line]
        if below:
            statement = min(below, key=lambda one: one.lineno)
            yield from range(statement.lineno, _head_end(statement) + 1)

    def step_of_engine(self, line: int) -> str:
        """In a table of the file, the text that stands for the entry below a comment; "" elsewhere."""
        for table in self.tables:
            if isinstance(table, ast.Dict) and table.lineno <= line <= (table.end_lineno or 0):
                below = [one for one in table.values if one.lineno > line]
                first = min(below, key=lambda one: one.lineno, default=None)
                return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
        return ""


def _docstring_height(node: ast.FunctionDef | ast.ClassDef) -> int:
    first = node.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return (first.end_lineno or first.lineno) - node.lineno
    return first.lineno - node.lineno - 1


def _head_end(statement: ast.stmt) -> int:
    """The last line of a statement; for one that holds others, of what stands before them."""
    if not hasattr(statement, "body"):
        return statement.end_lineno or statement.lineno
    held = {id(one) for part in ("body", "orelse", "handlers", "finalbody") for one in getattr(statement, part, ())}
    head = [one for one in ast.iter_child_nodes(statement) if id(one) not in held and hasattr(one, "end_lineno")]
    return max((one.end_lineno or statement.lineno for one in head), default=statement.lineno)


def _body(function: ast.FunctionDef) -> Iterator[int]:
    for one in function.body:
        if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)):
            yield from range(one.lineno, _head_end(one) + 1)
            return


class Watch:
    """Collects the clauses whose lines run; a line that ran once is watched no more, so that it costs little."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps
        self.happened: set[str] = set()
        self._left: dict[CodeType, set[int]] = {}

    def __enter__(self) -> None:
        sys.settrace(self._called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            lines = self.steps.get(code.co_filename, {})
            left = self._left[code] = {line for *_, line in code.co_lines() if line in lines}
        return self._line if left else None

    def _line(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        left = self._left[frame.f_code]
        if frame.f_lineno in left:
            left.discard(frame.f_lineno)
            self.happened |= self.steps[frame.f_code.co_filename][frame.f_lineno]
        return self._line if left else None


def made_by_lot(definition: GameDefinition, random: Random) -> Game[Any]:
    """A game with choices of which some are drawn by lot; what does not go together is drawn anew."""
    while True:
        wanted = [
            one
            for one in definition.choices
            if random.random() < (NAMED if one.kind is FieldKind.REFERENCE else CHANGED)
        ]
        values = {one.key: _drawn(one, definition, random) for one in wanted}
        try:
            return definition.make(definition.setup({key: value for key, value in values.items() if value is not None}))
        except SetupProblem:
            continue


def _drawn(field: Field, definition: GameDefinition, random: Random) -> Any:
    match field.kind:
        case FieldKind.WHOLE:
            return random.randint(int(field.least), int(field.most))
        case FieldKind.FLAG:
            return random.random() < 0.5
        case FieldKind.WORD:
            return random.choice(field.words)
        case FieldKind.REFERENCE if definition.content is not None:
            return random.choice(sorted(definition.content.official.ids(field.of)))
        case _:
            return None


class Curious(Player[Any]):
    """Plays as another player does, and now and then tries what has hardly been answered in all games so far."""

    def __init__(self, usual: Player[Any], seed: int, answered: Counter[str]) -> None:
        self.usual, self.random, self.answered = usual, Random(seed), answered

    def decide(self, state: Any, request: Request, position: int) -> Answer:
        if isinstance(request, Choose) and self.random.random() < TRIES:
            rarest = min(request.options, key=lambda option: self.answered[self._kind(request, option)])
            if self.answered[self._kind(request, rarest)] < TRIED:
                self.answered[self._kind(request, rarest)] += 1
                return rarest
        return self.usual.decide(state, request, position)

    def _kind(self, request: Request, option: str) -> str:
        """Whoever it is about: numbers tell things of one kind from each other."""
        return f"{request.topic} {re.sub('[0-9]+', '', option)}"


def players_by_lot(definition: GameDefinition, game: Game[Any], random: Random, answered: Counter[str]) -> Player[Any]:
    """For each seat one of the players that answer at once, or the curious one."""
    kinds = [one for one in definition.players if not one.thinks]

    def one() -> Player[Any]:
        made = random.choice(kinds).make(random.randrange(1000))
        return Curious(made, random.randrange(1000), answered) if random.random() < CURIOUS else made

    return SeatedPlayers({SeatId(seat.id): one() for seat in definition.seats(game)}, one())


class WatchedTable(PlayerTable[Any]):
    """A table whose questions and facts are watched too: steps of an engine bear the clauses of the game there."""

    def __init__(self, player: Player[Any], state: Any, seed: int, watch: Watch) -> None:
        super().__init__(player, state, seed, ANSWERS)
        self.watch = watch

    def ask(self, request: Request) -> Answer:
        self.watch.happened.add(request.clause)
        return super().ask(request)

    def tell(self, fact: Fact) -> None:
        self.watch.happened.add(fact.clause)


def play(game: GameId, watch: Watch, number: int, seed: int, answered: Counter[str]) -> None:
    """Play one game and watch it. `answered` is what curious players have tried so far."""
    definition = definition_of(game)
    random = Random(f"{seed}:{number}")
    with watch:
        made = made_by_lot(definition, random)
        state = made.start()
        table = WatchedTable(players_by_lot(definition, made, random, answered), state, number, watch)
        with suppress(OutOfPatience):
            made.play(table, state)
    print(f"{game} {number + 1}: {table.position} answers, {len(watch.happened)} clauses so far", flush=True)


def reasons() -> dict[str, str]:
    """Why clauses happen in no game that the program plays by itself."""
    groups = tomllib.loads(REASONS.read_text(encoding="utf-8"))["reason"]
    return {id: group["why"] for group in groups for id in group["clauses"]}


def main(arguments: Sequence[str]) -> int:
    """Run the command; gives back 1 if a clause did not happen and nobody says why."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.clauses.in_play", description="Which clauses happen in play."
    )
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"of {', '.join(sorted(WHERE))}; none: all of them")
    parser.add_argument("--games", type=int, default=40, help="how many of each")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    games = {GameId(name) for name in options.names} or set(WHERE)
    if not games <= set(WHERE):
        parser.error(f"there are only {', '.join(sorted(WHERE))}")
    steps, along, figures = steps_of(books_of(games))
    carried = carried_by(steps)
    watch = Watch(steps)
    for game in sorted(games):
        answered: Counter[str] = Counter()
        for number in range(options.games):
            play(game, watch, number, options.seed, answered)
    watch.happened |= {id for engine, ids in along.items() if engine in watch.happened for id in ids}
    told = reasons()
    missing = carried - watch.happened - set(told)
    for id in sorted(missing):
        print(f"{id}: did not happen: {' '.join(_places(steps, id)[:3])}")
    for id in sorted(watch.happened & set(told)):
        print(f"{id}: happened, though {REASONS.name} says why it does not")
    print(
        f"{len(carried)} clauses are carried out by steps: {len(watch.happened & carried)} happened, "
        f"{len((carried & set(told)) - watch.happened)} do not for a reason, {len(missing)} did not; "
        f"{len(figures)} more are figures and tables."
    )
    return 1 if missing else 0


def _places(steps: Steps, id: str) -> list[str]:
    return [
        f"{Path(file).relative_to(PROJECT)}:{line}"
        for file, lines in steps.items()
        for line, ids in lines.items()
        if id in ids
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
