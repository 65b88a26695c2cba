"""Finds what the sources and the tests use of Swift's own libraries that is newer than the package's oldest systems: Linux has all of
it, and checks no availability.

The versions are in the symbol graphs of the toolchain's modules, and the uses in the compiler's syntax trees. A file that has not
changed is not looked at again; `--all` looks at every file.
"""
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

import compiler
from swift_source import SYSTEM_NAMES, SYSTEMS, SwiftSource, version

MODULES = ("Swift", "_Concurrency", "_StringProcessing", "Synchronization", "Observation", "RegexBuilder",
           "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch")
DOMAINS = {"iOS": "ios", "macCatalyst": "catalyst", "visionOS": "visionos"}

# The compiler's names of what is marked newer than it is, and why it may be used.
OLDER_THAN_MARKED = {
    # `&*` is a new requirement; the operator of an extension serves the older systems.
    "s:s17FixedWidthIntegerP2amoiyxx_xtFZ",
    # `for await` calls `next()` where the system has no `next(isolation:)`.
    "s:ScI4next9isolation7ElementQzSgScA_pSgYi_tYa7FailureQzYKF",
    "s:ScS8IteratorV4next9isolationxSgScA_pSgYi_tYaF",
}

TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias"}

Target = collections.namedtuple("Target", ("name", "folder", "language", "is_checked", "is_library"))
Newer = collections.namedtuple("Newer", ("member", "kind", "versions"))

# The adapter's tests as iOS compiles them: Scripts/ios-rehearsal.py writes them, line by line.
REHEARSAL = ".build-members/ios"
REHEARSED = "Tests/RefreshUIKitTests"
# What Apple's systems compile, each after what it imports; and the stand-in, which only Linux does.
TARGETS = (
    Target("ScrollPhysics", "Sources/ScrollPhysics", "6", True, True),
    Target("HeadlessUIKit", "Tests/HeadlessUIKit", "5", False, True),
    Target("RefreshCore", "Sources/RefreshCore", "6", True, True),
    Target("RefreshAnimators", "Sources/RefreshAnimators", "6", True, True),
    Target("HeadlessSwiftUI", "Tests/HeadlessSwiftUI", "5", False, True),
    Target("RefreshSwiftUI", "Sources/RefreshSwiftUI", "6", True, True),
    Target("SwipeBack", "Sources/SwipeBack", "6", True, True),
    Target("RefreshTesting", "Sources/RefreshTesting", "6", True, True),
    Target("Gallery", "Examples/Gallery/Screens", "6", True, False),
    Target("RefreshPictures", "Tests/RefreshPictures", "6", True, True),
    Target("TestSupport", "Tests/TestSupport", "6", True, True),
    Target("UIKitFacts", "Tests/UIKitFacts/Log", "6", True, True),
    Target("UIKitFactsScreen", "Tests/UIKitFacts/Screen", "6", True, False),
    Target("ScrollPhysicsTests", "Tests/ScrollPhysicsTests", "6", True, False),
    Target("RefreshCoreTests", "Tests/RefreshCoreTests", "6", True, False),
    Target("RefreshAnimatorsTests", "Tests/RefreshAnimatorsTests", "6", True, False),
    Target("RefreshTestingTests", "Tests/RefreshTestingTests", "6", True, False),
    Target("RefreshPicturesTests", "Tests/RefreshPicturesTests", "6", True, False),
    Target("RefreshUIKitTests", REHEARSAL, "6", True, False),
    Target("RefreshSwiftUITests", "Tests/RefreshSwiftUITests", "6", True, False),
    Target("SwipeBackTests", "Tests/SwipeBackTests", "6", True, False),
    Target("DocumentationTests", "Tests/DocumentationTests", "6", True, False),
)
# As many files as the compiler reads at once: a process for each would read the modules each time.
BATCH = 25


def visionos(ios):
    """The version of visionOS that has what a version of iOS has, where nothing else is said."""
    major, minor = (*ios, 0)[:2]
    if major >= 26:
        return ios
    if major < 17 or (major, minor) < (17, 4):
        return (1,)
    return version(f"{major - 16}.{minor - 3 if major == 17 else minor}")


def versions_of(symbol):
    """The first versions of a declaration, by system; those that nothing is said of are missing."""
    found = {}
    for each in symbol.get("availability", []):
        number = each.get("introduced")
        if number and each["domain"] in DOMAINS:
            found[DOMAINS[each["domain"]]] = version(f"{number['major']}.{number.get('minor', 0)}")
    if "ios" in found:
        found.setdefault("catalyst", found["ios"])
        found.setdefault("visionos", visionos(found["ios"]))
    return found


def newer(graphs, deployment):
    """The declarations in symbol graphs that are newer than the package's oldest systems, by the compiler's names."""
    found = {}
    for path in sorted(graphs.glob("*.symbols.json")):
        for symbol in json.loads(path.read_text())["symbols"]:
            usr, versions = symbol["identifier"]["precise"], versions_of(symbol)
            if usr not in OLDER_THAN_MARKED and any(versions[system] > deployment[system] for system in versions):
                kind = symbol["kind"]["identifier"].removeprefix("swift.")
                found[usr] = Newer(".".join(symbol["pathComponents"]), kind, versions)
    return found


