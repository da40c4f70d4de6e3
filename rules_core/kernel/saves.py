"""A match as one plain document, and a match from it again. Every change of the format is a named upgrade."""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final

from rules_core.kernel.chance import Mixing
from rules_core.kernel.checkpoints import GIVEN, NONE_BEFORE, Checkpoint, Told
from rules_core.kernel.facts import fact_from_plain, fact_to_plain
from rules_core.kernel.foreign_data import check_foreign
from rules_core.kernel.game import Game, GameId, GameMaker, Plain, State
from rules_core.kernel.journal import ROOT, Correction, Entry, HeadMove, Journal
from rules_core.kernel.match import Match, Supplier
from rules_core.kernel.packing import canonical, pack, unpack
from rules_core.kernel.problems import SaveProblem, SetupProblem
from rules_core.kernel.requests import Answer
from rules_core.kernel.rolls import rolls_from_plain, rolls_to_plain
from rules_core.wording.quoting import cut_short
from rules_core.wording.translation import say, tell

FORMAT: Final = 2
LARGEST_SAVE: Final = 64_000_000
MOST_ORDINAL: Final = 1_000_000
SEAL: Final = "sealed"
SECRET: Final = ("seed", "entries", "begun_from")
"""Parts of a document that are sealed, as are state and rolls of its checkpoint."""


Upgrade = Callable[[Plain], None]


def dice_may_fall_by_the_question(save: Plain) -> None:
    """Format 2: a game says how its dice are mixed. All that were saved before go on by how many answers lie before."""
    save["dice"] = int(Mixing.BY_ANSWERS)


UPGRADES: dict[int, Upgrade] = {2: dice_may_fall_by_the_question}
"""Upgrade number n changes a document of format n - 1 into one of format n; it works on plain data only."""


def upgrade(save: Plain, newest: int = FORMAT, upgrades: dict[int, Upgrade] | None = None) -> None:
    """Bring a document to the newest format, one named step at a time. Raises `SaveProblem` for a newer one."""
    known = UPGRADES if upgrades is None else upgrades
    stands = _whole(save, "format")
    if stands > newest:
        raise SaveProblem(
            tell(
                "This game was saved by a newer Hearthwall (format {stands}); install that version to open it.",
                stands=stands,
            )
        )
    if stands < 1:
        raise SaveProblem(tell("format: {stands} is no save format; the file is not a Hearthwall game.", stands=stands))
    for number in range(stands + 1, newest + 1):
        known[number](save)
        save["format"] = number


def to_document(match: Match[State]) -> Plain:
    """The whole match: setup, seed, all answers of all branches, and the state at the last checkpoint."""
    last = match.last_checkpoint(match.journal.head)
    state = last.state if last.state is not None else match.state_at(last)
    document: Plain = {
        "hearthwall": "game",
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "setup": match.game.setup,
        "seed": match.seed,
        "dice": int(match.mixing),
        "head": match.journal.head,
        "entries": [entry_to_plain(entry) for entry in match.journal.entries[1:]],
        "moves": [[move.after_entries, move.to, move.past_reveal] for move in match.journal.moves],
        "checkpoint": {
            "node": last.node,
            "ordinal": last.ordinal,
            "state": match.game.to_plain(state),
            "facts": [[told.node, fact_to_plain(told.fact)] for told in match.facts_until(last)],
            "rolls": rolls_to_plain([one for one in match.rolls if one.node <= last.node]),
        },
    }
    root = match.begun_from
    if root is not None:
        document["begun_from"] = {
            "ordinal": root.ordinal,
            "state": match.game.to_plain(match.state_at(root)),
            "facts": [[told.node, fact_to_plain(told.fact)] for told in root.facts],
        }
    return document


def to_text(match: Match[State]) -> str:
    """The document as JSON, the same for the same match. What the table may not know yet is sealed."""
    return canonical(sealed(to_document(match))).decode("utf-8") + "\n"


def sealed(document: Plain) -> Plain:
    """The document with seed, answers, dice and states in one packed string: who leafs through it learns no secret.

    The seal keeps nobody out who means to cheat; it keeps the honest from reading too much (V-5.1.2, V-7.2.3).
    """
    checkpoint = dict(document["checkpoint"])
    secret: Plain = {key: document[key] for key in SECRET if key in document}
    shown = {key: value for key, value in document.items() if key not in secret}
    secret["state"] = checkpoint.pop("state")
    secret["rolls"] = checkpoint.pop("rolls")
    return {**shown, "checkpoint": checkpoint, SEAL: b64encode(pack(secret)).decode("ascii")}


