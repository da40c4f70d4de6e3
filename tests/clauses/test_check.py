"""The check itself, on small projects made for it.

Ids that do not exist are put together from parts, so that the check of this project does not find them here.
"""

from pathlib import Path

import pytest

from tests.clauses import __main__ as command
from tests.clauses import rule
from tests.clauses.check import Result, check

UNKNOWN = "V-" + "99.9"
CODE = "rules_core/games/siege/rules/fire.py"
TEST = "tests/games/test_fire.py"
MARKED = 'from tests.clauses import rule\n\n@rule("{id}")\ndef test_fire() -> None: ...\n'


def project(folder: Path, status: str = "rule", **files: str) -> Path:
    """A project with the one clause V-6.5.4 and the files given."""
    why = 'why = "A reason."' if status in {"explains", "later"} else ""
    write(
        folder,
        "resources/clauses/village.toml",
        f'[[clause]]\nid = "V-6.5.4"\nstatus = "{status}"\nheading = "Fire"\ntext = "It burns."\n{why}\n',
    )
    for name, text in files.items():
        write(folder, {"code": CODE, "test": TEST}[name], text)
    return folder


def write(folder: Path, file: str, text: str) -> None:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def remedies(result: Result) -> list[str]:
    return [fault.remedy for fault in result.faults]


def test_a_rule_with_code_and_test_is_tied(tmp_path: Path) -> None:
    result = check(project(tmp_path, code="# V-6.5.4. It burns.\n", test=MARKED.format(id="V-6.5.4")))

    assert result.is_good
    assert [(mention.place, mention.name) for mention in result.mentions["V-6.5.4"]] == [
        (f"{CODE}:1", ""),
        (f"{TEST}:3", ""),
        (f"{TEST}:4", "test_fire"),
        ("resources/clauses/village.toml:2", ""),
    ]


@pytest.mark.parametrize(
    "status,lacking",
    [
        ("rule", ["V-6.5.4  Fire: no code, no test"]),
        ("setting", ["V-6.5.4  Fire: no code, no test"]),
        ("example", ["V-6.5.4  Fire: no test"]),
        ("explains", []),
        ("later", []),
    ],
)
def test_the_status_says_what_a_clause_needs(tmp_path: Path, status: str, lacking: list[str]) -> None:
    assert [str(one) for one in check(project(tmp_path, status)).untied] == lacking


def test_a_key_in_the_content_counts_as_code(tmp_path: Path) -> None:
    project(tmp_path, "rule", test=MARKED.format(id="V-6.5.4"))
    write(tmp_path, "resources/content/village/fire.toml", "[fire]\n# V-6.5.4.\n# A ruling.\ndamage = 1\n")

    result = check(tmp_path)

    assert result.is_good
    assert "[fire] damage" in [mention.name for mention in result.mentions["V-6.5.4"]]


@pytest.mark.parametrize(
    "file", ["rules_core/kernel/table.py", "rules_core/games/siege/players/thumb_player.py", "desktop/panels/log.py"]
)
def test_a_mention_outside_the_rules_is_no_code(tmp_path: Path, file: str) -> None:
    project(tmp_path, test=MARKED.format(id="V-6.5.4"))
    write(tmp_path, file, "# V-6.5.4.\n")

    assert [str(one) for one in check(tmp_path).untied] == ["V-6.5.4  Fire: no code"]


def test_an_id_in_a_test_without_the_mark_is_no_test(tmp_path: Path) -> None:
    project(tmp_path, code="# V-6.5.4.\n", test="def test_fire() -> None:\n    assert 'V-6.5.4'\n")

    assert [str(one) for one in check(tmp_path).untied] == ["V-6.5.4  Fire: no test"]


def test_the_rule_of_another_library_is_no_mark(tmp_path: Path) -> None:
    other = MARKED.format(id="V-6.5.4").replace("tests.clauses", "hypothesis.stateful")
    project(tmp_path, code="# V-6.5.4.\n", test=f"import tests.clauses\n{other}")

    assert [str(one) for one in check(tmp_path).untied] == ["V-6.5.4  Fire: no test"]


@pytest.mark.parametrize("text", [f"# {UNKNOWN}.\n", f'table.tell(fact("{UNKNOWN}"))\n'])
def test_an_id_that_does_not_exist_is_found_in_code(tmp_path: Path, text: str) -> None:
    result = check(project(tmp_path, "explains", code=text))

    assert remedies(result) == [f"{UNKNOWN} is no clause; correct the id or add it to resources/clauses."]
    assert result.faults[0].place == f"{CODE}:1"


