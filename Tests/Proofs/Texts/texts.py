#!/usr/bin/env python3
"""texts.py PROGRAM SECONDS: writes hostile texts as SVG and HTML, and reads them back with Python's parsers.

PROGRAM is the compiled TextWriter.swift. Fails if it traps or hangs, if a document does not parse, if it contains an element
or an attribute that the writer does not write, or if a text is not the one that went in. SEED=number repeats a run.
"""

import html.parser
import math
import os
import random
import re
import select
import subprocess
import sys
import time
import xml.etree.ElementTree

# The seconds that one answer may take: the longest text takes a tenth of one.
PATIENCE = 20

# The size of the letters of a drawing in TextWriter.swift; those around it have others.
DRAWN_SIZE = "12"

SVG = "{http://www.w3.org/2000/svg}"
SVG_ELEMENTS = {"svg", "g", "rect", "text", "circle", "defs", "path"}
HTML_ELEMENTS = {
    "html", "meta", "title", "style", "h1", "div", "p", "i", "button", "input", "span", "label", "script", "clippath",
}

MARKUP = [
    "<", ">", "&", '"', "'", "</text>", "<script>alert(1)</script>", "</title>", "</h1>", "-->", "<!--", "]]>", "<![CDATA[",
    "&amp;", "&lt;", "&#0;", "&#x3C;", "&quot", '" onload="alert(1)', "<?xml?>", "{{", "`", "\\", "=",
]
COMBINING = ["\u0301", "\u0338", "\u20dd", "\u200d", "\u200c", "\ufe0f", "\u0903", "\u0e33", "\u1160", "\U000e0061", "\u034f"]
FORBIDDEN = [chr(code) for code in range(0x20) if code not in (9, 10, 13)] + ["\ufffe", "\uffff"]
OTHERS = [
    "\t", "\n", "\r", "\r\n", " ", "  ", "\u007f", "\u0085", "\u009f", "\u2028", "\u2029", "\u00a0", "\u00ad", "\ufeff",
    "\u202e", "\u2066", "\u2069", "\ufdd0", "\U0010ffff", "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\U0001f1e9\U0001f1ea",
    "a", "word", "更新", "ดึง", "اسحب", "משוך", "한글", "é", "ﷺ", "\U00012345", "1", "%@",
]
WIDTHS = ["0", "1", "40", "60.5", "180", "1e9", "-1", "nan", "inf", "-inf", "5e-324"]
LINES = ["0", "1", "2", "3", "-1", "9223372036854775807"]
COLUMNS = ["1", "2", "11", "0", "-1", "9223372036854775807", "-9223372036854775808"]


class Breach(Exception):
    """A document that is not the text that went in."""


def hostile_bytes(chance):
    """Returns the UTF-8 of a text, which sometimes is not valid."""
    if chance.random() < 0.05:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    pieces = []
    for _ in range(chance.randrange(12)):
        kind = chance.randrange(10)
        if kind < 4:
            pieces.append(chance.choice(MARKUP) + chance.choice(COMBINING) * chance.randrange(3))
        elif kind < 5:
            pieces.append(chance.choice(FORBIDDEN))
        elif kind < 6:
            code = chance.randrange(0x110000)
            pieces.append("" if 0xD800 <= code < 0xE000 else chr(code))
        else:
            pieces.append(chance.choice(OTHERS))
    if chance.random() < 0.02:
        pieces *= chance.randrange(2000)
    return "".join(pieces).encode()


def shown(data):
    """Returns the text that a parser reads: XML forbids some characters, and parsers make line breaks alike."""
    text = re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]", "\ufffd", data.decode("utf-8", "replace"))
    return text.replace("\r\n", "\n").replace("\r", "\n")


def require(condition, sentence):
    if not condition:
        raise Breach(sentence)


