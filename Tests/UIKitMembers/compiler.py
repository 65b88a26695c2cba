"""What the compiler tells of the sources: the declarations that they use, and those of the stand-in."""
import collections
import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess

STAND_IN = "HeadlessUIKit"
STAND_INS = (STAND_IN, "HeadlessSwiftUI")
# The modules of the system that the sources import on Linux.
SYSTEM_MODULES = ("Foundation", "FoundationEssentials", "Dispatch")
# Beginnings of the compiler's names for declarations of these modules.
FOREIGN = re.compile(r"s:(?:13HeadlessUIKit|15HeadlessSwiftUI|10Foundation|20FoundationEssentials|8Dispatch)\d")

Module = collections.namedtuple("Module", ("name", "folder", "language", "is_checked"))
Symbol = collections.namedtuple("Symbol", ("module", "member", "kind", "declaration", "file", "line"))
Use = collections.namedtuple("Use", ("file", "offset", "usr", "word"))

MODULES = (
    Module("ScrollPhysics", "Sources/ScrollPhysics", "6", False),
    Module(STAND_IN, "Tests/HeadlessUIKit", "5", False),
    Module("RefreshCore", "Sources/RefreshCore", "6", True),
    Module("RefreshAnimators", "Sources/RefreshAnimators", "6", True),
    Module("HeadlessSwiftUI", "Tests/HeadlessSwiftUI", "5", False),
    Module("RefreshSwiftUI", "Sources/RefreshSwiftUI", "6", True),
    Module("SwipeBack", "Sources/SwipeBack", "6", True),
    Module("RefreshTesting", "Sources/RefreshTesting", "6", True),
    Module("Gallery", "Examples/Gallery/Screens", "6", True),
)


class CompilerError(Exception):
    pass


