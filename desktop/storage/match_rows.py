"""A match as rows of the library: what every answer writes, and how the match is read again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.orm import Session

from desktop.storage.problems import damaged_game
from desktop.storage.schema import CheckpointRow, EntryRow, GameRow, MoveRow
from rules_core.kernel.checkpoints import GIVEN, NONE_BEFORE, Checkpoint
from rules_core.kernel.facts import Fact, fact_from_plain, fact_to_plain
from rules_core.kernel.game import Game
from rules_core.kernel.journal import ROOT, HeadMove, Journal
from rules_core.kernel.match import Match, Told
from rules_core.kernel.packing import pack, unpack
from rules_core.kernel.problems import SaveProblem
from rules_core.kernel.rolls import rolls_from_plain, rolls_to_plain
from rules_core.kernel.saves import entry_from_plain, entry_to_plain
from rules_core.wording.translation import say, tell

# Made once and without the mapper: an autosave must not be felt.
ADD_ENTRY = insert(EntryRow)
ADD_MOVE = insert(MoveRow)
PUT_CHECKPOINT = insert(CheckpointRow).prefix_with("OR REPLACE")


def write_match(connection: Connection, game_id: int, match: Match[Any], entries: int, moves: int) -> None:
    """Entries and moves after those written are added, checkpoints added or replaced."""
    new_entries = [
        {"game": game_id, "number": number, "row": pack(entry_to_plain(match.journal.entries[number]))}
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


def read_journal(session: Session, row: GameRow) -> Journal:
    """All answers of a game, with its undone branches. Raises `SaveProblem`."""
    journal = Journal()
    for entry in session.scalars(select(EntryRow).where(EntryRow.game == row.id).order_by(EntryRow.number)):
        try:
            plain = unpack(entry.row)
        except ValueError as fault:
            raise damaged_game() from fault
        journal.take(entry_from_plain(plain, len(journal.entries)))
    for move in session.scalars(select(MoveRow).where(MoveRow.game == row.id).order_by(MoveRow.number)):
        journal.moves.append(HeadMove(move.after_entries, move.to, move.past_reveal))
    if not 0 <= row.head < len(journal.entries):
        raise SaveProblem(say("The last answers of this game are missing; open an earlier copy of the library."))
    journal.head = row.head
    journal.mark_latest(row.head)
    return journal


def read_checkpoints(session: Session, game_id: int, match: Match[Any], game: Game[Any]) -> None:
    """Give the match the checkpoints that are written down. Raises `SaveProblem`."""
    kinds: dict[str, type[Fact]] = game.fact_kinds()
    for row in session.scalars(select(CheckpointRow).where(CheckpointRow.game == game_id)):
        try:
            told, rows = _unpacked(row.facts)
            facts = tuple(Told(node, fact_from_plain(plain, kinds)) for node, plain in told)
            rolls = rolls_from_plain(rows, match.journal) if rows is not None else None
        except ValueError as fault:
            raise SaveProblem(
                tell("The chronicle of this game does not fit this version: {fault}", fault=fault)
            ) from fault
        checkpoint: Checkpoint[Any] = Checkpoint(row.node, row.ordinal, row.before, None, facts, rolls)
        checkpoint.packed = row.state
        match.checkpoints[row.node] = checkpoint
    for checkpoint in match.checkpoints.values():
        if checkpoint.before >= 0 and checkpoint.before not in match.checkpoints:
            if checkpoint.before != ROOT:
                raise damaged_game()
            # An earlier version could leave the very beginning out, before which nothing was told.
            checkpoint.before = NONE_BEFORE


def begins_alike(session: Session, game_id: int, match: Match[Any]) -> bool:
    """Whether a game of the library began as this one did, where somebody gave it a state to begin from."""
    row = session.scalar(
        select(CheckpointRow).where(
            CheckpointRow.game == game_id, CheckpointRow.node == ROOT, CheckpointRow.before == GIVEN
        )
    )
    root = match.begun_from
    if row is None or row.state is None or root is None:
        return row is None and root is None
    return bool(unpack(row.state) == unpack(match.packed_state(root)))


def _packed_facts(checkpoint: Checkpoint[Any]) -> bytes | None:
    """Facts and rolls in one; of a checkpoint whose rolls nobody knows yet the facts alone, as ever."""
    facts = [[told.node, fact_to_plain(told.fact)] for told in checkpoint.facts]
    if checkpoint.rolls is None:
        return pack(facts) if facts else None
    return pack({"facts": facts, "rolls": rolls_to_plain(checkpoint.rolls)})


def _unpacked(packed: bytes | None) -> tuple[list[Any], list[Any] | None]:
    """Facts and rolls; None for rolls in what an earlier version wrote."""
    found = unpack(packed) if packed is not None else []
    return (found.get("facts", []), found.get("rolls")) if isinstance(found, dict) else (found, None)
