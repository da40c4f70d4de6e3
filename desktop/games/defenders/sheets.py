"""Defenders on paper: the city as it stands, cards to cut out, the rules on a page, and blank sheets."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from desktop.games.defenders.map_pictures import WHOLE_RATIO, map_image
from desktop.games.defenders.paper_map import PaperMap
from desktop.games.defenders.reference_sheet import reference
from desktop.games.defenders.sheet_layers import SheetLayers, scenery_by
from desktop.games.defenders.sheet_views import icon_of
from desktop.look.colours import LookName
from desktop.printing.markup import (
    beside_icon,
    boxes,
    cut_out,
    heading,
    icon,
    lines_to_write_on,
    paragraph,
    picture,
    quiet,
    strong,
    table,
    text,
)
from desktop.printing.sheet import BLANK, PrintSheet, chronicle_sheet, tr
from desktop.session.known import KnownToAll
from desktop.session.match_session import MatchSession
from rules_core.games.defenders.game import DefendersGame
from rules_core.games.defenders.rules import entry_points, menace, topics
from rules_core.games.defenders.rules.telling import story_of
from rules_core.games.defenders.state.city import City, Location, Threat, Unit
from rules_core.games.defenders.state.facts import TurnBegan, UnitKilled
from rules_core.games.defenders.words.kinds import threat_kind
from rules_core.games.defenders.words.names import card_name, meanings_said
from rules_core.games.defenders.words.tables import MAKING

MAP = "map"
MAP_WIDE = 560
"""In px of the page."""
MAP_SHARP = 2
"""The picture has so many px for each of them."""
MOST_WOUNDS = 6
CARDS_IN_A_ROW, ROWS_ON_A_PAGE = 2, 6
STACKS, TURNS = 12, 18
MORALE = 12


def sheets_of(session: MatchSession, paper: PaperMap | None = None) -> tuple[PrintSheet, ...]:
    """Every sheet of a game, in the order of the dialog; before the map is drawn the city is what is made of it."""
    known = KnownToAll(session)
    state = known.state
    assert isinstance(state, City)
    game = session.match.game
    assert isinstance(game, DefendersGame)
    sheets = _Sheets(known, state, SheetLayers(session.drawings.find, scenery_by(known.words), paper))
    return (
        PrintSheet("city", tr("The city"), tr("Map, places, defenders, threats"), sheets.city, sheets.pictures),
        PrintSheet(
            "cards", tr("Cards to cut out"), tr("One for each defender, threat and place"), sheets.cards, is_usual=False
        ),
        chronicle_sheet(known),
        PrintSheet(
            "reference",
            tr("The rules on one page"),
            tr("What one looks up while playing"),
            lambda: reference(game.options),
        ),
        PrintSheet(
            f"{BLANK}-city", tr("Blank: the city"), tr("Places and defenders, to make a city by hand"), blank_city
        ),
        PrintSheet(f"{BLANK}-map", tr("Blank: the map"), tr("An empty sheet to draw on"), blank_map),
        PrintSheet(
            f"{BLANK}-siege", tr("Blank: the siege"), tr("Threats, turns and morale, to play on by hand"), blank_siege
        ),
    )


class _Sheets:
    """The sheets that show a state."""

    def __init__(self, known: KnownToAll, state: City, layers: SheetLayers) -> None:
        self.known, self.state, self._layers = known, state, layers

    def pictures(self) -> dict[str, QImage]:
        """The map, as soon as something is drawn."""
        if not self._has_map():
            return {}
        wide = MAP_WIDE * MAP_SHARP
        size = QSize(wide, round(wide * WHOLE_RATIO))
        return {MAP: map_image(self.state, self.known.words, self._layers, size, LookName.LIGHT)}

    def _has_map(self) -> bool:
        return any(one.is_drawn for one in self.state.locations)

    def _said(self, id: str) -> str:
        return self.known.words.called(self.state.mention(id)) if id else ""

    # The city

    def city(self) -> str:
        """Everything as it stands."""
        state = self.state
        parts = [paragraph(text(self.known.summary))]
        if state.phase in MAKING:
            return "".join([*parts, self._growing()])
        if self._has_map():
            parts.append(picture(MAP, MAP_WIDE))
        head = (tr("Place"), tr("What it is"), tr("Way in"), tr("State"))
        parts += [heading(tr("Places")), table([self._place(one) for one in state.locations], (30, 44, 10, 16), head)]
        units = [self._unit(one) for one in state.alive()]
        unit_head = (tr("Who"), tr("What they are"), tr("Where"), tr("Value"), tr("Wounds"))
        if units:
            parts += [heading(tr("Defenders")), table(units, (27, 29, 20, 8, 16), unit_head)]
        fallen = [self._fallen(one) for one in state.units if one.is_dead]
        if fallen:
            fates = (tr("Who"), tr("What they were"), tr("What became of them"))
            parts += [heading(tr("Who fell")), table(fallen, (27, 29, 44), fates)]
        if state.menace():
            head = (tr("Who"), tr("What they are"), tr("Value"), tr("Where"))
            threats = [self._threat(one) for one in state.menace()]
            parts += [heading(tr("Threats")), table(threats, (34, 28, 10, 28), head)]
        rows = [(text(tr("Morale damage")), boxes(max(MORALE, state.damage), state.damage, 4))]
        if state.turn:
            rows.append((text(tr("Cards left in the deck")), str(menace.cards_left(state))))
            reserve = ", ".join([card_name(one) for one in state.reserve]) or "0"
            rows.append((text(tr("Help on its way")), text(reserve)))
        return "".join([*parts, heading(tr("Deck and morale")), table(rows, (40, 60))])

    def _growing(self) -> str:
        stacks = [one for one in self.state.stacks if not one.is_dropped]
        rows = [
            (
                strong(one.name or (tr("A place") if one.is_place else tr("A defender"))),
                text(meanings_said(one.types, one.words)),
                text(", ".join(card_name(card) for card in one.cards)),
            )
            for one in stacks
        ]
        return table(rows, (32, 38, 30), (tr("Stack"), tr("What it is"), tr("Cards")))

    def _place(self, one: Location) -> tuple[str, ...]:
        number = str(entry_points.number_of(self.state, one.id) or "")
        lost = tr("in ruins") if one.is_destroyed else tr("occupied") if one.is_occupied else ""
        beside = (text(meanings_said(one.types, one.words)), number, text(lost))
        return f"{icon(icon_of(one.type))} {strong(self._said(one.id))}", *(beside_icon(cell) for cell in beside)

    def _unit(self, one: Unit) -> tuple[str, ...]:
        wounds = boxes(max(3, one.wounds), one.wounds)
        what, where = meanings_said([one.type], one.words), self._said(one.place)
        cells = (text(what), text(where), str(self.state.value(one)), wounds)
        return f"{icon(icon_of(one.type))} {strong(self._said(one.id))}", *(beside_icon(cell) for cell in cells)

    def _fallen(self, one: Unit) -> tuple[str, ...]:
        """When and by whom somebody fell, and the last words."""
        turn, became = 0, ""
        for told in self.known.facts:
            if isinstance(told.fact, TurnBegan):
                turn = told.fact.turn
            elif isinstance(told.fact, UnitKilled) and told.fact.unit == one.mention():
                threat = self.known.words.called(told.fact.threat) if told.fact.threat else ""
                words = tr("Turn {turn}: fell to {threat}.") if threat else tr("Turn {turn}: fell.")
                became = text(words.format(turn=turn, threat=threat))
        last = [tale.text for tale in self.state.told if tale.topic == topics.DEED_TOLD and tale.thing == one.id]
        became += f"<br>{quiet(last[-1])}" if last else ""
        what = text(meanings_said([one.type], one.words))
        return f"{icon(icon_of(one.type))} {strong(self._said(one.id))}", beside_icon(what), beside_icon(became)

    def _threat(self, one: Threat) -> tuple[str, ...]:
        where = self._said(one.target or one.place) or tr("outside the city")
        story = story_of(self.state, one.id)
        said = threat_kind(one.type, one.name, one.card, self.state.setting)
        kind = text(said) + (f"<br>{quiet(story)}" if story else "")
        cells = (kind, str(one.rank()), text(where))
        return f"{icon(icon_of(one.type))} {strong(self._said(one.id))}", *(beside_icon(cell) for cell in cells)

    # Cards

    def cards(self) -> str:
        """A card for everybody, to lie on the map."""
        state = self.state
        made = [self._unit_card(one) for one in state.alive()]
        made += [self._threat_card(one) for one in state.menace()]
        made += [self._place_card(one) for one in state.locations]
        if not made:
            return paragraph(text(tr("Nobody has a card yet.")))
        return cut_out(made, CARDS_IN_A_ROW, ROWS_ON_A_PAGE)

    def _card(self, kind: str, id: str, lines: list[str]) -> str:
        return "<br>".join([f"{icon(icon_of(kind))} {strong(self._said(id))}", *lines])

    def _unit_card(self, one: Unit) -> str:
        value = tr("Value {value}").format(value=one.rank())
        lines = [text(meanings_said([one.type], one.words)), f"{text(value)} {quiet(card_name(one.card))}"]
        wounds = f"{quiet(tr('Wounds'))} {boxes(min(one.rank(), MOST_WOUNDS), one.wounds)}"
        return self._card(one.type, one.id, [*lines, wounds])

    def _threat_card(self, one: Threat) -> str:
        value = tr("Value {value}").format(value=one.rank())
        kind = threat_kind(one.type, one.name, one.card, self.state.setting)
        return self._card(one.type, one.id, [text(kind), f"{text(value)} {quiet(card_name(one.card))}"])

    def _place_card(self, one: Location) -> str:
        room = tr("A broad area: room for two regiments") if one.is_area() else tr("Room for one regiment")
        return self._card(one.type, one.id, [text(meanings_said(one.types, one.words)), quiet(room)])


# Blank sheets


def blank_city() -> str:
    """D-CITY-13. Twelve places and twelve defenders."""
    head = (tr("Name"), tr("What it is"), tr("Cards"), tr("Made by"))
    rows = [[str(number), "", "", ""] for number in range(1, STACKS + 1)]
    places = table(rows, (34, 36, 18, 12), head)
    return heading(tr("Places")) + places + heading(tr("Defenders")) + table(rows, (34, 36, 18, 12), head)


def blank_map() -> str:
    """A frame to draw in, and room for the ways in."""
    # Qt draws a cell as high as what stands in it.
    frame = "<br>".join(["&nbsp;"] * 33)
    drawn = (
        f'<table width="100%" border="1" cellspacing="0" cellpadding="6"><tr><td class="map">{frame}</td></tr></table>'
    )
    rows = [[str(number), "", str(number + 6), ""] for number in range(1, 7)]
    return drawn + heading(tr("Ways in")) + table(rows, (6, 44, 6, 44))


def blank_siege() -> str:
    """Threats, and a line for each turn."""
    threats = [[str(number), "", "", ""] for number in range(1, STACKS + 1)]
    head = (tr("Threat"), tr("What they are"), tr("Card"), tr("Where"))
    parts = [heading(tr("Threats")), table(threats, (34, 28, 14, 24), head)]
    parts += [heading(tr("Morale damage")), paragraph(boxes(MORALE, 0, 4)), heading(tr("Turns"), new_page=True)]
    turns = [[str(number), "", "", ""] for number in range(1, TURNS + 1)]
    parts.append(table(turns, (8, 20, 14, 58), (tr("Turn"), tr("First Player"), tr("Card"), tr("What happened"))))
    return "".join([*parts, heading(tr("Notes")), lines_to_write_on(6)])
