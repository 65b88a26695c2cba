#!/usr/bin/env python3
"""Generates the Swift of the languages from their table, Sources/RefreshCore/Texts/Languages.tsv.

  languages.py                 writes the Swift next to the table, and the language codes of the web page
  languages.py --check         writes nothing; fails if a committed file does not match the table
  languages.py --page FOLDER   writes the texts that the web page fetches, a file for each language

All reject a table with mistakes and print each with its file and line. The keys of the texts are the cases of `RefreshText`.
A text has as many placeholders ("%@") as the English one.
"""
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = "Sources/RefreshCore/Texts/Languages.tsv"
KEYS = "Sources/RefreshCore/Texts/RefreshTexts.swift"
SWIFT = "Sources/RefreshCore/Texts/Languages.swift"
TEXTS = "Sources/RefreshCore/Texts/RefreshTexts+Standard.swift"
CODES = "Examples/Playground/Page/language-codes.js"
# Pages that state the number of languages.
COUNTING = ["README.md", "Docs/Guide/DesignSystems.md", "Docs/Architecture.md"]

CASE, CODE, NAME, SCRIPTS = "language", "code", "name", "scripts"
FORMS = {
    CASE: (r"[a-z][A-Za-z]*", "the name of a Swift case"),
    CODE: (r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?", "a BCP 47 code"),
    NAME: (r"\S+( \S+)*", "the name of a language"),
    SCRIPTS: (r"[A-Z][a-z]{3}( [A-Z][a-z]{3})*", "ISO 15924 codes with spaces between them"),
}
UNIQUE = [CASE, CODE, NAME]
# The first cell of the row that explains the columns to translators.
NOTE = "#"
# The fallback language, whose placeholders the others must have.
REFERENCE = "english"

LATIN = "Latn"

PLACE = "%@"
ESCAPE = re.compile(r"\\u\{[0-9A-F]{2,6}\}")
MISTAKES = [
    (re.compile(r"^\s|\s$|\s\s"), "has a space too many"),
    (re.compile(r"\.\.\."), "has dots for an ellipsis, “…”"),
    (re.compile(r"[\"']"), "has a straight quotation mark or apostrophe"),
    (re.compile(r"[%@{}$\\]"), "has a sign that stands only in “%@” or “\\u{A0}”"),
    # Joiners are letters in Persian and Hindi; other invisible characters are escaped.
    (re.compile(r"[^\S ]|[\u0000-\u001F\u007F\u00AD\u200B\u200E-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]"),
     "has an invisible character; write it as “\\u{A0}”"),
]


def keys_of(swift):
    """The cases of `RefreshText`, in their order."""
    body = re.search(r"^public enum RefreshText: .*?^}", swift, re.DOTALL | re.MULTILINE)
    lines = re.findall(r"^  case (.+)$", body.group(), re.MULTILINE) if body else []
    return [key for line in lines for key in line.split(", ")]


def parse(text, keys):
    """The rows of a table as dictionaries, and its mistakes as pairs of line and sentence."""
    mistakes = []
    if "\r" in text:
        mistakes.append((text[:text.index("\r")].count("\n") + 1, "the line ends with CR; lines end with LF alone"))
    if not text.endswith("\n"):
        mistakes.append((text.count("\n") + 1, "the last line has no end"))
    lines = text.replace("\r", "").removesuffix("\n").split("\n")
    header = lines[0].split("\t")
    columns = [*FORMS, *keys]
    for column in dict.fromkeys(header):
        if column not in columns:
            mistakes.append((1, f"unknown key {column!a}"))
        elif header.count(column) > 1:
            mistakes.append((1, f"the key {column} is there twice"))
    mistakes += [(1, f"the key {column} is missing") for column in columns if column not in header]
    if mistakes:
        return [], mistakes

    rows = []
    for number, line in enumerate(lines[1:], start=2):
        cells = line.split("\t")
        if len(cells) != len(header):
            mistakes.append((number, f"{len(cells)} cells, and not {len(header)}"))
            continue
        row = dict(zip(header, cells))
        if row[CASE] == NOTE:
            mistakes += [(number, f"{key}: no note for translators") for key in columns if not row[key]]
            continue
        rows.append((number, row))
    if not rows or rows[0][1][CASE] != REFERENCE:
        return [], mistakes + [(2, f"the first language is {REFERENCE}")]

    reference, seen = rows[0][1], set()
    for number, row in rows:
        for column, (form, meaning) in FORMS.items():
            if not re.fullmatch(form, row[column]):
                mistakes.append((number, f"{column}: {row[column]!r} is not {meaning}"))
        for column in UNIQUE:
            if (column, row[column]) in seen:
                mistakes.append((number, f"{column}: {row[column]!r} is there twice"))
            seen.add((column, row[column]))
        for key in keys:
            mistakes += [(number, f"{key}: {found}") for found in mistakes_of(row[key], reference[key])]
    return [row for _, row in rows], mistakes


def mistakes_of(text, reference):
    """The mistakes of a text, given the English one."""
    if not text:
        return ["the text is missing"]
    found = []
    places = reference.count(PLACE)
    if text.count(PLACE) != places:
        found.append(f"“{PLACE}” stands {text.count(PLACE)} times in it, and not {places} times: {text}")
    rest = ESCAPE.sub("_", text).replace(PLACE, "_")
    return found + [f"{sentence}: {text}" for mistake, sentence in MISTAKES if mistake.search(rest)]


def swift_of(rows, keys):
    """The generated Swift of the languages, with the texts of the reference."""
    by_scripts = {}
    for row in rows:
        if row[SCRIPTS] != LATIN:
            by_scripts.setdefault(row[SCRIPTS], []).append(row[CASE])

    def each(line):
        return "\n".join(line.format(**row) for row in rows)

    def pattern(names):
        return ", ".join(f".{name}" for name in names)

    declarations = each("  /// {name}, `{code}`.\n  case {language}")
    codes = textwrap.fill(", ".join(f'"{row[CODE]}"' for row in rows), 116, break_on_hyphens=False)
    scripts = "\n".join(
        f'    case {pattern(names)}: ["' + '", "'.join(scripts.split()) + '"]' for scripts, names in by_scripts.items())

    return f"""\
// Generated by Scripts/languages.py from Languages.tsv: change the table, and run the script.
// swift-format-ignore-file

/// The languages that the framework has texts in.
///
/// A control uses the language of the app, unless its style has one.
///
/// ```swift
/// for language in RefreshLanguage.allCases {{
///   let texts = RefreshTexts.standard(for: language)
///   print(language.code, texts[.pull])
/// }}
/// style.language = RefreshLanguage(code: "pt-BR")  // nil for a language without texts
/// ```
public enum RefreshLanguage: UInt8, CaseIterable, Sendable {{
{declarations}

  /// Its BCP 47 code, with the script or the region only where a language has several forms: `de`, `pt-BR`, `zh-Hant`.
  public var code: String {{ Self.codes[Int(rawValue)] }}

  /// The codes of the languages, in the order of their raw values.
  private static let codes = [
{textwrap.indent(codes, "    ")},
  ]

  /// The ISO 15924 codes of the scripts that the texts can be said to be in.
  var scripts: [String] {{
    switch self {{
{scripts}
    default: ["{LATIN}"]
    }}
  }}
}}

extension RefreshTexts {{
  /// The texts of the fallback language.
  static let {REFERENCE} = RefreshTexts(lines: "{lines_of(rows[0], keys)}")
}}
"""


def texts_of(rows, keys):
    """The generated Swift of the texts in all languages but the reference, for which the web page has a file of its own."""
    tables = "\n".join(f"    case .{row[CASE]}: StandardTexts.{row[CASE]}" for row in rows[1:])
    texts = "\n".join(
        f'  static let {row[CASE]} = RefreshTexts(lines: "{lines_of(row, keys)}")' for row in rows[1:])

    return f"""\
// Generated by Scripts/languages.py from Languages.tsv: change the table, and run the script.
// swift-format-ignore-file

extension RefreshTexts {{
  /// The framework's own texts in a language.
  ///
  /// Reading them allocates only the first time.
  ///
  /// ```swift
  /// var texts = RefreshTexts.standard(for: .german)
  /// texts[.pull] = "Zum Laden ziehen"
  /// ```
  public static func standard(for language: RefreshLanguage) -> RefreshTexts {{
    switch language {{
    case .{REFERENCE}: {REFERENCE}
{tables}
    }}
  }}
}}

/// The texts in each language but the fallback, each made when it is first read.
private enum StandardTexts {{
{texts}
}}
"""


def lines_of(row, keys):
    """The texts of a language as a Swift literal."""
    return "\\n".join(row[key] for key in keys)


def page_of(row, keys):
    """The texts of a language as the web page fetches them: a line for each."""
    return "".join(ESCAPE.sub(lambda found: chr(int(found[0][3:-1], 16)), row[key]) + "\n" for key in keys)


def codes_of(rows):
    """The generated JavaScript of the web page."""
    codes = "\n".join(f"  '{row[CODE]}'," for row in rows)
    return f"""\
// Generated by Scripts/languages.py, in the order of `RefreshLanguage`.

export const CODES = [
{codes}
];
"""


def miscounts(root, count):
    """The pages that say another number of languages."""
    for page in COUNTING:
        for number, line in enumerate((root / page).read_text(encoding="utf-8").split("\n"), start=1):
            for said in re.findall(r"\d+(?= languages)|(?<=Languages \| )\d+", line):
                if int(said) != count:
                    yield f"{page}:{number}: {said} languages, and the table has {count}"


def main(arguments):
    folder = arguments[1] if arguments[:1] == ["--page"] and len(arguments) == 2 else None
    if arguments not in ([], ["--check"]) and not folder:
        sys.exit(__doc__)
    keys = keys_of((ROOT / KEYS).read_text(encoding="utf-8"))
    if not keys:
        sys.exit(f"{KEYS}: no cases of `RefreshText` in it")
    try:
        table = (ROOT / TABLE).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        sys.exit(f"{TABLE}: not UTF-8: {error}")
    rows, mistakes = parse(table, keys)
    if mistakes:
        sys.exit("\n".join(f"{TABLE}:{line}: {sentence}" for line, sentence in sorted(mistakes)))

    if folder:
        pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        for row in rows[1:]:
            file = pathlib.Path(folder) / f"{row[CODE]}.txt"
            file.write_text(page_of(row, keys), encoding="utf-8", newline="\n")
        return

    findings = list(miscounts(ROOT, len(rows)))
    for path, content in [(SWIFT, swift_of(rows, keys)), (TEXTS, texts_of(rows, keys)), (CODES, codes_of(rows))]:
        file = ROOT / path
        if file.exists() and file.read_bytes() == content.encode("utf-8"):
            continue
        if arguments:
            findings.append(f"{path}: not what {TABLE} says; run Scripts/languages.py")
        else:
            file.write_text(content, encoding="utf-8", newline="\n")
    if findings:
        sys.exit("\n".join(findings))


if __name__ == "__main__":
    main(sys.argv[1:])