def unsealed(save: Plain) -> Plain:
    """The document again; one without a seal is whole already. Raises `SaveProblem`."""
    if SEAL not in save:
        return save
    try:
        secret = unpack(b64decode(save[SEAL], validate=True), LARGEST_SAVE)
        checkpoint = {**save["checkpoint"], "state": secret["state"]}
        if "rolls" in secret:
            # What an earlier version saved holds none.
            checkpoint["rolls"] = secret["rolls"]
        whole = {**save, "seed": secret["seed"], "entries": secret["entries"], "checkpoint": checkpoint}
        if "begun_from" in secret:
            whole["begun_from"] = secret["begun_from"]
    except (ValueError, TypeError, KeyError) as fault:
        raise SaveProblem(
            tell("{seal}: this part of the file is damaged; take an earlier copy of it.", seal=SEAL)
        ) from fault
    del whole[SEAL]
    return whole


def document_from_text(text: str, apart: str = "") -> Plain:
    """The document of an exported file, brought to the newest format. Raises `SaveProblem`.

    The part named `apart` is no part of a match: whoever wants it looks through it.
    """
    if len(text) > LARGEST_SAVE:
        raise SaveProblem(say("The file is larger than any game; choose another file."))
    try:
        save = json.loads(text)
    except (ValueError, RecursionError) as fault:
        where = ""
        if isinstance(fault, json.JSONDecodeError):
            where = tell(" (line {line}, column {column})", line=fault.lineno, column=fault.colno)
        raise SaveProblem(
            tell("The file is cut off or damaged{where}; take an earlier copy of it.", where=where)
        ) from fault
    if isinstance(save, dict) and "hearthpack" in save:
        raise SaveProblem(say("The file is a pack and no game; open it as a pack, with the ending .hearthpack."))
    if not isinstance(save, dict) or save.get("hearthwall") != "game":
        raise SaveProblem(say("The file is not a Hearthwall game; choose a file that Hearthwall exported."))
    taken = {apart: save.pop(apart)} if apart in save else {}
    # The seal is one long text, and what is in it is looked through below.
    check_foreign({key: value for key, value in save.items() if key != SEAL})
    save = unsealed(save)
    check_foreign(save)
    upgrade(save)
    return {**save, **taken}


def from_document(save: Plain, games: Mapping[GameId, GameMaker], supplier: Supplier | None = None) -> Match[Any]:
    """The match again, at the same question. Raises `SaveProblem`; never changes anything by half.

    Answers at its end that do not fit their questions are dropped (`Match.dropped`).
    """
    try:
        return _match_of(save, games, supplier)
    except SaveProblem as problem:
        raise SaveProblem(cut_short(str(problem))) from problem
    except Exception as fault:
        raise SaveProblem(
            say("checkpoint.state: the game cannot be played on from there; take an earlier copy of the file.")
        ) from fault


def _knows_all(make: GameMaker, setup: Plain) -> bool:
    """Whether these are the settings of this game."""
    try:
        game = make(setup)
    except SetupProblem:
        return False
    return all(key in game.setup for key in setup)


def _other_game(name: str) -> SaveProblem:
    return SaveProblem(
        tell("game: the file says {name}, but another game is in it; take an earlier copy of the file.", name=name)
    )


