"""The names of everything on the table of one battle, its terrain too: "low wall 2"."""

from __future__ import annotations

from typing import Final

from rules_core.games.drums.state.battle import Battle
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.table import PLAYERS
from rules_core.song.options import SongOptions
from rules_core.song.words.names import SongNames
from rules_core.wording.sentence import Part, Phrase, Sentence

THE: Final[dict[str, Phrase]] = {
    "wood": Phrase("the wood"),
    "tree": Phrase("the tree"),
    "building": Phrase("the building"),
    "rough": Phrase("the rough ground"),
    "fence": Phrase("the fence"),
    "wall": Phrase("the low wall"),
    "hill": Phrase("the small hill"),
    "hedge": Phrase("the hedge"),
    "rampart": Phrase("the bank of earth"),
    "marsh": Phrase("the marsh"),
    "field": Phrase("the field"),
    "rubble": Phrase("the rubble"),
    "crater": Phrase("the shell hole"),
    "road": Phrase("the road"),
    "bridge": Phrase("the bridge"),
    "stream": Phrase("the stream"),
    "ford": Phrase("the ford"),
}
"""What is the only one of its kind on the table."""
NUMBERED: Final[dict[str, Sentence]] = {
    "wood": Sentence("wood {number}"),
    "tree": Sentence("tree {number}"),
    "building": Sentence("building {number}"),
    "rough": Sentence("rough ground {number}"),
    "fence": Sentence("fence {number}"),
    "wall": Sentence("low wall {number}"),
    "hill": Sentence("small hill {number}"),
    "hedge": Sentence("hedge {number}"),
    "rampart": Sentence("bank of earth {number}"),
    "marsh": Sentence("marsh {number}"),
    "field": Sentence("field {number}"),
    "rubble": Sentence("rubble {number}"),
    "crater": Sentence("shell hole {number}"),
    "road": Sentence("road {number}"),
    "bridge": Sentence("bridge {number}"),
    "stream": Sentence("stream {number}"),
    "ford": Sentence("ford {number}"),
}
"""Several of a kind are told apart by numbers, as they were set down."""


class TableNames(SongNames):
    """The names of the battle, and of its terrain as it lies."""

    def __init__(self, battle: Battle, names: BattleNames) -> None:
        self.battle = battle
        self.names = names

    def of(self, id: str) -> Part:
        feature = next((one for one in self.battle.features if one.id == id), None)
        if feature is not None:
            return self.feature(feature)
        return Phrase("the people at the table") if id == PLAYERS else self.names.of(id)

    def feature(self, feature: Feature) -> Part:
        """A piece of terrain."""
        kind = feature.kind
        same = [one.id for one in self.battle.features if one.kind == kind]
        if kind not in THE:
            return self.names.of(kind)
        if len(same) < 2:
            return THE[kind]
        return Sentence(NUMBERED[kind].template, {"number": same.index(feature.id) + 1})

    def side_of(self, id: str) -> str:
        return self.names.side_of(id)

    def side(self, side: str) -> Part:
        return self.names.side(side)

    def plain(self, name: str) -> Phrase:
        return self.names.plain(name)

    def sticks(self) -> SongOptions:
        return self.battle.song
