#!/usr/bin/env python3
"""Changes one condition of the machine at a time, or takes one guard out of the adapter, and checks that a test notices.

All changes are compiled into one copy of the package, each behind a number; the environment variable MUTANT selects the
active one. Nothing is built twice, so a run takes only the time of the tests. Linux only.

  mutate.py plan [--parts | --guards] [TARGET...]
                              updates the copy in .build-mutate, with the tests of these targets, and lists the mutants in
                              its mutants.tsv: those of the machine or, with --guards, those of the adapter; killed mutants
                              remain killed
  mutate.py build             builds the copy
  mutate.py run FILTER...     runs the matching suites for every surviving mutant that has not been run against them, up to
                              the first issue, on every processor; it can be interrupted and resumed. A first run of each
                              suite notes which mutants would make a difference in it: no other suite can notice them
  mutate.py report [PERCENT]  prints the score and the survivors, and fails if fewer than these (all, by default) are killed
                              or explained, or a mutant was not run
  mutate.py stale             names the explanations whose mutant is gone, and fails if there is one; builds nothing

A mutant negates a condition (not), always or never takes its branch (yes, no), or changes a constant (more). With --parts, it
also ignores one part of a condition (drop) or changes the result of a function. With --guards, it ignores one condition of a
guard (pass). Mutants that no test can kill are explained in Tests/Mutation/survivors.tsv.
"""
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[2]
COPY = ROOT / ".build-mutate"
LIST = COPY / "mutants.tsv"
KILLED = COPY / "killed.tsv"
TRIED = COPY / "tried.tsv"
REACH = COPY / "reach.tsv"
EXPLAINED = ROOT / "Tests/Mutation/survivors.tsv"
BINARY = COPY / ".build/debug/RefreshKitPackageTests.xctest"
MACHINE = "Sources/RefreshCore/Machine"
CORE = "Sources/RefreshCore"
# The adapter, and what it needs of Foundation.
ADAPTER = tuple(f"{CORE}/{name}" for name in ("ScrollView", "Calls", "History"))
# The folders that the manifest and the tests need.
FOLDERS = ["Sources", "Tests", "Docs", "Examples/Playground/Core"]
TARGETS = ["RefreshCoreTests", "RefreshTestingTests", "RefreshUIKitTests"]

# A change may make a loop endless: seconds of the processor beyond thrice those of the unchanged machine, and seconds
# of the clock for one that waits.
PATIENCE = 5
TIMEOUT = 600

SWITCH = """
#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Which change is in force, and which would make a difference.
public enum Mutant {
  private static let wanted: Int = getenv("MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

  /// The file that lists the changes that would make a difference; 0 without one.
  private static let reach: Int32 = getenv("REACH").map { open($0, O_WRONLY | O_CREAT | O_APPEND, 0o644) } ?? 0

  nonisolated(unsafe) private static let reached: UnsafeMutablePointer<Bool> = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 1 << 16)
    flags.initialize(repeating: false, count: 1 << 16)
    return flags
  }()

  private static func note(_ number: Int) {
    guard reach != 0, !reached[number] else { return }
    reached[number] = true
    let line = "\\(number)\\n"
    _ = write(reach, line, line.utf8.count)
  }

  /// The first number turns a condition round, the second one always or never takes its branch.
  public static func bends(_ number: Int, _ value: Bool, _ always: Bool) -> Bool {
    note(number)
    if value != always { note(number + 1) }
    return wanted == number ? !value : wanted == number + 1 ? always : value
  }

  /// One of the parts that a condition is made of counts for nothing.
  public static func drops(_ number: Int, _ value: Bool, _ neutral: Bool) -> Bool {
    if value != neutral { note(number) }
    return wanted == number ? neutral : value
  }

  public static func moves(_ number: Int, _ value: Double) -> Double {
    note(number)
    return wanted == number ? value * 1.5 : value
  }
}
"""

BRANCH = re.compile(r"^(\s*(?:\} else )?if |\s*guard )(.*?)( else \{.*| \{.*)$")
NAMED = re.compile(r"^(\s*let (?:(?:is|has|may|can|must|are|gave)[A-Z]\w*|fires|arms|raises|stays|brings|jumps|holds) = )(.+)$")
BODY = re.compile(r"^(.*(?:-> Bool|: Bool) \{ )([^{}]+)( \})$")
PLAIN = re.compile(
    r"^(\s*(?:case [^:]+: )?(?:return |[\w.]+ = )?)"
    r"((?!if |guard |let |var |return |case |else |func )[a-z!(][^{}?]*)$")
