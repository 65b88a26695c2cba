"""The page of reports: recordings of the demo replay on it as the demo replays them."""
import json
import re
import subprocess
import time

import visitor
from browser import Browser
from gestures import expect
from page import Page
from visitor import FAINT, NAMED, WINDOWS, busy

#: The recordings: what the demo does, and the axis that is written into it. The machine does not know its axis.
RECORDINGS = {
    'header': (['--sample', 'slow-pull'], 'vertical'), 'caught': (['--sample', 'caught'], 'vertical'),
    'load': (['--footer', '--sample', 'load', '--refresh-time', '4'], 'vertical'),
    'retry': (['--footer', '--sample', 'retry', '--outcome', 'failure-once'], 'vertical'),
    'shelf': (['--sample', 'slow-pull'], 'horizontal')}
#: What is written in place of something in a recording, and the beginning of what is said about it.
DAMAGES = [
    (r'^.*', '', ''), (r'recording 2', 'recording 1', '1: a recording begins'), (r'vertical', 'vertical early', '1: a recording begins'),
    (r'present=', 'presents=', '2: "presents=true" is no field'), (r'session=0', 'session=-1', '2: "session=-1" is no value'),
    (r'heldExtent=\S+', 'heldExtent=0x1', '2: "heldExtent=0x1" is no value'), (r'trigger=\S+', 'trigger=rows:3', '2: "trigger=rows:3" is no value'),
    (r'rest \S+', 'rest', '3: "offset='), (r'rest \S+', 'rest now', '3: "now" is no time'), (r'rest ', 'still ', '3: "rest" and a time'),
    (r'inset=\S+', 'inset=1', '3: "inset=1" is no value'), (r' laidOut', ' laidIn', '6: "laidIn" is no event'),
    (r'\n\S+ laidOut', '\nnow laidOut', '6: "now" is no time'), (r'\n\S+ laidOut', '\n0x1p3 laidOut', '6: "0x1p3" is no time'),
    (r'\n\S+ laidOut', '\ninf laidOut', '6: "inf" is no time'), (r'\n\S+ laidOut', '\n1e laidOut', '6: "1e" is no time'),
    (r'\n\S+ laidOut', '\n. laidOut', '6: "." is no time'), (r'\n\S+ laidOut', '\n1e999 laidOut', '6: "1e999" is no time'),
    (r' laidOut', ' laidOut offset=', '6: "offset=" is no value'), (r' laidOut', ' laidOut place=1', '6: "place=1" is no field'),
    (r' laidOut', ' laidOut dragging=2', '6: "dragging=2" is no value'), (r' laidOut', ' tapped', '6: "tapped" is no event'),
    (r' laidOut', ' ended near fine', '6: "ended near fine" is no event'), (r' laidOut', ' ' + 'é' * 50, '6: "éééé'),
    (r' laidOut', ' began left finger never', '6: "began left finger never" is no event'),
    (r' laidOut', ' actionFinished -1 near success', '6: "actionFinished -1 near success" is no event'),
    (r'\n\S+ laidOut', '\nsettings left', '6: "near" or "far" is missing'), (r'\n\S+ laidOut', '\nsettings near 1', '6: "1" is no field')]

#: Counts the frames that the page asks for.
COUNT_FRAMES = '''{
  const ask = requestAnimationFrame;
  window.asked = 0;
  requestAnimationFrame = body => { asked++; return ask(body); };
}'''


class Visit(visitor.Visit):
    """The page of reports, in a window."""

    def __init__(self, media=(), **window):
        super().__init__('report.html', COUNT_FRAMES, media, **window)

    def open(self, text):
        """Pastes a text; answers what the page says of it."""
        self.run(
            f'(field => {{ field.focus(); field.value = {json.dumps(text)};'
            ' field.dispatchEvent(new InputEvent("input", { bubbles: true })) })(document.querySelector("#text"))')
        return self.run('document.querySelector("#verdict").textContent')

    def look(self, step):
        self.run(
            f'(field => {{ field.value = {step + 1}; field.dispatchEvent(new Event("input")) }})(document.querySelector("#step"))')

    def press(self, key):
        for kind in ('rawKeyDown', 'keyUp'):
            self.browser.call('Input.dispatchKeyEvent', type=kind, key=key, code=key, windowsVirtualKeyCode={
                'ArrowDown': 40, 'ArrowUp': 38, 'End': 35, 'Home': 36, 'ArrowRight': 39}[key])


