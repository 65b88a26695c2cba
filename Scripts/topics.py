#!/usr/bin/env python3
"""Fails if a public symbol stands under no topic of its module's documentation.

topics.py ARCHIVES   reads the DocC archives in the folder ARCHIVES

DocC puts what no catalog names into groups of its own, such as "Structures", and marks them. The page of a module may have none of
them, and neither may the page of a type with more than MOST members besides its cases: nobody finds anything in an alphabet.
"""

import json
import sys
from pathlib import Path

MOST = 20
# Groups that DocC makes of what an enumeration or a protocol's extension has anyway.
PLAIN = {"Enumeration Cases", "Default Implementations"}


def loose(page):
    """The symbols of a page that no catalog names: their titles by group."""
    return {section["title"]: [page["references"].get(name, {}).get("title", name) for name in section["identifiers"]]
            for section in page.get("topicSections", []) if section.get("generated") and section["title"] not in PLAIN}


def findings(archive):
    """A sentence for each group of a page that has to be curated."""
    pages = archive / "data" / "documentation"
    for path in sorted(pages.rglob("*.json")):
        page = json.loads(path.read_text())
        members = sum(len(section["identifiers"]) for section in page.get("topicSections", [])
                      if section["title"] not in PLAIN)
        if path.parent != pages and members <= MOST:
            continue
        for group, titles in loose(page).items():
            yield f"{path.relative_to(pages).with_suffix('')}: under no topic ({group}): {', '.join(titles)}"


def main():
    archives = sorted(Path(sys.argv[1]).glob("*.doccarchive"))
    found = [f"topics: {archive.stem}: {finding}" for archive in archives for finding in findings(archive)]
    if found or not archives:
        sys.exit("\n".join(found or [f"topics: no archive in {sys.argv[1]}"]))
    print(f"topics: every public symbol of {len(archives)} modules stands under one")


if __name__ == "__main__":
    main()
