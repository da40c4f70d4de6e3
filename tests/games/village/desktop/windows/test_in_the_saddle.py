"""A hero in the saddle of another: on the map, in the lists, in corrections and under the keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.village.banner_words import banner_view
from desktop.games.village.hover_card import card_text
from desktop.games.village.models.check_lines import check_lines
from desktop.games.village.models.siege_rows import hero_rows
from desktop.games.village.models.thing_fields import thing_line
from desktop.games.village.printing.people import roster
from desktop.games.village.question_overlays import ghost_token
from desktop.games.village.siege_scene import token_views
from desktop.games.village.siege_stage import SiegeStage
from desktop.look.colours import LookName
from desktop.look.theme import Theme
from desktop.look.token import SADDLE_LEAST, TokenView, describe, disc_px, is_lettered
from desktop.session.dice_policy import DicePolicy
from desktop.session.match_session import MatchSession
from desktop.tabletop.battlefield.scene import BattlefieldScene
from desktop.tabletop.marks import SceneMarks
from rules_core.games.catalogue import GAMES
from rules_core.games.village.content.kinds import GAME
from rules_core.games.village.content.loader import shipped
from rules_core.games.village.content.setup import build
from rules_core.games.village.players.thumb_player import ThumbPlayer
from rules_core.games.village.state.siege import Siege
from rules_core.games.village.words.names import SiegeNames
from rules_core.games.village.words.siege_words import SiegeWords
from rules_core.games.village.words.table_rows import tables_of
from rules_core.kernel.match import begin
from rules_core.kernel.requests import Choose
from rules_core.song.facts import ModelMoved, SetDown, TakenUp
from rules_core.song.warband import ModelId
from tests.clauses import rule
from tests.games.village.desktop.models.test_tables import NoKeeper, nothing_to_say
from tests.games.village.desktop.windows.seats import board_of, seat

SEED = 1
"""With these dice both get actions with two dice."""
RIDER, FRIEND = ModelId("old-ser-aldwin"), ModelId("tobin-fletch")


def side_by_side(*, mounted: bool = False) -> MatchSession:
    """The first turn of Old Ser Aldwin and Tobin Fletch, who touch each other on open ground, or ride together."""
    policy = DicePolicy()
    match = begin(GAMES[GAME](build(shipped(), {"heroes": [RIDER, FRIEND], "length": "intro"})), SEED, policy)
    bot = ThumbPlayer()
    while match.pending is not None and match.pending.topic != "whom":
        match.answer(bot.decide(match.state, match.pending, match.journal.depth(match.journal.head)))
    session = MatchSession(match, policy, NoKeeper(), 1, "Test", nothing_to_say)
    assert session.amend(f"models/{RIDER}/position", [4800, 6700])
    siege = session.state
    beside = siege.ground.contact_spots(siege.models[FRIEND], siege.models[RIDER], siege.others(siege.models[FRIEND]))
    assert session.amend(f"models/{FRIEND}/position", list(beside[0]))
    if mounted:
        assert session.amend(f"models/{FRIEND}/carrier", RIDER)
    return session


def views(siege: Siege) -> dict[str, TokenView]:
    return {one.id: one for one in token_views(siege, SceneMarks(), SiegeNames(siege.world))}


@rule("OPEN-18")
def test_whoever_is_carried_is_a_small_disc_at_the_riders() -> None:
    standing, riding = views(side_by_side().state), views(side_by_side(mounted=True).state)
    small, rider = riding[FRIEND], riding[RIDER]
    assert 2 * small.base == standing[FRIEND].base
    assert (rider.x, rider.y) == (standing[RIDER].x, standing[RIDER].y)
    assert abs(small.x - rider.x) < rider.base
    assert describe(small).startswith("Tobin Fletch T, carried by Old Ser Aldwin, ")
    assert "carried" not in describe(rider)
    # However small the map is, its letter can be read.
    assert disc_px(small, 10) == SADDLE_LEAST
    assert is_lettered(small, 40)
    assert not is_lettered(rider, 40)


@rule("OPEN-18")
def test_lists_say_who_carries_whom(qtbot: QtBot) -> None:
    session = side_by_side(mounted=True)
    siege = session.state
    names = SiegeNames(siege.world)
    row = next(one for one in hero_rows(siege, names) if one.id == FRIEND)
    assert [cell.text for cell in row.cells] == ["Tobin Fletch", "0 of 3 wounds", "Can act"]
    assert row.cells[0].second == "Carried by Old Ser Aldwin"
    assert row.cells[2].edit is None
    card = card_text(siege, FRIEND, names, None)
    assert card is not None
    assert "Carried by Old Ser Aldwin." in card.lines
    assert "carried by Old Ser Aldwin" in roster(siege, names)
    assert banner_view(siege, []).second == "Round 1, 0 of 2 have acted"
    siege.models[FRIEND].activated = True
    assert banner_view(siege, []).second == "Round 1, 1 of 2 has acted"
    siege.models[FRIEND].activated = False
    table = tables_of(siege, SiegeWords(siege.world))[0]
    assert [thing.cells[-1] for thing in table.things if thing.id == FRIEND] == ["Carried by Old Ser Aldwin"]


@rule("OPEN-17", "R-V37")
def test_people_correct_who_carries_whom_in_the_lists() -> None:
    standing, riding = side_by_side().state, side_by_side(mounted=True).state
    names = SiegeNames(standing.world)
    for siege, now in ((standing, ""), (riding, RIDER)):
        for line in (
            next(one for one in check_lines(siege, names) if one.id == FRIEND),
            thing_line(siege, names, FRIEND),
        ):
            assert line is not None
            field = next(one for one in line.fields if one.path == f"models/{FRIEND}/carrier")
            assert field.value == now
            assert [words for _, words in field.choices] == ["nobody", "Old Ser Aldwin"]
            fate = next(one for one in line.fields if one.path == f"models/{FRIEND}/fate")
            assert ("carried" in [value for value, _ in fate.choices]) == bool(now)
    rider = thing_line(riding, names, RIDER)
    assert rider is not None
    assert all(not one.path.endswith("/carrier") for one in rider.fields)


def test_the_disc_goes_with_the_rider_while_facts_are_shown(qtbot: QtBot) -> None:
    session = side_by_side()
    scene = BattlefieldScene(Theme(LookName.LIGHT, 100, less_motion=True))
    standing = views(session.state)
    now = list(standing.values())
    stage = SiegeStage(scene, lambda: now, lambda: now, session)
    stage.settle(animated=False)
    x, y = session.state.models[RIDER].x, session.state.models[RIDER].y

    def shown() -> TokenView:
        return next(one for one in scene.token_views() if one.id == FRIEND)

    stage.show_fact(TakenUp("SBH-ACT-13", FRIEND, RIDER))
    small = shown()
    assert (small.carrier, 2 * small.base) == (RIDER, standing[FRIEND].base)
    stage.show_fact(ModelMoved("SBH-MOV-4", RIDER, x, y, x, y - 500, "move"))
    assert (shown().x, shown().y) == (small.x, small.y - 500)
    stage.show_fact(SetDown("OPEN-19", FRIEND, RIDER, x, y, "is thrown"))
    assert (shown().carrier, shown().base, shown().x, shown().y) == ("", standing[FRIEND].base, x, y)


@rule("SBH-ACT-13", "OPEN-17")
def test_keys_take_a_friend_up_and_set_it_down_beside_the_rider(qtbot: QtBot, tmp_path: Path) -> None:
    session = side_by_side()
    window = seat(qtbot, tmp_path, session)

    def choose(topic: str, option: str) -> None:
        assert isinstance(session.pending, Choose)
        assert session.pending.topic == topic
        QTest.keyClick(window, Qt.Key(Qt.Key.Key_1 + session.pending.options.index(option)))
        window.player.finish()
        window.refresh()

    choose("whom", RIDER)
    choose("dice", "2")
    choose("action", f"take-up:{FRIEND}")
    assert session.state.models[FRIEND].carrier == RIDER
    session.answer("end")
    choose("whom", FRIEND)
    choose("dice", "2")
    choose("action", "get-down")
    # It begins beside the rider, at its full size, and Enter sets it down there.
    trial = board_of(window).display.trial
    ghost = ghost_token(session.state, trial, SiegeNames(session.state.world))
    assert ghost is not None
    assert ghost.base == 2 * views(session.state)[FRIEND].base
    QTest.keyClick(window, Qt.Key.Key_Return)
    window.player.finish()
    rider, friend = session.state.models[RIDER], session.state.models[FRIEND]
    assert (friend.x, friend.y) == (trial.x, trial.y)
    assert session.state.ground.touching(rider, friend)
