// Puts the page together, and lets time pass.

import { ANIMATORS, colorSlot } from './animators.js';
import { breakageLog, fillBreakages } from './breakage.js';
import { Clock, Pace } from './clock.js';
import { Controls } from './controls.js';
import { CONTROL, Engine, PHONE, REFRESH, STATES } from './engine.js';
import { Ghost } from './ghost.js';
import { fillLanguages, Texts } from './languages.js';
import { Input } from './input.js';
import { Links } from './links.js';
import { Magnifier } from './magnifier.js';
import { ORIGINALS } from './originals.js';
import { Painter } from './painter.js';
import { fittingHeight, PhoneView } from './phone.js';
import { PlayerBar, SPEEDS } from './player.js';
import { Previews } from './previews.js';
import { frameRate, packed, Recording, unpacked } from './recording.js';
import { Session } from './session.js';
import { Speech } from './speech.js';
import { Strip } from './strip.js';
import { swiftCode } from './swift.js';
import { columnsOf, linesOf } from './swift-layout.js';

const find = selector => document.querySelector(selector);
const isEmbedded = document.documentElement.classList.contains('embed');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const { toast } = globalThis;

/** The display's rate is measured while the engine is on its way. */
const clock = new Clock();
let isMeasuring = true;
requestAnimationFrame(function measure(now) {
  clock.note(now);
  if (isMeasuring) requestAnimationFrame(measure);
});

const engine = await Engine.load('playground.wasm');
while (!clock.isMeasured) await new Promise(requestAnimationFrame);
isMeasuring = false;

/** What the page begins with, unlike older links and the demo: a large title, high rows, and a list that is soon at its end. */
const OWN = { bar: 2, pages: 1, rowHeight: 76 };
/** What a reader has set of the surroundings stays when the page shows something else. */
const SURROUNDINGS = ['rightToLeft', 'dark', 'contrast', 'reducedMotion', 'reducedTransparency', 'boldText', 'buttonShapes', 'textSize', 'language'];
const painter = new Painter(engine);
const around = () => ({ dark: Number(prefersDark.matches), reducedMotion: Number(prefersStill.matches) });
const phone = new PhoneView(find('#phone .screen'), painter);
const fitting = () => fittingHeight(phone.place);
const session = new Session(engine, { ...around(), ...OWN, height: fitting() }, clock.rate);

const old = new PhoneView(find('#old .screen'), painter);
old.title = '2012';
const magnifier = new Magnifier(find('#magnifier'), painter);
fillLanguages(find('#controls').elements.language);
const texts = new Texts(engine);
const strip = new Strip(find('#strip'), session);
const bar = new PlayerBar(find('#player'), session);
const controls = new Controls(find('#controls'), [find('#animators'), find('#dock')], session);
const previews = new Previews([...document.querySelectorAll('#animators label')], engine, painter);
const speech = new Speech(find('#speech'), find('#tap'), phone.element);
const input = new Input(phone, session, ['#dock', '#swatches', '#old'].map(find));
const ghost = new Ghost(session);
find('#tap').addEventListener('click', () => session.act('tap', 1));
/** The smallest letters that Swift is written in to fit, in pixels. */
const LEAST_FONT = 8.5;
const code = find('#swift'), line = find('#line');

const sessionPace = new Pace(), previewPace = new Pace();
let speed = 1;
/** The frames per second that were chosen; 0 for those of the display. */
let chosenRate = 0;
let isRunning = false, isByHand = false, isDemoSized = false, isStripDrawn = false, isPlayingBack = false, isStill = false;
/** The animator whose tile was brought into the row. */
let shownTile = 0;
/** The frame that is played next. */
let expected = NaN;

/** The name of the original that is shown; null for the page's own list. */
let original = null;

function draw() {
  phone.title = title();
  phone.draw(session.shown);
  phone.point(ghost.isPlaying || isStill || session.pastFrame !== null ? session.shownFinger : null);
  if (session.hasOld) old.draw(session.shownOld);
  magnifier.draw(session.shown);
}