def _match_of(save: Plain, games: Mapping[GameId, GameMaker], supplier: Supplier | None) -> Match[Any]:
    name = save.get("game")
    if not isinstance(name, str) or name not in games:
        raise SaveProblem(
            tell(
                "game: {name!r} is not a game of this version ({choices}); install one that has it.",
                name=name,
                choices=", ".join(sorted(games)),
            )
        )
    setup = save.get("setup")
    if not isinstance(setup, dict):
        raise SaveProblem(say("setup: the description of the game is missing; take an earlier copy of the file."))
    try:
        game = games[GameId(name)](setup)
    except SetupProblem as fault:
        if any(_knows_all(one, setup) for id, one in games.items() if id != name):
            raise _other_game(name) from fault
        raise SaveProblem(f"setup: {fault.problems[0]}") from fault
    # A newer version of a game may know a setting more; where most are unknown, it is another game.
    if 2 * sum(1 for key in setup if key not in game.setup) > len(setup):
        raise _other_game(name)
    rules = _whole(save, "rules")
    if rules > game.rules_version:
        raise SaveProblem(
            tell(
                "rules: this game was played with newer rules ({rules}); install that version to open it.", rules=rules
            )
        )
    journal = _journal(save)
    checkpoint = save.get("checkpoint")
    if not isinstance(checkpoint, dict) or not isinstance(checkpoint.get("state"), dict):
        raise SaveProblem(say("checkpoint: the state of the game is missing; take an earlier copy of the file."))
    node = _node(checkpoint, "node", "checkpoint.node", journal)
    if not journal.is_above(node, journal.head):
        raise SaveProblem(
            say("checkpoint.node: it does not lie on the way to the present; take an earlier copy of the file.")
        )
    try:
        state = game.from_plain(checkpoint["state"])
        facts = _facts(checkpoint, game, journal)
        rolls = rolls_from_plain(checkpoint["rolls"], journal) if "rolls" in checkpoint else None
        root = _root(save, game, journal)
    except (ValueError, TypeError, KeyError, AttributeError, IndexError) as misfit:
        raise SaveProblem(
            tell("checkpoint.state: it does not fit this version ({misfit}); take an earlier copy.", misfit=misfit)
        ) from misfit
    supplied_by = supplier if supplier is not None else Supplier()
    match = Match(game, _whole(save, "seed"), supplied_by, state, _mixing(save))
    match.journal = journal
    if root is not None:
        match.store_checkpoint(root)
    # A match that began from a given state and still stands there has but that one checkpoint.
    before = GIVEN if root is not None and node == ROOT else NONE_BEFORE
    match.adopt(Checkpoint(node, _ordinal(checkpoint), before, state, facts, rolls))
    if not match.checkpoints[node].full:
        # Nobody stands between two dice of the program: whoever opens it next begins earlier, and so do we.
        match.run()
    return match


def entry_to_plain(entry: Entry) -> list[Any]:
    """One journal entry as a JSON row."""
    row: list[Any] = [entry.parent, entry.fingerprint, _listed(entry.answer), entry.by]
    if entry.is_amend:
        row += [entry.path, entry.value, entry.ordinal]
    if entry.correction is not None:
        row.append([entry.correction.entry, entry.correction.left, entry.correction.end])
    return row


def entry_from_plain(row: Any, number: int) -> Entry:
    """The entry again; `number` is its place in the journal. Raises `SaveProblem`."""
    place = f"entries[{number}]"
    if not isinstance(row, list) or len(row) not in (4, 5, 7, 8):
        raise SaveProblem(tell("{place}: an answer has 4 to 8 fields; take an earlier copy of the file.", place=place))
    parent, fingerprint, answer, by = row[:4]
    if not _is_whole(parent) or not 0 <= parent < number:
        raise SaveProblem(
            tell(
                "{place}: it follows answer {parent!r}, which is not before it; take an earlier copy.",
                place=place,
                parent=parent,
            )
        )
    if not _is_whole(fingerprint) or not isinstance(by, str):
        raise SaveProblem(
            tell("{place}: its question or its giver is missing; take an earlier copy of the file.", place=place)
        )
    correction = _correction(row[-1], number, place) if len(row) in (5, 8) else None
    if len(row) < 7:
        return Entry(parent, fingerprint, _answer(answer, place), by, correction=correction)
    path, value, ordinal = row[4:7]
    if not isinstance(path, str) or not path or not _is_whole(ordinal):
        raise SaveProblem(tell("{place}: the correction has no place; take an earlier copy of the file.", place=place))
    return Entry(parent, fingerprint, "", by, path, value, ordinal, correction)


def _correction(row: Any, number: int, place: str) -> Correction:
    if (
        not isinstance(row, list)
        or len(row) != 3
        or not all(_is_whole(one) for one in row)
        or not (-1 <= row[0] < number and -1 <= row[1] < number and (row[2] == -1 or row[2] >= number))
    ):
        raise SaveProblem(
            tell("{place}: it does not say what it corrects; take an earlier copy of the file.", place=place)
        )
    return Correction(row[0], row[1], row[2])


