"""Facts: what happened, told by the rules to log, animation and statistics. Rules never read them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from mypy_extensions import mypyc_attr

from rules_core.kernel.requests import SeatId, Topic
from rules_core.wording.quoting import quoted


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Fact:
    """Something that happened. Fields hold only text, whole numbers, truth values and tuples of these."""

    clause: str


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Step(Fact):
    """A fact that opens a named step of the timeline (an activation, a round, a wave, a council)."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChosenStep(Step):
    """A step that begins with the answer it follows (how many dice), and not after it: to undo it asks again."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Reveal(Fact):
    """A fact that shows what was hidden until now; to undo past it is marked in the journal."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class RollCorrected(Fact):
    """A person corrected dice of this roll later; the clause is that of the roll. Told by the match, not by rules."""

    side: SeatId
    topic: Topic
    subject: str
    need: int
    before: tuple[int, ...]
    after: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class FieldAmended(Fact):
    """A person corrected a field of a plain state (`DataGame.amend`)."""

    path: str
    what: str
    """The last part of the path: a field, or an id."""
    before: str
    after: str


OF_THE_KERNEL: dict[str, type[Fact]] = {"RollCorrected": RollCorrected, "FieldAmended": FieldAmended}
"""Facts that every game may tell without knowing of them."""


def fact_to_plain(fact: Fact) -> dict[str, Any]:
    """The fact as data for a save file."""
    plain: dict[str, Any] = {"fact": type(fact).__name__}
    for one in fields(fact):
        plain[one.name] = _listed(getattr(fact, one.name))
    return plain


def fact_from_plain(plain: dict[str, Any], kinds: dict[str, type[Fact]]) -> Fact:
    """The fact again; raises `ValueError` for an unknown kind or wrong fields."""
    values = dict(plain)
    name = str(values.pop("fact", ""))
    kind = kinds.get(name, OF_THE_KERNEL.get(name))
    if kind is None:
        raise ValueError(f"The fact {quoted(name)} is not known to this version.")
    try:
        return kind(**{key: _tupled(value) for key, value in values.items()})
    except TypeError as problem:
        raise ValueError(f"The fact {quoted(name)} has other fields in this version.") from problem


def _listed(value: Any) -> Any:
    return [_listed(one) for one in value] if isinstance(value, tuple) else value


def _tupled(value: Any) -> Any:
    return tuple(_tupled(one) for one in value) if isinstance(value, list) else value
