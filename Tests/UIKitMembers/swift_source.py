"""What the text of a Swift file tells without a compiler: its words, the systems that compile a line, and its guards."""
import bisect
import re

# The systems of UIKit, and the one on which the stand-in takes its place.
SYSTEMS = ("ios", "catalyst", "visionos")
SYSTEM_NAMES = {"ios": "iOS", "catalyst": "Mac Catalyst", "visionos": "visionOS"}
LINUX = "linux"
PLATFORMS = {"iOS": "ios", "macCatalyst": "catalyst", "visionOS": "visionos"}
UIKIT_MODULES = {"UIKit", "ObjectiveC", "os", "Dispatch", "QuartzCore", "CoreGraphics", "Foundation", "SwiftUI"}
LINUX_MODULES = {"HeadlessUIKit", "HeadlessSwiftUI", "Foundation", "Dispatch"}
FLAGS = {"REFRESH_ADAPTER": True}

DIRECTIVE = re.compile(r"^[ \t]*#(if|elseif|else|endif)\b(.*)$", re.M)
AVAILABLE = re.compile(r"(#available|#unavailable|@available)\s*\(")
WORD = re.compile(r"`?[A-Za-z_]\w*`?")


def version(text):
    """The numbers of a version, for comparisons: `17.4` is (17, 4)."""
    numbers = [int(number) for number in text.split(".")]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    return tuple(numbers)


def blanked(text):
    """A text of the same length without comments and the contents of strings; interpolated code stays."""
    out = list(text)

    def blank(start, end):
        for index in range(start, min(end, len(out))):
            if out[index] != "\n":
                out[index] = " "

    def code(at, closing):
        depth = 0
        while at < len(text):
            if text.startswith("//", at):
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                blank(at, end)
                at = end
            elif text.startswith("/*", at):
                end = comment(at)
                blank(at, end)
                at = end
            elif found := re.compile(r'(#*)("""|")').match(text, at):
                at = string(at, found.group(1), found.group(2))
            else:
                if closing and text[at] == "(":
                    depth += 1
                if closing and text[at] == ")":
                    if depth == 0:
                        return at
                    depth -= 1
                at += 1
        return at

    def comment(at):
        depth = 0
        for token in re.compile(r"/\*|\*/").finditer(text, at):
            depth += 1 if token.group() == "/*" else -1
            if depth == 0:
                return token.end()
        return len(text)

    def string(at, hashes, quote):
        start = at + len(hashes) + len(quote)
        end, escape = quote + hashes, "\\" + hashes
        at = written = start
        while at < len(text) and not text.startswith(end, at):
            if text.startswith(escape + "(", at):
                blank(written, at + len(escape))
                at = written = code(at + len(escape) + 1, True) + 1
            elif text.startswith(escape, at):
                at += len(escape) + 1
            else:
                at += 1
        blank(written, at)
        return at + len(end)

    code(0, False)
    return "".join(out)


def condition(text, system):
    """Whether a condition can be true, and whether it can be false, on a system: a flag that is not known can be both."""
    tokens = re.findall(r"&&|\|\||[!()]|[A-Za-z_]\w*|[<>=]+|[\d.]+|,", text)

    def either():
        left = both()
        while tokens and tokens[0] == "||":
            tokens.pop(0)
            right = both()
            left = (left[0] or right[0], left[1] and right[1])
        return left

    def both():
        left = one()
        while tokens and tokens[0] == "&&":
            tokens.pop(0)
            right = one()
            left = (left[0] and right[0], left[1] or right[1])
        return left

    def one():
        token = tokens.pop(0) if tokens else ")"
        if token == "!":
            found = one()
            return found[1], found[0]
        if token == "(":
            found = either()
            if tokens:
                tokens.pop(0)
            return found
        argument = []
        if tokens and tokens[0] == "(":
            tokens.pop(0)
            while tokens and tokens[0] != ")":
                argument.append(tokens.pop(0))
            if tokens:
                tokens.pop(0)
        return known(token, "".join(argument))

    def known(name, argument):
        if name == "os":
            is_true = argument in {"ios": {"iOS"}, "catalyst": {"iOS"}, "visionos": {"visionOS"}, "linux": {"Linux"}}[system]
        elif name == "canImport":
            is_true = argument in (LINUX_MODULES if system == LINUX else UIKIT_MODULES)
        elif name == "targetEnvironment" and argument == "macCatalyst":
            is_true = system == "catalyst"
        elif name in FLAGS:
            is_true = FLAGS[name]
        elif name in ("true", "false"):
            is_true = name == "true"
        else:
            return True, True
        return is_true, not is_true

    return either()