def _answer(answer: Any, place: str) -> Answer:
    if isinstance(answer, str):
        return answer
    if isinstance(answer, list) and all(_is_whole(one) for one in answer):
        return tuple(int(one) for one in answer)
    if isinstance(answer, list) and all(isinstance(one, str) for one in answer):
        return tuple(str(one) for one in answer)
    raise SaveProblem(
        tell("{place}: {answer!r} is no answer; take an earlier copy of the file.", place=place, answer=answer)
    )


def _journal(save: Plain) -> Journal:
    journal = Journal()
    rows = save.get("entries")
    if not isinstance(rows, list):
        raise SaveProblem(say("entries: the answers are missing; take an earlier copy of the file."))
    for number, row in enumerate(rows, start=1):
        entry = entry_from_plain(row, number)
        journal.take(entry)
    for number, entry in enumerate(journal.entries):
        if entry.correction is not None and entry.correction.end >= len(journal.entries):
            place = f"entries, answer {number}"
            raise SaveProblem(
                tell("{place}: its correction leads nowhere; take an earlier copy of the file.", place=place)
            )
    moves = save.get("moves", [])
    if not isinstance(moves, list):
        raise SaveProblem(say("moves: the list of undone steps is damaged; take an earlier copy of the file."))
    for move in moves:
        if (
            not isinstance(move, list)
            or len(move) != 3
            or not all(_is_whole(one) and ROOT <= one <= len(journal.entries) for one in move[:2])
        ):
            raise SaveProblem(tell("moves: {move!r} is no step; take an earlier copy of the file.", move=move))
        journal.moves.append(HeadMove(move[0], move[1], bool(move[2])))
    journal.head = _node(save, "head", "head", journal)
    journal.mark_latest(journal.head)
    return journal


def _facts(checkpoint: Plain, game: Game[Any], journal: Journal) -> tuple[Told, ...]:
    kinds = game.fact_kinds()
    told: list[Told] = []
    for row in checkpoint.get("facts", []):
        node = row[0]
        if not _is_whole(node) or not ROOT <= node < len(journal.entries):
            raise ValueError(f"the fact after answer {node!r}")
        told.append(Told(node, fact_from_plain(row[1], kinds)))
    return tuple(told)


def _root(save: Plain, game: Game[Any], journal: Journal) -> Checkpoint[Any] | None:
    """The state from which the match began, where it was given one."""
    if "begun_from" not in save:
        return None
    root: Plain = save["begun_from"]
    state = game.from_plain(root["state"])
    return Checkpoint(ROOT, _ordinal(root), GIVEN, state, _facts(root, game, journal), ())


def _node(table: Plain, key: str, place: str, journal: Journal) -> int:
    node = table.get(key)
    if not _is_whole(node) or not isinstance(node, int) or not ROOT <= node < len(journal.entries):
        raise SaveProblem(
            tell(
                "{place}: {node!r} is no answer of this game; take an earlier copy of the file.", place=place, node=node
            )
        )
    return node


def _mixing(save: Plain) -> Mixing:
    number = _whole(save, "dice")
    for one in Mixing:
        if one == number:
            return one
    raise SaveProblem(
        tell("dice: this version does not know way {number} of rolling; take an earlier copy.", number=number)
    )


def _whole(table: Plain, key: str) -> int:
    value = table.get(key)
    if not _is_whole(value) or not isinstance(value, int):
        raise SaveProblem(
            tell(
                "{key}: a whole number belongs here, not {value!r}; take an earlier copy of the file.",
                key=key,
                value=value,
            )
        )
    return value


def _ordinal(table: Plain) -> int:
    """How many checkpoints lie between an answer and this one: never more than a few."""
    ordinal = _whole(table, "ordinal")
    if not 0 <= ordinal <= MOST_ORDINAL:
        raise SaveProblem(
            tell("checkpoint.ordinal: {ordinal} is too many; take an earlier copy of the file.", ordinal=ordinal)
        )
    return ordinal


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _listed(answer: Answer) -> Any:
    return list(answer) if isinstance(answer, tuple) else answer
