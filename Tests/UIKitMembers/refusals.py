#!/usr/bin/env python3
"""Checks that uikit_members.py refuses wrong spellings, members that are too new, wrong declarations of the stand-in and rows that
say nothing; `make lint` runs it."""
import pathlib
import platform
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import availability
import compiler
import declarations
import table
import uikit_members
from swift_source import SwiftSource

DEPLOYMENT = {"ios": (15,), "catalyst": (15,), "visionos": (1,)}
MANIFEST = "platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],\n"
HEADING = "# member\tframework\tios\tcatalyst\tvisionos\tdeclaration\tsource\n"
MODULES = (
    compiler.Module(compiler.STAND_IN, "Tests/HeadlessUIKit", "5", False),
    compiler.Module("Kit", "Sources/Kit", "6", True),
)
ROWS = [
    ("UIView", "2.0", "13.1", "1.0", "@MainActor class UIView"),
    ("UIView.alpha", "2.0", "13.1", "1.0", "var alpha: Double { get set }"),
    ("UIView.superview", "2.0", "13.1", "1.0", "var superview: UIView? { get }"),
    ("UIView.setAlpha(_:animated:)", "2.0", "13.1", "1.0", "func setAlpha(_ alpha: Double, animated: Bool)"),
    ("UIView.isScrolling", "17.4", "17.4", "1.1", "var isScrolling: Bool { get }"),
    ("UIView.shake()", "10.0", "13.1", "-", "func shake()"),
]
STAND_IN = """
@MainActor open class UIView {
  open var alpha = 1.0
  public var superview: UIView? { nil }
  public func setAlpha(_ alpha: Double, animated: Bool) {}
  public var isScrolling: Bool { false }
  public func shake() {}
  public func headlessShake() {}
  public init() {}
}
"""


def rows(entries):
    return HEADING + "".join(
        f"{member}\tUIKit\t{ios}\t{catalyst}\t{visionos}\t{declaration}\ta header\n"
        for member, ios, catalyst, visionos, declaration in entries
    )


