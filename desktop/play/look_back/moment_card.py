"""One moment of a look back: the question as it stood, the answers to choose from, and how they came out."""

from __future__ import annotations

from functools import partial
from zlib import crc32

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.games.faces import face_of
from desktop.look.announce import announce
from desktop.look.lettering import TextStyle
from desktop.look.theme import Theme
from desktop.look.widgets.icon_label import text_label
from desktop.look.widgets.option_button import OptionButton
from desktop.look.widgets.paper import HeadedSheet
from desktop.look.widgets.share_bars import ShareBars, ShareRow
from desktop.play.look_back.picture import MomentPicture
from desktop.play.look_back.places import Spot, spot_of
from desktop.play.look_back.words import LookBackWords, share_words
from desktop.play.models.option_view import OptionView
from desktop.session.sandbox import SandboxSession
from rules_core.kernel.requests import options_of
from rules_core.lab.duels import Missed

LETTERS = ("A", "B")
MOST_OF_PAGE = 0.45
"""So much of the page's height a picture takes at most."""


class MomentCard(HeadedSheet):
    """How the answers came out is hidden until somebody has chosen one, or wants to see it."""

    shown = Signal()
    """The answers have been shown."""
    try_wanted = Signal()
    """This moment shall be played on in the sandbox."""

    def __init__(
        self, theme: Theme, words: LookBackWords, missed: Missed, past: SandboxSession, *, is_shown: bool
    ) -> None:
        """`past` is the game as it stood at that moment."""
        self.presenter = face_of(past.match.game.name).presenter(past)
        banner = self.presenter.banner()
        # When it was, then whose moment it was.
        when = self.presenter.definition.summary(past.state, self.presenter.words)
        whose = " ".join(one if one.endswith(".") else f"{one}." for one in (banner.title, banner.second) if one)
        super().__init__(theme, when, banner.icon, whose)
        self.theme, self.past, self.missed = theme, past, missed
        self._said = words
        self.setObjectName(f"look-back.moment.{missed.node}")
        request = past.match.pending
        assert request is not None
        self.request = request
        px = theme.px
        self.picture = MomentPicture(theme)
        self.picture.setAccessibleName(self.tr("The table at that moment"))
        # By the words, so that the order tells nothing; equal words by the places that they stand for.
        views = [self.presenter.answer_words(request, one) for one in (missed.given, missed.other)]
        self.views = sorted(views, key=lambda view: crc32(repr((missed.node, view.answer)).encode()))
        title = self.presenter.title(request)
        self.setAccessibleName(f"{when}. {whose} {title}")
        self.spots = [
            spot_of(past.match, self.presenter.words, one.answer, missed.then if one.answer == missed.given else ())
            for one in self.views
        ]
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(px(14), px(12), px(14), px(14))
        self._row.setSpacing(px(16))
        self._row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout()
        column.setSpacing(px(8))
        column.addWidget(text_label(title, TextStyle.CARD, wrap=True))
        about = self.presenter.question(request).second
        if about and len(options_of(request)) == len(LETTERS):
            # Yes and no say nothing without what it is about.
            column.addWidget(text_label(about, TextStyle.BODY, wrap=True))
        column.addWidget(text_label(self.tr("What would you do?"), TextStyle.BODY, "text_2", wrap=True))
        self.buttons = [self._answer_button(*one) for one in zip(LETTERS, self.views, self.spots, strict=True)]
        for button in self.buttons:
            column.addWidget(button)
        self.outcome = self._outcome()
        column.addWidget(self.outcome)
        self.show_button = self._button("show", self.tr("Show how both came out"))
        self.show_button.clicked.connect(self.show_outcome)
        self.try_button = self._button("try", self.tr("Try it"))
        self.try_button.setToolTip(self.tr("Play on from here in the sandbox; the game itself stays as it is."))
        self.try_button.clicked.connect(self.try_wanted)
        below = QHBoxLayout()
        below.setSpacing(px(8))
        below.addWidget(self.show_button)
        below.addStretch(1)
        below.addWidget(self.try_button)
        column.addLayout(below)
        column.addStretch(1)
        self._row.addLayout(column, 1)
        self.body.addLayout(self._row)
        self.outcome.hide()
        if is_shown:
            self.outcome.show()
            self.show_button.hide()

    def fit(self, high: int, *, narrow: bool) -> None:
        """The picture above the words, or beside them; it leaves room for them on a page so many px high."""
        self.picture.set_most(round(high * MOST_OF_PAGE))
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)

    def draw_picture(self) -> None:
        """Draw the table as it stood; answers that are places, or lead to one, have their letters on it."""
        spots = [(letter, spot.x, spot.y) for letter, spot in zip(LETTERS, self.spots, strict=True) if spot is not None]
        face = face_of(self.past.match.game.name)
        self.picture.show_image(face.moment_picture(self.theme, self.presenter, spots, self._letters()))

    def _letters(self) -> dict[str, str]:
        """The letters of answers that are somebody or something on the table, by their ids."""
        things = {one.answer: one.thing for one in self.presenter.question(self.request).options if not one.then}
        lettered = zip(LETTERS, self.views, strict=True)
        return {thing: letter for letter, view in lettered if (thing := things.get(view.answer))}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A letter stands for its answer, as its key says."""
        letter = event.text().upper()
        if letter in LETTERS and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.choose(LETTERS.index(letter))
        else:
            super().keyPressEvent(event)

    def choose(self, number: int) -> None:
        """Somebody would give this answer now."""
        self._now.setText(self.tr("You would choose {letter} now.").format(letter=LETTERS[number]))
        self._now.show()
        for other, button in enumerate(self.buttons):
            button.setChecked(other == number)
        self.show_outcome()

    def show_outcome(self) -> None:
        """Show how both answers came out."""
        had_focus = self.window().focusWidget() is self.show_button
        self.outcome.show()
        announce(self, self.outcome.accessibleName())
        self.show_button.hide()
        if had_focus:
            self.try_button.setFocus()
        self.shown.emit()

    def _answer_button(self, letter: str, view: OptionView, spot: Spot | None) -> OptionButton:
        where = spot.words if spot is not None else ""
        button = OptionButton(self.theme, letter, view.title, where)
        button.setObjectName(f"look-back.answer.{letter}")
        said = self.tr("{letter}: {answer}").format(letter=letter, answer=view.title)
        button.setAccessibleName(f"{said} {where}".rstrip())
        button.setCheckable(True)
        button.clicked.connect(partial(self.choose, LETTERS.index(letter)))
        return button

    def _outcome(self) -> QWidget:
        px, missed = self.theme.px, self.missed
        shares = [missed.by_given if view.answer == missed.given else missed.by_other for view in self.views]
        given = next(letter for letter, view in zip(LETTERS, self.views, strict=True) if view.answer == missed.given)
        better = next(letter for letter in LETTERS if letter != given)
        games = missed.by_given.games
        box = QWidget()
        box.setObjectName("look-back.outcome")
        column = QVBoxLayout(box)
        column.setContentsMargins(0, px(4), 0, 0)
        column.setSpacing(px(4))
        compared = self._said.compared(better, missed.by_other.hits, given, missed.by_given.hits, games)
        column.addWidget(text_label(compared, TextStyle.NAME, wrap=True))
        column.addWidget(
            text_label(self.tr("In the game it was {letter}.").format(letter=given), TextStyle.BODY, wrap=True)
        )
        self._now = text_label("", TextStyle.BODY, wrap=True)
        self._now.setObjectName("look-back.now")
        self._now.hide()
        column.addWidget(self._now)
        bars = ShareBars(self.theme)
        bars.show_rows(
            [ShareRow(letter, share, share_words(share)) for letter, share in zip(LETTERS, shares, strict=True)]
        )
        column.addWidget(bars)
        low, high = missed.more
        sure = self.tr("Played on with equal dice, 95 times in 100 the true gain is {low} to {high} of 100 games.")
        words = sure.format(low=max(0, round(100 * low)), high=round(100 * high))
        column.addWidget(text_label(words, TextStyle.SMALL, "text_2", wrap=True))
        box.setAccessibleName(f"{compared} {words}")
        return box

    def _button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(f"look-back.{name}")
        button.setAutoDefault(True)
        return button