class Availability:
    def __init__(self, root, deployment, targets=TARGETS, modules=MODULES):
        self.root, self.deployment, self.targets, self.modules = pathlib.Path(root), deployment, targets, modules
        self.scratch = self.root / ".build-members/availability"
        self.compiler = compiler.Compiler(self.root, self.scratch, targets)
        self.record = self.scratch / "checked.json"
        self.findings = []
        self.checked, self.refused = set(), set()

    def run(self, is_complete=False):
        """The findings, as sentences with a file and a line; looks at every file if `is_complete`."""
        self.check_manifest()
        if any(target.folder == REHEARSAL for target in self.targets):
            rehearsal = subprocess.run([sys.executable, str(self.root / "Scripts/ios-rehearsal.py"), str(self.root / REHEARSAL)],
                                       capture_output=True, text=True)
            if rehearsal.returncode:
                return rehearsal.stderr.splitlines()
        digests = {file: digest(self.root / file) for target in self.targets if target.is_checked for file in self.compiler.files(target)}
        tools = digest(*sorted(pathlib.Path(__file__).parent.glob("*.py"))) + f" {self.deployment} {self.compiler.version()}"
        before = json.loads(self.record.read_text()) if self.record.exists() and not is_complete else {}
        known = before.get("files", {}) if before.get("tools") == tools else {}
        changed = {file for file in digests if digests[file] != known.get(file)}
        if changed:
            self.check(changed)
        self.checked = changed - self.refused
        self.record.write_text(json.dumps({"tools": tools, "files": {file: digests[file] for file in digests if file not in self.refused}}))
        return sorted(set(self.findings))

    def check_manifest(self):
        """A target that nobody checks would be noticed by nobody."""
        manifest = (self.root / "Package.swift").read_text()
        for_apple = re.sub(r"^#if os\(Linux\).*?^#endif", "", manifest, flags=re.S | re.M)
        named = set(re.findall(r'\.(?:target|testTarget|executableTarget)\(\s*name: "(\w+)"', for_apple))
        for name in sorted(named - {target.name for target in self.targets} - {"RefreshRehearsalTests"}):
            self.findings.append(f"Package.swift: nothing checks {name}; add it to TARGETS of Tests/UIKitMembers/availability.py")

    def check(self, changed):
        self.newer = newer(self.graphs(), self.deployment)
        self.types = {each.member: each for each in self.newer.values() if each.kind in TYPES}
        declared = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype)\s+(\w+)|<(\w+)\s*[:,>]")
        texts = [(self.root / file).read_text() for target in self.targets for file in self.compiler.files(target)]
        self.own = {name for text in texts for names in declared.findall(text) for name in names}
        with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
            running = []
            for target in self.targets:
                files = [file for file in self.compiler.files(target) if file in changed]
                for start in range(0, len(files), BATCH):
                    running.append(pool.submit(self.uses, target, files[start:start + BATCH]))
                if target.is_library:
                    self.compiler.emit(target)
            uses = [use for each in running for use in each.result()]
        uses_of = collections.defaultdict(list)
        for use in uses:
            uses_of[use.file].append(use)
        names = {name.rpartition(".")[2] for name in self.types} - self.own
        for file in changed:
            text = (self.root / file).read_text()
            if uses_of[file] or not names.isdisjoint(re.findall(r"\w+", text)):
                self.check_file(SwiftSource(file, text), uses_of[file])

    def graphs(self):
        """The folder of the symbol graphs of the toolchain, which are written once."""
        folder = self.scratch / "symbols"
        toolchain = folder / "toolchain"
        if not toolchain.exists() or toolchain.read_text() != self.compiler.version():
            self.compiler.extract(self.modules, folder)
            toolchain.write_text(self.compiler.version())
        return folder

    def uses(self, target, files):
        """The uses of what is newer, in some files of a target."""
        found = []
        for tree in compiler.trees(self.compiler.dump(target, files)):
            if not self.newer.keys().isdisjoint(re.findall(r'"(?:decl_usr|override|superclass_decl_usr|protocol)":"([^"]+)"', tree)):
                found += [use for use in compiler.collect(json.loads(tree)) if use.usr in self.newer]
        return found

    def check_file(self, source, uses):
        for use in uses:
            self.check_use(source, source.offset_of_byte(use.offset), self.newer[use.usr])
        for word, offset, receiver in source.words():
            found = self.types.get(f"{receiver}.{word}" if receiver else word)
            if found and receiver != "" and word not in self.own:
                self.check_use(source, offset, found)

    def check_use(self, source, offset, used):
        guard = source.guard_at(offset, self.deployment)
        late = [system for system in SYSTEMS if system in guard and used.versions.get(system, (0,)) > guard[system]]
        if late:
            names = ", ".join(f"{SYSTEM_NAMES[system]} {'.'.join(map(str, used.versions[system]))}" for system in late)
            self.refused.add(source.path)
            path = source.path.replace(REHEARSAL, REHEARSED, 1)
            self.findings.append(f"{path}:{source.line(offset)}: {used.member} is new in {names}, and this line runs on older systems;"
                                 " use what they have, or guard it with `#available`")


def digest(*paths):
    found = hashlib.sha256()
    for path in paths:
        found.update(path.read_bytes() + b"\0")
    return found.hexdigest()