def check_svg(name, document, texts, words):
    """Compares an SVG: the texts around the drawings, in order, and the lines of `words` in both drawings."""
    try:
        root = xml.etree.ElementTree.fromstring(document)
    except xml.etree.ElementTree.ParseError as error:
        raise Breach(f"{name}: not XML: {error}") from error
    around, drawn = [], []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        require(tag in SVG_ELEMENTS, f"{name}: an element {tag!r}")
        require(not any(key.startswith("on") or "href" in key for key in element.attrib), f"{name}: {element.attrib}")
        if tag == "text":
            (drawn if element.get("font-size") == DRAWN_SIZE else around).append(element.text or "")
    require(around == texts, f"{name}: {around!r:.300} instead of {texts!r:.300}")
    half = len(drawn) // 2
    require(drawn[:half] == drawn[half:], f"{name}: two equal drawings have the lines {drawn!r:.300}")
    lines, letters, place = [line.replace(" ", "") for line in drawn[:half]], words.replace(" ", ""), 0
    if "".join(lines) == letters:
        return
    require(any(line.endswith("…") for line in lines), f"{name}: {lines!r:.300} instead of {letters!r:.300}")
    for line in lines:
        found = letters.find(line.removesuffix("…"), place)
        require(found >= 0, f"{name}: {line!r:.300} is not in the rest of {letters!r:.300}")
        place = found + len(line.removesuffix("…"))


class Page(html.parser.HTMLParser):
    """The elements, captions and texts of an HTML page."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.inside, self.texts, self.captions = [], {}, []

    def handle_starttag(self, tag, attrs):
        require(tag in HTML_ELEMENTS | SVG_ELEMENTS, f"page: an element {tag!r}")
        names = [name for name, _ in attrs]
        require(not any(name.startswith("on") or "href" in name for name in names), f"page: {attrs}")
        if "data-caption" in names:
            require(sorted(names) == ["data-caption", "data-place", "data-time"], f"page: {attrs}")
            self.captions.append(dict(attrs)["data-caption"])
        if tag in ("title", "h1", "script"):
            self.inside.append(tag)
            require(tag not in self.texts, f"page: a second {tag}")
            self.texts[tag] = ""

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag):
        if self.inside and self.inside[-1] == tag:
            self.inside.pop()

    def handle_data(self, data):
        if self.inside:
            self.texts[self.inside[-1]] += data

    def handle_comment(self, data):
        raise Breach(f"page: a comment {data!r}")

    def handle_pi(self, data):
        raise Breach(f"page: an instruction {data!r}")

    def unknown_decl(self, data):
        raise Breach(f"page: a declaration {data!r}")


def check_page(text, title, caption):
    page = Page()
    page.feed(text.replace("\r\n", "\n").replace("\r", "\n"))
    page.close()
    for tag in ("title", "h1"):
        require(page.texts.get(tag) == title, f"page: {tag} {page.texts.get(tag)!r:.300} instead of {title!r:.300}")
    require(page.captions == [caption, caption], f"page: captions {page.captions!r:.300} instead of {caption!r:.300}")
    return page.texts["script"]


class Program:
    """The running writer."""

    def __init__(self, path):
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=0)
        self.read = b""

    def answer(self, line):
        """Returns the documents of a line."""
        self.process.stdin.write(line.encode() + b"\n")
        while b"\n" not in self.read:
            ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
            require(ready, f"no answer within {PATIENCE} s")
            data = os.read(self.process.stdout.fileno(), 1 << 20)
            require(data, "the program trapped")
            self.read += data
        answer, self.read = self.read.split(b"\n", 1)
        return [bytes.fromhex(part.decode()).decode() for part in answer.split()]


def run(program, chance):
    """Writes texts once; returns the script of the page."""
    title, heading, caption, words = (hostile_bytes(chance) for _ in range(4))
    numbers = [chance.choice(WIDTHS), chance.choice(LINES), chance.choice(WIDTHS), chance.choice(COLUMNS)]
    line = " ".join(["=" + data.hex() for data in (title, heading, caption, words)] + numbers)
    try:
        sheet, strip, page = program.answer(line)
        title, heading, caption, words = map(shown, (title, heading, caption, words))
        # A text whose box is not finite is left out of a drawing.
        words = words if math.isfinite(float(numbers[0])) else ""
        note = [caption] if caption else []
        check_svg("sheet", sheet, [title, heading] + note + [caption, caption], words)
        check_svg("strip", strip, [caption, caption], words)
        return check_page(page, title, caption)
    except Breach:
        print(f"texts: the input is {line:.2000}", file=sys.stderr)
        raise


def main():
    path, seconds = sys.argv[1], float(sys.argv[2])
    seed = int(os.environ.get("SEED", time.time_ns()))
    chance = random.Random(seed)
    program = Program(path)
    count, script, end = 0, None, time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            found = run(program, chance)
            require(script in (None, found), "page: another script")
        except Breach as breach:
            sys.exit(f"texts: SEED={seed}, text {count}: {breach}")
        script = found
        count += 1
    print(f"texts: {count} sets of texts were read back as they were written")


if __name__ == "__main__":
    main()
