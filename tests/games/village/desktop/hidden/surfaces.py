"""Everything that a game shows to the people at its table, as values that can be compared."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage

from desktop.games.faces import face_of
from desktop.games.village.banner_words import banner_view
from desktop.games.village.game_summary import summary_of
from desktop.games.village.hover_card import card_text
from desktop.games.village.map_list.map_words import Shown, families
from desktop.games.village.models.siege_rows import building_rows, enemy_rows, find_rows, hero_rows
from desktop.games.village.presenter import VillagePresenter
from desktop.games.village.printing.sheets import SHEETS
from desktop.games.village.prompts.words import question
from desktop.games.village.siege_scene import building_views, marker_views, table_view, token_views
from desktop.games.village.table_view.moment_words import moment
from desktop.games.village.table_view.page import SiegeTablePage
from desktop.look.theme import Theme
from desktop.play.models.chronicle_list import ChronicleList
from desktop.play.models.luck_list import LuckList
from desktop.play.models.roll_list import RollList
from desktop.play.undo_words import UndoWords
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.views import Overlays
from desktop.tabletop.marks import SceneMarks
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.rebuild import placements
from rules_core.games.village.words.rebuild_words import placement_words
from rules_core.kernel.saves import SEAL, to_text
from rules_core.wording.tape import tape_inches

NOTHING_MORE = Shown(SceneMarks(), Overlays(), "", {}, ())
"""The list without what a question adds to it."""


def surfaces(session: MatchSession) -> dict[str, object]:
    """Texts and scene items of every surface, by its name."""
    siege: Siege = session.state
    presenter = VillagePresenter(session)
    names = presenter.names
    facts, request = session.facts, session.pending
    return {
        "table view": moment(siege, request, facts, names),
        "table view, beat by beat": moment(siege, request, facts, names, replayed=True),
        "map": (
            table_view(siege),
            building_views(siege, SceneMarks()),
            marker_views(siege, SceneMarks(), names),
            token_views(siege, SceneMarks(), names),
        ),
        "chronicle": ChronicleList(presenter).lines,
        "luck": LuckList(presenter, face_of("village").luck_words()).rows,
        "prints": {sheet.id: sheet.markup(siege, names) for sheet in SHEETS},
        "export": readable_part(to_text(session.match)),
        "panels": [rows(siege, names) for rows in (building_rows, hero_rows, enemy_rows, find_rows)],
        "banner": banner_view(siege, facts),
        "question": question(request, siege, names) if request is not None else None,
        "cards": [card_text(siege, thing, names, None) for thing in things(siege)],
        "card on the hearth": summary_of(session.match),
        "undo": UndoWords(presenter).undo(),
        "list beside the map": families(siege, names, NOTHING_MORE, tape_inches),
        "rebuilding the table": [placement_words(siege, names, one) for one in placements(siege)],
    }


def dice_that_lay(session: MatchSession) -> list[object]:
    """The rolls that may be corrected."""
    return [(roll.request.topic, roll.faces, roll.by) for roll in RollList(VillagePresenter(session)).rolls]


def readable_part(text: str) -> dict[str, Any]:
    """An exported game without what is sealed in it."""
    document: dict[str, Any] = json.loads(text)
    del document[SEAL]
    return document


def things(siege: Siege) -> list[str]:
    """The ids of everything that has a card."""
    return [*siege.models, *siege.buildings, *siege.tokens, *siege.traps, *siege.barricades, *siege.villagers]


def picture(session: MatchSession) -> QImage:
    """The table view as it is painted."""
    page = SiegeTablePage(Theme(less_motion=True), session, live=False)
    page.resize(1280, 720)
    page.map.finish()
    image = QImage(1280, 720, QImage.Format.Format_RGB32)
    page.render(image, QPoint(0, 0))
    page.deleteLater()
    return image
