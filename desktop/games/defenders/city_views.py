"""What lies on the table while the city is made, read from the state: the open row, growing and finished stacks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from desktop.games.defenders.sheet_views import icon_of
from desktop.look.seat_mark import SeatMark
from desktop.look.widgets.card_button import CardView
from desktop.translated import QT_TRANSLATE_NOOP
from rules_core.games.defenders.content.cards import JACK, KING, QUEEN, rank_of, suit_of
from rules_core.games.defenders.content.types import (
    DEAR_PLACES,
    DEAR_UNITS,
    ENGINEERS,
    FIGHTING,
    HEALERS,
    INSPIRING,
    LOW,
    MACHINES,
    MILITARY,
    MOBILE,
    OUT_OF_SIGHT,
    STRONG,
    UNDERGROUND,
    WELL_BUILT,
)
from rules_core.games.defenders.rules.city_making import NEW_DEFENDER, NEW_PLACE, may_finish
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.defenders.words.names import DESCRIPTORS, TYPES, card_name, playing_card
from rules_core.games.playing_card import PlayingCard
from rules_core.kernel.requests import SeatId
from rules_core.wording.translation import say

PLACE_ICON: Final = "house"
UNIT_ICON: Final = "person"
PLACE_KINDS: Final = {
    JACK: QT_TRANSLATE_NOOP("City", "economy"),
    QUEEN: QT_TRANSLATE_NOOP("City", "religion"),
    KING: QT_TRANSLATE_NOOP("City", "government"),
}
UNIT_KINDS: Final = {
    JACK: QT_TRANSLATE_NOOP("City", "inspires"),
    QUEEN: QT_TRANSLATE_NOOP("City", "fights"),
    KING: QT_TRANSLATE_NOOP("City", "war machine"),
}
PLACE_MOODS: Final = {
    "D": QT_TRANSLATE_NOOP("City", "renown"),
    "H": QT_TRANSLATE_NOOP("City", "love"),
    "C": QT_TRANSLATE_NOOP("City", "fear"),
    "S": QT_TRANSLATE_NOOP("City", "secrets"),
}
SKILLS: Final = {
    ENGINEERS: QT_TRANSLATE_NOOP("City", "Once a turn: may repair a ruin."),
    HEALERS: QT_TRANSLATE_NOOP("City", "Once a turn: may take a wound from each."),
    **dict.fromkeys(INSPIRING, QT_TRANSLATE_NOOP("City", "Once a turn: may take back 1 morale damage.")),
    **dict.fromkeys(FIGHTING, QT_TRANSLATE_NOOP("City", "One more die in battle.")),
    **dict.fromkeys(MACHINES, QT_TRANSLATE_NOOP("City", "Once a turn: a shot at any threat.")),
}
"""D-SPC, D-STR-5. What some types of defender can do."""
UNIT_MOODS: Final = {
    "D": QT_TRANSLATE_NOOP("City", "renown"),
    "H": QT_TRANSLATE_NOOP("City", "heart"),
    "C": QT_TRANSLATE_NOOP("City", "force"),
    "S": QT_TRANSLATE_NOOP("City", "cunning"),
}


def tr(text: str) -> str:
    """A text of the city page in the language in force."""
    return QCoreApplication.translate("City", text)


class Growth(Enum):
    """How far a stack has come; NEW is the place where one may begin."""

    NEW = "new"
    GROWING = "growing"
    READY = "ready"
    FINISHED = "finished"


@dataclass(frozen=True)
class StackLine:
    """What one card of a stack says."""

    face: PlayingCard
    words: str


@dataclass(frozen=True)
class StackView:
    """A stack as it lies on the table. `note` says what it still needs, or who has finished it."""

    id: str
    is_place: bool
    growth: Growth
    title: str
    note: str = ""
    lines: tuple[StackLine, ...] = ()
    icon: str = ""
    mark: SeatMark | None = None
    offered: bool = False
    target: bool = False
    pencilled: str = ""
    """The name that may become its own."""

    def spoken(self) -> str:
        """All of it as one sentence."""
        pencilled = tr("pencilled in: {name}").format(name=self.pencilled) if self.pencilled else ""
        said = [self.title, *(line.words for line in self.lines), pencilled, self.note] if self.note else [self.title]
        return ", ".join([one for one in said if one])


@dataclass(frozen=True)
class Counts:
    """D-CITY-11, D-CITY-13. How many stacks of a kind are finished and begun, and how many there may be."""

    finished: int
    begun: int
    most: int


def face_of(card: str) -> PlayingCard:
    """A card of the rules as it is painted."""
    found = playing_card(card)
    assert found is not None
    return found


def kind_words(rank: int, *, is_place: bool) -> str:
    """D-LOC-1, D-DEF-1. What a card of this value makes, in one word."""
    if rank <= LOW:
        return tr("area") if is_place else tr("group")
    if rank < JACK:
        return tr("military") if is_place else tr("regiment")
    return tr((PLACE_KINDS if is_place else UNIT_KINDS)[rank])


def mood_words(card: str, *, is_place: bool) -> str:
    """D-LOC-2, D-DEF-2. What the words of its suit are about."""
    return tr((PLACE_MOODS if is_place else UNIT_MOODS)[suit_of(card)])


def meaning_words(meaning: str) -> str:
    """A type or a word in the language in force."""
    return say((TYPES[meaning] if meaning in TYPES else DESCRIPTORS[meaning]).text)


def effect_words(meaning: str, *, is_place: bool) -> str:
    """What a type or a word counts for later, in one sentence; "" for what only tells."""
    if is_place:
        return _effect_of_place(meaning)
    if meaning in SKILLS:
        return tr(SKILLS[meaning])
    if meaning == MOBILE:
        return tr("May move twice in the defenders' turn.")
    if meaning in STRONG:
        return tr("+1 in battle. Its death costs a point of morale.")
    return tr("Its death costs a point of morale.") if meaning in DEAR_UNITS else ""


def _effect_of_place(meaning: str) -> str:
    if meaning == UNDERGROUND:
        return tr("+1 for whoever holds it. Drawn last, in dots.")
    if meaning in WELL_BUILT or meaning in MILITARY:
        return tr("+1 for whoever holds it in battle.")
    if meaning in OUT_OF_SIGHT:
        return tr("Drawn whenever its owner wants.")
    return tr("If it falls, the city loses heart: 1 morale.") if meaning in DEAR_PLACES else ""


def card_view(card: str, *, offered: bool, chosen: bool, away: str) -> CardView:
    """A card of the open row, with the two types that it may be."""
    captions = tuple(
        (icon, kind_words(rank_of(card), is_place=is_place))
        for icon, is_place in ((PLACE_ICON, True), (UNIT_ICON, False))
    )
    return CardView(card, face_of(card), card_name(card), captions, offered, chosen, away)


def counts(state: City, most: int, *, is_place: bool) -> Counts:
    """How many locations or defenders there are."""
    stacks = [one for one in state.stacks if one.is_place == is_place]
    return Counts(len([one for one in stacks if one.is_final]), len(stacks), most)


def stack_views(
    state: City, names: dict[SeatId, str], marks: dict[SeatId, SeatMark], *, is_place: bool
) -> list[StackView]:
    """The stacks of a kind: those that grow, then those that are finished."""
    stacks = [one for one in state.stacks if one.is_place == is_place and not one.is_dropped]
    stacks.sort(key=lambda one: one.is_final)
    return [_stack(one, names, marks) for one in stacks]


def new_stack(*, is_place: bool, begun: int, most: int) -> StackView:
    """The place where a new one may begin."""
    title = tr("Begin a location") if is_place else tr("Begin a defender")
    note = tr("{begun} of {most} begun").format(begun=begun, most=most)
    return StackView(NEW_PLACE if is_place else NEW_DEFENDER, is_place, Growth.NEW, title, note)


def _stack(stack: Stack, names: dict[SeatId, str], marks: dict[SeatId, SeatMark]) -> StackView:
    lines = tuple(
        StackLine(face_of(card), meaning_words(kind or word))
        for card, kind, word in zip(stack.cards, stack.types, stack.words, strict=True)
    )
    main = stack.main()
    kind = stack.types[stack.cards.index(main)] if main else ""
    icon = icon_of(kind) if kind else ""
    if stack.is_final:
        note = tr("finished by {name}").format(name=names.get(stack.owner, ""))
        title = stack.name or meaning_words(kind)
        return StackView(stack.id, stack.is_place, Growth.FINISHED, title, note, lines, icon, marks.get(stack.owner))
    if may_finish(stack):
        growth, note = Growth.READY, tr("may be finished")
    else:
        growth, note = Growth.GROWING, tr("needs a type") if not main else tr("needs one card more")
    return StackView(stack.id, stack.is_place, growth, stack.name or _known_as(stack, kind), note, lines, icon)


def _known_as(stack: Stack, kind: str) -> str:
    """A stack without a name by what is known of it: "Temple", "Something that is run down"."""
    if kind:
        return meaning_words(kind)
    words = [meaning_words(one) for one in stack.words if one]
    if not words:
        return tr("Something")
    said = tr("Something that is {word}") if stack.is_place else tr("Some who are {word}")
    return said.format(word=words[0])