CONSTANT = re.compile(r"^(\s*(?:private |package |public )?static let \w+ = )([0-9][0-9.]*(?: / [0-9]+)?)$")
SCOPE = re.compile(r"^\s*(?:[a-z@]\w*(?:\(set\))? )*(?:func (\w+|\W+)\(|(init)\W|(subscript)\(|var (\w+): .*\{)")
TEST_TARGET = re.compile(r'    \.testTarget\((?:\n      )?name: "(\w+)".*?\),\n(?=    \.testTarget|  \])', re.DOTALL)


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


def operands(text):
    """Splits a condition at its loosest operator; the operator is empty where there is none."""
    for operator in ("||", "&&"):
        parts, depth, start = [], 0, 0
        for index, letter in enumerate(text):
            depth += {"(": 1, ")": -1}.get(letter, 0)
            if depth == 0 and text.startswith(operator, index):
                parts.append(text[start:index].strip())
                start = index + len(operator)
        if parts:
            return operator, parts + [text[start:].strip()]
    return "", [text]


class Plan:
    """Numbers the mutants; they are known by file, function, kind and text, and by which of the same they are."""

    def __init__(self, has_parts=False, has_guards_only=False):
        self.has_parts = has_parts
        self.has_guards_only = has_guards_only
        self.mutants = []
        self.names = set()
        self.file = self.scope = ""
        self.line_number = 0

    def add(self, kind, text):
        count = 1
        while (name := (self.file, self.scope, kind, text.strip() + (f" #{count}" if count > 1 else ""))) in self.names:
            count += 1
        self.names.add(name)
        self.mutants.append((len(self.mutants), self.line_number, *name))
        return len(self.mutants) - 1

    def bend(self, condition, always):
        if not condition.strip() or re.match(r"\s*(let|var|case|#)\b", condition):
            return condition
        if condition.count("(") != condition.count(")") or condition.count("{") != condition.count("}"):
            return condition
        space = re.match(r"\s*", condition).group()
        if self.has_guards_only:
            return f"{space}Mutant.drops({self.add('pass', condition)}, {condition.strip()}, true)"
        number = self.add("not", condition)
        self.add("yes" if always else "no", condition)
        return f"{space}Mutant.bends({number}, {self.thin(condition.strip())}, {str(always).lower()})"

    def thin(self, condition):
        operator, parts = operands(condition)
        if not self.has_parts:
            return condition
        if not operator:
            is_group = condition.startswith("(") and condition.endswith(")") and ")" not in condition[1:-1]
            return f"({self.thin(condition[1:-1])})" if is_group else condition
        neutral = str(operator == "&&").lower()
        return f" {operator} ".join(
            f"Mutant.drops({self.add('drop', part)}, {self.thin(part)}, {neutral})" for part in parts)

    def line(self, line):
        branch = BRANCH.match(line)
        if branch:
            always = branch[1].strip() == "guard"
            if self.has_guards_only and not always:
                return line
            bent = ",".join(self.bend(part, always) for part in clauses(branch[2]))
            return branch[1] + bent + branch[3]
        if self.has_guards_only:
            return line
        body = BODY.match(line)
        if body and self.has_parts:
            return body[1] + self.bend(body[2], False) + body[3]
        named = NAMED.match(line)
        if named and "?" not in named[2] and "{" not in named[2] and not named[2].rstrip().endswith(("&&", "||", "=")):
            return named[1] + self.bend(named[2], False)
        plain = PLAIN.match(line)
        is_wanted = plain and (self.has_parts or plain[1].strip() == "return") and operands(plain[2])[0]
        if is_wanted and len(clauses(plain[2])) == 1 and not re.search(r" = |(&&|\|\|)$", plain[2]):
            return plain[1] + self.bend(plain[2], False)
        constant = CONSTANT.match(line)
        if constant and "." in constant[2]:
            return f"{constant[1]}Mutant.moves({self.add('more', line)}, {constant[2]})"
        return line

    def change(self, file, text):
        self.file, self.scope = file, "-"
        lines, changed = text.split("\n"), []
        for index, line in enumerate(lines):
            self.line_number = index + 1
            if scope := SCOPE.match(line):
                self.scope = next(filter(None, scope.groups()))
            # A condition over several lines is left alone, and so is its first line.
            goes_on = index + 1 < len(lines) and re.match(r"\s*(&&|\|\|)", lines[index + 1])
            changed.append(line if goes_on else self.line(line))
        text = "\n".join(changed)
        return "import ScrollPhysics\n\n" + text if "Mutant." in text and "import ScrollPhysics" not in text else text


