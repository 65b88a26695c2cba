#!/usr/bin/env python3
"""Checks that Scripts/examples-check.py reports what has no example, that every example is compiled, and that Scripts/topics.py reports
what stands under no topic; for `make lint`."""
import importlib.util
import json
import pathlib
import sys
import tempfile
import textwrap
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Scripts"))
import public_declarations


def script(name):
    """A script whose name is no name of a module."""
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), ROOT / "Scripts" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


check, source, topics = script("examples-check"), script("examples-source"), script("topics")


def found(*texts):
    """The full names of the declarations without an example."""
    files = [public_declarations.File(pathlib.Path(f"Sources/{index}.swift"), textwrap.dedent(text))
             for index, text in enumerate(texts)]
    return [line.split()[1] for line in check.findings(files)]


class Missing(unittest.TestCase):
    def test_a_declaration_without_a_comment_or_without_a_block(self):
        self.assertEqual(found("public func a() {}\n"), ["a"])
        self.assertEqual(found("/// Calls `a()`.\npublic func a() {}\n"), ["a"])
        self.assertEqual(found("/// ```\n/// a()\n/// ```\npublic func a() {}\n"), ["a"])

    def test_the_file_and_the_line_are_named(self):
        files = [public_declarations.File(pathlib.Path("Sources/A.swift"), "\n@MainActor\npublic func a() {}\n")]
        self.assertTrue(check.findings(files)[0].startswith("Sources/A.swift:3: a has no example"))

    def test_a_block_that_does_not_use_the_name(self):
        for code in ("b()", "// a()", '"a()"', "aa()"):
            self.assertEqual(found(f"/// ```swift\n/// {code}\n/// ```\npublic func a() {{}}\n"), ["a"], code)

    def test_a_block_of_another_declaration(self):
        self.assertEqual(found("/// ```swift\n/// a(); b()\n/// ```\npublic func a() {}\n\npublic func b() {}\n"), ["b"])

    def test_every_kind_of_member(self):
        text = """
            /// ```swift
            /// A()
            /// ```
            public struct A {
              public init(b: Int) {}
              public var c: Int
              public private(set) var d = 0
              public static let e = 0
              public mutating func f() {}
              public subscript(g: Int) -> Int { 0 }
              public enum H { case i, j(Int) }
              var k = 0
              package var l = 0
            }
            """
        self.assertEqual(found(text), ["A.init", "A.c", "A.d", "A.e", "A.f", "A.subscript", "A.H", "A.H.i", "A.H.j"])
        used = text.replace("A()", "A(b: 0, c: 1).f(); a.d; .e; a[0]; x = .i; .j(1)")
        self.assertEqual(found(used), [])

    def test_one_initializer_is_no_example_of_another(self):
        text = """
            /// ```swift
            /// A(b: 0)
            /// ```
            public struct A {
              public init(b: Int = 0, c: Int = 0) {}
              public init(d: Int, c: Int = 0, e: (Int) -> Void) {}
              public init(_ f: Int) {}
            }
            """
        self.assertEqual(found(text), ["A.init"])
        self.assertEqual(found(text.replace("A(b: 0)", "A(b: 0); A(d: 0) {}")), [])

    def test_a_local_name_is_no_use_of_a_property(self):
        text = "/// ```swift\n/// let b = A()\n/// ```\npublic struct A {\n  public var b = 0\n}\n"
        self.assertEqual(found(text), ["A.b"])
        self.assertEqual(found(text.replace("A()", "A(b: 1)")), [])

    def test_a_member_of_a_class_has_its_own(self):
        text = "/// ```swift\n/// A().b\n/// ```\npublic final class A {\n{}  public var b = 0\n}\n"
        self.assertEqual(found(text.replace("{}", "")), ["A.b"])
        self.assertEqual(found(text.replace("{}", "  /// ```swift\n  /// a.b = 1\n  /// ```\n")), [])

    def test_an_extension_and_a_shorthand_count_as_their_type(self):
        one = "/// ```swift\n/// add(.dots); A().b()\n/// ```\npublic struct A: P {\n  public init() {}\n}\n"
        two = "extension A {\n  public func b() {}\n}\nextension P where Self == A {\n  public static var dots: A { A() }\n}\n"
        self.assertEqual(found(one, two), [])
        self.assertEqual(found(one.replace(".dots", "x"), two), ["P.dots"])

    def test_a_case_may_be_one_of_all_cases_unless_it_has_values(self):
        text = "/// ```swift\n/// A.allCases\n/// ```\npublic enum A {\n  case b\n  case c(Int)\n}\n"
        self.assertEqual(found(text), ["A.c"])

    def test_a_requirement_has_an_example_and_its_witness_needs_none(self):
        protocol = "/// ```swift\n/// EXAMPLE\n/// ```\npublic protocol P {\n  func draw()\n}\n"
        witness = "/// ```swift\n/// A()\n/// ```\npublic struct A: P {\n  public func draw() {}\n  public func more() {}\n}\n"
        default = "extension P {\n  public func draw() {}\n}\n"
        self.assertEqual(found(protocol.replace("EXAMPLE", "struct X: P { func draw() {} }"), witness, default), ["A.more"])
        self.assertEqual(found(protocol.replace("EXAMPLE", "P.self"), witness, default), ["P.draw", "A.more"])

    def test_overrides_witnesses_of_the_standard_library_and_deprecations_need_none(self):
        text = """
            /// ```swift
            /// A()
            /// ```
            public final class A: B, Equatable, CustomStringConvertible {
              public override func c() {}
              public required init?(coder: NSCoder) {}
              public static func == (a: A, b: A) -> Bool { true }
              public static func < (a: A, b: A) -> Bool { true }
              public var description: String { "" }
              @available(*, deprecated, message: "d")
              public func d() {}

              /// The same.
              @available(
                *, deprecated,
                message: "e"
              )
              @discardableResult
              public func e() -> Int { 0 }
            }
            """
        self.assertEqual(found(text), ["A.<"])

    def test_no_declaration_at_all(self):
        self.assertEqual(check.findings([]), ["examples-check: no public declaration was found"])


