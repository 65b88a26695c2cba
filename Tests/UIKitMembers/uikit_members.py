#!/usr/bin/env python3
"""Checks that every member of UIKit, QuartzCore and Foundation that the sources use is in members.tsv and old enough for its guard,
that the stand-in declares its members as the table says, and that nothing of Swift's own libraries is newer than the package's oldest
systems (availability.py). See CONTRIBUTING.md for how to add a row.

--all does not skip the check if nothing has changed; --list prints every member that is used, and how often; --rows prints rows to
complete for what only the stand-in declares.
"""
import collections
import hashlib
import pathlib
import platform
import re
import shutil
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(FOLDER))
import availability
import compiler
import declarations
import table as tables
from swift_source import LINUX, SYSTEM_NAMES, SYSTEMS, SwiftSource, declared_functions, declared_names, version

ROOT = FOLDER.parents[1]
SCRATCH = ".build-members"
TABLE = "Tests/UIKitMembers/members.tsv"
OWN_EXTENSION = re.compile(r"\d+(?:ScrollPhysics|SwipeBack|Gallery|Refresh[A-Z]\w*?)E")
KEYWORDS = {"self", "Self", "Type", "Protocol", "init", "none", "some"}
# Types and functions of Swift's standard library, which exist on every system that Swift runs on.
SWIFT = set("""
  Any AnyObject AnyHashable Array Bool Character Comparable CustomStringConvertible Dictionary Double Equatable Error Float Hashable
  Identifiable Int Int32 Int64 KeyPath Never ObjectIdentifier Optional OptionSet Range Result Sendable Sequence Set StaticString
  String Substring UInt UInt32 UInt64 Void
""".split())


def deployment(manifest):
    """The oldest versions that the package supports, by system."""
    names = {"iOS": "ios", "macCatalyst": "catalyst", "visionOS": "visionos"}
    found = {
        names[name]: version(".".join(filter(None, (major, minor))))
        for name, major, minor in re.findall(r"\.(iOS|macCatalyst|visionOS)\(\.v(\d+)(?:_(\d+))?\)", manifest)
    }
    missing = [SYSTEM_NAMES[system] for system in SYSTEMS if system not in found]
    if missing:
        raise compiler.CompilerError(f"Package.swift names no version of {' and '.join(missing)}")
    return found


