#!/usr/bin/env python3
"""Fails if a public type, protocol or function at the top level of RefreshCore or RefreshAnimators stands in no example.

An example is a code block in the declaration's own doc comment, or one of another that names it, or code of
Tests/DocumentationTests, which compiles as an app. `.gum` names `GumAnimator`.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["RefreshCore", "RefreshAnimators"]
DECLARATION = re.compile(
    r"^(?:@[\w.]+(?:\([^)]*\))? *\n?)*public +(?:(?:final|indirect|nonisolated) +)*"
    r"(struct|enum|class|protocol|actor|typealias|func|let|var) +(\w+)", re.M)
SHORTHAND = re.compile(
    r"^extension \w+ where Self == (\w+) \{(.*?)^\}", re.M | re.S)
MEMBER = re.compile(r"public static (?:var|func) (\w+)")
BLOCK = re.compile(r"^ *///? ?```swift\n(.*?)^ *///? ?```", re.M | re.S)


def examples():
    """The words of all examples."""
    code = [path.read_text() for path in sorted((ROOT / "Tests/DocumentationTests").glob("*.swift"))]
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        code += BLOCK.findall(path.read_text())
    return set(re.findall(r"\w+", "\n".join(code)))


def has_own(text, start):
    """Whether the doc comment before a declaration has a code block."""
    comment = []
    for line in reversed(text[:start].splitlines()):
        if not line.startswith("///"):
            break
        comment.append(line)
    return any("```swift" in line for line in comment)


def main():
    words = examples()
    found, shorthands, count = [], {}, 0
    for folder in FOLDERS:
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            text = path.read_text()
            for name, body in SHORTHAND.findall(text):
                shorthands.setdefault(name, set()).update(MEMBER.findall(body))
            found += [(path, text, m) for m in DECLARATION.finditer(text) if not has_own(text, m.start())]
            count += len(DECLARATION.findall(text))
    failures = [
        f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, m.start(2)) + 1}: {m.group(2)} stands in no example: "
        "write one in its doc comment"
        for path, text, m in found
        if m.group(2) not in words and not shorthands.get(m.group(2), set()) & words
    ]
    print("\n".join(failures), end="\n" if failures else "", file=sys.stderr)
    if not count:
        print("examples-check: no public declaration was found", file=sys.stderr)
        return 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
