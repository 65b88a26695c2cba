#!/usr/bin/env python3
"""Counts what somebody has to hold in the head to work on refresh controls, and fails above the limits of Scripts/house.tsv.

house.py            prints the counts, with their limits
house.py --check    prints only what is above its limit
house.py --members  prints the types with the most members

A line of code is neither blank nor a comment. A type's members are its stored and computed properties, functions,
initializers, subscripts, cases and nested types, in all its extensions. The adapter is what compiles only where
REFRESH_ADAPTER is defined. Sources are those of refresh controls: SwipeBack, which nobody has to know to work on them, has three
rows of its own, RefreshSwiftUI three, and its helpers in RefreshTesting are counted with neither.
"""

import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"
LIMITS = ROOT / "Scripts" / "house.tsv"
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*(?:.|\n)*?\*/|#?"""(?:.|\n)*?"""#?|"(?:\\.|[^"\\\n])*"')
TYPE = re.compile(r"\b(struct|enum|class|actor|protocol|extension)\s+([A-Z][\w.]*)")
MEMBER = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|internal|fileprivate|private|open|final|static|class|override|mutating|nonmutating|nonisolated|"
    r"lazy|weak|unowned|required|convenience|indirect|dynamic|borrowing|consuming|isolated)(?:\([\w ]+\))?\s+)*"
    r"(func|var|let|init|subscript|case|typealias|struct|enum|class|actor|protocol)\b(.*)")
QUESTION = re.compile(r"\bmachine\.(\w+)")
# What the adapter sends to the machine, instead of asking it.
ORDERS = {"receive", "configure"}
# What an app calls: its members are its interface, and what it does is in the objects that it has.
FACES = {"RefreshControl"}
SWIPE = "SwipeBack"
SWIFTUI = "RefreshSwiftUI"
PUBLIC = re.compile(r"^ *(?:@[A-Za-z]+(?:\([^)]*\))? +)*(?:public|open) ")


def blank(match):
    """A comment as blanks, and a string as one empty string a line, because its lines are code and its braces are not."""
    text = match.group(0)
    return re.sub(r"[^\n]", " ", text) if text[0] == "/" else "\n".join('""' for _ in text.split("\n"))


class File:
    """A source file: its lines of code, and where it belongs."""

    def __init__(self, path, sources):
        self.path = path
        self.folders = path.relative_to(sources).parts[:-1]
        self.module = self.folders[0]
        text = path.read_text()
        self.code = [line for line in COMMENT_OR_STRING.sub(blank, text).split("\n") if line.strip()]
        self.public = sum(bool(PUBLIC.match(line)) for line in text.split("\n"))
        self.is_adapter = any(line.startswith("#if REFRESH_ADAPTER") for line in self.code)


def members(files):
    """The number of members of each type, by its full name in its module."""
    counts = Counter()
    for file in files:
        scopes = []
        for line in file.code:
            if scopes and scopes[-1]:
                match = MEMBER.match(line)
                if match and not is_local(match, line):
                    counts[file.module, scopes[-1]] += cases(match)
            opened = TYPE.search(line)
            for place, character in enumerate(line):
                if character == "{":
                    name = None
                    if opened and opened.end() <= place:
                        outer = next((scope for scope in reversed(scopes) if scope), "")
                        is_nested = opened[1] != "extension" and outer
                        name = f"{outer}.{opened[2]}" if is_nested else opened[2]
                        opened = None
                    scopes.append(name)
                elif character == "}" and scopes:
                    scopes.pop()
    return counts


def is_local(match, line):
    return match[1] == "class" and re.match(r"\s*(func|var)\b", match[2]) is not None


def cases(match):
    """The number of members that a line declares: an enum's line may have several cases."""
    if match[1] != "case":
        return 1
    depth, count = 0, 1
    for character in match[2]:
        depth += (character in "([{<") - (character in ")]}>")
        count += character == "," and depth == 0
    return count


def count(sources=SOURCES):
    """The counts by their names, and the number of members of each type."""
    everything = [File(path, sources) for path in sorted(sources.rglob("*.swift"))]
    files = [file for file in everything if SWIPE not in file.folders and file.module != SWIFTUI]
    swipe = [file for file in everything if file.module == SWIPE]
    swiftui = [file for file in everything if file.module == SWIFTUI]
    core = [file for file in files if file.module == "RefreshCore"]
    adapter = [file for file in core if file.is_adapter]
    machine = [file for file in core if "Machine" in file.folders]
    types = members(files)
    largest = max((number for (_, name), number in types.items() if name not in FACES), default=0)
    folders = Counter(file.path.parent for file in files)
    questions = [word for file in adapter for line in file.code for word in QUESTION.findall(line) if word not in ORDERS]
    motion = ROOT / "Docs" / "Motion.md"
    lines = lambda some: sum(len(file.code) for file in some)
    return {
        "code lines of RefreshCore": lines(core),
        "code lines of its adapter": lines(adapter),
        "code lines of the machine": lines(machine),
        "code lines of Sources": lines(files),
        "files in Sources": len(files),
        "files named with +": sum("+" in file.path.name for file in files),
        "files in the largest folder": max(folders.values()),
        "public lines of RefreshCore and RefreshAnimators":
            sum(file.public for file in files if file.module in ("RefreshCore", "RefreshAnimators")),
        "members of RefreshControl": types["RefreshCore", "RefreshControl"],
        "members of the largest other type": largest,
        "members of the machine": types["RefreshCore", "RefreshStateMachine"],
        "questions of the adapter to the machine": len(questions),
        "code lines of SwipeBack's machine": lines(file for file in swipe if "Machine" in file.folders),
        "code lines of SwipeBack's adapter": lines(file for file in swipe if "Adapter" in file.folders),
        "code lines of SwipeBack's gauges": lines(file for file in swipe if "Gauges" in file.folders),
        "code lines of RefreshSwiftUI": lines(swiftui),
        "files of RefreshSwiftUI": len(swiftui),
        "public lines of RefreshSwiftUI": sum(file.public for file in swiftui),
        "words of Docs/Motion.md": len(motion.read_text().split()) if motion.exists() else 0,
    }, types


def limits(text):
    """The limit and the goal of each count."""
    rows = (line.split("\t") for line in text.splitlines() if line and not line.startswith("#"))
    return {name: (int(limit), int(goal)) for name, limit, goal in rows}


def findings(counts, known):
    """A sentence for each count that is above its limit, or has none."""
    said = [f"Scripts/house.tsv has no row \"{name}\"" for name in counts if name not in known]
    for name, (limit, _) in known.items():
        if name not in counts:
            said.append(f"Scripts/house.tsv: nothing counts \"{name}\"")
        elif counts[name] > limit:
            said.append(f"Scripts/house.py: {counts[name]} {name}; at most {limit}")
    return said


def main():
    counts, types = count()
    if "--members" in sys.argv[1:]:
        for (module, name), number in types.most_common(20):
            print(f"{number:6d}  {name} of {module}")
        return 0
    known = limits(LIMITS.read_text())
    if "--check" not in sys.argv[1:]:
        print(f"{'':50} {'now':>7} {'limit':>7} {'goal':>7}")
        for name, number in counts.items():
            limit, goal = known.get(name, ("", ""))
            print(f"{name:50} {number:7} {limit:>7} {goal:>7}")
    said = findings(counts, known)
    print("\n".join(said), file=sys.stderr, end="\n" if said else "")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
