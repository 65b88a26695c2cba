"""Who reads the page: in either theme whatever the system's, with the keyboard, in forced colours."""
import time

from gestures import expect
from links import link
from visitor import FAINT, WINDOWS, Visit

HINTING = 'document.querySelector("#phone").classList.contains("hinting")'
#: The brightness of the lower edge of the third chip's picture, which is a row of its list, in 0...255.
CHIP = '''(canvas => [...canvas.getContext('2d').getImageData(2, canvas.height - 2, 1, 1).data].slice(0, 3).reduce((a, b) => a + b) / 3)
  (document.querySelectorAll('#animators canvas')[2])'''


def pull(visit, x, start=None, distance=130):
    """A finger, or the mouse, that pulls a little, and stays."""
    y = visit.run('document.querySelector("#phone .glass").getBoundingClientRect().top') + 120 if start is None else start
    has_touch = visit.run('navigator.maxTouchPoints > 0')
    visit.browser.touch('touchStart', (x, y)) if has_touch else mouse(visit, 'mousePressed', x, y)
    for step in range(1, 21):
        at = y + distance * step / 20
        visit.browser.touch('touchMove', (x, at)) if has_touch else mouse(visit, 'mouseMoved', x, at)
        time.sleep(0.012)


def mouse(visit, kind, x, y):
    visit.browser.call('Input.dispatchMouseEvent', type=kind, button='left', buttons=1, clickCount=1, x=x, y=y)


def look(visit, theme, what):
    """The page is in a theme, and everything on it can be read."""
    visit.run('document.querySelector("#strip").open = true; document.querySelector("#toast").textContent = ""')
    faint, number = visit.run(FAINT)
    expect(faint, [], f'what is too faint {what}')
    brightness = visit.run(CHIP)
    assert (brightness < 128) == (theme == 'dark'), f'the rows of the chips have a brightness of {brightness} {what}'
    return number


def a_theme_can_be_read_on_a_system_of_the_other(_, folder):
    count = 0
    for scheme, other in (('light', 'dark'), ('dark', 'light')):
        media = [('prefers-color-scheme', scheme)]
        with Visit(media=media, **WINDOWS['phone']) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            for theme in (other, scheme):
                visit.run('document.querySelector("[name=dark]").click()')
                count += look(visit, theme, f'after the switch to {theme} on a {scheme} system')
                visit.browser.screenshot(folder / f'theme-{scheme}-{theme}.png')
        for theme in ('light', 'dark'):
            letters = link('#@ rate 60', f'#@ slot dark {int(theme == "dark")}', '#@ frames 20', '#@ 3 wheel 5')
            with Visit(letters, media=media, **WINDOWS['desktop']) as visit:
                visit.wait_for_rest()
                count += look(visit, theme, f'in a {theme} link on a {scheme} system')
    return f'{count} elements'


#: The lines of the Swift that are longer than their box.
CUT = '''['#line', 'pre:has(#swift)'].map(name => document.querySelector(name))
  .flatMap(box => box.scrollWidth > box.clientWidth || getComputedStyle(box).whiteSpace !== 'pre' ? [box.textContent] : [])'''
#: What makes the Swift long.
KNOBS = [
    dict(animator=0, color=0xD6457B, radius=24, showsLoadingText=1), dict(animator=2, showsOutcomes=1, showsLoadingText=1, color=0xD6457B),
    dict(animator=1, armedSymbol=1, showsLastUpdate=0, edge=1, trigger=1, placement=2),
    dict(animator=5, tint=0x123456, outcome=2, refreshTime=2.5, loadTrigger=2), *(dict(animator=index) for index in range(7))]


def the_swift_is_never_cut(_, folder):
    count = 0
    for width, touch in ((320, True), (390, True), (768, True), (1280, False)):
        with Visit(width=width, height=844, touch=touch) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            for what in ('alone', 'beside 2012'):
                for settings in KNOBS:
                    for name, number in settings.items():
                        visit.run(f'playground.session.set("{name}", {number})')
                    visit.run('playground.show()')
                    expect(visit.run(CUT), [], f'what is cut at {width} {what} with {settings}')
                    count += 1
                    if settings is KNOBS[1]:
                        visit.browser.screenshot(folder / f'swift-{width}-{what.split()[0]}.png')
                visit.run('document.querySelector("[name=old]").click()')
    return f'{count} texts'



#: How strongly each colour is in the phone's gap: the pixels whose red, green and blue differ.
COLOURED = '''(canvas => { const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] > 200 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 80) count += 1;
  return count; })(document.querySelector('#phone canvas'))'''


#: How many pixels are pink: the green of a success without a colour is none of a swatch.
PINK = COLOURED.replace('Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2])', 'data[at] - data[at + 1]')


def a_swatch_colours_the_gum_and_the_page(_, folder):
    for scheme in ('light', 'dark'):
        with Visit(media=[('prefers-color-scheme', scheme)], **WINDOWS['phone']) as visit:
            visit.browser.wait(HINTING)
            visit.wait_for_rest()
            visit.run('document.querySelector("#strip").open = true')
            grounds = []
            for value, hexadecimal in ((0x0A86FF, '0x0A86FF'), (0xD6457B, '0xD6457B'), (0x2F9E54, '0x2F9E54'), (-1, '')):
                visit.run(f'document.querySelector("#swatches [value=\\"{value}\\"]").click()')
                time.sleep(0.5)
                faint, _ = visit.run(FAINT)
                expect(faint, [], f'what is too faint in {scheme} with {hexadecimal or "grey"}')
                grounds.append(visit.run('getComputedStyle(document.body).backgroundColor'))
                words = visit.run('document.querySelector("#line").textContent')
                assert ('color' in words) == (value >= 0) and hexadecimal in words, words
                pull(visit, 195)
                coloured = visit.run(COLOURED)
                assert (coloured > 300) == (value >= 0), f'{coloured} coloured pixels of the gum with {hexadecimal or "grey"}'
                visit.browser.screenshot(folder / f'swatch-{scheme}-{hexadecimal or "grey"}.png')
                visit.browser.touch('touchEnd')
                visit.wait_for_rest()
            expect(len(set(grounds)), 4, f'the grounds of four swatches in {scheme}')


