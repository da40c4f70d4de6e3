"""The eight questions that rules put to the table, and what counts as an answer.

A request is plain data: who is asked, what about (`topic`), for whom (`subject`, an id), under which clause, and the
options. The options are the only source of legality. The wording a person reads is made elsewhere, from topic and ids.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NewType

from rules_core.kernel.marks import MOST_MARKS, MarkKind, ink_in, is_hash, is_ink, least_points, mark_of, most_points
from rules_core.kernel.region import Region
from rules_core.wording.translation import say, tell

SeatId = NewType("SeatId", str)
"""Who answers: people, a player without a person, or a side that the rules steer."""

NO_SEAT: Final[SeatId] = SeatId("")
"""Nobody's."""

Topic = NewType("Topic", str)
"""What a question is about: a stable name, from which words are made."""

Spot = tuple[int, int, int]
"""A place on the table: x, y in tenths of a millimetre and a turn in degrees (0 where direction does not matter)."""

Answer = str | tuple[str, ...] | tuple[int, ...]
"""Choose, Write: text. Pick, Draw: texts. Allocate, Roll: whole numbers. Place: a `Spot`. Sketch: texts of marks."""


class IllegalAnswer(Exception):
    """An answer that is not among the options. The message is one sentence with the remedy."""


@dataclass(unsafe_hash=True)
class Request:
    """What every question carries; nothing of it changes once it is asked.

    Not frozen: that would take three times as long to make one, and every answer of every game makes one.

    `who` is the side that answers ("players", "enemy", "program"), `clause` the rule that asks.
    """

    who: SeatId
    topic: Topic
    clause: str
    subject: str = ""

    @property
    def kind(self) -> str:
        """The name of the question, as journals and fingerprints write it."""
        raise NotImplementedError

    def detail(self) -> str:
        """What tells this question from others of its kind, as text."""
        raise NotImplementedError

    def check(self, answer: Answer) -> None:
        """Raise `IllegalAnswer` when the answer is not one of the options."""
        raise NotImplementedError

    def fingerprint(self) -> int:
        """A number that is equal for equal questions, on every machine and Python version."""
        text = "|".join((self.kind, self.who, self.topic, self.clause, self.subject, self.detail()))
        return zlib.crc32(text.encode("utf-8"))


@dataclass(unsafe_hash=True)
class Choose(Request):
    """Choose one of the options."""

    options: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        return "choose"

    def detail(self) -> str:
        return " ".join(self.options)

    def check(self, answer: Answer) -> None:
        if answer not in self.options:
            raise IllegalAnswer(
                tell(
                    "{answer!r} is not offered here; choose one of: {choices}.",
                    answer=answer,
                    choices=", ".join(self.options),
                )
            )


@dataclass(unsafe_hash=True)
class Pick(Request):
    """Pick several different options, at least `least` and at most `most`."""

    options: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def kind(self) -> str:
        return "pick"

    def detail(self) -> str:
        return f"{self.least} {self.most} {' '.join(self.options)}"

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, tuple) or any(one not in self.options for one in answer):
            raise IllegalAnswer(tell("Pick from: {choices}.", choices=", ".join(self.options)))
        if len(set(answer)) != len(answer):
            raise IllegalAnswer(say("Pick each thing only once."))
        if not self.least <= len(answer) <= self.most:
            raise IllegalAnswer(
                tell(
                    "Pick {least} to {most} of them; you picked {count}.",
                    least=self.least,
                    most=self.most,
                    count=len(answer),
                )
            )


@dataclass(unsafe_hash=True)
class Allocate(Request):
    """Share out `total` among the options, in their order; `most` is the limit of each."""

    options: tuple[str, ...] = ()
    total: int = 0
    most: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        return "allocate"

    def detail(self) -> str:
        return f"{self.total} {' '.join(self.options)} {' '.join(str(one) for one in self.most)}"

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, tuple) or len(answer) != len(self.options):
            raise IllegalAnswer(tell("Give one number for each of: {choices}.", choices=", ".join(self.options)))
        shared = 0
        for share, limit, name in zip(answer, self.most, self.options, strict=True):
            if not isinstance(share, int) or not 0 <= share <= limit:
                raise IllegalAnswer(tell("{name} takes 0 to {limit}.", name=name, limit=limit))
            shared += share
        if shared != self.total:
            raise IllegalAnswer(tell("Share out {total}; you shared out {shared}.", total=self.total, shared=shared))


@dataclass(unsafe_hash=True)
class Place(Request):
    """Place something on the table, anywhere in the region."""

    region: Region | None = None

    @property
    def kind(self) -> str:
        return "place"

    def detail(self) -> str:
        return ""

    def check(self, answer: Answer) -> None:
        # Of anything: compiled code would refuse a mixed tuple before it is looked at.
        given: tuple[object, ...] = answer if isinstance(answer, tuple) else ()
        if len(given) != 3 or self.region is None:
            raise IllegalAnswer(say("Name a place by x, y and a turn."))
        x, y, turn = given
        if not isinstance(x, int) or not isinstance(y, int) or not isinstance(turn, int):
            raise IllegalAnswer(say("A place is three whole numbers: x, y and a turn."))
        if turn not in self.region.turns:
            raise IllegalAnswer(tell("It cannot be turned by {turn} degrees here.", turn=turn))
        if not self.region.contains_turned(x, y, turn):
            raise IllegalAnswer(say("It cannot stand there; choose a spot inside the marked area."))


