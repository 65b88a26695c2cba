"""The documentation's front page, with the playground in it, and the pages that it leads to."""
import html.parser
import os
import pathlib
import threading

import server
from browser import Browser
from gestures import expect
from page import READY

FOLDER = pathlib.Path(__file__).resolve().parents[3] / 'out' / 'docs'
INSIDE = 'document.querySelector("iframe").contentWindow'
#: What only `make docs` makes, from the sources.
REFERENCE = 'reference/'


class Links(html.parser.HTMLParser):
    """Where a page leads, and what it is made of."""

    def __init__(self, text):
        super().__init__()
        self.found = []
        self.feed(text)

    def handle_starttag(self, _, attrs):
        self.found += [value for name, value in attrs if name in ('href', 'src', 'srcset')]


def with_browser(check, width, height, touch):
    serving = server.server(folder=FOLDER)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    browser = Browser(width, height, 2, touch)
    try:
        browser.open(f'http://127.0.0.1:{serving.server_port}/', 'document.readyState === "complete"')
        browser.wait(READY.replace('document', f'{INSIDE}.document'))
        check(browser)
        expect(browser.complaints, [], 'what the front page complains of')
    finally:
        browser.close()
        serving.shutdown()


def the_front_page_of_the_documentation_can_be_pulled(_, folder):
    def look(browser):
        browser.screenshot_page(folder / 'front-wide.png')

    def pull(browser):
        browser.screenshot_page(folder / 'front-narrow.png')
        browser.evaluate('document.querySelector("iframe").scrollIntoView({ block: "center" })')
        browser.evaluate(f'{INSIDE}.playground.byHand()')
        x, y = browser.evaluate(
            f'(() => {{ const box = document.querySelector("iframe").getBoundingClientRect();'
            f' const phone = {INSIDE}.document.querySelector("#phone .screen").getBoundingClientRect();'
            f' return [box.x + phone.x + phone.width / 2, box.y + phone.y + phone.height / 3] }})()')
        browser.touch('touchStart', (x, y))
        for step in range(1, 25):
            browser.touch('touchMove', (x, y + step * 10))
            browser.evaluate(f'{INSIDE}.playground.frames(1)')
        browser.touch('touchEnd')
        states = browser.evaluate(f'{INSIDE}.playground.frames(30)')
        expect(states[-1], 3, 'the state after a pull in the front page')

    with_browser(look, 1280, 900, False)
    with_browser(pull, 420, 900, True)


def the_front_page_scrolls_on_from_the_phone(_, __):
    ways = f'{INSIDE}.document.querySelector("#phone .screen").style.touchAction'
    place = '(box => [box.x + box.width / 2, box.y + box.height / 2])(document.querySelector("iframe").getBoundingClientRect())'

    def swipe(browser):
        browser.evaluate('document.querySelector("iframe").scrollIntoView({ block: "start" })')
        browser.wait(f'{ways} === "none"')
        browser.evaluate('scrollBy(0, 300)')
        browser.wait(f'/pan-(up|y)/.test({ways})')

    def turn(browser):
        browser.evaluate('document.querySelector("iframe").scrollIntoView({ block: "center" })')
        before = browser.evaluate('scrollY')
        x, y = browser.evaluate(place)
        browser.call('Input.dispatchMouseEvent', type='mouseWheel', x=x, y=y, deltaX=0, deltaY=-80)
        browser.wait(f'scrollY < {before}')

    with_browser(swipe, 390, 664, True)
    with_browser(turn, 390, 664, False)


def every_link_of_the_documentation_leads_somewhere(_, __):
    pages = [path for path in FOLDER.rglob('*.html') if not path.is_relative_to(FOLDER / REFERENCE)]
    count = 0
    for page in pages:
        for link in Links(page.read_text()).found:
            address = link.split('#')[0].split('?')[0]
            if not address or '://' in address or address.startswith(('data:', 'mailto:')):
                continue
            place = pathlib.Path(os.path.normpath(page.parent / address))
            if place.is_relative_to(FOLDER / REFERENCE):
                continue
            count += 1
            assert place.exists(), f'{page.relative_to(FOLDER)} leads to {link}, which is not there'
    return f'{count} links on {len(pages)} pages'


#: Where the playground's pages lead, in the documentation.
WAYS = {'../', '../Guide/GettingStarted.html', '../gallery/', '../Museum.html', '../Containers.html', '../Architecture.html',
        '../CHANGELOG.html'}


def the_playground_leads_to_the_documentation_and_back(_, __):
    for name, other in (('index', 'report.html'), ('report', './')):
        found = set(Links((FOLDER / 'playground' / f'{name}.html').read_text()).found)
        missing = (WAYS | {other}) - found
        expect(missing, set(), f'where {name}.html does not lead')


#: The windows' widths in which every page is opened.
WIDTHS = (320, 390)


def every_page_of_the_documentation_fits_a_phone(_, __):
    serving = server.server(folder=FOLDER)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    pages = [path.relative_to(FOLDER) for path in FOLDER.rglob('*.html') if not path.is_relative_to(FOLDER / REFERENCE)]
    pages = [path for path in pages if path.parts[0] not in ('playground', 'Tests', 'Examples')]
    try:
        for width in WIDTHS:
            browser = Browser(width, 844, 1, False)
            try:
                for page in pages:
                    browser.open(f'http://127.0.0.1:{serving.server_port}/{page}', 'document.readyState === "complete"')
                    expect(browser.evaluate('document.documentElement.scrollWidth'), width, f'the width of {page}')
                    expect(browser.evaluate('document.querySelectorAll("pre[lang], pre:not([tabindex])").length'), 0, f'the code of {page}')
                    words = browser.evaluate('document.title').split(' · ')
                    expect(len(words), len(set(words)), f'the words of the title of {page}')
                    expect(browser.evaluate('document.querySelector("link[rel=icon]") !== null'), True, f'the icon of {page}')
            finally:
                browser.close()
    finally:
        serving.shutdown()
    return f'{len(pages)} pages'


SCENARIOS = [
    every_page_of_the_documentation_fits_a_phone,
    the_front_page_of_the_documentation_can_be_pulled, the_front_page_scrolls_on_from_the_phone,
    every_link_of_the_documentation_leads_somewhere,
    the_playground_leads_to_the_documentation_and_back]