def write(path, data):
    """What has not changed is not built again; answers whether it has."""
    if path.exists() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return True


def plan(targets, plan=Plan(), folders=(MACHINE,), root=MACHINE):
    wanted = {"Sources/ScrollPhysics/Mutant.swift": SWITCH.encode()}
    for name in FOLDERS:
        for path in sorted((ROOT / name).rglob("*")):
            if path.is_file() and ".build" not in path.relative_to(ROOT).parts:
                wanted[str(path.relative_to(ROOT))] = path.read_bytes()
    for name in [name for name in wanted if name.startswith(tuple(f"{folder}/" for folder in folders))]:
        wanted[name] = plan.change(name[len(root) + 1:], wanted[name].decode()).encode()
    manifest = (ROOT / "Package.swift").read_text()
    wanted["Package.swift"] = TEST_TARGET.sub(lambda match: match[0] if match[1] in targets else "", manifest).encode()
    for name in FOLDERS:
        for path in (COPY / name).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in wanted:
                path.unlink()
    changed = [name for name, data in wanted.items() if write(COPY / name, data)]
    if any(name.startswith("Sources") for name in changed):
        # Tests that the compiler takes for up to date may know an older layout of what they copy.
        for tests in COPY.glob(".build/*/debug/*Tests.build"):
            shutil.rmtree(tests)
        (COPY / ".build/debug.yaml").unlink(missing_ok=True)
    LIST.write_text("".join("\t".join(map(str, mutant)) + "\n" for mutant in plan.mutants))
    TRIED.unlink(missing_ok=True)
    REACH.unlink(missing_ok=True)
    print(f"mutate: {len(plan.mutants)} mutants")


def build():
    REACH.unlink(missing_ok=True)
    subprocess.run(["swift", "build", "--build-tests"], cwd=COPY, check=True, env=dict(os.environ, REFRESHKIT_OPTIMIZED="1"))


def mutants():
    for line in LIST.read_text().splitlines():
        number, line_number, *name = line.split("\t")
        yield number, line_number, "\t".join(name)


def noted(path):
    return set(path.read_text().splitlines()) if path.exists() else set()


def note(path, line):
    with path.open("a") as log:
        log.write(line + "\n")


def killed():
    return {line.rsplit("\t", 1)[0] for line in noted(KILLED)}


def start(suites, seconds, **surroundings):
    """Starts the tests of some suites, which get a time on the processor."""
    command = [BINARY, "--testing-library", "swift-testing"]
    for suite in suites:
        command += ["--filter", f"^{re.escape(suite)}[/(]"]
    return subprocess.Popen(
        command, env=dict(os.environ, SWIFT_BACKTRACE="enable=no", **surroundings), cwd=COPY, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)))


def notices(suites, mutant, seconds):
    """Whether an issue is recorded, or the tests do not come to their end."""
    process = start(suites, seconds, MUTANT=mutant)
    alarm = threading.Timer(TIMEOUT, process.kill)
    alarm.start()
    for line in process.stdout:
        if "recorded an issue" in line:
            process.kill()
            break
    process.wait()
    alarm.cancel()
    return process.returncode != 0


def suites(filters):
    """The suites of the matching tests."""
    tests = subprocess.run(
        [BINARY, "--testing-library", "swift-testing", "--list-tests"], cwd=COPY, check=True, capture_output=True, text=True)
    names = {re.split(r"[/(]", line)[0] for line in tests.stdout.splitlines() if "/" in line}
    return sorted(name for name in names if any(re.search(filter, f"{name}/") for filter in filters))


