"""The demo's own recordings on the page's list, and fingers that nobody recorded: the same traces, without a browser."""
import base64
import pathlib
import random
import zlib

from page import trace

DEMO = pathlib.Path(__file__).resolve().parents[2] / 'Demo'

#: A golden trace of the demo, the finger it is of, and what the page sets for it.
GOLDENS = {
    **{name: (name, []) for name in ('cancelled', 'caught', 'flick', 'slow-pull', 'taken-back')},
    'slow-pull-failure': ('slow-pull', ['--set', 'outcome=1']),
    'slow-pull-hang': ('slow-pull', ['--set', 'outcome=2', '--set', 'refreshTime=2']),
    'slow-pull-90': ('slow-pull', ['--frame-rate', '90']),
    'slow-pull-120': ('slow-pull', ['--frame-rate', '120']),
    'slow-pull-ring': ('slow-pull', ['--set', 'animator=5']),
    'slow-pull-material': ('slow-pull', ['--set', 'animator=4']),
    'slow-pull-hidden': ('slow-pull', ['--set', 'animator=6']),
}


def the_recordings_of_the_demo_come_to_its_golden_traces(native, _):
    for golden, (sample, options) in GOLDENS.items():
        played = native.run('refresh-playground', DEMO / 'Samples' / f'{sample}.csv', '--set', 'loadTrigger=5', *options)
        rows = trace((DEMO / 'Goldens' / f'{golden}.txt').read_text())
        assert played.split('\n') == rows.split('\n'), f'{golden} is another trace'
    return f'{len(GOLDENS)} traces'


#: How many random fingers are tried. Each is the one of its number, so that a number is all that has to be reported.
FINGERS = 16


def finger(chance):
    """The lines of a log: a few touches, with rests that a refresh may end in, and points between pixels."""
    frame, lines = 30, []
    for _ in range(chance.randint(1, 4)):
        place, mark = chance.choice([200, 300, 320, 600]), ',down'
        for _ in range(chance.randint(1, 6)):
            step = chance.choice([-12, -7, -3, 0, 0, 1, 3, 7, 12, 20])
            for _ in range(chance.choice([3, 20, 60, 120]) if step == 0 else chance.randint(1, 40)):
                lines.append(f'{frame / 60!r},{place},196{mark}')
                frame, mark = frame + chance.choice([1, 1, 2, 6]), ''
                place = max(20, min(830, place + step))
        lines.append(f'{frame / 60!r},{place},196,{chance.choice(["up", "up", "up", "cancel"])}')
        frame += chance.choice([3, 6, 18, 42, 90, 180])
    return lines


def unpacked(link):
    """The text of a link. Its times are rounded: the page knows what frame is meant, and here it is written out."""
    letters = link.partition('#')[2]
    text = zlib.decompress(base64.urlsafe_b64decode(letters + '=' * (-len(letters) % 4)), -15).decode()
    rate, lines = float(text.split('#@ rate ')[1].split('\n')[0]), []
    for line in text.splitlines():
        time, _, rest = line.partition(',')
        lines.append(line if line.startswith('#') else f'{round(float(time) * rate) * (1 / rate)!r},{rest}')
    return '\n'.join([*lines, ''])


def random_fingers_come_to_the_traces_of_the_demo(native, folder):
    links = 0
    for number in range(FINGERS):
        chance = random.Random(number)
        lines = finger(chance)
        log = folder / f'finger-{number}.csv'
        log.write_text('\n'.join(['#@ rate 60', *lines, '']))
        time, outcome = chance.choice(['0.4', '1.2', '2']), chance.choice(['success', 'success', 'failure'])
        demo = native.run(
            'refresh-demo', '--touches', log, '--out', folder / 'film', '--refresh-time', time, '--outcome', outcome)
        played = native.run(
            'refresh-playground', log, '--set', 'loadTrigger=5', '--set', f'refreshTime={time}',
            '--set', f'outcome={int(outcome == "failure")}')
        assert played.split('\n') == trace(demo).split('\n'), f'finger {number} comes to another trace: see {log}'
        link = demo.splitlines()[-1]
        if link.startswith('playground '):
            links += 1
            log.write_text(unpacked(link))
            assert native.run('refresh-playground', log).split('\n') == played.split('\n'), f'the link of finger {number} is another trace: see {log}'
    assert links > FINGERS / 2, f'{links} links'
    return f'{FINGERS} fingers, {links} links'


#: The samples whose link is followed, and the rates of the recording.
LINKED = [(sample, rate) for sample in ('cancelled', 'caught', 'flick', 'slow-pull', 'taken-back') for rate in (60, 90, 144)]


def the_links_of_the_demo_come_to_its_traces(native, folder):
    for sample, rate in LINKED:
        demo = native.run('refresh-demo', '--sample', sample, '--frame-rate', rate, '--out', folder / 'film')
        log = folder / f'link-{sample}-{rate}.csv'
        log.write_text(unpacked(demo.splitlines()[-1]))
        played = native.run('refresh-playground', log)
        assert played.split('\n') == trace(demo).split('\n'), f'the link of {sample} at {rate} is another trace: see {log}'
    return f'{len(LINKED)} links'


SCENARIOS = [
    the_links_of_the_demo_come_to_its_traces, the_recordings_of_the_demo_come_to_its_golden_traces, random_fingers_come_to_the_traces_of_the_demo]
