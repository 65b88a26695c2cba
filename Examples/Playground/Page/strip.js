// A look inside: the numbers of the machine, and a plot of the offset and of the inset over time, to look back along.

import { CONTROL, LIST, LOAD, REFRESH, STATES } from './engine.js';

/** How much time the plot shows, in seconds, and how much of the offset, in points on either side of the rest. */
const SPAN = 8;
const RANGE = { past: 190, beyond: 60 };
/** Texts are written ten times a second: nobody reads faster. */
const TEXT_INTERVAL = 100;
const fixed = value => (Math.abs(value) < 0.05 ? 0 : value).toFixed(1);

export class Strip {
  #outputs;
  #lastText = -Infinity;

  /** @param {HTMLElement} element */
  constructor(element, session) {
    this.element = element;
    this.session = session;
    this.#outputs = Object.fromEntries([...element.querySelectorAll('output')].map(output => [output.name, output]));
    this.canvas = element.querySelector('canvas');
    this.context = this.canvas.getContext('2d');
    for (const button of element.querySelectorAll('button[data-step]')) {
      button.addEventListener('click', () => session.lookBack(session.shownFrame + Number(button.dataset.step)));
    }
    this.live = element.querySelector('button[data-live]');
    this.live.addEventListener('click', () => session.lookBack(null));
    this.canvas.addEventListener('pointerdown', event => this.#scrub(event));
    this.canvas.addEventListener('pointermove', event => { if (event.buttons) this.#scrub(event); });
    element.addEventListener('toggle', () => { if (element.open) this.onOpen(); });
  }

  /** Called when it is opened. */
  onOpen = () => {};

  /** Whether it is to be seen: nothing is written or drawn that nobody sees. */
  get isOpen() { return this.element.open && this.colors !== undefined; }

  resize() {
    if (!this.element.open) return;
    const { width, height } = this.canvas.getBoundingClientRect();
    this.canvas.width = Math.max(1, width * devicePixelRatio);
    this.canvas.height = Math.max(1, height * devicePixelRatio);
    const style = getComputedStyle(this.canvas);
    this.colors = Object.fromEntries(['offset', 'share', 'grid', 'ink', ...STATES].map(name => [name, style.getPropertyValue(`--${name}`)]));
  }

  /** The frames that the plot shows; while one looks back it stays where it is. */
  get #window() {
    const { session } = this, length = SPAN * session.frameRate;
    if (session.pastFrame === null || this.window === undefined) {
      const end = Math.max(session.frame, length);
      this.window = { start: end - length, end };
    }
    const { start, end } = this.window, past = session.pastFrame;
    if (past !== null && (past < start || past > end)) {
      const first = Math.max(0, Math.round(past - length / 2));
      this.window = { start: first, end: first + length };
    }
    return this.window;
  }

  #scrub(event) {
    const { left, width } = this.canvas.getBoundingClientRect(), { start, end } = this.#window;
    this.session.lookBack(start + (event.clientX - left) / width * (end - start));
  }

  /** Shows the numbers of a report; texts not more often than they can be read, unless `isFinal`. */
  show(report, now, isFinal) {
    if (!isFinal && now - this.#lastText < TEXT_INTERVAL) return false;
    this.#lastText = now;
    const { session } = this;
    this.#write('state', STATES[report[REFRESH + CONTROL.state]]);
    this.#write('pull', `${fixed(report[REFRESH + CONTROL.pull])} pt`);
    this.#write('progress', report[REFRESH + CONTROL.progress].toFixed(2));
    this.#write('share', `${fixed(report[REFRESH + CONTROL.share])} pt`);
    // The last step of a motion is a third of a point: the frame after which nothing moves is at rest.
    this.#write('velocity', `${report[LIST.isQuiet] === 1 ? 0 : Math.round(this.#velocity)} pt/s`);
    this.#write('load', STATES[report[LOAD + CONTROL.state]]);
    this.#write('items', String(report[LIST.count]));
    this.#write('time', `${(session.shownFrame / session.frameRate).toFixed(2)} s`);
    this.live.disabled = session.pastFrame === null;
    return true;
  }

  #write(name, text) { if (this.#outputs[name].value !== text) this.#outputs[name].value = text; }

  /** How fast the list moves, in points a second. */
  get #velocity() {
    const { offsets, frameRate } = this.session, shownFrame = Math.floor(this.session.shownFrame);
    return shownFrame > 0 ? (offsets[shownFrame] - offsets[shownFrame - 1]) * frameRate : 0;
  }

  draw() {
    const { context, session } = this, { width, height } = this.canvas, { start, end } = this.#window;
    const x = frame => (frame - start) / (end - start) * width;
    const y = pull => height * (1 - (pull + RANGE.beyond) / (RANGE.past + RANGE.beyond));
    const last = Math.min(session.frame, end);
    context.clearRect(0, 0, width, height);
    context.lineWidth = devicePixelRatio;
    context.fillStyle = this.colors.grid;
    context.fillRect(0, y(0), width, devicePixelRatio);
    this.#drawStates(context, start, last, x, height);
    this.#line(context, session.shares, this.colors.share, start, last, x, y);
    this.#line(context, session.pulls, this.colors.offset, start, last, x, y);
    if (session.pastFrame === null) return;
    context.fillStyle = this.colors.ink;
    context.fillRect(x(session.pastFrame) - devicePixelRatio, 0, 2 * devicePixelRatio, height);
  }

  /** A band in the colour of the state at the bottom, and a mark where it changes. */
  #drawStates(context, start, last, x, height) {
    const { states } = this.session;
    let from = Math.max(0, start);
    for (let frame = from + 1; frame <= last + 1; frame++) {
      if (frame <= last && states[frame] === states[from]) continue;
      context.fillStyle = this.colors[STATES[states[from]]];
      context.fillRect(x(from), height - 6 * devicePixelRatio, x(frame) - x(from), 6 * devicePixelRatio);
      if (from > start) context.fillRect(x(from), 0, devicePixelRatio, height);
      from = frame;
    }
  }

  #line(context, values, color, start, last, x, y) {
    context.strokeStyle = color;
    context.lineWidth = 1.5 * devicePixelRatio;
    context.beginPath();
    for (let frame = Math.max(0, start); frame <= last; frame++) context.lineTo(x(frame), y(values[frame]));
    context.stroke();
  }
}
