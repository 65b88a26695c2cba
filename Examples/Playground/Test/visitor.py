"""What a new visitor sees and can do, in the windows that they have: the page passes time by itself."""
import pathlib
import re
import time

from browser import Browser
from gestures import FIRST, NEWS, expect, near
from page import READY, Page

#: The windows of the visitors.
WINDOWS = {
    'phone': dict(width=390, height=844, scale=3), 'small': dict(width=320, height=568),
    'desktop': dict(width=1280, height=800, touch=False, scale=1), 'landscape': dict(width=844, height=390, scale=3)}
#: From the first byte to a pulled gum, in seconds.
PATIENCE = 5
#: The most that the layout may shift, and the most of the main thread that a page at rest may use.
SHIFT, SHARE = 0.05, 0.01
#: The least contrast of text, and of large text.
CONTRAST, LARGE_CONTRAST = 4.5, 3

#: Notes what moves, and when the first pull refreshes, from the page's first byte on.
WATCH = '''
  window.seen = { shift: 0, refreshed: [] };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setInterval(() => {
    const page = window.playground;
    const isRefreshing = page?.session.states[page.session.frame] === 3;
    if (isRefreshing && !seen.was) seen.refreshed.push(performance.now() / 1000);
    seen.was = isRefreshing;
  }, 16);'''
STOP_WATCHING = 'for (let id = 0; id < 1000; id++) clearInterval(id);'


class Visit:
    """A page that nobody holds back."""

    def __init__(self, path='', before=WATCH, media=(), **window):
        Page.serve()
        self.browser = Browser(window['width'], window['height'], window.get('scale', 2), window.get('touch', True), media)
        self.run = self.browser.evaluate
        try:
            self.browser.call('Page.addScriptToEvaluateOnNewDocument', source=before)
            self.browser.open(Page.address + path, READY)
        except BaseException:
            self.browser.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            if kind is None:
                expect(self.browser.complaints, [], 'what the page complains of')
        finally:
            self.browser.close()

    place = Page.place

    def drag(self, start, end, steps=24, x=196):
        self.browser.touch('touchStart', self.place(x, start))
        for step in range(1, steps + 1):
            self.browser.touch('touchMove', self.place(x, start + (end - start) * step / steps))
            time.sleep(0.012)
        self.browser.touch('touchEnd')

    def wait_for_rest(self):
        self.browser.wait('playground.isResting() && playground.session.isQuiet')


class TooLate(Exception):
    """The ghost has not pulled in time."""


def first_seconds(name, window, folder):
    """When a visitor's list is refreshed for the first time, by the ghost."""
    with Visit(**window) as visit:
        visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
        seen = visit.run('seen')
        if seen['refreshed'][0] >= PATIENCE:
            raise TooLate(f'{name}: the ghost has pulled after {seen["refreshed"][0]:.1f} s')
        visit.browser.screenshot(folder / f'visitor-{name}.png')
        if name == 'phone':
            # The visitor does what the finger did, while the list is still closing.
            visit.browser.wait('playground.session.states[playground.session.frame] !== 3')
            visit.drag(180, 470)
            visit.browser.wait('seen.refreshed.length === 2')
            assert visit.run('seen.refreshed[1]') < 2 * PATIENCE, visit.run('seen')
        visit.wait_for_rest()
        expect(visit.run('document.querySelector(".hinting") === null'), name == 'phone', 'whether the hint is gone')
        shift = visit.run('seen.shift')
        assert shift < SHIFT, f'{name}: the layout shifts by {shift}'
        return f'{name} {seen["refreshed"][0]:.1f} s'


def in_five_seconds_a_visitor_pulls(_, folder):
    remarks = []
    for name, window in WINDOWS.items():
        try:
            remarks.append(first_seconds(name, window, folder))
        except TooLate:
            # A busy computer may keep a page waiting; it does not do so twice. Nothing else is tried again.
            remarks.append(first_seconds(name, window, folder))
    return ', '.join(remarks)


