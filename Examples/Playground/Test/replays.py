"""The demo's own recordings on the page's list: the same traces, without a browser."""
import pathlib

DEMO = pathlib.Path(__file__).resolve().parents[2] / 'Demo'

#: A golden trace of the demo, the finger it is of, and what the page sets for it.
GOLDENS = {
    **{name: (name, []) for name in ('cancelled', 'caught', 'flick', 'slow-pull', 'taken-back')},
    'slow-pull-failure': ('slow-pull', ['--set', 'outcome=1']),
    'slow-pull-hang': ('slow-pull', ['--set', 'outcome=2', '--set', 'refreshTime=2']),
    'slow-pull-120': ('slow-pull', ['--frame-rate', '120']),
    'slow-pull-ring': ('slow-pull', ['--set', 'animator=5']),
    'slow-pull-material': ('slow-pull', ['--set', 'animator=4']),
    'slow-pull-hidden': ('slow-pull', ['--set', 'animator=6']),
}


def the_recordings_of_the_demo_come_to_its_golden_traces(native, _):
    for golden, (sample, options) in GOLDENS.items():
        trace = native.run('refresh-playground', DEMO / 'Samples' / f'{sample}.csv', '--set', 'loadTrigger=5', *options)
        text = (DEMO / 'Goldens' / f'{golden}.txt').read_text()
        rows = text[text.index('    time'):text.index('\nstates')]
        assert trace.split('\n') == rows.split('\n'), f'{golden} is another trace'
    return f'{len(GOLDENS)} traces'


SCENARIOS = [the_recordings_of_the_demo_come_to_its_golden_traces]
