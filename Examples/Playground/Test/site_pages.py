"""The written pages of the documentation: on a phone and on a desktop, light and dark."""
import html.parser
import pathlib
import threading

import server
from browser import Browser
from front import FOLDER, REFERENCE
from gestures import expect

#: How a page is looked at: its width, and the appearance.
VIEWS = [(width, look) for width in (390, 1280) for look in ('light', 'dark')]
#: The pages that are pictured.
PICTURED = ['Guide/GettingStarted.html', 'README.html', 'Guide/Animators.html', 'Museum.html']
READY = 'document.readyState === "complete"'
#: What is wider than the page, but for what scrolls inside of it.
WIDER = '''(() => {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? `${wide} px too wide` : ''
})()'''
#: How far what is seen has moved by itself, as Chromium counts it.
SHIFT = '''new Promise(done => {
  let sum = 0
  new PerformanceObserver(list => { for (const entry of list.getEntries()) sum += entry.value })
    .observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => setTimeout(() => done(sum), 0))
})'''
#: What can be used and has no name.
NAMELESS = '''[...document.querySelectorAll('a, button, input, img, iframe')]
  .filter(x => !(x.ariaLabel || x.alt || x.title || x.textContent.trim() || x.querySelector('img')?.alt))
  .map(x => x.outerHTML.slice(0, 90))'''
#: The words with a contrast below 4.5 to what is behind them.
FAINT = '''(() => {
  // A canvas knows every notation of a colour.
  const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
  const channels = color => {
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = color
    pixel.fillRect(0, 0, 1, 1)
    return [...pixel.getImageData(0, 0, 1, 1).data]
  }
  const luminance = color => color.slice(0, 3).map(x => x / 255).map(x => x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4)
    .reduce((sum, x, i) => sum + x * [.2126, .7152, .0722][i], 0)
  const ground = node => {
    for (; node; node = node.parentElement) {
      const color = channels(getComputedStyle(node).backgroundColor)
      if (color[3] > 0) return color
    }
    return [255, 255, 255, 255]
  }
  const faint = new Set()
  for (const node of document.querySelectorAll('body *')) {
    if (![...node.childNodes].some(x => x.nodeType === 3 && x.data.trim())) continue
    const style = getComputedStyle(node)
    if (style.visibility === 'hidden' || style.opacity === '0' || !node.getClientRects().length) continue
    const [light, dark] = [luminance(channels(style.color)), luminance(ground(node))].sort((a, b) => b - a)
    const contrast = (light + .05) / (dark + .05)
    if (contrast < 4.5) faint.add(`${node.tagName} ${node.className} ${contrast.toFixed(2)}`)
  }
  return [...faint]
})()'''


class Targets(html.parser.HTMLParser):
    """The ids of a page, and its links with a fragment."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.ids.add(attrs.get('id'))
        if tag == 'a' and '#' in attrs.get('href', ''):
            self.links.append(attrs['href'])


def written():
    """The pages that `Scripts/pages.py` has made."""
    return [path for path in sorted(FOLDER.rglob('*.html'))
            if path.relative_to(FOLDER).parts[0] not in ('playground', REFERENCE.strip('/'), 'Tests', 'Examples')]


def visit(width, look, check):
    serving = server.server(folder=FOLDER)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    browser = Browser(width, 844, 2, width < 500, [('prefers-color-scheme', look)])
    try:
        return check(browser, f'http://127.0.0.1:{serving.server_port}/')
    finally:
        browser.close()
        serving.shutdown()


def every_page_fits_the_screen_stands_still_and_can_be_read(_, folder):
    count = 0
    for width, look in VIEWS:
        def check(browser, root, width=width, look=look):
            found = {}
            for path in written():
                if path.name == 'index.html' and path.parent == FOLDER:
                    continue
                name = str(path.relative_to(FOLDER))
                browser.open(root + name, READY)
                complaint = [browser.evaluate(WIDER), *browser.evaluate(FAINT), *browser.evaluate(NAMELESS)]
                shift = browser.evaluate(SHIFT)
                complaint += [f'moves by {shift:.3f}'] if shift > .05 else []
                found |= {name: complaint} if any(complaint) else {}
                if name in PICTURED:
                    browser.screenshot(folder / f'site-{pathlib.Path(name).stem}-{width}-{look}.png')
            expect(browser.complaints, [], 'what the pages complain of')
            return found
        expect(visit(width, look, check), {}, f'what is wrong at {width} points, {look}')
        count += len(written())
    return f'{count} pages'


def every_anchor_is_there(_, __):
    targets = {path: Targets(path.read_text()) for path in written()}
    count = 0
    for path, page in targets.items():
        for link in page.links:
            address, _, fragment = link.partition('#')
            if '://' in address or address.startswith(('playground/', '../playground/')):
                continue
            other = (path.parent / address).resolve() if address else path
            if other.suffix == '.html':
                count += 1
                assert fragment in targets[other].ids, f'{path.relative_to(FOLDER)} leads to {link}, which is not there'
    return f'{count} links'


def a_search_finds_a_heading_and_leads_to_it(_, folder):
    for width in (390, 1280):
        def check(browser, root, width=width):
            browser.open(root + 'Guide/Sessions.html', READY)
            browser.evaluate('document.querySelector("search input").focus()')
            browser.call('Input.insertText', text='installation')
            browser.wait('!!document.querySelector("search nav a")')
            browser.screenshot(folder / f'site-search-{width}.png')
            expect(browser.evaluate(WIDER), '', 'the width of what was found')
            browser.evaluate('document.querySelector("search nav a").click()')
            browser.wait('location.pathname.endsWith("/GettingStarted.html") && location.hash === "#installation"')
            expect(browser.complaints, [], 'what the search complains of')
        visit(width, 'light', check)


def every_question_is_two_clicks_from_the_front_page(_, __):
    front = Targets((FOLDER / 'index.html').read_text())
    assert 'href="Guide/FAQ.html"' in (FOLDER / 'index.html').read_text(), front
    text = (FOLDER / 'Guide/FAQ.html').read_text()
    contents = text[text.index('<nav id="contents"'):]
    questions = [name for name in Targets(text[:text.index('<nav id="contents"')]).ids if name and name != 'questions']
    assert len(questions) > 15, questions
    for name in questions:
        assert f'href="#{name}"' in contents, f'{name} is not in the list of the page'
    return f'{len(questions)} questions'


SCENARIOS = [
    every_page_fits_the_screen_stands_still_and_can_be_read, every_anchor_is_there,
    a_search_finds_a_heading_and_leads_to_it, every_question_is_two_clicks_from_the_front_page]
