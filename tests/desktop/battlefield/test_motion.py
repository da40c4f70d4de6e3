"""Who is beaten back slides, who is knocked down tips over, who is defeated fades; skipping shows the same end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.look.theme import Theme
from desktop.look.token import Posture, TokenView
from desktop.tabletop.battlefield.motion import FADE_MS, RECOIL_MS, ROCK_MS, Gait, moving_ms
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.battlefield.token_item import TokenItem
from desktop.tabletop.battlefield.view import BattlefieldView
from desktop.tabletop.battlefield.views import MarkerKind, MarkerView
from tests.desktop.look.example import MAREN, TABLE, enemy

WOLF = enemy("2a", 10, 10, "wolf-head")
BEATEN = replace(WOLF, x=WOLF.x + 254)
DOWN = replace(WOLF, posture=Posture.KNOCKED_DOWN)
STONE = MarkerView("stone-2a", MarkerKind.TOMBSTONE, WOLF.x, WOLF.y)


@pytest.fixture
def theme() -> Theme:
    return Theme()


@pytest.fixture
def scene(qtbot: QtBot, theme: Theme) -> Iterator[BattlefieldScene]:
    made = BattlefieldScene(theme)
    made.set_table(TABLE)
    view = BattlefieldView(made)
    qtbot.addWidget(view)
    view.resize(800, 800)
    view.show()
    made.set_tokens((MAREN, WOLF), animated=False)
    yield made
    made.deleteLater()


def items(scene: BattlefieldScene) -> dict[str, TokenItem]:
    """Everything that is still drawn as a token, those who fade too."""
    return {one.item_id: one for one in scene.items() if isinstance(one, TokenItem)}


def shown(scene: BattlefieldScene) -> dict[str, tuple[QPointF, TokenView, bool, float]]:
    """What stands where, how it looks, whether anything in it moves, and how much of it is seen."""
    return {id: (one.pos(), one.view, one.is_still, one.opacity()) for id, one in items(scene).items()}


def beat_back(scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN, BEATEN), gaits={"2a": Gait.RECOIL})


def test_a_recoil_is_short_however_far_it_goes() -> None:
    far = [QPointF(0, 0), QPointF(2540, 0)]
    assert moving_ms(far, Gait.RECOIL) == RECOIL_MS + ROCK_MS < moving_ms(far, Gait.WALK)


def test_who_is_beaten_back_slides_rocks_and_comes_to_rest(qtbot: QtBot, scene: BattlefieldScene) -> None:
    rocked: list[bool] = []
    beat_back(scene)
    assert scene.is_moving
    assert scene.centre_of_item("2a") == QPointF(WOLF.x, WOLF.y)
    scene.changed.connect(lambda: rocked.append(not items(scene)["2a"].is_still))
    with qtbot.waitSignal(scene.rested):
        pass
    assert any(rocked)
    assert shown(scene)["2a"] == (QPointF(BEATEN.x, BEATEN.y), BEATEN, True, 1.0)


def test_who_is_knocked_down_tips_over_and_lies(qtbot: QtBot, scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN, DOWN))
    qtbot.waitUntil(lambda: not items(scene)["2a"].is_still)
    qtbot.waitUntil(lambda: items(scene)["2a"].is_still)
    assert items(scene)["2a"].view.posture is Posture.KNOCKED_DOWN


def test_who_is_defeated_fades_and_is_gone(qtbot: QtBot, scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN,))
    assert scene.token("2a") is None
    qtbot.waitUntil(lambda: "2a" in items(scene) and items(scene)["2a"].opacity() < 1)
    qtbot.waitUntil(lambda: "2a" not in items(scene), timeout=FADE_MS + 3000)


def test_who_comes_back_while_fading_stands_there_whole(qtbot: QtBot, scene: BattlefieldScene) -> None:
    scene.set_tokens((MAREN,))
    scene.set_tokens((MAREN, WOLF))
    assert len([one for one in scene.items() if isinstance(one, TokenItem)]) == 2
    assert items(scene)["2a"].opacity() == 1.0


@pytest.mark.parametrize(
    "after", [(MAREN, BEATEN), (MAREN, DOWN), (MAREN,), (MAREN, replace(BEATEN, posture=DOWN.posture))]
)
def test_skipping_ends_as_motion_would_and_as_no_motion_does(
    qtbot: QtBot, scene: BattlefieldScene, after: tuple[TokenView, ...]
) -> None:
    gaits = {"2a": Gait.RECOIL}
    scene.set_tokens(after, gaits=gaits)
    scene.skip()
    skipped = shown(scene)
    scene.set_tokens((MAREN, WOLF), animated=False)
    scene.set_tokens(after, gaits=gaits, animated=False)
    assert shown(scene) == skipped
    scene.set_tokens((MAREN, WOLF), animated=False)
    scene.set_tokens(after, gaits=gaits)
    qtbot.waitUntil(lambda: shown(scene) == skipped)


@pytest.mark.parametrize("quiet", ["less motion", "at once"])
def test_with_motion_turned_off_nothing_moves(scene: BattlefieldScene, theme: Theme, quiet: str) -> None:
    if quiet == "less motion":
        theme.set_less_motion(True)
    else:
        theme.set_pace(0.0)
    beat_back(scene)
    assert not scene.is_moving
    assert items(scene)["2a"].pos() == QPointF(BEATEN.x, BEATEN.y)
    scene.set_tokens((MAREN, replace(BEATEN, posture=Posture.KNOCKED_DOWN)))
    assert items(scene)["2a"].is_still
    scene.set_tokens((MAREN,))
    assert "2a" not in items(scene)


def test_a_stone_is_laid_when_its_model_has_been_seen_to_fall(scene: BattlefieldScene) -> None:
    scene.set_pieces((), (STONE,))
    stone = next(one for one in scene.items() if getattr(one, "item_id", "") == "stone-2a")
    assert not stone.isVisible()
    scene.set_tokens((MAREN,))
    assert stone.isVisible()
    scene.set_tokens((MAREN, WOLF))
    assert not stone.isVisible()
