"""The committed figures: one line for each, a kind, a name and a number, separated by tabs."""
import re

# `own` has the instructions of the C library in it, which differ by processor: it is recorded and never compared.
KINDS = {
    "symbols": "instructions of our own functions",
    "own": "instructions of our own functions and of everything below them",
    "allocations": "allocations",
    "bytes": "bytes",
    "blocks": "blocks",
    "calls": "calls",
}
COMPARED = [kind for kind in KINDS if kind != "own"]
NUMBER = re.compile(r"^\d+(\.\d+)?$")
# What a rise may be: of a small figure, another register in a loop is already more than the fraction.
LARGEST_FRACTION, LARGEST_STEP = 0.03, 20


class Broken(Exception):
    """A line of the file that says nothing."""


def read(text, path):
    figures = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        place = f"{path}:{number}: "
        fields = line.split("\t")
        if len(fields) != 3:
            raise Broken(f"{place}a line is a kind, a name and a number, separated by tabs, and not {line!r}")
        kind, name, value = fields
        if kind not in KINDS:
            raise Broken(f"{place}{kind!r} is no kind of figure; they are {', '.join(KINDS)}")
        if not NUMBER.match(value):
            raise Broken(f"{place}{value!r} is no number")
        if (kind, name) in figures:
            raise Broken(f"{place}{kind} of {name} stands here twice")
        figures[kind, name] = float(value)
    return figures


def write(figures):
    lines = ["# Written by `make bench`, compared by `make bench-check`."]
    lines += [f"{kind}\t{name}\t{tidy(value)}" for (kind, name), value in sorted(figures.items())]
    return "\n".join(lines) + "\n"


def tidy(value):
    """A number as it is written: whole, unless it is small."""
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"


def allowed(kind, value):
    """The largest figure that does not count as risen."""
    step = LARGEST_STEP if kind == "symbols" else 0
    return value + max(value * LARGEST_FRACTION, step)


def changes(committed, measured, kinds):
    """What has risen, is missing or is left over, in sentences; and what has fallen."""
    wrong, fallen = [], []
    keys = sorted(key for key in committed.keys() | measured.keys() if key[0] in kinds)
    for kind, name in keys:
        before, now = committed.get((kind, name)), measured.get((kind, name))
        if before is None:
            wrong.append(f"{name}: there is no committed figure of its {KINDS[kind]}, now {tidy(now)}")
        elif now is None:
            wrong.append(f"{name}: its {KINDS[kind]} were {tidy(before)}, and are not measured any more")
        elif now > allowed(kind, before) + 0.005:
            wrong.append(f"{name}: {KINDS[kind]} rose from {tidy(before)} to {tidy(now)}")
        elif before > allowed(kind, now) + 0.005:
            fallen.append(f"{name}: {KINDS[kind]} fell from {tidy(before)} to {tidy(now)}")
    return wrong, fallen
