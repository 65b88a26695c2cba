"""What fingers, wheels and keys do to the list; every frame of it is compared with the native machine."""
import time

from page import Page

REST = -59.0
#: A row, and what a refresh and a page bring.
FIRST, NEWS, PAGE = 40, 3, 20
GUM_HOLD, GUM_TRIGGER = 52.0, 100.0


def rubber(travel, viewport=852, coefficient=0.55):
    """The rubber band of UIKit."""
    return viewport * (1 - 1 / (coefficient * travel / viewport + 1))


def expect(found, wanted, what):
    assert found == wanted, f'{what} is {found}, not {wanted}'


def near(found, wanted, slack, what):
    assert abs(found - wanted) <= slack, f'{what} is {found}, not about {wanted}'


def on_page(check, **options):
    """Runs a scenario on a page, which must not complain of anything."""
    page = Page(**options)
    try:
        remark = check(page)
        expect(page.browser.complaints, [], 'what the page complains of')
        return remark
    finally:
        page.close()


def a_short_pull_goes_home(native, folder):
    def check(page):
        page.pull(90)
        report = page.report
        travel = page.run('playground.session.finger.y') - 260 - 10
        near(report['refresh']['pull'], rubber(travel), 0.34, 'the pull')
        expect(page.state, 'pulling', 'the state')
        page.screenshot(folder / 'pull-short.png')
        page.up()
        page.rest()
        expect(page.states, ['idle', 'pulling', 'idle'], 'the states')
        expect((page.offset, page.rows), (REST, FIRST), 'offset and rows')
        lines = native.check_demo(page, 'short-pull')
        return f'{native.check_fingerprints(page, "short-pull")} frames, {lines} lines of the demo'
    return on_page(check)


def a_long_pull_refreshes_once(native, folder):
    def check(page):
        page.pull(250, 30)
        expect(page.state, 'refreshing', 'the state under the finger')
        page.up()
        page.until(lambda report: abs(report['offset'] - (REST - GUM_HOLD)) < 0.4)
        page.frames(20)
        report = page.report
        expect(report['refresh']['share'], GUM_HOLD, 'the share of the inset')
        expect(report['refresh']['trigger'], GUM_TRIGGER, 'the trigger distance')
        page.screenshot(folder / 'pull-refreshing.png')
        expect(page.run('document.querySelector("#speech").textContent'), 'Refreshing', 'what is announced')
        page.rest()
        expect(page.states, ['idle', 'pulling', 'refreshing', 'ending', 'idle'], 'the states')
        expect((page.offset, page.rows), (REST, FIRST + NEWS), 'offset and rows')
        expect(page.run('document.querySelector("#speech").textContent'), 'Updated', 'what is announced')
        lines = native.check_demo(page, 'long-pull')
        return f'{native.check_fingerprints(page, "long-pull")} frames, {lines} lines of the demo'
    return on_page(check)


def a_flick_scrolls_and_never_arms(native, _):
    def check(page):
        page.set(loadTrigger=5)
        page.flick(-300)
        page.rest()
        low = page.offset
        assert low > 600, f'a flick comes to {low}'
        page.flick(420)
        page.until(lambda report: report['offset'] < REST - 5 or report['quiet'] == 1)
        page.rest()
        expect(page.offset, REST, 'the offset after a flick to the top')
        assert not set(page.states) & {'armed', 'refreshing'}, page.states
        lines = native.check_demo(page, 'flick')
        return f'{native.check_fingerprints(page, "flick")} frames, {lines} lines of the demo'
    return on_page(check)


def a_close_can_be_caught(native, folder):
    def check(page):
        page.set(refreshTime=0.5)
        page.pull(250, 30)
        page.up()
        page.until(lambda report: report['refresh']['state'] == 'ending' and -100 < report['offset'] < REST - 15)
        caught = page.offset
        page.down(300)
        page.frames(6)
        expect(page.offset, caught, 'the offset under the finger that catches it')
        page.screenshot(folder / 'caught.png')
        page.drag(380, 20)
        assert page.offset < caught, 'the pull goes on from where it was caught'
        page.up()
        page.rest()
        expect((page.offset, page.state), (REST, 'idle'), 'offset and state')
        lines = native.check_demo(page, 'caught')
        return f'{native.check_fingerprints(page, "caught")} frames, {lines} lines of the demo'
    return on_page(check)