def test_an_id_that_does_not_exist_is_found_in_a_test_and_told_once_a_line(tmp_path: Path) -> None:
    result = check(project(tmp_path, "explains", test=MARKED.format(id=UNKNOWN)))

    assert [fault.place for fault in result.faults] == [f"{TEST}:3", f"{TEST}:4"]


def test_a_section_is_not_a_clause(tmp_path: Path) -> None:
    section = "V-" + "6.5"

    result = check(project(tmp_path, "explains", code=f"# {section}.\n"))

    assert remedies(result) == [f'{section} is a whole section; name its clauses, or write "section 6.5".']


@pytest.mark.parametrize("dots", ["-6", "-V-6.5.4", "\u20136", " \u2013 V-6.5.4", "..6"])
def test_a_range_of_clauses_is_not_allowed_in_code(tmp_path: Path, dots: str) -> None:
    result = check(project(tmp_path, "explains", code=f"# V-6.5.4{dots}\n"))

    assert len(result.faults) == 1
    assert "begins a range" in result.faults[0].remedy


@pytest.mark.parametrize("text", ["V-6.5.4.\n", "V-6.5.4; V-6.5.4, (V-6.5.4)\n", "V-6.5.4 - 1 Integrity\n"])
def test_punctuation_after_an_id_does_not_matter(tmp_path: Path, text: str) -> None:
    result = check(project(tmp_path, "explains", code=f"# {text}"))

    assert result.is_good
    assert f"{CODE}:1" in [mention.place for mention in result.mentions["V-6.5.4"]]


@pytest.mark.parametrize("text", ["TVMS-11 V-6.5.4x xV-6.5.4 OLD-V-6.5.4 R-VV-1 V-x.y SBH-MOV"])
def test_what_only_looks_like_an_id_is_left_alone(tmp_path: Path, text: str) -> None:
    result = check(project(tmp_path, "rule", code=f"# {text}\n"))

    assert [str(one) for one in result.untied] == ["V-6.5.4  Fire: no code, no test"]
    assert not result.faults


@pytest.mark.parametrize(
    "test,remedy",
    [
        (MARKED.format(id="V-6.5.4").replace("test_fire", "fire"), "@rule marks fire, which pytest does not run"),
        (MARKED.format(id="V-6.5.4").replace("def test_fire() -> None", "class TestFire"), "@rule marks TestFire"),
        (MARKED.format(id="V-6.5.4").replace('"V-6.5.4"', "FIRE"), "@rule takes each clause id as a plain string."),
    ],
)
def test_a_mark_that_would_prove_nothing_is_a_fault(tmp_path: Path, test: str, remedy: str) -> None:
    faults = remedies(check(project(tmp_path, "explains", test=test)))

    assert len(faults) == 1
    assert faults[0].startswith(remedy)


def test_a_marked_test_in_a_file_that_is_not_collected_is_a_fault(tmp_path: Path) -> None:
    project(tmp_path, "explains")
    write(tmp_path, "tests/games/fire.py", MARKED.format(id="V-6.5.4"))

    assert len(check(tmp_path).faults) == 1


def test_the_mark_stays_on_the_test() -> None:
    @rule("V-6.5.4")
    @rule("V-6.5.5", "R-V18")
    def test_fire() -> int:
        return 7

    assert test_fire() == 7
    assert vars(test_fire)["clause_ids"] == ("V-6.5.4", "V-6.5.5", "R-V18")
    assert {id_ for mark in vars(test_fire)["pytestmark"] for id_ in mark.args} == {"V-6.5.4", "V-6.5.5", "R-V18"}


@pytest.mark.parametrize("ids", [(), ("fire",), ("V-6.5.4", "V-6.5.4 and others")])
def test_a_mark_without_proper_ids_is_refused(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="@rule takes clause ids"):
        rule(*ids)


def test_the_command_counts_shows_and_names_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    """One test, for each process that has one of them reads the whole project first."""
    command.main(["--summary"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith(f"{len(check().clauses)} clauses, ")
    assert sum(int(line.split()[2]) for line in lines[:-1]) == len(check().clauses)

    assert command.main(["V-6.5.4"]) == 0
    shown = capsys.readouterr().out
    assert "V-6.5.4  Fire eats Integrity" in shown
    assert "ruling: R-V18 Fires burn on" in shown
    assert "resources/clauses/village.toml:" in shown

    assert command.main([UNKNOWN]) == 2
    assert f"There is no clause {UNKNOWN}." in capsys.readouterr().out