def record(native, folder, name):
    """What the demo records, as a file."""
    options, axis = RECORDINGS[name]
    path = folder / f'report-{name}-{time.monotonic_ns()}.txt'
    native.run('refresh-demo', *options, '--record', path, '--out', folder / 'film')
    path.write_text(path.read_text().replace(' vertical\n', f' {axis}\n', 1))
    return path


def recordings_replay_on_the_page_as_in_the_demo(native, folder):
    count = 0
    with Visit(**WINDOWS['desktop']) as visit:
        for name in RECORDINGS:
            path = record(native, folder, name)
            visit.open(path.read_text())
            steps = visit.run('report.count()')
            printed = native.run('refresh-demo', '--inputs', path)
            sides = [side for side in (0, 1) if visit.run(f'report.engine.hasControl({side})')]
            seen = ''.join(
                f'\nthe control at the {["near", "far"][side]} side\n' + visit.run(f'report.engine.course({side}).text') for side in sides)
            expect(seen.split('\n'), printed.split('\n')[1:], f'the traces of {name}')
            for side in sides:
                visit.run(f'document.querySelectorAll("[name=side]")[{side}].click()')
                text = visit.run(f'report.engine.course({side}).text').split('\n')
                rows = visit.run('[...document.querySelectorAll("#trace tbody tr")].map(row => [...row.cells].map(cell => cell.textContent))')
                expect([' '.join(row).split() for row in rows], [words[:1] + words[2:] for words in map(str.split, text[1:-2])], f'the rows of {name}')
                expect(visit.run('document.querySelector("#states").textContent'), text[-2].split(maxsplit=1)[1], f'the states of {name}')
            fingerprints = native.run('refresh-playground', path, '--report').split()
            expect(visit.run(f'Array.from({{ length: {steps} }}, (_, step) => report.engine.fingerprint(step))'), fingerprints, f'the steps of {name}')
            count += steps
            busiest = visit.run(
                f'Array.from({{ length: {steps} }}, (_, step) => Math.max(...[7, 15].map(side => report.engine.read(step)[side + 5])))')
            visit.look(busiest.index(max(busiest)))
            visit.browser.screenshot(folder / f'report-{name}.png')
    return f'{count} inputs'


def damaged_texts_get_the_sentence_of_the_demo(native, folder):
    path, damaged = record(native, folder, 'header'), folder / 'report-damaged.txt'
    text = path.read_text()
    with Visit(**WINDOWS['phone']) as visit:
        for pattern, other, start in DAMAGES:
            wrong = re.sub(pattern, lambda _, other=other: other, text, count=1) if start else 'Dear team,\nthe list jumped.'
            damaged.write_text(wrong)
            sentence = visit.open(wrong)
            demo = subprocess.run(
                [native.binaries / 'refresh-demo', '--inputs', damaged], capture_output=True, text=True, check=False)
            assert demo.returncode != 0, f'the demo takes {wrong[:60]}'
            expect(sentence, demo.stderr.strip().removesuffix('.').partition(f'{damaged}:')[2], f'the sentence about {other}')
            assert sentence.startswith(start), sentence
            expect(visit.run('document.querySelector("#text").ariaInvalid'), 'true', 'whether the field is marked')
            expect(visit.run('document.querySelector("#stage").hidden'), True, 'whether the list is hidden')
        visit.browser.screenshot(folder / 'report-damaged.png')
        assert 'at most 256,000 bytes' in visit.open('x' * 600000)
        expect(visit.open(''), '', 'what is said of nothing')
        head = '\n'.join(text.split('\n')[:3])
        assert '0 inputs' in visit.open(head), 'a recording without inputs'
        visit.open(text)
        expect(visit.run('document.querySelector("#stage").hidden'), False, 'whether the list is hidden after a whole text')
    return f'{len(DAMAGES)} texts'


def the_first_difference_is_named_as_by_the_demo(native, folder):
    path, other = record(native, folder, 'header'), folder / 'report-other.txt'
    text = path.read_text()
    changed = re.sub(r'\n= near refreshing[^\n]*', '\n= near armed', text, count=1)
    longer = text.replace(' heldExtent=', ' heldExtent=9', 1)
    with Visit(**WINDOWS['phone']) as visit:
        assert 'differ' not in visit.open(text), 'a recording differs from itself'
        for wrong in (changed, longer):
            other.write_text(wrong)
            sentence = visit.open(wrong).partition('; ')[2]
            expect(sentence, native.run('refresh-demo', '--inputs', other).split('\n')[1], 'the sentence about the difference')
        line = changed.split('\n').index('= near armed') + 1
        assert visit.open(changed).partition('; ')[2].startswith(f'the effects differ from line {line}: recorded "near armed"')
        visit.browser.screenshot(folder / 'report-other.png')


