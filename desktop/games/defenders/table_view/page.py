"""The page of the table view: the map, who decides, the numbers and the threats, large enough for two metres."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.games.defenders.banner_view import STEPS, banner_view, tr
from desktop.games.defenders.deck_panel import is_late
from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.paper_sheet import PaperSheet
from desktop.games.defenders.presenter import DefendersPresenter
from desktop.games.defenders.sheet_layers import SheetLayers
from desktop.games.defenders.sheet_views import icon_of, sheet_view
from desktop.games.defenders.table_view.parts import DecisionPart, DecisionView, NumbersPart, NumberView, RowPart
from desktop.look.theme import Theme
from desktop.play.event_strip import shown_die
from desktop.play.table_view.far_theme import FarTheme
from desktop.play.table_view.moment import CardView, LineMark, MomentLine, PhaseView, TellingView
from desktop.play.table_view.page import BETWEEN, EDGE, LEAST_RIGHT, TableViewPage, table_card
from desktop.play.table_view.part import ViewPart
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.rules import menace, topics
from rules_core.games.defenders.state.city import City, Phase, Threat
from rules_core.games.defenders.state.facts import CityTurn
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.games.defenders.words.names import playing_card
from rules_core.games.defenders.words.tables import MAKING

PLATES = 1.2
"""Tokens, names and numbers are so many times as large as on the map beside the questions."""


class SiegeTablePage(TableViewPage):
    """What everybody at the table may see of a siege; all of it is open but the order of the deck."""

    def __init__(
        self,
        near: Theme,
        session: MatchSession,
        parent: QWidget | None = None,
        *,
        live: bool = True,
        paper: PaperMap | None = None,
    ) -> None:
        super().__init__(near, session, parent)
        self.presenter = DefendersPresenter(session)
        self._layers = SheetLayers(session.drawings.find, self.presenter.scenery, paper)
        self.map_theme = FarTheme(near, self, for_map=True, plates=PLATES)
        self.map = PaperSheet(self.map_theme, self)
        self.map.has_photo = self._layers.has_photo
        # Nobody takes hold of anything on a television.
        self.map.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.map.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.decision = DecisionPart(self.far, self)
        self.numbers = NumbersPart(self.far, self)
        self.row = RowPart(self.far, self)
        """The open cards, as long as there is no map."""
        near.changed.connect(self.show_now)
        if live:
            session.changed.connect(self.show_now)
            session.fell_behind.connect(self.show_now)
            session.moved_on.connect(self.show_now)
        self.show_now()

    @property
    def city(self) -> City:
        """The state, to look at."""
        state = self.session.state
        assert isinstance(state, City)
        return state

    def show_now(self) -> None:
        state, banner = self.city, banner_view(self.presenter)
        self.phase.set_phase(PhaseView(banner.side, banner.title, banner.second, STEPS[state.phase].icon))
        if not self.session.is_behind:
            # While something is being shown nobody is asked, and whoever was stays there.
            self.decision.show_decision(self._decision())
        self.numbers.show_numbers(self._numbers())
        words = self.presenter.words
        # Whose turn it is in the city stands above.
        latest = next((one.fact for one in reversed(self.session.facts) if not isinstance(one.fact, CityTurn)), None)
        told = words.fact(latest) if latest is not None else None
        dice = tuple(shown_die(die) for die in told.dice) if told is not None else ()
        self.telling.set_telling(TellingView(told.text() if told is not None else "", dice))
        has_map = state.phase not in MAKING
        self._lay_out()
        self.map.setVisible(has_map)
        self.row.setVisible(not has_map)
        if has_map:
            self.card.set_card(self._threats())
            state = self._layers.placed(state)
            self.map.set_layers(self._layers.layers(state, self.far.look.name))
            view = sheet_view(state, words, self._layers.stamps(state))
            # Who is outside stands in the list beside it, and the map keeps its room.
            inside = tuple([one for one in view.tokens if one[0]])
            self.map.show_sheet(replace(view, tokens=inside), {}, "")
        else:
            self.row.show_cards(tuple([card for one in state.row if (card := playing_card(one)) is not None]))
            known = KnownToAll(self.session).tables
            self.card.set_card(next((table_card(one, set()) for one in known if one.id == "stacks"), CardView("")))

    def stop(self) -> None:
        if not self.map.isHidden():
            # What it wants to be painted a sheet knows when it is shown.
            self.map.grab()
            self.map.baked.finish()
        self.map.baked.stop()

    # What is said

    def _decision(self) -> DecisionView:
        request = self.session.pending
        if request is None:
            over = self.city.phase is Phase.OVER
            return DecisionView("", tr("The siege is over.") if over else "", "")
        question = self.presenter.words.question(request, self.city)
        who = self.presenter.seat_name(request.who)
        how = ""
        if self.presenter.is_unhelped:
            together = request.topic == topics.VERDICT
            # D-NOC-1, R-D33.
            how = tr("The others decide this together.") if together else tr("No conferring")
        asked = question.title.removeprefix(f"{who}: ")
        return DecisionView(who, asked[:1].upper() + asked[1:], how, self.presenter.marks().get(request.who))

    def _numbers(self) -> tuple[NumberView, ...]:
        state = self.city
        numbers = [
            NumberView("broken-heart", str(state.damage), tr("Morale damage"), "enemy" if state.damage else "text")
        ]
        if state.turn or state.threats:
            numbers.append(NumberView("ui/layers", str(menace.cards_left(state)), tr("In the deck")))
        else:
            numbers.append(NumberView("ui/layers", str(len(state.deck)), tr("In the deck")))
        # R-D20. Hearts after the joker bring nobody any more.
        name = tr("Too late to come") if is_late(state) else tr("On their way")
        numbers.append(NumberView("rally-the-troops", str(len(state.reserve)), name))
        numbers.append(NumberView("bordered-shield", str(len(state.alive())), tr("Defenders")))
        return tuple(numbers)

    def _threats(self) -> CardView:
        """The strongest first; those that attack now stand out."""
        state = self.city
        alive = sorted(state.menace(), key=lambda one: (not one.target, -one.rank(), one.id))
        title = tr("Threats") if alive or not state.turn else tr("No threat is left")
        return CardView(title, lines=tuple(self._threat(state, one) for one in alive))

    def _threat(self, state: City, threat: Threat) -> MomentLine:
        called = self.presenter.words.called
        name = called(state.mention(threat.id))
        where = threat.target or threat.place
        if threat.target:
            words = tr("attacks {place}").format(place=called(state.mention(where)))
        elif where:
            words = tr("holds {place}").format(place=called(state.mention(where)))
        else:
            words = tr("outside")
        kind = threat_kind(threat.type, threat.name, threat.card, state.setting)
        mark = LineMark.NOW if threat.target else LineMark.PLAIN
        reason = "" if kind in name else kind
        return MomentLine(
            mark, name=name, words=words, reason=reason, aside=str(threat.rank()), icon=icon_of(threat.type)
        )

    # Laying out

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        # A page that nobody has seen is not told of its size before it is painted.
        for theme in (self.far, self.map_theme):
            theme.set_size(self.width(), self.height())
        edge, gap = round(EDGE * self.far.size), round(BETWEEN * self.far.size)
        wide = round((self.width() - 2 * edge) * LEAST_RIGHT)
        right, bottom = self.width() - edge - wide, self.height() - edge
        left_wide = right - gap - edge
        top = bottom
        below: tuple[ViewPart, ...] = (self.telling, self.numbers)
        for part in below:
            high = round(part.wanted_height(left_wide))
            part.setGeometry(edge, top - high, left_wide, high)
            top -= high + gap
        self.map.setGeometry(edge, edge, left_wide, top - edge)
        self.row.setGeometry(edge, edge, left_wide, top - edge)
        top = edge
        beside: tuple[ViewPart, ...] = (self.phase, self.decision)
        for part in beside:
            high = round(part.wanted_height(wide))
            part.setGeometry(right, top, wide, high)
            top += high + gap
        self.card.setGeometry(QRect(right, top, wide, bottom - top))
