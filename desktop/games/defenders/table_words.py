"""What the sheet in the middle of the city page says: of a card in the hand, of what is finished, of a world."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from desktop.games.defenders.city_views import (
    effect_words,
    face_of,
    kind_words,
    meaning_words,
    mood_words,
    tr,
)
from desktop.games.defenders.emblem import EmblemView
from desktop.games.defenders.pencil import Pencil
from desktop.games.defenders.sheet_views import icon_of
from desktop.games.defenders.word_sheet import ChipView, WordGroup, WordView
from desktop.look.seat_mark import SeatMark
from desktop.play.models.option_view import OptionView
from rules_core.games.defenders.content.cards import rank_of, suit_of
from rules_core.games.defenders.content.types import (
    DEFENDER_WORDS,
    LOCATION_WORDS,
    defender_types,
    location_types,
)
from rules_core.games.defenders.content.worlds import WORLDS, world
from rules_core.games.defenders.rules.city_making import TYPE, WORD
from rules_core.games.defenders.state.city import Stack
from rules_core.games.defenders.words.names import WORLDS as WORLD_NAMES
from rules_core.games.defenders.words.names import card_name, meanings_said
from rules_core.games.playing_card import suit_said
from rules_core.wording.translation import LANGUAGE_IN_FORCE, say

NAME: Final = "name:"
"""Before a name, as what a chip stands for."""
OF_EACH_KIND: Final = 2
"""So many names of each kind give a taste of a world."""


def choice_words(
    card: str,
    title: str,
    options: Iterable[OptionView],
    usual: str,
    names: WordGroup | None,
    *,
    is_place: bool,
) -> WordView:
    """The words and types that may be chosen now, each with its letter, and names that may be pencilled in."""
    chips: dict[str, list[ChipView]] = {TYPE: [], WORD: []}
    for one in options:
        answer = str(one.answer)
        kind = TYPE if answer.startswith(TYPE) else WORD
        meaning = answer.removeprefix(kind)
        effect = effect_words(meaning, is_place=is_place)
        chips[kind].append(ChipView(answer, meaning_words(meaning), one.letter, effect, answer == usual))
    groups = [
        WordGroup(tr("As a word"), _mood(card, is_place=is_place), tuple(chips[WORD])),
        WordGroup(tr("As a type"), kind_words(rank_of(card), is_place=is_place), tuple(chips[TYPE])),
        *([names] if names is not None else []),
    ]
    second = tr("One card says one thing: a word or a type.")
    return WordView(title, second, face_of(card), tuple(one for one in groups if one.chips), can_choose=True)


def names_in_pencil(pencil: Pencil, stack: Stack) -> WordGroup | None:
    """Three names, each with its digit; the one that stands there now is marked."""
    offered, kept = pencil.offered(stack), pencil.name_of(stack)
    if not offered:
        return None
    effect = tr("In pencil: a name counts when it is finished.")
    chips = [
        ChipView(f"{NAME}{name}", name, str(number), effect, in_pencil=True, is_kept=name == kept)
        for number, name in enumerate(offered, 1)
    ]
    return WordGroup(tr("It might be called"), tr("a name counts when it is finished"), tuple(chips))


def naming_words(pencil: Pencil, stack: Stack) -> WordView:
    """D-CITY-5. What the cards have said of what is being finished, and names that a click gives it."""
    offered, kept = pencil.offered(stack), pencil.name_of(stack)
    chips = [ChipView(f"{NAME}{name}", name, in_pencil=True, is_kept=name == kept) for name in offered]
    names = WordGroup(tr("It might be called"), tr("a click takes it"), tuple(chips))
    groups = (names, _said_of(stack)) if chips else (_said_of(stack),)
    return WordView(tr("It gets its name"), tr("Or write one of your own."), None, groups, can_choose=bool(chips))


def telling_words(stack: Stack, mark: SeatMark | None) -> WordView:
    """D-CITY-5. What it has become, while whoever has this mark tells of it."""
    said = meanings_said([one for one in stack.types if one], [one for one in stack.words if one])
    name = stack.name or tr("It has no name")
    kind = stack.types[stack.cards.index(stack.main())]
    title = tr("A new place in the city") if stack.is_place else tr("A new defender of the city")
    return WordView(title, "", emblem=EmblemView(icon_of(kind), name, said, mark))


def _said_of(stack: Stack) -> WordGroup:
    said = [meaning_words(kind or word) for kind, word in zip(stack.types, stack.words, strict=True)]
    chips = tuple(ChipView(f"said {number}", words, is_told=True) for number, words in enumerate(said))
    return WordGroup(tr("What its cards say"), "", chips)


def card_words(card: str) -> WordView:
    """All that a card could become."""
    groups = []
    for is_place, title in ((True, tr("For a location")), (False, tr("For a defender"))):
        types = location_types(rank_of(card)) if is_place else defender_types(rank_of(card))
        words = (LOCATION_WORDS if is_place else DEFENDER_WORDS)[suit_of(card)]
        chips = [ChipView(f"{TYPE}{one}", meaning_words(one)) for one in types]
        chips += [ChipView(f"{WORD}{one}", meaning_words(one)) for one in words]
        told = tr("{kind}, or a word of {mood}").format(
            kind=kind_words(rank_of(card), is_place=is_place), mood=mood_words(card, is_place=is_place)
        )
        groups.append(WordGroup(title, told, tuple(chips)))
    return WordView(card_name(card), tr("What it could say"), face_of(card), tuple(groups))


def legend() -> WordView:
    """What values and suits mean, while no card is looked at."""
    groups = []
    for is_place, title in ((True, tr("For a location")), (False, tr("For a defender"))):
        rows = (("A - 5", 1), ("6 - 10", 6), ("J", 11), ("Q", 12), ("K", 13))
        chips = [ChipView(f"rank {rank}", f"{said}  {kind_words(rank, is_place=is_place)}") for said, rank in rows]
        groups.append(WordGroup(title, tr("as a type"), tuple(chips)))
        moods = [ChipView(f"suit {suit}", _mood(f"{suit}1", is_place=is_place)) for suit in ("D", "H", "C", "S")]
        groups.append(WordGroup("", tr("as a word"), tuple(moods)))
    second = tr("The value says what it is, the suit how it is.")
    return WordView(tr("What cards say"), second, None, tuple(groups))


def world_words(id: str) -> WordView:
    """D-WB-1. What a world would be like: some of the names that it brings."""
    title = say(WORLD_NAMES[id].text)
    if id not in WORLDS:
        return WordView(title, tr("You think of all of it yourselves, and give every name."))
    told = world(id, LANGUAGE_IN_FORCE.language)
    names = told.names
    groups = []
    for heading, kinds in (
        (tr("Places"), ("area", "military", "economy", "religion", "government")),
        (tr("Who defends them"), ("group", "regiment", "inspiring", "fighting", "machine")),
        (tr("What may come"), ("rabble", "enemy_regiment", "infiltrating", "lethal", "massive")),
    ):
        some = [name for kind in kinds for name in names.get(kind, [])[:OF_EACH_KIND]]
        groups.append(WordGroup(heading, "", tuple(ChipView(f"name {one}", one) for one in some)))
    return WordView(title, tr("With names of its own"), None, tuple(groups), tale=told.text)


def _mood(card: str, *, is_place: bool) -> str:
    suit = suit_said(suit_of(card))
    return tr("{suit}: {mood}").format(suit=suit, mood=mood_words(card, is_place=is_place))
