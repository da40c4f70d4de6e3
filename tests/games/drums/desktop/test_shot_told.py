"""What a shot is worth is told before its dice, and stays until they lie: line, cover, who is fired past, outcomes."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from desktop.games.drums.aims import aim_plate, rolled_plate
from desktop.games.drums.no_shot import why_no_shot
from desktop.games.drums.question_marks import target_of
from desktop.games.drums.question_overlays import rolled_marks
from desktop.games.drums.ways_to_fire import ways_to_fire
from desktop.play.models.odds_words import percent
from desktop.session.dice_policy import ASKED
from rules_core.games.drums.rules.sight import fired_past
from rules_core.games.drums.state.features import Feature
from rules_core.games.drums.words.names import BattleNames
from rules_core.kernel.requests import Choose, Pick, Roll, options_of
from rules_core.song import groups, shooting
from rules_core.song import topics as song_topics
from rules_core.song.contest import harm, ways_of
from rules_core.song.facts import AttackResolved
from rules_core.song.field import Acting
from rules_core.song.manner import Manner
from tests.clauses import rule
from tests.games.drums.desktop.seats import match_at, seat, session_of
from tests.games.drums.field import FRENCH_OFFICER, FUSILIER, MIDDLE, P1, P2, REDCOAT, Script, battle, man


def test_line_and_sums_stay_while_the_dice_of_a_shot_are_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
    session = session_of(match_at(song_topics.ACTION, "shoot:"))
    for one in session.state.seats:
        session.policy.of_seat[one] = ASKED
    board = seat(qtbot, tmp_path, session)
    request = session.pending
    assert request is not None
    shot = next(one for one in options_of(request) if one.startswith("shoot:"))
    session.answer(shot)
    assert isinstance(session.pending, Roll)
    shown = board.scene.overlays
    assert [line.id for line in shown.sight] == [f"fires {request.subject}"]
    assert "d6" in shown.plates[-1].text
    target = board.scene.token(target_of(shot))
    assert target is not None
    assert target.target


@rule("SDS-RNG-12")
def test_cover_is_told_with_what_gives_it_while_the_dice_lie() -> None:
    state = battle(Feature("wall", "wall", MIDDLE, 2200, 0, 500, 60))
    names = BattleNames(state.world.content, state.world.options)
    shooter, other = (man(state, P1, FUSILIER, MIDDLE + 150 * number, 3000) for number in range(2))
    target = man(state, P2, REDCOAT, MIDDLE, 2080)
    script = Script(attack_die=[1], defence_die=[6])
    shot = groups.concentrated(state, [shooter, other], target)
    shooting.release(script, state, shot, [shooter, other])
    (fact,) = script.told(AttackResolved)
    assert fact.along == (other.id,)
    lines, zones, (plate,) = rolled_marks(state, fact, names)
    assert [line.cover for line in lines] == [True, True]
    assert [zone.parts for zone in zones] == [(tuple(state.ground.piece("wall").outline.points),)]
    assert plate == rolled_plate(state, fact, names)
    assert "heavy cover \N{MINUS SIGN}2" in plate.text
    assert "cover: a low wall" in plate.text


@rule("SDS-RNG-7")
def test_past_whom_of_the_own_squad_a_shot_goes_is_told() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    shooter = man(state, P1, FUSILIER, MIDDLE, 3000)
    touching = man(state, P1, FUSILIER, MIDDLE + 40, 3000 - 2 * shooter.radius)
    man(state, P1, FUSILIER, MIDDLE - 2 * shooter.radius, 3000)
    target = man(state, P2, REDCOAT, MIDDLE, 2000)
    assert fired_past(state, shooter, target) == [touching]
    plate = aim_plate(state, shooter, target, f"shoot:{target.id}", names)
    assert "past F2, touching who fires" in plate.text
    # Somebody farther on blocks the line: nothing is fired past them.
    touching.y -= 200
    assert fired_past(state, shooter, target) == []


@rule("SDS-RNG-6")
def test_why_nobody_fires_is_told_on_the_card_of_the_enemy() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    shooter = man(state, P1, FUSILIER, MIDDLE, 3000)
    friend = man(state, P1, FUSILIER, MIDDLE, 2600)
    foe = man(state, P2, REDCOAT, MIDDLE, 2000)
    request = Choose(P1, song_topics.ACTION, "S-AM-1", shooter.id, ("move",))

    def told() -> str:
        return why_no_shot(state, request, foe.id, names)

    assert told() == "No shot: F2 in the way."
    friend.x += 1000
    assert told() == "", "a clear line is no reason"
    nearer = man(state, P2, REDCOAT, MIDDLE + 300, 2300)
    assert told() == "No shot: a nearer enemy comes first, unless F1 aims."
    nearer.y = foe.y = 20
    shooter.y = 5900
    assert told() == "No shot: B1 is out of range."
    shooter.loaded = False
    assert told() == "No shot: the firearm of F1 is not loaded."
    offered = Choose(P1, song_topics.ACTION, "S-AM-1", shooter.id, (f"aim:{foe.id}",))
    assert why_no_shot(state, offered, foe.id, names) == ""


@rule("SBH-GRP-5")
def test_outcomes_of_a_shot_and_of_a_volley_of_each_size_stand_beside_each_other() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    men = [man(state, P1, FUSILIER, MIDDLE + 150 * number, 3000) for number in range(4)]
    foe = man(state, P2, REDCOAT, MIDDLE, 2400)
    state.acting = Acting(men[0].id, 3, turnover=False)
    state.acting.order = groups.VOLLEY
    state.acting.members = [one.id for one in men]
    state.acting.waiting = [one.id for one in men[1:]]
    state.acting.shares = [3, 3, 3]
    options = (f"shoot:{foe.id}", f"aim:{foe.id}", f"volley:{foe.id}")
    request = Choose(P1, song_topics.ACTION, "S-AM-1", men[0].id, options)
    _, head, *rows = ways_to_fire(state, request, options[2], names)
    assert head.cells == ("Miss", "Recoil", "Fall", "Kill", "Gruesome")
    assert [row.words for row in rows] == ["One shot", "Aimed", "2 men", "3 men", "4 men"]
    for row, many in zip(rows[2:], (2, 3, 4), strict=True):
        shot = groups.concentrated(state, list(men[:many]), foe)
        ways = ways_of(state, shot)
        assert sum(ways.values()) == 36
        assert row.cells[0] == percent(ways["nothing"] / 36)
        fallen = sum(ways.get(one, 0) for one in ("fall", "kill", "gruesome"))
        assert harm(state, shot) == fallen / 36
    plain = ways_of(state, shooting.prepare(state, men[0], foe, Manner.SHOT))
    assert rows[0].cells[0] == percent(plain["nothing"] / 36)
    pick = Pick(P1, song_topics.VOLLEY, "S-VOL-5", foe.id, tuple(one.id for one in men[1:]), 1, 3)
    assert ways_to_fire(state, pick, "*", names)[2:] == rows[2:]


@rule("SBH-GRP-5", "S-GRP-9")
def test_before_an_order_to_fire_every_target_is_told() -> None:
    state = battle()
    names = BattleNames(state.world.content, state.world.options)
    leader = man(state, P1, FRENCH_OFFICER, MIDDLE - 300, 3200)
    men = [man(state, P1, FUSILIER, MIDDLE + 150 * number, 3000) for number in range(7)]
    foes = [man(state, P2, REDCOAT, MIDDLE + 700 * number, 2400) for number in range(3)]
    state.acting = Acting(leader.id, 3, turnover=False)
    request = Choose(P1, song_topics.ACTION, "S-AM-1", leader.id, (groups.VOLLEY,))
    rows = ways_to_fire(state, request, groups.VOLLEY, names)
    sizes = [row.words for row in rows if row.words.endswith(" men") and ":" not in row.words]
    assert sizes == ["2 men", "3 men", "4 men", "5 men", "6 men"], "no order reaches a seventh"
    told = [row for row in rows if row.cells and ": " in row.words]
    badges = {names.badge(one.side, one.number) for one in foes}
    assert len(told) == len(badges) - 1
    # The target of the table above and the others are all that there are.
    assert all(any(badge in row.words for row in rows) for badge in badges)
    best = groups.concentrated(state, list(men[:6]), foes[0])
    assert sum(ways_of(state, best).values()) == 36
