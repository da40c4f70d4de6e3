"""The docks of Defenders: who plays in which order, defenders with what they are worth, threats, morale, the deck."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.games.defenders.deck_panel import DeckPanel
from desktop.games.defenders.sheet_views import icon_of
from desktop.look.theme import Theme
from desktop.look.widgets.seat_row import SeatRow, SeatView
from desktop.play.models.odds_words import percent
from desktop.play.models.row_table import RowTable
from desktop.play.models.rows import Cell, CellKind, Edit, Row
from desktop.play.panels.table_panel import TablePanel
from desktop.play.parts import DockPart, PlayParts
from desktop.play.presenter import Presenter
from rules_core.games.defenders.rules import battle, entry_points, topics
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Location, MoraleCause, Phase, Threat, Unit
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.games.defenders.words.names import DESCRIPTORS, TYPES
from rules_core.kernel.requests import NO_SEAT
from rules_core.wording.translation import say

MINUS: Final = "\N{MINUS SIGN}"
SHARES: Final = {"units": 0.5, "morale": 0.19, "deck": 0.31, "order": 0.13, "threats": 0.58}
"""Of the height of their side; the chronicle has the rest of the right one."""


def tr(text: str, count: int = -1) -> str:
    """A text of the docks in the language in force; `count` stands for %n."""
    return QCoreApplication.translate("SiegeDocks", text, "", count)


def siege_docks(parts: PlayParts) -> list[DockPart]:
    """Ours at the left with the deck, theirs at the right below the order of play and above the chronicle."""
    presenter, theme = parts.presenter, parts.theme
    units = _table(parts, "units", tr("Defenders"), (tr("Name"), tr("card, wounds, morale"), tr("now")), unit_rows)
    threats = _table(parts, "threats", tr("Threats"), (tr("Name"), tr("Value"), tr("Place")), threat_rows)
    morale = _table(parts, "morale", tr("Morale"), (tr("Cause"), tr("Points")), morale_rows)
    columns = (tr("Place"), tr("against one"), tr("against two"), tr("against all"))
    holding = _table(parts, "holding", tr("If they come"), columns, holding_rows)
    order = OrderPanel(theme, presenter)
    return [
        DockPart(
            "units",
            tr("Defenders"),
            "bordered-shield",
            units,
            share=SHARES["units"],
            note=tr("card, wounds, morale: now"),
        ),
        DockPart("morale", tr("Morale"), "broken-heart", morale, share=SHARES["morale"]),
        DockPart("deck", tr("Threat deck"), "ui/layers", DeckPanel(theme, presenter), share=SHARES["deck"]),
        DockPart("order", tr("Turn order"), "three-friends", order, at_left=False, share=SHARES["order"]),
        DockPart("threats", tr("Threats"), "burning-embers", threats, at_left=False, share=SHARES["threats"]),
        DockPart(
            "holding",
            tr("If they come"),
            "watchtower",
            holding,
            at_left=False,
            behind="threats",
            note=tr("against one, two, all"),
        ),
    ]


def _table(parts: PlayParts, name: str, title: str, headings: tuple[str, ...], rows: object) -> TablePanel:
    assert callable(rows)
    model = RowTable(parts.session, headings, lambda: rows(parts.presenter))
    empty = {
        "units": tr("Defenders stand here when the city is made."),
        "threats": tr("No threat stands before the city."),
        "holding": tr("Counted in Reflection alone."),
        "morale": tr("Nobody has lost heart yet."),
    }
    return TablePanel(parts.theme, model, f"table.{name}", title, empty.get(name, ""))


def _state(presenter: Presenter) -> City:
    state = presenter.session.state
    assert isinstance(state, City)
    return state


def unit_rows(presenter: Presenter) -> list[Row]:
    """D-MOR-3, D-MOR-4. Everybody alive, with what takes from the value of the card; the fallen last."""
    state = _state(presenter)
    request = presenter.session.pending
    about = request.subject if request is not None else ""
    rows = [_unit(presenter, state, one, is_chosen=one.id == about) for one in state.units if not one.is_dead]
    return rows + [_fallen(presenter, state, one) for one in state.units if one.is_dead]


def _unit(presenter: Presenter, state: City, unit: Unit, *, is_chosen: bool) -> Row:
    where = presenter.words.called(state.mention(unit.place)) if unit.place else ""
    kind = say(TYPES[unit.type].text)
    second = tr("{kind}, {place}").format(kind=kind, place=where) if where else kind
    second = _with(second, ", ".join([say(DESCRIPTORS[one].text) for one in unit.words]))
    value = state.value(unit)
    parts = f"{unit.rank()} {MINUS} {unit.wounds} {MINUS} {state.damage}"
    path = f"units/{state.units.index(unit)}/wounds"
    cells = (
        Cell(presenter.words.called(state.mention(unit.id)), CellKind.NAME, second, icon_of(unit.type)),
        Cell(parts, edit=Edit(path, unit.wounds)),
        Cell(str(value), CellKind.NUMBER, tone="HERO" if value else "ENEMY"),
    )
    return Row(unit.id, cells, chosen=is_chosen)


def _with(first: str, more: str) -> str:
    """A second line with what else is known, which stands whole in the tip."""
    return tr("{first}; {second}").format(first=first, second=" ".join(more.split())) if more else first


def _fallen(presenter: Presenter, state: City, unit: Unit) -> Row:
    name = presenter.words.called(state.mention(unit.id))
    return Row(unit.id, (Cell(name, CellKind.NAME, tr("fallen"), "tombstone"), Cell(""), Cell("")))


def threat_rows(presenter: Presenter) -> list[Row]:
    """D-THR-7. The strongest first, each with where it is and what it does."""
    state = _state(presenter)
    alive = sorted(state.menace(), key=lambda one: (-one.rank(), one.id))
    return [_threat(presenter, state, one) for one in alive]


def _threat(presenter: Presenter, state: City, threat: Threat) -> Row:
    where = threat.target or threat.place
    kind = threat_kind(threat.type, threat.name, threat.card, state.setting)
    place = presenter.words.called(state.mention(where)) if where else ""
    if threat.target:
        pill = Cell(tr("attacks"), CellKind.PILL, tone="ENEMY", filled=True)
    elif threat.place:
        pill = Cell(tr("holds it"), CellKind.PILL, tone="ENEMY")
    else:
        pill = Cell(tr("outside"), CellKind.PILL)
    second = tr("{kind}, {place}").format(kind=kind, place=place) if place else kind
    # D-THR-7. And what was told of it.
    second = _with(second, story_of(state, threat.id))
    name = Cell(presenter.words.called(state.mention(threat.id)), CellKind.NAME, second, icon_of(threat.type))
    value = Cell(str(threat.rank()), CellKind.NUMBER, tone="ENEMY")
    return Row(threat.id, (name, value, pill), chosen=bool(threat.target))


def holding_rows(presenter: Presenter) -> list[Row]:
    """D-REF-7, D-STR. In Reflection: how likely each place that has defenders is held, the weakest way in first.

    Against one is the mean over all threats, each of them alone, against two over all pairs; against all is what the
    joker brings.
    """
    state = _state(presenter)
    threats = state.menace()
    if state.phase is not Phase.REFLECTION or not threats:
        return []
    ways_in = entry_points.in_force(state)
    found: list[tuple[float, Row]] = []
    for place in state.locations:
        if not place.is_open() or (not state.at(place.id) and place.id not in ways_in):
            continue
        one, two = (_mean_chance(state, place, threats, together) for together in (1, 2))
        every = battle.chance_to_hold(state, place, threats)
        here = tr("%n defender(s)", len(state.at(place.id)))
        way = tr("way in {number}").format(number=ways_in.index(place.id) + 1) if place.id in ways_in else ""
        second = tr("{first}, {second}").format(first=way, second=here) if way else here
        tone = "ENEMY" if one < 1 / 3 else "GOOD" if one > 2 / 3 else "QUIET"
        cells = (
            Cell(presenter.words.called(state.mention(place.id)), CellKind.NAME, second),
            Cell(percent(one), CellKind.NUMBER, tone=tone),
            Cell(percent(two)),
            Cell(percent(every)),
        )
        found.append((one if way else 1 + one, Row(place.id, cells)))
    return [row for _, row in sorted(found, key=lambda pair: pair[0])]


def _mean_chance(state: City, place: Location, threats: list[Threat], together: int) -> float:
    """How likely the place is held against so many threats, each choice of them equally likely."""
    groups = [list(group) for group in combinations(threats, min(together, len(threats)))]
    return sum(battle.chance_to_hold(state, place, group) for group in groups) / len(groups)


def morale_rows(presenter: Presenter) -> list[Row]:
    """D-MOR-2 to D-MOR-8. The sum that every defender counts less, and where it came from."""
    state = _state(presenter)
    if not state.causes and not state.damage:
        return []
    sum_words = Cell(tr("Every defender counts so much less"), CellKind.NAME)
    rows = [Row("damage", (sum_words, Cell(str(state.damage), CellKind.NUMBER, edit=Edit("damage", state.damage))))]
    for number, cause in enumerate(state.causes):
        rows.append(_cause(presenter, state, cause, number))
    relief = sum(one.points for one in state.causes) - state.damage
    if relief > 0:
        name = Cell(tr("People took heart"), CellKind.NAME, "", "shouting")
        rows.append(Row("relief", (name, Cell(f"{MINUS}{relief}", CellKind.NUMBER, tone="GOOD"))))
    return rows


def _cause(presenter: Presenter, state: City, cause: MoraleCause, number: int) -> Row:
    is_unit = any(one.id == cause.thing for one in state.units)
    is_threat = any(one.id == cause.thing for one in state.threats)
    icon = "tombstone" if is_unit else "spectre" if is_threat else "broken-wall" if cause.thing else "poison-bottle"
    name = presenter.words.called(state.mention(cause.thing)) if cause.thing else tr("An evil day")
    if cause.points < 0:
        # D-MOR-7, D-SPC-3. A place that is ours again, and somebody who found words, are told apart.
        is_back = cause.clause == "D-MOR-7"
        why = tr("is ours again") if is_back else tr("gave heart")
        points = Cell(f"{MINUS}{-cause.points}", CellKind.NUMBER, tone="GOOD")
        return Row(f"cause-{number}", (Cell(name, CellKind.NAME, why, "castle" if is_back else "shouting"), points))
    why = tr("fell") if is_unit else tr("spread fear") if is_threat else tr("is lost") if cause.thing else ""
    points = Cell(f"+{cause.points}", CellKind.NUMBER, tone="ENEMY")
    return Row(f"cause-{number}", (Cell(name, CellKind.NAME, why, icon), points))


class OrderPanel(QWidget):
    """D-TRN-2, D-TRN-3. Normal Order: the First Player with a crown, then clockwise."""

    def __init__(self, theme: Theme, presenter: Presenter) -> None:
        super().__init__()
        self.presenter = presenter
        self.setObjectName("panel.order")
        self.row = SeatRow(theme)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)
        presenter.session.changed.connect(self.refresh)
        presenter.session.moved_on.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Read who is asked now."""
        state, request = _state(self.presenter), self.presenter.session.pending
        marks = self.presenter.marks()
        order = state.order_from_first() if state.turn else list(state.seats)
        who = request.who if request is not None else NO_SEAT
        after = order[(order.index(who) + 1) % len(order)] if who in order else NO_SEAT
        in_turn = request is not None and request.topic in (topics.MOVE, topics.MOVE_ONE, topics.TURN)
        views = []
        for number, seat in enumerate(order):
            if seat not in marks:
                continue
            second = tr("decides now") if seat == who else tr("next") if in_turn and seat == after != who else ""
            is_first = bool(state.turn) and number == 0
            views.append(SeatView(marks[seat], self.presenter.seat_name(seat), second, is_first, seat == who))
        self.row.show_seats(views)

    def sizeHint(self) -> QSize:
        return self.row.sizeHint()