class Check:
    def __init__(self, root=ROOT, modules=compiler.MODULES, system_modules=compiler.SYSTEM_MODULES):
        self.root = pathlib.Path(root)
        self.modules, self.system_modules = modules, system_modules
        self.table_path = self.root / TABLE
        self.findings = []
        self.used, self.missing_rows = set(), []
        self.sources, self.own, self.functions = {}, set(), collections.defaultdict(list)
        self.counts = collections.Counter()

    def run(self):
        """The findings, as sentences with a file and a line."""
        try:
            self.table = tables.Table(tables.read(self.table_path.read_text()))
        except tables.Malformed as error:
            return [f"{TABLE}: {sentence}" for sentence in error.args[0]]
        try:
            self.compiler = compiler.Compiler(self.root, self.root / SCRATCH, self.modules, self.system_modules)
            self.deployment = deployment((self.root / "Package.swift").read_text())
            self.read_sources()
            uses = self.compiler.all_uses(lambda file: self.is_dumped(file))
            self.symbols, parents = self.compiler.symbols()
        except compiler.CompilerError as error:
            return [f"{error}\nuikit-members: the stand-in does not have what the sources use; correct the spelling, or declare it there"
                    f" as {TABLE} does"]
        self.check_uses(uses)
        self.check_types()
        self.check_uncompiled()
        findings, used, self.missing_rows = declarations.check(self.symbols, parents, self.table)
        self.findings += [f"{symbol.file or 'Tests/HeadlessUIKit'}:{symbol.line}: {sentence}" for symbol, sentence in findings]
        self.used |= used
        self.check_rows()
        return sorted(set(self.findings))

    def read_sources(self):
        for module in self.modules:
            for file in self.compiler.files(module):
                source = SwiftSource(file, (self.root / file).read_text())
                if module.is_checked:
                    self.sources[file] = source
                if module.name not in compiler.STAND_INS:
                    self.add_declarations(source)

    def add_declarations(self, source):
        self.own |= declared_names(source)
        for name, declaration in declared_functions(source):
            labels = [parameter.split()[0].rstrip(":") for parameter in tables.parameters(declaration)[0]]
            member = f"{name}({''.join(label + ':' for label in labels)})"
            self.functions[name].append(tables.Row(0, member, "", "", "", "", declaration, source.path))

    def is_ours(self, word, labels):
        """`True` for a name that the sources declare, with these labels if it is a function's."""
        return word in self.own or any(labels is None or tables.fits(row, *labels) for row in self.functions.get(word, []))

    def is_dumped(self, file):
        # A file that imports none of the system's modules uses none of their members.
        return bool(re.search(r"\b(?:REFRESH_ADAPTER|import (?:HeadlessUIKit|Foundation|Dispatch|RefreshAnimators|RefreshSwiftUI))\b", self.sources[file].code))

    def find(self, source, offset, sentence):
        self.findings.append(f"{source.path}:{source.line(offset)}: {sentence}")

    def check_rows_of(self, source, offset, name, rows):
        """Checks that a member is not newer than its guard."""
        guard = source.guard_at(offset, self.deployment)
        for system, needed in tables.newer(rows, guard):
            is_guarded = ".".join(map(str, guard[system]))
            if needed is None:
                self.find(source, offset, f"{name} does not exist on {SYSTEM_NAMES[system]}, which compiles this line;"
                                          f" wrap the declaration in `#if !os({SYSTEM_NAMES[system]})`")
            else:
                self.find(source, offset, f"{name} is new in {SYSTEM_NAMES[system]} {needed}, and this line runs on {is_guarded};"
                                          f" guard it with `#available`")
        self.used.update(row.line for row in rows)

    def check_uses(self, uses):
        """Looks up what the compiler found in the files that Linux compiles."""
        unknown = sorted({use.usr for use in uses if use.usr not in self.symbols and compiler.FOREIGN.match(use.usr)})
        unknown = [usr for usr in unknown if not OWN_EXTENSION.search(usr)]
        spelled = {usr: member_of(text) for usr, text in self.compiler.demangled(unknown).items()}
        for use in uses:
            source = self.sources[use.file]
            offset = source.offset_of_byte(use.offset)
            systems = source.systems_at(offset)
            if not any(system in systems for system in SYSTEMS):
                continue
            symbol = self.symbols.get(use.usr)
            member = symbol.member if symbol else spelled.get(use.usr)
            if member is None or symbol and symbol.module not in (*compiler.STAND_INS, *compiler.SYSTEM_MODULES):
                continue
            self.counts[member] += 1
            if symbol and declarations.is_own(symbol) and symbol.kind == "method" and self.is_protocol(member):
                # What a protocol of the stand-in gives to views, NSObject has.
                member = "NSObject." + tables.split(member)[1]
            elif symbol and declarations.is_own(symbol):
                self.find(source, offset, f"{member} is the stand-in's own, and this line is compiled with UIKit too")
                continue
            rows = self.table.find(member)
            holder, name = tables.split(member)
            if not rows and name in declarations.RAW and holder in self.table:
                rows = self.table.rows[holder]
            if rows:
                self.check_rows_of(source, offset, member, rows)
            else:
                self.missing(source, offset, member)

    def is_protocol(self, member):
        holder = tables.split(member)[0]
        return any(symbol.member == holder and symbol.kind == "protocol" for symbol in self.symbols.values())

    def missing(self, source, offset, name):
        self.find(source, offset, f"{name} is not in {TABLE}; correct its spelling, or add a row with its first versions and its source")

    def check_types(self):
        """Looks up the types that any file names, compiled or not."""
        for source in self.sources.values():
            for word, offset, receiver in source.words():
                if word in self.own or not word[0].isupper() or not self.is_for_uikit(source, offset):
                    continue
                holder = (receiver or "").replace("`", "").rstrip("?!")
                if receiver is None:
                    rows = [row for row in self.table.names.get(word, []) if not tables.split(row.member)[0]]
                    if rows:
                        self.check_rows_of(source, offset, word, rows)
                    elif declarations.APPLE.match(word) and word not in SWIFT and not is_module(source, offset):
                        self.missing(source, offset, word)
                elif holder in self.table:
                    rows = self.table.find(f"{holder}.{word}")
                    if rows:
                        self.check_rows_of(source, offset, f"{holder}.{word}", rows)
                    elif word not in KEYWORDS:
                        self.missing(source, offset, f"{holder}.{word}")

    def is_for_uikit(self, source, offset):
        return any(system in source.systems_at(offset) for system in SYSTEMS)

    def check_uncompiled(self):
        """Looks up, by their names alone, the members that Linux does not compile."""
        for source in self.sources.values():
            for word, offset, receiver in source.words():
                systems = source.systems_at(offset)
                if LINUX in systems or not any(system in systems for system in SYSTEMS) or is_module(source, offset):
                    continue
                labels = source.labels(offset + len(word) + (source.code[offset] == "`") * 2)
                if receiver is not None and (word[0].islower() or word == "_"):
                    self.check_name(source, offset, word, labels, receiver)
                elif word in self.table and word not in self.own and labels is not None and is_type(self.table, word):
                    self.check_name(source, offset, "init", labels, word)
                elif receiver is None and word[0].isupper() and not word.isupper() and word not in self.own | SWIFT | KEYWORDS \
                        and word not in self.table.names:
                    self.missing(source, offset, word)

    def check_name(self, source, offset, word, labels, receiver):
        if word in KEYWORDS and word != "init" or word == "init" and re.search(r"(?:^|\.)(?:super|self|Self|)$", receiver):
            return
        is_known = receiver in self.table and receiver.rpartition(".")[2][0].isupper()
        if is_known:
            rows = [row for ancestor in self.table.ancestors(receiver) for row in self.table.names.get(word, [])
                    if tables.split(row.member)[0] == ancestor]
        else:
            rows = self.table.names.get(word, [])
        fitting = [row for row in rows if labels is None or tables.fits(row, *labels)]
        if not is_known and self.is_ours(word, labels):
            # The receiver may be of a type of ours, so that nothing is known of the member.
            self.used.update(row.line for row in fitting)
            return
        spelled = word if labels is None else f"{word}({''.join(label + ':' for label in labels[0])})"
        if is_known:
            spelled = f"{receiver}.{spelled}"
        if fitting:
            self.counts[fitting[0].member] += 1
            self.check_rows_of(source, offset, spelled, fitting)
        else:
            self.missing(source, offset, spelled)

    def check_rows(self):
        """A row that nothing uses says nothing, and nobody would notice if it were wrong."""
        needed = set(self.used)
        for line_rows in self.table.rows.values():
            for row in line_rows:
                if row.line in self.used:
                    holder = tables.split(row.member)[0] or row.member
                    for ancestor in self.table.ancestors(holder):
                        needed.update(each.line for each in self.table.rows.get(ancestor, []))
        for line_rows in self.table.rows.values():
            for row in line_rows:
                if row.line not in needed:
                    self.findings.append(f"{TABLE}:{row.line}: nothing uses {row.member}, and the stand-in does not"
                                         " declare it; remove the row")


