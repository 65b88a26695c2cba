#!/usr/bin/env python3
"""Checks that Scripts/dependencies.py refuses every change of a locked dependency; `make lint` runs it."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.dont_write_bytecode = True
sys.path.append(str(ROOT / "Scripts"))
import dependencies

MANIFEST = '.package(name: "Kit", path: ".."),\n.package(url: "https://example.org/org/parser", exact: "1.2.3"),\n'


class Refusals(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.checkouts = pathlib.Path(scratch.name)
        self.parser = self.checkouts / "parser"
        self.write("Package.swift", "// manifest\n")
        self.write("README.md", "Read me\n")
        self.write("Sources/Parser/Parser.swift", "struct Parser {}\n")
        # Git sorts `Parser-C` before the folder `Parser`, and `ls` does not.
        self.write("Sources/Parser-C/parser.c", "int parser;\n")
        self.write("Sources/Parser.txt", "text\n")
        self.write("Sources/run.sh", "true\n")
        (self.parser / "Sources/run.sh").chmod(0o755)
        (self.parser / "Sources/link").symlink_to("run.sh")
        self.lock = dependencies.record(MANIFEST, self.checkouts)

    def write(self, path, text):
        file = self.parser / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def refuse(self, sentence, lock=None, manifest=MANIFEST):
        found = dependencies.differences(self.lock if lock is None else lock, manifest, self.checkouts)
        self.assertEqual([text[:len(sentence)] for text in found], [sentence])

    def test_the_same_files(self):
        self.assertEqual(dependencies.differences(self.lock, MANIFEST, self.checkouts), [])

    def test_the_objects_are_those_of_git(self):
        git = ["git", "-C", str(self.parser), "-c", "core.autocrlf=false"]
        subprocess.run([*git, "init", "-q"], check=True)
        subprocess.run([*git, "add", "-A"], check=True)
        tree = subprocess.run([*git, "write-tree"], check=True, capture_output=True, text=True).stdout.strip()
        listed = subprocess.run([*git, "ls-tree", tree], check=True, capture_output=True, text=True).stdout
        objects = {line.split("\t")[1]: line.split()[2] for line in listed.splitlines()}
        found = dependencies.contents(self.parser)
        self.assertEqual(found, {name: objects[name] for name in ["Package.swift", "Sources"]})

    def test_a_changed_file(self):
        self.write("Sources/Parser/Parser.swift", "struct Parser { }\n")
        self.refuse("Sources of parser is ")

    def test_a_file_that_is_executable_or_a_copy_of_what_a_link_leads_to(self):
        (self.parser / "Sources/run.sh").chmod(0o644)
        self.refuse("Sources of parser is ")
        (self.parser / "Sources/run.sh").chmod(0o755)
        (self.parser / "Sources/link").unlink()
        self.write("Sources/link", "true\n")
        self.refuse("Sources of parser is ")

    def test_a_file_that_is_added_or_missing(self):
        self.write("Sources/Parser/Other.swift", "")
        self.refuse("Sources of parser is ")
        (self.parser / "Sources/Parser/Other.swift").unlink()
        (self.parser / "Package.swift").unlink()
        self.refuse("Package.swift of parser is missing, and the lock has ")

    def test_a_manifest_or_a_plugin_that_is_added(self):
        self.write("Package@swift-6.swift", "// another manifest\n")
        self.refuse("Package@swift-6.swift of parser is ")
        (self.parser / "Package@swift-6.swift").unlink()
        self.write("Plugins/plugin.swift", "")
        self.refuse("Plugins of parser is ")

    def test_another_dependency(self):
        (self.checkouts / "other").mkdir()
        self.refuse("other is compiled and not locked")

    def test_a_dependency_that_is_not_there(self):
        self.parser.rename(self.checkouts.parent / (self.checkouts.name + "-away"))
        self.addCleanup(subprocess.run, ["rm", "-rf", str(self.checkouts) + "-away"])
        self.refuse("parser is not in ")

    def test_another_version(self):
        other = MANIFEST.replace("1.2.3", "1.2.4")
        self.refuse("the manifest wants parser 1.2.4, and the lock has 1.2.3", manifest=other)
        loose = MANIFEST.replace('exact: "1.2.3"', 'from: "1.2.3"')
        self.refuse("the manifest wants parser in no exact version, and the lock has 1.2.3", manifest=loose)

    def test_a_lock_of_something_else(self):
        wrong = dependencies.differences(self.lock, "", self.checkouts)
        self.assertEqual(wrong, ["parser is locked, and the manifest does not name it"])
        self.refuse("line 4 of the lock is not a name", lock=self.lock + "parser\t1.2.3\tTools\n")
        self.assertEqual(len(dependencies.differences("", MANIFEST, self.checkouts)), 2)

    def test_a_file_that_is_not_compiled(self):
        self.write("README.md", "Read me again\n")
        self.assertEqual(dependencies.differences(self.lock, MANIFEST, self.checkouts), [])


if __name__ == "__main__":
    unittest.main()
