// Puts the page together, and lets time pass.

import { ANIMATORS } from './animators.js';
import { Controls } from './controls.js';
import { Engine } from './engine.js';
import { fillLanguages } from './languages.js';
import { Input } from './input.js';
import { Painter } from './painter.js';
import { Phone, SCREEN } from './phone.js';
import { Previews } from './previews.js';
import { packed, Recording, unpacked } from './recording.js';
import { Session, WORLD } from './session.js';
import { Speech } from './speech.js';
import { Strip } from './strip.js';
import { swiftCode } from './swift.js';

const find = selector => document.querySelector(selector);
const LIVE_FRAMES = 4;

const engine = await Engine.load('playground.wasm');
const painter = new Painter(engine);
const isEmbedded = new URLSearchParams(location.search).has('embed');
document.body.classList.toggle('embed', isEmbedded);
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
const session = new Session(engine, {
  dark: Number(matchMedia('(prefers-color-scheme: dark)').matches), reducedMotion: Number(prefersStill.matches),
}, 60);

const phone = new Phone(find('#phone .screen'), painter);
const old = new Phone(find('#old .screen'), painter);
fillLanguages(find('#controls').elements.language);
const strip = new Strip(find('#strip'), session);
const controls = new Controls(find('#controls'), session);
const previews = new Previews([...document.querySelectorAll('#animators canvas')], engine, painter);
const speech = new Speech(find('#speech'), find('#tap'));
new Input(phone, session);
find('#tap').addEventListener('click', () => session.act('tap', 1));
const code = find('#swift');

/** Time: as many frames of the session pass as the display has shown, so that a finger and the list keep together. */
const clock = {
  last: NaN, rest: 0,
  frames(now) {
    const elapsed = (now - this.last) / 1000 * session.frameRate;
    this.last = now;
    if (!(elapsed > 0)) return 1;
    const whole = Math.round(elapsed);
    // A display's frame is never exactly as long as it says: near a whole number it is that number.
    if (whole > 0 && Math.abs(elapsed - whole) < 0.25) { this.rest = 0; return Math.min(whole, LIVE_FRAMES); }
    this.rest += elapsed;
    const count = Math.floor(this.rest);
    this.rest -= count;
    return Math.min(count, LIVE_FRAMES);
  },
};

let isRunning = false, isByHand = false, isStripDrawn = false;

function draw() {
  phone.draw(session.shown);
  if (session.hasOld) old.draw(session.shownOld);
}

/** One frame of the page; answers whether there is another one. */
function tick(now, count) {
  for (; count > 0; count--) session.step();
  draw();
  const report = engine.read(WORLD.live);
  speech.hear(report);
  const isQuiet = session.isQuiet;
  const shown = session.pastFrame === null ? report : engine.read(WORLD.past);
  // The numbers and the plot take turns with the previews, so that no frame does everything.
  if (strip.show(shown, now, isQuiet)) isStripDrawn = true;
  else if (isStripDrawn) { isStripDrawn = false; strip.draw(); }
  else if (!prefersStill.matches && !isEmbedded) previews.step();
  if (isQuiet) strip.draw();
  return !isQuiet;
}

/** Time stands still at rest, and while one looks back. */
function run(now) {
  if (isByHand) { isRunning = false; return; }
  const passes = !session.isQuiet && session.pastFrame === null;
  if (!passes) clock.last = NaN;
  const isMoving = tick(now, passes ? clock.frames(now) : 0) && session.pastFrame === null;
  isRunning = isMoving || (!prefersStill.matches && !isEmbedded && !document.hidden);
  if (isRunning) requestAnimationFrame(run);
}

function wake() {
  if (isRunning || isByHand) return;
  isRunning = true;
  clock.last = NaN;
  requestAnimationFrame(run);
}

function restart() {
  for (const shown of [phone, old]) shown.restart(session.settings);
  speech.restart();
  controls.show();
  showSettings();
  wake();
}

