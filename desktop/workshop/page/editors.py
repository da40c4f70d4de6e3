"""Which editor opens which kind of item. A kind that is not named here has no editor and is not offered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.look.theme import Theme
from desktop.workshop.editors.contract import EditorStore
from desktop.workshop.editors.draft import Draft
from rules_core.games.village.content.kinds import Kind

EditorMaker = Callable[[Theme, Draft, EditorStore], QWidget]
"""Makes the body of an editor; the modules behind are imported when the first one is opened."""


def _form(theme: Theme, draft: Draft, store: EditorStore) -> QWidget:
    from desktop.workshop.forms.form_body import FormBody

    return FormBody(theme, draft, store)


def _map(theme: Theme, draft: Draft, store: EditorStore) -> QWidget:
    from desktop.workshop.map_editor.body import VillageBody

    return VillageBody(theme, draft, store)


EDITORS: dict[str, EditorMaker] = {
    Kind.VILLAGE: _map,
    Kind.TERRAIN: _map,
    Kind.BUILDING: _form,
    Kind.HERO: _form,
    Kind.ENEMY: _form,
    Kind.DEFENDER: _form,
    Kind.GROUND: _form,
    Kind.SCENARIO: _form,
    Kind.RULES: _form,
}
