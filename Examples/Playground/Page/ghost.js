// The pull that plays by itself when the page opens: a finger that shows what to do.

import { CONTROL, LIST, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';

/** When the finger comes down, begins to pull, has pulled, and lifts, in seconds. */
const TIMES = { down: 0.3, start: 0.4, pulled: 1.35, lift: 1.75 };
/** Where it comes down, in points below the bars, and how much farther than the trigger it pulls. */
const START = 60, FARTHER = 1.06;
/** What a drag swallows, in points, and the coefficient of the rubber band. */
const SLOP = 10, RUBBER = 0.55;

/** How near its pull is shown, and how fast one steps back afterwards, in seconds. */
const NEAR = 1.4, BACK = 0.12;

const smooth = part => part * part * (3 - 2 * part);
const clamp = part => Math.max(0, Math.min(1, part));

export class Ghost extends EventTarget {
  #begin = 0;
  #isDown = false;
  isPlaying = false;

  constructor(session) {
    super();
    this.session = session;
    session.stepListeners.push(() => { if (this.isPlaying) this.#step(); });
    session.addEventListener('restart', () => this.#end());
  }

  /** Begins; the list must be at rest at its upper edge. */
  play() {
    const report = this.session.engine.read(this.session.shown), trigger = report[REFRESH + CONTROL.trigger] * FARTHER;
    this.start = { x: SCREEN.width * 0.66, y: START - report[LIST.lowest] };
    const { height } = this.session.settings;
    this.travel = SLOP + height / RUBBER * (1 / (1 - trigger / height) - 1);
    this.#begin = this.session.frame;
    this.isPlaying = true;
    this.dispatchEvent(new Event('play'));
    this.session.dispatchEvent(new Event('wake'));
  }

  /** The user takes over: the finger is lifted where it is. */
  stop() {
    if (!this.isPlaying) return;
    if (this.#isDown) this.session.touchUp(null, true);
    this.#end();
  }

  /** Stands still where the gum is about to snap: a picture for readers who prefer no motion. */
  stand() {
    this.play();
    const { session } = this;
    while (this.#time < TIMES.start + 0.8 * (TIMES.pulled - TIMES.start)) session.step();
    this.isPlaying = false;
  }

  /** How near the gap is shown, so many frames after it was shown from some nearness. */
  nearness(last, count) {
    if (this.isPlaying) return NEAR;
    const next = 1 + (last - 1) * Math.exp(-count / BACK / this.session.frameRate);
    return next < 1.004 ? 1 : next;
  }

  get #time() { return (this.session.frame - this.#begin) / this.session.frameRate; }

  #step() {
    const time = this.#time, { session, start } = this;
    if (time < TIMES.down) return;
    if (!this.#isDown) {
      this.#isDown = true;
      session.touchDown(start);
      return;
    }
    const part = clamp((time - TIMES.start) / (TIMES.pulled - TIMES.start));
    session.move({ x: start.x, y: Math.round((start.y + this.travel * smooth(part)) * 64) / 64 });
    if (time < TIMES.lift) return;
    session.touchUp(null);
    this.#end();
  }

  #end() {
    const wasPlaying = this.isPlaying;
    this.isPlaying = this.#isDown = false;
    if (wasPlaying) this.dispatchEvent(new Event('end'));
  }
}
