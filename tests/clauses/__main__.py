"""The command line: `python -m tests.clauses` checks, with ids it shows where these clauses live."""

import argparse
import difflib
import sys
import textwrap

from rules_core.content.clauses import ClauseStatus
from rules_core.content.reader import ContentProblem
from tests.clauses.check import Result, check
from tests.clauses.mentions import Kind

WIDTH = 100


def main(arguments: list[str]) -> int:
    """Run the command; gives back the exit code: 0 good, 1 something is left to do, 2 not understood."""
    parser = argparse.ArgumentParser(prog="python -m tests.clauses", description="Ties clauses to code and tests.")
    parser.add_argument("ids", nargs="*", metavar="ID", help="show everything about these clauses")
    parser.add_argument("--summary", action="store_true", help="only count")
    options = parser.parse_args(arguments)
    try:
        result = check()
    except ContentProblem as problem:
        print(problem)
        return 1
    if options.ids:
        return show(result, options.ids)
    if not options.summary:
        for fault in result.faults:
            print(f"{fault.place}: {fault.remedy}")
        for untied in result.untied:
            print(untied)
    print_summary(result)
    return 0 if result.is_good else 1


def show(result: Result, ids: list[str]) -> int:
    """Print everything known about the clauses."""
    for id_ in ids:
        clause = result.clauses.get(id_)
        if clause is None:
            near = difflib.get_close_matches(id_, result.clauses, n=3)
            print(f"There is no clause {id_}." + (f" Near it: {', '.join(near)}." if near else ""))
            return 2
        print(f"{clause.id}  {clause.heading}")
        print(textwrap.fill(clause.text, WIDTH, initial_indent="  ", subsequent_indent="  "))
        tags = f" ({', '.join(clause.tags)})" if clause.tags else ""
        print(f"  status: {clause.status.value}{tags}")
        if clause.why:
            print(textwrap.fill(f"why: {clause.why}", WIDTH, initial_indent="  ", subsequent_indent="    "))
        if clause.lacks:
            print(textwrap.fill(f"lacks: {clause.lacks}", WIDTH, initial_indent="  ", subsequent_indent="    "))
        for title, others in (("ruling", clause.rulings), ("replaced in part by", clause.replaced_by)):
            for other in others:
                print(f"  {title}: {other} {result.clauses[other].heading}")
        for citing in result.clauses.values():
            if clause.id in citing.rulings:
                print(f"  settles: {citing.id} {citing.heading}")
        if clause.options:
            print(f"  options: {', '.join(clause.options)}")
        for kind in Kind:
            for mention in result.mentions[id_]:
                if mention.kind is kind:
                    print(f"  {kind.value}: {mention.place}" + (f" {mention.name}" if mention.name else ""))
    return 0


def print_summary(result: Result) -> None:
    """Print the counts, one line for each book and status."""
    untied = {one.clause.id: one for one in result.untied}
    for book in dict.fromkeys(clause.book for clause in result.clauses.values()):
        for status in ClauseStatus:
            ids = [id_ for id_, clause in result.clauses.items() if clause.book == book and clause.status is status]
            lacking = [untied[id_] for id_ in ids if id_ in untied]
            line = f"{book:<8} {status.value:<8} {len(ids):>4}"
            if status.needs_test:
                line += f"   tied {len(ids) - len(lacking):>4}"
                line += f"   without code {sum(one.lacks_code for one in lacking):>4}"
                line += f"   without test {sum(one.lacks_test for one in lacking):>4}"
                line += f"   in part {sum(bool(result.clauses[id_].lacks) for id_ in ids):>4}"
            print(line)
    print(f"{len(result.clauses)} clauses, {len(result.untied)} not tied, {len(result.faults)} faulty mentions")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
