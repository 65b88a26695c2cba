#!/usr/bin/env python3
"""Opens links that nobody's page made, for so many seconds; a seed repeats a run: fuzz.py SECONDS BINARIES FOLDER [SEED]

A link is a recording that was damaged, or lines that were drawn by lot. The page must take or refuse it in time; what it takes,
it shows in full, writes as a log that reads the same, and ends with as the native build does, bit for bit. The native build
must take or refuse every text too.
"""
import json
import pathlib
import random
import subprocess
import sys
import time

from page import Native, Page

#: The longest time that a link may take to open, in seconds: many times that of the longest on a busy computer.
PATIENCE = 20
#: Links of a round, so that the page is asked seldom.
ROUND = 50
#: The statuses of a native build that takes a log, or refuses it with a sentence.
STATUSES = (0, 1, 64)

SLOTS = (
    'animator color radius armedSymbol showsLastUpdate showsOutcomes showsLoadingText heldExtent triggerDistance trigger '
    'placement edge outcome refreshTime loadTrigger pages tint rightToLeft dark contrast reducedMotion reducedTransparency '
    'boldText buttonShapes textSize language height bar age rowHeight').split()
NAMES = SLOTS + ['', 'old', 'length', '__proto__', 'toString', 'frameRate', '<b>', '\u202e', 'é']
ACTS = ['wheel', 'scroll', 'begin', 'end', 'tap', 'set', 'down', 'up', 'jump', '']
MARKS = ['', '', '', ',down', ',up', ',cancel', ',jump']
HOSTILE = [
    '', '-0', '0', '1', '-1', '0.5', '1e-320', '1e308', '-1e308', '1e400', 'NaN', 'Infinity', '-inf', '0x10', '0b1', ' 3 ', '1_0', '３',
    '72000', '72001', '4294967296', '9007199254740993', '1e21', '9' * 400, '\0', '3\0x', 'null', '[]']

#: A recording as a page writes it.
WHOLE = [
    '# A recording of the RefreshKit playground, as seconds,y,x,mark.', '#@ rate 60', '#@ frames 160', '#@ slot animator 2',
    '#@ slot refreshTime 0.4', '#@ first 4', '0,260,196,down', *(f'{(4 + 2 * step) / 60 - 4 / 60},{260 + 20 * step},196' for step in range(1, 15)),
    '0.6,540,196,up', '#@ 60 set outcome 1', '#@ 70 wheel 30', '#@ 90 scroll -59', '#@ 100 begin 0', '#@ 120 tap 1', '#@ 130 end 0']

#: Opens texts as links; answers what is wrong with each, and what to do natively.
OPEN = '''(async texts => {
  const { Recording, packed, unpacked } = playground.recordings;
  const { session, engine } = playground, answers = [];
  for (const text of texts) {
    const start = performance.now();
    let answer;
    try {
      session.play(Recording.parse(await unpacked(await packed(text)), engine));
      playground.show();
      answer = { problem: problem(session, engine, Recording), log: session.recording.log, fingerprint: engine.fingerprint(0) };
    } catch (error) {
      answer = { refused: true, problem: error.message === 'The link holds no recording.' ? '' : String(error.stack) };
    }
    if (performance.now() - start > PATIENCE * 1000) answer.problem = 'it takes too long';
    answers.push(answer);
  }
  return answers;
  function problem(session, engine, Recording) {
    const { settings } = session;
    if (Object.keys(settings).sort().join() !== [...engine.slots].sort().join()) return `the settings are ${Object.keys(settings)}`;
    for (const slot of engine.slots) {
      if (engine.taken(slot, settings[slot]) !== settings[slot]) return `${slot} is ${settings[slot]}`;
      const input = document.querySelector('#controls').elements[slot];
      if (input && input.type !== 'checkbox' && input.value === '') return `nothing is chosen of ${slot}`;
    }
    if (/undefined|NaN|null|Infinity/.test(document.querySelector('#swift').textContent)) return document.querySelector('#swift').textContent;
    if (![...engine.read(0)].every(Number.isFinite)) return `the list is at ${[...engine.read(0)]}`;
    const { log } = session.recording, again = Recording.parse(log, engine).log;
    return again === log ? '' : `the log reads as another: ${again}`;
  }
})'''.replace('PATIENCE', str(PATIENCE))


def number(chance):
    return chance.choice(HOSTILE) if chance.random() < 0.3 else str(chance.choice([chance.randint(0, 200), chance.uniform(-20, 900)]))


