"""What a reader does beside pulling: keys that mean nothing to the list, menus, slow motion, links and the way back."""
import time

from gestures import expect
from readers import HINTING, mouse
from reports import Visit as ReportVisit, record
from visitor import WINDOWS, Visit

FRAMES = 'playground.session.recording.frames'
#: The offset of the list that is shown, in points.
OFFSET = 'playground.engine.read(playground.session.shown)[1]'
#: A recording of a refresh, as a link of another device brings it: at 120 frames a second.
REFRESH = '''playground.recordings.packed(['#@ rate 120', '#@ frames 300', '#@ slot refreshTime 1', '#@ 20 begin 0', ''].join('\\n'))'''


def visit(**options):
    return Visit(**{**WINDOWS['desktop'], **options})


def press(page, name, modifiers=0):
    for kind in ('keyDown', 'keyUp'):
        page.browser.call('Input.dispatchKeyEvent', type=kind, key=name, code=name, modifiers=modifiers)


def settle(page):
    page.browser.wait(HINTING)
    page.wait_for_rest()


def slow_down(page, rate):
    """Plays at a tenth of the speed, on a display of this rate: a busy computer shows fewer frames than it has."""
    page.run(f'Object.defineProperty(playground.clock, "rate", {{ value: {rate} }})')
    page.run('document.querySelector("[name=speed][value=\\"0.1\\"]").click()')


def what_says_nothing_to_the_list_leaves_a_recording_alone(_, __):
    with visit() as page:
        link = page.run(REFRESH)
    with visit(path=f'#{link}') as page:
        page.browser.wait('playground.session.pastFrame === null && playground.isResting()')
        frames = page.run(FRAMES)
        expect(frames, 300, 'the frames that the link brings')
        for name in ('Shift', 'F5', 'x', 'Tab'):
            page.run('document.querySelector("#phone .screen").focus({ preventScroll: true })')
            press(page, name)
        expect(page.run(FRAMES), frames, 'the frames after keys that do nothing')
        page.run('scrollTo(0, 200)')
        page.browser.wait('scrollY > 100')
        x, y = page.place(196, 300)
        page.browser.call('Input.dispatchMouseEvent', type='mouseWheel', x=x, y=y, deltaX=0, deltaY=-60)
        page.browser.wait('scrollY < 200')
        expect(page.run(FRAMES), frames, 'the frames after a wheel that scrolls the page')
        expect(page.run('document.querySelector("[data-action=play]").disabled'), False, 'whether it cannot be played')
        page.run('scrollTo(0, 0)')
        page.run('document.querySelector("#phone .screen").focus({ preventScroll: true })')
        press(page, 'R', 8)
        page.browser.wait('playground.session.states.includes(3) && playground.session.frame > 5')


def the_frames_that_are_chosen_stay(_, __):
    with visit() as page:
        settle(page)
        menu = '[...document.querySelectorAll("[name=frameRate]")][0]'
        page.run('Object.defineProperty(playground.clock, "rate", { value: 60 })')
        page.run(f'{menu}.value = "120"; {menu}.dispatchEvent(new Event("input", {{ bubbles: true }}))')
        expect(page.run('playground.session.frameRate'), 120, 'the rate that was chosen')
        for button in ('begin', 'again'):
            page.run(f'document.querySelector("[data-action={button}]").click()')
            expect((page.run('playground.session.frameRate'), page.run(f'{menu}.value')), (120, '120'), f'the rate after {button}')
            page.wait_for_rest()
        page.run(f'{menu}.value = "0"; {menu}.dispatchEvent(new Event("input", {{ bubbles: true }}))')
        expect(page.run('playground.session.frameRate'), 60, 'the rate of the display')


