"""What a swipe back does on the phone of the page; every frame of it is compared with the native machine."""
from gestures import expect, near, on_page

#: The whole swipe, and the least that a finger moves before it is one, in points: a browser keeps the first moves for itself.
WHOLE, SLOP = 150, 10
#: A row below the bar, and its y.
ROW = 400


def screen(page):
    numbers = page.run('playground.report()')
    return dict(zip(['row', 'share', 'fingerY', 'progress', 'motion'], numbers[38:43]))


def open_row(page):
    """Taps a row, and waits for its screen."""
    page.down(ROW)
    page.up()
    page.frames(2)
    assert 0 < screen(page)['share'] < 1, 'the screen of the row comes in'
    page.rest()
    shown = screen(page)
    expect((shown['share'], shown['motion']), (1, 0), 'the screen of the row')
    expect(page.run('document.querySelector("#phone section").hidden'), False, 'whether it is hidden')
    return shown['row']


def gone(page):
    page.rest()
    shown = screen(page)
    expect((shown['row'], shown['progress'], shown['motion']), (-1, 0, 0), 'the screen of the row')
    expect(page.run('document.querySelector("#phone section").hidden'), True, 'whether it is hidden')


def a_whole_swipe_goes_back_from_anywhere(native, folder):
    def check(page):
        row = open_row(page)
        words = page.run(f'[document.querySelector("#phone section article").textContent, '
                         f'[...document.querySelectorAll("#phone ol li")[{int(row)}].children].slice(0, 3).map(x => x.textContent).join("")]')
        assert words[0].startswith(words[1]) and len(words[1]) > 4, words
        page.screenshot(folder / 'swipe-open.png')
        for x, y in ((40, 300), (150, 640)):
            page.down(y, x)
            page.drag(y, 12, x + SLOP + 0.6 * WHOLE)
            shown = screen(page)
            near(shown['progress'], 0.5, 0.15, 'the progress')
            expect((shown['fingerY'], shown['motion'], shown['share']), (y, 1, 1), 'the gauge')
            page.screenshot(folder / f'swipe-{x}.png')
            page.drag(y, 12, x + SLOP + 1.3 * WHOLE)
            expect(screen(page)['progress'], 1, 'the progress')
            page.frames(8)
            page.screenshot(folder / f'swipe-{x}-armed.png')
            page.up()
            page.frames(4)
            page.screenshot(folder / f'swipe-{x}-leaves.png')
            moved = page.run('document.querySelector("#phone section").getBoundingClientRect().x')
            near(moved, page.place(393 * (1 - screen(page)['share']), 0)[0], 1, 'the edge of the screen that leaves')
            assert screen(page)['share'] < 0.95, screen(page)
            gone(page)
            open_row(page)
        return f'{native.check_fingerprints(page, "swipe-whole")} frames'
    return on_page(check)


def a_swipe_that_is_given_up_stays_and_can_be_caught(native, _):
    def check(page):
        open_row(page)
        page.down(400, 100)
        page.drag(400, 12, 100 + SLOP + 0.6 * WHOLE)
        page.frames(10)
        page.up()
        shown = screen(page)
        expect((shown['motion'], shown['share']), (2, 1), 'the gauge after the lift')
        page.frames(3)
        left = screen(page)['progress']
        assert 0 < left < 0.6, left
        page.down(400, 100)
        page.drag(400, 4, 100 + SLOP + 10)
        assert screen(page)['progress'] > 0 and screen(page)['motion'] == 1, 'it is caught'
        page.browser.touch('touchCancel')
        page.frames()
        page.rest()
        expect((screen(page)['progress'], screen(page)['share']), (0, 1), 'the screen')
        return f'{native.check_fingerprints(page, "swipe-given-up")} frames'
    return on_page(check)


def a_drag_up_and_down_is_no_swipe(native, _):
    def check(page):
        open_row(page)
        page.down(300, 100)
        page.drag(500, 10, 120)
        page.drag(500, 10, 380)
        page.up()
        page.rest()
        expect((screen(page)['share'], screen(page)['progress']), (1, 0), 'the screen')
        page.run('document.querySelector("#phone .screen").focus()')
        page.browser.call('Input.dispatchKeyEvent', type='keyDown', key='Escape')
        page.frames()
        gone(page)
        page.pull(250, 30)
        expect(page.state, 'refreshing', 'the state of a pull of the list')
        page.up()
        page.rest()
        expect(page.states, ['idle', 'pulling', 'refreshing', 'ending', 'idle'], 'the states')
        return f'{native.check_fingerprints(page, "swipe-vertical")} frames'
    return on_page(check)


def a_swipe_over_the_list_moves_nothing(native, _):
    def check(page):
        page.down(400, 60)
        page.drag(400, 20, 360)
        expect((page.offset, page.states, screen(page)['motion']), (-59, ['idle'], 0), 'offset, states and gauge')
        page.up()
        page.rest()
        expect(screen(page)['row'], -1, 'the row that is open')
        return f'{native.check_fingerprints(page, "swipe-root")} frames'
    return on_page(check)


def from_right_to_left_it_is_mirrored(native, folder):
    def check(page):
        page.set(rightToLeft=1)
        open_row(page)
        page.down(400, 200)
        page.drag(400, 12, 380)
        expect(screen(page)['motion'], 0, 'a swipe to the right')
        page.up()
        page.rest()
        page.down(400, 300)
        page.drag(400, 20, 300 - SLOP - 1.3 * WHOLE)
        expect(screen(page)['progress'], 1, 'the progress')
        page.screenshot(folder / 'swipe-right-to-left.png')
        page.up()
        gone(page)
        return f'{native.check_fingerprints(page, "swipe-right-to-left")} frames'
    return on_page(check)


def a_mouse_swipes_and_presses_the_button(native, _):
    def mouse(page, kind, x, y):
        x, y = page.place(x, y)
        page.browser.call('Input.dispatchMouseEvent', type=kind, x=x, y=y, button='left', buttons=1, clickCount=1)

    def click(page, x, y):
        for kind in ('mousePressed', 'mouseReleased'):
            mouse(page, kind, x, y)
            page.frames(2)

    def check(page):
        click(page, 200, ROW)
        page.rest()
        expect(screen(page)['share'], 1, 'the screen of the row')
        mouse(page, 'mousePressed', 100, 300)
        for x in range(100, 301, 20):
            mouse(page, 'mouseMoved', x, 300)
            page.frames()
        expect(screen(page)['progress'], 1, 'the progress')
        mouse(page, 'mouseReleased', 300, 300)
        page.frames()
        gone(page)
        click(page, 200, ROW)
        page.rest()
        click(page, 40, 81)
        gone(page)
        return f'{native.check_fingerprints(page, "swipe-mouse")} frames'
    return on_page(check, width=1280, height=940, touch=False)


SCENARIOS = [
    a_whole_swipe_goes_back_from_anywhere, a_swipe_that_is_given_up_stays_and_can_be_caught, a_drag_up_and_down_is_no_swipe,
    a_swipe_over_the_list_moves_nothing, from_right_to_left_it_is_mirrored, a_mouse_swipes_and_presses_the_button,
]
