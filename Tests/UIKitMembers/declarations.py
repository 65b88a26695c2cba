"""Compares the declarations of the stand-in with those of the table."""
import re

from compiler import STAND_INS
from table import parameters, split

# Names with these beginnings claim to be Apple's; every other type of the stand-in is its own, and so is `headless…`.
APPLE = re.compile(r"(?:UI|CA|CG|NS|CF)[A-Z]|objc_")
OWN = re.compile(r"(?:^|\.)[Hh]eadless")
# Types of Foundation without such a beginning, whose members the stand-in replaces or adds.
FOUNDATION = {"NotificationCenter", "IndexPath"}
# What every imported enumeration, option set and typed constant has.
RAW = {"rawValue", "init(rawValue:)"}
# What Swift has for every value, or NSObject for every object.
GENERAL = {"==(_:_:)", "hash(into:)", "hash", "isEqual(_:)", "description", "debugDescription"}
MODIFIERS = ("open public package final override convenience required weak lazy unowned dynamic optional mutating indirect "
             "nonisolated prefix infix").split()


def is_own(symbol):
    """`True` for a declaration of the stand-in that does not claim to be one of UIKit's."""
    if symbol.module not in STAND_INS:
        return False
    if symbol.module == "HeadlessSwiftUI":
        return bool(OWN.search(symbol.member))
    holder = symbol.member.partition("(")[0].partition(".")[0]
    return bool(OWN.search(symbol.member)) or not APPLE.match(holder) and holder not in FOUNDATION


def normal(declaration):
    """A declaration without what does not matter to its users: a tuple of its kind, its parameters and its type."""
    text = re.sub(r"/\*.*?\*/", "", declaration).replace("`", "").replace("NSNotification.Name", "Notification.Name")
    text = re.sub(r"@(?!escaping\b|Sendable\b)\w+(?:\([^)]*\))?\s*", "", text)
    text = re.sub(rf"\b(?:{'|'.join(MODIFIERS)})\b(?:\([^)]*\))?\s*", "", text)
    text = re.sub(r"\bany\s+(?=UITraitDefinition\.Type)", "", text)
    text = re.sub(r"\bclass\s+(?=var\b|let\b|func\b)", "static ", text)
    text = re.sub(r"\s+", " ", text).strip()
    if re.match(r"(static )?(let|var) ", text):
        accessors = re.search(r"\{(.*?)\}", text)
        constant = " let " in f" {text}"
        can_set = not constant and (accessors is None or "set" in accessors.group(1))
        text = re.sub(r"\s*\{.*?\}", "", text).replace("let ", "var ", 1)
        return "set" if can_set else "get", (), re.sub(r"\s*=.*$", "", text)
    if re.match(r"(static )?(func|init|subscript)\b", text):
        head = text.partition("(")[0].strip()
        found, rest = parameters(text)
        cleaned = []
        for parameter in found:
            label, _, kind = parameter.partition(":")
            kind, has_default, _ = kind.partition("=")
            cleaned.append((label.split()[0], kind.strip(), bool(has_default)))
        return head, tuple(cleaned), rest.strip()
    if re.match(r"case ", text):
        return "case", (), re.sub(r"\s*=.*$", "", text)
    if kind := re.match(r"(class|struct|enum|protocol|typealias|associatedtype)\b", text):
        return kind.group(1), (), text.partition("=")[2].strip()
    return "", (), text


def difference(mine, row, table, member):
    """What makes a declaration of the stand-in different from a row's; `None` if nothing does."""
    if not row.declaration:
        return None
    here, there = normal(mine), normal(row.declaration)
    if there[0] in ("get", "set"):
        if here[2] != there[2]:
            return "another type"
        if (here[0], there[0]) == ("set", "get"):
            return "a setter that UIKit does not have"
    elif here[0] != there[0] or here[2] != there[2]:
        return "another result or kind"
    else:
        # A parameter with a default may be left out.
        labels = [parameter[0] for parameter in here[1]]
        wanted = [parameter for parameter in there[1] if not parameter[2] or parameter[0] in labels]
        if [parameter[:2] for parameter in wanted] != [parameter[:2] for parameter in here[1]]:
            return "other parameters"
        if any(one[2] and not other[2] for one, other in zip(here[1], wanted)):
            return "a default that UIKit does not have"
    if "throws" in here[2] and "throws" not in there[2] or "throws" not in here[2] and "throws" in there[2]:
        return "another effect"
    return isolation(mine, row, table, member)


def isolation(mine, row, table, member):
    if re.match(r"(?:\S+ )*(?:typealias|associatedtype|case) ", mine):
        return None
    is_isolated = "@MainActor" in mine
    holder, name = split(row.member)
    if normal(mine)[0] in ("class", "struct", "enum", "protocol"):
        # A type inside of another is not isolated with it.
        must_be = "@MainActor" in row.declaration
    elif name.startswith("init"):
        # An initializer is isolated as its type is, also one that is inherited.
        must_be = table.is_isolated(member) and "nonisolated" not in row.declaration
    elif "nonisolated" in row.declaration:
        must_be = False
    else:
        must_be = "@MainActor" in row.declaration or bool(holder) and table.is_isolated(row.member)
    if is_isolated != must_be:
        return "no isolation to the main actor" if must_be else "an isolation to the main actor that UIKit does not have"
    return None


def check(symbols, parents, table):
    """A finding for every public declaration of the stand-in that is not as the table says, and the rows that it uses."""
    findings, used, missing = [], set(), []
    names = {usr: symbol.member for usr, symbol in symbols.items()}
    for usr, symbol in symbols.items():
        if symbol.module not in STAND_INS or is_own(symbol):
            continue
        holder, name = split(symbol.member)
        if name in GENERAL or name in RAW and holder in table:
            continue
        rows = table.find(symbol.member)
        if not rows:
            findings.append((symbol, f"the stand-in declares {symbol.member}, and no row of members.tsv does"))
            missing.append(symbol)
            continue
        used.update(row.line for row in rows)
        differences = [difference(symbol.declaration, row, table, symbol.member) for row in rows]
        if None not in differences:
            findings.append((symbol, f"{symbol.member} of the stand-in has {differences[0]}: `{symbol.declaration}` here,"
                                     f" `{rows[0].declaration}` in line {rows[0].line} of members.tsv"))
        for kind, parent in parents.get(usr, []):
            above = names.get(parent)
            if kind == "inheritsFrom" and above and above not in table.ancestors(symbol.member):
                findings.append((symbol, f"{symbol.member} of the stand-in inherits from {above}, in UIKit it does not"))
    return findings, used, missing


def proposal(symbol, table):
    """A row for a declaration of the stand-in, without the versions and the source, which a person has to find."""
    text = re.sub(rf"@discardableResult |\b(?:{'|'.join(MODIFIERS)})\b(?:\([^)]*\))? ", "", symbol.declaration)
    if table.is_isolated(symbol.member) and split(symbol.member)[0]:
        text = text.replace("@MainActor ", "")
    if re.match(r"(?:@MainActor )?(?:static |class )?(?:var|let) ", text) and not text.endswith("}"):
        text += " { get }" if re.search(r"\blet ", text) else " { get set }"
    return "\t".join([symbol.member, "UIKit", "", "", "", re.sub(r"\blet ", "var ", text), ""])
