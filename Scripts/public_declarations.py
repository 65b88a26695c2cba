"""The public declarations of the products, and the examples of their doc comments."""
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Tests/UIKitMembers"))
from swift_source import SwiftSource, blanked

FOLDERS = ["ScrollPhysics", "RefreshCore", "RefreshAnimators", "RefreshTesting", "SwipeBack", "RefreshSwiftUI"]
KINDS = "struct|class|enum|protocol|actor|typealias|associatedtype|func|var|let|init|subscript|case"
TYPE = re.compile(r"(?<![\w.`])(struct|class|enum|protocol|actor|extension)\s+([A-Z][\w.]*)")
MODIFIER = (
    r"(?:(?:public|open|package|internal|private|fileprivate|static|class|final|override|mutating|nonmutating|nonisolated|"
    r"convenience|required|indirect|lazy|weak|unowned|prefix|infix|postfix)(?:\(\w+\))?[ \t]+)*")
DECLARATION = re.compile(
    rf"(?:^|(?<=[{{;}}]))[ \t]*(?:@[\w.]+(?:\([^)\n]*\))?[ \t]+)*({MODIFIER})({KINDS})\b"
    r"[ \t]*(`?\w+`?|[-+*/=<>!&|^~?]+)?", re.M)
OPENING, FENCE = re.compile(r"^ *///? ?```swift *$"), re.compile(r"^ *///? ?``` *$")


class Block:
    """A code block of a doc comment: its first line in the file, its text, and its code without comments and strings."""

    def __init__(self, line, text):
        self.line = line
        self.text = text
        self.code = blanked(text)


class Type:
    """A type as one declaration or extension of it opens it."""

    def __init__(self, kind, name, is_public, clause, blocks):
        self.kind, self.name, self.is_public, self.blocks = kind, name, is_public, blocks
        inherited, _, condition = clause.partition(" where ")
        if clause.startswith("where "):
            inherited, condition = "", clause
        self.conformances = set(re.findall(r"\w+", inherited.lstrip(" :"))) if ":" in inherited else set()
        shorthand = re.search(r"\bSelf *== *(\w+)", condition)
        self.shorthand = shorthand[1] if shorthand else None


class Declaration:
    """A public declaration: its place, kind, name, enclosing types and the blocks of its own doc comment."""

    def __init__(self, path, line, kind, name, modifiers, scopes, blocks, is_deprecated, labels):
        self.path, self.line, self.kind, self.name, self.modifiers = path, line, kind, name, modifiers
        self.scopes, self.blocks, self.is_deprecated, self.labels = scopes, blocks, is_deprecated, labels

    @property
    def owner(self):
        """The full name of the type that the declaration is a member of; empty at the top level."""
        return ".".join(scope.name for scope in self.scopes)

    @property
    def full_name(self):
        return ".".join(filter(None, [self.owner, self.name]))


def blocks(text, first_line=1):
    """The Swift blocks of comments or of Markdown in a text."""
    found, start = [], None
    lines = text.splitlines()
    for index, line in enumerate(lines):
        if start is None and (OPENING.match(line) or line.strip() == "```swift"):
            start = index + 1
        elif start is not None and (FENCE.match(line) or line.strip() == "```"):
            body = "\n".join(re.sub(r"^ *///? ?", "", part) for part in lines[start:index])
            found.append(Block(first_line + start, textwrap.dedent(body)))
            start = None
    if start is not None:
        # The compiler refuses what follows a block without an end.
        found.append(Block(first_line + start, "\n".join(lines[start:])))
    return found


class File:
    """A Swift file and its public declarations."""

    def __init__(self, path, text):
        self.source = SwiftSource(path, text)
        self.path = path
        self.lines = text.splitlines()
        self.types = {}
        for match in TYPE.finditer(self.source.code):
            opening = self.source.code.find("{", match.end())
            line = self.source.code[self.source.code.rfind("\n", 0, match.start()) + 1:match.start()]
            clause = self.source.code[match.end():opening]
            own, _ = self._comment(match.start())
            self.types.setdefault(
                opening, Type(match[1], match[2], "public" in line.split() or "open" in line.split(), clause, own))

    def _comment(self, offset):
        """The blocks of the doc comment above a declaration, and whether an attribute deprecates it."""
        last = self.source.line(offset) - 1
        first, is_inside = last, False
        while first > 0:
            above = self.lines[first - 1].strip()
            # An attribute with several lines ends in a parenthesis of its own.
            is_inside = (is_inside or above == ")") and not above.startswith("@")
            if not is_inside and not above.startswith(("///", "@")):
                break
            first -= 1
        head = self.lines[first:last + 1]
        return blocks("\n".join(self.lines[first:last]), first + 1), any(
            "deprecated" in line for line in head if not line.lstrip().startswith("///"))

    def declarations(self):
        code = self.source.code
        scopes, found, open_braces = [], [], []
        matches = {match.start(): match for match in DECLARATION.finditer(code)}
        for index, character in enumerate(code):
            if index in matches:
                found.append((matches[index], list(open_braces)))
            if character == "{":
                open_braces.append(index)
            elif character == "}" and open_braces:
                open_braces.pop()
        for match, around in found:
            if any(opening not in self.types for opening in around):
                continue
            scopes = [self.types[opening] for opening in around]
            modifiers = set(re.findall(r"\w+", re.sub(r"\w+\(set\)", "", match[1])))
            owner = scopes[-1] if scopes else None
            is_implied = owner and owner.is_public and (
                owner.kind == "protocol" or (owner.kind == "enum" and match[2] == "case"))
            if not modifiers & {"public", "open"} and not is_implied or modifiers & {"package", "private"}:
                continue
            start = match.start(2)
            own, is_deprecated = self._comment(start)
            for name in self._names(match):
                yield Declaration(
                    self.path, self.source.line(start), match[2], name, modifiers, scopes, own, is_deprecated,
                    self._labels(match.end()))

    def _labels(self, at):
        """The labels of a call without those of closures, which may trail: of parameters without a default value, and of others."""
        opening = self.source.code.find("(", at)
        if opening < 0 or self.source.code[at:opening].strip(" ?") or "\n" in self.source.code[at:opening]:
            return set(), set()
        inner, depth, parts = self.source.code[opening + 1:self.source.closing(opening) - 1], 0, [""]
        for index, character in enumerate(inner):
            depth += (character in "([{<") - (character in ")]}" or character == ">" and inner[index - 1] != "-")
            parts = [*parts, ""] if character == "," and depth == 0 else [*parts[:-1], parts[-1] + character]
        named = [(part.split()[0].rstrip(":"), "=" in part) for part in parts if part.strip() and "->" not in part]
        labels = [(name, has_default) for name, has_default in named if name != "_"]
        return {name for name, has_default in labels if not has_default}, {name for name, has_default in labels if has_default}

    def _names(self, match):
        """The names of a declaration: the cases after `case` are several."""
        if match[2] in ("init", "subscript"):
            return [match[2]]
        if match[2] != "case":
            return [(match[3] or "").strip("`")]
        code, at = self.source.code, match.start(3)
        rest, depth = "", 0
        while at < len(code) and not (code[at] in "\n;}" and depth == 0):
            depth += {"(": 1, ")": -1}.get(code[at], 0)
            rest += code[at] if depth == 0 and code[at] != ")" else ""
            at += 1
        return [name.split("=")[0].strip(" `") for name in rest.split(",")]


def files(root=ROOT, folders=FOLDERS):
    """The files of the products, or of the folders of another root."""
    for folder in folders:
        for path in sorted((root / "Sources" / folder).rglob("*.swift")):
            yield File(path.relative_to(root), path.read_text())
