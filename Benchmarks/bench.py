#!/usr/bin/env python3
"""Measures what the control costs: instructions by callgrind, allocations, memory and size. Never seconds.

bench.py             prints the table, and writes figures.tsv and the table of Docs/Cost.md
bench.py --check     compares with the committed figures, and fails if one has risen
"""
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import callgrind
import figures
import table

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
FIGURES = HERE / "figures.tsv"
COST = ROOT / "Docs" / "Cost.md"
PRODUCT = "refresh-benchmarks"
# The modules of an app: their symbols are ours, and their objects are the code of the products.
MODULES = ["ScrollPhysics", "RefreshCore", "RefreshAnimators"]
# The C library selects its functions by the processor, and Swift seeds its hashes at random.
PINNED = {
    "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-AVX,-AVX_Fast_Unaligned_Load,-ERMS,-FSRM",
    "SWIFT_DETERMINISTIC_HASHING": "1",
}


def fail(*sentences):
    for sentence in sentences:
        print(f"bench: {sentence}", file=sys.stderr)
    sys.exit(1)


def output(command, **options):
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, **options)
    if result.returncode:
        fail(f"{pathlib.Path(command[0]).name} ended with {result.returncode}")
    return result.stdout


def build():
    """Builds the scenarios, and returns the folder of the products."""
    return pathlib.Path(output([HERE / "build.sh"]).strip())


def objects(folder):
    return [str(file) for module in MODULES for file in sorted((folder / f"{module}.build").glob("*.o"))]


def symbols(folder):
    lines = output(["nm", "--defined-only", "--format=just-symbols", *objects(folder)]).splitlines()
    return {line for line in lines if line and not line.endswith(":")}


def text_size(files):
    """The text of objects or executables in bytes: their code with its constants, metadata and unwind tables."""
    lines = output(["size", *map(str, files)]).splitlines()[1:]
    return sum(int(line.split()[0]) for line in lines)


def code_sizes(folder):
    """The code of the products, and of the apps with and without them, from which the linker has dropped what nothing names."""
    apps = {("bytes", f"app/{name}"): text_size([folder / f"{name}-app"]) for name in ("gum", "empty")}
    return apps | {("bytes", "products/code"): text_size(objects(folder))}


def parse(text):
    """The lines of the scenarios' output: what they counted, and the scenarios in the order of their measurements."""
    counted, scenarios = {}, []
    for line in text.splitlines():
        kind, name, value = line.split("\t")
        if kind == "rounds":
            scenarios.append((name, float(value)))
        else:
            counted[kind, name] = float(value)
    return counted, scenarios


def measure(folder, valgrind):
    executable = folder / PRODUCT
    environment = os.environ | PINNED
    if not valgrind:
        return parse(output([executable], env=environment))[0] | code_sizes(folder)
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "out"
        options = ["--compress-strings=no", "--compress-pos=no"]
        marks = ["--zero-before=bench_begin", "--dump-before=bench_end"]
        command = [valgrind, "-q", "--tool=callgrind", f"--callgrind-out-file={out}", *options, *marks, executable]
        counted, scenarios = parse(output(command, env=environment))
        ours = symbols(folder)
        for index, (name, rounds) in enumerate(scenarios):
            if name.endswith("/none"):
                continue
            once, twice = (read_profile(f"{out}.{2 * index + part}") for part in (1, 2))
            a_round = once.a_round(twice, rounds)
            counted["symbols", name] = a_round.of(ours)
            # The addresses of blocks change a few branches of the runtime: the fifth digit says nothing.
            counted["own", name] = float(f"{a_round.below(ours):.4g}")
    return counted | code_sizes(folder)


def read_profile(path):
    with open(path) as lines:
        return callgrind.Profile.read(lines)


def measurable():
    """Valgrind, if instructions can be counted that compare with the committed ones."""
    valgrind = shutil.which("valgrind")
    if valgrind and platform.machine() == "x86_64":
        return valgrind
    reason = "no valgrind in PATH; install it" if not valgrind else "the figures are of x86-64"
    if os.environ.get("CI") == "true" and not valgrind:
        fail(reason)
    print(f"bench: {reason}: no instructions are counted", file=sys.stderr)
    return None


def check(path=FIGURES):
    valgrind = measurable()
    try:
        committed = figures.read(path.read_text(), path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
    except (OSError, figures.Broken) as error:
        fail(str(error))
    kinds = [kind for kind in figures.COMPARED if valgrind or kind != "symbols"]
    if platform.machine() != "x86_64":
        kinds = ["allocations", "calls"]
    measured = measure(build(), valgrind)
    wrong, fallen = figures.changes(committed, measured, kinds)
    for sentence in fallen:
        print(f"bench-check: {sentence}; record it with `make bench`")
    if wrong:
        fail(*wrong, "if that is meant, record it with `make bench`, and say why in the commit")
    count = sum(kind in kinds for kind, _ in committed)
    print(f"bench-check: {count} figures, none has risen by more than 3 %, or 20 instructions")


def record():
    valgrind = measurable()
    measured = measure(build(), valgrind)
    page = COST.read_text()
    lines = table.render((HERE / "rows.tsv").read_text(), measured | table.page_sizes(ROOT), commit())
    print("\n".join(lines))
    # Half a table would be compared with a whole one.
    if valgrind:
        FIGURES.write_text(figures.write(measured))
        COST.write_text(table.replace(page, lines))


def commit():
    name = output(["git", "-C", str(ROOT), "rev-parse", "--short=10", "HEAD"]).strip()
    sources = ["Sources", "Tests/HeadlessUIKit", "Benchmarks/Scenarios"]
    is_clean = subprocess.run(["git", "-C", str(ROOT), "diff", "--quiet", "HEAD", "--", *sources]).returncode == 0
    return name if is_clean else f"{name} with changes"


if __name__ == "__main__":
    if platform.system() != "Linux":
        print("bench: the stand-in is built on Linux only")
    elif sys.argv[1:] == ["--check"]:
        check()
    elif not sys.argv[1:]:
        record()
    else:
        sys.exit(__doc__)