@dataclass(unsafe_hash=True)
class Roll(Request):
    """Roll dice. `need` is the least face that succeeds, 0 where the sum or the order counts.

    A `hidden` roll is always made by the program and shown to nobody until the rules tell what it meant.
    """

    dice: int = 1
    need: int = 0
    sides: int = 6
    hidden: bool = False

    @property
    def kind(self) -> str:
        return "roll"

    def detail(self) -> str:
        return f"{self.dice} {self.need} {self.sides}"

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, tuple) or len(answer) != self.dice:
            raise IllegalAnswer(tell("Dice to roll: {dice}; given: {count}.", dice=self.dice, count=len(answer)))
        for face in answer:
            if not isinstance(face, int) or not 1 <= face <= self.sides:
                raise IllegalAnswer(tell("A die shows 1 to {sides}, not {face}.", sides=self.sides, face=face))


@dataclass(unsafe_hash=True)
class Draw(Request):
    """Draw `count` of the cards at random; all are equally likely. Hidden draws are as hidden rolls."""

    options: tuple[str, ...] = ()
    count: int = 1
    hidden: bool = False

    @property
    def kind(self) -> str:
        return "draw"

    def detail(self) -> str:
        return f"{self.count} {' '.join(self.options)}"

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, tuple) or len(answer) != self.count:
            raise IllegalAnswer(tell("Draw {count}.", count=self.count))
        left = list(self.options)
        for card in answer:
            if not isinstance(card, str) or card not in left:
                raise IllegalAnswer(tell("{card} is not in the deck.", card=card))
            left.remove(card)


@dataclass(unsafe_hash=True)
class Write(Request):
    """Write a short text, at most `longest` characters."""

    longest: int = 2000

    @property
    def kind(self) -> str:
        return "write"

    def detail(self) -> str:
        return str(self.longest)

    def check(self, answer: Answer) -> None:
        if not isinstance(answer, str):
            raise IllegalAnswer(say("Write a text."))
        if len(answer) > self.longest:
            raise IllegalAnswer(
                tell("Write at most {longest} characters; this has {count}.", longest=self.longest, count=len(answer))
            )


@dataclass(unsafe_hash=True)
class Sketch(Request):
    """Draw on a sheet of `width` x `height` units.

    The answer are marks (`rules_core.kernel.marks`), which rules can read, and at most one "ink <hash>": the strokes
    that were really drawn, which are kept elsewhere. Of the kinds in `needs` there is at least one mark, where any are
    named; those in `allowed` may be added.
    """

    width: int = 0
    height: int = 0
    needs: tuple[MarkKind, ...] = ()
    allowed: tuple[MarkKind, ...] = ()

    @property
    def kind(self) -> str:
        return "sketch"

    def detail(self) -> str:
        return f"{self.width} {self.height} {' '.join(self.needs)} / {' '.join(self.allowed)}"

    def kinds(self) -> tuple[MarkKind, ...]:
        """All kinds of mark that may be drawn."""
        return self.needs + tuple([one for one in self.allowed if one not in self.needs])

    def check(self, answer: Answer) -> None:
        # Of anything: compiled code would refuse a mixed tuple before it is looked at.
        given: tuple[object, ...] = answer if isinstance(answer, tuple) else (None,)
        if len(given) > MOST_MARKS:
            raise IllegalAnswer(
                tell("Draw at most {most} marks; these are {count}.", most=MOST_MARKS, count=len(given))
            )
        drawn: list[str] = []
        inks = 0
        for text in given:
            if not isinstance(text, str):
                raise IllegalAnswer(say("Give a drawing as a list of marks."))
            if is_ink(text):
                inks += 1
                if not is_hash(ink_in([text])):
                    raise IllegalAnswer(say("Name the ink of a drawing by the 64 digits of its hash."))
            else:
                drawn.append(self._kind_of(text))
        if inks > 1:
            raise IllegalAnswer(say("Name the ink of a drawing only once."))
        if self.needs and not any(one in self.needs for one in drawn):
            raise IllegalAnswer(
                tell("Nothing is drawn yet that counts; draw one of: {choices}.", choices=", ".join(self.needs))
            )

    def _kind_of(self, text: str) -> str:
        """The kind of a mark. Raises `IllegalAnswer` where it may not be drawn so."""
        mark = mark_of(text)
        if mark is None:
            raise IllegalAnswer(say("Give a mark as its kind and its points, each as two whole numbers."))
        if mark.kind not in self.kinds():
            raise IllegalAnswer(
                tell("{kind} is not drawn here; draw: {choices}.", kind=mark.kind, choices=", ".join(self.kinds()))
            )
        least, most = least_points(mark.kind), most_points(mark.kind)
        if not least <= len(mark.points) <= most:
            raise IllegalAnswer(
                tell(
                    "{kind}: draw it with {least} to {most} points; it has {count}.",
                    kind=mark.kind,
                    least=least,
                    most=most,
                    count=len(mark.points),
                )
            )
        for x, y in mark.points:
            if not (0 <= x <= self.width and 0 <= y <= self.height):
                raise IllegalAnswer(
                    tell(
                        "{kind}: {x}, {y} lies outside the sheet; stay within {width} by {height}.",
                        kind=mark.kind,
                        x=x,
                        y=y,
                        width=self.width,
                        height=self.height,
                    )
                )
        return mark.kind


def is_chance(request: Request) -> bool:
    """Whether dice or cards answer, not a decision."""
    return isinstance(request, (Roll, Draw))


def is_hidden(request: Request) -> bool:
    """Whether nobody at the table may see the answer yet."""
    return isinstance(request, (Roll, Draw)) and request.hidden


def options_of(request: Request) -> Sequence[str]:
    """The options of a question that lists them; empty for the others."""
    if isinstance(request, (Choose, Pick, Allocate, Draw)):
        return request.options
    return ()
