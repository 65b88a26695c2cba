"""The screens that the library comes from, each with an address: their Swift, their pulls, and the way back."""
import pathlib
import re
import time

from gestures import FIRST, NEWS, PAGE, expect, near, on_page
from readers import HINTING, mouse, pull
from visitor import FAINT, WINDOWS, Visit

HERE = pathlib.Path(__file__).resolve()
SOURCE = (HERE.parents[1] / 'Page' / 'originals.js').read_text()
#: The Swift of each, by its name in an address.
CODES = {name: code.replace('\\\\', '\\') for name, code in re.findall(r"^  (\w+): \{.*?code: `(.*?)`", SOURCE, re.MULTILINE | re.DOTALL)}
LINE = 'document.querySelector("#line").textContent'
CARD = '[...document.querySelectorAll("#originals a")].filter(x => x.ariaCurrent).map(x => x.hash)'
OVER = 'document.documentElement.scrollWidth - innerWidth'
OPENED = 'playground.report()[38]'


def look(visit, name, what):
    """The page shows an original, and everything on it can be read."""
    visit.browser.wait(f'document.querySelector("#originals a[aria-current]")?.hash === "#screen={name}"')
    visit.wait_for_rest()
    # The hint's opacity has its time.
    time.sleep(0.5)
    expect(visit.run(LINE), CODES[name], f'the Swift of {name} {what}')
    expect(visit.run('(x => x.scrollWidth - x.clientWidth)(document.querySelector("#line"))'), 0, f'what is cut of it {what}')
    faint, _ = visit.run(FAINT)
    expect(faint, [], f'what is too faint of {name} {what}')
    expect(visit.run(OVER), 0, f'what sticks out of {name} {what}')


def lift(visit, x, y):
    if visit.run('navigator.maxTouchPoints > 0'):
        visit.browser.touch('touchEnd')
    else:
        mouse(visit, 'mouseReleased', x, y)


def use(visit, name, what):
    """What the screen is there for works."""
    left, top, right = visit.run('(r => [r.left, r.top, r.right])(document.querySelector("#phone .glass").getBoundingClientRect())')
    x, count = (left + right) / 2, visit.run('playground.rows()')
    if name == 'swipe':
        near(visit.run('playground.report()[39]'), 1, 0, f'how far the screen of a row has come in {what}')
        y = top + 300 * (right - left) / 393
        has_touch = visit.run('navigator.maxTouchPoints > 0')
        visit.browser.touch('touchStart', (x, y)) if has_touch else mouse(visit, 'mousePressed', x, y)
        for step in range(1, 13):
            at = x + step * 0.48 * (right - x) / 6
            visit.browser.touch('touchMove', (at, y)) if has_touch else mouse(visit, 'mouseMoved', at, y)
            time.sleep(0.012)
        lift(visit, at, y)
        visit.browser.wait(f'{OPENED} === -1')
        visit.wait_for_rest()
        return
    visit.run('playground.session.set("refreshTime", 0.4)')
    pull(visit, x, distance=260)
    lift(visit, x, top + 120 + 260)
    # On a busy computer no look may come while it refreshes: the rows tell that it has.
    visit.browser.wait(f'playground.rows() === {count + NEWS}')
    visit.wait_for_rest()
    expect(visit.run('playground.rows()'), count + NEWS, f'rows after a pull of {name} {what}')


def each_original_has_a_link_with_its_swift(_, folder):
    for scheme in ('light', 'dark'):
        for name in CODES:
            with Visit(f'#screen={name}', media=[('prefers-color-scheme', scheme)], **WINDOWS['phone']) as visit:
                look(visit, name, f'on a {scheme} phone')
                visit.browser.screenshot(folder / f'original-{name}-phone-{scheme}.png')
                use(visit, name, f'on a {scheme} phone')