def a_report_plays_and_rests(native, folder):
    with Visit(**WINDOWS['phone']) as visit:
        visit.open(record(native, folder, 'load').read_text())
        visit.run('document.querySelector("#play").click()')
        visit.browser.wait('!report.isResting() && report.step() > 10')
        expect(visit.run('document.querySelector("#play").textContent'), 'Stop', 'the button of what plays')
        visit.run('document.querySelector("#play").click()')
        step = visit.run('report.step()')
        time.sleep(0.3)
        expect(visit.run('report.step()'), step, 'the step after a stop')
        visit.run('document.querySelector("[name=speed][value=\\"0.25\\"]").click(); document.querySelector("#play").click()')
        start = time.monotonic()
        visit.browser.wait('report.isResting() && report.step() === report.count() - 1')
        slow = time.monotonic() - start
        visit.run('document.querySelector("[name=speed]").click(); document.querySelector("#play").click()')
        visit.browser.wait('report.isResting() && report.step() === report.count() - 1')
        time.sleep(0.5)
        asked = visit.run('asked')
        visit.browser.call('Performance.enable', timeDomain='threadTicks')
        before = busy(visit)
        time.sleep(3)
        share = (busy(visit) - before) / 3
        expect(visit.run('asked'), asked, 'the frames that are asked for at rest')
        assert share < 0.01, f'{share:.1%} of the main thread at rest'
    return f'{slow:.1f} s at a quarter, {share:.2%} at rest'


def a_report_is_read_with_keys_and_in_every_window(native, folder):
    text = record(native, folder, 'retry').read_text()
    for name, window in WINDOWS.items():
        scheme = 'dark' if name in ('phone', 'landscape') else 'light'
        with Visit(media=[('prefers-color-scheme', scheme)], **window) as visit:
            visit.open(text)
            wide = visit.run('document.documentElement.scrollWidth - innerWidth')
            assert wide <= 0, f'{name}: the page is {wide} points wider than the window'
            visit.run('document.querySelector("#trace tr[aria-selected=true]").focus()')
            steps = []
            for key in ('ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'):
                visit.press(key)
                steps.append(visit.run('report.step()'))
                expect(visit.run('document.activeElement.ariaSelected'), 'true', f'{name}: whether the focus is on the row after {key}')
            assert steps[0] < steps[1] and steps[0] == steps[2] and steps[3] == steps[4] > steps[1] and steps[5] == steps[6] == 0, steps
            visit.run('document.querySelector("#step").focus()')
            visit.press('ArrowRight')
            expect(visit.run('report.step()'), 1, 'the step after a key on the slider')
            assert 'input 2 of' in visit.run('document.querySelector("#step").ariaValueText')
            visit.run('document.querySelectorAll("#trace tbody tr")[30].click()')
            faint, _ = visit.run(FAINT)
            expect(faint, [], f'what is too faint in {scheme}')
            for node in visit.browser.call('Accessibility.getFullAXTree')['nodes']:
                role = node.get('role', {}).get('value')
                if node.get('ignored') or role not in NAMED | {'grid', 'textarea'}:
                    continue
                assert node.get('name', {}).get('value', '').strip(), f'a {role} has no name: {node}'
            visit.browser.screenshot_page(folder / f'report-{name}.png')


def without_webassembly_a_report_says_what_to_do(_, folder):
    for name, prepare in {
            'no-wasm': [('Network.enable', {}), ('Network.setBlockedURLs', {'urls': ['*report.wasm']})],
            'no-script': [('Emulation.setScriptExecutionDisabled', {'value': True})]}.items():
        Page.serve()
        browser = Browser(390, 844)
        try:
            for method, parameters in prepare:
                browser.call(method, **parameters)
            browser.call('Page.navigate', url=Page.address + 'report.html')
            time.sleep(1)
            nodes = browser.call('Accessibility.getFullAXTree')['nodes']
            words = ' '.join(node['name']['value'] for node in nodes if node.get('role', {}).get('value') == 'StaticText')
            assert re.search('(WebAssembly and JavaScript|needs JavaScript).*refresh-demo --inputs', words), f'{name}: {words}'
            browser.screenshot(folder / f'report-{name}.png')
        finally:
            browser.close()


SCENARIOS = [
    recordings_replay_on_the_page_as_in_the_demo, damaged_texts_get_the_sentence_of_the_demo,
    the_first_difference_is_named_as_by_the_demo, a_report_plays_and_rests,
    a_report_is_read_with_keys_and_in_every_window, without_webassembly_a_report_says_what_to_do]
