"""A game whose state is one dataclass of plain values: its fields say how it is copied, saved, opened and corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, Final, NewType, get_args, get_origin, get_type_hints

from mypy_extensions import mypyc_attr

from rules_core.kernel.facts import Fact, FieldAmended
from rules_core.kernel.game import Game, GameId, Plain, State
from rules_core.kernel.requests import IllegalAnswer, SeatId
from rules_core.wording.quoting import quoted
from rules_core.wording.translation import tell

PLAIN: Final = (int, str, bool)
KIND: Final = "kind"
"""The metadata of a field that says what it holds, where rules are compiled: `list[Stack]`, not only `list`."""


_FIELD_NAMES: Final[dict[type[Any], tuple[str, ...] | None]] = {}
_FIELD_KINDS: Final[dict[Any, dict[str, Any]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class DataGame(Game[State]):
    """What is left to write are `start` and `play`.

    Fields hold numbers, texts, truth values, enums and dataclasses of these, and lists, tuples and tables of them.
    """

    def __init__(
        self, setup: Plain, name: GameId, rules_version: int, state: type[State], facts: Sequence[type[Fact]]
    ) -> None:
        super().__init__(setup, name, rules_version)
        self.state_kind = state
        self.facts_told = facts

    def clone(self, state: State) -> State:
        twin: State = copied(state)
        return twin

    def to_plain(self, state: State) -> Plain:
        plain: Plain = _plain(state)
        return plain

    def from_plain(self, plain: Plain) -> State:
        state: State = _made(self.state_kind, plain, "state")
        for name, kind in _kinds(self.state_kind).items():
            # What every seat has, every seat has at all times.
            if get_origin(kind) is dict and get_args(kind)[0] is SeatId:
                seats = list(getattr(self.start(), name))
                if sorted(getattr(state, name)) != sorted(seats):
                    raise ValueError(f"{name} has a value for each of {', '.join(seats)}")
        return state

    def fact_kinds(self) -> dict[str, type[Fact]]:
        return {kind.__name__: kind for kind in self.facts_told}

    def amend(self, state: State, path: str, value: Any) -> Fact:
        """A path names fields, keys and places, such as points/ann."""
        plain = _plain(state)
        steps = path.split("/")
        place = plain
        try:
            for step in steps[:-1]:
                place = place[int(step) if isinstance(place, list) else step]
            last: Any = int(steps[-1]) if isinstance(place, list) else steps[-1]
            before = place[last]
            place[last] = value
            after = _made(self.state_kind, plain, "state")
        except (ValueError, TypeError, KeyError, IndexError) as fault:
            raise IllegalAnswer(tell("{path}: {value} does not fit there.", path=path, value=str(value))) from fault
        why = self.fault_of(after)
        if why:
            raise IllegalAnswer(why)
        for one in fields(after):
            object.__setattr__(state, one.name, getattr(after, one.name))
        return FieldAmended("", path, steps[-1], str(before), str(value))

    def fault_of(self, state: State) -> str:
        """Why a corrected state cannot be, in one sentence; "" when it can."""
        return ""


def _kinds(kind: Any) -> dict[str, Any]:
    """What each field of a dataclass holds. A compiled class forgets of what a list is: its field says so by `KIND`."""
    if kind not in _FIELD_KINDS:
        hints = get_type_hints(kind)
        _FIELD_KINDS[kind] = {one.name: one.metadata.get(KIND, hints[one.name]) for one in fields(kind)}
    return _FIELD_KINDS[kind]


def _names(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a kind of dataclass, found out once; None for what is none."""
    if kind not in _FIELD_NAMES:
        _FIELD_NAMES[kind] = tuple([one.name for one in fields(kind)]) if is_dataclass(kind) else None
    return _FIELD_NAMES[kind]


def copied(value: Any) -> Any:
    """A copy of a state or of any part of one."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, list):
        # Long lists of numbers and of words are many, and one look is enough: all are of one kind.
        if not value or type(value[0]) in PLAIN:
            return list(value)
        return [copied(one) for one in value]
    if isinstance(value, tuple):
        return tuple([copied(one) for one in value])
    if isinstance(value, dict):
        return {key: copied(one) for key, one in value.items()}
    names = _names(kind)
    if names is None:
        return value
    parts = []
    for name in names:
        part = getattr(value, name)
        # Most of what a state holds is plain, and a call for each of it would take longer than all the rest.
        parts.append(part if type(part) in PLAIN else copied(part))
    return kind(*parts)


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in PLAIN:
        return value
    if isinstance(value, (list, tuple)):
        if isinstance(value, list) and value and type(value[0]) in PLAIN:
            return list(value)
        return [_plain(one) for one in value]
    if isinstance(value, dict):
        return {key: _plain(one) for key, one in value.items()}
    if isinstance(value, Enum):
        return value.value
    names = _names(kind)
    if names is None:
        return value
    plain: dict[str, Any] = {}
    for name in names:
        part = getattr(value, name)
        plain[name] = part if type(part) in PLAIN else _plain(part)
    return plain


def _made(kind: Any, plain: Any, place: str) -> Any:
    """A value of this kind again. Raises `ValueError` with its place."""
    if type(plain) is kind and kind in PLAIN:
        return plain
    if isinstance(kind, NewType):
        return _made(kind.__supertype__, plain, place)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is UnionType:
        # Something, or nothing there.
        wanted = [one for one in inner if one is not type(None)]
        return None if plain is None and len(wanted) < len(inner) else _made(wanted[0], plain, place)
    if is_dataclass(kind):
        hints = _kinds(kind)
        names = list(hints)
        if not isinstance(plain, dict) or set(plain) != set(names):
            raise ValueError(f"{place} has the fields {', '.join(names)}")
        assert isinstance(kind, type)
        return kind(*[_made(hints[name], plain[name], name) for name in names])
    if origin is dict and isinstance(plain, dict):
        return {key: _made(inner[1], one, key) for key, one in plain.items()}
    if origin is list and isinstance(plain, list):
        return [_made(inner[0], one, place) for one in plain]
    if origin is tuple and isinstance(plain, (list, tuple)):
        kinds = [inner[0]] * len(plain) if inner[-1] is Ellipsis else list(inner)
        if len(kinds) == len(plain):
            return tuple([_made(one, value, place) for one, value in zip(kinds, plain, strict=True)])
    elif isinstance(kind, type) and issubclass(kind, Enum):
        return kind(plain)
    elif isinstance(kind, type) and type(plain) is kind:
        return plain
    raise ValueError(f"{place} cannot be {quoted(plain)}")
