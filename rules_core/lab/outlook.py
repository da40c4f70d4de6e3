"""Counts how hard a game is: as usual, and with each choice otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rules_core.content.fields import Field, FieldKind
from rules_core.games.definition import GameDefinition
from rules_core.games.simulation import SimulationRequest
from rules_core.kernel.game import GameId, Plain
from rules_core.lab.simulate import simulate, simulation_of

MOST_VALUES: Final = 12
"""Of a number so many values are tried, evenly from the least on."""
USUAL: Final = 20
"""So many times as many games are played as usual: everything else is compared with them."""


def values_of(field: Field) -> tuple[Any, ...]:
    """What the lab may choose there; nothing for items, which nobody could count."""
    if field.kind is FieldKind.WHOLE:
        least, most = int(field.least), int(field.most)
        return tuple(range(least, most + 1, -(-(most + 1 - least) // MOST_VALUES)))
    if field.kind is FieldKind.FLAG:
        return (False, True)
    return field.words if field.kind is FieldKind.WORD else ()


def changes(definition: GameDefinition, mixed: Mapping[str, tuple[Any, ...]]) -> Iterator[Plain]:
    """Nothing, and each choice with each of its values."""
    yield {}
    for field in definition.choices:
        for value in values_of(field):
            if value != field.default and field.key not in mixed:
                yield {field.key: value}


def counted(game: GameId, mixed: Mapping[str, tuple[Any, ...]], games: int, jobs: int, seed: int) -> Iterator[str]:
    """The lines of the file, as they are counted; values of `mixed` choices come in turn in all of them."""
    definition = simulation_of(game).definition
    rules = definition.make(definition.setup({})).rules_version
    in_turn = "".join([f" --mix {key}={','.join([str(one) for one in values])}" for key, values in mixed.items()])
    yield f"# Games of the strongest player without a person. Renewed by\n# python -m rules_core.lab outlook {game}"
    yield f" --games {games} --seed {seed}{in_turn}\n"
    yield f"rules = {rules}\n"
    for changed in changes(definition, mixed):
        many = games if changed else games * USUAL
        told = simulate(game, SimulationRequest(seed, "", changed, mixed), many, jobs)
        row = ", ".join([f"{key} = {json.dumps(value)}" for key, value in changed.items()])
        yield f"\n[[counted]]\nwith = {{{row and f' {row} '}}}\nwon = {told['wins']}\ngames = {told['games']}\n"
