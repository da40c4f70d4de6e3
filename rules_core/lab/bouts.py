"""Counts how even a game is: the share of one side in every pairing that should have no favourite."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules_core.content.fields import FieldKind
from rules_core.content.schema import ContentSchema, fingerprint_of
from rules_core.games.definition import Bout, GameDefinition
from rules_core.games.evenness import CountedBout
from rules_core.games.shares import Share
from rules_core.games.simulation import SimulationRequest
from rules_core.kernel.game import GameId
from rules_core.lab.simulate import simulate, simulation_of

HEAD: Final = "| First | Second | Games | First wins | Of all such games | Stalled or failed |"
RULE: Final = "|---|---|---:|---:|---|---:|"


def bouts_of(game: GameId) -> tuple[Bout, ...]:
    """What is counted. Raises `ValueError` where a game names no such pairing."""
    bouts = simulation_of(game).definition.bouts
    if bouts is None:
        raise ValueError(f"{game} has no two sides that should be equal.")
    return bouts()


def counted(game: GameId, bouts: Iterable[Bout], games: int, jobs: int, seed: int) -> Iterator[CountedBout]:
    """Each, as soon as it is counted."""
    player = simulation_of(game).definition.steady().id
    asked, told = None, {}
    for one in bouts:
        request = SimulationRequest(seed, one.player or player, one.choices, one.in_turn)
        if request != asked:
            # Several sides of the same games are counted together.
            asked, told = request, simulate(game, request, max(1, games // one.one_in), jobs)
        ended = told["figures"][one.figure]
        share = Share(ended["hits"], ended["games"])
        yield CountedBout(one.id, share, told["stalled"] + told["errors"], one.sides)


def kept(game: GameId, bouts: Iterable[Bout]) -> Iterator[CountedBout]:
    """Each as the game's file has it. Raises `ValueError` where nothing has been counted yet."""
    evenness = simulation_of(game).definition.evenness
    if evenness is None:
        raise ValueError(f"{game} has not been counted yet.")
    by_id = {one.id: one for one in evenness().counted}
    return iter([by_id[one.id] for one in bouts])


def as_table(bouts: Iterable[Bout], rows: Iterable[CountedBout]) -> Iterator[str]:
    """The lines of a table."""
    yield f"{HEAD}\n{RULE}\n"
    for bout, row in zip(bouts, rows, strict=True):
        share = row.share
        between = f"{share.low:.1%} to {share.high:.1%}"
        yield f"| {bout.first} | {bout.second} | {share.games} | {share.share:.1%} | {between} | {row.failed} |\n"


def as_file(game: GameId, rows: Iterable[CountedBout], games: int, seed: int) -> Iterator[str]:
    """The lines of the game's `bouts.toml`."""
    definition = simulation_of(game).definition
    assert definition.content is not None
    yield "# How often the first side of each bout won. Renewed by\n"
    yield f"# python -m rules_core.lab bouts {game} --games {games} --seed {seed} --file\n"
    yield f'rules = {rules_of(definition)}\nseed = {seed}\nplayer = "{definition.steady().id}"\n'
    yield f'content = "{content_print(definition.content)}"\n'
    for row in rows:
        yield f'\n[[counted]]\nid = "{row.id}"\nwon = {row.share.hits}\n'
        yield f"games = {row.share.games}\nfailed = {row.failed}\n"
        if row.sides != 2:
            yield f"sides = {row.sides}\n"


def rules_of(definition: GameDefinition) -> int:
    """Which rules a new game has."""
    return definition.make(definition.setup({})).rules_version


def content_print(content: ContentSchema) -> str:
    """A fingerprint of what comes with a game, without the words that people read: these make no side stronger."""
    words = (FieldKind.TEXT, FieldKind.STORY)
    silent = {kind.id: [field.key for field in kind.fields if field.kind in words] for kind in content.kinds}
    return fingerprint_of(
        [
            [one.kind, {key: value for key, value in one.plain.items() if key not in silent[one.kind]}]
            for one in content.official.items()
        ]
    )