function title() {
  if (session.hasOld) return 'Today';
  if (!original) return 'Inbox';
  return ORIGINALS[original].title ?? STATES[engine.read(session.shown)[REFRESH + CONTROL.state]];
}

/** One frame of the page, in which so many of the session pass. */
function tick(now, count) {
  phone.nearness = ghost.nearness(phone.nearness, count);
  for (; count > 0; count--) session.step();
  input.yieldSwipes();
  draw();
  const report = engine.read(PHONE.live), { isQuiet } = session;
  speech.hear(report);
  bar.show(isPlayingBack);
  if (!strip.isOpen) return;
  const shown = session.pastFrame === null ? report : engine.read(PHONE.past);
  // The numbers and the plot take turns, so that no frame does everything.
  if (strip.show(shown, now, isQuiet)) isStripDrawn = true;
  else if (isStripDrawn) { isStripDrawn = false; strip.draw(); }
  if (isQuiet) strip.draw();
}

/** Whether time passes: it stands still at rest, and while one looks back. */
function isMoving() { return session.pastFrame === null && !isStill && (ghost.isPlaying || !session.isQuiet); }

function run(now) {
  if (isByHand) { isRunning = false; return; }
  clock.note(now);
  // A recording is played again in finer steps than it was made: in slow motion too, each frame of the display shows another.
  const finer = isPlayingBack ? session.fineness : 1;
  const due = sessionPace.steps(clock.frames, session.frameRate * finer * speed / clock.rate);
  const passes = isMoving();
  if (passes && due > 0) tick(now, due);
  if (isPlayingBack && due > 0) playOn(due);
  if (previews.isPlaying) previews.step(previewPace.steps(clock.frames, previews.perSecond / clock.rate));
  if (passes && !isMoving()) rest();
  isRunning = isMoving() || isPlayingBack || previews.isPlaying;
  if (isRunning) requestAnimationFrame(run);
}

function wake() {
  if (isRunning || isByHand) return;
  clock.pause();
  isRunning = true;
  requestAnimationFrame(run);
}

/** The ghost's pull is forgotten once the list rests. */
function rest() {
  if (hasGhost) session.renew(slowRate());
  hasGhost = false;
}

/** Whether the screen is as high as its place; once time was passed by hand, it stays the demo's. */
function isFitting() { return isDemoSized || session.settings.height === fitting(); }

/** In slow motion, each frame of the display is a shorter step. */
function slowRate() { return frameRate((chosenRate || clock.rate) / speed); }

function restart() {
  for (const view of [phone, old]) view.restart(session.settings, session.firstRow);
  magnifier.restart(session.settings);
  isPlayingBack = isStill = false;
  speech.restart(engine.read(PHONE.live));
  controls.show();
  showSettings();
  draw();
  bar.show(false);
  input.yieldSwipes();
  wake();
}

function showSettings() {
  showColor(session.settings);
  for (const view of [phone, old]) view.style(session.settings);
  showCode();
  const theme = session.settings.dark ? 'dark' : 'light', { dataset } = document.documentElement;
  if (dataset.theme === theme) return;
  dataset.theme = theme;
  // The plot, the magnifier and the chips have read their colours.
  strip.resize();
  magnifier.resize();
  previews.restart(session.settings);
}

/** Chooses the swatch of the animator's colour, and gives the ground its hue. */
function showColor(settings) {
  const slot = colorSlot(settings.animator), color = slot ? settings[slot] : -1, isColored = color >= 0;
  const swatches = find('#swatches'), { style } = document.documentElement;
  swatches.hidden = !slot;
  showTile(settings.animator);
  for (const input of swatches.querySelectorAll('input')) input.checked = Number(input.value) === color;
  if (isColored) style.setProperty('--hue', `#${color.toString(16).padStart(6, '0')}`); else style.removeProperty('--hue');
}

