"""The clause files: how they are read, and what the shipped ones must hold."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from rules_core.content.clauses import CLAUSE_ID, Clause, ClauseStatus, family, load_clauses
from rules_core.content.reader import ContentProblem
from tests.clauses import rule

SHIPPED = Path(__file__).resolve().parents[2] / "resources" / "clauses"
GOOD = '[[clause]]\nid = "V-6.5.4"\nstatus = "rule"\nheading = "Fire"\ntext = "It burns."\n'


def problems(folder: Path, **files: str) -> list[str]:
    """What is wrong with a folder of these files."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentProblem) as caught:
        load_clauses(folder)
    return [str(problem) for problem in caught.value.problems]


@pytest.fixture(scope="module")
def shipped() -> dict[str, Clause]:
    return load_clauses(SHIPPED)


def test_a_clause_is_read_with_all_it_says(tmp_path: Path) -> None:
    text = GOOD.replace('"It burns."', '"""\nIt\n  burns.\n"""')
    lacks = 'lacks = "No fire\\n  at sea."\n'
    more = f'{lacks}tags = ["pt", "sure"]\nrulings = ["R-V18"]\nreplaced_by = ["R-V18"]\noptions = ["fires_die"]\n'
    ruling = '[[clause]]\nid = "R-V18"\nstatus = "later"\nheading = "On"\ntext = "On it goes."\nwhy = "Not yet."\n'
    (tmp_path / "village.toml").write_text(text + more + ruling, encoding="utf-8")

    clauses = load_clauses(tmp_path)

    assert list(clauses) == ["V-6.5.4", "R-V18"]
    assert clauses["V-6.5.4"] == Clause(
        id="V-6.5.4",
        book="village",
        heading="Fire",
        text="It burns.",
        status=ClauseStatus.RULE,
        why="",
        lacks="No fire at sea.",
        tags=("pt", "sure"),
        rulings=("R-V18",),
        replaced_by=("R-V18",),
        options=("fires_die",),
    )
    assert clauses["R-V18"].why == "Not yet."


@pytest.mark.parametrize(
    "status,code,test,reason",
    [
        (ClauseStatus.RULE, True, True, False),
        (ClauseStatus.SETTING, True, True, False),
        (ClauseStatus.EXAMPLE, False, True, False),
        (ClauseStatus.EXPLAINS, False, False, True),
        (ClauseStatus.LATER, False, False, True),
    ],
)
def test_each_status_asks_for_its_own(status: ClauseStatus, code: bool, test: bool, reason: bool) -> None:
    assert (status.needs_code, status.needs_test, status.needs_reason) == (code, test, reason)


@pytest.mark.parametrize(
    "text,place,remedy",
    [
        (GOOD.replace("V-6.5.4", "V6.5.4"), "village.toml: V6.5.4.id", "does not look like a clause id"),
        (GOOD.replace("V-6.5.4", "V-6.5.4."), "village.toml: V-6.5.4..id", "does not look like a clause id"),
        (GOOD.replace('id = "V-6.5.4"\n', ""), "village.toml.clause[1].id", "is missing. Fill it in."),
        (GOOD.replace("rule", "law"), "village.toml: V-6.5.4.status", "choose one of: rule, setting"),
        (GOOD.replace("rule", "later"), "village.toml: V-6.5.4.why", "says why nothing is carried out"),
        (GOOD.replace("rule", "explains"), "village.toml: V-6.5.4.why", "says why nothing is carried out"),
        (GOOD + 'why = "No time."\n', "village.toml: V-6.5.4.why", "Remove it"),
        (
            GOOD.replace("rule", "later") + 'why = "No time."\nlacks = "All."\n',
            "village.toml: V-6.5.4.lacks",
            "say it all in `why`",
        ),
        (GOOD.replace("It burns.", " "), "village.toml: V-6.5.4.text", "Give a text"),
        (GOOD.replace("It burns.", "It burns. " * 50), "village.toml: V-6.5.4.text", "at most 400"),
        (GOOD.replace("Fire", "F" * 61), "village.toml: V-6.5.4.heading", "at most 60"),
        (GOOD + 'tags = ["new"]\n', "village.toml: V-6.5.4.tags", "choose from: alpha"),
        (GOOD + 'rulings = ["R-V18"]\n', "village.toml: V-6.5.4.rulings", "is not another clause"),
        (GOOD + 'replaced_by = ["V-6.5.4"]\n', "village.toml: V-6.5.4.replaced_by", "is not another clause"),
        (GOOD + 'colour = "red"\n', "village.toml: V-6.5.4.colour", "is not known here. Remove it"),
        (GOOD + GOOD, "village.toml: V-6.5.4.id", "every id stands once"),
        (GOOD + '[other]\nkey = "1"\n', "village.toml.other", "is not known here. Remove it"),
        ("[[clause]\n", "village.toml", "This is not TOML"),
    ],
)
def test_a_fault_is_told_with_file_id_and_remedy(tmp_path: Path, text: str, place: str, remedy: str) -> None:
    found = problems(tmp_path, village=text)

    assert len(found) == 1
    assert found[0].startswith(f"{place}: ")
    assert remedy in found[0]


