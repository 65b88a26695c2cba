"""Links that say anything, and the policy that a script which came with one would have to pass."""
import base64
import zlib

from gestures import FIRST, NEWS, expect, on_page

REFUSAL = 'The link holds no recording.'
SPEECH = 'document.querySelector("#toast").textContent'
#: The longest text of a link, in bytes, as the page has it.
LONGEST_TEXT = 8 << 20
#: What a stream inflates at a time, at most, in bytes.
BLOCK = 1 << 20


def packed(*parts):
    """The letters of a link, from parts of its text."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return '#' + base64.urlsafe_b64encode(b''.join([*map(packer.compress, parts), packer.flush()])).decode().rstrip('=')


def link(*lines):
    return packed('\n'.join([*lines, '']).encode())


def expect_refusal(page, letters, what):
    """The page says that a link holds nothing, and goes on."""
    page.load(letters)
    expect(page.run(SPEECH), REFUSAL, f'what is said of {what}')
    expect(page.run('playground.session.recording.acts.length'), 0, f'the acts of {what}')
    page.browser.complaints.clear()


#: What a link says of a slot, and the setting that comes of it.
BROUGHT = {
    'edge': [('99', 3), ('-1', 0), ('1.5', 1), ('NaN', 0), ('Infinity', 0), ('', 0), ('one', 0)],
    'animator': [('7', 6), ('1e308', 9), ('-0.5', 0), ('8.99', 8)],
    'color': [('1.8', 1), ('-0.5', -1), ('99999999', 0xFFFFFF), ('-7', -1)],
    'language': [('255', 34), ('-3', 0)],
    'trigger': [('4', 3)], 'placement': [('17', 3)], 'loadTrigger': [('7', 6)], 'outcome': [('4', 3)], 'bar': [('7', 2)], 'age': [('1e9', 59)], 'rowHeight': [('1', 44), ('99', 76)],
    'dark': [('0.5', 0), ('2', 1)], 'textSize': [('11.9', 11), ('12', 11)], 'pages': [('1000000', 20)],
    'radius': [('1e308', 40), ('16.5', 16.5)], 'refreshTime': [('0', 0.1), ('1e9', 60)],
}


def rounds():
    """The settings of a link each: all slots at once, because a page takes a second to load. The edge is alone, because a list
    of another edge is another list."""
    for number, wanted in BROUGHT['edge']:
        yield {'edge': (number, wanted)}
    others = {slot: cases for slot, cases in BROUGHT.items() if slot != 'edge'}
    for turn in range(max(map(len, others.values()))):
        yield {slot: cases[turn] for slot, cases in others.items() if turn < len(cases)}


def what_a_link_sets_is_brought_into_its_range(native, _):
    def check(page):
        slots = page.run('playground.engine.slots')
        standard = page.run('playground.engine.standard')
        for cases in rounds():
            lines = [f'slot {slot} {number}' for slot, (number, _) in cases.items()]
            page.load(link('#@ rate 60', '#@ frames 20', *(f'#@ {line}' for line in lines), '#@ 3 wheel 5'))
            look(page, {slot: wanted for slot, (_, wanted) in cases.items()}, ', '.join(lines), slots)
            # A link cannot change the list while it is played; the page begins another one.
            left = {
                slot: standard[slot] if slot in ('edge', 'bar') or number in ('NaN', '') else wanted
                for slot, (number, wanted) in cases.items()}
            lines = [line.replace('slot', 'set', 1) for line in lines]
            page.load(link('#@ rate 60', '#@ frames 20', *(f'#@ 5 {line}' for line in lines), '#@ 9 wheel 5'))
            look(page, left, ', '.join(lines), slots)
        page.load(link('#@ rate 60', '#@ frames 20', *(
            f'#@ slot {name} 1' for name in ('old', 'frameRate', 'tintValue', 'length', '__proto__', 'constructor', 'nonsense')),
            *(f'#@ 4 set {name} 1' for name in ('old', 'length', '__proto__', 'nonsense'))))
        look(page, {'animator': 0}, 'names that are none', slots)
        page.load(link('#@ rate 60', *(f'#@ slot {slot} 1e300' for slot in slots), '0,300,196,down', '0.3,500,196', '0.5,500,196,up'))
        native.check_link(page, 'link-extremes')

    # One question, because each takes a message to the browser and back.
    seen = '''(() => {
      const chosen = name => (x => x && x.type !== "checkbox" ? x.value : "-")(document.querySelector("#controls").elements[name]);
      const values = Object.fromEntries(playground.engine.slots.map(name => [name, chosen(name)]));
      return { settings: playground.session.settings, code: document.querySelector("#swift").textContent, values, speech: %s };
    })()''' % SPEECH

    def look(page, settings, what, slots):
        answer = page.run(seen)
        expect(sorted(answer['settings']), sorted(slots), f'the settings that {what} leaves')
        for slot, wanted in settings.items():
            expect(answer['settings'][slot], wanted, f'{slot}, which {what} leaves')
        for word in ('undefined', 'NaN', 'null', 'Infinity'):
            assert word not in answer['code'], f'{what} makes: {answer["code"]}'
        expect(sorted(answer['values']), sorted(slots), f'the settings whose value {what} leaves')
        for name, value in answer['values'].items():
            assert value != '', f'{what} leaves nothing chosen of {name}'
        expect(answer['speech'], '', f'what is said of {what}')
    return on_page(check)


def a_link_of_many_acts_is_read(_, __):
    def check(page):
        count = 130_000
        page.load(link('#@ rate 120', '#@ frames 72000', *(f'#@ {frame // 2} tap 0' for frame in range(count))))
        expect(page.run(SPEECH), '', 'what is said')
        expect(page.run('playground.session.recording.acts.length'), count, 'the acts')
        expect(page.run('playground.session.recording.frames'), 72_000, 'the frames')
        # The gum of 2012 is brought to where the list is: a frame reads the acts after it, and not all of them.
        page.run('playground.session.hasOld = true')
        expect(page.run('playground.engine.read(1)[0] === playground.engine.read(0)[0]'), True, 'the same time in both')
        page.run('playground.session.hasOld = false')
        expect_refusal(page, link(*('#@ 1 tap 0' for _ in range(144_001))), 'more acts than two a frame')
    return on_page(check)


def what_a_link_inflates_to_has_a_limit(_, __):
    counter = '''
      window.inflated = 0;
      const { read } = ReadableStreamDefaultReader.prototype;
      ReadableStreamDefaultReader.prototype.read = async function () {
        const part = await read.call(this);
        window.inflated += part.value?.byteLength ?? 0;
        return part;
      };'''

    def check(page):
        page.browser.call('Page.addScriptToEvaluateOnNewDocument', source=counter)
        block = bytes(1 << 20)
        bomb = packed(*[block] * 130)
        assert len(bomb) > 130_000, len(bomb)
        page.load(bomb)
        inflated = page.run('inflated')
        expect_refusal(page, bomb, 'a link of 136 MB')
        assert LONGEST_TEXT < inflated <= LONGEST_TEXT + BLOCK, f'{inflated} bytes are inflated'
        log = b'#@ rate 60\n#@ frames 20\n#@ 3 tap 0\n'
        page.load(packed(log, b'#' * (LONGEST_TEXT - len(log))))
        expect(page.run('playground.session.frame'), 20, 'the frames of the longest text')
        expect_refusal(page, packed(log, b'#' * (LONGEST_TEXT - len(log) + 1)), 'a byte more')
    return on_page(check)


def a_link_that_makes_no_sense_is_refused(_, __):
    def check(page):
        back_and_forth = [f'{600 * (index % 2)},300,196' for index in range(60_000)]
        for what, lines in {
                'a time that runs backwards': ['0,300,196,down', *back_and_forth],
                'a frame between two': ['#@ 1.5 tap 0'], 'a frame before the first': ['#@ -1 tap 0'],
                'a frame after the last': ['#@ 72001 tap 0'], 'no frame': ['#@ x tap 0'],
                'a turn of the wheel by nothing': ['#@ 3 wheel NaN'], 'a first frame between two': ['#@ first 0.5', '0,300,196,down'],
                'a finger that moves before it is down': ['0,300,196', '1,300,196,up'],
                'a finger that is put down twice': ['0,300,196,down', '1,300,196,down'],
                'a finger that is lifted twice': ['0,300,196,down', '1,300,196,up', '1.5,300,196,up'],
                'a mark that is none': ['0,300,196,down', '1,300,196,jump'],
                'a finger that is never lifted': ['0,300,196,down', '1,400,196'],
                'a finger in two places': ['0,300,196,down', '0,400,196', '1,400,196,up'],
                'a finger too far away': ['0,10001,196,down'], 'a finger nowhere': ['0,NaN,196,down'], 'a time that is none': ['soon,300,196,down'],
        }.items():
            expect_refusal(page, link('#@ rate 60', *lines), what)
        page.pull(240, 20)
        page.up()
        page.rest()
        expect(page.rows, FIRST + NEWS, 'rows')
    return on_page(check)


def a_recording_that_ends_under_a_finger_can_be_read(native, _):
    def check(page):
        for frames in (0, 1, 12):
            page.load()
            page.down(260)
            if frames:
                page.drag(400, frames)
            log = page.run('playground.session.recording.log')
            (native.folder / 'held.csv').write_text(log)
            native.run('refresh-playground', native.folder / 'held.csv')
            page.browser.touch('touchEnd')
            page.load(packed(log.encode()))
            expect(page.run(SPEECH), '', f'what is said of {frames} frames')
            expect(page.run('playground.session.recording.log.split("\\n").at(-2).split(",").at(-1)'), 'cancel', 'the last mark')
            expect(page.report['touched'], 0, 'whether the finger is down')
    return on_page(check)


def the_page_keeps_a_strict_policy(_, __):
    listener = '''
      window.violations = [];
      addEventListener('securitypolicyviolation', event => violations.push(`${event.effectiveDirective} ${event.blockedURI}`));'''

    def check(page):
        page.browser.call('Page.addScriptToEvaluateOnNewDocument', source=listener)
        page.load()
        page.pull(240, 20)
        page.up()
        page.set(animator=3, color=0xFF0000, edge=2, dark=1)
        page.rest()
        for button in ('action=link', 'action=log', 'action=play', 'copies=swift'):
            page.run(f'document.querySelector("[data-{button}]").click()')
        page.browser.wait('location.hash.length > 10')
        expect(page.run('violations'), [], 'what the policy stops of the page')
        for what, attempt in {
                'script-src-elem inline': 'document.head.append(Object.assign(document.createElement("script"), { textContent: "hit = 1" }))',
                'script-src-attr inline': 'document.body.setAttribute("onclick", "hit = 1")',
                'script-src eval': '(0, eval)("hit = 1")',
                'style-src-elem inline': 'document.head.append(Object.assign(document.createElement("style"), { textContent: "x" }))',
                'img-src': 'new Image().src = "http://127.0.0.1:9/x"',
                'connect-src': 'fetch("http://127.0.0.1:9/x").catch(() => {})',
                'frame-src': 'document.body.append(Object.assign(document.createElement("iframe"), { src: "http://127.0.0.1:9/" }))',
                'base-uri': 'document.head.append(Object.assign(document.createElement("base"), { href: "http://127.0.0.1:9/" }))',
        }.items():
            page.run('violations.length = 0; hit = 0')
            # As a script of the page would do it: what a test evaluates passes every policy.
            page.run(f'new Promise(done => setTimeout(() => {{ setTimeout(done, 100); {attempt}; }}))')
            found = page.run('violations')
            assert any(violation.startswith(what) for violation in found), f'{what} passes: {found}'
            expect(page.run('hit'), 0, f'what came of {what}')
        page.browser.complaints.clear()
    return on_page(check)


SCENARIOS = [
    what_a_link_sets_is_brought_into_its_range, a_link_of_many_acts_is_read, what_a_link_inflates_to_has_a_limit,
    a_link_that_makes_no_sense_is_refused, a_recording_that_ends_under_a_finger_can_be_read, the_page_keeps_a_strict_policy,
]
