"""What is drawn: every animator at every moment, and the surroundings; the screenshots are to be looked at."""
import pathlib

from gestures import FIRST, NEWS, REST, expect, near, on_page

#: The animator that is none of the library's.
LABEL = pathlib.Path(__file__).resolve().parents[1] / 'Core' / 'Originals' / 'ColorLabel.swift'
#: What each animator holds, in points, in the order of the page; the one that floats and the one that is hidden hold nothing.
HELD = {'gum': 52, 'arrow': 58, 'spinner': 56, 'dots': 44, 'material': 0, 'ring': 56, 'hidden': 0, 'reload': 58, 'label': 60}


def colours(page, base):
    """How many pixels of a control's canvas are drawn on."""
    return page.run(
        f'(canvas => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data'
        f'.reduce((count, value, index) => count + (index % 4 === 3 && value > 0), 0))'
        f'(document.querySelectorAll("#phone canvas")[{base}])')


def every_animator_pulls_refreshes_and_ends(native, folder):
    def check(page):
        frames = 0
        for index, name in enumerate(page.run('playground.animators')):
            if not name:
                continue
            page.restart(animator=index, refreshTime=1.6)
            page.pull(110, 20)
            expect(page.state, 'pulling', f'the state of {name}')
            assert (colours(page, 0) > 0) == (name != 'hidden'), f'{name} draws {colours(page, 0)} pixels'
            page.screenshot(folder / f'{name}-1-pulling.png')
            page.drag(500, 20)
            page.screenshot(folder / f'{name}-2-armed.png')
            page.up()
            page.until(lambda report: abs(report['offset'] - REST + HELD[name]) + abs(
                report['refresh']['share'] - HELD[name]) < 0.7)
            report = page.report
            expect(report['refresh']['state'], 'refreshing', f'the state of {name}')
            near(report['refresh']['share'], HELD[name], 0.34, f'the share of {name}')
            page.frames(10)
            page.screenshot(folder / f'{name}-3-refreshing.png')
            page.until(lambda report: report['refresh']['state'] != 'refreshing')
            page.frames(16)
            page.screenshot(folder / f'{name}-4-ending.png')
            page.rest()
            expect((page.offset, page.rows), (REST, FIRST + NEWS), f'offset and rows of {name}')
            expect(colours(page, 0), 0, f'the pixels of {name} at rest')
            # The demo has neither the arrow that turns into a circle nor the label.
            if name not in ('reload', 'label'):
                native.check_demo(page, f'look-{name}')
            frames += native.check_fingerprints(page, f'look-{name}')
        return f'{frames} frames'
    return on_page(check)


def right_to_left_and_dark(native, folder):
    def check(page):
        for name, settings in {
                'rtl-arabic': dict(rightToLeft=1, language=1), 'dark': dict(dark=1), 'dark-tint': dict(dark=1, tint=0xD6457B),
                'contrast-bold': dict(contrast=1, boldText=1), 'still': dict(reducedMotion=1),
                'large-text': dict(textSize=9), 'rtl-hebrew-dark': dict(rightToLeft=1, language=13, dark=1)}.items():
            page.restart(animator=1 if 'tint' not in name else 0, **settings)
            page.pull(250 if 'large' not in name else 540, 30)
            page.screenshot(folder / f'around-{name}.png')
            page.up()
            page.rest()
            expect((page.offset, page.rows), (REST, FIRST + NEWS), f'offset and rows with {name}')
            native.check_fingerprints(page, f'around-{name}')
        expect(page.run('document.querySelector("#phone .screen").dir'), 'rtl', 'the direction of the phone')
        expect(page.run('document.querySelector("#phone .screen").dataset.theme'), 'dark', 'the theme of the phone')
    return on_page(check)


