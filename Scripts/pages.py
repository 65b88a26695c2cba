#!/usr/bin/env python3
"""Converts the Markdown of the repository to the pages of the documentation's site; requires cmark-gfm.

pages.py OUT   writes the pages, and OUT/search.json with their headings

Each page has the list of the others from the README's section "Documentation", and its own headings in it. A link to a Markdown file
becomes one to its page, and a heading has the id that GitHub gives it.
"""

import html
import json
import posixpath
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SUPPORT.md", "SECURITY.md", "CODE_OF_CONDUCT.md",
           "Docs/*.md", "Docs/Guide/*.md", "Docs/Decisions/*.md", "Examples/Gallery/README.md",
           "Tests/UIKitFacts/README.md"]
DECISIONS = "Docs/Decisions/index.md"
# The folder of the tutorials of Docs/Tutorials.docc, which DocC makes with the reference.
TUTORIALS = "reference/tutorials/refreshkit/"
HEADING = re.compile(r"<h([1-6])>(.*?)</h\1>", re.S)
LINK = re.compile(r'\b(href|src|srcset)="([^"]*)"')
BLOCK = re.compile(r'<pre lang="swift"><code>(.*?)</code></pre>', re.S)
# What a reader of Swift looks for: comments, strings, keywords, types, numbers.
SWIFT = re.compile(
    r"(?P<comment>//[^\n]*)|(?P<string>&quot;.*?&quot;)|(?P<type>\b[A-Z]\w*)|(?P<number>(?<![\w.$])\d[\d_]*(?:\.\d+)?)|"
    r"(?P<keyword>(?<!\.)\b(?:as|async|await|case|class|else|enum|extension|false|final|for|func|guard|if|import|in|init|inout|let|nil|"
    r"override|private|protocol|public|return|self|some|static|struct|super|switch|throws|true|try|var|weak|where|while)\b)")


def target(path):
    """The place of a file of the repository in the site."""
    path = "Docs/Decisions/index.md" if path.rstrip("/") == "Docs/Decisions" else path
    if path.rstrip("/") == "Examples/Playground":
        return "playground/index.html"
    path = path.removeprefix("Docs/")
    if path.endswith(".tutorial"):
        return f"{TUTORIALS}{Path(path).stem.lower()}/"
    return path[:-3] + ".html" if path.endswith(".md") else path


def address(path, page):
    """The way from a page to the place of a file; that of a tutorial is a folder."""
    place = target(path)
    way = posixpath.relpath(place, posixpath.dirname(target(page)) or ".")
    return f"{way}/" if place.endswith("/") else way


def plain(text):
    return html.unescape(re.sub(r"<[^>]*>", "", text)).strip()


def linked(text, path):
    """The HTML of a file with links that lead to pages."""
    def replaced(match):
        kind, given = match.groups()
        place, mark, fragment = given.partition("#")
        if not place or re.match(r"[a-z]+:", place):
            return match[0]
        source = posixpath.normpath(posixpath.join(posixpath.dirname(path), place))
        return f'{kind}="{address(source, path)}{mark}{fragment}"'
    return LINK.sub(replaced, text)


def sized(text, path):
    """The HTML with the height of each picture, so that nothing moves when it arrives."""
    def replaced(match):
        file = ROOT / posixpath.normpath(posixpath.join(posixpath.dirname(path), match[1]))
        box = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', file.read_text()[:2000]) if file.is_file() else None
        if not box:
            return match[0]
        width, height = float(box[1]), float(box[2])
        shown = re.search(r'\bwidth="(\d+)"', match[0])
        given = float(shown[1]) if shown else width
        size = f'height="{round(given * height / width)}"' + ("" if shown else f' width="{round(width)}"')
        return match[0].replace("<img ", f"<img {size} ", 1)
    return re.sub(r'<img\b[^>]*?\bsrc="([^":]+\.svg)"[^>]*>', replaced, text, flags=re.S)