def what_was_done_in_slow_motion_is_played_as_it_was(_, __):
    with visit() as page:
        settle(page)
        slow_down(page, 60)
        page.run('playground.session.set("refreshTime", 0.1)')
        page.run('document.querySelector("[data-action=begin]").click()')
        expect(page.run('playground.session.frameRate'), 600, 'the steps of a second at a tenth of the speed')
        page.run('document.querySelector("[name=speed][value=\\"1\\"]").click()')
        page.wait_for_rest()
        page.run('document.querySelector("[name=speed][value=\\"0.1\\"]").click()')
        frame = page.run('playground.session.frame')
        page.run(f'playground.session.lookBack({frame} - 0.25); playground.session.lookBack({frame} - 0.5)')
        # The last frames at rest: the same in the past as they were live.
        offset, past = page.run('playground.session.offsets[playground.session.frame]'), page.run(OFFSET)
        expect(past, offset, 'the offset at the end, played again')
        for share in (0.3, 0.5, 0.7):
            at = int(frame * share)
            page.run(f'playground.session.lookBack({at})')
            found = page.run(f'[{OFFSET}, playground.session.offsets[{at}]]')
            assert abs(found[0] - found[1]) < 0.5, f'the offset at {at} of {frame}, played again and live: {found}'


def what_is_looked_at_is_what_was_done_last(_, __):
    with visit() as page:
        settle(page)
        page.run('playground.session.restart({ animator: 2 }); playground.session.act("begin", 0)')
        page.browser.wait('playground.session.frame > 30')
        page.run('playground.session.lookBack(10); playground.session.lookBack(null)')
        page.run('playground.session.restart({ animator: 2 }); playground.session.act("wheel", 200); playground.session.act("begin", 0)')
        page.browser.wait('playground.session.frame > 60')
        page.run('playground.session.lookBack(40)')
        expect(page.run(OFFSET), page.run('playground.session.offsets[40]'), 'the offset of a frame, played again')


def a_fast_display_shares_its_slow_motion(_, __):
    with visit() as page:
        settle(page)
        slow_down(page, 240)
        page.run('document.querySelector("[data-action=begin]").click()')
        expect(page.run('playground.session.frameRate'), 1440, 'the steps of a second, as many as a phone can have')


def the_way_back_leads_to_a_link_that_was_made_here(_, __):
    with visit() as page:
        settle(page)
        page.run('document.querySelector("[data-action=begin]").click()')
        page.browser.wait('playground.session.frame > 10')
        page.wait_for_rest()
        frames = page.run(FRAMES)
        page.run('document.querySelector("[data-action=link]").click()')
        page.browser.wait('location.hash.length > 10')
        page.run('location.hash = "#screen=reload"')
        page.browser.wait('document.querySelector("#originals [aria-current]") !== null')
        page.run('history.back()')
        page.browser.wait(f'{FRAMES} === {frames}')
        page.browser.wait('document.querySelector("#originals [aria-current]") === null')
        # Another recording, and back again.
        link = page.run(REFRESH)
        page.run(f'location.hash = "{link}"')
        page.browser.wait(f'{FRAMES} === 300')
        page.run('history.back()')
        page.browser.wait(f'{FRAMES} === {frames}')


def the_address_names_no_animator_that_is_not_shown(_, __):
    with visit(path='#animator=ring') as page:
        settle(page)
        expect(page.run('location.hash'), '#animator=ring', 'the address')
        page.run('document.querySelector("#animators [value=\\"0\\"]").click()')
        expect(page.run('location.hash'), '', 'the address after another animator is chosen')


def a_mouse_whose_button_went_up_elsewhere_holds_nothing(_, __):
    with visit() as page:
        settle(page)
        mouse(page, 'mousePressed', *page.place(196, 300))
        mouse(page, 'mouseMoved', *page.place(196, 360))
        page.browser.wait('playground.session.finger !== null')
        page.browser.call('Input.dispatchMouseEvent', type='mouseMoved', button='none', buttons=0, x=page.place(196, 400)[0], y=page.place(196, 400)[1])
        page.wait_for_rest()
        expect(page.run('playground.session.finger'), None, 'the finger of a mouse without a button')
        x, y = page.place(196, 300)
        page.browser.call('Input.dispatchMouseEvent', type='mousePressed', button='left', buttons=1, clickCount=1, modifiers=2, x=x, y=y)
        expect(page.run('playground.session.finger'), None, 'the finger of a click that opens a menu')


