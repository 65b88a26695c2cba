#!/usr/bin/env python3
"""Prints a module with all that it imports as one script: bundle.py FILE

Each of the other modules becomes a function that is called once, so that their names stay apart. A page asks for one file then, and
not for one after the other. What is imported or exported in a way that is not understood here is an error, and so is a circle.
"""
import pathlib
import re
import sys

IMPORT = re.compile(r"^import \{ ([^}]*) \} from '((?:\./|\.\./Page/)[\w-]+\.js)';$", re.MULTILINE)
EXPORT = re.compile(r'^export ((?:async )?(?:function|class|const) (\w+))', re.MULTILINE)
OTHER = re.compile(r'^(?:import|export)\b.*', re.MULTILINE)


def function(path):
    return 'module_' + pathlib.Path(path).stem.replace('-', '_')


def body(path):
    """A module's text, with what it imports taken from the functions, and the names that it exports."""
    text = path.read_text()
    names = [name for _, name in EXPORT.findall(text)]
    text = IMPORT.sub(lambda match: f'const {{ {match[1].replace(" as ", ": ")} }} = {function(match[2])};', text)
    text = EXPORT.sub(r'\1', text)
    left = OTHER.search(text)
    if left:
        sys.exit(f'bundle: {path}: not understood: {left[0]}')
    return text, names


def order(path, done, open_ones):
    """The modules that a module imports, each after those that it imports itself."""
    if path in open_ones:
        sys.exit(f'bundle: {path} imports itself')
    for _, name in IMPORT.findall(path.read_text()):
        other = (path.parent / name).resolve()
        if other not in done:
            order(other, done, [*open_ones, path])
            done.append(other)
    return done


def main():
    entry = pathlib.Path(sys.argv[1]).resolve()
    for path in order(entry, [], []):
        text, names = body(path)
        print(f'const {function(path)} = (() => {{\n{text}return {{ {", ".join(names)} }};\n}})();\n')
    print(body(entry)[0], end='')


if __name__ == '__main__':
    main()
