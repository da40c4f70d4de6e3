"""The library: every game ever played, saved after every answer, each answer in one transaction."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from desktop.storage.arranging import Arranging
from desktop.storage.cards import GameCard
from desktop.storage.drawing_file import DRAWINGS, Check, drawings_from, names_of, with_drawings
from desktop.storage.drawings import DrawingRows
from desktop.storage.game_file import read_game_file
from desktop.storage.item_links import uses_of
from desktop.storage.items import ItemStore
from desktop.storage.leases import Leases
from desktop.storage.library_file import LibraryFile
from desktop.storage.machine_faults import library_problem, missing_folder
from desktop.storage.match_rows import begins_alike, read_checkpoints, read_journal, write_match
from desktop.storage.mended import MENDED, Mended
from desktop.storage.official_marks import OfficialMarks
from desktop.storage.problems import (
    LibraryProblem,
    PlayedElsewhere,
    ProblemKind,
    damaged_game,
    damaged_library,
    deleted_elsewhere,
    gone_from_library,
    played_elsewhere,
    replaced_library,
    unfit_input,
    unplayable_game,
)
from desktop.storage.schema import GameRow
from desktop.storage.whole_file import write_whole
from rules_core.kernel.chance import Mixing
from rules_core.kernel.game import GameId, GameMaker, Plain
from rules_core.kernel.match import Match, Supplier
from rules_core.kernel.problems import SaveProblem, SetupProblem
from rules_core.kernel.saves import (
    FORMAT,
    document_from_text,
    from_document,
    to_text,
)
from rules_core.players.random_player import RandomPlayer
from rules_core.wording.translation import say, tell

LONGEST_NAME = 60
"""So many characters of a name that a file gives its game; nobody can type more."""

TRIED = 6
"""So many answers are tried with a game from a file before it is taken in."""

# Made once and without the mapper: an autosave must not be felt.
UPDATE_CARD = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"), GameRow.revision == bindparam("known"))
    .values({name: bindparam(name) for name in ("head", "played", "summary", "result")})
    .values(revision=GameRow.revision + 1)
)


@dataclass(frozen=True)
class TakenIn:
    """A game that came from a file: its number, and how many answers at its end did not fit and were left out."""

    number: int
    dropped: int = 0
    missing: int = 0
    """Drawings that it names and that the file does not hold."""


@dataclass
class _Held:
    """A match that this library has handed out or taken in, and what of it is written down."""

    match: Match[Any]
    revision: int
    entries: int
    moves: int
    row: dict[str, Any]
    """What the game's row held when it was opened: enough to put it into a new file."""
    life: int
    """The library's file it is written down in, as `LibraryFile` counts them."""


