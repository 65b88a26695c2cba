"""The scenarios: what a finger does on the page, and what has to come of it."""
import pathlib
import sys
import time
import traceback

import gestures
import looks
import replays
import strain
from page import Native


def main():
    native = Native(sys.argv[1], sys.argv[2])
    wanted = sys.argv[3:]
    scenarios = [*replays.SCENARIOS, *gestures.SCENARIOS, *looks.SCENARIOS, *strain.SCENARIOS]
    failures = 0
    for scenario in scenarios:
        name = scenario.__name__.replace('_', ' ')
        if wanted and not any(word in name for word in wanted):
            continue
        start = time.monotonic()
        try:
            remark = scenario(native, pathlib.Path(sys.argv[2])) or ''
            verdict = 'ok'
        except Exception:  # pylint: disable=broad-except
            failures += 1
            verdict, remark = 'FAILED', '\n' + traceback.format_exc()
        print(f'playground-test: {verdict:6} {name} ({time.monotonic() - start:.1f} s) {remark}', flush=True)
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