def what_is_said_for_screen_readers_has_its_place_before(_, __):
    region = '(x => [getComputedStyle(x).display, x.getBoundingClientRect().height])(document.querySelector("#toast"))'
    with visit() as page:
        expect(page.run(region), ['block', 0], 'the region of sentences while there is none')
        settle(page)
        page.run('playground.session.restart({ loadTrigger: 1 })')
        page.run('playground.session.act("scroll", 1e6)')
        page.browser.wait('!document.querySelector("#tap").hidden')
        page.run('document.querySelector("#tap").focus()')
        page.run('document.querySelector("#tap").click()')
        page.browser.wait('document.querySelector("#tap").hidden')
        expect(page.run('document.activeElement === document.querySelector("#phone .screen")'), True, 'whether the phone has the focus while it loads')
        page.wait_for_rest()
        page.run('playground.session.restart({ loadTrigger: 1 }); playground.session.act("scroll", 1e6)')
        page.browser.wait('!document.querySelector("#tap").hidden')
        page.run('document.querySelector("#tap").focus(); playground.session.restart({ loadTrigger: 0 })')
        expect(page.run('document.querySelector("#tap").hidden'), True, 'whether the button of another list is gone')
        expect(page.run('document.activeElement === document.querySelector("#phone .screen")'), True, 'whether the phone has its focus')


def a_safari_gets_its_link_in_the_click(_, __):
    with visit() as page:
        settle(page)
        page.run('''
          navigator.clipboard.writeText = () => Promise.reject(new Error('not in a gesture'));
          navigator.clipboard.write = async ([item]) => {
            window.isInClick = true;
            window.copied = await (await item.getType('text/plain')).text();
          };
          document.querySelector('[data-action=link]').click();
          window.wasInClick = window.isInClick;''')
        page.browser.wait('document.querySelector("#toast").textContent.startsWith("The link is on")')
        expect(page.run('[wasInClick, copied === location.href]'), [True, True], 'whether the link is asked for in the click, and copied')


def a_break_it_keeps_the_surroundings(_, __):
    with visit() as page:
        settle(page)
        page.run('playground.session.set("textSize", 9); playground.session.set("contrast", 1)')
        page.run('document.querySelector("[data-row=B074]").click()')
        expect(page.run('[playground.session.settings.textSize, playground.session.settings.contrast]'), [9, 1], 'text size and contrast')


def a_report_is_opened_again_after_it_has_changed(native, folder):
    text = record(native, folder, 'header').read_text()
    file = folder / 'again.txt'
    with ReportVisit(**WINDOWS['desktop']) as page:
        page.browser.call('DOM.enable')
        for words in (text, 'no report'):
            file.write_text(words)
            root = page.browser.call('DOM.getDocument')['root']['nodeId']
            node = page.browser.call('DOM.querySelector', nodeId=root, selector='#file')['nodeId']
            page.browser.call('DOM.setFileInputFiles', nodeId=node, files=[str(file.resolve())])
            page.browser.wait(f'document.querySelector("#text").value.startsWith({words[:9]!r})')
            time.sleep(0.1)
            expect(page.run('document.querySelector("#file").files.length'), 0, 'the files that stay chosen')


def the_chosen_row_of_a_report_is_seen_in_forced_colours(native, folder):
    text = record(native, folder, 'header').read_text()
    with ReportVisit(media=[('forced-colors', 'active')], **WINDOWS['desktop']) as page:
        page.open(text)
        page.look(3)
        page.browser.wait('document.querySelector("tbody tr[aria-selected=true]") !== null')
        page.run('document.body.append(Object.assign(document.createElement("i"), { id: "probe", style: "forced-color-adjust: none; background: Highlight" }))')
        row, mark = page.run(
            '["tbody tr[aria-selected=true]", "#probe"].map(name => getComputedStyle(document.querySelector(name)).backgroundColor)')
        expect(row, mark, 'the ground of the chosen row, as the system marks what is chosen')


SCENARIOS = [
    what_says_nothing_to_the_list_leaves_a_recording_alone, the_frames_that_are_chosen_stay,
    what_was_done_in_slow_motion_is_played_as_it_was, what_is_looked_at_is_what_was_done_last,
    a_fast_display_shares_its_slow_motion, the_way_back_leads_to_a_link_that_was_made_here,
    the_address_names_no_animator_that_is_not_shown, a_mouse_whose_button_went_up_elsewhere_holds_nothing,
    what_is_said_for_screen_readers_has_its_place_before, a_safari_gets_its_link_in_the_click, a_break_it_keeps_the_surroundings,
    a_report_is_opened_again_after_it_has_changed, the_chosen_row_of_a_report_is_seen_in_forced_colours]
