"""The demo's film page, opened as a file: it plays by itself, in light and in dark, and stands for less motion."""
import pathlib
import time

from browser import Browser
from gestures import expect
from visitor import FAINT

WINDOWS = {'phone': (390, 844, True), 'desktop': (1280, 800, False), 'landscape': (844, 390, True)}
#: What the demo plays for each film.
FILMS = {'header': ['--animator', 'arrow'], 'footer': ['--footer'], 'floating': ['--animator', 'material']}

#: What is to be seen: the frame, the state, the finger, the colour of the list, and the phone's box.
SEEN = '''(() => {
  const style = id => getComputedStyle(document.getElementById(id)), box = document.querySelector('#film .edge').getBoundingClientRect();
  return {
    time: parseFloat(document.getElementById('time').textContent), state: document.getElementById('state').textContent,
    drawings: [...document.querySelectorAll('#control > g > g')].filter(x => x.getClientRects().length > 0).map(x => x.className.baseVal),
    finger: style('finger').visibility === 'visible',
    paper: getComputedStyle(document.querySelector('#list .paper')).fill,
    width: box.width, height: box.height,
    overflows: document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
    button: document.getElementById('play').getAttribute('aria-label'),
  }
})()'''

#: Stands at a frame of the refresh; the colour of each state, and how many frames show a finger. A film that is watched while it
#: plays skips states on a busy machine.
FRAMES = '''(() => {
  const style = id => getComputedStyle(document.getElementById(id)), dots = {}
  let fingers = 0
  frames.forEach(({ state }, index) => {
    step(index)
    dots[state] = style('dot').backgroundColor
    fingers += style('finger').visibility === 'visible'
  })
  step(frames.findIndex(({ state, time }) => state === 'refreshing' && time >= 0.8))
  return [dots, fingers]
})()'''


class Film:
    """A film page in a browser of its own."""

    def __init__(self, path, window, theme='light', motion='no-preference'):
        width, height, touch = WINDOWS[window]
        media = [('prefers-color-scheme', theme), ('prefers-reduced-motion', motion)]
        self.browser = Browser(width, height, 2, touch, media)
        self.browser.open(path.absolute().as_uri(), 'document.readyState === "complete"')

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        try:
            if kind is None:
                expect(self.browser.complaints, [], 'what the film complains of')
        finally:
            self.browser.close()

    def run(self, script):
        return self.browser.evaluate(script)

    @property
    def seen(self):
        return self.run(SEEN)


def film(native, folder, name):
    out = folder / f'film-{name}'
    return pathlib.Path(native.run('refresh-demo', *FILMS[name], '--out', out).split()[1])


def a_film_plays_by_itself_in_both_themes(native, folder):
    for name in FILMS:
        path = film(native, folder, name)
        for theme, paper in (('light', 'rgb(255, 255, 255)'), ('dark', 'rgb(28, 28, 30)')):
            for window, (width, height, _) in WINDOWS.items():
                with Film(path, window, theme) as page:
                    page.browser.wait('playing && shown > 0')
                    dots, fingers = page.run(FRAMES)
                    expect(len(set(dots.values())), len(dots), f'how many colours {len(dots)} states of {name} have in {theme}')
                    assert {'idle', 'refreshing'} <= dots.keys() and fingers, f'{dots} {fingers}'
                    page.browser.screenshot(folder / f'film-{name}-{window}-{theme}.png')
                    seen = page.seen
                    expect(seen['state'], 'refreshing', f'the state that is looked at of {name}')
                    expect(seen['drawings'], [theme] if seen['drawings'] else [], f'the drawings of {name} in {theme}')
                    expect(seen['paper'], paper, f'the list of {name} in {theme}')
                    expect(seen['overflows'], False, f'whether {name} overflows on a {window}')
                    fills = max(seen['width'] / width, seen['height'] / height)
                    assert fills > 0.8, f'{name} takes {fills:.0%} of a {window}'
                    expect(page.run(FAINT)[0], [], f'what is too faint in {theme}')
    return f'{len(FILMS)} films'


def a_film_begins_anew_and_obeys(native, folder):
    with Film(film(native, folder, 'header'), 'phone') as page:
        page.run('step(frames.length - 2); start()')
        page.browser.wait('Number.parseFloat(document.getElementById("time").textContent) < 0.5')
        page.run('document.getElementById("film").dispatchEvent(new MouseEvent("click"))')
        stood = page.seen
        expect(stood['button'], 'Play', 'the button of a film that stands')
        time.sleep(0.2)
        expect(page.seen['time'], stood['time'], 'the time of a film that stands')
        page.run('document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }))')
        assert page.seen['time'] > stood['time'], 'an arrow key does not step'
        page.run('Object.assign(scrub, { value: 60 }).dispatchEvent(new Event("input"))')
        expect(page.run('shown'), 60, 'the frame after a drag of the slider')


def a_film_stands_for_less_motion(native, folder):
    with Film(film(native, folder, 'header'), 'phone', motion='reduce') as page:
        stood = page.seen
        time.sleep(0.3)
        expect(page.seen, stood, 'a film that stands')
        expect((stood['button'], stood['finger'], stood['drawings']), ('Play', True, ['light']), 'what stands')
        page.run('play.click()')
        page.browser.wait(f'clock > {stood["time"]} + 0.1')
        expect(page.seen['button'], 'Pause', 'the button of a film that plays')


SCENARIOS = [a_film_plays_by_itself_in_both_themes, a_film_begins_anew_and_obeys, a_film_stands_for_less_motion]
