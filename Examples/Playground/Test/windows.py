"""The phone in windows of many sizes: how one leaves it, what peeks out below it, and what is beside it."""
import time

from gestures import expect
from readers import HINTING
from visitor import WATCH, WINDOWS, Visit

#: How many flings, half a second apart, a visitor needs at most to leave the list with its three pages.
FLINGS = 16
#: Makes a browser that knows no `pan-down`, as Safari does not.
ONLY_PAN_Y = '''
  const supports = CSS.supports;
  CSS.supports = (name, value) => value !== 'pan-down' && value !== 'pan-up' && supports.call(CSS, name, value);'''


def flings_until_the_page_moves(visit, pause):
    for count in range(1, FLINGS + 10):
        start = time.monotonic()
        visit.drag(420, 120, 8)
        time.sleep(max(0, pause - (time.monotonic() - start)))
        if visit.run('scrollY') > 60:
            return count
    return None


def impatient_flings_leave_the_phone(_, __):
    remarks = []
    for name, before in {'here': WATCH, 'with pan-y only': WATCH + ONLY_PAN_Y}.items():
        with Visit(before=before, **WINDOWS['phone']) as visit:
            visit.browser.wait(HINTING, 10)
            visit.wait_for_rest()
            count = flings_until_the_page_moves(visit, 0.5)
            assert count is not None and count <= FLINGS, f'{name}: {count} flings until the page moves'
            remarks.append(f'{name} {count} flings')
            # The first swipe back is the page's while it can go up, and then the list's.
            visit.run('scrollTo(0, 0)')
            visit.wait_for_rest()
            offset = visit.run('playground.report()[1]')
            visit.drag(300, 560, 8)
            visit.wait_for_rest()
            moved = offset - visit.run('playground.report()[1]')
            assert moved > 150, f'{name}: the first swipe back moves the list by {moved}'
    return ', '.join(remarks)


def the_next_section_peeks_out(_, __):
    with Visit(**WINDOWS['phone']) as visit:
        title = visit.run('document.querySelector("#more fieldset legend").getBoundingClientRect().bottom')
        assert title < WINDOWS['phone']['height'] - 4, f'the title of the next section ends at {title}'


SCENARIOS = [impatient_flings_leave_the_phone, the_next_section_peeks_out]
