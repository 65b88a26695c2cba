#!/usr/bin/env python3
"""Writes the Swift blocks of the products' doc comments and of the README as functions, for the compiler.

examples-source.py FILE   writes FILE; the errors of the compiler name the lines of the comments

Each block is the body of a function, so that it declares what it likes. A block with an extension or a protocol stands at the
top level, where a function may not have it, and a test is a function without `@Test`. Tests/DocExamples/Context.swift declares
the names that the blocks use without declaring them, such as `tableView` and `feed`.
"""

import re
import sys
from pathlib import Path

import public_declarations

TOP_LEVEL = re.compile(r"^(extension|protocol)\b", re.M)
# The blocks that Tests/DocumentationTests/SwiftUISpellings.swift has; those of the product itself too.
SWIFTUI = re.compile(r"\bimport RefreshSwiftUI\b|\.refresh(Header|Footer)\(")
SWIFTUI_FOLDER = "Sources/RefreshSwiftUI/"
IMPORT, TEST = re.compile(r"^import .*", re.M), re.compile(r"@(Test|Suite)\b *(\([^)]*\))?")


def is_swiftui(path, block):
    """Whether a block needs SwiftUI."""
    return str(path).startswith(SWIFTUI_FOLDER) or bool(SWIFTUI.search(block.text))


def write(sources):
    """The text of the file for the blocks of `(path, text)`."""
    out = ["#if REFRESH_ADAPTER", "import HeadlessUIKit", "import Foundation", "import RefreshAnimators",
           "import RefreshTesting", "import ScrollPhysics", "import SwipeBack", "import Testing", ""]
    count = 0
    for path, text in sources:
        for block in public_declarations.blocks(text):
            if is_swiftui(path, block):
                continue
            count += 1
            place = f'#sourceLocation(file: "{path}", line: {block.line})'
            body = TEST.sub("", IMPORT.sub("", block.text))
            if TOP_LEVEL.search(body):
                out += [place, body, "#sourceLocation()"]
            elif block.code.startswith("override "):
                out += [f"final class Example{count}: UIView {{", place, body, "#sourceLocation()", "}"]
            elif re.search(r"\bself\b", block.code):
                out += ["extension ExampleScreen {", f"func example{count}() async throws {{", place, body,
                        "#sourceLocation()", "}", "}"]
            else:
                out += [f"@MainActor func example{count}() async throws {{", place, body, "#sourceLocation()", "}"]
    return "\n".join([*out, "#endif", ""]), count


def products():
    """The path and the text of each file with examples."""
    root = public_declarations.ROOT
    paths = [path for folder in public_declarations.FOLDERS for path in sorted((root / "Sources" / folder).rglob("*.swift"))]
    return [(path.relative_to(root), path.read_text()) for path in [*paths, root / "README.md"]]


def main():
    text, count = write(products())
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)
    print(f"examples-source: {count} blocks")


if __name__ == "__main__":
    main()
