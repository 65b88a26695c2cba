"""The table of UIKit's members: Tests/UIKitMembers/members.tsv."""
import collections
import re

from swift_source import SYSTEMS, version

COLUMNS = ("member", "framework", *SYSTEMS, "declaration", "source")
FRAMEWORKS = ("UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "os", "ObjectiveC", "Accessibility", "Swift", "SwiftUI")
# A cell of a system that has never had the member.
NEVER = "-"

Row = collections.namedtuple("Row", ("line", *COLUMNS))


class Malformed(Exception):
    pass


def read(text):
    """The rows of a table; raises `Malformed` with a sentence for each wrong line."""
    wrong, rows, seen = [], [], {}
    lines = text.splitlines()
    if not lines or tuple(lines[0].lstrip("# ").split("\t")) != COLUMNS:
        raise Malformed([f"line 1: the first line is `# {' '.join(COLUMNS)}`, separated by tabs"])
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.startswith("#"):
            continue
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            wrong.append(f"line {number}: {len(cells)} cells; a row has {len(COLUMNS)}, separated by tabs")
            continue
        row = Row(number, *(cell.strip() for cell in cells))
        wrong += [f"line {number}: {sentence}" for sentence in mistakes(row)]
        same = seen.setdefault((row.member, row.declaration), number)
        if same != number:
            wrong.append(f"line {number}: {row.member} is already in line {same}")
        rows.append(row)
    if wrong:
        raise Malformed(wrong)
    return rows


def mistakes(row):
    if not row.member or re.search(r"\s", row.member):
        yield f"`{row.member}` is no name of a member, such as `UIView.convert(_:to:)`"
    if row.framework not in FRAMEWORKS:
        yield f"`{row.framework}` is no framework; known are {', '.join(FRAMEWORKS)}"
    for system in SYSTEMS:
        cell = getattr(row, system)
        if cell and cell != NEVER and not re.fullmatch(r"\d+(\.\d+){0,2}", cell):
            yield f"`{cell}` is no version of {system}, such as 17.4; `{NEVER}` means never, and an empty cell unknown"
    if not row.ios:
        yield "a row has a version of iOS"
    if not row.source:
        yield "a row names its source, such as a header of an SDK"


class Table:
    """The rows by their names, and the types that each type inherits from."""

    def __init__(self, rows):
        self.rows = collections.defaultdict(list)
        self.names = collections.defaultdict(list)
        self.parents = {}
        for row in rows:
            self.rows[row.member].append(row)
            self.names[base_name(row.member)].append(row)
            if found := re.search(r"\b(?:class|protocol|struct|enum)\s+[\w.]+(?:<[^>]*>)?\s*:\s*(.*)$", row.declaration):
                self.parents[row.member] = re.findall(r"[A-Za-z_][\w.]*", found.group(1))

    def __contains__(self, name):
        return name in self.rows

    def ancestors(self, name):
        """A type and everything that it inherits from, the nearest first."""
        found, pending = [], [name]
        while pending:
            name = pending.pop(0)
            if name not in found:
                found.append(name)
                pending += self.parents.get(name, [])
        return found

    def find(self, member):
        """The rows of a member, in its type or in the nearest type that it inherits from."""
        holder, name = split(member)
        for ancestor in self.ancestors(holder) if holder else [""]:
            rows = self.rows.get(f"{ancestor}.{name}" if ancestor else name)
            if rows:
                return rows
        # A call may leave out what has a default: `move(to:)` is `move(to:transform:)`.
        labels = argument_labels(name)
        for ancestor in self.ancestors(holder) if holder else [""]:
            rows = [row for row in self.names.get(base_name(member), []) if split(row.member)[0] == ancestor]
            if labels is not None and (fitting := [row for row in rows if fits(row, labels, False)]):
                return fitting
        return []

    def is_isolated(self, member):
        """`True` if the main actor isolates a type or the type of a member."""
        holder, _ = split(member)
        rows = self.rows.get(holder or member, [])
        return any("@MainActor" in row.declaration for row in rows)


def split(member):
    """The type and the name of a member: `UIView.convert(_:to:)` is `UIView` and `convert(_:to:)`."""
    head = member.partition("(")[0]
    if head.endswith("..."):
        return member[:-4], member[-3:]
    holder, _, _ = head.rpartition(".")
    return holder, member[len(holder) + 1 if holder else 0:]


def base_name(member):
    return split(member)[1].partition("(")[0]


def argument_labels(name):
    """The labels in the name of a function; `None` for what is none."""
    return name.partition("(")[2].rstrip(")").split(":")[:-1] if "(" in name else None


def parameters(text):
    """The parameters between the outermost parentheses of a declaration, and what follows them."""
    depth, start, found, at = 0, text.find("("), [], 0
    begin = start + 1
    for at in range(start, len(text)):
        character = text[at]
        if character in "([<{":
            depth += 1
        elif character in ")]}" or (character == ">" and text[at - 1] != "-"):
            depth -= 1
            if depth == 0:
                break
        elif character == "," and depth == 1:
            found.append(text[begin:at])
            begin = at + 1
    if text[begin:at].strip():
        found.append(text[begin:at])
    return found, text[at + 1:]


def fits(row, labels, has_closure):
    """Whether a call with these labels can be one of a row; a parameter with a default and a closure behind it may be left out."""
    wanted = argument_labels(row.member)
    if wanted is None:
        # A case without values cannot be called; a property can hold a closure.
        return not row.declaration.startswith("case ")
    defaults = ["=" in parameter for parameter in parameters(row.declaration)[0]] if "(" in row.declaration else []
    defaults += [False] * (len(wanted) - len(defaults))
    at = 0
    for index, label in enumerate(wanted):
        if at < len(labels) and labels[at] == label:
            at += 1
        elif not defaults[index]:
            if not has_closure:
                return False
            has_closure = False
    return at == len(labels)


def newer(rows, guard):
    """The systems on which a member is newer than a guard, each with the version that it needs; the oldest row counts."""
    for system, present in guard.items():
        needed = [getattr(row, system) for row in rows]
        if "" in needed:
            continue
        versions = [version(cell) for cell in needed if cell != NEVER]
        if not versions:
            yield system, None
        elif min(versions) > present:
            yield system, ".".join(map(str, min(versions)))
