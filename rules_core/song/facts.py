"""What happens in SBH, as facts. Ids are those of models; lengths in tenths of a millimetre; faces as rolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rules_core.kernel.facts import ChosenStep, Fact
from rules_core.kernel.requests import Topic
from rules_core.song.warband import ModelId

MANNERS_OF_MOVING: Final = ("move", "step", "free", "climb", "jump", "recoil", "follow-up", "flee", "intercept")


@dataclass(frozen=True)
class ActivationStarted(ChosenStep):
    """A model was named and its dice chosen (SBH-ACT-6)."""

    model: ModelId
    dice: int


@dataclass(frozen=True)
class QualityRolled(Fact):
    """A Quality roll and what it gave; `purpose` is "activation", "morale", "climb"... (SBH-ACT-2)."""

    model: ModelId
    purpose: Topic
    faces: tuple[int, ...]
    need: int
    bonus: int
    successes: int
    failures: int


@dataclass(frozen=True)
class TurnedOver(Fact):
    """Two or more failures: the turn passes after the actions earned (SBH-ACT-8)."""

    model: ModelId


@dataclass(frozen=True)
class ModelMoved(Fact):
    """A base moved in a straight line; `manner` is one of MANNERS_OF_MOVING."""

    model: ModelId
    from_x: int
    from_y: int
    to_x: int
    to_y: int
    manner: str


@dataclass(frozen=True)
class ContactReported(Fact):
    """At a table without a map people said what a model touches: the id of a model or of a piece of ground, "" for
    nothing (SBH-MOV-11)."""

    model: ModelId
    touches: str
    x: int
    y: int


@dataclass(frozen=True)
class StoodUp(Fact):
    """A knocked down model got up."""

    model: ModelId


@dataclass(frozen=True)
class Pinned(Fact):
    """A model is transfixed or entangled (SBH-MAG-7)."""

    model: ModelId
    by: ModelId


@dataclass(frozen=True)
class BrokeFree(Fact):
    """A transfixed model is free again."""

    model: ModelId


@dataclass(frozen=True)
class AttackResolved(Fact):
    """An opposed roll and its result.

    `manner` is the value of a `Manner`. `result` is that of an `AttackResult`, and befalls `loser` ("" for draw and
    nothing). `reasons` tells what each score is made of beside the die, as "side:cause:number" with side "attacker" or
    "defender". `saved_by`: the trait that made a draw of a defeat by 1, "" for none. `along`: who shot
    together with the attacker.
    """

    attacker: ModelId
    defender: ModelId
    manner: str
    attacker_die: int
    defender_die: int
    attacker_score: int
    defender_score: int
    result: str
    loser: ModelId
    reasons: tuple[str, ...] = ()
    saved_by: str = ""
    along: tuple[ModelId, ...] = ()


@dataclass(frozen=True)
class TakenUp(Fact):
    """A rider took a friend into the saddle (SBH-ACT-13)."""

    model: ModelId
    rider: ModelId


@dataclass(frozen=True)
class SetDown(Fact):
    """Somebody who was carried stands at (x, y) again; `manner` is "gets down" or "is thrown" (SBH-ACT-13)."""

    model: ModelId
    rider: ModelId
    x: int
    y: int
    manner: str


@dataclass(frozen=True)
class Wounded(Fact):
    """A model that can bear wounds took some; `quality` is what it has now (SBH-TGH-1)."""

    model: ModelId
    wounds: int
    quality: int


@dataclass(frozen=True)
class Healed(Fact):
    """Lost Quality came back."""

    model: ModelId
    wounds: int
    quality: int


@dataclass(frozen=True)
class KnockedDown(Fact):
    """A model went down."""

    model: ModelId


@dataclass(frozen=True)
class Defeated(Fact):
    """A model was killed; `by` is the model that did it, "" for none."""

    model: ModelId
    by: ModelId
    gruesome: bool


@dataclass(frozen=True)
class ModelFled(Fact):
    """A model left the table by flight, recoil or morale."""

    model: ModelId
    edge: int


@dataclass(frozen=True)
class MoraleRolled(Fact):
    """A Morale roll; `result` is the value of a `MoraleResult` (SBH-MOR-1)."""

    model: ModelId
    cause: str
    faces: tuple[int, ...]
    need: int
    bonus: int
    failures: int
    result: str


@dataclass(frozen=True)
class Intercepted(Fact):
    """A fleeing model was caught (SBH-MOR-8)."""

    model: ModelId
    by: ModelId


@dataclass(frozen=True)
class TraitUsed(Fact):
    """A trait did something worth telling."""

    model: ModelId
    trait: str
    detail: str = ""


@dataclass(frozen=True)
class GroupOrdered(ChosenStep):
    """A Leader ordered a group (SBH-GRP-2 to 5)."""

    leader: ModelId
    members: tuple[ModelId, ...]
    manner: str
    dice: int


@dataclass(frozen=True)
class Passed(Fact):
    """A side ended its turn of its own will (SBH-ACT-9)."""

    side: str