function showSettings() {
  for (const shown of [phone, old]) shown.style(session.settings);
  code.textContent = swiftCode(session.settings, engine.standard);
  document.body.dataset.theme = session.settings.dark ? 'dark' : 'light';
}

function resize() {
  for (const shown of [phone, old]) {
    const frame = shown.element.parentElement;
    const { width } = frame.getBoundingClientRect();
    const scale = Math.min(width / SCREEN.width, 1);
    if (!(scale > 0)) continue;
    frame.style.height = `${SCREEN.height * scale}px`;
    shown.element.style.transform = `scale(${scale})`;
    shown.resize(scale);
  }
  strip.resize();
  previews.resize();
  draw();
  strip.draw();
}

session.addEventListener('restart', restart);
session.addEventListener('wake', wake);
session.addEventListener('look', () => {
  wake();
  draw();
  strip.show(engine.read(session.shown), performance.now(), true);
  strip.draw();
});
session.addEventListener('play', () => { restart(); session.lookBack(0); });
document.addEventListener('visibilitychange', wake);

find('#controls').addEventListener('input', event => {
  if (event.target.name === 'frameRate') session.restart({}, Number(event.target.value));
  if (event.target.name === 'old') {
    session.hasOld = event.target.checked;
    find('#old').hidden = !session.hasOld;
    resize();
  }
  showSettings();
  previews.restart(session.settings);
});

const actions = {
  again: () => session.restart(),
  begin: () => session.act('begin', 0),
  end: () => { session.act('end', 0); session.act('end', 1); },
  copy: () => navigator.clipboard?.writeText(code.textContent).catch(() => {}),
  log: () => download('playground.csv', session.recording.log),
  link: share,
  play: playBack,
};
for (const button of document.querySelectorAll('button[data-action]')) {
  button.addEventListener('click', () => actions[button.dataset.action]());
}

function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The link that was made here, which is not to be opened again. */
let shared = '';

async function share() {
  shared = await packed(session.recording.log);
  location.replace(`#${shared}`);
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  find('#speech').textContent = 'The link is in the address bar and on the clipboard.';
}

async function open() {
  const link = location.hash.slice(1);
  if (!link || link === shared) return;
  try {
    session.play(Recording.parse(await unpacked(link), engine));
  } catch (error) {
    find('#speech').textContent = 'The link holds no recording.';
    console.warn(error);
  }
}

/** Plays what was recorded, from the frame that is shown or from the start. */
function playBack() {
  let frame = session.shownFrame === session.frame ? 0 : session.shownFrame;
  const next = () => {
    if (frame > session.frame) return session.lookBack(null);
    session.lookBack(frame);
    const shown = frame++;
    // Whoever looks elsewhere, or touches the phone, ends it.
    requestAnimationFrame(() => { if (session.pastFrame === shown) next(); });
  };
  next();
}

new ResizeObserver(resize).observe(find('main'));
restart();
previews.restart(session.settings);
resize();
await open();
addEventListener('hashchange', open);
wake();

/** What a test needs: time by hand, and what is to be seen. */
let fingerprints = null;
session.addEventListener('restart', () => { if (fingerprints) fingerprints = []; });
session.willStep = () => { if (session.frame > 0) fingerprints?.push(engine.fingerprint(WORLD.live)); };
window.playground = {
  engine, session, animators: ANIMATORS,
  byHand() { isByHand = true; },
  byItself() { isByHand = false; isRunning = false; wake(); },
  keepFingerprints(isKept = true) { fingerprints = isKept ? [] : null; },
  /** Of all frames since the list was at rest, each with what was done after it. */
  fingerprints: () => [...fingerprints, engine.fingerprint(WORLD.live)],
  /** Lets frames pass; answers the state after each. */
  frames(count) {
    return Array.from({ length: count }, () => {
      tick(performance.now(), 1);
      return session.states[session.frame];
    });
  },
  resize,
  show() { controls.show(); showSettings(); draw(); },
  report: () => [...engine.read(WORLD.live)],
  rows: () => find('#phone ol').children.length,
};
document.title = 'RefreshKit playground';
document.body.dataset.ready = '';
