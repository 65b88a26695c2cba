"""The scenarios: what a finger does on the page, and what has to come of it."""
import multiprocessing
import pathlib
import signal
import sys
import time
import traceback

import arrival
import films
import front
import gestures
import habits
import links
import looks
import originals
import readers
import replays
import reports
import serving
import site_pages
import strain
import swipes
import visitor
import windows
import words
from browser import BrowserLost
from page import Native


#: Seconds: the longest scenario, the cost of a frame, takes 4 rounds of 27 s, and of 40 s on a busy machine.
LIMIT = 300
#: How many scenarios run at a time.
WORKERS = 4
#: What is measured while nothing else runs.
ALONE = strain.ALONE
#: How often a scenario is begun whose browser is lost.
ATTEMPTS = 3
#: The most scenarios that are repeated alone after they failed beside others; if more fail, it is not for a busy computer.
MOST_REPEATED = 3


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


def report(name, start, verdict, remark):
    print(f'playground-test: {verdict:6} {name} ({time.monotonic() - start:.1f} s) {remark}', flush=True)
    return verdict != 'ok'


def run(place):
    """Runs a scenario in a process of its own."""
    signal.signal(signal.SIGALRM, out_of_time)
    scenario, start = chosen()[place], time.monotonic()
    native = Native(sys.argv[1], sys.argv[2])
    return report(title(scenario), start, *attempt(scenario, native, pathlib.Path(sys.argv[2])))


def title(scenario):
    return scenario.__name__.replace('_', ' ')


def chosen():
    """The scenarios that are asked for: the longest first, and those that measure last. `--beside` asks for those that may run
    beside other programs, and `--alone` for those that measure."""
    scenarios = [
        *links.SCENARIOS, *visitor.SCENARIOS, *arrival.SCENARIOS, *readers.SCENARIOS, *habits.SCENARIOS, *originals.SCENARIOS,
        *windows.SCENARIOS, *films.SCENARIOS, *replays.SCENARIOS, *reports.SCENARIOS, *gestures.SCENARIOS, *swipes.SCENARIOS,
        *looks.SCENARIOS, *words.SCENARIOS, *strain.SCENARIOS, *serving.SCENARIOS, *front.SCENARIOS, *site_pages.SCENARIOS, *ALONE]
    wanted = sys.argv[3:]
    if wanted == ['--beside']:
        return [scenario for scenario in scenarios if scenario not in ALONE]
    if wanted == ['--alone']:
        return ALONE
    return [scenario for scenario in scenarios if not wanted or any(word in title(scenario) for word in wanted)]


def main():
    scenarios = chosen()
    together = [place for place, scenario in enumerate(scenarios) if scenario not in ALONE]
    # A scenario mostly waits: for the browser, and the browser for the scenario. Several of them use the machine.
    with multiprocessing.Pool(WORKERS, maxtasksperchild=1) as pool:
        failed = [place for place, fails in zip(together, pool.imap(run, together)) if fails]
    # A computer that is busy with several browsers may be too slow for a scenario: what counts is how it ends alone.
    repeated = failed if len(together) > 1 and len(failed) <= MOST_REPEATED else []
    for place in repeated:
        print(f'playground-test: repeats alone what failed beside others: {title(scenarios[place])}', flush=True)
    with multiprocessing.Pool(1) as pool:
        failures = sum(pool.imap(run, [*repeated, *range(len(together), len(scenarios))]))
    return 1 if failures or len(failed) > len(repeated) else 0


if __name__ == '__main__':
    sys.exit(main())
