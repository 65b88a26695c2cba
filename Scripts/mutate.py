#!/usr/bin/env python3
"""Changes one guard of the machine at a time, and sees that something notices.

All changes are compiled into one copy of the package, each behind a number; the environment variable MUTANT chooses the
one that is in force. So nothing is built twice, and a run takes the time of the tests.

  mutate.py plan                    writes the copy to .build-mutate and lists the mutants in mutants.tsv there
  mutate.py run [--every N] COMMAND...
                                    runs COMMAND for every mutant, or every Nth, that is not killed yet, and notes those
                                    that it kills; it may be stopped, and goes on where it was
  mutate.py report                  prints the score and the survivors

A condition is turned round (not), or its branch is always or never taken (yes, no); a constant is moved (more).
Mutants that no command kills are killed by a new test or explained in Docs/Proof.md.
"""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build-mutate"
LIST = COPY / "mutants.tsv"
KILLED = COPY / "killed.tsv"
TRIED = COPY / "tried.tsv"
MACHINE = "Sources/RefreshCore/Machine"
TIMEOUT = 300

SWITCH = """
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Which change of the machine is in force.
public enum Mutant {
  private static let wanted: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

  /// The first number turns a condition round, the second one always or never takes its branch.
  public static func bends(_ number: Int, _ value: Bool, _ always: Bool) -> Bool {
    wanted == number ? !value : wanted == number + 1 ? always : value
  }

  public static func moves(_ number: Int, _ value: Double) -> Double { wanted == number ? value * 1.5 : value }
}
"""

BRANCH = re.compile(r"^(\s*(?:\} else )?if |\s*guard )(.*?)( else \{.*| \{.*)$")
NAMED = re.compile(r"^(\s*let (?:(?:is|has|may|can|must|are|gave)[A-Z]\w*|fires|arms|raises|stays|brings|jumps|holds) = )(.+)$")
ANSWER = re.compile(r"^(\s*return )([a-z!].*(?:&&|\|\|).*)$")
CONSTANT = re.compile(r"^(\s*(?:private |public )?static let \w+ = )([0-9][0-9.]*(?: / [0-9]+)?)$")


def clauses(text):
    """Splits a list of conditions at its commas."""
    parts, depth, start = [], 0, 0
    for index, letter in enumerate(text):
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]]


class Plan:
    def __init__(self):
        self.mutants = []

    def add(self, place, kind, text):
        self.mutants.append((len(self.mutants), place, kind, text.strip()))
        return len(self.mutants) - 1

    def bend(self, place, condition, always):
        if not condition.strip() or re.match(r"\s*(let|var|case|#)\b", condition):
            return condition
        if condition.count("(") != condition.count(")") or condition.count("{") != condition.count("}"):
            return condition
        number = self.add(place, "not", condition)
        self.add(place, "yes" if always else "no", condition)
        space = re.match(r"\s*", condition).group()
        return f"{space}Mutant.bends({number}, {condition.strip()}, {str(always).lower()})"

    def line(self, place, line):
        branch = BRANCH.match(line)
        if branch:
            always = branch[1].strip() == "guard"
            bent = ",".join(self.bend(place, part, always) for part in clauses(branch[2]))
            return branch[1] + bent + branch[3]
        named = NAMED.match(line) or ANSWER.match(line)
        if named and "?" not in named[2] and "{" not in named[2] and not named[2].rstrip().endswith(("&&", "||", "=")):
            return named[1] + self.bend(place, named[2], False)
        constant = CONSTANT.match(line)
        if constant and "." in constant[2]:
            return f"{constant[1]}Mutant.moves({self.add(place, 'more', line)}, {constant[2]})"
        return line


def plan():
    shutil.rmtree(COPY, ignore_errors=True)
    COPY.mkdir()
    for name in ("Package.swift", "Sources", "Tests", "README.md", "Docs", "Scripts", "Makefile", "CHANGELOG.md"):
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, COPY / name)
    (COPY / "Sources/ScrollPhysics/Mutant.swift").write_text(SWITCH)
    plan = Plan()
    for path in sorted((COPY / MACHINE).rglob("*.swift")):
        lines = path.read_text().split("\n")
        # A condition over several lines is left alone, and so is its first line.
        changed = [
            line if index + 1 < len(lines) and re.match(r"\s*(&&|\|\|)", lines[index + 1]) else
            plan.line(f"{path.relative_to(COPY / MACHINE)}:{index + 1}", line)
            for index, line in enumerate(lines)
        ]
        text = "\n".join(changed)
        if "Mutant." in text and "import ScrollPhysics" not in text:
            text = "import ScrollPhysics\n\n" + text
        path.write_text(text)
    LIST.write_text("".join("\t".join(map(str, mutant)) + "\n" for mutant in plan.mutants))
    print(f"mutate: {len(plan.mutants)} mutants")


def mutants():
    return [line.split("\t") for line in LIST.read_text().splitlines()]


def noted(path):
    return set(path.read_text().split()) if path.exists() else set()


def note(path, number):
    with path.open("a") as log:
        log.write(number + "\n")


def notices(command, mutant):
    environment = dict(os.environ, MUTANT=mutant, SWIFT_BACKTRACE="enable=no")
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, cwd=COPY, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        return process.wait(TIMEOUT) != 0
    except subprocess.TimeoutExpired:
        # A change may make a loop endless; its children go with it.
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        return True


def run(command, step):
    if notices(command, "-1"):
        sys.exit("mutate: the command fails without a mutant")
    done = noted(KILLED)
    for number, *_ in mutants()[::step]:
        if number in done:
            continue
        note(TRIED, number)
        if notices(command, number):
            note(KILLED, number)
    report()


def report():
    tried, done = noted(TRIED), noted(KILLED)
    for number, place, kind, text in mutants():
        if number in tried - done:
            print(f"{place}\t{kind}\t{text}")
    print(f"mutate: {len(done)} of {len(tried)} killed, {100 * len(done) / max(len(tried), 1):.1f} %")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["plan"]:
            plan()
        case ["run", "--every", step, *command] if command:
            run(command, int(step))
        case ["run", *command] if command:
            run(command, 1)
        case ["report"]:
            report()
        case _:
            sys.exit(__doc__)
