#!/usr/bin/env python3
"""Copies what the adapter's tests on iOS need to a folder, with the stand-in in the place of UIKit.

ios-rehearsal.py FOLDER

In the copied tests `canImport(UIKit)` holds and `canImport(HeadlessUIKit)` does not, so that they are the tests of iOS, with
the finger that tests have there. Names that only the stand-in has are findings. Only changed files are written, so that the
next build in the folder is incremental.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = "Tests/RefreshUIKitTests"
COPIED = ["Sources", "Tests/HeadlessUIKit", "Tests/TestSupport", "Tests/AllocationCounter", TESTS]
# They are the places where a test meets its window: the stand-in has no view controller.
KEPT = {f"{TESTS}/Support/TestStage.swift", f"{TESTS}/Support/TestWindow.swift"}
# The stand-in's own names: its types, its members of UIKit's types, and its world.
FOREIGN = re.compile(r"\b(Headless\w*|headless\w+|Simulated(?:Finger|Trackpad|Wheel|Pinch)\b)")

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let adapter: [SwiftSetting] = [.define("REFRESH_ADAPTER")]
let libm: [LinkerSetting] = [.linkedLibrary("m")]

let package = Package(
  name: "b",
  targets: [
    .target(name: "ScrollPhysics", linkerSettings: libm),
    .target(
      name: "HeadlessUIKit", dependencies: ["ScrollPhysics"], path: "Tests/HeadlessUIKit",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "RefreshCore", dependencies: ["ScrollPhysics", "HeadlessUIKit"], exclude: ["Texts/Languages.tsv"],
      swiftSettings: adapter),
    .target(
      name: "RefreshAnimators", dependencies: ["RefreshCore", "ScrollPhysics", "HeadlessUIKit"], swiftSettings: adapter),
    .target(
      name: "RefreshTesting", dependencies: ["RefreshCore", "ScrollPhysics", "HeadlessUIKit"], swiftSettings: adapter),
    .target(name: "RefreshPictures", dependencies: ["RefreshAnimators", "RefreshTesting"]),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .target(
      name: "TestSupport", dependencies: ["ScrollPhysics", "AllocationCounter"], path: "Tests/TestSupport"),
    .testTarget(
      name: "RefreshUIKitTests",
      dependencies: ["RefreshAnimators", "RefreshPictures", "RefreshTesting", "TestSupport", "HeadlessUIKit"],
      swiftSettings: adapter),
  ],
  swiftLanguageModes: [.v6]
)
"""


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
    wanted = {folder / "Package.swift": MANIFEST.encode()}
    findings = []
    for top in COPIED:
        for source in sorted((ROOT / top).rglob("*")):
            if not source.is_file():
                continue
            path = source.relative_to(ROOT)
            content = source.read_bytes()
            if top == TESTS and source.suffix == ".swift" and str(path) not in KEPT:
                text = rewritten(content.decode())
                findings += foreign(path, text)
                content = text.encode()
            wanted[folder / path] = content
    if findings:
        print("\n".join(findings), file=sys.stderr)
        return 1
    for top in COPIED:
        for stale in (folder / top).rglob("*"):
            if stale.is_file() and stale not in wanted:
                stale.unlink()
    for path, content in wanted.items():
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return 0


if __name__ == "__main__":
    sys.exit(main())