def line(chance):
    kind = chance.random()
    if kind < 0.2:
        return f'#@ slot {chance.choice(NAMES)} {number(chance)}'
    if kind < 0.4:
        return f'#@ {chance.randint(0, 200)} {chance.choice(ACTS)} {chance.choice([number(chance), chance.choice(NAMES) + " " + number(chance)])}'
    if kind < 0.5:
        return f'#@ {chance.choice(["rate", "frames", "first", "slot", "set", number(chance)])} {number(chance)} {number(chance)}'
    return f'{chance.randint(0, 200) / 60},{number(chance)},{number(chance)}{chance.choice(MARKS)}'


def text(chance):
    """Lines drawn by lot, or a whole recording with a few of them damaged."""
    if chance.random() < 0.2:
        lines = [line(chance) for _ in range(chance.randint(0, 40))]
    else:
        lines = list(WHOLE)
        for _ in range(chance.randint(0, 4)):
            place = chance.randrange(len(lines))
            damage = chance.randrange(5)
            if damage == 0:
                lines[place] = line(chance)
            elif damage == 1:
                lines.insert(chance.randint(5, len(lines)), f'#@ slot {chance.choice(SLOTS)} {number(chance)}')
            elif damage == 2:
                lines.insert(place, f'#@ {chance.randint(0, 160)} {chance.choice(ACTS[:5])} {number(chance)}')
            elif damage == 3:
                lines.insert(place, f'#@ {chance.randint(0, 160)} set {chance.choice(SLOTS)} {number(chance)}')
            elif lines[place]:
                at = chance.randrange(len(lines[place]))
                lines[place] = lines[place][:at] + chance.choice('0123456789-.,# e\0\t\r\u2028é') + lines[place][at + 1:]
    return '\n'.join(lines) + '\n'


def check_natively(native, raw, answer):
    """What is wrong with the native build's answers to a text, and to the log that the page made of it."""
    log = native.folder / 'fuzz.csv'
    log.write_bytes(raw.encode())
    result = subprocess.run(
        [native.binaries / 'refresh-playground', log, '--fingerprints', '--frames', '30'], capture_output=True, check=False, timeout=PATIENCE)
    if result.returncode not in STATUSES:
        return f'the native build ends with {result.returncode}: {result.stderr.decode()[:2000]}'
    if answer.get('refused'):
        return ''
    log.write_text(answer['log'])
    result = subprocess.run(
        [native.binaries / 'refresh-playground', log, '--fingerprints'], capture_output=True, text=True, check=False, timeout=PATIENCE)
    if result.returncode != 0:
        return f'the native build does not read the log of the page: {result.stderr[:2000]}'
    native_frames = result.stdout.split()
    if native_frames and native_frames[-1] != answer['fingerprint']:
        return f'the last frame is {answer["fingerprint"]}, and {native_frames[-1]} natively'
    return ''


def main():
    seconds, native = float(sys.argv[1]), Native(sys.argv[2], sys.argv[3])
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else random.randrange(1 << 32)
    print(f'fuzz: links of seed {seed}', flush=True)
    chance = random.Random(seed)
    page, count, taken = Page(), 0, 0
    try:
        page.run('playground.keepFingerprints(false)')
        page.run('Promise.all([...document.querySelector("#controls").elements.language.options].map((_, n) => playground.texts.has(n)))')
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            texts = [text(chance) for _ in range(ROUND)]
            for raw, answer in zip(texts, page.run(f'{OPEN}({json.dumps(texts)})')):
                problem = answer['problem'] or check_natively(native, raw, answer)
                if problem or page.browser.complaints:
                    (native.folder / 'fuzz-found.csv').write_bytes(raw.encode())
                    print(f'fuzz: {problem or page.browser.complaints}\nfuzz: the link is {native.folder}/fuzz-found.csv', file=sys.stderr)
                    return 1
                count += 1
                taken += not answer.get('refused')
                # On a busy computer opening a round may take all the time: its links are tested until both kinds were.
                if time.monotonic() > end and 0 < taken < count:
                    break
    finally:
        page.close()
    if not 0 < taken < count:
        print(f'fuzz: {taken} of {count} links were recordings, so the other kind was not tested', file=sys.stderr)
        return 1
    print(f'fuzz: {count} links, of which {taken} were recordings')
    return 0


if __name__ == '__main__':
    sys.exit(main())