def each_original_is_a_click_away_and_back_leads_home(_, folder):
    for window, scheme in (('phone', 'light'), ('desktop', 'light'), ('desktop', 'dark')):
        what = f'on a {scheme} {window}'
        with Visit(media=[('prefers-color-scheme', scheme)], **WINDOWS[window]) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            plain = visit.run(LINE)
            for name in CODES:
                visit.run(f'document.querySelector("#originals [href=\\"#screen={name}\\"]").click()')
                look(visit, name, what)
                visit.run('scrollTo(0, 0)')
                time.sleep(0.2)
                visit.browser.screenshot(folder / f'original-{name}-{window}-{scheme}.png')
                use(visit, name, what)
            # Two steps back, and home.
            visit.run('history.back()')
            look(visit, list(CODES)[-2], what)
            visit.run(f'history.go({1 - len(CODES)})')
            visit.browser.wait('location.hash === ""')
            visit.wait_for_rest()
            shown = visit.run('(({ animator, age, outcome, loadTrigger }) => [animator, age, outcome, loadTrigger])(playground.session.settings)')
            expect((visit.run(LINE), visit.run(CARD), visit.run(OPENED), shown), (plain, [], -1, [0, 0, 0, 0]), f'what is shown at home {what}')
            expect(visit.run('document.querySelector("#old").hidden'), True, 'whether 2012 is gone')
            # A tile is no original's.
            visit.run('document.querySelector("#originals a").click()')
            visit.browser.wait('location.hash !== ""')
            visit.run('document.querySelector("#animators [value=\\"5\\"]").click()')
            expect((visit.run('location.hash'), visit.run(CARD)), ('', []), f'the address after a tile was chosen {what}')
            assert '.ring' in visit.run(LINE), visit.run(LINE)


COLOURS = """(canvas => { const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); const found = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === 0x6b && data[at + 1] === 0x3f && data[at + 2] === 0xa0) found[0] += 1;
    if (data[at] === 0xc8 && data[at + 1] === 0x10 && data[at + 2] === 0x2e) found[1] += 1;
  }
  return found.map(count => count > 2000); })(document.querySelector('#phone canvas'))"""


def the_label_turns_red_under_a_finger(native, folder):
    def check(page):
        page.pull(150)
        pulled = page.report['refresh']['pull']
        assert 40 < pulled < 84, pulled
        expect(page.run(COLOURS), [True, False], 'purple and red while some of it is covered')
        page.drag(480, 20)
        assert page.report['refresh']['pull'] >= 84, page.report
        expect(page.run(COLOURS), [False, True], 'purple and red once all of it is uncovered')
        page.screenshot(folder / 'original-label-red.png')
        page.up()
        page.frames(20)
        expect((page.state, page.run(COLOURS)), ('refreshing', [True, False]), 'purple and red after the lift')
        page.rest()
        return f'{native.check_fingerprints(page, "original-label")} frames'
    return on_page(check, path='#screen=label')


def the_states_are_words_and_the_end_fails_once(native, folder):
    def check(page):
        title = lambda: page.run('document.querySelector("#phone ol").dataset.title')
        expect(title(), 'idle', 'the title at rest')
        page.pull(100)
        expect(title(), 'pulling', 'the title under a finger')
        page.drag(560, 20)
        expect(title(), 'armed', 'the title past the trigger')
        page.up()
        page.frames(20)
        expect(title(), 'refreshing', 'the title after the lift')
        page.rest()
        expect((title(), page.rows), ('idle', FIRST + NEWS), 'title and rows')
        page.reach_end()
        report = page.report['load']
        expect((report['outcome'], page.rows), ('failure', FIRST + NEWS), 'what the first load comes to')
        page.screenshot(folder / 'original-states-failed.png')
        page.down(report['start'] + 20)
        page.up()
        page.rest()
        expect((page.report['load']['state'], page.rows), ('noMoreData', FIRST + NEWS + PAGE), 'what the second one comes to')
        page.flick(-420)
        page.rest()
        page.screenshot(folder / 'original-states-end.png')
        return f'{native.check_fingerprints(page, "original-states")} frames'
    return on_page(check, path='#screen=states')


def the_others_are_drawn_as_natively(native, folder):
    frames = 0
    for name in ('gum', 'reload', 'swipe'):
        def check(page):
            # The screen of a row comes in with the first frame.
            page.frames(2)
            page.rest()
            if name == 'swipe':
                expect(page.run(OPENED), 3, 'the row that is open')
                page.down(400, 60)
                page.drag(400, 20, 330)
                page.screenshot(folder / 'original-swipe-gauge.png')
                page.up()
                page.rest()
                expect(page.run(OPENED), -1, 'the row that is open after a swipe')
            page.pull(330, 30)
            page.screenshot(folder / f'original-{name}.png', '#phones')
            page.up()
            page.rest()
            expect(page.rows, FIRST + NEWS, f'rows of {name}')
            return native.check_fingerprints(page, f'original-{name}')
        frames += on_page(check, path=f'#screen={name}')
    return f'{frames} frames'


