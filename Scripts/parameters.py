#!/usr/bin/env python3
"""Fails if a function of RefreshCore's Machine has more than three parameters.

Values that travel together are a type. Public functions and initialisers have as many as their callers need.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Sources" / "RefreshCore" / "Machine"
MOST = 3
DECLARATION = re.compile(r"^ *((?:@?\w+(?:\(\w+\))? +)*)(func +[^\s(<]+|subscript)(?:<[^(]*>)?\(", re.M)
COMMENT = re.compile(r"//[^\n]*")


def count(text, start):
    """The number of parameters in the list that opens at `start`."""
    depth, commas, is_empty = 0, 0, True
    for place in range(start, len(text)):
        character = text[place]
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[place - 1] != "-"):
            depth -= 1
            if depth == 0:
                break
        elif character == "," and depth == 1:
            commas += 1
        if depth > 0 and place > start and not character.isspace():
            is_empty = False
    return 0 if is_empty else commas + 1


def main():
    findings = []
    for path in sorted(FOLDER.rglob("*.swift")):
        text = COMMENT.sub("", path.read_text())
        for match in DECLARATION.finditer(text):
            parameters = count(text, match.end() - 1)
            if parameters > MOST and "public" not in match[1].split():
                line = text.count("\n", 0, match.start(2)) + 1
                findings.append(f"{path.relative_to(ROOT)}:{line}: {match[2]} has {parameters} parameters; "
                                f"an internal function of the machine has at most {MOST}")
    print("\n".join(findings), file=sys.stderr, end="\n" if findings else "")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