def pages_load_to_the_end(native, folder):
    def check(page):
        page.set(refreshTime=0.4)
        for count in range(1, 4):
            page.reach_end()
            expect(page.rows, FIRST + count * PAGE, f'rows after page {count}')
        expect(page.report['load']['state'], 'noMoreData', 'the state of the footer')
        expect(page.rows, FIRST + 3 * PAGE, 'rows at the end')
        for _ in range(3):
            page.flick(-420)
            page.rest()
        report = page.report
        expect(report['offset'], report['highest'], 'the offset at the end')
        expect((page.rows, report['load']['state']), (FIRST + 3 * PAGE, 'noMoreData'), 'rows and state after the end')
        assert report['load']['extent'] > 40, 'what stays at the end is seen'
        page.screenshot(folder / 'no-more.png')
        return f'{native.check_fingerprints(page, "load-to-the-end")} frames'
    return on_page(check)


def a_failed_load_is_tried_again(native, folder):
    def check(page):
        page.set(refreshTime=0.4, outcome=1)
        page.reach_end()
        report = page.report
        expect((report['load']['outcome'], report['load']['tap']), ('failure', 2), 'outcome and tap')
        expect(page.rows, FIRST, 'rows after a failure')
        for _ in range(2):
            page.flick(-420)
            page.rest()
        page.screenshot(folder / 'failed.png')
        # The list at its end left the flicks to the page.
        page.run('scrollTo(0, 0)')
        page.set(outcome=0)
        report = page.report
        page.down(report['load']['start'] + report['load']['extent'] / 2)
        page.frames(3)
        page.up()
        page.rest()
        expect(page.rows, FIRST + PAGE, 'rows after the retry')
        page.set(loadTrigger=1)
        page.frames()
        expect(page.run('document.querySelector("#tap").textContent'), 'Load more', 'the button of screen readers')
        page.run('document.querySelector("#tap").click()')
        page.frames()
        page.rest()
        expect(page.rows, FIRST + 2 * PAGE, 'rows after the button')
        return f'{native.check_fingerprints(page, "retry")} frames'
    return on_page(check)


def a_failed_refresh_says_so(native, folder):
    def check(page):
        page.set(animator=1, outcome=1, refreshTime=0.3)
        page.pull(220, 30)
        expect(page.state, 'armed', 'the state before the lift')
        page.up()
        page.until(lambda report: report['refresh']['state'] == 'ending')
        page.frames(24)
        page.screenshot(folder / 'arrow-failed.png')
        page.rest()
        expect((page.rows, page.report['refresh']['outcome']), (FIRST, 'failure'), 'rows and outcome')
        expect(page.run('document.querySelector("#speech").textContent'), 'Couldn’t refresh', 'what is announced')
        lines = native.check_demo(page, 'failed-refresh')
        return f'{native.check_fingerprints(page, "failed-refresh")} frames, {lines} lines of the demo'
    return on_page(check)


def a_touch_that_is_taken_away_fires_nothing(native, _):
    def check(page):
        page.set(animator=2)
        page.pull(250, 30)
        expect(page.state, 'armed', 'the state')
        page.browser.touch('touchCancel')
        page.frames()
        page.rest()
        expect((page.offset, page.rows), (REST, FIRST), 'offset and rows')
        assert 'refreshing' not in page.states, page.states
        lines = native.check_demo(page, 'cancelled')
        return f'{native.check_fingerprints(page, "cancelled")} frames, {lines} lines of the demo'
    return on_page(check)


def at_any_frame_rate_it_is_the_same_list(native, _):
    def check(page):
        frames = 0
        for rate in (90, 120, 144):
            page.run(f'playground.session.restart({{}}, {rate})')
            page.pull(250, 60)
            page.up()
            page.rest(2400)
            expect((page.offset, page.rows), (REST, FIRST + NEWS), f'offset and rows at {rate}')
            native.check_demo(page, f'pull-{rate}')
            frames += native.check_fingerprints(page, f'pull-{rate}')
        return f'{frames} frames'
    return on_page(check)


def every_edge_refreshes(native, folder):
    ways = [('bottom', dict(edge=1), (196, 700), (196, 420)), ('leading', dict(edge=2), (60, 400), (330, 400)),
            ('trailing', dict(edge=3), (330, 400), (60, 400)),
            ('leading-rtl', dict(edge=2, rightToLeft=1), (330, 400), (60, 400))]

    def check(page):
        frames = 0
        for name, settings, start, end in ways:
            page.restart(animator=2, refreshTime=1.2, trigger=2, **settings)
            rest = page.offset
            page.down(start[1], start[0])
            page.drag(end[1], 30, end[0])
            expect(page.state, 'refreshing', f'the state at the {name} edge')
            page.frames(8)
            page.screenshot(folder / f'edge-{name}.png')
            page.up()
            page.rest()
            added = NEWS * (44 if name == 'bottom' else 132) if page.report['refresh']['end'] == 1 else 0
            expect(page.rows, FIRST + NEWS, f'rows at the {name} edge')
            assert rest <= page.offset <= rest + added, (name, page.offset, rest)
            frames += native.check_fingerprints(page, f'edge-{name}')
        return f'{frames} frames'
    return on_page(check)