#: Where the large title is below the bar, in points, and how opaque the small one is.
TITLE = """(() => {
  const list = document.querySelector('#phone ol'), screen = document.querySelector('#phone .screen').getBoundingClientRect();
  const y = (list.getBoundingClientRect().top - screen.top) * 393 / screen.width + parseFloat(getComputedStyle(list, '::before').top);
  return [y - 103, Number(getComputedStyle(document.querySelector('#phone .bar b')).opacity)];
})()"""


def a_large_title_stays_above_the_rows(native, folder):
    def check(page):
        page.run('playground.session.restart({ ...playground.session.settings, bar: 2 })')
        large, small = page.run(TITLE)
        near(large, 0, 0.01, 'the large title at rest')
        expect(small, 0, 'how opaque the small title is at rest')
        page.pull(150)
        near(page.run(TITLE)[0], page.report['refresh']['pull'], 0.6, 'the large title under a finger')
        page.drag(520, 20)
        page.screenshot(folder / 'large-title-pulled.png')
        page.up()
        page.rest()
        expect(page.rows, FIRST + NEWS, 'rows')
        near(page.run(TITLE)[0], 0, 0.6, 'the large title above the rows that came')
        top = page.run('(r => r.top)(document.querySelector("#phone li").getBoundingClientRect())')
        near(top, page.place(0, 103 + 52)[1], 1, 'where the first row is')
        page.flick(-220, 12)
        page.rest()
        time.sleep(0.3)
        expect(page.run(TITLE)[1], 1, 'how opaque the small title is over scrolled rows')
        page.screenshot(folder / 'large-title-scrolled.png')
        return f'{native.check_fingerprints(page, "large-title")} frames'
    return on_page(check)


#: The pictures of the tiles.
TILES = '[...document.querySelectorAll("#animators canvas")].map(x => x.toDataURL())'


def a_tile_moves_only_in_sight(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        visit.run('window.looks = [new Set(), new Set()]; window.look = setInterval(() => [0, 6].forEach((tile, index) => looks[index].add(document.querySelectorAll("#animators canvas")[tile].toDataURL())), 30)')
        visit.run('document.querySelector("#animators").scrollLeft = 1e4')
        visit.browser.wait('looks[1].size > 10')
        visit.wait_for_rest()
        visit.run('clearInterval(look)')
        expect(visit.run('looks[0].size'), 1, 'the pictures of a tile out of sight')
        before = visit.run(TILES)
        time.sleep(0.5)
        expect(visit.run(TILES) == before, True, 'whether the tiles stand still again')


def the_documentation_leads_to_states_of_the_page(_, __):
    root, links = HERE.parents[3], []
    for page in [root / 'README.md', *sorted((root / 'Docs').rglob('*.md'))]:
        links += re.findall(r'Examples/Playground/(#[^)]*)\)', page.read_text())
    assert {f'#screen={name}' for name in CODES} < set(links) and len(links) > 14, links
    with Visit(**WINDOWS['desktop']) as visit:
        animators = visit.run('playground.animators')
        for link in links:
            visit.run(f'location.hash = "{link}"')
            kind, name = link[1:].split('=')
            time.sleep(0.2)
            expect(visit.run('document.querySelector("#toast").textContent'), '', f'what is said of {link}')
            if kind == 'animator':
                visit.browser.wait(f'playground.session.settings.animator === {animators.index(name)}')
            elif kind == 'row':
                visit.browser.wait(f'document.querySelector("#breakages p").textContent.endsWith("Report {name}")')
            else:
                expect(visit.run(CARD), [link], 'the original that is shown')
    return f'{len(links)} links'


SCENARIOS = [
    each_original_has_a_link_with_its_swift, each_original_is_a_click_away_and_back_leads_home, the_label_turns_red_under_a_finger,
    the_states_are_words_and_the_end_fails_once, the_others_are_drawn_as_natively, a_large_title_stays_above_the_rows,
    a_tile_moves_only_in_sight, the_documentation_leads_to_states_of_the_page]