/** Brings the tile of an animator into the row of tiles, where they are one. */
function showTile(animator) {
  if (animator === shownTile) return;
  shownTile = animator;
  const row = find('#animators'), tile = row.querySelector(`label:has([value="${animator}"])`);
  if (tile) row.scrollLeft = tile.offsetLeft + (tile.offsetWidth - row.clientWidth) / 2;
}

/** Writes the Swift in lines that fit. */
function showCode() {
  const statements = swiftCode(session.settings, engine.standard).split('\n');
  write(code, statements, code.closest('pre'));
  const tint = statements.find(statement => statement.startsWith('header.tintColor'));
  line.style.fontSize = '';
  if (original) {
    const { code } = ORIGINALS[original], longest = Math.max(...code.split('\n').map(text => text.length));
    line.style.fontSize = `${Math.max(LEAST_FONT, parseFloat(getComputedStyle(line).fontSize) * Math.min(1, columnsOf(line) / longest))}px`;
    show(line, code);
  } else write(line, tint ? [statements[0], tint] : [statements[0].replace(/^let header = /, '')], line);
  function write(element, statements, box) {
    show(element, statements.flatMap(statement => linesOf(statement, columnsOf(box))).join('\n'));
  }
  function show(element, text) { if (element.textContent !== text) element.textContent = text; }
}

function resize() {
  for (const view of [phone, old]) view.isCropped = session.hasOld && isNarrow.matches;
  if (session.isUntouched && !isFitting()) session.renew(session.frameRate, { height: fitting() });
  for (const view of [phone, old]) view.resize();
  magnifier.resize();
  showCode();
  strip.resize();
  previews.resize();
  draw();
  if (strip.isOpen) strip.draw();
}

session.addEventListener('restart', restart);
session.addEventListener('wake', wake);
session.addEventListener('look', () => {
  // Whoever looks elsewhere, or touches the phone, stops what plays.
  isPlayingBack &&= session.pastFrame === expected;
  wake();
  draw();
  bar.show(isPlayingBack);
  if (!strip.isOpen) return;
  strip.show(engine.read(session.shown), performance.now(), true);
  strip.draw();
});
strip.onOpen = () => {
  strip.resize();
  strip.show(engine.read(session.shown), performance.now(), true);
  strip.draw();
};
previews.onPlay = wake;

/** Whether the ghost's pull is in the recording, whether the page shows a link's recording. */
let hasGhost = false, isShared = false;

/** The user takes over. */
function use() {
  hasGhost = false;
  ghost.stop();
  find('#phone').classList.remove('hinting');
  if (isStill) session.restart();
  // What was done at another speed, or in another window, can be played again until something new is done.
  if (!isByHand && (session.frameRate !== slowRate() || !isFitting())) session.renew(slowRate(), isDemoSized ? {} : { height: fitting() });
}
input.onUse = use;
ghost.addEventListener('end', () => {
  find('#phones').classList.remove('watching');
  if (!isByHand) find('#phone').classList.add('hinting');
});

/** Shows what to do: a finger pulls, or stands where the gum is about to snap. */
function demonstrate() {
  if (prefersStill.matches) {
    ghost.stand();
    isStill = true;
    find('#phone').classList.add('hinting');
    draw();
    return;
  }
  hasGhost = true;
  ghost.play();
  find('#phones').classList.add('watching');
}

bar.onSpeed = chosen => {
  speed = chosen;
  session.slowness = Math.round(1 / speed);
};

prefersDark.addEventListener('change', () => followDisplay('dark'));
prefersStill.addEventListener('change', () => followDisplay('reducedMotion'));
function followDisplay(slot) {
  session.set(slot, around()[slot]);
  controls.show();
  showSettings();
  previews.restart(session.settings);
}

