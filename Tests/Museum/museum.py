#!/usr/bin/env python3
"""Lists the defects that users of other libraries reported, and the tests which show that they do not occur here.

The reports are the lines of Tests/Museum/reports.tsv. A test refers to a report by its trait `.bug(id: "B001")`. The
verdicts are those of the last `make test`, read from .build/test.log.

  museum.py           writes Docs/Museum.md
  museum.py --check   writes nothing, and fails if a report has neither a test nor a reason why no test can express it,
                      if a test refers to an unknown report, did not run or failed, or if Docs/Museum.md is out of date

The page states the number of cases at full width. With REFRESHKIT_WIDTH=thorough there are more, so --check ignores the
numbers.
"""
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPORTS = "Tests/Museum/reports.tsv"
TESTS = "Tests"
LOG = ".build/test.log"
PAGE = "Docs/Museum.md"
PLAYED = "Examples/Playground/Page/breakage.js"
COLUMNS = ["id", "class", "report", "saw", "reason"]

ID = re.compile(r"B\d{3}")
ROW = re.compile(r"row: '(B\d{3})'")
TAG = re.compile(r"\.bug\(id: \"([^\"]*)\"")
SUITE = re.compile(r"(?:@\w+(?:\(.*?\))? )*(?:[a-z]+ )*?(?:struct|class|actor|enum|extension) (\w+)")
FUNCTION = re.compile(r"^\s*(?:@\w+(?:\(.*\))? )*(?:[a-z]+ )*func (\w+)[^(]*\(")
VERDICT = re.compile(r"^\S+\s+Test (\w+\([\w:]*\))(?: with (\d+) test cases?)? (passed|failed|skipped)(.*known issue)?")

LINK = re.compile(
    r"(?P<address>https?://[^\s;,)]+)"
    r"|(?P<repository>\b[\w.-]+/[\w.-]+)(?=#\d| PR#\d| commit| CHANGELOG)"
    r"|(?P<thread>(?P<pull>PR)?#(?P<number>\d+))"
    r"|\b(?P<hash>(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,40})\b")

INTRODUCTION = """\
# The museum

Defects that users of other pull-to-refresh and load-more libraries reported, each with the tests which show that it does
not occur here. A test reproduces the report's scenario through the public API, with a simulated finger on the headless
scroll view. A case of a test is one setting of the switches for the uncertain facts about the real UIKit. Together, the
cases of a test cover every pair of settings, and the test's own variants, if any.

This page is generated from the tests: `make test museum` runs all tests and writes it, and `make check` fails if it
does not match their results. The names of the tests can be used as filters, as in
`swift test --filter {example}`.

{count} reports, {tested} with a test, {excused} without one.
"""


class Wrong(Exception):
    """A finding, with the file and the line where there is one."""


def read(path, hint=""):
    try:
        return (ROOT / path).read_text(encoding="utf-8").split("\n")
    except FileNotFoundError:
        raise Wrong(f"{path}: there is no such file{hint}") from None
    except UnicodeDecodeError as error:
        raise Wrong(f"{path}: this is no text: {error}") from None


def read_reports():
    """The rows by their ids, each with the place of its line."""
    lines = read(REPORTS)
    if lines[0].split("\t") != COLUMNS:
        raise Wrong(f"{REPORTS}:1: expected the columns {', '.join(COLUMNS)}, separated by tabs")
    reports = {}
    for number, line in enumerate(lines[1:], 2):
        if line:
            report = parse_report(f"{REPORTS}:{number}", line)
            if report["id"] in reports:
                raise Wrong(f"{report['place']}: {report['id']} was listed at {reports[report['id']]['place']}")
            reports[report["id"]] = report
    return reports


def parse_report(place, line):
    cells = line.split("\t")
    if len(cells) != len(COLUMNS):
        raise Wrong(f"{place}: expected {len(COLUMNS)} columns, separated by tabs, found {len(cells)}")
    report = dict(zip(COLUMNS, cells), place=place)
    if not ID.fullmatch(report["id"]):
        raise Wrong(f"{place}: expected an id such as B001, found '{report['id']}'")
    for column in COLUMNS[1:4]:
        if not report[column].strip():
            raise Wrong(f"{place}: the column {column} of {report['id']} is empty")
    return report


def find_tests():
    """All test functions by their names, and those that show a report, once for each that they show."""
    functions, shown = {}, []
    for path in sorted((ROOT / TESTS).rglob("*.swift")):
        place = path.relative_to(ROOT)
        if ".build" not in place.parts:
            scan(str(place), functions, shown)
    return functions, shown


def scan(path, functions, shown):
    """Notes the tests of a file; an attribute may go over several lines, and its function follows it."""
    suite, attribute, lines = None, [], read(path)
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith("//"):
            continue
        suite = (SUITE.match(line) or [None, suite])[1]
        if line.lstrip().startswith("@Test"):
            attribute = [(number, line)]
        elif attribute:
            attribute.append((number, line))
        function = FUNCTION.match(line)
        if attribute and function:
            test = {"suite": suite, "function": function[1], "path": path, "place": f"{path}:{number}"}
            signature = "\n".join([line[function.end():]] + lines[number:])
            test["name"] = f"{function[1]}({labels(signature)})"
            functions.setdefault(test["name"], []).append(test)
            note(attribute, test, shown)
            attribute = []
        elif not attribute and TAG.search(line):
            raise Wrong(f"{path}:{number}: a report is named where no test is")
    if attribute:
        raise Wrong(f"{path}:{attribute[0][0]}: a test without a function")


