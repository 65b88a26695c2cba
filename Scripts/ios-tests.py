#!/usr/bin/env python3
"""Counts the tests that run on iOS, without Xcode.

ios-tests.py           prints the number by target
ios-tests.py --check   prints a finding if Tests/minimum-test-count-ios.txt is above that number, or far below
ios-tests.py --linux   prints the number on Linux, to compare with the log of a run there
ios-tests.py --target TARGET  prints the number of one target

A test is a line with `@Test` in a test target of the manifest, in a branch of `#if` that is compiled on iOS.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MINIMUM = ROOT / "Tests" / "minimum-test-count-ios.txt"
# The minimum may be this much below the number, so that a new test does not need a new minimum.
SLACK = 0.95

IOS = {
    "canImport(UIKit)": True,
    "canImport(HeadlessUIKit)": False,
    "canImport(HeadlessSwiftUI)": False,
    "canImport(AllocationCounter)": False,
    "canImport(FoundationXML)": False,
    "canImport(FoundationNetworking)": False,
    "canImport(ObjectiveC)": True,
    "os(Linux)": False,
    "os(macOS)": False,
    "REFRESH_ADAPTER": True,
    "DEBUG": True,
    "hasFeature(Embedded)": False,
}
LINUX = {
    **IOS,
    "canImport(UIKit)": False,
    "canImport(HeadlessUIKit)": True,
    "canImport(HeadlessSwiftUI)": True,
    "canImport(AllocationCounter)": True,
    "canImport(FoundationXML)": True,
    "canImport(FoundationNetworking)": True,
    "canImport(ObjectiveC)": False,
    "os(Linux)": True,
}


def holds(condition: str, facts: dict[str, bool]) -> bool:
    """The value of a condition; fails if it contains a word that is not known."""
    words = re.sub(r"[A-Za-z_]+\([A-Za-z]+\)|[A-Z_]{4,}", lambda match: str(facts[match.group()]), condition)
    return bool(eval(words.replace("&&", " and ").replace("||", " or ").replace("!", " not ").strip(), {}))


def count(path: Path, facts: dict[str, bool]) -> int:
    """The tests of a file that are compiled."""
    tests = 0
    # For each open `#if`: is this branch compiled, and was one of the branches so far?
    branches: list[tuple[bool, bool]] = []
    text = False
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.count('"""') % 2:
            text = not text
            continue
        if text:
            continue
        code = line.strip()
        if code.startswith("#if "):
            value = holds(code[4:], facts)
            branches.append((value, value))
        elif code.startswith("#elseif "):
            _, taken = branches.pop()
            value = not taken and holds(code[8:], facts)
            branches.append((value, taken or value))
        elif code.startswith("#else"):
            _, taken = branches.pop()
            branches.append((not taken, True))
        elif code.startswith("#endif"):
            branches.pop()
        elif all(value for value, _ in branches) and re.match(r"(@[A-Za-z]+ )*@Test\b", code):
            tests += 1
    return tests


def targets() -> list[str]:
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    targets = re.findall(r"\.testTarget\(\s*name: \"(\w+)\"", manifest)
    # The rehearsal's target is a copy of another one.
    return [target for target in targets if (ROOT / "Tests" / target).is_dir()]


def main() -> int:
    facts = LINUX if "--linux" in sys.argv else IOS
    counts = {
        target: sum(count(path, facts) for path in sorted((ROOT / "Tests" / target).rglob("*.swift")))
        for target in targets()
    }
    if "--target" in sys.argv:
        print(counts[sys.argv[-1]])
        return 0
    number = sum(counts.values())
    if "--check" not in sys.argv:
        for target, tests in counts.items():
            print(f"{tests:5}  {target}")
        print(f"{number:5}  in all")
        return 0
    minimum = int(MINIMUM.read_text(encoding="utf-8"))
    if SLACK * number <= minimum <= number:
        return 0
    print(f"{MINIMUM.relative_to(ROOT)}: says {minimum}, and {number} tests run on iOS")
    return 1


if __name__ == "__main__":
    sys.exit(main())