def test_the_same_id_in_two_books_is_told(tmp_path: Path) -> None:
    assert problems(tmp_path, song=GOOD, village=GOOD) == [
        "village.toml: V-6.5.4.id: song.toml has this id already; every id stands once."
    ]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    broken = GOOD.replace("rule", "law") + GOOD.replace("V-6.5.4", "fire") + 'rulings = ["R-V18"]\n'

    assert len(problems(tmp_path, village=broken, song="[[clause]\n")) == 4


def test_a_folder_without_clauses_is_told(tmp_path: Path) -> None:
    assert len(problems(tmp_path)) == 1


@pytest.mark.parametrize("id_", ["V-1.1", "V-4.2.10", "R-V07", "SBH-ACT-17", "VMS-11", "OPEN-2", "XYZ-SCN-1.2"])
def test_an_id_is_found_whole_in_any_text(id_: str) -> None:
    assert CLAUSE_ID.findall(f"{id_}. See ({id_}), and {id_}: so.") == [id_, id_, id_]
    assert CLAUSE_ID.findall(f"See {id_}.\nAnd {id_}. 7 more") == [id_, id_]


@pytest.mark.parametrize(
    "text", ["V-1.2x", "V-1.22x", "V-1.2.3_", "V-12x", "a V-", "R-V18b", "SBH-ACT-6a", "xV-1.2", "-V-1.2"]
)
def test_what_only_begins_like_an_id_is_none(text: str) -> None:
    assert CLAUSE_ID.findall(f"{text} and ({text}).") == []


def test_ids_of_one_book_are_of_one_family() -> None:
    ids = ("V-4.2.10", "R-V07", "SBH-ACT-17", "D-CITY-3", "R-D12", "UTF-8")
    assert [family(one) for one in ids] == ["V", "R-V", "SBH", "D", "R-D", "UTF"]


NOT_IN_THE_INDEX = {"SDS-FIRE-": (8, 9)}
"""Numbers that the index of a book itself leaves out."""
BOOKS = {"defenders", "drums", "drums-supplement", "song", "village", "warhold", "warhold-decks"}


def test_the_shipped_clauses_leave_no_number_out(shipped: dict[str, Clause]) -> None:
    numbers: dict[str, list[int]] = defaultdict(list)
    for id_ in shipped:
        match = re.fullmatch(r"(.*?)(\d+)", id_)
        assert match is not None
        numbers[match[1]].append(int(match[2]))

    for book, found in numbers.items():
        every = [number for number in range(1, found[-1] + 1) if number not in NOT_IN_THE_INDEX.get(book, ())]
        assert found == every, book
    assert {clause.book for clause in shipped.values()} == BOOKS


def test_shipped_texts_are_short_and_end_in_a_full_stop(shipped: dict[str, Clause]) -> None:
    for clause in shipped.values():
        sentences = re.split(r"(?<=\.) ", clause.text)
        assert clause.text.endswith("."), clause.id
        assert len(sentences) <= 5, clause.id
        assert not clause.heading.endswith("."), clause.id


@rule("R-V01")
def test_shipped_texts_say_knocked_down_and_defeated_and_never_the_word_that_means_both(
    shipped: dict[str, Clause],
) -> None:
    for clause in shipped.values():
        assert not re.search(
            r"\bfallen\b|!", f"{clause.heading} {clause.text} {clause.why} {clause.lacks}", re.IGNORECASE
        ), clause.id


def test_only_rulings_settle_clauses(shipped: dict[str, Clause]) -> None:
    for clause in shipped.values():
        assert all(id_.startswith("R-") for id_ in (*clause.rulings, *clause.replaced_by)), clause.id
