#!/usr/bin/env python3
"""Checks that Scripts/languages.py rejects every kind of mistake in a table; `make lint` runs it."""
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Scripts"))
import languages

KEYS = ["pull", "ago", "retry"]
HEADER = ["language", "code", "name", "scripts", *KEYS]
ROWS = [
    HEADER,
    ["#", "a code", "a name", "scripts", "a pull", "%@: minutes", "a button"],
    ["english", "en", "English", "Latn", "Pull", "%@ min", "Retry"],
    ["german", "de", "German", "Latn", "Ziehen", "%@\\u{A0}Min.", "Wiederholen"],
]
TABLE = "\n".join("\t".join(row) for row in ROWS) + "\n"
GERMAN = 4


def changed(line, column, text):
    """The table with another text in one cell."""
    lines = TABLE.split("\n")
    cells = lines[line - 1].split("\t")
    cells[HEADER.index(column)] = text
    lines[line - 1] = "\t".join(cells)
    return "\n".join(lines)


class Refusals(unittest.TestCase):
    def refuse(self, table, line, sentence):
        found = languages.parse(table, KEYS)[1]
        self.assertIn((line, sentence), [(line, text[:len(sentence)]) for line, text in found])

    def test_a_table_without_a_mistake(self):
        self.assertEqual(languages.parse(TABLE, KEYS)[1], [])

    def test_keys(self):
        self.refuse(changed(1, "retry", "again"), 1, "unknown key 'again'")
        self.refuse(changed(1, "retry", "again"), 1, "the key retry is missing")
        self.refuse(changed(1, "retry", "pull"), 1, "the key pull is there twice")
        self.refuse("\ufeff" + TABLE, 1, "unknown key '\\ufefflanguage'")
        self.refuse(changed(2, "retry", ""), 2, "retry: no note for translators")

    def test_rows(self):
        self.refuse(TABLE.replace("\tZiehen", ""), GERMAN, f"{len(HEADER) - 1} cells, and not {len(HEADER)}")
        self.refuse(TABLE.replace("\n", "\r\n"), 1, "the line ends with CR")
        self.refuse(TABLE[:-1], TABLE.count("\n"), "the last line has no end")
        self.refuse(TABLE + "\n", TABLE.count("\n") + 1, f"1 cells, and not {len(HEADER)}")
        self.refuse(changed(3, "language", "british"), 2, "the first language is english")

    def test_languages(self):
        self.refuse(changed(GERMAN, "language", "english"), GERMAN, "language: 'english' is there twice")
        self.refuse(changed(GERMAN, "code", "en"), GERMAN, "code: 'en' is there twice")
        self.refuse(changed(GERMAN, "name", "English"), GERMAN, "name: 'English' is there twice")
        self.refuse(changed(GERMAN, "language", "German"), GERMAN, "language: 'German' is not the name of a Swift case")
        self.refuse(changed(GERMAN, "code", "de_DE"), GERMAN, "code: 'de_DE' is not a BCP 47 code")
        self.refuse(changed(GERMAN, "scripts", "Latin"), GERMAN, "scripts: 'Latin' is not ISO 15924 codes")

    def test_texts(self):
        for text, sentence in [
            ("", "the text is missing"),
            ("Eben\u00a0…", "has an invisible character"),
            ("Eben\u200f", "has an invisible character"),
            (" Eben", "has a space too many"),
            ("Gerade  eben", "has a space too many"),
            ("Eben...", "has dots for an ellipsis"),
            ("„Eben\"", "has a straight quotation mark"),
            ("Grad'", "has a straight quotation mark"),
            ("Eben\\n", "has a sign that stands only in"),
            ("Eben %d", "has a sign that stands only in"),
            ("Eben %@", "“%@” stands 1 times in it, and not 0 times"),
        ]:
            with self.subTest(text):
                self.refuse(changed(GERMAN, "pull", text), GERMAN, f"pull: {sentence}")
        self.refuse(changed(GERMAN, "ago", "vor Minuten"), GERMAN, "ago: “%@” stands 0 times")
        self.refuse(changed(GERMAN, "ago", "%@ %@"), GERMAN, "ago: “%@” stands 2 times")

    def test_every_mistake_is_found_at_once(self):
        table = changed(GERMAN, "retry", "").replace("Pull", "")
        self.assertEqual([line for line, _ in languages.parse(table, KEYS)[1]], [3, GERMAN])


if __name__ == "__main__":
    unittest.main()