class Library:
    """The open database. All times are UTC.

    A game may be open twice, in two windows or two programs. Whoever saves first goes on; the other one notices at the
    next save, by the game's revision, and has written nothing (`PlayedElsewhere`).
    """

    def __init__(self, path: Path, clock: Callable[[], datetime] | None = None) -> None:
        """Open the file, making it and its folder where there is none. Raises `LibraryProblem`.

        Every method that reads or writes raises `LibraryProblem` where the machine does not let it.
        """
        self.path = path
        self._file = LibraryFile(path, clock)
        self._held: dict[int, _Held] = {}
        """By the identity of the match; it is kept here, so no other can have the same one."""
        seconds = self._file.patience_ms / 1000
        self.engine = create_engine(URL.create("sqlite", database=str(path)), connect_args={"timeout": seconds})
        event.listen(self.engine, "connect", _set_up_connection)
        self.arranging = Arranging(self._writing)
        self.drawings = DrawingRows(self._writing)
        self.items = ItemStore(self._writing, self._file.now, self.drawings)
        self.marks = OfficialMarks(self._writing)
        self.leases = Leases(self._noting)
        self._closed = False
        try:
            with self._guarded():
                pass
        except BaseException:
            # Nobody gets this library, so nobody could close it.
            self.engine.dispose()
            raise

    def close(self) -> None:
        """Let the file go. A match that is still held and recorded opens it once more, only for that moment."""
        self._closed = True
        with suppress(LibraryProblem):
            self.leases.leave_every()
        self.engine.dispose()

    def make_anew(self) -> None:
        """The library is gone, and a person wants a new one in its place. Raises `LibraryProblem`."""
        with suppress(LibraryProblem):
            self._file.stands()
        self._file.make_anew()
        with self._guarded():
            pass

    def release(self, match: Match[Any]) -> None:
        """The match will not be recorded any more."""
        self._held.pop(id(match), None)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """The database, there and in order; faults of the machine come out as `LibraryProblem`."""
        try:
            if not self._file.stands():
                self.engine.dispose()
                self._file.open(self.engine)
            yield
        except DBAPIError as fault:
            problem = library_problem(fault.orig, self.path)
            if problem.kind is ProblemKind.READ_ONLY:
                # A connection that was opened for reading alone stays so, whatever may be written by now.
                self.engine.dispose()
            raise problem from fault
        except OSError as fault:
            raise library_problem(fault, self.path) from fault
        except (UnicodeEncodeError, OverflowError) as fault:
            # Going in, not coming out: halves of characters, and numbers of more than 64 bits.
            raise unfit_input() from fault
        except (ValueError, TypeError) as fault:
            # Dates, words and tables that SQLite hands over as they stand, and that nobody wrote so.
            raise damaged_library(self.path) from fault
        finally:
            if self._closed:
                self.engine.dispose()

    @contextmanager
    def _session(self) -> Iterator[Session]:
        with self._guarded(), Session(self.engine) as session:
            yield session

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """One transaction."""
        with self._guarded(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def _noting(self) -> Iterator[Connection]:
        """A transaction for what is no reason to make a library that is gone anew."""
        if not self._file.is_open:
            raise missing_folder(self.path)
        with self._writing() as connection:
            yield connection

    def card(self, game_id: int) -> GameCard:
        """One game's card. Raises `LibraryProblem` when it is gone."""
        with self._session() as session:
            return _card(self._row(session, game_id))

    # Games

    def add(self, name: str, match: Match[Any], summary: Plain, settings: Plain | None = None) -> int:
        """Take a match into the library, under a new number where it has one; gives that number.

        Raises `LibraryProblem`.
        """
        with self._session() as session:
            now = self._file.now()
            row = GameRow(
                name=name,
                kind=match.game.name,
                created=now,
                played=now,
                format=FORMAT,
                rules=match.game.rules_version,
                seed=str(match.seed),
                dice=int(match.mixing),
                setup=json.dumps(match.game.setup),
                head=match.journal.head,
                summary=json.dumps(summary),
                result="",
                settings=json.dumps(settings or {}),
                uses=json.dumps(uses_of(session.connection(), match.game.name, match.game.setup)),
            )
            session.add(row)
            session.flush()
            number = row.id
            for node in match.checkpoints:
                match.touched[node] = None
            write_match(session.connection(), number, match, 0, 0)
            self.drawings.write(session.connection(), number, names_of(match))
            known = _values(row)
            session.commit()
        self._hold(match, 0, known)
        return number

    def record(self, game_id: int, match: Match[Any], summary: Plain, result: str = "") -> None:
        """Write down what is new since the last call, in one transaction.

        The match comes from `add` or `load`. Raises `PlayedElsewhere` and `LibraryProblem`, having written nothing.
        """
        held = self._held[id(match)]
        try:
            with self._writing() as connection:
                self._file.set_patience(connection)
                if held.life != self._file.life:
                    held = self._bring_back(connection, game_id, held)
                card = {
                    "game": game_id,
                    "known": held.revision,
                    "head": match.journal.head,
                    "played": self._file.now(),
                    "summary": json.dumps(summary),
                    "result": result,
                }
                if connection.execute(UPDATE_CARD, card).rowcount == 0:
                    there = connection.scalar(select(GameRow.id).where(GameRow.id == game_id))
                    raise deleted_elsewhere() if there is None else played_elsewhere()
                write_match(connection, game_id, match, held.entries, held.moves)
                self.drawings.write(connection, game_id, names_of(match, held.entries))
            self._hold(match, held.revision + 1, held.row)
            self._file.trouble = False
        except LibraryProblem as fault:
            # Nothing of it has been written: the next call writes all of it.
            for node in match.checkpoints:
                match.touched[node] = None
            self._file.trouble = not isinstance(fault, PlayedElsewhere)
            raise

    def load(self, game_id: int, games: Mapping[GameId, GameMaker], supplier: Supplier | None = None) -> Match[Any]:
        """The match again, at the same question, with all its branches, to be played on.

        Raises `SaveProblem` and `LibraryProblem`.
        """
        held = self._load(game_id, games, supplier or Supplier())
        self._held[id(held.match)] = held
        return held.match

    def _load(self, game_id: int, games: Mapping[GameId, GameMaker], supplier: Supplier) -> _Held:
        with self._session() as session:
            # One reading transaction: what another program saves meanwhile is not half of what is read here.
            session.connection().exec_driver_sql("BEGIN")
            row = self._row(session, game_id)
            if row.kind not in games:
                raise SaveProblem(
                    tell(
                        "This version does not know the game {row_kind!r}; install the one that saved it.",
                        row_kind=row.kind,
                    )
                )
            try:
                game = games[GameId(row.kind)](json.loads(row.setup))
                seed, mixing = int(row.seed), Mixing(row.dice)
            except SetupProblem as fault:
                raise SaveProblem(f"setup: {fault}") from fault
            except ValueError as fault:
                raise damaged_game() from fault
            if row.rules > game.rules_version:
                raise SaveProblem(
                    say("This game was played with newer rules; install that version of Hearthwall to open it.")
                )
            journal = read_journal(session, row)
            match: Match[Any] = Match(game, seed, supplier, game.start(), mixing)
            match.journal = journal
            read_checkpoints(session, row.id, match, game)
            held = _Held(
                match, row.revision, len(journal.entries) - 1, len(journal.moves), _values(row), self._file.life
            )
        written = list(match.checkpoints)
        try:
            match.run()
        except ValueError as fault:
            raise damaged_game() from fault
        # What the run has made beyond those that are written down is written with the next answer.
        for node in written:
            match.touched.pop(node, None)
        return held

    def settings(self, game_id: int) -> Plain:
        """What belongs to a game but is no rule: seats, dice, docks."""
        with self._session() as session:
            return dict(json.loads(self._row(session, game_id).settings))

    def keep_settings(self, game_id: int, settings: Plain) -> None:
        """Write these settings down; others stay as they are."""
        with self._session() as session:
            row = self._row(session, game_id)
            row.settings = json.dumps({**json.loads(row.settings), **settings})
            session.commit()

    def keep_picture(self, game_id: int, picture: bytes) -> None:
        """The small picture of the table on the Hearth page, as PNG."""
        with self._session() as session:
            self._row(session, game_id).picture = picture
            session.commit()

    # Files

    def export(self, game_id: int, path: Path, games: Mapping[GameId, GameMaker]) -> None:
        """Write a game to one readable file; an old file there stays whole until the new one is complete."""
        match = self._load(game_id, games, Supplier()).match
        try:
            document = json.loads(to_text(match))
        except ValueError as fault:
            raise damaged_game() from fault
        document["name"] = self.card(game_id).name
        if mended := Mended(self.settings(game_id).get(MENDED)).to_plain():
            document[MENDED] = mended
        text = with_drawings(json.dumps(document, ensure_ascii=False, indent=1), self.drawings.of_game(game_id))
        write_whole(path, f"{text}\n".encode())

    def import_(
        self,
        path: Path,
        games: Mapping[GameId, GameMaker],
        summarise: Any = None,
        check_drawing: Check | None = None,
    ) -> TakenIn:
        """Take an exported game into the library, once it stands at its question. Raises `SaveProblem`, having changed
        nothing.

        Where the list has it already, to the last answer, that one is given: a file is opened twice more often than
        somebody wants two games.
        """
        document = document_from_text(read_game_file(path), DRAWINGS)
        match = from_document(document, games)
        names = names_of(match)
        drawings = drawings_from(document, names, check_drawing)
        mended = Mended(document.get(MENDED))
        if there := self._same(match):
            # What it lacks of them may be in the file.
            self._take_in_drawings(there, drawings)
            self._take_in_mended(there, mended)
            return TakenIn(there, missing=self.drawings.missing(there))
        name = document.get("name")
        try:
            _try_out(match)
            summary = summarise(match) if summarise is not None else {}
        except Exception as fault:
            # Rules and words that meet a state which cannot be may fail in any way.
            raise unplayable_game() from fault
        # The name of a file need not be text.
        stem = os.fsencode(path.stem).decode("utf-8", "replace")
        name = name[:LONGEST_NAME] if isinstance(name, str) and name.strip() else stem
        for one, data in drawings.items():
            self.drawings.keep(one, data)
        number = self.add(name, match, summary, {MENDED: mended.to_plain()})
        return TakenIn(number, match.dropped, self.drawings.missing(number))

    def _take_in_mended(self, game_id: int, mended: Mended) -> None:
        own = Mended(self.settings(game_id).get(MENDED))
        before = own.to_plain()
        own.take(mended)
        if own.to_plain() != before:
            self.keep_settings(game_id, {MENDED: own.to_plain()})

    def _take_in_drawings(self, game_id: int, drawings: Mapping[str, bytes]) -> None:
        for name, data in drawings.items():
            self.drawings.keep(name, data)
        with self._writing() as connection:
            self.drawings.write(connection, game_id, list(drawings))

    # How it is done

    def _same(self, match: Match[Any]) -> int:
        """The number of a game of the list that is this match, with all its branches; 0 where there is none."""
        with self._session() as session:
            alike = select(GameRow).where(
                GameRow.kind == match.game.name,
                GameRow.seed == str(match.seed),
                GameRow.dice == int(match.mixing),
                GameRow.head == match.journal.head,
                GameRow.trashed.is_(None),
            )
            for row in session.scalars(alike.order_by(GameRow.played.desc())):
                # One that is damaged is no way to the game.
                with suppress(SaveProblem):
                    journal, known = read_journal(session, row), match.journal
                    if (journal.entries, journal.moves) == (known.entries, known.moves) and (
                        json.loads(row.setup) == match.game.setup and begins_alike(session, row.id, match)
                    ):
                        return row.id
        return 0

    def _bring_back(self, connection: Connection, game_id: int, held: _Held) -> _Held:
        """The file was taken away: put an open game into the new one, unless another game has its number there."""
        created = connection.scalar(select(GameRow.created).where(GameRow.id == game_id))
        if created is not None and created.replace(tzinfo=UTC) != held.row["created"].replace(tzinfo=UTC):
            raise replaced_library(self.path)
        for node in held.match.checkpoints:
            held.match.touched[node] = None
        if created is not None:
            return held
        connection.execute(insert(GameRow), {**held.row, "id": game_id, "revision": held.revision})
        return replace(held, entries=0, moves=0)

    def _hold(self, match: Match[Any], revision: int, row: dict[str, Any]) -> None:
        """Note that all of the match is written down."""
        entries, moves = len(match.journal.entries) - 1, len(match.journal.moves)
        self._held[id(match)] = _Held(match, revision, entries, moves, row, self._file.life)

    def _row(self, session: Session, game_id: int) -> GameRow:
        row = session.get(GameRow, game_id)
        if row is None:
            raise gone_from_library()
        return row


def _try_out(match: Match[Any]) -> None:
    """Play on for some answers drawn by lot, beside the match: it must not fail as soon as a person answers."""
    trial = match.fork()
    player: RandomPlayer[Any] = RandomPlayer(match.journal.head)
    for position in range(TRIED):
        if trial.pending is None:
            return
        trial.answer(player.decide(trial.state, trial.pending, position))


def _card(row: GameRow) -> GameCard:
    return GameCard(
        row.id,
        row.name,
        GameId(row.kind),
        row.created.replace(tzinfo=UTC),
        row.played.replace(tzinfo=UTC),
        json.loads(row.summary),
        row.result,
        row.picture,
        row.favourite,
        tuple(json.loads(row.tags)),
        None if row.trashed is None else row.trashed.replace(tzinfo=UTC),
    )


def _values(row: GameRow) -> dict[str, Any]:
    """What a game's row holds, apart from its number."""
    return {column.key: getattr(row, column.key) for column in GameRow.__table__.columns if column.key != "id"}


def _set_up_connection(connection: Any, _record: Any) -> None:
    """WAL lets a reader look while the writer writes; NORMAL loses nothing that was committed when the process dies."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
