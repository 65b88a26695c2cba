"""The page as a test sees it: time by hand, a finger in points of the phone, and what is recorded."""
import pathlib
import subprocess
import threading

import server
from browser import Browser

STATES = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'noMoreData']
OUTCOMES = ['success', 'failure', 'cancelled', 'noMoreData']
LIST = ['time', 'offset', 'velocity', 'length', 'lowest', 'highest', 'quiet', 'newer', 'count', 'touched']
CONTROL = [
    'state', 'outcome', 'pull', 'progress', 'share', 'extent', 'trigger', 'held', 'start', 'floats', 'tap',
    'announcements', 'feedbacks', 'end']

READY = 'document.body !== null && "ready" in document.body.dataset'


class Page:
    """A page in a browser of its own."""

    address = None

    @classmethod
    def serve(cls):
        """Serves the page, once."""
        if cls.address is None:
            serving = server.server()
            threading.Thread(target=serving.serve_forever, daemon=True).start()
            cls.address = f'http://127.0.0.1:{serving.server_port}/'

    def __init__(self, width=430, height=932, touch=True, scale=2, path='', media=()):
        Page.serve()
        self.browser = Browser(width, height, scale, touch, media)
        self.states = []
        try:
            self.load(path)
        except BaseException:
            self.close()
            raise

    def load(self, path=''):
        """Opens the page anew, with time by hand."""
        self.browser.open('about:blank', 'true')
        self.browser.open(self.address + path, READY)
        self.run('playground.byHand(); playground.keepFingerprints()')
        self.states = [self.state]

    def run(self, script):
        return self.browser.evaluate(script)

    def set(self, **settings):
        if 'language' in settings:
            self.run(f'playground.texts.has({settings["language"]})')
        for name, number in settings.items():
            self.run(
                f'playground.session.set("{name}", {number});'
                f'document.querySelector("#controls").dispatchEvent(new Event("input", {{ bubbles: true }}))')
        self.run('playground.show()')

    def restart(self, **settings):
        """A list at rest from which a new recording begins."""
        self.run('playground.session.restart(playground.engine.standard)')
        self.set(**settings)
        self.states = [self.state]

    # What is to be seen.

    @property
    def report(self):
        numbers = self.run('playground.report()')
        report = dict(zip(LIST, numbers))
        report['refresh'] = dict(zip(CONTROL, numbers[10:24]))
        report['load'] = dict(zip(CONTROL, numbers[24:38]))
        for control in (report['refresh'], report['load']):
            control['state'] = STATES[int(control['state'])]
            control['outcome'] = OUTCOMES[int(control['outcome'])] if control['outcome'] >= 0 else None
        return report

    @property
    def state(self):
        return self.report['refresh']['state']

    @property
    def offset(self):
        return self.report['offset']

    @property
    def rows(self):
        return self.run('playground.rows()')

    # Time and fingers.

    def frames(self, count=1):
        """Lets frames pass, and keeps the states that were seen."""
        for state in self.run(f'playground.frames({count})'):
            if STATES[state] != self.states[-1]:
                self.states.append(STATES[state])

    def until(self, condition, limit=600):
        """Lets frames pass until something is so."""
        for _ in range(limit):
            if condition(self.report):
                return
            self.frames()
        raise AssertionError(f'not so after {limit} frames: {self.report}')

    def rest(self, limit=1200):
        self.until(lambda report: report['quiet'] == 1, limit)

    def place(self, x, y):
        """A point of the phone on the page."""
        box = self.run('(r => [r.x, r.y, r.width])(document.querySelector("#phone .screen").getBoundingClientRect())')
        scale = box[2] / 393
        return box[0] + x * scale, box[1] + y * scale

    def down(self, y, x=196):
        self.finger = (x, y)
        self.browser.touch('touchStart', self.place(x, y))

    def drag(self, y, frames, x=None):
        """Moves the finger evenly to a place, a touch a frame."""
        (start_x, start_y), end_x = self.finger, self.finger[0] if x is None else x
        for index in range(1, frames + 1):
            part = index / frames
            self.finger = (start_x + (end_x - start_x) * part, start_y + (y - start_y) * part)
            self.browser.touch('touchMove', self.place(*self.finger))
            self.frames()

    def up(self):
        self.browser.touch('touchEnd')
        self.frames()

    def pull(self, distance, frames=24, start=260):
        self.down(start)
        self.drag(start + distance, frames)

    def flick(self, distance, frames=6, start=600):
        self.down(start)
        self.drag(start + distance, frames)
        self.up()

    def reach_end(self):
        """Flicks until more is loaded, or cannot be, and waits for it."""
        for _ in range(20):
            self.flick(-420)
            self.until(lambda report: report['velocity'] == 0 or report['load']['state'] != 'idle')
            if self.report['load']['state'] != 'idle':
                return self.rest()
        raise AssertionError('nothing was loaded')

    def screenshot(self, path, selector='#phone'):
        self.browser.screenshot(path, selector)

    def close(self):
        self.browser.close()


def trace(text):
    """The rows of a trace in what the demo prints."""
    return text[text.index('    time'):].partition('\n\n')[0].rstrip('\n') + '\n'


class Native:
    """The same machine, and the demo's, compiled for this machine."""

    def __init__(self, binaries, folder):
        self.binaries = pathlib.Path(binaries)
        self.folder = pathlib.Path(folder)

    def check_fingerprints(self, page, name):
        """Every frame since the list was at rest is the native one in every bit."""
        log = self.folder / f'{name}.csv'
        log.write_text(page.run('playground.session.recording.log'))
        seen = page.run('playground.fingerprints()')
        lines = self.run('refresh-playground', log, '--fingerprints').split()
        native = lines[1::2]
        assert len(native) == len(seen), (len(native), len(seen))
        for frame, (first, second) in enumerate(zip(seen, native), 1):
            assert first == second, f'{name}: frame {frame} of {len(seen)} is not the native one: {first} {second}'
        return len(seen)

    def check_link(self, page, name):
        """The frame that a link ends with is the native one in every bit."""
        log = self.folder / f'{name}.csv'
        log.write_text(page.run('playground.session.recording.log'))
        native = self.run('refresh-playground', log, '--fingerprints').split()[-1]
        seen = page.run('playground.engine.fingerprint(0)')
        assert native == seen, f'{name}: the last frame is not the native one: {seen} {native}'

    def check_demo(self, page, name):
        """The demo on the stand-in for UIKit replays the same trace."""
        log = self.folder / f'{name}.csv'
        text = page.run('playground.session.recording.log')
        log.write_text(text)
        command = next(line for line in text.splitlines() if 'refresh-demo' in line).split()[3:]
        demo = self.run('refresh-demo', '--touches', log, '--out', self.folder / 'film', *command[1:])
        native = self.run('refresh-playground', log)
        rows = trace(demo)
        assert rows.split('\n') == native.split('\n'), f'{name}: the demo replays another trace; see {log}'
        return native.count('\n') - 1

    def check_swift(self, text, path):
        """The compiler takes it, without a warning."""
        path.write_text(text)
        result = subprocess.run(
            ['swiftc', '-typecheck', '-swift-version', '6', '-warnings-as-errors', '-I', self.binaries / 'Modules', path],
            capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stderr

    def run(self, tool, *arguments):
        command = [str(self.binaries / tool), *map(str, arguments)]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout
