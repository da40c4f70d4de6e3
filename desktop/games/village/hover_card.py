"""The card of whatever the pointer rests on: a token, a building, a marker. Only what players may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt, QTimer
from PySide6.QtWidgets import QWidget

from desktop.games.village.background_preview import EnemyIntent
from desktop.games.village.models.heart_words import heart_of
from desktop.games.village.siege_scene import badge_of, icon_of, name_of
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.paper import HeadedSheet
from desktop.play.models.cased import Cased
from rules_core.games.village.content.types import EnemyClass
from rules_core.games.village.state.fighter import Fighter
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.report_words import sentence
from rules_core.games.village.words.spoken import building_name, level_name, level_text, trait_name
from rules_core.wording.sentence import Sentence

REST_MS = 320
WIDE = 320
APART = 14
"""Between a card and its thing, in px at 100 %."""
OWN_COUNTS = 1000


@dataclass(frozen=True)
class CardText:
    """What a card says: heading, small note beside it, a strong line, further lines."""

    title: str
    note: str = ""
    icon: str = ""
    strong: str = ""
    lines: tuple[str, ...] = ()


def _tr(text: str) -> str:
    return QCoreApplication.translate("HoverCard", text)


def card_text(siege: Siege, thing: str, names: SiegeNames, found: EnemyIntent | None) -> CardText | None:
    """The card of a thing on the table; None when there is nothing to say."""
    if thing in siege.models:
        return _model(siege, siege.model(thing), names, found)
    if thing in siege.buildings:
        return _building(siege, thing)
    return _marker(siege, thing)


def _model(siege: Siege, model: Fighter, names: SiegeNames, found: EnemyIntent | None) -> CardText:
    quality = _tr("Quality {now}+").format(now=model.quality)
    if model.quality_lost:
        quality = _tr("Quality {now}+ (was {first}+)").format(now=model.quality, first=model.profile.quality)
    strong = _tr("{quality}, Combat {combat}").format(quality=quality, combat=model.profile.combat)
    lines: list[str] = []
    traits = [trait_name(trait.id, trait.id.replace("-", " ")) for trait in model.profile.traits]
    if traits:
        lines.append(_tr("Traits: {traits}").format(traits=", ".join(sorted(traits))))
    states = [
        word
        for holds, word in (
            (model.knocked_down, _tr("knocked down")),
            (model.transfixed, _tr("transfixed")),
            (model.activated, _tr("has acted")),
            (not model.loaded, _tr("must reload")),
            (model.looting, _tr("busy with the spoils")),
        )
        if holds
    ]
    if model.is_carried:
        states.insert(0, _tr("carried by {rider}").format(rider=Cased(names.of(model.carrier))))
    if states:
        text = ", ".join(states)
        lines.append(text[0].upper() + text[1:] + ".")
    lines.extend(_why(found, names))
    kind = siege.world.content.enemies.get(model.profile.id)
    name, badge = name_of(names, model.id), badge_of(model)
    # An enemy's name ends with its number and letter already.
    note = "" if name.endswith(badge) else badge
    if kind is not None and kind.kind is not EnemyClass.MOB:
        note = f"{note} {_tr('Boss') if kind.kind is EnemyClass.BOSS else _tr('Elite')}".strip()
    return CardText(name, note, icon_of(siege, model), strong, tuple(lines))


def _why(found: EnemyIntent | None, names: SiegeNames) -> list[str]:
    """What the enemy would do now, with its reason and what came second."""
    lines: list[str] = []
    for decision in found.decisions if found is not None else ():
        told = sentence(decision, names)
        lines.append(_said(told))
        lines.extend(_said(detail) for detail in told.details)
    return lines


def _said(told: Sentence) -> str:
    return told.text()


def _building(siege: Siege, thing: str) -> CardText:
    building = siege.building(thing)
    kind = siege.world.buildings[building.id]
    if building.destroyed:
        words = _tr("Destroyed in wave {wave}. It cannot be mended.").format(wave=building.fell_in_wave)
        return CardText(building_name(siege.world.village, kind), "", "broken-wall", words)
    strong = _tr("Integrity {now} of {most}").format(now=building.integrity, most=kind.integrity)
    if building.burning:
        strong = _tr("{words}, burning").format(words=strong)
    roman = ("", "I", "II", "III")
    village = siege.world.village
    lines = [
        f"{roman[number]}: {level_name(village, kind, number)}. {level_text(village, kind, number)}"
        for number in range(1, len(kind.levels) + 1)
    ]
    return CardText(
        building_name(village, kind), roman[min(building.level, 3)], kind.icon, strong, tuple(lines[: building.level])
    )


def _marker(siege: Siege, thing: str) -> CardText | None:
    if thing in siege.tokens:
        words = _tr("A hero who touches it learns what it is.")
        return CardText(_tr("Find"), "", "treasure-map", "", (words,))
    if thing in siege.traps:
        return CardText(
            _tr("Trap"), _tr("face down"), "wolf-trap", "", (_tr("The first enemy to touch it springs it."),)
        )
    if thing in siege.barricades:
        most = siege.world.options.barricade_integrity
        words = _tr("Integrity {now} of {most}").format(now=siege.barricades[thing].integrity, most=most)
        return CardText(_tr("Barricade"), "", "stakes-fence", words)
    if thing in siege.villagers:
        words = _tr("A hero leads the villager to {heart}.").format(heart=heart_of(siege))
        return CardText(_tr("Lost Villager"), "", "person", "", (words,))
    return None


class HoverCard(HeadedSheet):
    """A small sheet beside the pointer. The mouse goes through it, keys never reach it."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(theme, "", "ui/circle", role="base", parent=view)
        self.setObjectName("hover-card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view = view
        px = theme.px
        self._strong = text_label("", TextStyle.STRONG, wrap=True)
        self._lines = text_label("", TextStyle.SMALL, "text_2", wrap=True)
        for label in (self._strong, self._lines):
            label.setContentsMargins(px(12), px(4), px(12), px(4))
            self.body.addWidget(label)
        self._text: CardText | None = None
        self._more: Callable[[], tuple[str, ...]] = tuple
        self._spare: Callable[[], list[QRectF]] = list
        self._at = QRectF()
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._show)
        self.hide()

    def rest_on(
        self,
        text: CardText | None,
        at: QRectF,
        more: Callable[[], tuple[str, ...]] = tuple,
        spare: Callable[[], list[QRectF]] = list,
    ) -> None:
        """The pointer is on a thing that takes that part of the view: its card follows when the hand rests.

        `more` gives further lines, which may come later than the card (`freshen`), `spare` what else of the view is
        not to be hidden.
        """
        self.hide()
        self._text, self._at, self._more, self._spare = text, at, more, spare
        if text is None:
            self._rest.stop()
        else:
            self._rest.start()

    def freshen(self) -> None:
        """There may be more lines now."""
        if not self.isHidden():
            self._show()

    def put_away(self) -> None:
        """No card now."""
        self._rest.stop()
        self.hide()

    def _show(self) -> None:
        text = self._text
        if text is None:
            return
        self.heading.set_title(text.title, text.note)
        self.heading.icon.set_icon(text.icon)
        self._strong.setText(text.strong)
        self._strong.setVisible(bool(text.strong))
        lines = (*self._more(), *text.lines)
        self._lines.setText("\n".join(lines))
        self._lines.setVisible(bool(lines))
        self.setAccessibleName(" ".join((text.title, text.note, text.strong, *lines)))
        # Before the first time the layout counts nothing of what is in it: it has to be shown to be measured.
        self.show()
        wide = min(self.theme.px(WIDE), self._view.width() - 16)
        layout = self.layout()
        if layout is not None:
            # What was measured for the words before these is worth nothing.
            self.body.invalidate()
            layout.invalidate()
        self.resize(wide, layout.heightForWidth(wide) if layout is not None else self.height())
        self.move(self._beside(wide, self.height()))
        self.raise_()

    def _beside(self, wide: int, high: int) -> QPoint:
        """Where a card of this size hides nothing that it must not: right, left, below or above of its thing, else in
        a corner; where there is no such place, where it hides least of it, its own thing counting most."""
        apart = self.theme.px(APART)
        at, room = self._at, self._view.size()
        right, bottom = max(4.0, room.width() - wide - 4.0), max(4.0, room.height() - high - 4.0)
        top = min(max(4.0, at.center().y() - high / 3), bottom)
        left = min(max(4.0, at.center().x() - wide / 2), right)
        spare = self._spare()
        best, least = QPoint(round(left), round(top)), -1.0
        for x, y in (
            (at.right() + apart, top),
            (at.left() - apart - wide, top),
            (left, at.bottom() + apart),
            (left, at.top() - apart - high),
            *((x, y) for x in (right, 4.0) for y in (4.0, bottom)),
        ):
            if not (4 <= x <= right and 4 <= y <= bottom):
                continue
            place = QRectF(x, y, wide, high)
            hidden = OWN_COUNTS * _common(place, at) + sum(_common(place, one) for one in spare)
            if least < 0 or hidden < least:
                best, least = QPoint(round(x), round(y)), hidden
            if not hidden:
                break
        return best


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height()
