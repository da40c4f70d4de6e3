"""How the siege's items are edited, drawn, named and tested."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.games.workshop_face import FindDrawing, WorkshopFace, no_drawing
from rules_core.games.village.content.kinds import Kind
from rules_core.kernel.game import GameId

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QWidget

    from desktop.look.theme import Look, Theme
    from desktop.workshop.editors.contract import EditorStore
    from desktop.workshop.editors.draft import Draft
    from desktop.workshop.editors.result_words import ResultWords
    from desktop.workshop.forms.bench import Bench
    from desktop.workshop.forms.card_parts import CardPreview
    from desktop.workshop.forms.control import Control
    from desktop.workshop.forms.sections import Group
    from rules_core.content.fields import Field
    from rules_core.content.figures import FigureChange
    from rules_core.content.items import Item, Path

TOKENS = (Kind.HERO, Kind.ENEMY, Kind.DEFENDER)
MAPS = (Kind.VILLAGE, Kind.TERRAIN, Kind.BUILDING)


class VillageWorkshop(WorkshopFace):
    """Maps of villages and tables, profiles with their points, waves."""

    def editor(self, theme: Theme, draft: Draft, store: EditorStore) -> QWidget:
        if draft.kind not in (Kind.VILLAGE, Kind.TERRAIN):
            return super().editor(theme, draft, store)
        from desktop.games.village.map_editor.body import VillageBody

        return VillageBody(theme, draft, self, store)

    def form_groups(self, kind: str) -> Sequence[Group]:
        from desktop.games.village.editors.sections import GROUPS

        return GROUPS.get(kind, ())

    def form_controls(self, kind: str) -> Mapping[Path, type[Control]]:
        from desktop.games.village.editors.special_controls import CONTROLS

        return CONTROLS.get(kind, {})

    large_numbers = frozenset({"quality", "combat", "points"})

    def number_beside(self, theme: Theme, draft: Draft) -> QWidget | None:
        if draft.kind != Kind.HERO:
            return None
        from desktop.games.village.editors.points_card import PointsCard

        return PointsCard(theme, draft)

    def item_card(self, bench: Bench) -> CardPreview:
        from desktop.games.village.editors.card_preview import preview_of

        return preview_of(bench)

    def changes_along(self, draft: Draft, path: Path, value: Any) -> Mapping[Path, Any]:
        from desktop.games.village.editors.following import changes_along

        return changes_along(draft, path, value)

    def row_name(self, bench: Bench, field: Field, entry: Mapping[str, Any]) -> str:
        if field.key != "group":
            return ""
        from desktop.games.village.editors.group_words import group_name

        return group_name(bench, field, entry)

    def item_map(
        self, item: Item, side: float, look: Look, ratio: float = 1.0, find: FindDrawing = no_drawing
    ) -> QPixmap | None:
        if item.kind not in MAPS:
            return None
        from desktop.games.village.editors.item_maps import map_of

        return map_of(item, side, look, ratio)

    def paint_item(self, painter: QPainter, item: Item, side: float, look: Look) -> bool:
        if item.kind not in TOKENS:
            return False
        from desktop.games.village.editors.token_picture import token_of
        from desktop.look.token_painting import paint_token

        paint_token(painter, token_of(item), side, look, bare=True)
        return True

    def item_figures(self, item: Item) -> str:
        from desktop.games.village.editors.item_facts import figures_of

        return figures_of(item)

    def pick_line(self, item: Item) -> str:
        from desktop.games.village.editors.item_facts import second_line

        return second_line(item)

    def pick_number(self, item: Item) -> str:
        from desktop.games.village.editors.item_facts import points_words

        return points_words(item)

    def change_sentence(self, kind: str, one: FigureChange) -> str:
        from desktop.games.village.editors.change_words import sentence_of

        return sentence_of(kind, one)

    def result_words(self, game: GameId, kind: str) -> ResultWords:
        from desktop.games.village.editors.siege_result_words import SiegeResultWords

        return SiegeResultWords(game)
