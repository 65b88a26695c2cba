// Puts the page of a report together: a text, the list that it replays on, and its trace.

import { ANIMATORS } from './animators.js';
import { STATES } from './engine.js';
import { Painter } from './painter.js';
import { ReportEngine, SIDE, SIDES, STEP } from './report-engine.js';
import { ReportStage } from './report-stage.js';
import { ReportTable } from './report-table.js';

/** The most bytes of a text: twice those of a recording, since a report may add empty lines. */
const MOST = 512_000;
const SIDE_NAMES = ['near', 'far'];

const find = selector => document.querySelector(selector);
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

const engine = await ReportEngine.load('report.wasm');
const stage = new ReportStage(find('#list'), new Painter(engine), engine);
const table = new ReportTable(find('#trace'));
const field = find('#text'), verdict = find('#verdict'), slider = find('#step'), play = find('#play');
const sides = [...document.querySelectorAll('[name=side]')];

/** The lines of the text, the number of steps, the one that is shown and the time at which it is, in seconds. */
let lines = [], count = 0, step = 0, time = 0;
let speed = 1, isRunning = false, last = 0;

function timeOf(step) { return engine.read(step)[STEP.time]; }

/** Replays a text, or says what is wrong with it. */
function open(text) {
  pause();
  const size = new TextEncoder().encode(text).length;
  const answer = text.trim() === '' ? { reason: '' }
    : size > MOST ? { reason: `a recording has at most 256,000 bytes, and not ${size.toLocaleString('en')}` } : engine.open(text);
  count = answer.count ?? 0;
  field.ariaInvalid = String(Boolean(answer.reason));
  verdict.classList.toggle('error', Boolean(answer.reason));
  verdict.textContent = answer.reason ?? summary();
  for (const part of document.querySelectorAll('[data-needs=report]')) part.hidden = count === 0;
  if (count === 0) return;
  lines = text.split('\n');
  slider.max = count;
  const present = [0, 1].filter(side => engine.hasControl(side));
  // The control that does something is shown first.
  const chosen = present.find(side => engine.course(side).text.includes('→')) ?? present[0] ?? 0;
  for (const [side, input] of sides.entries()) {
    input.closest('label').hidden = !present.includes(side);
    input.checked = side === chosen;
  }
  find('#sides').hidden = present.length < 2;
  fill();
  show(0);
}

function summary() {
  const inputs = `${count} ${count === 1 ? 'input' : 'inputs'}`, axis = engine.isVertical ? 'vertical' : 'horizontal';
  const seconds = count > 0 ? ` in ${timeOf(count - 1).toFixed(3)} s` : '';
  const difference = engine.difference && `; the effects differ from line ${engine.difference}`;
  return `${axis}, ${inputs}${seconds}${engine.isCut ? ', ends early' : ''}${difference}`;
}

/** Fills the table with the course of the chosen control. */
function fill() {
  const side = sides.findIndex(input => input.checked);
  find('#states').textContent = table.fill(engine.course(side));
}

/** Shows a step as it was, or at a later time while the report plays. */
function show(chosen, at = timeOf(chosen)) {
  step = chosen;
  time = at;
  stage.draw(step, time);
  if (slider.valueAsNumber !== step + 1) slider.value = step + 1;
  table.show(step);
  const numbers = engine.read(step), states = describe(numbers);
  write(find('#input'), `${numbers[STEP.line]}: ${lines[numbers[STEP.line] - 1].trim()}`);
  slider.ariaValueText = `input ${step + 1} of ${count}, ${numbers[STEP.time].toFixed(3)} s, ${states}`;
  find('#list').ariaLabel = `The list at ${numbers[STEP.time].toFixed(3)} s: ${states}`;
}

function write(element, text) { if (element.textContent !== text) element.textContent = text; }

function describe(numbers) {
  const words = SIDES.flatMap((place, side) => numbers[place + SIDE.isPresent] === 1
    ? [`${SIDE_NAMES[side]} ${STATES[numbers[place + SIDE.state]]}`] : []);
  return words.join(', ') || 'no control';
}

function run(now) {
  if (!isRunning) return;
  const at = time + Math.min((now - last) / 1000, 0.1) * speed;
  last = now;
  let next = step;
  while (next + 1 < count && timeOf(next + 1) <= at) next++;
  if (next === count - 1) return pause(next);
  show(next, at);
  requestAnimationFrame(run);
}

function start() {
  if (step === count - 1) show(0);
  isRunning = true;
  play.textContent = 'Stop';
  last = performance.now();
  requestAnimationFrame(run);
}

/** Stops at a step. */
function pause(at = step) {
  isRunning = false;
  play.textContent = 'Play';
  if (count > 0) show(at);
}

play.addEventListener('click', () => isRunning ? pause() : start());
slider.addEventListener('input', () => { pause(slider.valueAsNumber - 1); });
table.onChoose = chosen => pause(chosen);
for (const input of sides) input.addEventListener('change', () => { fill(); table.show(step); });
for (const input of document.querySelectorAll('[name=speed]')) {
  input.addEventListener('change', () => { speed = Number(input.value); });
}

field.addEventListener('input', () => open(field.value));
async function read(file) {
  field.value = file.size > MOST ? '' : await file.text();
  if (file.size <= MOST) return open(field.value);
  open('');
  field.ariaInvalid = 'true';
  verdict.classList.add('error');
  verdict.textContent = `a recording has at most 256,000 bytes, and ${file.name} has ${file.size.toLocaleString('en')}`;
}
find('#file').addEventListener('change', ({ target }) => {
  const [file] = target.files;
  // The same file may be chosen again, once it has changed.
  target.value = '';
  if (file) read(file);
});
addEventListener('dragover', event => event.preventDefault());
addEventListener('drop', event => {
  const [file] = event.dataTransfer.files, text = event.dataTransfer.getData('text');
  if (!file && !text) return;
  event.preventDefault();
  if (file) read(file);
  else open(field.value = text);
});

const animator = find('#animator');
animator.append(...ANIMATORS.map((name, index) => new Option(name, index)));
animator.addEventListener('change', () => set('animator', Number(animator.value)));
function set(slot, number) {
  engine.set(slot, number);
  if (count > 0) show(step, time);
}
function follow() {
  set('dark', Number(prefersDark.matches));
  set('reducedMotion', Number(prefersStill.matches));
}
for (const query of [prefersDark, prefersStill]) query.addEventListener('change', follow);
follow();
new ResizeObserver(() => { if (count > 0) show(step, time); }).observe(find('#frame'));

field.disabled = false;
open(field.value);

/** What a test needs. */
window.report = {
  engine, open: text => { field.value = text; open(text); }, isResting: () => !isRunning, step: () => step,
  count: () => count,
};
document.body.dataset.ready = '';
