"""The phone in windows of many sizes: how one leaves it, what peeks out below it, and what is beside it."""
import time

from gestures import expect
from readers import HINTING, mouse, pull
from visitor import WATCH, WINDOWS, Visit

#: How many flings, half a second apart, a visitor needs at most to leave the list with its page.
FLINGS = 20
#: Makes a browser that knows no `pan-down`, as Safari does not.
ONLY_PAN_Y = '''
  const supports = CSS.supports;
  CSS.supports = (name, value) => value !== 'pan-down' && value !== 'pan-up' && supports.call(CSS, name, value);'''


def flings_until_the_page_moves(visit, pause):
    for count in range(1, FLINGS + 10):
        start = time.monotonic()
        visit.drag(420, 120, 8)
        time.sleep(max(0, pause - (time.monotonic() - start)))
        if visit.run('scrollY') > 60:
            return count
    return None


def impatient_flings_leave_the_phone(_, __):
    remarks = []
    for name, before in {'here': WATCH, 'with pan-y only': WATCH + ONLY_PAN_Y}.items():
        with Visit(before=before, **WINDOWS['phone']) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            count = flings_until_the_page_moves(visit, 0.5)
            assert count is not None and count <= FLINGS, f'{name}: {count} flings until the page moves'
            remarks.append(f'{name} {count} flings')
            # The first swipe back is the page's while it can go up, and then the list's.
            visit.wait_for_rest()
            visit.browser.wait('window.scrolled === scrollY || (window.scrolled = scrollY, false)')
            visit.run('scrollTo(0, 0)')
            time.sleep(0.3)
            offset = visit.run('playground.report()[1]')
            visit.drag(300, 560, 8)
            visit.wait_for_rest()
            moved = offset - visit.run('playground.report()[1]')
            assert moved > 150, f'{name}: the first swipe back moves the list by {moved}'
    return ', '.join(remarks)


