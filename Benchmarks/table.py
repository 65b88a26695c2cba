"""The table of Docs/Cost.md, from rows.tsv and the figures."""
import gzip
import pathlib

BEGIN, END = "<!-- make bench -->", "<!-- end -->"
COLUMNS = ["What", "Before", "Peers", "Goal", "Now", "Of the goal", "Our own functions"]


def page_sizes(root):
    """The sizes of the web page, in bytes, if it has been built."""
    page = pathlib.Path(root) / "out" / "playground" / "playground.wasm"
    if not page.exists():
        return {}
    content = page.read_bytes()
    return {("bytes", "page/raw"): len(content), ("bytes", "page/gzip"): len(gzip.compress(content, 9, mtime=0))}


def render(rows, figures, commit):
    lines = [f"Measured at commit {commit}.", "", line(COLUMNS), line(["---"] + ["---:"] * 6)]
    for row in rows.splitlines()[1:]:
        what, kind, name, minus, before, peers, goal = row.split("\t")
        value = figures.get((kind, name))
        if value is not None and minus != "-":
            value -= figures[kind, minus]
        symbols = figures.get(("symbols", name)) if kind == "own" else None
        part = "–" if value is None or goal == "–" else ratio(value, parsed(goal))
        lines.append(line([what, before, peers, goal, shown(value), part, shown(symbols)]))
    return lines


def ratio(value, goal):
    if value <= goal:
        return "reached"
    return f"{value / goal:.1f}×" if goal else "missed"


def parsed(goal):
    return float(goal.replace(",", ""))


def shown(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 or abs(value - round(value)) < 0.005 else f"{value:.1f}"


def line(cells):
    return "| " + " | ".join(cells) + " |"


def replace(page, lines):
    """The page with another table."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return before + BEGIN + "\n\n" + "\n".join(lines) + "\n\n" + END + after