def explore(suite):
    """Notes the seconds of a suite, and the mutants that would make a difference in it."""
    path = COPY / f"reach-{suite}"
    path.unlink(missing_ok=True)
    process = start([suite], TIMEOUT, REACH=str(path))
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if status or "Test run with 0 tests" in output:
        sys.exit(f"mutate: {suite} fails without a mutant\n{output[-2000:]}")
    numbers = path.read_text().split() if path.exists() else []
    path.unlink(missing_ok=True)
    note(REACH, "\t".join([suite, f"{usage.ru_utime + usage.ru_stime:.1f}", *numbers]))


def run(filters):
    wanted = suites(filters)
    known = {line.split("\t", 1)[0] for line in noted(REACH)}
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(explore, [suite for suite in wanted if suite not in known]))
    reach = {suite: (float(seconds), set(numbers)) for suite, seconds, *numbers in (line.split("\t") for line in noted(REACH))}
    print(f"mutate: {len(wanted)} suites, {sum(reach[suite][0] for suite in wanted):.0f} s", flush=True)
    command = " ".join(filters)
    done, tried, explained = killed(), noted(TRIED), explanations()

    def attempt(number, name):
        reached = [suite for suite in wanted if number in reach[suite][1]]
        seconds = int(3 * sum(reach[suite][0] for suite in reached)) + PATIENCE
        if reached and notices(reached, number, seconds):
            note(KILLED, f"{name}\t{command}")
        note(TRIED, f"{name}\t{command}")

    with ThreadPoolExecutor(os.cpu_count()) as workers:
        # The explained ones come last, because they take the longest.
        attempts = [
            workers.submit(attempt, number, name)
            for number, _, name in sorted(mutants(), key=lambda mutant: mutant[2] in explained)
            if name not in done and f"{name}\t{command}" not in tried]
        try:
            for each in attempts:
                each.result()
        finally:
            workers.shutdown(cancel_futures=True)
    report()


def explanations():
    """The reason for each survivor, by its name."""
    lines = EXPLAINED.read_text().splitlines() if EXPLAINED.exists() else []
    return dict(line.rsplit("\t", 1) for line in lines if line and not line.startswith("#"))


def stale():
    """The explanations of mutants that are gone."""
    names = set()
    for plan, folders, root in ((Plan(), (MACHINE,), MACHINE), (Plan(has_guards_only=True), ADAPTER, CORE)):
        for folder in folders:
            for path in (ROOT / folder).rglob("*.swift"):
                plan.change(str(path.relative_to(ROOT / root)), path.read_text())
        names |= plan.names
    return [name for name in explanations() if tuple(name.split("\t")) not in names]


def report():
    done, reasons = killed(), explanations()
    tried = {line.rsplit("\t", 1)[0] for line in noted(TRIED)} | done
    all_names = [name for _, _, name in mutants()]
    names = {name: place for _, place, name in mutants() if name in tried}
    dead = [name for name in names if name in done]
    alive = [name for name in names if name not in done]
    unexplained = [name for name in alive if name not in reasons]
    for name in unexplained:
        file, rest = name.split("\t", 1)
        print(f"{file}:{names[name]}\t{rest}")
    files = {name.split("\t", 1)[0] for name in all_names}
    for name in (name for name in reasons.keys() - set(alive) if name.split("\t", 1)[0] in files):
        print(f"mutate: explained, but dead or unknown: {name}")
    share = 100 * len(dead) / max(len(names), 1)
    print(f"mutate: {len(dead)} of {len(names)} killed ({share:.1f} %), {len(alive) - len(unexplained)} explained, "
          f"{len(unexplained)} unexplained, {len(all_names) - len(names)} not tried")
    return 100 - 100 * len(unexplained) / max(len(names), 1), len(all_names) - len(names)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["plan", "--parts", *targets]:
            plan(targets or TARGETS, Plan(has_parts=True))
        case ["plan", "--guards", *targets]:
            plan(targets or TARGETS, Plan(has_guards_only=True), ADAPTER, CORE)
        case ["plan", *targets]:
            plan(targets or TARGETS)
        case ["build"]:
            build()
        case ["run", *filters] if filters:
            run(filters)
        case ["stale"]:
            gone = stale()
            for name in gone:
                print(f"{EXPLAINED.relative_to(ROOT)}: no such mutant: {name}")
            sys.exit(1 if gone else 0)
        case ["report", *percent]:
            share, untried = report()
            sys.exit(1 if share < float((percent or [100])[0]) or untried else 0)
        case _:
            sys.exit(__doc__)