class SwiftSource:
    """A Swift file: its code without comments and strings, and what surrounds each place in it."""

    def __init__(self, path, text):
        self.path = path
        self.text = text
        self.code = blanked(text)
        self.starts = [0] + [match.end() for match in re.finditer("\n", text)]
        self.systems = self._systems()
        self.guards = [guard for match in AVAILABLE.finditer(self.code) for guard in self._guard(match)]

    def line(self, offset):
        return bisect.bisect_right(self.starts, offset)

    def offset_of_byte(self, offset):
        if self.text.isascii():
            return offset
        return len(self.text.encode()[:offset].decode(errors="ignore"))

    def _systems(self):
        """The systems that can compile each line, by its index."""
        everywhere = frozenset((*SYSTEMS, LINUX))
        stack, lines = [], []
        for number, start in enumerate(self.starts):
            end = self.starts[number + 1] if number + 1 < len(self.starts) else len(self.code)
            found = DIRECTIVE.match(self.code, start, end)
            kind = found and found.group(1)
            if kind == "if":
                stack.append((stack[-1][1] if stack else everywhere, None, everywhere))
            if kind in ("if", "elseif", "else") and stack:
                around, _, left = stack[-1]
                answers = {system: condition(found.group(2) if kind != "else" else "true", system) for system in left}
                here = frozenset(system for system in around & left if answers[system][0])
                stack[-1] = (around, here, frozenset(system for system in left if answers[system][1]))
            if kind == "endif" and stack:
                stack.pop()
            lines.append(frozenset() if kind else stack[-1][1] if stack else everywhere)
        return lines

    def systems_at(self, offset):
        return self.systems[self.line(offset) - 1]

    def closing(self, opening):
        """The place after the brace or parenthesis that closes the one at a place."""
        pairs = {"{": "}", "(": ")"}
        depth = 0
        for index in range(opening, len(self.code)):
            if self.code[index] in pairs:
                depth += 1
            elif self.code[index] in pairs.values():
                depth -= 1
                if depth == 0:
                    return index + 1
        return len(self.code)

    def opening(self, start):
        """The next brace that opens a block and no closure between parentheses."""
        index = start
        while index < len(self.code) and self.code[index] != "{":
            index = self.closing(index) if self.code[index] == "(" else index + 1
        return index

    def _guard(self, match):
        """The places that a condition of availability guards, each with its versions."""
        end = self.closing(match.end() - 1)
        specification = self.code[match.end():end - 1]
        versions = {
            PLATFORMS[name]: version(number)
            for name, number in re.findall(r"\b(\w+)\s*(?:,\s*introduced:)?\s+(\d+(?:\.\d+)*)", specification)
            if name in PLATFORMS
        }
        # Mac Catalyst has the version of iOS unless it is named.
        if "ios" in versions:
            versions.setdefault("catalyst", versions["ios"])
        if not versions or "deprecated" in specification:
            return
        if match.group(1) == "@available":
            yield self._declaration(match.start(), end), versions
            return
        keywords = list(re.finditer(r"\b(if|while|guard)\b", self.code[:match.start()]))
        if not keywords:
            return
        block = self.opening(end)
        if match.group(1) == "#unavailable":
            rest = re.compile(r"\s*else\s*\{").match(self.code, self.closing(block))
            if keywords[-1].group() != "guard" and rest:
                yield (rest.end() - 1, self.closing(rest.end() - 1)), versions
        elif keywords[-1].group() == "guard":
            yield (self.closing(block), self._end_of_scope(keywords[-1].start())), versions
        else:
            yield (end, self.closing(block)), versions

    def _declaration(self, start, at):
        """An attribute's declaration: up to the end of its block, or of its line if it has none."""
        while at < len(self.code):
            character = self.code[at]
            if character == "{":
                return start, self.closing(at)
            if character == "(":
                at = self.closing(at)
                continue
            if character == "\n" and not re.fullmatch(r"[\s@\w]*", self.code[start:at].rpartition("\n")[2].partition("(")[0]):
                return start, at
            if character == "\n" and re.search(r"\b(var|let|func|init|case|typealias)\b", self.code[start:at].rpartition("\n")[2]):
                return start, at
            at += 1
        return start, at

    def _end_of_scope(self, start):
        depth = 0
        for index in range(start, len(self.code)):
            depth += {"{": 1, "}": -1}.get(self.code[index], 0)
            if depth < 0:
                return index
        return len(self.code)

    def guard_at(self, offset, deployment):
        """The oldest versions on which the code at a place runs, by system; a system that does not compile it is missing."""
        versions = {system: deployment[system] for system in SYSTEMS if system in self.systems_at(offset)}
        for (start, end), guarded in self.guards:
            if start <= offset < end:
                for system in versions:
                    versions[system] = max(versions[system], guarded.get(system, (0,)))
        return versions

    def words(self):
        """Each word of the code, its place, and the word before the dot in front of it: `None` without a dot."""
        for match in WORD.finditer(self.code):
            before = self.code[:match.start()].rstrip() if self.code[match.start() - 1:match.start()].isspace() else self.code[:match.start()]
            is_member = before.endswith(".") and not before.endswith("..") and not before.endswith(".. ")
            receiver = None
            if is_member:
                found = re.search(r"([\w`.]*)[?!]?\.$", before[-120:])
                receiver = found.group(1) if found else ""
            yield match.group().strip("`"), match.start(), receiver

    def labels(self, end):
        """The argument labels of the call whose name ends at a place, and whether a closure trails; `None` if it is no call."""
        if self.code[end:end + 1] not in ("(", "{") and not re.match(r" \{", self.code[end:end + 2]):
            return None
        labels, after = [], end
        if self.code[end:end + 1] == "(":
            after = self.closing(end)
            inside = self.code[end + 1:after - 1]
            depth, argument, arguments = 0, "", []
            for character in inside:
                depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
                if character == "," and depth == 0:
                    arguments.append(argument)
                    argument = ""
                else:
                    argument += character
            if argument.strip():
                arguments.append(argument)
            for argument in arguments:
                named = re.match(r"\s*`?(\w+)`?\s*:(?!:)", argument)
                labels.append(named.group(1) if named else "_")
        trails = bool(re.match(r"\s*\{", self.code[after:after + 8].split("\n")[0]))
        return labels, trails


def declared_functions(source):
    """The functions that a file declares, as their names and declarations."""
    for found in re.finditer(r"\bfunc\s+`?([A-Za-z_]\w*)`?\s*(?:<[^(]*>)?\(", source.code):
        yield found.group(1), "func " + found.group(1) + source.code[found.end() - 1:source.closing(found.end() - 1)]


def declared_names(source):
    """The other names that a file declares: its types, properties and cases."""
    names = set(re.findall(
        r"\b(?:var|let|class|struct|enum|protocol|actor|typealias|associatedtype|macro)\s+`?([A-Za-z_]\w*)", source.code))
    for cases in re.findall(r"\b(?:indirect\s+)?case\s+(\w[^:{\n]*)", source.code):
        names.update(re.findall(r"(?:^|,)\s*`?([A-Za-z_]\w*)", re.sub(r"\([^)]*\)?", "", cases)))
    for generics in re.findall(r"<([^<>{}()]*)>", source.code):
        names.update(re.findall(r"(?:^|,)\s*(\w+)\s*(?::|,|$)", generics))
    return names
