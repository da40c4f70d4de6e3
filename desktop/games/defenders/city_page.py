"""The table while the city is made: locations and defenders as stacks, the open row, and what a card may say.

Cards are clicked, dragged onto a stack, or gone through with the arrow keys. What that means is answered by the
question that stands, or by it and the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.games.defenders.city_views import (
    Counts,
    Growth,
    StackView,
    card_view,
    counts,
    face_of,
    kind_words,
    new_stack,
    stack_views,
)
from desktop.games.defenders.pencil import Pencil
from desktop.games.defenders.presenter import LETTERS_FROM, DefendersPresenter
from desktop.games.defenders.stack_sheet import StackSheet
from desktop.games.defenders.stack_tile import CARD as CARD_ON_STACK
from desktop.games.defenders.stack_tile import SMALL_CARD, StackTile
from desktop.games.defenders.table_words import (
    NAME,
    card_words,
    choice_words,
    legend,
    names_in_pencil,
    naming_words,
    telling_words,
    world_words,
)
from desktop.games.defenders.word_sheet import WordSheet, WordView
from desktop.look.lettering import TextStyle
from desktop.look.playing_card import TALL, paint_card, paint_card_back
from desktop.look.theme import Theme
from desktop.look.widgets.card_button import EDGE, CardButton, CardView, captioned_from
from desktop.look.widgets.painted import Painted, brush_up, line_height
from desktop.play.arrow_ways import ARROWS, nearest
from desktop.play.models.option_view import OptionView
from rules_core.games.defenders.content.worlds import WORLDS
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import topics
from rules_core.games.defenders.rules.city_making import NEW_DEFENDER, NEW_PLACE, PLAY, targets
from rules_core.games.defenders.state.city import City, Stack
from rules_core.games.playing_card import PlayingCard
from rules_core.kernel.requests import Answer, Choose, Request, Write

CARD: Final = 116
"""Width of a card of the open row in px at 100 %, where there is room."""
THREE_FROM: Final = 1500
"""From this width in px at 100 % on the sheet of words has a place of its own."""
WORDS_SHARE: Final = 0.25
"""Of the width, for the sheet of words."""
ROW_SHARE: Final = 0.36
"""Of the height at most, for the open row."""
LEAST_TOLD: Final = 58
"""A deck of this width in px at 100 % has words below it."""
MOST_SEEN: Final = (1, 6)
"""Values whose kinds three of four cards have."""
GAP: Final = 10
LABEL: Final = 28
"""Height of the words below the deck, in px at 100 %."""
ALONE: Final = 1000
"""The sheet of words is not wider than this, in px at 100 %, where it lies there alone."""
LOW_WORDS: Final = 170
"""Below this height in px at 100 % the words of a card have the whole width."""
HELD: Final = 0.4
"""So much of its height a card in the hand is above its place."""
TILT: Final = 8.0
"""Degrees by which a card in the hand is turned."""


class CarriedCard(Painted):
    """The card in the hand, turned a little; clicks go through it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.face: PlayingCard | None = None
        self._wide = CARD
        self.hide()

    def carry(self, face: PlayingCard, wide: int, middle: QPointF) -> None:
        """Show the card with its middle there."""
        self.face, self._wide = face, wide
        side = round(wide * TALL * 1.3)
        self.setGeometry(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        painter = QPainter(self)
        brush_up(painter)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(TILT)
        rect = QRectF(-self._wide / 2, -self._wide * TALL / 2, self._wide, self._wide * TALL)
        paint_card(painter, rect, self.face, self.theme.look, is_lifted=True)


class CityPage(Painted):
    """The page. It never decides what is legal: what may be taken is what the question offers."""

    taken = Signal(str)
    """A thing that the question offers was chosen: a card, a stack, a word."""
    given = Signal(list)
    """A card was dragged onto a stack: the answers that this gives."""
    rested = Signal(str)
    stepped = Signal(str)
    """The arrow keys have come to a thing."""
    back_wanted = Signal()

    def __init__(self, theme: Theme, presenter: DefendersPresenter, pencil: Pencil) -> None:
        super().__init__(theme)
        self.presenter = presenter
        self.pencil = pencil
        self.session = presenter.session
        self.setObjectName("defenders.city")
        self.setAccessibleName(self.tr("The cards of the city"))
        self.places = StackSheet(theme, is_place=True)
        self.units = StackSheet(theme, is_place=False)
        self.words = WordSheet(theme)
        for sheet in (self.places, self.words, self.units):
            sheet.setParent(self)
        self.cards: list[CardButton] = []
        self._deck = QRectF()
        self._told = ("", False)
        """What was said of the deck when it was shown last, and whether any card lay in the row."""
        self._hand = CarriedCard(theme, self)
        self._rests_on = ""
        self._seen = -2
        """Where the game stood when this was shown last."""
        self._target = ""
        self._options: dict[str, OptionView] = {}
        self.world = ""
        """The world that is pointed at, while one is chosen."""
        for stacks in (self.places, self.units):
            stacks.pressed.connect(self.taken)
            stacks.rested.connect(self._rest)
        self.words.chosen.connect(self._take_word)
        self.words.pointed.connect(self.rested)

    # What stands

    @property
    def state(self) -> City:
        state = self.session.state
        assert isinstance(state, City)
        return state

    def picture(self, size: QSize) -> QImage:
        """The cards as they lie, in so many px; what has another shape loses its right or lower edge."""
        whole = self.grab().toImage()
        filled = whole.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        )
        return filled.copy(QRect(QPoint(0, 0), size))

    def refresh(self, options: Sequence[OptionView], target: str) -> None:
        """Show the state and what the question offers; `target` is what an answer that is pointed at is about."""
        had_focus = self._has_focus()
        self._options = {one.thing: one for one in options if one.thing}
        self._target = target
        self._show_cards()
        self._show_stacks()
        self._show_words()
        before = self._deck_room(), self._told
        self._lay_out()
        self._told = self._deck_words(), bool(self.cards)
        # The deck is painted here, and may be thinner now; what lies on the page paints itself where it is another.
        if (self._deck_room(), self._told) != before:
            self.update(before[0].united(self._deck_room()))
        request = self.session.pending
        if self._begins_turn() or (request is not None and request.topic == topics.TURN):
            # A turn is told in several steps; none of them puts a card in the place of the whole turn that Enter plays.
            return
        # Where something is to be written, the keys belong to its field.
        if had_focus and options and not any(thing.hasFocus() for thing in self.things()):
            self._focus_usual(options)

    def _begins_turn(self) -> bool:
        """Whether a turn has just begun: Enter plays all of it then, whatever card Qt has come to meanwhile."""
        request, head = self.session.pending, self.session.match.journal.head
        begins = request is not None and request.topic == topics.TURN and head != self._seen
        self._seen = head
        focus = QApplication.focusWidget()
        if begins and focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()
        return begins

    def _show_cards(self) -> None:
        request, state = self.session.pending, self.state
        in_hand = request.subject if request is not None and request.topic in (topics.STACK, topics.MEANING) else ""
        who = self.presenter.seat_name(request.who) if request is not None else ""
        away = self.tr("held by {name}").format(name=who)
        known = {card.view.id: card for card in self.cards}
        self.cards = []
        for id in state.row:
            offered = id in self._options or (id == in_hand and request is not None and request.topic == topics.STACK)
            view = card_view(id, offered=offered, chosen=id == self._target, away=away if id == in_hand else "")
            self.cards.append(self._card(known.pop(id, None), view))
        for gone in known.values():
            gone.hide()
            gone.deleteLater()

    def _card(self, button: CardButton | None, view: CardView) -> CardButton:
        if button is not None:
            if button.view != view:
                button.set_view(view)
            return button
        button = CardButton(self.theme, view, self)
        button.clicked.connect(lambda _=False: self._take_card(button))
        button.rested.connect(self._rest)
        button.dragged.connect(self._carry)
        button.dropped.connect(self._drop)
        button.lower()
        return button

    def _take_card(self, button: CardButton) -> None:
        if button.view.away:
            self.back_wanted.emit()
        else:
            self.taken.emit(button.view.id)

    def _show_stacks(self) -> None:
        state, options = self.state, self._game().options
        names = {seat: self.presenter.seat_name(seat) for seat in state.seats}
        marks = self.presenter.marks()
        for sheet, most in ((self.places, options.most_locations), (self.units, options.most_defenders)):
            views = self._pencilled(stack_views(state, names, marks, is_place=sheet.is_place))
            counted = counts(state, most, is_place=sheet.is_place)
            sheet.show_stacks([self._marked(one) for one in self._with_new(views, counted, sheet)], counted)

    def _pencilled(self, views: list[StackView]) -> list[StackView]:
        stacks = {one.id: one for one in self.state.stacks}
        return [replace(one, pencilled=self.pencil.name_of(stacks[one.id])) for one in views]

    def _with_new(self, views: list[StackView], counted: Counts, sheet: StackSheet) -> list[StackView]:
        """What grows, the place for a new one, what is finished: what takes no card any more stands last."""
        if counted.begun >= counted.most:
            return views
        grown = [one for one in views if one.growth is not Growth.FINISHED]
        new = new_stack(is_place=sheet.is_place, begun=counted.begun, most=counted.most)
        return [*grown, new, *(one for one in views if one not in grown)]

    def _marked(self, view: StackView) -> StackView:
        request = self.session.pending
        is_goal = request is not None and request.topic == topics.MEANING and view.id == self._goal()
        is_named = request is not None and request.topic in (topics.NAME, topics.STORY) and view.id == request.subject
        target = view.id == self._target or is_goal or is_named
        return replace(view, offered=view.id in self._options, target=target)

    def _goal(self) -> str:
        request = self.session.pending
        return self.presenter.goal(request) if request is not None else ""

    def _game(self) -> DefendersGame:
        game = self.session.match.game
        assert isinstance(game, DefendersGame)
        return game

    # What the sheet in the middle says

    def _show_words(self) -> None:
        self.words.show_words(self._words_now())

    def _words_now(self) -> WordView:
        request = self.session.pending
        if request is not None and request.topic == topics.WORLD:
            return world_words(self.world or WORLDS[0])
        if request is not None and request.topic == topics.MEANING:
            return self._choice(request)
        stack = self._stack_of(request)
        if request is not None and stack is not None:
            is_named = request.topic == topics.NAME
            mark = self.presenter.marks().get(request.who)
            return naming_words(self.pencil, stack) if is_named else telling_words(stack, mark)
        card = self._rests_on if self._rests_on in self.state.row else ""
        if request is not None and request.topic == topics.STACK:
            card = request.subject
        return card_words(card) if card else legend()

    def show_world(self, id: str) -> None:
        """Tell of a world that is pointed at; of the first one while none is."""
        if id != self.world:
            self.world = id
            self._show_words()

    def _stack_of(self, request: Request | None) -> Stack | None:
        """What gets its name and its tale now."""
        if request is None or request.topic not in (topics.NAME, topics.STORY):
            return None
        return next((one for one in self.state.stacks if one.id == request.subject), None)

    def _choice(self, request: Request) -> WordView:
        goal = self._goal()
        is_place = _is_place(goal)
        tile = next((one for one in self._tiles() if one.view.id == goal), None)
        is_new = goal in (NEW_PLACE, NEW_DEFENDER)
        onto = tile.view.title if tile is not None and not is_new else ""
        new = self.tr("a new location") if is_place else self.tr("a new defender")
        title = self.tr("for: {stack}").format(stack=onto or new)
        grown = next((one for one in self.state.stacks if one.id == goal), None)
        names = names_in_pencil(self.pencil, grown) if grown is not None else None
        usual = self.presenter.usual(request)
        return choice_words(request.subject, title, self._options.values(), usual, names, is_place=is_place)

    def _take_word(self, word: str) -> None:
        """A word answers; a name is pencilled in while it grows, and taken when it is finished."""
        if not word.startswith(NAME):
            self.taken.emit(word)
            return
        request, name = self.session.pending, word.removeprefix(NAME)
        if request is not None and request.topic == topics.NAME:
            self.given.emit([name])
            return
        self.pencil.write(self._goal(), name)
        self._show_stacks()
        self._show_words()

    def _tiles(self) -> list[StackTile]:
        return [*self.places.tiles, *self.units.tiles]

    # The hand

    def _rest(self, thing: str) -> None:
        self._rests_on = thing
        request = self.session.pending
        if request is None or request.topic not in (topics.MEANING, topics.STACK):
            self._show_words()
        self.rested.emit(thing)

    def targets_of(self, card: str) -> tuple[tuple[Answer, ...], list[str]]:
        """The answers before the one that names the stack, and the stacks that may take this card now."""
        request = self.session.pending
        if not isinstance(request, Choose):
            return (), []
        if request.topic == topics.STACK and request.subject == card:
            return (), list(request.options)
        play = f"{PLAY}{card}"
        if request.topic == topics.TURN and play in request.options:
            return (play,), targets(self.state, self._game().options)
        return (), []

    def _tile_at(self, at: QPointF) -> StackTile | None:
        for sheet in (self.places, self.units):
            frame = sheet.frame.viewport()
            if not sheet.isVisible() or not frame.rect().contains(frame.mapFromGlobal(at).toPoint()):
                continue
            for tile in sheet.tiles:
                if tile.rect().contains(tile.mapFromGlobal(at).toPoint()):
                    return tile
        return None

    def _carry(self, card: str, at: QPointF) -> None:
        _, stacks = self.targets_of(card)
        if not stacks:
            return
        wide = self._card_wide()
        self._hand.carry(face_of(card), wide, QPointF(self.mapFromGlobal(at)))
        below = self._tile_at(at)
        for tile in self._tiles():
            tile.set_under_card(is_under=tile is below and tile.view.id in stacks)

    def _drop(self, card: str, at: QPointF) -> None:
        self._hand.hide()
        below = self._tile_at(at)
        for tile in self._tiles():
            tile.set_under_card(is_under=False)
        before, stacks = self.targets_of(card)
        if below is None or below.view.id not in stacks:
            return
        # A question with one answer is not asked.
        self.given.emit([*before, below.view.id] if len(stacks) > 1 or not before else list(before))

    # Keys

    def things(self) -> list[QWidget]:
        """What the arrow keys go through: whatever the question offers."""
        found: list[QWidget] = [card for card in self.cards if card.view.offered and not card.view.away]
        found += [tile for tile in self._tiles() if tile.view.offered and tile.isVisible()]
        return found + list(self.words.chips())

    def things_in(self, area: QRect) -> int:
        """How many cards and sheets lie there; what the deck says is worth two."""
        deck = 2 * int(self._deck.toRect().adjusted(0, 0, 0, self.theme.px(LABEL)).intersects(area))
        sheets = (self.places, self.words, self.units)
        lying = [one.geometry() for one in (*self.cards, *sheets) if one.isVisible()]
        return deck + sum(one.intersects(area) for one in lying)

    def handle_key(self, event: QKeyEvent) -> bool:
        """Arrows go from thing to thing, Escape takes the card back."""
        request = self.session.pending
        if event.key() == Qt.Key.Key_Escape and request is not None and request.topic in LETTERS_FROM:
            self.back_wanted.emit()
            return True
        if request is not None and request.topic == topics.MEANING and event.text() and self.words.take(event.text()):
            return True
        way, things = ARROWS.get(Qt.Key(event.key())), self.things()
        if way is None or not things or isinstance(request, Write):
            # What is being written has the arrows: they go through what is suggested for it.
            return False
        here = next((thing for thing in things if thing.hasFocus()), None)
        found = nearest(here, things, way) if here is not None else things[0]
        if found is not None:
            self._focus(found)
        return True

    def _focus(self, thing: QWidget) -> None:
        thing.setFocus(Qt.FocusReason.TabFocusReason)
        self.stepped.emit(thing.objectName().partition(".")[2])
        for sheet in (self.places, self.units):
            if isinstance(thing, StackTile) and sheet.isAncestorOf(thing):
                sheet.frame.ensureWidgetVisible(thing)
        if self.words.isAncestorOf(thing):
            self.words.frame.ensureWidgetVisible(thing)

    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _focus_usual(self, options: Sequence[OptionView]) -> None:
        """Whoever plays by keys goes on where the suggested answer lies."""
        request = self.session.pending
        usual = self.presenter.usual(request) if request is not None else ""
        meant = next((one.thing for one in options if one.answer == usual), "")
        things = self.things()
        names = (f"card.{meant}", f"stack.{meant}", f"word.{meant}")
        found = next((thing for thing in things if thing.objectName() in names), things[0] if things else None)
        if found is not None:
            self._focus(found)

    # The page

    def _card_wide(self) -> int:
        """Cards of the row and the deck stand side by side, and leave the stacks their height."""
        px, count = self.theme.px, max(12, len(self.state.row)) + 1
        room = (self.width() - px(GAP) * 2) / count - 2 * EDGE - px(3)
        look = self.theme.look
        captions = 2 * line_height(TextStyle.LEAST, look.scale) + px(12)
        share = self.height() * ROW_SHARE - 2 * EDGE
        wide = max(40.0, min(px(CARD), room, (share - captions) / TALL))
        if wide < self._captioned_from(has_pictures=False):
            # Captions without room for a word are left out, and the cards are larger for it.
            least = self._captioned_from(has_pictures=False) - 1
            wide = max(40.0, min(least, room, (share - px(12)) / TALL))
        return int(wide)

    def _captioned_from(self, *, has_pictures: bool) -> int:
        """From this width on what most cards may be is told below them in whole words."""
        told = [kind_words(rank, is_place=is_place) for rank in MOST_SEEN for is_place in (True, False)]
        return captioned_from(told, self.theme.look, has_pictures=has_pictures)

    def _lay_out(self) -> None:
        px, wide = self.theme.px, self._card_wide()
        for card in self.cards:
            card.set_wide(
                wide,
                has_captions=wide >= self._captioned_from(has_pictures=False),
                has_pictures=wide >= self._captioned_from(has_pictures=True),
            )
        nothing_lies = not self.cards and not self.state.deck
        # Alone the deck keeps room for the words below it.
        told = round(2 * line_height(TextStyle.LEAST, self.theme.look.scale)) if wide >= px(LEAST_TOLD) else 0
        high = self.cards[0].height() if self.cards else 0 if nothing_lies else round(wide * TALL) + 2 * EDGE + told
        top = self.height() - high - px(4)
        count = len(self.cards) + 1
        step = (self.width() - 2 * px(GAP)) / max(1, count) if count > 8 else wide + 2 * EDGE + px(GAP)
        step = min(step, (wide + 2 * EDGE) * 1.35)
        left = px(GAP) + (self.width() - 2 * px(GAP) - step * count) / 2
        self._deck = QRectF(left + EDGE, top + EDGE, wide, wide * TALL)
        for number, card in enumerate(self.cards, 1):
            card.move(round(left + step * number), round(top))
            # Never before it lies there: the pointer may rest where new cards are made.
            card.show()
        self._lay_sheets(top - px(GAP))
        self._lay_hand()

    def _deck_words(self) -> str:
        return self.tr("{count} in the deck").format(count=len(self.state.deck))

    def _deck_room(self) -> QRect:
        """Where the deck lies, as thick as it can be, with the words below it."""
        px, words = self.theme.px, 2 * line_height(TextStyle.LEAST, self.theme.look.scale)
        return self._deck.adjusted(-px(16), -px(16), px(16), px(8) + words).toAlignedRect()

    def _lay_hand(self) -> None:
        """A card that was taken is held above its place; on a stack it rests there until it has said what it says."""
        request = self.session.pending
        if request is not None and request.topic == topics.STACK:
            held = next((one for one in self.cards if one.view.id == request.subject), None)
            if held is not None:
                middle = QPointF(held.geometry().center()) - QPointF(0, held.height() * HELD)
                self._hand.carry(face_of(request.subject), self._card_wide(), middle)
                return
        if request is None or request.topic != topics.MEANING:
            self._hand.hide()
            return
        goal = self._goal()
        tile = next((one for one in self._tiles() if one.view.id == goal), None)
        if tile is None or not tile.isVisibleTo(self):
            self._hand.hide()
            return
        wide = self.theme.px(SMALL_CARD if tile.is_wide else CARD_ON_STACK)
        x, y = (0.22, 0.46) if tile.is_wide else (0.64, 0.3)
        at = tile.mapTo(self, tile.rect().topLeft()) + QPointF(tile.width() * x, tile.height() * y).toPoint()
        self._hand.carry(face_of(request.subject), wide, QPointF(at))

    def _lay_sheets(self, bottom: int) -> None:
        """Three sheets side by side, or two where there is no room: words then stand in the place of other stacks."""
        px = self.theme.px
        request = self.session.pending
        room, gap = self.width() - 2 * px(GAP), px(GAP)
        top = px(4)
        high = max(60, bottom - top)
        has_three = self.width() >= px(THREE_FROM)
        chooses = request is not None and request.topic in (topics.MEANING, topics.NAME, topics.STORY)
        named = self._stack_of(request)
        goal = named.id if named is not None else self._goal() if chooses else ""
        is_place = _is_place(goal)
        shown: list[tuple[QWidget, float]] = [(self.places, 1.0), (self.words, 0.0), (self.units, 1.0)]
        if request is not None and request.topic == topics.WORLD:
            # Nothing has been begun: what the worlds are like is all there is to see.
            shown = [(self.places, 0.0), (self.words, 1.0), (self.units, 0.0)]
        elif has_three:
            shown = [(self.places, 1.0), (self.words, WORDS_SHARE * 2 / (1 - WORDS_SHARE)), (self.units, 1.0)]
        elif chooses and high < px(LOW_WORDS):
            # Words of a card need the whole width where there is little height.
            shown = [(self.places, 0.0), (self.words, 1.0), (self.units, 0.0)]
        elif chooses:
            shown = [(self.places, 1.0 if is_place else 0.0), (self.words, 1.3), (self.units, 0.0 if is_place else 1.0)]
        shares = sum(share for _, share in shown)
        count = sum(share > 0 for _, share in shown)
        if count == 1:
            # Alone it is no wider than can be read, and lies in the middle.
            room = min(room, px(ALONE))
        left = (self.width() - room) // 2
        for sheet, share in shown:
            sheet.setVisible(share > 0)
            if share > 0:
                wide = round((room - gap * (count - 1)) * share / shares)
                sheet.setGeometry(left, top, wide, high)
                left += wide + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def look_changed(self) -> None:
        self._lay_out()
        super().look_changed()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(640), self.theme.px(448))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The deck, as thick as it still is, and how many cards are left."""
        painter = QPainter(self)
        brush_up(painter)
        left = len(self.state.deck)
        if not self.cards and not left:
            return
        look, colours, px = self.theme.look, self.theme.colours, self.theme.px
        for sheet in range(min(5, left // 8 + 1) if left else 0):
            paint_card_back(painter, self._deck.translated(-sheet * 1.5, -sheet * 2.0), look)
        painter.setFont(look.font(TextStyle.LEAST))
        painter.setPen(colours.on_wood)
        if self._deck.width() < px(LEAST_TOLD):
            # The number alone, on the back of the uppermost card.
            disc = px(11)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.bar)
            painter.drawEllipse(self._deck.center(), disc, disc)
            painter.setPen(colours.on_wood)
            painter.drawText(self._deck, Qt.AlignmentFlag.AlignCenter, str(left))
            return
        high = line_height(TextStyle.LEAST, look.scale)
        room = QRectF(self._deck.left() - px(6), self._deck.bottom() + px(5), self._deck.width() + px(12), 2 * high)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self._deck_words())


def _is_place(goal: str) -> bool:
    """Whether a card would be played on a location."""
    return goal == NEW_PLACE or goal.startswith("place")