class Compiler:
    """Compiles the interfaces of the modules in a scratch folder, and reads them."""

    def __init__(self, root, scratch, modules=MODULES, system_modules=SYSTEM_MODULES):
        self.root, self.scratch, self.modules = pathlib.Path(root), pathlib.Path(scratch), modules
        self.system_modules = system_modules
        self.scratch.mkdir(parents=True, exist_ok=True)
        swiftc = shutil.which("swiftc")
        if swiftc is None:
            raise CompilerError("there is no swiftc in PATH")
        self.bin = pathlib.Path(swiftc).resolve().parent
        self.plugins = self.bin.parent / "lib/swift/host/plugins"

    def files(self, module):
        return sorted(path.relative_to(self.root).as_posix() for path in (self.root / module.folder).rglob("*.swift"))

    def run(self, tool, *arguments):
        done = subprocess.run([tool, *arguments], cwd=self.root, capture_output=True, text=True)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if re.match(r"[^ ].*error:", line)]
            raise CompilerError("\n".join(errors or done.stderr.splitlines()[-5:]))
        return done.stdout

    def flags(self, module):
        return ["-swift-version", module.language, "-D", "REFRESH_ADAPTER", "-D", "DEBUG", "-package-name", "refreshkit",
                "-module-name", module.name, "-I", str(self.scratch)]

    def version(self):
        return self.run("swiftc", "--version").splitlines()[0]

    def emit(self, module):
        # One process for the whole module: one for each file would take twenty times as long.
        self.run("swiftc", "-whole-module-optimization", "-emit-module", "-emit-module-path", str(self.scratch / f"{module.name}.swiftmodule"), "-parse-as-library",
                 "-enable-testing", "-Xfrontend", "-experimental-skip-all-function-bodies", *self.flags(module), *self.files(module))

    def dump(self, module, files):
        """The syntax trees of some files of a module, as text; see `trees`."""
        arguments = []
        for file in self.files(module):
            arguments += ["-primary-file", file] if file in files else [file]
        return self.run("swiftc", "-frontend", "-dump-ast", "-dump-ast-format", "json", "-parse-as-library",
                        "-plugin-path", str(self.plugins), "-plugin-path", str(self.plugins / "testing"), *self.flags(module), *arguments)

    def uses(self, module, is_dumped):
        """The uses of declarations of other modules in the files that `is_dumped` accepts."""
        files = {file for file in self.files(module) if is_dumped(file)}
        return [use for tree in trees(self.dump(module, files)) for use in collect(json.loads(tree))] if files else []

    def all_uses(self, is_dumped):
        """The uses in every module that is checked; interfaces are compiled in the order of their dependencies."""
        found = []
        with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
            running = []
            for module in self.modules:
                if module.is_checked:
                    running.append(pool.submit(self.uses, module, is_dumped))
                if module is not self.modules[-1]:
                    self.emit(module)
            for each in running:
                found += each.result()
        return found

    def extract(self, modules, folder):
        """Writes the symbol graphs of modules to a folder."""
        folder.mkdir(exist_ok=True)
        target = json.loads(self.run("swiftc", "-print-target-info"))["target"]["unversionedTriple"]
        for module in modules:
            self.run(str(self.bin / "swift-symbolgraph-extract"), "-module-name", module, "-I", str(self.scratch), "-target", target,
                     "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(folder))

    def symbols(self):
        """The public declarations of the stand-in and of the system's modules, by the compiler's names."""
        folder = self.scratch / "symbols"
        shutil.rmtree(folder, ignore_errors=True)
        stand_ins = [module.name for module in self.modules if module.name in STAND_INS]
        self.extract((*stand_ins, *self.system_modules), folder)
        symbols, parents, lines = {}, collections.defaultdict(list), {}
        for path in sorted(folder.glob("*.symbols.json")):
            graph = json.loads(path.read_text())
            module = path.name.partition(".")[0].partition("@")[0]
            for symbol in graph["symbols"]:
                location = symbol.get("location", {})
                file = location.get("uri", "").removeprefix(f"file://{self.root}/")
                line = location.get("position", {}).get("line", -1) + 1
                declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
                # The graph shows a setter also where the module keeps it to itself.
                if module in STAND_INS and (self.root / file).is_file():
                    text = lines.setdefault(file, (self.root / file).read_text().splitlines())[line - 1]
                    if re.search(r"\b(?:private|fileprivate|internal|package)\(set\)", text):
                        declaration = re.sub(r"\s*(?:\{[^}]*\})?$", " { get }", declaration, count=1)
                symbols[symbol["identifier"]["precise"]] = Symbol(
                    module, ".".join(symbol["pathComponents"]), symbol["kind"]["identifier"].removeprefix("swift."), declaration, file, line)
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    parents[relation["source"]].append((relation["kind"], relation["target"]))
        return symbols, parents

    def demangled(self, names):
        if not names:
            return {}
        out = self.run(str(self.bin / "swift-demangle"), "-compact", *("$" + name.replace(":", "", 1) for name in names)).splitlines()
        return dict(zip(names, out))


def trees(text):
    """The trees of the files in a dump, each as JSON. No string of it contains a quotation mark, so that the first words are no text."""
    start = '{"_kind":"source_file"'
    return [start + rest for rest in text.split(start)[1:]]


def collect(document):
    """The uses of foreign declarations in the tree of a file."""
    found, seen = [], set()

    def add(node, usr, at):
        if isinstance(usr, str) and usr.startswith("s:") and (usr, at) not in seen:
            seen.add((usr, at))
            word = node.get("base_name", "") if isinstance(node, dict) else ""
            found.append(Use(document["filename"], at, usr, word if isinstance(word, str) else ""))

    def walk(node, at, key):
        if isinstance(node, list):
            for each in node:
                walk(each, at, key)
        elif isinstance(node, dict):
            kind = node.get("_kind")
            if isinstance(node.get("range"), dict):
                if "buffer_id" in node["range"]:
                    # The expansion of a macro, which repeats its arguments in a text of its own.
                    return
                # The name stands at the end of a reference, and at the start of a declaration.
                at = node["range"]["start" if kind.endswith(("_decl", "_stmt", "closure_expr")) else "end"]
            if kind == "decl_ref":
                add(node, node.get("decl_usr"), at)
                return
            if kind != "accessor_decl":
                add(node, node.get("override"), at)
            add(node, node.get("superclass_decl_usr"), at)
            if key != "inheritance":
                add(node, node.get("protocol") if kind == "normal_conformance" else None, at)
            for name, each in node.items():
                walk(each, at, name)

    walk(document, 0, "")
    return found