def the_gum_of_2012_is_pulled_too(_, folder):
    def check(page):
        page.run('document.querySelector("[name=old]").click()')
        page.run('playground.frames(1)')
        page.down(240, 196)
        page.drag(345, 20)
        page.screenshot(folder / '2012-1-pulling.png', '#phones')
        page.drag(466, 16)
        page.screenshot(folder / '2012-2-stretched.png', '#phones')
        page.drag(490, 6)
        page.screenshot(folder / '2012-3-snap.png', '#phones')
        page.up()
        page.frames(30)
        page.screenshot(folder / '2012-4-refreshing.png', '#phones')
        page.rest()
        expect(page.offset, REST, 'the offset')
    return on_page(check, width=900, height=940)


def the_page_fits_narrow_and_wide_windows(_, folder):
    for name, options in {
            'narrow': dict(width=360, height=740), 'phone': dict(width=430, height=932),
            'tablet': dict(width=820, height=1180), 'wide': dict(width=1440, height=900, touch=False, scale=1),
            'dark': dict(width=1280, height=900, touch=False, scale=1, media=[('prefers-color-scheme', 'dark')])}.items():
        def check(page):
            for _ in range(60):
                page.run('playground.frames(5)')
            page.down(260) if options.get('touch', True) else None
            overflow = page.run('document.documentElement.scrollWidth - document.documentElement.clientWidth')
            expect(overflow, 0, f'what sticks out of the {name} window')
            page.run('playground.resize()')
            page.browser.screenshot_page(folder / f'page-{name}.png')
        on_page(check, **options)


def the_page_says_what_it_is(_, __):
    def check(page):
        unnamed = page.run(
            '[...document.querySelectorAll("button, input, select")].filter(element => !element.hidden && !element.labels?.length '
            '&& !element.textContent.trim() && !element.ariaLabel).map(element => element.outerHTML)')
        expect(unnamed, [], 'what has no name')
        expect(page.run('document.querySelector("#speech").getAttribute("role")'), 'status', 'the live region')
        ids = page.run('document.querySelector("#phone .screen").getAttribute("aria-describedby")')
        assert page.run(f'document.getElementById("{ids}").textContent.length') > 20
    return on_page(check)


def the_swift_to_paste_compiles(native, folder):
    changes = [
        {}, dict(radius=20), dict(color=0xD6457B, radius=24, showsLoadingText=1), dict(animator=1, showsLastUpdate=0),
        dict(animator=1, armedSymbol=1), dict(animator=8), dict(animator=8, showsLastUpdate=0), dict(animator=9), dict(animator=2, showsOutcomes=1), dict(animator=3, color=0x336699), dict(animator=4),
        dict(animator=5, tint=0x0A7AFF, outcome=2, refreshTime=2.5), dict(animator=6, heldExtent=40),
        dict(animator=6, triggerDistance=90), dict(edge=1, trigger=1, placement=2), dict(edge=2, trigger=2, placement=3),
        dict(edge=3, trigger=3, placement=1), *(dict(loadTrigger=choice) for choice in range(7))]

    def check(page):
        functions = []
        for index, settings in enumerate(changes):
            page.restart(**settings)
            code = page.run('document.querySelector("#swift").textContent')
            functions.append(f'@MainActor func paste{index}(_ list: UITableView, _ feed: Feed) {{\n{code}\n}}')
            line = page.run('document.querySelector("#line").textContent')
            functions.append(f'@MainActor func line{index}(_ list: UITableView, _ feed: Feed) {{\n{line}\n}}')
            assert code.count('\n') > 1 and line.count('\n') > 1, f'{code} and {line} are broken into lines'
        text = '\n'.join([
            'import HeadlessUIKit', 'import RefreshAnimators', '@MainActor final class Feed {',
            'func reload() async throws {}', 'func loadNextPage() async throws -> Bool { true }', '}', LABEL.read_text(), *functions])
        native.check_swift(text, folder / 'paste.swift')
        return f'{len(changes)} snippets'
    on_page(check, width=320, height=568)
    return on_page(check)


SCENARIOS = [
    the_swift_to_paste_compiles,
    every_animator_pulls_refreshes_and_ends, right_to_left_and_dark, the_gum_of_2012_is_pulled_too,
    the_page_fits_narrow_and_wide_windows, the_page_says_what_it_is,
]