def anchored(text):
    """The HTML with ids, and the headings: level, id and words."""
    found, taken = [], {}

    def replaced(match):
        words = plain(match[2])
        name = re.sub(r"[^\w -]", "", words.lower()).replace(" ", "-")
        taken[name] = taken.get(name, -1) + 1
        name += f"-{taken[name]}" if taken[name] else ""
        found.append((int(match[1]), name, words))
        link = "" if match[1] == "1" else f' <a class="anchor" href="#{name}" aria-label="Link to “{html.escape(words)}”">#</a>'
        return f'<h{match[1]} id="{name}">{match[2]}{link}</h{match[1]}>'
    return HEADING.sub(replaced, text), found


def colored(match):
    def token(found):
        return f'<span class="{found.lastgroup}">{found[0]}</span>'
    return f'<pre><code>{SWIFT.sub(token, match[1])}</code></pre>'


def converted(markdown):
    return subprocess.run(["cmark-gfm", "--unsafe", "--github-pre-lang", "-e", "table", "-e", "autolink"], input=markdown,
                          capture_output=True, text=True, check=True).stdout


def contents(markdown):
    """The groups of the README's section: their names, and the titles and files in them."""
    section = markdown.split("\n## Documentation\n")[1].split("\n## ")[0]
    return [(name, [(re.sub(r"\s+", " ", title), path) for title, path in re.findall(r"\[([^\]]*)\]\(([^)]*)\)", rest)])
            for name, rest in re.findall(r"- \*\*(.*?):\*\*(.*?)(?=\n- |\Z)", section, re.S)]


def sidebar(groups, path, headings):
    """The list of the pages, as seen from one of them."""
    out = []
    for name, pages in groups:
        out.append(f"<h2>{name}</h2><ul>")
        for title, page in pages:
            current = page == path
            out.append(f'<li><a href="{address(page, path)}"{" aria-current=page" if current else ""}>{title[0].upper()}{title[1:]}</a>')
            if current and headings:
                out.append("<ul>" + "".join(
                    f'<li><a href="#{name}">{html.escape(words)}</a></li>' for level, name, words in headings if level == 2) + "</ul>")
            out.append("</li>")
        out.append("</ul>")
    return "".join(out)


def decisions(paths):
    """A page with links to the decisions."""
    lines = [f"- [{(ROOT / path).read_text().splitlines()[0].removeprefix('# ')}]({Path(path).name})" for path in paths]
    return "\n".join(["# Decisions", "", *lines, ""])


def gallery(body):
    """The page of the gallery with a link to its films, which only the site has."""
    link = '<p><a href="../../gallery/index.html">See every screen move, beside its code.</a></p>'
    return body.replace("</h1>", "</h1>" + link, 1)


def main():
    out = Path(sys.argv[1])
    paths = [str(path.relative_to(ROOT)) for pattern in SOURCES for path in sorted(ROOT.glob(pattern))]
    texts = {path: (ROOT / path).read_text() for path in paths}
    texts[DECISIONS] = decisions([path for path in paths if path.startswith("Docs/Decisions/")])
    groups = contents(texts["README.md"])
    template = (ROOT / "Docs/Site/page.html").read_text()
    version = (ROOT / "VERSION").read_text().strip()
    search = []
    for path, markdown in texts.items():
        body, headings = anchored(linked(sized(converted(markdown), path), path))
        body = gallery(body) if path == "Examples/Gallery/README.md" else body
        title = headings[0][2]
        file = out / target(path)
        file.parent.mkdir(parents=True, exist_ok=True)
        # A block that scrolls can be reached by the keyboard; the name of its language is no language of people.
        body = re.sub(r"<pre[^>]*>", '<pre tabindex="0">', BLOCK.sub(colored, body))
        head = title if title == "RefreshKit" else f"{title} · RefreshKit"
        page = {"TITLE": html.escape(head), "ROOT": "../" * target(path).count("/"), "VERSION": version,
                "SIDEBAR": sidebar(groups, path, headings), "BODY": body}
        file.write_text(re.sub(r"@([A-Z]+)@", lambda match: page[match[1]], template))
        # Each decision has the same headings.
        for level, name, words in headings if "Decisions/" not in path else headings[:1]:
            if level < 4:
                search.append([title, "" if level == 1 else words, target(path) + ("" if level == 1 else f"#{name}")])
    (out / "search.json").write_text(json.dumps(search, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main()