def labels(signature):
    """The labels of a function's parameters as a log prints them, from behind the parenthesis that opens them."""
    parameters, depth = [""], 0
    for letter in signature:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            break
        if letter == "," and depth == 0:
            parameters.append("")
        else:
            parameters[-1] += letter
    found = (re.match(r"\s*(\w+)(?:\s+\w+)?\s*:", parameter) for parameter in parameters)
    return "".join(f"{match[1]}:" for match in found if match)


def note(attribute, test, shown):
    for number, line in attribute:
        for identifier in TAG.findall(line):
            shown.append(dict(test, id=identifier, place=f"{test['path']}:{number}"))


def read_verdicts():
    """What the log says of each name: the line, the number of cases or None, and how it came out."""
    verdicts = {}
    for number, line in enumerate(read(LOG, "; `make test` writes it"), 1):
        match = VERDICT.match(line)
        if match:
            result = "has a known issue" if match[4] else match[3]
            verdicts.setdefault(match[1], []).append((number, match[2], result))
    if not verdicts:
        raise Wrong(f"{LOG}: this is no log of a test run")
    return verdicts


def judge(test, functions, verdicts):
    """What the page says of a test."""
    same = functions[test["name"]]
    if len(same) > 1:
        both = " and ".join(f"{full_name(one)} ({one['place']})" for one in same)
        raise Wrong(f"{test['place']}: {test['id']}: the log of a test run does not tell {both} apart")
    found = verdicts.get(test["name"], [])
    if not found:
        raise Wrong(f"{test['place']}: {test['id']}: {full_name(test)} did not run: {LOG} does not name it")
    for number, _, result in found:
        if result != "passed":
            raise Wrong(f"{test['place']}: {test['id']}: {full_name(test)} {result}, says {LOG}:{number}")
    cases = found[-1][1]
    return f"passes, {cases} {'case' if cases == '1' else 'cases'}" if cases else "passes"


def full_name(test):
    return f"{test['suite']}/{test['function']}"


def check_rows(reports, shown):
    for test in shown:
        if test["id"] not in reports:
            raise Wrong(f"{test['place']}: {full_name(test)} names {test['id']}, which {REPORTS} does not list")
    tested = {test["id"] for test in shown}
    missing = [report for report in reports.values() if report["id"] not in tested and not report["reason"]]
    if missing:
        raise Wrong("\n".join(f"{one['place']}: {one['id']} has neither a test nor a reason" for one in missing))
    for report in reports.values():
        if report["reason"] and report["id"] in tested:
            raise Wrong(f"{report['place']}: {report['id']} has a test, and a reason why it has none")


def link(text):
    """A report with links to the threads and commits of the repository that was named last."""
    parts, end, repository = [], 0, None
    for match in LINK.finditer(text):
        repository = match["repository"] or repository
        if match["repository"]:
            continue
        parts += [text[end:match.start()], f"[{match[0]}]({address(match, repository)})" if
                  match["address"] or repository else match[0]]
        end = match.end()
    return "".join(parts) + text[end:]


def address(match, repository):
    if match["address"]:
        return match["address"]
    if match["hash"]:
        return f"https://github.com/{repository}/commit/{match['hash']}"
    return f"https://github.com/{repository}/{'pull' if match['pull'] else 'issues'}/{match['number']}"


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


def write_row(report, tests, verdicts, played):
    names = [f"[{full_name(test)}](../{test['path']})" for test in tests]
    row = report["id"]
    right = [f"[{row}](../Examples/Playground/#row={row})" if row in played else row, link(cell(report["report"])), cell(report["saw"])]
    if tests:
        right += ["<br>".join(names), "<br>".join(verdicts)]
    else:
        right += ["none: " + cell(report["reason"]), ""]
    return "| " + " | ".join(right) + " |"


def write_page(reports, shown, functions, verdicts):
    tested = {test["id"] for test in shown}
    played = ROW.findall("\n".join(read(PLAYED)))
    lines = [INTRODUCTION.format(
        example=full_name(shown[0]) if shown else "SUITE/TEST", count=len(reports),
        tested=len(tested), excused=len(reports) - len(tested))]
    for title in dict.fromkeys(report["class"] for report in reports.values()):
        lines += [f"## {title[0].upper()}{title[1:]}", "",
                  "| Row | Report | What the user saw | Test | Verdict |", "| --- | --- | --- | --- | --- |"]
        for report in reports.values():
            if report["class"] == title:
                tests = [test for test in shown if test["id"] == report["id"]]
                lines.append(write_row(report, tests, [judge(test, functions, verdicts) for test in tests], played))
        lines.append("")
    return "\n".join(lines)


def compare(page):
    """Fails at the first line that differs."""
    old, new = read(PAGE, "; `make museum` writes it"), page.split("\n")
    if os.environ.get("REFRESHKIT_WIDTH") == "thorough":
        old, new = ([re.sub(r"passes, \d+ cases?", "passes", line) for line in lines] for lines in (old, new))
    for number in range(max(len(old), len(new))):
        if old[number:number + 1] != new[number:number + 1]:
            raise Wrong(f"{PAGE}:{number + 1}: this is not what the tests say; `make museum` writes it anew")


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    if not arguments and os.environ.get("REFRESHKIT_WIDTH") == "thorough":
        sys.exit("museum: the page has the figures of the full width; unset REFRESHKIT_WIDTH")
    try:
        reports = read_reports()
        functions, shown = find_tests()
        check_rows(reports, shown)
        page = write_page(reports, shown, functions, read_verdicts())
        if arguments:
            compare(page)
        else:
            (ROOT / PAGE).write_text(page, encoding="utf-8")
    except Wrong as error:
        sys.exit(str(error))
    print(f"museum: {len(reports)} reports, {len(shown)} tests")


if __name__ == "__main__":
    main(sys.argv[1:])
