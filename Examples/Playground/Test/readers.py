"""Who reads the page: in either theme whatever the system's, with the keyboard, in forced colours."""
from gestures import expect
from links import link
from visitor import FAINT, WINDOWS, Visit

HINTING = 'document.querySelector("#phone").classList.contains("hinting")'
#: The brightness of the lower edge of the first chip's picture, which is a row of its list, in 0...255.
CHIP = '''(canvas => [...canvas.getContext('2d').getImageData(2, canvas.height - 2, 1, 1).data].slice(0, 3).reduce((a, b) => a + b) / 3)
  (document.querySelector('#animators canvas'))'''


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
            visit.browser.wait(HINTING, 10)
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
            visit.browser.wait(HINTING, 10)
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


SCENARIOS = [a_theme_can_be_read_on_a_system_of_the_other, the_swift_is_never_cut]