/** What is shown beside the phone, one at a time: the gum of 2012, or the magnifier, which slows time down. */
const beside = {
  old: isShown => {
    session.hasOld = isShown;
    find('#old').hidden = !isShown;
  },
  construction: isShown => {
    magnifier.element.hidden = !isShown;
    bar.choose(isShown ? SPEEDS.at(-1) : SPEEDS[0]);
    magnifier.restart(session.settings);
  },
};
const isNarrow = matchMedia('(width < 1100px)');
isNarrow.addEventListener('change', resize);

function showBeside({ name, checked }) {
  for (const other of Object.keys(beside)) {
    const input = find('#controls').elements[other];
    if (other !== name && !input.checked) continue;
    input.checked = other === name && checked;
    beside[other](input.checked);
  }
  resize();
}

controls.hasTexts = async language => {
  const areThere = await texts.has(language);
  toast.say(areThere ? '' : 'The texts of this language could not be loaded.', !areThere);
  return areThere;
};

controls.onInput = event => {
  use();
  if (event.target.name === 'animator') chooseAnimator();
  if (event.target.name === 'frameRate') chooseRate(Number(event.target.value));
  if (event.target.name in beside) showBeside(event.target);
  showSettings();
  previews.restart(session.settings);
  if (event.target.name === 'animator' && !prefersStill.matches && !isByHand) previews.playAnimator(session.settings.animator);
};

/** The menu shows the choice, not what slow motion makes of it. */
function chooseRate(rate) {
  chosenRate = controls.frameRate = rate;
  session.restart({}, slowRate());
}

/** Another animator is no original's, and has the colour of the one before. */
function chooseAnimator() {
  const { animator, color, tint } = session.settings, slot = colorSlot(animator), chosen = color < 0 ? tint : color;
  leaveOriginal({ animator });
  for (const other of slot ? ['color', 'tint'] : []) {
    const number = other === slot ? chosen : -1;
    if (session.settings[other] !== number) session.set(other, number);
  }
  controls.show();
}

find('#swatches').addEventListener('input', event => {
  use();
  session.set(colorSlot(session.settings.animator), Number(event.target.value));
  controls.show();
  showSettings();
  previews.restart(session.settings);
});

const actions = {
  again: () => { use(); session.restart(isDemoSized ? {} : { height: fitting() }); },
  begin: () => { use(); session.act('begin', 0); },
  end: () => { session.act('end', 0); session.act('end', 1); },
  log: () => links.save(),
  link: () => links.share(),
  play: playBack,
};
for (const button of document.querySelectorAll('button[data-action]')) {
  button.addEventListener('click', () => actions[button.dataset.action]());
}

/** Shows the page's list or an original with these settings, as at the start. */
function begin(name, settings) {
  use();
  original = name;
  const { isBesideOld = false, opensRow = false } = ORIGINALS[name] ?? {};
  for (const link of document.querySelectorAll('#originals a')) link.ariaCurrent = link.hash === `#screen=${name}` ? 'page' : null;
  showBeside({ name: 'old', checked: isBesideOld });
  const kept = Object.fromEntries(SURROUNDINGS.map(slot => [slot, session.settings[slot]]));
  session.restart({ ...engine.standard, ...kept, ...OWN, height: isDemoSized ? engine.standard.height : fitting(), ...settings });
  previews.restart(session.settings);
  if (opensRow) session.act('open', session.settings.height / 2);
}

/** What is shown is the original's no more: its name leaves the address. */
function leaveOriginal(settings) {
  if (location.hash.startsWith('#animator=')) forgetAddress();
  if (!original) return;
  if (location.hash === `#screen=${original}`) forgetAddress();
  begin(null, settings);
}

function forgetAddress() { history.replaceState(null, '', location.pathname + location.search); }

