"""A headless Chromium over the DevTools protocol on a pipe: no port, no socket, nothing to install for Python."""
import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


#: The events of a trace, by the parts of a frame that they belong to.
PARTS = {
    'FireAnimationFrame': 'script', 'UpdateLayoutTree': 'layout', 'Layout': 'layout', 'PrePaint': 'paint', 'Paint': 'paint',
    'Layerize': 'paint', 'ProxyMain::BeginMainFrame::commit': 'commit'}

#: How many seconds to wait for what has to come: for a busy computer, because what comes sooner is waited for no longer.
PATIENCE = 20


class BrowserLost(Exception):
    """The browser died or fell silent: that says nothing of the page yet."""


class PageLeft(RuntimeError):
    """The page was left for another one while it was asked."""


#: What the browser says of an expression whose page is left.
LEFT = {
    'Inspected target navigated or closed', 'Execution context was destroyed.',
    'Cannot find default execution context'}


class Browser:
    """One page in one browser."""

    def __init__(self, width, height, scale=2, touch=True, media=()):
        self.profile = tempfile.mkdtemp(prefix='playground-chromium-')
        from_us, self.write_end = os.pipe()
        self.read_end, to_us = os.pipe()
        # DevTools reads 3 and writes 4. A shell puts the pipes there: Python's own code between fork and exec can wait
        # for ever for a lock of the thread that serves the page.
        arguments = [
            'bash', '-c', f'exec {{in}}<&{from_us} {{out}}>&{to_us}; exec "$@" 3<&$in 4>&$out', 'bash',
            'chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
            '--hide-scrollbars', '--no-first-run', '--remote-debugging-pipe', '--user-data-dir=' + self.profile,
            'about:blank']
        self.process = subprocess.Popen(
            arguments, pass_fds=(from_us, to_us), stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(from_us)
        os.close(to_us)
        self.buffer = b''
        self.number = 0
        self.session = None
        self.complaints = []
        self.events = []
        try:
            self.attach(width, height, scale, touch, media)
        except BaseException:
            self.close()
            raise

    def attach(self, width, height, scale, touch, media):
        page = next(x for x in self.call('Target.getTargets')['targetInfos'] if x['type'] == 'page')
        self.session = self.call('Target.attachToTarget', targetId=page['targetId'], flatten=True)['sessionId']
        self.call('Runtime.enable')
        self.call('Page.enable')
        self.resize(width, height, scale, touch)
        if media:
            self.call('Emulation.setEmulatedMedia', features=[{'name': n, 'value': v} for n, v in media])

    def resize(self, width, height, scale=2, touch=True):
        self.call(
            'Emulation.setDeviceMetricsOverride', width=width, height=height, deviceScaleFactor=scale, mobile=touch)
        self.call('Emulation.setTouchEmulationEnabled', enabled=touch)

    def call(self, method, **parameters):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': parameters}
        if self.session:
            message['sessionId'] = self.session
        try:
            os.write(self.write_end, json.dumps(message).encode() + b'\0')
        except BrokenPipeError as error:
            raise BrowserLost(f'the browser is gone at {method}') from error
        while True:
            answer = self.receive()
            if answer.get('id') == self.number:
                if 'error' in answer:
                    kind = PageLeft if answer['error'].get('message') in LEFT else RuntimeError
                    raise kind(f'{method}: {answer["error"]}')
                return answer['result']
            self.note(answer)

    def receive(self, limit=60):
        while b'\0' not in self.buffer:
            if not select.select([self.read_end], [], [], limit)[0]:
                raise BrowserLost(f'the browser says nothing for {limit} s')
            part = os.read(self.read_end, 1 << 16)
            if not part:
                raise BrowserLost('the browser is gone')
            self.buffer += part
        message, self.buffer = self.buffer.split(b'\0', 1)
        return json.loads(message)

    def note(self, event):
        """Remembers what the page complains of."""
        if event.get('method') == 'Tracing.dataCollected':
            self.events += event['params']['value']
        if event.get('method') == 'Tracing.tracingComplete':
            self.events.append(None)
        if event.get('method') == 'Runtime.exceptionThrown':
            details = event['params']['exceptionDetails']
            self.complaints.append(details.get('exception', {}).get('description') or details['text'])
        if event.get('method') == 'Runtime.consoleAPICalled' and event['params']['type'] in ('error', 'warning'):
            self.complaints.append(' '.join(str(x.get('value', x.get('description'))) for x in event['params']['args']))

    def evaluate(self, expression):
        result = self.call('Runtime.evaluate', expression=expression, returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in result:
            details = result['exceptionDetails']
            raise RuntimeError(details.get('exception', {}).get('description') or details['text'])
        return result['result'].get('value')

    def open(self, url, ready, limit=PATIENCE):
        self.call('Page.navigate', url=url)
        self.wait(ready, limit)

    def wait(self, condition, limit=PATIENCE):
        end = time.monotonic() + limit
        while not self.holds(condition):
            if time.monotonic() > end:
                raise TimeoutError(f'{condition} is not so after {limit} s; {self.complaints}')
            time.sleep(0.02)

    def holds(self, condition):
        """Whether a condition is so. On a page that is left while it is asked nothing is."""
        try:
            return self.evaluate(condition)
        except PageLeft:
            return False

    def touch(self, kind, *points):
        self.call('Input.dispatchTouchEvent', type=kind, touchPoints=[{'x': x, 'y': y} for x, y in points])

    def trace(self, body):
        """Runs something, and answers what each animation frame cost, by its parts, in milliseconds: how long its script,
        its style and layout and its painting were on a processor, and how long its commit took, which waits for another
        thread. A busy machine makes a frame later, not dearer."""
        self.call('Tracing.start', categories='devtools.timeline,cc', transferMode='ReportEvents')
        body()
        self.events = []
        self.call('Tracing.end')
        while not self.events or self.events[-1] is not None:
            self.note(self.receive())
        parts = sorted((event for event in self.events if event and event['name'] in PARTS and 'tdur' in event), key=lambda x: x['ts'])
        frames = []
        for event in parts:
            part = PARTS[event['name']]
            if part == 'script':
                frames.append(dict.fromkeys(PARTS.values(), 0.0) | {'thread': event['tid']})
            if frames and event['tid'] == frames[-1]['thread']:
                frames[-1][part] += event['dur' if part == 'commit' else 'tdur'] / 1000
        return frames

    def screenshot(self, path, selector=None):
        parameters = {'format': 'png'}
        if selector:
            box = self.evaluate(
                f'(r => ({{x: r.x + scrollX, y: r.y + scrollY, width: r.width, height: r.height, scale: 1}}))'
                f'(document.querySelector({selector!r}).getBoundingClientRect())')
            parameters['clip'] = box
            parameters['captureBeyondViewport'] = True
        with open(path, 'wb') as file:
            file.write(base64.b64decode(self.call('Page.captureScreenshot', **parameters)['data']))

    def screenshot_page(self, path):
        """All of the page, as far as it can be scrolled."""
        with open(path, 'wb') as file:
            size = self.call('Page.getLayoutMetrics')['cssContentSize']
            clip = {'x': 0, 'y': 0, 'width': size['width'], 'height': size['height'], 'scale': 1}
            result = self.call('Page.captureScreenshot', format='png', captureBeyondViewport=True, clip=clip)
            file.write(base64.b64decode(result['data']))

    def close(self):
        try:
            self.call('Browser.close')
            self.process.wait(5)
        except (BrowserLost, RuntimeError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.read_end)
        os.close(self.write_end)
        shutil.rmtree(self.profile, ignore_errors=True)
