"""The texts of languages, which the page fetches when one is chosen: at once, late, wrong, and not at all."""
from gestures import expect, on_page
from links import SPEECH, link

GERMAN, FRENCH = 11, 10
MENU = 'document.querySelector("#controls [name=language]")'
LOST = 'The texts of this language could not be loaded.'


def fetching(answer):
    """A script after which texts come as it says, with the words of `fetch`."""
    return f'''{{
      window.real ??= fetch;
      const texts = (...words) => {answer};
      window.fetch = (...words) => String(words[0]).startsWith("texts/") ? texts(...words) : real(...words);
    }}'''


#: When the test says so, not at all, and from a server that has a page for every address, or none.
LATE = 'window.held = []; ' + fetching('new Promise(answer => held.push(() => answer(real(...words))))')
NEVER = fetching('Promise.reject(new TypeError("Failed to fetch"))')
WRONG = fetching('Promise.resolve(new Response("<p>\\nNot found\\n".repeat(7)))')
MISSING = fetching('real("texts/none.txt")')
AGAIN = 'window.fetch = real'


def choose(page, language):
    page.run(f'{MENU}.value = {language}; {MENU}.dispatchEvent(new Event("input", {{ bubbles: true }}))')


def language(page):
    """The language that is set, and the one that the menu shows."""
    return page.run(f'[playground.session.settings.language, Number({MENU}.value)]')


def a_language_that_is_chosen_is_drawn(native, _):
    def check(page):
        page.restart(animator=1)
        options = page.run(f'[...{MENU}.options].map(option => option.lang)')
        expect((options[GERMAN], options[FRENCH]), ('de', 'fr'), 'the languages of the test')
        frames = 0
        for number in range(1, len(options)):
            choose(page, number)
            page.browser.wait(f'playground.session.settings.language === {number}')
            page.pull(90, 6)
            page.up()
            page.rest()
        expect(page.run(SPEECH), '', 'what is said')
        frames += native.check_fingerprints(page, 'every-language')
        return f'{len(options)} languages, {frames} frames'
    return on_page(check)


def texts_that_come_late_are_used_when_they_are_there(native, _):
    def check(page):
        page.restart(animator=1)
        page.run(LATE)
        choose(page, GERMAN)
        page.pull(90)
        page.run('playground.show()')
        expect(language(page), [0, GERMAN], 'the language before its texts, and that of the menu')
        choose(page, FRENCH)
        expect(page.run('held.length'), 2, 'what is fetched')
        # The choice that came last counts, whichever comes last.
        page.run(f'held[1](); playground.texts.has({FRENCH})')
        expect(language(page), [FRENCH, FRENCH], 'the language with its texts')
        page.run(f'held[0](); playground.texts.has({GERMAN})')
        expect(language(page), [FRENCH, FRENCH], 'the language that was chosen last')
        page.up()
        page.rest()
        page.pull(90)
        page.up()
        page.rest()
        native.check_fingerprints(page, 'late-texts')
    return on_page(check)


def texts_that_cannot_be_had_leave_the_language_as_it_is(native, _):
    def check(page):
        for name, break_off in {'never': NEVER, 'wrong': WRONG, 'missing': MISSING}.items():
            page.restart(animator=1)
            page.run(break_off)
            choose(page, GERMAN)
            page.browser.wait(f'{SPEECH} !== ""')
            expect(page.run(SPEECH), LOST, f'what is said of texts that are {name}')
            expect(language(page), [0, 0], f'the language of texts that are {name}')
            page.pull(90)
            page.up()
            page.rest()
            native.check_fingerprints(page, f'texts-{name}')
            page.run(AGAIN)
            choose(page, GERMAN + len(name))
            page.browser.wait(f'playground.session.settings.language === {GERMAN + len(name)}')
            expect(page.run(SPEECH), '', f'what is said after texts that were {name}')
    return on_page(check)


def a_link_brings_its_language_or_plays_in_english(native, _):
    lines = ['#@ rate 60', '#@ frames 40', f'#@ slot language {GERMAN}', '#@ slot animator 1', '0,300,196,down', '0.1,420,196', '0.5,420,196,up']

    def check(page):
        page.load(link(*lines, f'#@ 5 set language {FRENCH}'))
        expect(page.run(SPEECH), '', 'what is said')
        native.check_link(page, 'link-language')
        for break_off in (NEVER, LATE):
            page.browser.call('Page.addScriptToEvaluateOnNewDocument', source=break_off)
            page.load(link(*lines))
            expect(page.run(SPEECH), LOST[:-1] + ': the link plays in English.', 'what is said of a link without its texts')
            expect(page.run('playground.session.frame'), 40, 'the frames of the link')
    return on_page(check)


SCENARIOS = [
    a_language_that_is_chosen_is_drawn, texts_that_come_late_are_used_when_they_are_there,
    texts_that_cannot_be_had_leave_the_language_as_it_is, a_link_brings_its_language_or_plays_in_english]
