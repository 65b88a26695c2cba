"""What is on its way to a visitor: few files, a page that can be used meanwhile, and one that is of use without WebAssembly or scripts."""
import pathlib
import re
import subprocess
import time

import server
from browser import Browser
from gestures import expect
from page import Page, READY
from visitor import WINDOWS, Visit

#: The most files that the page asks for, with its own.
FILES = 6
#: The roles of what can be pressed or chosen.
ROLES = {'button', 'checkbox', 'radio', 'switch', 'slider', 'combobox', 'ColorWell'}
#: A slow network: 400 kbit a second, with 400 ms until something comes.
SLOW = dict(offline=False, latency=400, downloadThroughput=50_000, uploadThroughput=50_000)


def without_webassembly_or_scripts_there_is_a_sentence(_, folder):
    for name, prepare in {
            'no-wasm': [('Network.enable', {}), ('Network.setBlockedURLs', {'urls': ['*playground.wasm']})],
            'no-bundle': [('Network.enable', {}), ('Network.setBlockedURLs', {'urls': ['*main.js']})],
            'no-bundle-at-once': [
                ('Network.enable', {}), ('Network.setBlockedURLs', {'urls': ['*main.js']}),
                # Fails before the body is parsed, as a script does on a busy computer.
                ('Page.addScriptToEvaluateOnNewDocument', {'source': '''{
                    const add = addEventListener;
                    addEventListener = (kind, ...rest) => {
                        add(kind, ...rest);
                        if (kind === 'unhandledrejection') dispatchEvent(new Event('error'));
                    };
                }'''})],
            'no-script': [('Emulation.setScriptExecutionDisabled', {'value': True})]}.items():
        Page.serve()
        browser = Browser(390, 844)
        try:
            for method, parameters in prepare:
                browser.call(method, **parameters)
            browser.call('Page.navigate', url=Page.address)
            time.sleep(1)
            nodes = browser.call('Accessibility.getFullAXTree')['nodes']
            found = [node['name']['value'] for node in nodes if not node.get('ignored') and node['role']['value'] in ROLES]
            expect(found, [] if name == 'no-script' else ['Copy the Swift'], f'{name}: what can be pressed')
            words = ' '.join(node['name']['value'] for node in nodes if node.get('role', {}).get('value') == 'StaticText')
            # What is folded is unfolded by the browser itself.
            browser.touch('touchStart', (340, 24))
            browser.touch('touchEnd')
            time.sleep(0.2)
            browser.screenshot(folder / f'visitor-{name}-install.png')
            browser.call('Emulation.setScriptExecutionDisabled', value=False)
            expect(browser.evaluate('document.querySelector("#package").checkVisibility()'), True, f'{name}: whether Install opens')
            browser.evaluate('document.querySelector("#install").open = false')
            assert re.search('WebAssembly and JavaScript|needs JavaScript', words), f'{name}: {words}'
            # A picture loads in its own time on a busy computer; the wait fails without one.
            browser.wait(
                '[...document.querySelectorAll("#phone img")].some('
                'x => x.naturalWidth > 0 && x.getBoundingClientRect().bottom <= innerHeight)', 5)
            if name != 'no-script':
                browser.evaluate('navigator.clipboard.writeText = async text => { window.copied = text; }')
                browser.evaluate('document.querySelector("[data-copies=line]").click()')
                browser.wait('window.copied === document.querySelector("#line").textContent')
                browser.wait('document.querySelector("#toast").textContent.startsWith("Copied")')
            browser.screenshot(folder / f'visitor-{name}.png')
        finally:
            browser.close()


def on_a_slow_network_the_page_says_that_it_loads(_, folder):
    Page.serve()
    browser = Browser(390, 844)
    try:
        browser.call('Network.enable')
        browser.call('Network.emulateNetworkConditions', **SLOW)
        start = time.monotonic()
        browser.call('Page.navigate', url=Page.address)
        browser.wait('document.querySelector("#phone .bar") !== null && performance.getEntriesByName("first-contentful-paint").length > 0')
        painted = time.monotonic() - start
        time.sleep(1)
        expect(browser.evaluate(READY), False, 'whether everything is there already')
        line = '(style => [style.content, Number(style.opacity), style.width])(getComputedStyle(document.querySelector("#phone .bar"), "::before"))'
        expect(browser.evaluate(line), ['""', 1, '122px'], 'the line that says it loads')
        cut = browser.evaluate('''(glass => [...document.querySelectorAll('#phone .bar > *')].map(x => x.getBoundingClientRect())
          .filter(box => box.right > glass.right || box.left < glass.left).length)(document.querySelector('#phone .glass').getBoundingClientRect())''')
        expect(cut, 0, 'what is cut of the status bar')
        browser.screenshot(folder / 'visitor-slow.png')
        browser.touch('touchStart', (195, 500))
        for step in range(1, 13):
            browser.touch('touchMove', (195, 500 - 20 * step))
            time.sleep(0.012)
        browser.touch('touchEnd')
        browser.wait('scrollY > 100')
        expect(browser.evaluate(READY), False, 'whether everything is there already')
        browser.wait(READY)
        ready = time.monotonic() - start
        expect(browser.evaluate(line)[0], 'none', 'the line once everything is there')
        expect(browser.complaints, [], 'what the page complains of')
        return f'picture after {painted:.1f} s, works after {ready:.1f} s'
    finally:
        browser.close()