def nothing_runs_at_rest(_, __):
    remarks = []
    for name in ('phone', 'desktop'):
        with Visit(**WINDOWS[name]) as visit:
            visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
            visit.wait_for_rest()
            visit.run(STOP_WATCHING)
            time.sleep(4)
            visit.browser.call('Performance.enable', timeDomain='threadTicks')
            share = (busy(visit), time.sleep(5), busy(visit))
            share = (share[2] - share[0]) / 5
            assert share < SHARE, f'{name}: {share:.1%} of the main thread at rest'
            remarks.append(f'{name} {share:.2%}')
    return ', '.join(remarks)


def busy(visit):
    """How long the main thread was busy, in seconds."""
    return next(x['value'] for x in visit.browser.call('Performance.getMetrics')['metrics'] if x['name'] == 'TaskDuration')


def who_prefers_no_motion_sees_a_still_picture(_, folder):
    with Visit(media=[('prefers-reduced-motion', 'reduce')], **WINDOWS['phone']) as visit:
        visit.browser.wait('playground.isResting()')
        frame = visit.run('playground.session.frame')
        expect(visit.run('document.querySelector("#phone .finger").classList.contains("down")'), True, 'whether a finger is shown')
        assert visit.run('playground.report()[12]') > 60, 'the list is pulled'
        visit.browser.screenshot(folder / 'visitor-still.png')
        time.sleep(0.3)
        expect(visit.run('playground.session.frame'), frame, 'the frame')
        visit.drag(180, 470)
        visit.browser.wait('seen.refreshed.length === 1')
        visit.wait_for_rest()
        expect(visit.run('playground.rows()'), FIRST + NEWS, 'rows')


