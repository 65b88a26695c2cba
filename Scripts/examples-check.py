#!/usr/bin/env python3
"""Fails if a public declaration of the products has no example: a Swift block of a doc comment that uses it by its name.

The block stands in the declaration's own doc comment, or

- for a member of a struct, an enum or a protocol, in that of the type around it, or of a public initializer of that type;
- for a member of `extension P where Self == T`, in that of T;
- for a case without values, also where the type's block uses `allCases`.

A member that implements a requirement needs none, as the requirement has one; neither does an override, a member that a
protocol of the standard library or of SwiftUI asks for, nor what is deprecated. A member of a class has its own.
"""

import re
import sys
from collections import defaultdict

import public_declarations

# What a protocol of the standard library or of SwiftUI asks for, and documents.
STANDARD = {
    "Equatable": {"=="},
    "Comparable": {"<", "=="},
    "Hashable": {"==", "hash"},
    "CustomStringConvertible": {"description"},
    "OptionSet": {"rawValue", "init", "=="},
    "View": {"body"},
    "UIViewRepresentable": {"makeUIView", "updateUIView", "dismantleUIView", "makeCoordinator", "sizeThatFits"},
}
TYPES = {"struct", "class", "enum", "protocol", "actor", "typealias"}
# Archives are Apple's: an initializer that a view must have.
CODER = re.compile(r"\binit\? *\( *coder\b")


class Census:
    """The types of the products: their blocks, protocols, requirements and shorthands."""

    def __init__(self, files):
        self.declarations = [(file, declaration) for file in files for declaration in file.declarations()]
        self.blocks = defaultdict(list)
        self.protocols = defaultdict(set)
        self.requirements = defaultdict(set)
        self.shorthands = defaultdict(set)
        self.cases = defaultdict(set)
        self.kinds = {}
        for file in files:
            for scope in file.types.values():
                self.protocols[scope.name.split(".")[-1]] |= scope.conformances
        for _, declaration in self.declarations:
            scope = declaration.scopes[-1] if declaration.scopes else None
            if declaration.kind in TYPES:
                self.kinds[declaration.full_name] = declaration.kind
                self.blocks[declaration.full_name] += declaration.blocks
            if declaration.kind == "case":
                self.cases[declaration.owner].add(declaration.name)
            if declaration.kind == "init":
                self.blocks[declaration.owner] += declaration.blocks
            if scope and scope.kind == "protocol":
                self.requirements[scope.name].add(declaration.name)
            if scope and scope.shorthand:
                self.shorthands[scope.shorthand].add(declaration.name)

    def conformances(self, name):
        """The protocols of a type, and those that they refine."""
        found, rest = set(), [name]
        while rest:
            for protocol in self.protocols[rest.pop()] - found:
                found.add(protocol)
                rest.append(protocol)
        return found

    def is_exempt(self, file, declaration):
        if declaration.is_deprecated or "override" in declaration.modifiers:
            return True
        if declaration.kind == "init" and CODER.search(file.lines[declaration.line - 1]):
            return True
        if not declaration.scopes:
            return False
        owner = declaration.scopes[-1]
        around = {owner.shorthand or owner.name.split(".")[-1]}
        for protocol in set().union(*(self.conformances(name) for name in around)):
            if declaration.name in STANDARD.get(protocol, set()) | self.requirements[protocol]:
                return True
        # A default implementation: its requirement has the example.
        return owner.kind == "extension" and declaration.name in self.requirements[owner.name]

    def inherited(self, declaration):
        """The blocks of the types around a declaration."""
        if not declaration.scopes:
            return []
        names = [scope.name for scope in declaration.scopes]
        found = []
        if declaration.scopes[-1].shorthand:
            found += self.blocks[declaration.scopes[-1].shorthand]
        for length in range(len(names), 0, -1):
            parts = ".".join(names[:length]).split(".")
            for end in range(len(parts), 0, -1):
                owner = ".".join(parts[:end])
                is_value = self.kinds.get(owner, "extension") in {"struct", "enum", "protocol"}
                found += self.blocks[owner] if is_value or declaration.kind == "init" else []
        return found

    def shows(self, block, declaration):
        """Whether a block uses a declaration by its name."""
        name, owner = re.escape(declaration.name), declaration.owner.split(".")[-1]
        if declaration.kind in TYPES:
            return block in declaration.blocks or bool(re.search(rf"\b{name}\b", block.code)) or any(
                re.search(rf"\.{re.escape(case)}\b", block.code) for case in self.cases[declaration.full_name])

        def has(label):
            return re.search(rf"[(,]\s*{label}:", block.code)

        if declaration.kind == "init":
            if any(re.search(rf"\.{re.escape(shorthand)}\b", block.code) for shorthand in self.shorthands[owner]):
                return True
            is_called = re.search(rf"\b{re.escape(owner)}(<[^>]*>)? ?[({{]|\.init\(", block.code)
            needed, optional = declaration.labels
            return bool(is_called) and all(has(label) for label in needed) and (
                bool(needed) or not optional or any(has(label) for label in optional))
        if declaration.kind == "subscript":
            return bool(re.search(r"[\w)]\[", block.code))
        patterns = [rf"[.\\]`?{name}\b"]
        if declaration.kind in ("var", "let"):
            patterns.append(rf"[(,]\s*{name}:")
        if declaration.scopes and declaration.scopes[-1].kind in ("protocol", "extension"):
            patterns.append(rf"\b(func|var) {name}\b")
        if not declaration.scopes:
            patterns.append(rf"\b{name}\b")
        if declaration.kind == "func" and "callAsFunction" == declaration.name:
            patterns.append(r"\w\(")
        if declaration.kind == "func" and not re.search(rf"\bfunc {name}\b", block.code):
            if not all(has(label) for label in declaration.labels[0]):
                return False
        return any(re.search(pattern, block.code) for pattern in patterns)

    def has_example(self, file, declaration):
        if self.is_exempt(file, declaration):
            return True
        own = [*declaration.blocks, *self.inherited(declaration)]
        if any(self.shows(block, declaration) for block in own):
            return True
        has_values = f"{declaration.name}(" in file.lines[declaration.line - 1]
        return declaration.kind == "case" and not has_values and any(
            ".allCases" in block.code for block in self.blocks[declaration.owner])


def findings(files):
    """One line for each public declaration without an example."""
    files = list(files)
    census = Census(files)
    if not census.declarations:
        return ["examples-check: no public declaration was found"]
    return [
        f"{declaration.path}:{declaration.line}: {declaration.full_name} has no example: no Swift block of its doc comment, or "
        "of its type's, uses it"
        for file, declaration in census.declarations
        if not census.has_example(file, declaration)
    ]


if __name__ == "__main__":
    found = findings(public_declarations.files())
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    sys.exit(1 if found else 0)