class Compiled(unittest.TestCase):
    def test_every_block_is_written_once_with_its_line(self):
        code = "/// ```swift\n/// a()\n/// ```\nfunc a() {}\n\n  /// ```swift\n  /// b()\n  /// ```\n"
        text, count = source.write([("A.swift", code)])
        self.assertEqual(count, 2)
        self.assertIn('#sourceLocation(file: "A.swift", line: 2)\na()\n', text)
        self.assertIn('#sourceLocation(file: "A.swift", line: 7)\nb()\n', text)

    def test_a_block_without_an_end_is_not_lost(self):
        self.assertIn("\na()\nfunc", source.write([("A.swift", "/// ```swift\na()\nfunc b() {}\n")])[0])

    def test_extensions_overrides_tests_and_self_have_the_place_that_they_need(self):
        def write(code):
            return source.write([("README.md", f"```swift\n{code}\n```\n")])[0]
        self.assertNotIn("func example", write("extension A {}"))
        self.assertIn("final class Example1: UIView {", write("override func a() {}"))
        self.assertIn("extension ExampleScreen {", write("{ [weak self] in }"))
        self.assertNotIn("@Test func", write("@Test func a() {}"))
        self.assertNotIn("\nimport A\n", write("import A\na()"))

    def test_the_products_and_the_readme_are_compiled(self):
        fences = sum(line.strip() in ("/// ```swift", "```swift")
                     for path in [*(path for folder in public_declarations.FOLDERS
                                    for path in (ROOT / "Sources" / folder).rglob("*.swift")), ROOT / "README.md"]
                     for line in path.read_text().splitlines())
        self.assertGreater(fences, 100)
        others = sum(source.is_swiftui(path, block)
                     for path, text in source.products() for block in public_declarations.blocks(text))
        self.assertEqual(source.write(source.products())[1], fences - others)

    def test_blocks_of_swiftui_are_left_to_its_own_test(self):
        for code in ("import RefreshSwiftUI", "List {}\n  .refreshHeader(.gum) {}", "x.refreshFooter(.spinner) {}"):
            self.assertEqual(source.write([("README.md", f"```swift\n{code}\n```\n")])[1], 0)
        self.assertEqual(source.write([("README.md", "```swift\nview.refreshStyle = brand\n```\n")])[1], 1)
        self.assertEqual(source.write([("Sources/RefreshSwiftUI/A.swift", "/// ```swift\n/// a()\n/// ```\n")])[1], 0)


class UnderATopic(unittest.TestCase):
    def findings(self, name, *sections):
        """What is wrong with a page, whose sections are a title, a number of symbols and if docc has made it."""
        with tempfile.TemporaryDirectory() as folder:
            archive = pathlib.Path(folder)
            path = archive / "data/documentation" / name
            path.parent.mkdir(parents=True)
            path.write_text(json.dumps({"references": {}, "topicSections": [
                {"title": title, "identifiers": [f"s{index}" for index in range(count)], "generated": generated}
                for title, count, generated in sections]}))
            return list(topics.findings(archive))

    def test_a_page_of_a_module_has_no_symbol_outside_of_the_catalog(self):
        self.assertEqual(self.findings("a.json", ("Controls", 2, False)), [])
        self.assertEqual(self.findings("a.json", ("Structures", 2, True)), ["a: under no topic (Structures): s0, s1"])

    def test_a_page_of_a_large_type_has_none_either(self):
        self.assertEqual(self.findings("a/b.json", ("Instance Methods", 20, True)), [])
        self.assertEqual(len(self.findings("a/b.json", ("Instance Methods", 1, True), ("Finger", 20, False))), 1)

    def test_cases_and_implementations_need_no_topic(self):
        self.assertEqual(self.findings("a/b.json", ("Enumeration Cases", 35, True), ("Default Implementations", 3, True)), [])


if __name__ == "__main__":
    unittest.main()
