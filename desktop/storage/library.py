"""The library: every game ever played, saved after every answer, each answer in one transaction."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import Session

from desktop.storage.cards import SCHEMA, GameCard
from desktop.storage.problems import LibraryProblem, damaged_library, gone_from_library, newer_library
from desktop.storage.schema import CheckpointRow, EntryRow, GameRow, MoveRow, Row
from rules_core.kernel.checkpoints import Checkpoint
from rules_core.kernel.facts import Fact, fact_from_plain, fact_to_plain
from rules_core.kernel.game import Game, GameMaker, Plain
from rules_core.kernel.journal import Journal, Move
from rules_core.kernel.match import Match, Supplier, Told
from rules_core.kernel.packing import pack, unpack
from rules_core.kernel.problems import SaveProblem, SetupProblem
from rules_core.kernel.saves import (
    FORMAT,
    document_from_text,
    entry_from_plain,
    entry_to_plain,
    from_document,
    to_text,
)

# What every answer writes, made once and without the mapper: an autosave must not be felt.
UPDATE_CARD = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values({name: bindparam(name) for name in ("head", "played", "summary", "result")})
)
ADD_ENTRY = insert(EntryRow)
ADD_MOVE = insert(MoveRow)
PUT_CHECKPOINT = insert(CheckpointRow).prefix_with("OR REPLACE")


class Library:
    """The open database. All times are UTC."""

    def __init__(self, path: Path) -> None:
        """Open the file, making it and its folder where there is none. Raises `LibraryProblem`."""
        self.path = path
        self._written: dict[int, tuple[int, int]] = {}
        """Entries and moves of a game that this library has written, so that it need not count them each time."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_engine(URL.create("sqlite", database=str(path)), connect_args={"timeout": 5})
            event.listen(self.engine, "connect", _set_up_connection)
            self._check_schema()
        except OSError as fault:
            raise LibraryProblem(
                f"The folder {path.parent} cannot be used ({fault.strerror}); make it writable."
            ) from fault
        except DatabaseError as fault:
            raise damaged_library(path) from fault

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    def card(self, game_id: int) -> GameCard:
        """One game's card. Raises `LibraryProblem` when it is gone."""
        with Session(self.engine) as session:
            return _card(self._row(session, game_id))

    # Games

    def add(self, name: str, match: Match[Any], summary: Plain, settings: Plain | None = None) -> int:
        """Take a match into the library; gives its number."""
        now = datetime.now(UTC)
        with Session(self.engine) as session:
            row = GameRow(
                name=name,
                kind=match.game.name,
                created=now,
                played=now,
                format=FORMAT,
                rules=match.game.rules_version,
                seed=str(match.seed),
                setup=json.dumps(match.game.setup),
                head=match.journal.head,
                summary=json.dumps(summary),
                result="",
                settings=json.dumps(settings or {}),
            )
            session.add(row)
            session.flush()
            number = row.id
            for node in match.checkpoints:
                match.touched[node] = None
            self._write(session.connection(), number, match)
            session.commit()
        return number

    def record(self, game_id: int, match: Match[Any], summary: Plain, result: str = "") -> None:
        """Write down what is new since the last call, in one transaction. Raises `LibraryProblem`."""
        try:
            with self.engine.begin() as connection:
                card = {
                    "head": match.journal.head,
                    "played": datetime.now(UTC),
                    "summary": json.dumps(summary),
                    "result": result,
                }
                if connection.execute(UPDATE_CARD, {"game": game_id, **card}).rowcount == 0:
                    raise gone_from_library()
                self._write(connection, game_id, match)
            self._written[game_id] = (len(match.journal.entries) - 1, len(match.journal.moves))
        except DatabaseError as fault:
            # Nothing of it has been written: the next answer writes all of it.
            for node in match.checkpoints:
                match.touched[node] = None
            raise LibraryProblem(
                "The game could not be saved: the disk is full or the library is locked; free it and play on."
            ) from fault

    def load(self, game_id: int, games: dict[str, GameMaker], supplier: Supplier | None = None) -> Match[Any]:
        """The match again, at the same question, with all its branches. Raises `SaveProblem`."""
        with Session(self.engine) as session:
            row = self._row(session, game_id)
            if row.kind not in games:
                raise SaveProblem(f"This version does not know the game {row.kind!r}; install the one that saved it.")
            try:
                game = games[row.kind](json.loads(row.setup))
            except SetupProblem as fault:
                raise SaveProblem(f"setup: {fault}") from fault
            if row.rules > game.rules_version:
                raise SaveProblem(
                    "This game was played with newer rules; install that version of Hearthwall to open it."
                )
            journal = self._journal(session, row)
            match: Match[Any] = Match(game, int(row.seed), supplier or Supplier(), game.start())
            match.journal = journal
            self._checkpoints(session, row.id, match, game)
            match.run()
            match.take_touched()
            return match

    def settings(self, game_id: int) -> Plain:
        """What belongs to a game but is no rule: seats, dice, docks."""
        with Session(self.engine) as session:
            return dict(json.loads(self._row(session, game_id).settings))

    def keep_settings(self, game_id: int, settings: Plain) -> None:
        """Write these settings down; others stay as they are."""
        with Session(self.engine) as session:
            row = self._row(session, game_id)
            row.settings = json.dumps({**json.loads(row.settings), **settings})
            session.commit()

    def keep_picture(self, game_id: int, picture: bytes) -> None:
        """The small picture of the table on the Hearth page, as PNG."""
        with Session(self.engine) as session:
            self._row(session, game_id).picture = picture
            session.commit()

    def rename(self, game_id: int, name: str) -> None:
        """Give a game another name."""
        with Session(self.engine) as session:
            self._row(session, game_id).name = name
            session.commit()

    def delete(self, game_id: int) -> None:
        """Remove a game for good."""
        with Session(self.engine) as session:
            session.execute(delete(GameRow).where(GameRow.id == game_id))
            session.commit()

    # Files

    def export(self, game_id: int, path: Path, games: dict[str, GameMaker]) -> None:
        """Write a game to one readable file; an old file there stays whole until the new one is complete."""
        match = self.load(game_id, games)
        document = json.loads(to_text(match))
        document["name"] = self.card(game_id).name
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(document, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        part.replace(path)

    def import_(self, path: Path, games: dict[str, GameMaker], summarise: Any = None) -> int:
        """Take an exported game into the library; gives its number. Raises `SaveProblem`, having changed nothing."""
        try:
            words = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as fault:
            raise SaveProblem(f"{path.name}: the file is no text; choose a file that Hearthwall exported.") from fault
        except OSError as fault:
            raise SaveProblem(f"{path.name}: the file cannot be read ({fault.strerror}).") from fault
        document = document_from_text(words)
        match = from_document(document, games)
        name = document.get("name")
        summary = summarise(match) if summarise is not None else {}
        return self.add(name if isinstance(name, str) and name.strip() else path.stem, match, summary)

    # How it is done

    def _check_schema(self) -> None:
        with self.engine.begin() as connection:
            version = connection.execute(text("PRAGMA user_version")).scalar_one()
            if version > SCHEMA:
                raise newer_library(self.path)
            if version == 0:
                Row.metadata.create_all(connection)
                connection.execute(text(f"PRAGMA user_version = {SCHEMA}"))

    def _row(self, session: Session, game_id: int) -> GameRow:
        row = session.get(GameRow, game_id)
        if row is None:
            raise gone_from_library()
        return row

    def _write(self, connection: Connection, game_id: int, match: Match[Any]) -> None:
        """Entries and moves are added, checkpoints added or replaced."""
        entries, moves = self._written.get(game_id) or self._count(connection, game_id)
        new_entries = [
            {"game": game_id, "number": number, "row": json.dumps(entry_to_plain(match.journal.entries[number]))}
            for number in range(entries + 1, len(match.journal.entries))
        ]
        new_moves = [
            {
                "game": game_id,
                "number": number,
                "after_entries": move.after_entries,
                "to": move.to,
                "past_reveal": move.past_reveal,
            }
            for number, move in enumerate(match.journal.moves[moves:], start=moves + 1)
        ]
        checkpoints = [
            {
                "game": game_id,
                "node": checkpoint.node,
                "ordinal": checkpoint.ordinal,
                "before": checkpoint.before,
                "state": match.packed_state(checkpoint) if checkpoint.full else None,
                "facts": _packed_facts(checkpoint),
            }
            for checkpoint in match.take_touched()
        ]
        for statement, rows in (
            (ADD_ENTRY, new_entries),
            (ADD_MOVE, new_moves),
            (PUT_CHECKPOINT, checkpoints),
        ):
            if rows:
                connection.execute(statement, rows)

    def _count(self, connection: Connection, game_id: int) -> tuple[int, int]:
        """How many entries and moves of a game are written down."""
        entries = connection.scalar(select(func.max(EntryRow.number)).where(EntryRow.game == game_id)) or 0
        moves = connection.scalar(select(func.max(MoveRow.number)).where(MoveRow.game == game_id)) or 0
        return entries, moves

    def _journal(self, session: Session, row: GameRow) -> Journal:
        journal = Journal()
        for entry in session.scalars(select(EntryRow).where(EntryRow.game == row.id).order_by(EntryRow.number)):
            journal.take(entry_from_plain(json.loads(entry.row), len(journal.entries)))
        for move in session.scalars(select(MoveRow).where(MoveRow.game == row.id).order_by(MoveRow.number)):
            journal.moves.append(Move(move.after_entries, move.to, move.past_reveal))
        if not 0 <= row.head < len(journal.entries):
            raise SaveProblem("The last answers of this game are missing; open an earlier copy of the library.")
        journal.head = row.head
        journal.mark_latest(row.head)
        return journal

    def _checkpoints(self, session: Session, game_id: int, match: Match[Any], game: Game[Any]) -> None:
        kinds: dict[str, type[Fact]] = game.fact_kinds()
        for row in session.scalars(select(CheckpointRow).where(CheckpointRow.game == game_id)):
            try:
                told = unpack(row.facts) if row.facts is not None else []
                facts = tuple(Told(node, fact_from_plain(plain, kinds)) for node, plain in told)
            except ValueError as fault:
                raise SaveProblem(f"The chronicle of this game does not fit this version: {fault}") from fault
            checkpoint: Checkpoint[Any] = Checkpoint(row.node, row.ordinal, row.before, None, facts)
            checkpoint.packed = row.state
            match.checkpoints[row.node] = checkpoint


def _packed_facts(checkpoint: Checkpoint[Any]) -> bytes | None:
    if not checkpoint.facts:
        return None
    return pack([[told.node, fact_to_plain(told.fact)] for told in checkpoint.facts])


def _card(row: GameRow) -> GameCard:
    return GameCard(
        row.id,
        row.name,
        row.kind,
        row.created.replace(tzinfo=UTC),
        row.played.replace(tzinfo=UTC),
        json.loads(row.summary),
        row.result,
        row.picture,
    )


def _set_up_connection(connection: Any, _record: Any) -> None:
    """WAL lets a reader look while the writer writes; NORMAL loses nothing that was committed when the process dies."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