/** Opens what the address names: an original, an animator, a row of the museum, or a recording; answers whether it names any. */
async function openAddress(isFirst = false) {
  const [, kind, name] = location.hash.match(/^#(screen|animator|row)=(\w+)$/) ?? [];
  const button = kind === 'row' ? find(`[data-row="${name}"]`) : null, isOriginal = kind === 'screen' && Object.hasOwn(ORIGINALS, name);
  const isAnimator = kind === 'animator' && ANIMATORS.includes(name);
  if (location.hash.length > 1 && !button && !isOriginal && !isAnimator) return links.open();
  links.forget();
  if (isFirst && !kind) return false;
  if (button) button.click();
  else begin(isOriginal ? name : null, isOriginal ? ORIGINALS[name].settings : isAnimator ? { animator: ANIMATORS.indexOf(name) } : {});
  if (!isFirst) find('#stage').scrollIntoView({ block: 'nearest', behavior: prefersStill.matches ? 'instant' : 'smooth' });
  if (kind && !button && !ORIGINALS[name]?.opensRow && !isByHand) demonstrate();
  return true;
}

/** Shows a recording from elsewhere, and plays it. */
function showRecording(recording) {
  leaveOriginal({});
  use();
  session.play(recording);
  session.lookBack(0);
  playBack();
}

const links = new Links(session, toast);
links.onOpen = recording => { isShared = true; showRecording(recording); };
links.hasTexts = recording => texts.hasAll(recording);

fillBreakages(find('#breakages'), breakage => {
  showRecording(Recording.parse(breakageLog(breakage, session.settings, SURROUNDINGS), engine));
  find('#stage').scrollIntoView({ block: 'nearest', behavior: prefersStill.matches ? 'instant' : 'smooth' });
});

/** Plays what was recorded, from the frame that is shown or from the start; or stops. */
function playBack() {
  if (isPlayingBack) { session.lookBack(null); return; }
  if (session.shownFrame === session.frame || session.pastFrame === null) session.lookBack(0);
  isPlayingBack = true;
  bar.show(true);
  wake();
}

function playOn(count) {
  const { fineness } = session;
  expected = Math.round(session.pastFrame * fineness + count) / fineness;
  session.lookBack(expected > session.frame ? null : expected);
}

new ResizeObserver(resize).observe(find('main'));
session.addEventListener('play', restart);
restart();
if (!await openAddress(true)) demonstrate();
if (!isEmbedded && !prefersStill.matches) previews.playAll();
find('#phones').classList.toggle('watching', ghost.isPlaying);
addEventListener('hashchange', () => openAddress());
wake();

/** What a test needs: time by hand, and what is to be seen. */
let fingerprints = null;
session.addEventListener('restart', () => { if (fingerprints) fingerprints = []; });
session.willStep = () => { if (session.frame > 0) fingerprints?.push(engine.fingerprint(PHONE.live)); };
window.playground = {
  engine, session, clock, texts, animators: ANIMATORS, recordings: { Recording, packed, unpacked },
  /** Time passes by hand only, on the phone of the demo, unless a link was opened. */
  byHand() {
    isByHand = isDemoSized = true;
    isPlayingBack = false;
    find('#phone').classList.remove('hinting');
    hasGhost = false;
    if (!isShared) session.frameRate = 60;
    if (original) begin(original, ORIGINALS[original].settings);
    else if (!isShared) session.restart({ ...engine.standard, ...around() });
    resize();
  },
  byItself() { isByHand = false; isRunning = false; wake(); },
  keepFingerprints(isKept = true) { fingerprints = isKept ? [] : null; },
  /** Of all frames since the list was at rest, each with what was done after it. */
  fingerprints: () => [...fingerprints, engine.fingerprint(PHONE.live)],
  /** Lets frames pass; answers the state after each. */
  frames(count) {
    return Array.from({ length: count }, () => {
      tick(performance.now(), 1);
      return session.states[session.frame];
    });
  },
  resize,
  show() { controls.show(); showSettings(); draw(); },
  report: () => [...engine.read(PHONE.live)],
  rows: () => find('#phone ol').children.length,
  isResting: () => !isRunning,
};
document.body.dataset.ready = '';