def the_page_is_a_handful_of_files(_, __):
    for page, script, wasm in (('index', 'main', 'playground'), ('report', 'report', 'report')):
        html = (server.FOLDER / f'{page}.html').read_text()
        expect(re.findall(r'<script type="module" src="([^"]*)"', html), [f'{script}.js'], f'the modules of {page}')
        assert not re.search(r'^(import|export)\b', (server.FOLDER / f'{script}.js').read_text(), re.MULTILINE), f'{script}.js imports something'
        assert re.search(f'rel="preload" href="{wasm}.wasm" as="fetch" crossorigin', html), f'the wasm of {page} is preloaded'
        for name in re.findall(r'(?:href|src|content)="([^":]*\.(?:svg|png|css|js|wasm|html))"', html):
            assert (server.FOLDER / name).exists(), f'{name} is not there'
    with Visit(**WINDOWS['desktop']) as visit:
        names = visit.run('performance.getEntriesByType("resource").map(x => x.name.split("/").at(-1))')
        expect({name for name in names if names.count(name) > 1}, set(), 'what is loaded twice')
        expect([name for name in names if 'report' in name], [], 'what is loaded of the page of reports')
        assert len(names) < FILES, f'{len(names)} files beside the page: {names}'
        size = visit.run('performance.getEntriesByType("resource").reduce((sum, x) => sum + x.decodedBodySize, 0)')
        return f'{len(names) + 1} files, {size} bytes beside the page'


PAGE = pathlib.Path(__file__).parents[1]
#: Counts the pixels of the gum's colour in the left half of the picture for links.
CARD = '''(async () => {
  const bitmap = await createImageBitmap(await (await fetch('card.png')).blob()), context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width / 2, bitmap.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at + 2] - data[at] > 100) count += 1;
  return [bitmap.width, bitmap.height, count];
})()'''


def a_link_to_the_page_has_a_picture(_, __):
    def pictures(*address):
        html = subprocess.run([PAGE / 'address.py', PAGE / 'Page' / 'index.html', *address], check=True, capture_output=True, text=True).stdout
        assert '@' not in re.sub(r'@media', '', html), 'an address is left out'
        return re.findall(r'property="og:image" content="([^"]*)"', html)

    expect(pictures('https://example.org/kit/playground'), ['https://example.org/kit/playground/card.png'], 'the picture of a page with an address')
    expect(pictures(), [], 'the picture of a page without an address, which nobody would find')
    with Visit(**WINDOWS['desktop']) as visit:
        width, height, gum = visit.run(CARD)
        expect((width, height), (1200, 630), 'the size of the picture')
        assert 12_000 < gum < 80_000, f'{gum} pixels of the gum'


def how_to_install_is_folded_again(_, __):
    def click(x, y):
        for kind in ('mousePressed', 'mouseReleased'):
            visit.browser.call('Input.dispatchMouseEvent', type=kind, button='left', clickCount=1, x=x, y=y)

    with Visit(**WINDOWS['desktop']) as visit:
        isopen = 'document.querySelector("#install").open'
        for what, close in {
                'Escape': lambda: visit.browser.call('Input.dispatchKeyEvent', type='keyDown', key='Escape', code='Escape'),
                'a click beside it': lambda: click(300, 700), 'a click on it': lambda: click(*visit.run(
                    '(r => [r.left + 9, r.top + 9])(document.querySelector("#install summary").getBoundingClientRect())'))}.items():
            visit.run('document.querySelector("#install summary").click()')
            expect(visit.run(isopen), True, f'whether it is open before {what}')
            x, y = visit.run('(r => [r.left + 9, r.top + 9])(document.querySelector("#install > div").getBoundingClientRect())')
            click(x, y)
            expect(visit.run(isopen), True, 'whether it is open after a click into it')
            close()
            expect(visit.run(isopen), False, f'whether it is open after {what}')


SCENARIOS = [
    on_a_slow_network_the_page_says_that_it_loads, without_webassembly_or_scripts_there_is_a_sentence, the_page_is_a_handful_of_files,
    a_link_to_the_page_has_a_picture, how_to_install_is_folded_again]