class Project:
    """A package of a stand-in with one class, and of a few sources."""

    def __init__(self, test):
        scratch = tempfile.TemporaryDirectory()
        test.addCleanup(scratch.cleanup)
        self.root = pathlib.Path(scratch.name).resolve()
        self.write("Package.swift", MANIFEST)
        self.write("Tests/HeadlessUIKit/UIView.swift", STAND_IN)
        self.rows = [*ROWS, ("UIView.init()", "2.0", "13.1", "1.0", "init()")]

    def write(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def findings(self):
        self.write("Tests/UIKitMembers/members.tsv", rows(self.rows))
        return uikit_members.Check(self.root, MODULES, ()).run()


@unittest.skipUnless(platform.system() == "Linux", "the stand-in takes UIKit's place on Linux only")
class CompiledFiles(unittest.TestCase):
    def setUp(self):
        self.project = Project(self)

    def compile(self, body, around="{}"):
        function = f"@MainActor func use(_ view: UIView) {{\n{body}\n}}\n"
        self.project.write("Sources/Kit/Kit.swift", "import HeadlessUIKit\n" + around.format(function))
        return self.project.findings()

    def test_what_is_in_the_table_and_older_than_its_guard(self):
        found = self.compile("""
          view.alpha = view.superview?.alpha ?? 0
          view.setAlpha(1, animated: true)
          if #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { _ = view.isScrolling }
          #if !os(visionOS)
          view.shake()
          #endif
          #if !canImport(UIKit)
          view.headlessShake()
          #endif""")
        self.assertEqual(found, [])

    def test_a_wrong_spelling(self):
        found = self.compile("view.alpah = 1")
        self.assertEqual(len(found), 1)
        self.assertIn("Sources/Kit/Kit.swift:3:6: error: value of type 'UIView' has no member 'alpah'", found[0])
        self.assertIn("correct the spelling", found[0])

    def test_a_wrong_spelling_that_the_stand_in_repeats_and_a_member_newer_than_its_guard(self):
        self.project.write("Tests/HeadlessUIKit/More.swift", "extension UIView {\n  public var alpah: Double { 0 }\n}\n")
        found = self.compile("""
          _ = view.alpah
          if #available(iOS 17.4, *) { _ = view.isScrolling }
          _ = view.isScrolling
          view.shake()
          view.headlessShake()""")
        starts = [
            "Sources/Kit/Kit.swift:4: UIView.alpah is not in Tests/UIKitMembers/members.tsv",
            # A guard for iOS says nothing of visionOS.
            "Sources/Kit/Kit.swift:5: UIView.isScrolling is new in visionOS 1.1, and this line runs on 1",
            "Sources/Kit/Kit.swift:6: UIView.isScrolling is new in Mac Catalyst 17.4, and this line runs on 15",
            "Sources/Kit/Kit.swift:6: UIView.isScrolling is new in iOS 17.4, and this line runs on 15",
            "Sources/Kit/Kit.swift:6: UIView.isScrolling is new in visionOS 1.1, and this line runs on 1",
            "Sources/Kit/Kit.swift:7: UIView.shake() does not exist on visionOS",
            "Sources/Kit/Kit.swift:8: UIView.headlessShake() is the stand-in's own",
            "Tests/HeadlessUIKit/More.swift:2: the stand-in declares UIView.alpah, and no row",
        ]
        self.assertEqual(len(found), len(starts), found)
        for start in starts:
            self.assertTrue(any(sentence.startswith(start) for sentence in found), (start, found))

    def test_a_row_that_nothing_uses(self):
        self.project.rows.append(("UIView.center", "2.0", "13.1", "1.0", "var center: Int { get set }"))
        self.assertEqual([sentence.partition(",")[0] for sentence in self.compile("")],
                         ["Tests/UIKitMembers/members.tsv:9: nothing uses UIView.center"])

    def test_a_declaration_of_the_stand_in_that_is_not_uikits(self):
        wrong = STAND_IN.replace("UIView? { nil }", "UIView { self }").replace("animated: Bool) {}", "animated: Bool) throws {}")
        wrong = wrong.replace("var isScrolling: Bool { false }", "var isScrolling = false").replace("func shake", "nonisolated func shake")
        self.project.write("Tests/HeadlessUIKit/UIView.swift", wrong)
        found = self.compile("")
        starts = [
            "Tests/HeadlessUIKit/UIView.swift:4: UIView.superview of the stand-in has another type",
            "Tests/HeadlessUIKit/UIView.swift:5: UIView.setAlpha(_:animated:) of the stand-in has another result",
            "Tests/HeadlessUIKit/UIView.swift:6: UIView.isScrolling of the stand-in has a setter that UIKit does not have",
            "Tests/HeadlessUIKit/UIView.swift:7: UIView.shake() of the stand-in has no isolation to the main actor",
        ]
        self.assertEqual([sentence[:len(start)] for sentence, start in zip(found, starts)], starts)
        self.assertEqual(len(found), len(starts), found)


@unittest.skipUnless(platform.system() == "Linux", "Linux alone compiles the sources without an SDK")
class SwiftsOwnLibraries(unittest.TestCase):
    TARGETS = (
        availability.Target("Kit", "Sources/Kit", "6", True, True),
        availability.Target("KitTests", "Tests/KitTests", "6", True, False),
    )

    def setUp(self):
        self.project = Project(self)
        self.project.write("Sources/Kit/Kit.swift", "struct Kit { let text: String }\n")

    def check(self, *lines):
        """The check of a test with these lines, of which the first is line 3 of its file."""
        text = "import Testing\n@testable import Kit\n" + "\n".join(lines) + "\n"
        self.project.write("Tests/KitTests/KitTests.swift", text)
        return self.again()

    def again(self):
        check = availability.Availability(self.project.root, DEPLOYMENT, self.TARGETS, ("_StringProcessing", "_Concurrency"))
        check.found = [sentence.partition(", and this line")[0] for sentence in check.run()]
        return check

    def test_what_is_newer_is_found_once_at_its_line(self):
        found = self.check(
            "@Test func text() {",
            "  #expect(",
            '    Kit(text: "a").text.replacing("a", with: "b") == "b"',
            "  )",
            "}",
            "func run(on clock: (any Clock)?) {}").found
        place = "Tests/KitTests/KitTests.swift"
        self.assertEqual(found, [
            f"{place}:5: RangeReplaceableCollection.replacing(_:with:maxReplacements:) is new in iOS 16, Mac Catalyst 16",
            f"{place}:8: Clock is new in iOS 16, Mac Catalyst 16"])

    def test_what_is_old_guarded_not_apples_or_the_sources_own_is_no_finding(self):
        self.assertEqual(self.check(
            "struct Clock {}",
            "func run(_ text: String, _ clock: Clock, _ numbers: AsyncStream<Int>) async {",
            '  _ = text.split(separator: ",")',
            '  if #available(iOS 16, *) { _ = text.split(separator: ", ") }',
            "  for await _ in numbers {}",
            "}",
            "#if os(Linux)",
            'func run(_ text: String) -> Bool { text.contains("ab") }',
            "#endif").found, [])

    def test_a_file_is_looked_at_again_after_a_change_or_a_finding(self):
        self.assertEqual(len(self.check("let one = 1").checked), 2)
        self.assertEqual(self.again().checked, set())
        self.assertEqual(len(self.check('let found = "ab".firstRange(of: "b")').found), 1)
        self.assertEqual(len(self.again().found), 1)
        self.assertEqual(self.check("let one = 1").checked, {"Tests/KitTests/KitTests.swift"})

    def test_a_target_that_nobody_checks(self):
        self.project.write("Package.swift", MANIFEST + """
            #if os(Linux)
            .target(name: "LinuxKit"),
            #endif
            .testTarget(
              name: "KitTests"), .target(name: "Other")""".replace("\n            ", "\n"))
        self.assertEqual(self.again().found, [
            "Package.swift: nothing checks Other; add it to TARGETS of Tests/UIKitMembers/availability.py"])

    def test_the_version_of_visionos_that_follows_from_that_of_ios(self):
        versions = [(16,), (17,), (17, 4), (17, 5), (18,), (18, 4), (26, 1)]
        self.assertEqual([availability.visionos(ios) for ios in versions], [(1,), (1,), (1, 1), (1, 2), (2,), (2, 4), (26, 1)])


class UncompiledFiles(unittest.TestCase):
    """What Linux does not compile is looked up by its words."""

    def findings(self, body, condition="canImport(ObjectiveC)"):
        check = uikit_members.Check("/")
        check.table = table.Table(table.read(rows(ROWS)))
        check.deployment = DEPLOYMENT
        source = SwiftSource("Clock.swift", f"#if REFRESH_ADAPTER && {condition}\n{body}\n#endif\n")
        check.add_declarations(source)
        check.sources = {source.path: source}
        check.check_types()
        check.check_uncompiled()
        return [sentence.partition(";")[0] for sentence in check.findings]

    def test_what_is_in_the_table(self):
        self.assertEqual(self.findings("view.superview?.setAlpha(0.5, animated: true)\nview.mine()\nfunc mine() { log(\"alpah\") } // .alpah"), [])

    def test_a_wrong_spelling(self):
        self.assertEqual(self.findings("view.alpha = 1\nview.alpah = 1"), ["Clock.swift:3: alpah is not in Tests/UIKitMembers/members.tsv"])
        self.assertEqual(self.findings("let view: UIVeiw? = nil"), ["Clock.swift:2: UIVeiw is not in Tests/UIKitMembers/members.tsv"] * 2)
        self.assertEqual(self.findings('log("\\(view.alpah)")'), ["Clock.swift:2: alpah is not in Tests/UIKitMembers/members.tsv"])

    def test_a_wrong_label(self):
        self.assertEqual(self.findings("view.setAlpha(1, animate: true)"),
                         ["Clock.swift:2: setAlpha(_:animate:) is not in Tests/UIKitMembers/members.tsv"])
        # Also if the sources have a function of that name, with other labels.
        own = "func setAlpha(to alpha: Double) {}\n"
        self.assertEqual(self.findings(own + "view.setAlpha(1, animate: true)"),
                         ["Clock.swift:3: setAlpha(_:animate:) is not in Tests/UIKitMembers/members.tsv"])
        self.assertEqual(self.findings(own + "view.setAlpha(1, animated: true)\nmine.setAlpha(to: 1)"), [])

    def test_a_member_that_is_newer_than_its_guard(self):
        self.assertEqual(len(self.findings("_ = view.isScrolling")), 3)
        self.assertEqual(self.findings("if #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) { _ = view.isScrolling }"), [])

    def test_a_condition_that_leaves_a_system_out(self):
        self.assertEqual(self.findings("view.shake()"),
                         ["Clock.swift:2: shake() does not exist on visionOS, which compiles this line"])
        self.assertEqual(self.findings("view.shake()", "canImport(ObjectiveC) && !os(visionOS)"), [])
        self.assertEqual(len(self.findings("view.shake()", "os(visionOS)")), 1)

    def test_what_linux_compiles_is_left_to_the_compiler(self):
        self.assertEqual(self.findings("view.alpah = 1", "!canImport(ObjectiveC)"), [])
        self.assertEqual(self.findings("view.alpah = 1", "DEBUG"), [])


class Guards(unittest.TestCase):
    def guard(self, text):
        source = SwiftSource("Guard.swift", text)
        found = source.guard_at(text.index("HERE"), DEPLOYMENT)
        return {system: ".".join(map(str, number)) for system, number in found.items()}

    def test_the_deployment_target(self):
        self.assertEqual(self.guard("HERE"), {"ios": "15", "catalyst": "15", "visionos": "1"})

    def test_conditions(self):
        newer = {"ios": "18", "catalyst": "18", "visionos": "1"}
        self.assertEqual(self.guard("if #available(iOS 18, *) { HERE }"), newer)
        self.assertEqual(self.guard("if #available(iOS 18, *), list.contains(where: { $0 }) { HERE }"), newer)
        self.assertEqual(self.guard("if #available(iOS 18, *), HERE { }"), newer)
        self.assertEqual(self.guard("guard #available(iOS 18, *) else { return }\nHERE"), newer)
        self.assertEqual(self.guard("if #unavailable(iOS 18) { } else { HERE }"), newer)
        self.assertEqual(self.guard("@available(iOS 18, *)\nfunc run() {\n HERE }"), newer)
        self.assertEqual(self.guard("@available(iOS 18, macCatalyst 18.1, visionOS 2, *)\nvar here: HERE\n"),
                         {"ios": "18", "catalyst": "18.1", "visionos": "2"})

    def test_what_is_beside_a_condition(self):
        older = {"ios": "15", "catalyst": "15", "visionos": "1"}
        self.assertEqual(self.guard("if #available(iOS 18, *) { } else { HERE }"), older)
        self.assertEqual(self.guard("if #available(iOS 18, *) { }\nHERE"), older)
        self.assertEqual(self.guard("guard #available(iOS 18, *) else { return HERE }"), older)
        self.assertEqual(self.guard("do { guard #available(iOS 18, *) else { return } }\nHERE"), older)
        self.assertEqual(self.guard("@available(iOS 18, *)\nvar other: Int\nvar here: HERE"), older)
        self.assertEqual(self.guard("@available(iOS, deprecated: 18)\nfunc run() { HERE }"), older)


class Tables(unittest.TestCase):
    def refuse(self, line, sentence):
        with self.assertRaises(table.Malformed) as error:
            table.read(rows(ROWS) + line)
        self.assertEqual([text[:len(sentence)] for text in error.exception.args[0]], [sentence])

    def test_a_table(self):
        self.assertEqual(len(table.read(rows(ROWS) + "\n# a comment\n")), len(ROWS))

    def test_a_malformed_line_is_named(self):
        self.refuse("UIView.center\tUIKit\t2.0\n", "line 8: 3 cells; a row has 7")
        self.refuse("UIView.center\tUIKid\t2.0\t13.1\t1.0\t\ta header\n", "line 8: `UIKid` is no framework")
        self.refuse("UIView.center\tUIKit\tiOS 2\t13.1\t1.0\t\ta header\n", "line 8: `iOS 2` is no version of ios")
        self.refuse("UIView.center\tUIKit\t\t13.1\t1.0\t\ta header\n", "line 8: a row has a version of iOS")
        self.refuse("UIView.center\tUIKit\t2.0\t13.1\t1.0\t\t\n", "line 8: a row names its source")
        self.refuse("UIView center\tUIKit\t2.0\t13.1\t1.0\t\ta header\n", "line 8: `UIView center` is no name")
        self.refuse("\t".join(["UIView.alpha", "UIKit", "2.0", "13.1", "1.0", ROWS[1][4], "a header"]),
                    "line 8: UIView.alpha is already in line 3")

    def test_another_heading(self):
        with self.assertRaises(table.Malformed):
            table.read("member\tios\n")

    def test_a_call_may_leave_out_what_has_a_default(self):
        found = table.Table(table.read(HEADING + "\t".join(
            ["CGMutablePath.move(to:transform:)", "CoreGraphics", "2.0", "13.1", "1.0",
             "func move(to point: CGPoint, transform: CGAffineTransform = .identity)", "a header"])))
        self.assertEqual(len(found.find("CGMutablePath.move(to:)")), 1)
        self.assertEqual(found.find("CGMutablePath.move(from:)"), [])


class Declarations(unittest.TestCase):
    def test_the_same_in_other_words(self):
        for one, other in [
            ("@MainActor let style: UITableView.Style", "var style: UITableView.Style { get }"),
            ("@MainActor open override class var label: UIColor { get }", "static var label: UIColor { get }"),
            ("func post(_ a: NSNotification.Name)", "func post(_ name: Notification.Name)"),
            ("@discardableResult func get(_ red: Int?, green: Int?) -> Bool", "func get(_ r: Int?, green g: Int?) -> Bool"),
        ]:
            self.assertEqual(declarations.normal(one), declarations.normal(other))

    def test_a_row_to_complete(self):
        symbol = compiler.Symbol("HeadlessUIKit", "UIView.style", "property", "@MainActor open let style: Int", "View.swift", 1)
        self.assertEqual(declarations.proposal(symbol, table.Table(table.read(rows(ROWS)))),
                         "UIView.style\tUIKit\t\t\t\tvar style: Int { get }\t")

    def test_different_ones(self):
        for one, other in [
            ("var font: UIFont!", "var font: UIFont?"),
            ("func run(_ body: @escaping () -> Void)", "func run(_ body: () -> Void)"),
            ("func run() throws", "func run()"),
            ("init?(coder: NSCoder)", "init(coder: NSCoder)"),
            ("func run(_ a: Int = 1)", "func run(_ a: Int)"),
        ]:
            self.assertNotEqual(declarations.normal(one), declarations.normal(other))


class Digests(unittest.TestCase):
    def test_every_change_of_what_is_checked_changes_the_digest(self):
        project = Project(self)
        digests = [uikit_members.digest(project.root)]
        for path in ["Sources/Kit/Kit.swift", "Tests/HeadlessUIKit/UIView.swift", "Tests/UIKitMembers/members.tsv",
                     "Tests/UIKitMembers/table.py", "Package.swift"]:
            project.write(path, "// changed\n")
            digests.append(uikit_members.digest(project.root))
        self.assertEqual(len(set(digests)), 6)


class Names(unittest.TestCase):
    def test_the_members_in_the_compilers_words(self):
        for text, member in [
            ("HeadlessUIKit.CAShapeLayer.init(layer: Any) -> HeadlessUIKit.CAShapeLayer", "CAShapeLayer.init(layer:)"),
            ("HeadlessUIKit.NSMutableParagraphStyle.init() -> HeadlessUIKit.NSMutableParagraphStyle", "NSMutableParagraphStyle.init()"),
            ("static Foundation.CGRect.zero.getter : Foundation.CGRect", "CGRect.zero.getter"),
        ]:
            self.assertEqual(uikit_members.member_of(text), member)

    def test_the_deployment_targets_of_the_manifest(self):
        self.assertEqual(uikit_members.deployment(MANIFEST), DEPLOYMENT)
        with self.assertRaises(compiler.CompilerError):
            uikit_members.deployment("platforms: [.iOS(.v15)]")


if __name__ == "__main__":
    unittest.main()