def turn(page, distance, frames=2):
    """Turns the wheel over the phone, and lets frames pass."""
    x, y = page.place(196, 400)
    page.browser.call('Input.dispatchMouseEvent', type='mouseWheel', x=x, y=y, deltaX=0, deltaY=distance)
    page.frames(frames)


def a_wheel_scrolls_and_stops_at_the_edge(native, _):
    def check(page):
        # The browser makes its own events of what is turned.
        page.run('window.turned = 0; addEventListener("wheel", event => { turned += event.deltaY; }, { passive: true })')
        for _ in range(5):
            turn(page, 120)
        page.rest()
        turned = page.run('turned')
        assert turned > 200, turned
        near(page.offset, REST + turned, 0.5, 'the offset')
        for _ in range(12):
            turn(page, -120)
        page.rest()
        expect((page.offset, page.states), (REST, ['idle']), 'offset and states')
        # What is left of the burst that came to the edge pulls nothing.
        turn(page, -120)
        page.rest()
        expect((page.offset, page.states), (REST, ['idle']), 'offset and states')
        return f'{native.check_fingerprints(page, "wheel")} frames'
    try:
        return on_page(check, width=1280, height=940, touch=False)
    except AssertionError:
        # A busy computer stretches a burst of events until it is two, and the second one pulls.
        return on_page(check, width=1280, height=940, touch=False)


def a_burst_of_the_wheel_at_the_edge_pulls(native, _):
    def check(page):
        turn(page, -60, 30)
        page.rest()
        expect((page.offset, page.states), (REST, ['idle', 'pulling', 'idle']), 'offset and states after a short burst')
        time.sleep(0.35)
        for _ in range(4):
            turn(page, -110)
        page.frames(20)
        expect(page.state, 'refreshing', 'the state after a long burst')
        page.rest()
        expect((page.offset, page.rows), (REST, FIRST + NEWS), 'offset and rows')
        lines = native.check_demo(page, 'wheel-pull')
        return f'{native.check_fingerprints(page, "wheel-pull")} frames, {lines} lines of the demo'
    return on_page(check, width=1280, height=940, touch=False)


def a_wheel_and_the_end_key_load_more(native, _):
    def check(page):
        for _ in range(12):
            turn(page, 400)
        page.until(lambda report: report['load']['state'] == 'refreshing', 120)
        page.rest()
        expect(page.rows, FIRST + PAGE, 'rows after the wheel')
        page.run('document.querySelector("#phone .screen").focus()')
        page.browser.call('Input.dispatchKeyEvent', type='keyDown', key='End')
        page.until(lambda report: report['load']['state'] == 'refreshing', 120)
        page.rest()
        expect(page.rows, FIRST + 2 * PAGE, 'rows after End')
        page.set(loadTrigger=1)
        page.browser.call('Input.dispatchKeyEvent', type='keyDown', key='End')
        page.frames(60)
        page.rest()
        expect(page.rows, FIRST + 2 * PAGE, 'rows after End where a tap loads')
        return f'{native.check_fingerprints(page, "wheel-end")} frames'
    return on_page(check, width=1280, height=940, touch=False)


def keys_scroll_pull_and_refresh(native, _):
    def check(page):
        key = lambda name, kind='keyDown', modifiers=0: page.browser.call(
            'Input.dispatchKeyEvent', type=kind, key=name, modifiers=modifiers)
        page.run('document.querySelector("#phone .screen").focus()')
        for name in ('PageDown', 'ArrowDown'):
            key(name)
            page.frames(25)
        assert page.offset > 500, page.offset
        key('Home')
        page.rest()
        key('r')
        page.frames(30)
        expect(page.state, 'refreshing', 'the state after R')
        page.rest()
        expect(page.rows, FIRST + NEWS, 'rows after R')
        key('ArrowDown', modifiers=8)
        page.frames(60)
        expect(page.state, 'refreshing', 'the state after a pull by keys')
        key('ArrowDown', 'keyUp', 8)
        page.rest()
        expect((page.offset, page.rows), (REST, FIRST + 2 * NEWS), 'offset and rows')
        return f'{native.check_fingerprints(page, "keys")} frames'
    return on_page(check, width=1280, height=940, touch=False)


SCENARIOS = [
    a_short_pull_goes_home, a_long_pull_refreshes_once, a_flick_scrolls_and_never_arms, a_close_can_be_caught,
    pages_load_to_the_end, a_failed_load_is_tried_again, a_failed_refresh_says_so,
    a_touch_that_is_taken_away_fires_nothing, at_any_frame_rate_it_is_the_same_list, every_edge_refreshes,
    a_wheel_scrolls_and_stops_at_the_edge, a_burst_of_the_wheel_at_the_edge_pulls, a_wheel_and_the_end_key_load_more,
    keys_scroll_pull_and_refresh,
]
