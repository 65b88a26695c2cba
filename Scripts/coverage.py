#!/usr/bin/env python3
"""Prints the test coverage of the sources by folder, and fails where it is below the required minimum.

  coverage.py FILE    reads the report of `swift test --enable-code-coverage` (codecov/RefreshKit.json)
"""
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
#: The minimum fraction of covered lines, by the kind of folder in Scripts/folders.sh.
LEAST = {"pure": 0.97, "foundation": 0.95, "adapter": 0.95}
#: The number of files to print, those with the most uncovered lines first.
WORST = 10


def folders(kind):
    script = f'source Scripts/folders.sh; printf "%s\\n" "${{{kind}_folders[@]}}"'
    lines = subprocess.run(["bash", "-c", script], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [line + "/" for line in lines.split()]


def kind_of(path, known):
    # A folder of the adapter may be inside a pure one.
    for kind in ("adapter", "foundation", "pure"):
        if any(path.startswith(folder) for folder in known[kind]):
            return kind
    return "other"


def files(report):
    """Each file of the sources, with how many lines it has and how many of them ran."""
    for file in report["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if path.is_relative_to(ROOT / "Sources"):
            lines = file["summary"]["lines"]
            yield str(path.relative_to(ROOT)), lines["count"], lines["covered"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        report = json.loads(pathlib.Path(sys.argv[1]).read_text())
        measured = list(files(report))
    except (OSError, ValueError, KeyError, IndexError) as error:
        sys.exit(f"coverage: {sys.argv[1]}: no report of llvm-cov: {error!r}")
    if not measured:
        sys.exit(f"coverage: {sys.argv[1]}: no file of {ROOT / 'Sources'} in it")
    known = {kind: folders(kind) for kind in LEAST}
    count, covered = collections.Counter(), collections.Counter()
    for path, lines, ran in measured:
        kind = kind_of(path, known)
        count[kind] += lines
        covered[kind] += ran
    for path, lines, ran in sorted(measured, key=lambda file: file[2] - file[1])[:WORST]:
        print(f"coverage: {path}: {lines - ran} of {lines} lines never run")
    poor = False
    for kind in sorted(count):
        share = covered[kind] / count[kind]
        poor = poor or share < LEAST.get(kind, 0)
        least = f", at least {LEAST[kind]:.0%}" if kind in LEAST else ""
        print(f"coverage: {kind}: {share:.1%} of {count[kind]} lines{least}")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(main())
