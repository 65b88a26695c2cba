"""The scenarios: what a finger does on the page, and what has to come of it."""
import pathlib
import signal
import sys
import time
import traceback

import front
import gestures
import links
import looks
import replays
import serving
import strain
from browser import BrowserLost
from page import Native


#: Seconds: the longest scenario, the cost of a frame, takes 4 rounds of 27 s, and of 40 s on a busy machine.
LIMIT = 300
#: How often a scenario is begun whose browser is lost.
ATTEMPTS = 3


def out_of_time(*_):
    raise BrowserLost(f'the scenario did not end within {LIMIT} s')


def attempt(scenario, native, folder):
    """What came of a scenario. One whose browser is lost begins anew; one that finds something wrong does not."""
    for count in range(1, ATTEMPTS + 1):
        signal.alarm(LIMIT)
        try:
            return 'ok', scenario(native, folder) or ''
        except BrowserLost as error:
            remark = f'{error}, {count} times'
            print(f'playground-test: {remark}', flush=True)
        except Exception:  # pylint: disable=broad-except
            return 'FAILED', '\n' + traceback.format_exc()
        finally:
            signal.alarm(0)
    return 'FAILED', remark


def main():
    signal.signal(signal.SIGALRM, out_of_time)
    native = Native(sys.argv[1], sys.argv[2])
    wanted = sys.argv[3:]
    scenarios = [
        *replays.SCENARIOS, *gestures.SCENARIOS, *looks.SCENARIOS, *strain.SCENARIOS,
        *links.SCENARIOS, *serving.SCENARIOS, *front.SCENARIOS]
    failures = 0
    for scenario in scenarios:
        name = scenario.__name__.replace('_', ' ')
        if wanted and not any(word in name for word in wanted):
            continue
        start = time.monotonic()
        verdict, remark = attempt(scenario, native, pathlib.Path(sys.argv[2]))
        failures += verdict != 'ok'
        print(f'playground-test: {verdict:6} {name} ({time.monotonic() - start:.1f} s) {remark}', flush=True)
    return 1 if failures else 0


if __name__ == '__main__':
    sys.exit(main())
