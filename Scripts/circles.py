#!/usr/bin/env python3
"""Fails if a folder of RefreshCore names a type of a folder that names it back, directly or through others.

A folder owns the types that its files declare at the top level; a file names a type if the word stands in its code. A type that
is nested in another one in an extension, and an alias of it, are named after that type without using it.
With --list the folders are printed, each with the folders it names.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "Sources" / "RefreshCore"
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? *\n?)*(?:(?:public|package|final|private|fileprivate|indirect) +)*"
    r"(?:struct|enum|class|protocol|actor|typealias) +(\w+)", re.M)
KIND = r"(?:(?:public|package|indirect) +)*(?:struct|enum|typealias) "
NAMESPACE = re.compile(rf"^extension \w+ {{\n(?=(?:\s*\n)*  {KIND})|(?<== )\w+\.(?=\w+$)", re.M)
COMMENT_OR_STRING = re.compile(r'//[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')


def read():
    """The code of each file without comments and strings, by folder."""
    files = defaultdict(dict)
    for path in sorted(ROOT.rglob("*.swift")):
        folder = str(path.parent.relative_to(ROOT))
        files[folder][path.name] = NAMESPACE.sub("", COMMENT_OR_STRING.sub(" ", path.read_text()))
    return files


def references(files):
    """For each folder the folders that it names, each with the file and the type that do so first."""
    owner = {}
    for folder, texts in files.items():
        for text in texts.values():
            for match in DECLARATION.finditer(text):
                if "private" not in match.group(0):
                    owner[match.group(1)] = folder
    named = defaultdict(dict)
    for folder, texts in files.items():
        for name, text in texts.items():
            for word in set(re.findall(r"\b[A-Z]\w+", text)):
                other = owner.get(word, folder)
                if other != folder:
                    named[folder].setdefault(other, (name, word))
    return named


def circle(named):
    """A circle as a list of folders, the first one repeated; None if there is none."""
    state = {}

    def visit(folder, path):
        state[folder] = "open"
        for other in sorted(named[folder]):
            if state.get(other) == "open":
                return path[path.index(other):] + [other] if other in path else [folder, other]
            if other not in state:
                found = visit(other, path + [other])
                if found:
                    return found
        state[folder] = "done"
        return None

    for folder in sorted(named):
        if folder not in state:
            found = visit(folder, [folder])
            if found:
                return found
    return None


def main():
    files = read()
    named = references(files)
    if "--list" in sys.argv[1:]:
        for folder in sorted(files):
            print(f"{folder}: {', '.join(sorted(named[folder])) or 'nothing'}")
    found = circle(named)
    if not found:
        return 0
    for one, other in zip(found, found[1:]):
        name, word = named[one][other]
        print(f"Sources/RefreshCore/{one}/{name}: names {word} of {other}", file=sys.stderr)
    print(f"circles: {' -> '.join(found)}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