def the_next_section_peeks_out(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        title = visit.run('document.querySelector("#originals h2").getBoundingClientRect().bottom')
        assert title < WINDOWS['phone']['height'] - 4, f'the title of the next section ends at {title}'


#: How large a point of each phone is on the page, where their middle is beside that of what shows them, and what shows them.
BESIDE = '''['#phone', '#old'].map(name => {
  const screen = document.querySelector(`${name} .screen`).getBoundingClientRect(), glass = document.querySelector(`${name} .glass`).getBoundingClientRect();
  return { scale: screen.width / 393, aside: (screen.left + screen.right - glass.left - glass.right) / 2, left: glass.left, right: glass.right - innerWidth, width: glass.width };
})'''
SCALE = 'document.querySelector("#phone .screen").getBoundingClientRect().width / 393'


def the_gum_of_2012_is_as_large_as_the_phone_beside_it(_, folder):
    for name, window in {**WINDOWS, 'tablet': dict(width=768, height=1024), 'between': dict(width=1000, height=800, touch=False, scale=1)}.items():
        with Visit(**window) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            height, scale = visit.run('playground.session.settings.height'), visit.run(SCALE)
            switch = visit.run(
                '(r => [r.left, r.right - document.querySelector("#phones").getBoundingClientRect().right, r.top, r.bottom, document.querySelector("#phone .glass").getBoundingClientRect().bottom, innerHeight])'
                '(document.querySelector("[name=old]").closest("label").getBoundingClientRect())')
            assert switch[0] >= 0 >= switch[1] and switch[2] > 60 and switch[3] < min(switch[4:]), f'{name}: the switch is not on the phone: {switch}'
            visit.run('document.querySelector("[name=old]").click()')
            today, old = visit.run(BESIDE)
            for phone in (today, old):
                assert abs(phone['scale'] - scale) < 0.002, f'{name}: a point is {phone["scale"]:.3f} high, and {scale:.3f} without 2012'
                assert abs(phone['aside']) < 1, f'{name}: the gum is {phone["aside"]} beside the middle'
                assert phone['left'] >= 0 and phone['right'] <= 0 and phone['width'] > 100, f'{name}: {phone}'
            assert today['right'] + visit.run('innerWidth') <= old['left'], f'{name}: the phones overlap: {today}, {old}'
            visit.run('playground.session.set("refreshTime", 3)')
            x = (today['left'] + today['right'] + window['width']) / 2
            pull(visit, x)
            visit.browser.wait('playground.session.states[playground.session.frame] === 1')
            time.sleep(0.1)
            visit.browser.screenshot(folder / f'beside-{name}.png')
            visit.browser.touch('touchEnd') if window.get('touch', True) else mouse(visit, 'mouseReleased', x, 380)
            visit.wait_for_rest()
            visit.run('document.querySelector("[name=old]").click()')
            visit.run('document.querySelector("[data-action=again]").click()')
            expect((visit.run('playground.session.settings.height'), visit.run(SCALE)), (height, scale), f'height and scale of the {name} after 2012')


def a_window_that_changed_is_filled_again(_, __):
    """After a rotation, what is done next is done on a phone that fits."""
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        height = visit.run('playground.session.settings.height')
        visit.drag(300, 380)
        visit.wait_for_rest()
        visit.browser.resize(844, 390)
        time.sleep(0.3)
        visit.drag(250, 300)
        visit.wait_for_rest()
        expect(visit.run('playground.session.settings.height') < height + 20, True, 'whether it fits in landscape')
        visit.browser.resize(390, 1000)
        time.sleep(0.3)
        visit.drag(300, 380)
        visit.wait_for_rest()
        taller = visit.run('playground.session.settings.height')
        assert taller > height + 100, f'the phone has {taller} points in a window 156 higher, and {height} before'


#: Notes, while the ghost's finger is down, whether the phone's texts and pictures are within its glass, and how much larger the gap is shown.
CLOSE_UP = WATCH + '''
  seen.cut = [];
  seen.nearness = 0;
  setInterval(() => {
    const screen = document.querySelector('#phone .screen'), page = window.playground;
    if (!page || !document.querySelector('#phone .finger.down')) return;
    const glass = screen.closest('.glass').getBoundingClientRect(), scale = glass.width / 393;
    for (const element of screen.querySelectorAll('.bar > span, .bar svg, li:nth-child(-n + 5) i, li:nth-child(-n + 5) b')) {
      const box = element.getBoundingClientRect();
      if (box.left < glass.left || box.right > glass.right || box.top < glass.top) seen.cut.push(element.outerHTML.slice(0, 40));
    }
    if (getComputedStyle(document.querySelector('#dock')).opacity > 0) seen.cut.push('the dock lies on the finger');
    const pull = page.report()[12], rows = (screen.querySelector('ol').getBoundingClientRect().top - glass.top) / scale;
    if (pull > 60) seen.nearness = Math.max(seen.nearness, (rows - 103) / pull);
  }, 16);'''


def the_first_pull_is_seen_from_near(_, __):
    for name in ('phone', 'desktop'):
        with Visit(before=CLOSE_UP, **WINDOWS[name]) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            expect(visit.run('[...new Set(seen.cut)]'), [], f'what the close-up cuts on the {name}')
            nearness = visit.run('seen.nearness')
            assert 1.35 < nearness < 1.45, f'{name}: the gap is shown {nearness:.2f} times as large'
            expect(visit.run('document.querySelector("#phone ol").getBoundingClientRect().left - document.querySelector("#phone .glass").getBoundingClientRect().left'),
                   0, 'where the list is afterwards')


#: Notes for each chip how often it was looked at, and how often its picture had no more than rows.
CHIPS = WATCH + '''
  seen.looks = 0;
  seen.bare = Array(9).fill(0);
  setInterval(() => {
    if (!('ready' in (document.body?.dataset ?? {}))) return;
    seen.looks += 1;
    document.querySelectorAll('#animators canvas').forEach((canvas, index) => {
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let ink = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 60 && Math.max(data[at], data[at + 1], data[at + 2]) < 190) ink += 1;
      if (ink < 8) seen.bare[index] += 1;
    });
  }, 50);'''
#: The largest share of the first seconds in which a chip may show no more than rows: its list is closed once.
BARE = 0.3


def every_chip_shows_its_picture(_, folder):
    for name, window in {**WINDOWS, 'tablet': dict(width=768, height=1024)}.items():
        with Visit(before=CHIPS, **window) as visit:
            visit.browser.screenshot(folder / f'chips-{name}.png')
            # Those of a row that is swiped along come into the window.
            boxes = visit.run('''[...document.querySelectorAll('#animators canvas')].map(x => {
              x.scrollIntoView({ block: 'nearest', inline: 'center' });
              const box = x.getBoundingClientRect();
              return [box.width, box.height, box.left, innerWidth - box.right];
            })''')
            visit.run('document.querySelector("#animators").scrollLeft = 0; scrollTo(0, 0)')
            expect(len(boxes), 9, 'tiles')
            for box in boxes:
                assert box[0] >= 90 and box[1] >= (50 if name == 'landscape' else 70) and min(box[2:]) >= 0, f'{name}: a tile has {box}'
            if name != 'phone':
                continue
            time.sleep(5)
            looks, bare = visit.run('[seen.looks, seen.bare]')
            assert max(bare) <= BARE * looks, f'of {looks} looks, the chips showed nothing in {bare}'


MAGNIFIED = '''(canvas => [...canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data]
  .reduce((count, value, index, data) => count + (index % 4 === 2 && value > 200 && data[index - 2] < 60 && data[index - 1] < 140), 0))'''


def the_gum_is_explained_beside_the_phone(_, folder):
    for name, window in {**WINDOWS, 'tablet': dict(width=768, height=1024)}.items():
        with Visit(**window) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            visit.run('document.querySelector("[name=construction]").click()')
            expect(visit.run('document.querySelector("[name=speed]:checked").value'), '0.1', f'{name}: the speed of time')
            left, right = visit.run('(r => [r.left, r.right])(document.querySelector("#phone .glass").getBoundingClientRect())')
            pull(visit, (left + right) / 2)
            visit.browser.wait('!document.querySelector("#magnifier").classList.contains("empty")')
            time.sleep(0.1)
            visit.browser.screenshot(folder / f'magnifier-{name}.png')
            blue = visit.run(MAGNIFIED + '(document.querySelector("#magnifier canvas"))')
            assert blue > 60, f'{name}: {blue} blue pixels in the magnifier'
            others = visit.run(f'[...document.querySelectorAll("#animators canvas, #phone canvas")].map({MAGNIFIED})')
            assert max(others) < 4, f'{name}: {others} blue pixels on the phone and the chips'
            box, gum = visit.run('''(r => [[r.left, r.top, innerWidth - r.right, innerHeight - r.bottom], r.left])(document.querySelector('#magnifier canvas').getBoundingClientRect())''')
            assert min(box) >= 0, f'{name}: the magnifier is cut: {box}'
            assert gum > (left + right) / 2 + 14, f'{name}: the magnifier lies over the gum'
            visit.run('document.querySelector("[name=construction]").click()')
            expect(visit.run('document.querySelector("[name=speed]:checked").value'), '1', f'{name}: the speed of time afterwards')


def a_finger_that_begins_on_the_dock_moves_the_list(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        center = '(r => [(r.left + r.right) / 2, (r.top + r.bottom) / 2])(document.querySelector("{}").getBoundingClientRect())'
        for name in ('#dock', '#swatches'):
            visit.run('playground.session.act("scroll", -1e5)')
            visit.wait_for_rest()
            time.sleep(0.3)
            x, y = visit.run(center.format(name))
            before = visit.run('playground.report()[1]')
            visit.browser.touch('touchStart', (x, y))
            for step in range(1, 13):
                visit.browser.touch('touchMove', (x, y - 15 * step))
                time.sleep(0.012)
            visit.browser.touch('touchEnd')
            visit.wait_for_rest()
            moved = visit.run('playground.report()[1]') - before
            assert moved > 120, f'a swipe from {name} moves the list by {moved}'
            shown = visit.run('getComputedStyle(document.querySelector("#dock")).visibility')
            expect(shown, 'hidden', 'the choice on the phone while the list is scrolled')
        expect((visit.run('scrollY'), visit.run('document.querySelector("[name=old]").checked')), (0, False), 'the page and the switch')
        visit.run('playground.session.act("scroll", -1e5)')
        visit.wait_for_rest()
        time.sleep(0.3)
        x, y = visit.run(center.format('label:has([name=old])'))
        visit.browser.touch('touchStart', (x, y))
        visit.browser.touch('touchEnd')
        visit.browser.wait('document.querySelector("[name=old]").checked')
        # The phone of 2012 can be pulled too.
        visit.run('playground.session.act("scroll", -1e5)')
        visit.wait_for_rest()
        x, y = visit.run(center.format('#old .glass'))
        pull(visit, x, y - 60)
        visit.browser.wait('playground.session.states[playground.session.frame] === 1')
        visit.browser.touch('touchEnd')


SCENARIOS = [
    impatient_flings_leave_the_phone, the_next_section_peeks_out, the_gum_of_2012_is_as_large_as_the_phone_beside_it,
    a_window_that_changed_is_filled_again, the_first_pull_is_seen_from_near, every_chip_shows_its_picture,
    the_gum_is_explained_beside_the_phone, a_finger_that_begins_on_the_dock_moves_the_list]
