#!/usr/bin/env python3
"""Checks that Scripts/house.py counts a small house as a reader would, and refuses what is above a limit; `make lint` runs it."""
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Scripts"))
import house

FILES = {
    "RefreshCore/Machine/RefreshStateMachine.swift": '''
/// A comment is no code.
public struct RefreshStateMachine {
  var near = 0, text = "a { brace"
  enum Side {
    case near, far(Int, Int)
  }
  func receive() {
    let local = 1
  }
}
''',
    "RefreshCore/Machine/RefreshStateMachine+Calls.swift": "extension RefreshStateMachine {\n  func begin() {}\n}\n",
    "RefreshCore/View/RefreshControl.swift": '''#if REFRESH_ADAPTER
public final class RefreshControl {
  private let text = """
    two {
    lines
    """
  func ask() { machine.receive(); machine.configure(); machine.state(); machine.outcome() }
}
#endif
''',
    "SwipeBack/Machine/SwipeBackMachine.swift": "struct SwipeBackMachine {\n}\n",
    "SwipeBack/Gauges/Line.swift": "struct Line {}\n",
    "SwipeBack/Adapter/Pan.swift": "#if REFRESH_ADAPTER\n// The pan.\nclass Pan {}\n#endif\n",
    "RefreshTesting/Other.swift": "/* none */\nenum Other {\n  case one\n}\n",
}


class House(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        sources = pathlib.Path(scratch.name)
        for name, text in FILES.items():
            path = sources / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        self.counts, self.types = house.count(sources)

    def test_lines_are_neither_blank_nor_comments(self):
        self.assertEqual(self.counts["code lines of Sources"], 9 + 3 + 9 + 3)
        self.assertEqual(self.counts["code lines of its adapter"], 9)
        self.assertEqual(self.counts["code lines of the machine"], 12)

    def test_the_other_product_has_rows_of_its_own(self):
        self.assertEqual(self.counts["code lines of SwipeBack's machine"], 2)
        self.assertEqual(self.counts["code lines of SwipeBack's gauges"], 1)
        self.assertEqual(self.counts["code lines of SwipeBack's adapter"], 3)

    def test_members_are_added_over_extensions(self):
        self.assertEqual(self.counts["members of the machine"], 4)
        self.assertEqual(self.types["RefreshCore", "RefreshStateMachine.Side"], 2)
        self.assertEqual(self.counts["members of RefreshControl"], 2)

    def test_files(self):
        self.assertEqual(self.counts["files in Sources"], 4)
        self.assertEqual(self.counts["files named with +"], 1)
        self.assertEqual(self.counts["files in the largest folder"], 2)

    def test_an_event_and_settings_are_no_questions(self):
        self.assertEqual(self.counts["questions of the adapter to the machine"], 2)

    def test_each_count_above_its_limit_is_named(self):
        at = {name: (number, 0) for name, number in self.counts.items()}
        self.assertEqual(house.findings(self.counts, at), [])
        below = {name: (number - 1, 0) for name, number in self.counts.items()}
        self.assertEqual(len(house.findings(self.counts, below)), len(self.counts))

    def test_a_count_without_a_row_and_a_row_without_a_count_are_named(self):
        self.assertEqual(len(house.findings({"one": 1}, {"other": (1, 1)})), 2)


if __name__ == "__main__":
    unittest.main()