def is_type(table, word):
    return any(re.search(r"\b(?:class|struct|enum|actor)\b", row.declaration) for row in table.rows[word])


def is_module(source, offset):
    line = source.code[source.starts[source.line(offset) - 1]:].partition("\n")[0]
    return bool(re.match(r"\s*(?:@\w+\s+)?(?:public |package |internal )?import\s", line))


def member_of(text):
    """The member of a demangled declaration: `HeadlessUIKit.CAShapeLayer.init(layer: Any) -> …` is `CAShapeLayer.init(layer:)`."""
    text = re.sub(r"^(?:static |class |dispatch thunk of )+", "", text)
    if re.match(r"\(extension in (?:ScrollPhysics|SwipeBack|Gallery|Refresh\w+)\)", text):
        return None
    found = re.match(r"(?:\(extension in \w+\):)?\w+\.((?:\w+\.)*)(\w+|[^\w\s(]+)(?:<[^(]*>)?(\(.*)?", text)
    if not found:
        return None
    holder, name, rest = found.groups()
    if name == "__allocating_init":
        name = "init"
    if rest is None or not rest.startswith("("):
        return holder + name
    given, _ = tables.parameters(rest)
    labels = [re.match(r"\s*(\w+)\s*:", parameter) for parameter in given]
    return f"{holder}{name}({''.join((label.group(1) if label else '_') + ':' for label in labels)})"


def digest(root):
    found = hashlib.sha256((shutil.which("swiftc") or "").encode())
    for folder in ("Sources", "Tests/HeadlessUIKit", "Tests/HeadlessSwiftUI", "Tests/UIKitMembers", "Examples/Gallery/Screens"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".swift", ".py", ".tsv"):
                found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    found.update((root / "Package.swift").read_bytes())
    return found.hexdigest()


def check_members(options):
    """The findings about members of UIKit; none if nothing has changed."""
    seal = ROOT / SCRATCH / "checked"
    present = digest(ROOT)
    if not options & {"--all", "--list", "--rows"} and seal.exists() and seal.read_text() == present:
        return []
    check = Check()
    findings = check.run()
    if "--list" in options:
        for member, count in sorted(check.counts.items()):
            print(f"{count:5} {member}")
    if "--rows" in options:
        for symbol in check.missing_rows:
            print(declarations.proposal(symbol, check.table))
    if not findings:
        seal.write_text(present)
        rows = sum(len(rows) for rows in check.table.rows.values())
        print(f"uikit-members: {len(check.counts)} members in {sum(check.counts.values())} places, {rows} rows", file=sys.stderr)
    return findings


def check_availability(options):
    """The findings about Swift's own libraries in the files that have changed."""
    try:
        check = availability.Availability(ROOT, deployment((ROOT / "Package.swift").read_text()))
        findings = check.run(is_complete="--all" in options)
    except compiler.CompilerError as error:
        return [str(error)]
    if check.checked:
        print(f"uikit-members: {len(check.checked)} files use nothing newer than they may", file=sys.stderr)
    return findings


def main():
    if platform.system() != "Linux":
        print("uikit-members: skipped; the stand-in takes UIKit's place on Linux only", file=sys.stderr)
        return 0
    options = set(sys.argv[1:])
    findings = check_members(options) or check_availability(options)
    for sentence in findings:
        print(sentence, file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
