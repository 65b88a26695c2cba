#!/usr/bin/env python3
"""Resolves the dependencies of the Examples, and refuses a source that is not the one of Examples/dependencies.lock.

A lock of SwiftPM names commits, and a mirror has commits of its own. This one has what git calls the objects of the contents:
the same in every mirror, and others as soon as a file is changed, added or missing. `--record` writes the lock.
"""
import hashlib
import pathlib
import re
import stat
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
LOCK = ROOT / "Examples/dependencies.lock"
MANIFEST = ROOT / "Examples/Package.swift"
CHECKOUTS = ROOT / "Examples/.build/checkouts"
# What SwiftPM compiles of a dependency: its manifests, its targets, and its plugins.
COMPILED = ["Package.swift", "Package@*.swift", "Plugins", "Sources"]
HEADING = "# name\tversion\tcontent\tgit object\n"


def git_object(path):
    """The kind, mode and hash that git gives to a file, a link or a folder."""
    if path.is_symlink():
        return "blob", b"120000", digest("blob", str(path.readlink()).encode())
    if path.is_dir():
        entries = [(entry, *git_object(entry)) for entry in path.iterdir()]
        # Git sorts a folder as if its name ended with a slash.
        entries.sort(key=lambda entry: entry[0].name.encode() + (b"/" if entry[1] == "tree" else b""))
        rows = [mode + b" " + entry.name.encode() + b"\0" + bytes.fromhex(name) for entry, _, mode, name in entries]
        return "tree", b"40000", digest("tree", b"".join(rows))
    mode = b"100755" if path.stat().st_mode & stat.S_IXUSR else b"100644"
    return "blob", mode, digest("blob", path.read_bytes())


def digest(kind, data):
    return hashlib.sha1(f"{kind} {len(data)}\0".encode() + data).hexdigest()


def contents(folder):
    """What is compiled of a dependency, with the object of each."""
    paths = sorted(path for pattern in COMPILED for path in folder.glob(pattern))
    return {path.name: git_object(path)[2] for path in paths}


def pins(manifest):
    """The dependencies of a manifest from elsewhere, by name: the exact version, or `None`."""
    found = {}
    for address, rest in re.findall(r'\.package\((?:name: "[^"]*", )?url: "([^"]*)",([^)]*)\)', manifest):
        exact = re.search(r'exact: "([^"]*)"', rest)
        found[address.rstrip("/").removesuffix(".git").rpartition("/")[2]] = exact and exact.group(1)
    return found


def read(lock):
    """The versions and the contents of a lock, by name, and its lines that are none."""
    versions, locked, wrong = {}, {}, []
    for number, line in enumerate(lock.splitlines(), 1):
        if line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != 4 or not re.fullmatch("[0-9a-f]{40}", cells[3]):
            wrong.append(f"line {number} of the lock is not a name, a version, a content and a git object")
            continue
        name, version, content, found = cells
        versions[name] = version
        locked.setdefault(name, {})[content] = found
    return versions, locked, wrong


def differences(lock, manifest, checkouts):
    """A sentence for everything that differs from a lock."""
    versions, locked, wrong = read(lock)
    wanted = pins(manifest)
    for name in sorted(wanted.keys() | locked.keys()):
        if name not in wanted:
            wrong.append(f"{name} is locked, and the manifest does not name it")
        elif wanted[name] is None or wanted[name] != versions.get(name):
            wrong.append(f"the manifest wants {name} {wanted[name] or 'in no exact version'}, and the lock has {versions.get(name, 'none')}")
    present = {path.name: path for path in checkouts.iterdir()} if checkouts.is_dir() else {}
    for name in sorted(present.keys() | locked.keys()):
        if name not in present:
            wrong.append(f"{name} is not in {checkouts}")
        elif name not in locked:
            wrong.append(f"{name} is compiled and not locked")
        else:
            wrong += changes(name, locked[name], contents(present[name]))
    return wrong


def changes(name, locked, found):
    for content in sorted(locked.keys() | found.keys()):
        if locked.get(content) != found.get(content):
            is_there = f"is {found[content]}" if content in found else "is missing"
            yield f"{content} of {name} {is_there}, and the lock has {locked.get(content, 'none')}"


def record(manifest, checkouts):
    rows = [
        f"{name}\t{version}\t{content}\t{found}\n"
        for name, version in sorted(pins(manifest).items())
        for content, found in contents(checkouts / name).items()
    ]
    return HEADING + "".join(rows)


def main():
    subprocess.run(["swift", "package", "--package-path", str(ROOT / "Examples"), "resolve"], check=True, stdout=sys.stderr)
    manifest = MANIFEST.read_text()
    if sys.argv[1:] == ["--record"]:
        LOCK.write_text(record(manifest, CHECKOUTS))
    wrong = differences(LOCK.read_text(), manifest, CHECKOUTS)
    for sentence in wrong:
        print(f"dependencies: {sentence}.", file=sys.stderr)
    if wrong:
        print("dependencies: the Examples are not built. If the change is meant, look at the sources and write the lock with"
              " Scripts/dependencies.py --record.", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
