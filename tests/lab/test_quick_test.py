"""Quick tests of any game: the same seeds give the same result, they can be stopped, and a fault ends one game."""

from __future__ import annotations

from rules_core.games.trial import Trial
from rules_core.lab.quick_test import Progress, QuickTest, run
from tests.lab.pig_trial import PigTrial


def test_the_same_seed_gives_the_same_result_in_one_process_and_in_two() -> None:
    once = run(PigTrial(50), games=12, jobs=1)
    assert once["games"] == once["asked"] == 12
    assert run(PigTrial(50), games=12, jobs=2) == once
    assert run(PigTrial(50), games=12, seed=1, jobs=1) != once


def test_a_fault_of_the_rules_ends_its_game_and_not_the_test() -> None:
    result = run(PigTrial(50, breaks_at=3), games=12, jobs=1)
    assert (result["games"], result["broken"]) == (11, 1)
    assert result["message"].startswith("ZeroDivisionError")


def test_what_cannot_be_set_up_is_said_and_not_tried_two_hundred_times() -> None:
    test = QuickTest(PigTrial(5), games=200, jobs=1)
    found: list[object] = []
    test.start(lambda _: found.append(test.result()))
    assert test.wait(60)
    # Nor does a page that shows the growing result before it is given up find one.
    assert found
    assert not any(found)
    assert "10 to 200" in test.fault
    assert test.progress.done < 200
    assert test.result() == {}


def test_a_test_can_be_stopped_and_keeps_what_was_played() -> None:
    test = QuickTest(PigTrial(20), games=200, jobs=1)
    told: list[Progress] = []

    def listen(progress: Progress) -> None:
        told.append(progress)
        if progress.done == 2:
            test.stop()

    test.start(listen)
    assert test.wait(60)
    assert told[-1].over
    assert test.result()["games"] == 2
    assert test.result()["asked"] == 200
    test.stop()
    assert test.result()["games"] == 2


def test_stopping_before_the_first_game_leaves_no_result() -> None:
    test = QuickTest(PigTrial(20), games=200, jobs=1)
    test.start()
    test.stop()
    assert test.wait(10)
    assert test.result() == {}


def test_a_test_that_cannot_even_be_prepared_is_over() -> None:
    def never() -> Trial:
        raise KeyError("traits")

    test = QuickTest(never, games=2, jobs=1)
    test.start()
    assert test.wait(20)
    assert test.fault
