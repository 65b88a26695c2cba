#!/usr/bin/env python3
"""Copies the adapter's tests as iOS compiles them to a folder, with the stand-in in the place of UIKit.

ios-rehearsal.py FOLDER

In the copied tests `canImport(UIKit)` holds and `canImport(HeadlessUIKit)` does not, so that they are the tests of iOS, with
the finger that tests have there. Names that only the stand-in has are findings. Only changed files are written, so that the
next build in the folder is incremental.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "Tests/RefreshUIKitTests"
# They are the places where a test meets its window: the stand-in has no view controller.
KEPT = {TESTS / "Support/TestStage.swift", TESTS / "Support/TestWindow.swift"}
# The stand-in's own names: its types, its members of UIKit's types, and its world.
FOREIGN = re.compile(r"\b(Headless\w*|headless\w+|Simulated(?:Finger|Trackpad|Wheel|Pinch)\b)")


def rewritten(text: str) -> str:
    """A test as it is on iOS."""
    lines = []
    for line in text.splitlines():
        if re.match(r"\s*#(if|elseif) ", line):
            line = line.replace("canImport(UIKit)", "true").replace("canImport(HeadlessUIKit)", "false")
        elif line == "import UIKit":
            line = "import HeadlessUIKit"
        lines.append(line)
    return "\n".join(lines) + "\n"


def foreign(path: Path, text: str) -> list[str]:
    """The lines with names of the stand-in, in the branches that iOS compiles."""
    found = []
    active = [True]
    for number, line in enumerate(text.splitlines(), 1):
        code = line.strip()
        if code.startswith("#if "):
            # No branch for iOS has both a `false` and an alternative to it but `true || false`.
            active.append(active[-1] and ("true" in code or "false" not in code))
        elif code.startswith("#elseif ") or code.startswith("#else"):
            active[-1] = active[-2] and not active[-1]
        elif code.startswith("#endif"):
            active.pop()
        elif active[-1] and code != "import HeadlessUIKit" and not code.startswith("//"):
            match = FOREIGN.search(re.sub(r'"(?:[^"\\]|\\.)*"', '""', code))
            if match:
                found.append(f"{path}:{number}: `{match.group()}` is the stand-in's, and not UIKit's")
    return found


def main() -> int:
    folder = Path(sys.argv[1]).resolve()
    wanted = {}
    findings = []
    for source in sorted(TESTS.rglob("*")):
        if not source.is_file():
            continue
        content = source.read_bytes()
        if source.suffix == ".swift" and source not in KEPT:
            text = rewritten(content.decode())
            findings += foreign(source.relative_to(ROOT), text)
            content = text.encode()
        wanted[folder / source.relative_to(TESTS)] = content
    if findings:
        print("\n".join(findings), file=sys.stderr)
        return 1
    for stale in folder.rglob("*"):
        if stale.is_file() and stale not in wanted:
            stale.unlink()
    for path, content in wanted.items():
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
