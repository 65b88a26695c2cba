#!/usr/bin/env python3
"""Checks that Benchmarks/bench.py refuses a risen, a missing and a broken figure; `make lint` runs it."""
import contextlib
import io
import pathlib
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Benchmarks"))
import bench
import callgrind
import figures
import table

COMMITTED = {
    ("symbols", "machine/far"): 75,
    ("symbols", "session/gum"): 4_000_000,
    ("own", "machine/far"): 90,
    ("allocations", "list/far"): 0,
    ("bytes", "machine/size"): 512,
}


class Check(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.path = pathlib.Path(scratch.name) / "figures.tsv"
        self.path.write_text(figures.write(COMMITTED))

    def run_check(self, measured, valgrind="valgrind", machine="x86_64"):
        """The status of a check, and what it says."""
        said = io.StringIO()
        status = 0
        with contextlib.ExitStack() as stack:
            for name, result in (("build", None), ("measure", measured), ("measurable", valgrind)):
                stack.enter_context(mock.patch.object(bench, name, return_value=result))
            stack.enter_context(mock.patch.object(bench.platform, "machine", return_value=machine))
            stack.enter_context(contextlib.redirect_stdout(said))
            stack.enter_context(contextlib.redirect_stderr(said))
            try:
                bench.check(self.path)
            except SystemExit as end:
                status = end.code
        return status, said.getvalue()

    def changed(self, key, value):
        return self.run_check(COMMITTED | {key: value})

    def refuse(self, answer, *words):
        status, said = answer
        self.assertEqual(status, 1, said)
        for word in words:
            self.assertIn(word, said)

    def accept(self, answer):
        self.assertEqual(answer[0], 0, answer[1])

    def test_the_same_figures(self):
        self.accept(self.run_check(dict(COMMITTED)))

    def test_a_risen_figure(self):
        self.refuse(self.changed(("symbols", "machine/far"), 96), "machine/far", "rose from 75 to 96")

    def test_a_small_figure_at_the_limit(self):
        self.accept(self.changed(("symbols", "machine/far"), 95))

    def test_a_large_figure_at_the_limit_and_beyond(self):
        self.accept(self.changed(("symbols", "session/gum"), 4_120_000))
        self.refuse(self.changed(("symbols", "session/gum"), 4_120_001), "session/gum", "4000000", "4120001")

    def test_an_allocation_where_there_was_none(self):
        self.refuse(self.changed(("allocations", "list/far"), 0.1), "list/far", "from 0 to 0.10")

    def test_bytes_have_no_allowance_of_instructions(self):
        self.refuse(self.changed(("bytes", "machine/size"), 531), "machine/size", "from 512 to 531")

    def test_what_the_c_library_does_is_not_compared(self):
        self.accept(self.changed(("own", "machine/far"), 900))

    def test_a_fallen_figure_is_told(self):
        status, said = self.changed(("symbols", "session/gum"), 2_000_000)
        self.assertEqual(status, 0)
        self.assertIn("session/gum: instructions of our own functions fell from 4000000 to 2000000", said)

    def test_a_figure_that_is_not_measured_any_more(self):
        measured = dict(COMMITTED)
        del measured["symbols", "session/gum"]
        self.refuse(self.run_check(measured), "session/gum", "4000000")

    def test_a_figure_that_is_not_committed(self):
        self.refuse(self.changed(("calls", "sections/away"), 2000), "sections/away", "now 2000")

    def test_without_valgrind_the_counted_figures_are_compared(self):
        counted = {key: value for key, value in COMMITTED.items() if key[0] not in ("symbols", "own")}
        self.accept(self.run_check(counted, valgrind=None))
        self.refuse(self.run_check(counted | {("allocations", "list/far"): 1}, valgrind=None), "list/far")

    def test_on_another_processor_sizes_are_not_compared(self):
        self.accept(self.run_check({("allocations", "list/far"): 0}, valgrind=None, machine="aarch64"))

    def test_no_file(self):
        self.path.unlink()
        self.refuse(self.run_check(dict(COMMITTED)), str(self.path))

    def test_broken_lines(self):
        for line, words in (
            ("symbols machine/far 75", "separated by tabs"),
            ("symbols\tmachine/far", "separated by tabs"),
            ("seconds\tmachine/far\t75", "no kind of figure"),
            ("symbols\tmachine/far\tmany", "no number"),
            ("symbols\tmachine/far\tnan", "no number"),
            ("symbols\tmachine/far\t-1", "no number"),
            ("", "separated by tabs"),
        ):
            self.path.write_text(f"# A comment.\n{line}\n")
            self.refuse(self.run_check(dict(COMMITTED)), f"{self.path}:2: ", words)

    def test_a_figure_that_stands_there_twice(self):
        self.path.write_text("bytes\tpage\t1\nbytes\tpage\t1\n")
        self.refuse(self.run_check(dict(COMMITTED)), f"{self.path}:2: ", "twice")


class OurShare(unittest.TestCase):
    TEXT = """events: Ir
fn=main
0 5
cfn=ours
calls=2 0
0 130
cfn=copy
calls=1 0
0 60

fn=ours
0 100
cfn=copy
calls=2 0
0 20
cfn=view
calls=1 0
0 10

fn=copy
0 80

fn=view
0 4
cfn=ours
calls=1 0
0 6
"""

    def profile(self, text=TEXT):
        return callgrind.Profile.read(io.StringIO(text))

    def test_a_function_of_others_counts_by_its_part(self):
        self.assertEqual(self.profile().of({"ours"}), 100)
        # A quarter of the copies, and the view, which is called by nobody else.
        self.assertAlmostEqual(self.profile().below({"ours"}), 100 + 80 / 4 + 4)

    def test_a_round_is_free_of_what_happens_once(self):
        once, twice = self.profile("fn=ours\n0 130\n"), self.profile("fn=ours\n0 230\n")
        self.assertEqual(once.a_round(twice, 10).of({"ours"}), 10)


class Table(unittest.TestCase):
    ROWS = "What\tKind\tName\tMinus\tBefore\tPeers\tGoal\n"

    def cells(self, row, values):
        return table.render(self.ROWS + row + "\n", values, "abc")[-1].strip("| ").split(" | ")

    def test_a_figure_beside_its_goal(self):
        values = {("own", "a"): 150, ("symbols", "a"): 90}
        self.assertEqual(self.cells("A\town\ta\t-\t890\t–\t75", values), ["A", "890", "–", "75", "150", "2.0×", "90"])

    def test_a_goal_that_is_reached_and_a_goal_of_nothing(self):
        values = {("calls", "a"): 0, ("calls", "b"): 1}
        self.assertEqual(self.cells("A\tcalls\ta\t-\t2\t–\t0", values)[5], "reached")
        self.assertEqual(self.cells("A\tcalls\tb\t-\t2\t–\t0", values)[5], "missed")
        self.assertEqual(self.cells("A\tcalls\tb\tb\t2\t–\t0", values)[5], "reached")

    def test_a_figure_that_was_not_measured(self):
        self.assertEqual(self.cells("A\tbytes\ta\t-\t2\t–\t0", {})[4:], ["–", "–", "–"])

    def test_only_the_table_of_the_page_is_replaced(self):
        page = f"before {table.BEGIN} old {table.END} after"
        self.assertEqual(table.replace(page, ["new"]), f"before {table.BEGIN}\n\nnew\n\n{table.END} after")

    def test_every_row_names_a_figure(self):
        committed = figures.read((ROOT / "Benchmarks/figures.tsv").read_text(), "figures.tsv")
        for row in (ROOT / "Benchmarks/rows.tsv").read_text().splitlines()[1:]:
            _, kind, name, minus, _, _, _ = row.split("\t")
            for wanted in {name, minus} - {"-"}:
                # The page is built by `make playground` alone.
                self.assertTrue((kind, wanted) in committed or wanted.startswith("page/"), row)


if __name__ == "__main__":
    unittest.main()