def a_swatch_colours_the_tick_of_who_has_no_colour_of_its_own(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        for name in ('arrow', 'reload', 'ring'):
            visit.run(f'document.querySelector(`#animators [value="${{playground.animators.indexOf("{name}")}}"]`).click()')
            for value in (0xD6457B, -1):
                visit.run(f'document.querySelector("#swatches [value=\\"{value}\\"]").click()')
                visit.run('playground.session.set("refreshTime", 0.3); playground.session.act("begin")')
                visit.browser.wait('playground.session.states[playground.session.frame] === 4')
                pink = 0
                while not visit.run('playground.session.isQuiet'):
                    pink = max(pink, visit.run(PINK))
                assert (pink > 40) == (value >= 0), f'{pink} pink pixels of the tick of {name} with {value:x}'
                visit.wait_for_rest()
            assert 'tintColor' not in visit.run('document.querySelector("#line").textContent')


def a_list_at_rest_has_no_speed(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        visit.run('document.querySelector("#strip").open = true')
        speed = 'document.querySelector("#strip [name=velocity]").value'
        for start, end, steps in ((420, 200, 6), (300, 560, 6), (300, 560, 6), (200, 330, 10), (180, 470, 24), (200, 260, 5), (420, 330, 4)):
            visit.drag(start, end, steps)
            visit.wait_for_rest()
            time.sleep(0.2)
            expect(visit.run(speed), '0 pt/s', 'the speed at rest')
        visit.run('playground.session.lookBack(playground.session.frame)')
        expect(visit.run(speed), '0 pt/s', 'the speed at the end of what was done')
        visit.run('(({ session }) => session.lookBack(session.offsets.findIndex((x, index, all) => index > 0 && x !== all[index - 1])))(playground)')
        assert visit.run(speed) != '0 pt/s', 'the list moves under the finger'


def pixel(visit, x, y):
    """The colour of the page at a place, as it is drawn."""
    shot = visit.browser.call('Page.captureScreenshot', format='png', clip=dict(x=x, y=y, width=1, height=1, scale=1))['data']
    return visit.run(f'''(async () => {{
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob("{shot}"), x => x.charCodeAt(0))]));
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      context.drawImage(bitmap, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }})()''')


def the_focus_is_seen_around_the_whole_phone(_, folder):
    with Visit(**WINDOWS['desktop']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        for _ in range(20):
            for kind in ('rawKeyDown', 'keyUp'):
                visit.browser.call('Input.dispatchKeyEvent', type=kind, key='Tab', code='Tab', windowsVirtualKeyCode=9)
            if visit.run('document.activeElement === document.querySelector("#phone .screen")'):
                break
        expect(visit.run('document.activeElement === document.querySelector("#phone .screen")'), True, 'whether Tab comes to the phone')
        left, top, right, bottom = visit.run(
            '(r => [r.left, r.top, r.right, r.bottom])(document.querySelector("#phone .glass").getBoundingClientRect())')
        visit.browser.screenshot(folder / 'focus.png')
        for x in (left + 1, right - 2):
            for part in (0.1, 0.3, 0.6):
                red, _, blue = pixel(visit, x, top + (bottom - top) * part)
                assert blue - red > 100, f'the ring is not seen at {x}, {part}: {red}, {blue}'


def the_choices_are_seen_in_forced_colours(_, folder):
    with Visit(media=[('forced-colors', 'active')], **WINDOWS['phone']) as visit:
        visit.browser.wait(HINTING)
        visit.wait_for_rest()
        visit.browser.screenshot(folder / 'forced-colours.png')
        for what, names in {'chip': '#animators label', 'speed': '.speeds span'}.items():
            chosen, *others = visit.run(
                f'[...document.querySelectorAll("{names}")].map(x => (s => s.borderColor + s.backgroundColor + s.color)(getComputedStyle(x)))')
            assert chosen not in others, f'the chosen {what} looks as the others: {chosen}'


def a_closed_clipboard_does_not_hide_the_link(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        visit.run('navigator.clipboard.write = () => Promise.reject(new Error("no"))')
        visit.run('document.querySelector("[data-action=link]").click()')
        visit.browser.wait('document.querySelector("#toast").classList.contains("error")')
        words = visit.run('document.querySelector("#toast").textContent')
        assert 'address bar' in words, words
        assert visit.run('location.hash.length') > 10, 'the link is in the address bar'


SCENARIOS = [
    a_theme_can_be_read_on_a_system_of_the_other, the_swift_is_never_cut, a_swatch_colours_the_gum_and_the_page,
    a_swatch_colours_the_tick_of_who_has_no_colour_of_its_own, a_list_at_rest_has_no_speed,
    the_focus_is_seen_around_the_whole_phone, the_choices_are_seen_in_forced_colours, a_closed_clipboard_does_not_hide_the_link]
