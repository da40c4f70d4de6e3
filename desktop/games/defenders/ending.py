"""How a siege ended, for its last page: the headline, what decided it, the map, and who is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.defenders.map_pictures import WHOLE_RATIO, map_image
from desktop.games.defenders.sheet_layers import SheetLayers
from desktop.games.defenders.sheet_views import icon_of
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import Icon, text_label
from desktop.look.widgets.late_picture import LatePicture
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.pill import Pill, PillTone
from desktop.play.presenter import Ending, StoryPart
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.state.city import City, End, Location, Unit, id_in
from rules_core.games.defenders.state.facts import (
    BattleFought,
    PlaceLost,
    SomethingTold,
    ThreatDestroyed,
    TurnBegan,
    UnitKilled,
)
from rules_core.games.words import Words
from rules_core.kernel.facts import Fact
from rules_core.kernel.requests import SeatId
from rules_core.wording.quoting import cut_short

LAID_OUT_WIDE: Final = 900
"""The map at the end is laid out as on the table, in px, and made smaller: names and tokens have their room."""
LEAST_DEEDS: Final = 2
"""Whoever destroyed or killed fewer is not named for it."""


def tr(words: str, count: int = -1) -> str:
    """A text of the last page in the language in force."""
    return QCoreApplication.translate("DefendersEnd", words, "", count)


def ending_of(state: City) -> Ending:
    """D-END-1, D-END-2, D-END-3. What is said when the siege is over."""
    title, icon = tr("The city has fallen"), "broken-wall"
    if state.end is End.CLEARED:
        title, icon = tr("The menace is destroyed"), "trophy"
    elif state.end is End.OUTLASTED:
        title, icon = tr("The city has outlasted them"), "castle"
    alive, lost = len(state.alive()), sum(not one.is_open() for one in state.locations)
    told = " ".join(
        (
            tr("After %n turn(s):", state.turn),
            tr("%n defender(s) of {all} (lives|live),", alive).format(all=len(state.units)),
            tr("%n location(s) of {all} (is|are) lost.", lost).format(all=len(state.locations)),
        )
    )
    return Ending(title, told, icon, title, told, icon, tr("Another siege"))


# What happened


def story_of_siege(
    state: City, words: Words, facts: Sequence[Fact], who: Callable[[SeatId], str] = str
) -> list[StoryPart]:
    """What decided the siege, the greatest first, and what people told of its end; `who` says what they are called."""
    parts = [
        *_closest_battle(words, facts),
        *_first_loss(words, facts),
        *_deeds(words, facts),
        *_last_tales(facts, who),
    ]
    fallen = [one for one in state.units if one.is_dead]
    if fallen:
        parts.append(StoryPart(tr("In memory"), _remembered(state, words, facts, fallen), "tombstone"))
    return parts


def _remembered(state: City, words: Words, facts: Sequence[Fact], fallen: Sequence[Unit]) -> str:
    """D-LOSS-3. All who have fallen; who had last words is remembered by them."""
    last: dict[str, str] = {}
    dead: list[str] = []
    for fact in facts:
        if isinstance(fact, UnitKilled):
            dead.append(id_in(fact.unit))
        elif isinstance(fact, SomethingTold) and fact.topic == topics.DEED_TOLD and id_in(fact.thing) in dead:
            last[id_in(fact.thing)] = cut_short(fact.text)
    named = {one.id: words.called(state.mention(one.id)) for one in fallen}
    lines = [tr("{name}: {text}").format(name=named[id], text=text) for id, text in last.items() if id in named]
    silent = [name for id, name in named.items() if id not in last]
    return "\n".join([*lines, *([", ".join(silent) + "."] if silent else [])])


def _with_turns(facts: Sequence[Fact]) -> Iterator[tuple[int, Fact]]:
    turn = 0
    for fact in facts:
        if isinstance(fact, TurnBegan):
            turn = fact.turn
        yield turn, fact


def _closest_battle(words: Words, facts: Sequence[Fact]) -> Iterator[StoryPart]:
    fought = [(turn, one) for turn, one in _with_turns(facts) if isinstance(one, BattleFought)]
    if not fought:
        return
    turn, battle = min(fought, key=lambda one: abs(one[1].defence_total - one[1].attack_total))
    ours, theirs = battle.defence_total, battle.attack_total
    told = tr("{place} held by {ours} to {theirs}, in turn {turn}.")
    if ours < theirs:
        told = tr("{place} was lost by {ours} to {theirs}, in turn {turn}.")
    elif ours == theirs:
        told = tr("At {place} both sides had {ours}, in turn {turn}.")
    told = told.format(place=words.called(battle.place), ours=ours, theirs=theirs, turn=turn)
    yield StoryPart(tr("The closest battle"), told, "crossed-swords")


def _first_loss(words: Words, facts: Sequence[Fact]) -> Iterator[StoryPart]:
    for turn, fact in _with_turns(facts):
        if isinstance(fact, PlaceLost):
            told = tr("{place}, in turn {turn}.").format(place=words.called(fact.place), turn=turn)
            yield StoryPart(tr("The first loss"), told, "broken-wall")
            return


def _deeds(words: Words, facts: Sequence[Fact]) -> Iterator[StoryPart]:
    ours = Counter(fact.unit for fact in facts if isinstance(fact, ThreatDestroyed) and fact.unit)
    theirs = Counter(fact.threat for fact in facts if isinstance(fact, UnitKilled) and fact.threat)
    for who, count in ours.most_common(1):
        if count >= LEAST_DEEDS:
            told = tr("{name} destroyed %n of them.", count).format(name=words.called(who))
            yield StoryPart(tr("The bravest"), told, "swordman")
    for who, count in theirs.most_common(1):
        if count >= LEAST_DEEDS:
            told = tr("{name} killed %n of ours.", count).format(name=words.called(who))
            yield StoryPart(tr("The most feared"), told, "spectre")


def _last_tales(facts: Sequence[Fact], who: Callable[[SeatId], str]) -> Iterator[StoryPart]:
    """D-END-4. Every epilogue; without any, what was told last."""
    told = [fact for fact in facts if isinstance(fact, SomethingTold) and fact.text]
    epilogues = [fact for fact in told if fact.topic == topics.EPILOGUE]
    if epilogues:
        lines = [tr("{name}: {text}").format(name=who(one.seat), text=cut_short(one.text)) for one in epilogues]
        yield StoryPart(tr("Afterwards"), "\n".join(lines), "open-book")
        return
    # Who was in a scene is no tale.
    tales = [fact for fact in told if fact.topic != topics.CAST]
    if tales:
        yield StoryPart(tr("The last that was told"), cut_short(tales[-1].text), "open-book")


# What is left


def panels(theme: Theme, state: City, words: Words, layers: SheetLayers) -> list[tuple[QWidget, int]]:
    """The map, the largest thing, then who and what is left; each with its share of the width."""

    def painted(room: QSize, dots: float) -> QImage:
        wide = min(room.width(), round(room.height() / WHOLE_RATIO))
        size = QSize(round(wide * dots), round(wide * WHOLE_RATIO * dots))
        # As sharp as on the table, where there is room for it.
        image = map_image(state, words, layers, size, theme.look.name, whole_wide=max(LAID_OUT_WIDE, size.width()))
        image.setDevicePixelRatio(dots)
        return image

    city = HeadedSheet(theme, tr("The city at the end"), "castle")
    city.body.addWidget(LatePicture(theme, tr("The city at the end"), painted), 1)
    # D-END-1. Of a city that has fallen nothing is left.
    title = tr("Who and what it was") if state.end is End.FALLEN else tr("Who and what is left")
    left = HeadedSheet(theme, title, "village")
    inside = QVBoxLayout()
    px = theme.px
    inside.setContentsMargins(px(14), px(10), px(14), px(10))
    inside.setSpacing(px(6))
    everything: list[Unit | Location] = [*state.units, *state.locations]
    for one in everything:
        line = QHBoxLayout()
        line.addWidget(Icon(theme, icon_of(one.type), 30, disc=True))
        line.addWidget(text_label(words.called(state.mention(one.id)), TextStyle.ROW, wrap=True), 1)
        line.addWidget(Pill(theme, *(_of_unit(one) if isinstance(one, Unit) else _of_place(one))))
        inside.addLayout(line)
    inside.addStretch(1)
    left.body.addLayout(inside)
    return [(city, 15), (left, 6)]


def _of_unit(one: Unit) -> tuple[str, PillTone]:
    if one.is_dead:
        return tr("Fallen"), PillTone.ENEMY
    if one.wounds:
        return tr("%n wound(s)", one.wounds), PillTone.WARN
    return tr("Unhurt"), PillTone.GOOD


def _of_place(one: Location) -> tuple[str, PillTone]:
    if one.is_destroyed:
        return tr("In ruins"), PillTone.ENEMY
    return (tr("Held by them"), PillTone.ENEMY) if one.is_occupied else (tr("Ours"), PillTone.GOOD)