def a_fling_that_the_list_cannot_take_scrolls_the_page(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
        visit.wait_for_rest()
        visit.drag(420, 200, 8)
        visit.wait_for_rest()
        expect(visit.run('scrollY'), 0, 'where the page is while the list scrolls')
        visit.run('playground.session.set("loadTrigger", 5); playground.session.act("scroll", 1e5)')
        visit.wait_for_rest()
        visit.drag(420, 120, 8)
        visit.browser.wait('scrollY > 100')
        visit.wait_for_rest()
        # And back, once the list is at its top, and the phone's top above the window.
        visit.run('playground.session.act("scroll", -1e5)')
        visit.wait_for_rest()
        down = visit.run('scrollY')
        visit.drag(300, 560, 8)
        visit.browser.wait(f'scrollY < {down} - 50')
        expect(visit.run('playground.session.states[playground.session.frame]'), 0, 'the state')


def what_matters_is_in_the_first_screen(_, __):
    wanted = {
        'phone': ['h1', '#animators', '#phone .frame', '#player', '#paste'], 'small': ['h1', '#animators', '#phone .frame'],
        'desktop': ['h1', '#animators', '#phone .frame', '#player', '#paste'], 'landscape': ['h1', '#animators', '#phone .frame', '#player', '#paste']}
    for name, window in WINDOWS.items():
        with Visit(**window) as visit:
            for selector in wanted[name]:
                box = visit.run(
                    f'(r => [r.left, r.top, r.right - innerWidth, r.bottom - innerHeight])(document.querySelector("{selector}").getBoundingClientRect())')
                assert box[0] >= -0.5 and box[1] >= -0.5 and box[2] <= 0.5 and box[3] <= 0.5, f'{name}: {selector} is cut: {box}'
            over = visit.run('document.documentElement.scrollWidth - innerWidth')
            expect(over, 0, f'what sticks out of the {name} window')


#: A display of another rate: its frames come by a clock of their own, whose times are rounded as some browsers round them.
DISPLAY = '''
  {
    let time = 1000, count = 0, queue = [], grid = GRID;
    const pump = () => {
      const due = queue;
      queue = [];
      if (due.length) count += 1;
      time = 1000 + count * 1000 / RATE;
      for (const call of due) call(grid ? Math.floor(time / grid) * grid : time);
      if (queue.length) port1.postMessage(0); else setTimeout(pump, 4);
    };
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = pump;
    setTimeout(pump);
    window.requestAnimationFrame = call => queue.push(call);
    window.displayFrames = () => count;
  }'''
RATES = [(60, 0), (75, 1), (90, 0.1), (120, 0.005), (120, 1), (144, 0), (144, 1)]


def every_frame_of_the_display_is_a_step(native, folder):
    for rate, grid in RATES:
        name = f'{rate} frames per second, times of {grid} ms'
        source = DISPLAY.replace('GRID', str(grid)).replace('RATE', str(rate))
        with Visit(before=source, media=[('prefers-reduced-motion', 'reduce')], **WINDOWS['desktop']) as visit:
            visit.run('document.querySelector("[data-action=again]").click()')
            expect(visit.run('playground.session.frameRate'), rate, f'the rate of a display of {name}')
            visit.run('''
              window.steps = [];
              const { session } = playground;
              session.touchDown({ x: 196, y: 260 });
              let last = displayFrames();
              session.stepListeners.push(() => {
                steps.push(displayFrames() - last);
                last = displayFrames();
                if (steps.length < session.frameRate / 2) session.move({ x: 196, y: 260 + Math.round(64 * 500 * steps.length / session.frameRate) / 64 });
                if (steps.length === Math.round(session.frameRate / 2)) session.touchUp(null);
              });''')
            visit.browser.wait('steps.length > 30 && playground.session.isQuiet')
            expect(set(visit.run('steps.slice(1)')), {1}, f'the frames of the display per step at {name}')
            log = folder / f'rate-{rate}.csv'
            log.write_text(visit.run('playground.session.recording.log'))
            found = native.run('refresh-playground', log, '--fingerprints').split()[-1]
            expect(visit.run('playground.engine.fingerprint(0)'), found, f'the last frame at {name}, and natively')
            expect(visit.run('playground.rows()'), FIRST + NEWS, f'rows at {name}')
    return f'{len(RATES)} displays'


def slow_motion_has_a_step_for_every_frame(native, folder):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
        visit.wait_for_rest()
        # A busy computer shows fewer frames than its display, and may measure another rate between two looks.
        visit.run('Object.defineProperty(playground.clock, "rate", { value: 60 })')
        visit.run('document.querySelector("[name=speed][value=\\"0.25\\"]").click()')
        visit.drag(180, 470)
        expect(visit.run('playground.session.frameRate'), 240, 'the steps per second at a quarter of the speed')
        visit.browser.wait('playground.session.states[playground.session.frame] === 3')
        visit.run('playground.session.set("refreshTime", 0.1)')
        # Back to the full speed at once: four steps per frame.
        visit.run('document.querySelector("[name=speed][value=\\"1\\"]").click()')
        visit.wait_for_rest()
        log = folder / 'slow.csv'
        log.write_text(visit.run('playground.session.recording.log'))
        found = native.run('refresh-playground', log, '--fingerprints').split()[-1]
        expect(visit.run('playground.engine.fingerprint(0)'), found, 'the last frame, and natively')
        # What was done can be played again, and looked through.
        visit.run('document.querySelector("[data-action=play]").click()')
        visit.browser.wait('playground.session.pastFrame > 10')
        visit.run('document.querySelector("[data-action=play]").click()')
        expect(visit.run('playground.session.pastFrame'), None, 'the frame after it was stopped')
        # A recording that was made at full speed is played in finer steps.
        visit.drag(180, 470)
        visit.wait_for_rest()
        visit.run('document.querySelector("[name=speed][value=\\"0.1\\"]").click()')
        visit.run('document.querySelector("[data-action=play]").click()')
        visit.browser.wait('playground.session.pastFrame > 3')
        visit.run('window.shown = []; playground.session.addEventListener("look", () => shown.push(playground.session.pastFrame))')
        visit.browser.wait('shown.length > 20')
        gaps = visit.run('shown.slice(1).map((x, index) => Math.round((x - shown[index]) * 10))')
        assert max(gaps) <= 4 and sum(gaps) <= 2 * len(gaps), f'the steps of slow motion: {gaps}'
        slider = visit.run('[document.querySelector("#player input[type=range]")].map(x => [Number(x.max), Number(x.value)])[0]')
        assert 0 < slider[1] < slider[0] == visit.run('playground.session.frame'), slider


def a_link_plays_at_once(_, folder):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
        visit.wait_for_rest()
        expect(visit.run('playground.session.frame'), 0, 'the frames that the ghost leaves in a recording')
        visit.drag(180, 470)
        visit.wait_for_rest()
        visit.run('document.querySelector("[data-action=link]").click()')
        visit.browser.wait('location.hash.length > 10')
        link = visit.run('location.hash')
    with Visit(link, **WINDOWS['phone']) as visit:
        visit.browser.wait('playground.session.pastFrame !== null && document.querySelector("#phone .finger").classList.contains("down")')
        visit.browser.screenshot(folder / 'visitor-link.png')
        visit.browser.wait('playground.session.pastFrame === null')
        visit.browser.wait('playground.isResting()')
    with Visit('#nonsense', **WINDOWS['phone']) as visit:
        visit.browser.wait('document.querySelector("#toast").textContent !== ""')
        box = visit.run('(r => [r.top >= 0, r.bottom <= innerHeight, r.height > 20])(document.querySelector("#toast").getBoundingClientRect())')
        expect(box, [True, True, True], 'whether the sentence about a broken link is in sight')
        visit.browser.complaints.clear()


def the_line_of_swift_changes_and_is_copied(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        names = visit.run('playground.animators')
        expect(visit.run('[...document.querySelectorAll("#animators input")].map(x => playground.animators[x.value]).sort()'), sorted(filter(None, names)), 'the tiles')
        for index, name in enumerate(names):
            if not name:
                continue
            visit.run(f'document.querySelector("#animators [value=\\"{index}\\"]").click()')
            words = visit.run('document.querySelector("#line").textContent')
            wanted = {'reload': r'\.arrow\(armedSymbol: \.reload\)', 'label': r'ColorLabel\(\)'}.get(name, rf'\.{name}\b')
            assert re.match(rf'list\.refresh\.addHeader\(\s*animator: {wanted}', words), words
        broken = visit.run(
            '[...document.querySelectorAll("code, pre")].filter(x => getComputedStyle(x).overflowWrap !== "normal" || getComputedStyle(x).wordBreak !== "normal").length')
        expect(broken, 0, 'what breaks inside words')
        visit.run('navigator.clipboard.writeText = async text => { window.copied = text; }')
        visit.run('document.querySelector("[data-copies=line]").click()')
        visit.browser.wait('document.querySelector("#toast").textContent.startsWith("Copied")')
        expect(visit.run('copied === document.querySelector("#line").textContent'), True, 'whether the line was copied')
        visit.run('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))')
        visit.run('document.querySelector("[data-copies=line]").click()')
        visit.browser.wait('document.querySelector("#toast").classList.contains("error")')
        expect(visit.run('getComputedStyle(document.querySelector("#toast")).display'), 'block', 'how the answer is shown')


#: What a row of the museum has to come to, when the page plays it: of the states that follow each other, the largest share of the
#: inset where no finger pulls, and the rows at the end.
COMES_TO = {
    'B090': ([0, 1, 2, 1, 2, 3, 4, 0], None, FIRST + NEWS), 'B074': ([0, 3, 4, 0], 56, FIRST + NEWS),
    'B094': ([0, 3, 4, 3, 4, 0], 58, FIRST + 2 * NEWS), 'B076': ([0, 3, 4, 0], 56, FIRST + NEWS)}


def what_broke_other_libraries_plays_here(_, __):
    with Visit(**WINDOWS['desktop']) as visit:
        rows = visit.run('[...document.querySelectorAll("[data-row]")].map(x => x.dataset.row)')
        expect(set(rows), set(COMES_TO), 'the rows of the museum')
        for row in rows:
            visit.run(f'document.querySelector("[data-row={row}]").click()')
            visit.browser.wait('playground.session.pastFrame > 3')
            states, share, count, words = visit.run('''(({ session }) => [
              [...session.states.subarray(0, session.frame + 1)].filter((state, index, all) => state !== all[index - 1]),
              Math.max(...session.shares.subarray(0, session.frame + 1)), playground.report()[8],
              document.querySelector("#breakages p").textContent])(playground)''')
            wanted = COMES_TO[row]
            expect((states, round(share) if wanted[1] else None, count), wanted, f'what {row} comes to')
            assert words.endswith(f'Report {row}'), words
        museum = pathlib.Path(__file__).parents[3] / 'Docs' / 'Museum.md'
        reports = re.findall(r"row: '(B\d+)'.*?report: '([^']*)'", (pathlib.Path(__file__).parents[1] / 'Page' / 'breakage.js').read_text())
        for row, report in reports:
            assert re.search(rf'^\| \[{row}\].*{re.escape(report)}', museum.read_text(), re.MULTILINE), f'{row} is not of {report}'


#: The texts whose contrast with what is behind them is too small.
FAINT = '''(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgb = color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((value, index) => value * a / 255 + under[index] * (1 - a / 255));
  const light = color => color.map(value => value / 255).map(x => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)
    .reduce((sum, x, index) => sum + x * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = element => {
    if (!element) return [255, 255, 255];
    const color = rgb(getComputedStyle(element).backgroundColor);
    return color[3] === 255 ? color.slice(0, 3) : over(color, behind(element.parentElement));
  };
  const faint = [];
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    const style = getComputedStyle(element), box = element.getBoundingClientRect();
    if (!hasText || style.visibility === 'hidden' || box.width < 2 || element.closest('[hidden], noscript, option, :disabled')) continue;
    const under = behind(element), [a, b] = [light(over(rgb(style.color), under)), light(under)].sort((x, y) => y - x);
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && style.fontWeight >= 700;
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < (isLarge ? LARGE : SMALL)) faint.push(`${element.tagName} ${element.textContent.trim().slice(0, 30)} ${contrast.toFixed(2)}`);
  }
  return [faint, document.querySelectorAll('body *').length];
})()'''.replace('LARGE', str(LARGE_CONTRAST)).replace('SMALL', str(CONTRAST))
#: The roles that need a name.
NAMED = {
    'button', 'link', 'checkbox', 'radio', 'slider', 'combobox', 'textbox', 'region', 'group', 'radiogroup', 'list', 'dialog', 'image',
    'ColorWell', 'DisclosureTriangle', 'form'}


def everyone_can_read_it_and_everything_has_a_name(_, __):
    count = 0
    for scheme in ('light', 'dark'):
        with Visit(media=[('prefers-color-scheme', scheme)], **WINDOWS['phone']) as visit:
            visit.run('document.querySelector("#strip").open = true; document.querySelector("#install").open = true')
            visit.browser.wait('document.querySelector("#phone").classList.contains("hinting")')
            visit.wait_for_rest()
            # The hint's opacity has its time.
            time.sleep(0.4)
            faint, number = visit.run(FAINT)
            expect(faint, [], f'what is too faint in {scheme}')
            count += number
            for node in visit.browser.call('Accessibility.getFullAXTree')['nodes']:
                role = node.get('role', {}).get('value')
                if node.get('ignored') or role not in NAMED:
                    continue
                assert node.get('name', {}).get('value', '').strip(), f'a {role} has no name: {node}'
            live = visit.run('[...document.querySelectorAll("output, [role=status]")].filter(x => x.getAttribute("aria-live") !== "off").map(x => x.id)')
            expect(live, ['speech', 'toast'], 'what speaks by itself')
    return f'{count} elements'


SCENARIOS = [
    in_five_seconds_a_visitor_pulls, who_prefers_no_motion_sees_a_still_picture, a_fling_that_the_list_cannot_take_scrolls_the_page,
    what_matters_is_in_the_first_screen, every_frame_of_the_display_is_a_step, slow_motion_has_a_step_for_every_frame, a_link_plays_at_once,
    the_line_of_swift_changes_and_is_copied,
    everyone_can_read_it_and_everything_has_a_name, what_broke_other_libraries_plays_here, nothing_runs_at_rest]
