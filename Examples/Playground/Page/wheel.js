// A wheel or a trackpad as a finger: a burst of its events is one drag, which scrolls, loads more and pulls.

import { CONTROL, LIST, LOAD, PHONE, STATES } from './engine.js';
import { SCREEN } from './phone.js';

/** Lines and pages of wheels that do not count pixels, in points. */
const UNITS = [1, 20, 600];
/** What a drag swallows, in points. */
const SLOP = 10;
/** The finger is lifted this long after its last move, in seconds: a finger that rested has no speed. */
const LIFT = 0.12;
/** A pull begins with a burst of its own: this long after the one that scrolled to the edge, in milliseconds. */
const PULL_AFTER = 300;
/** The share of what is left to move that a frame moves, and the least, in points: a notch is not a jump. */
const SHARE = 0.35, LEAST = 6;
/** The farthest that a finger pulls, and may be from the screen, in points. */
const LONGEST_PULL = 460, FARTHEST = 9000;

export class Wheel {
  #last = -Infinity;
  #left = 0;
  #finger = null;
  #idle = 0;
  #isPull = false;

  /** Called before the list takes a burst. */
  onUse = () => {};

  /** @param {Window} outside The window that scrolls. */
  constructor(view, session, outside) {
    this.view = view;
    this.outside = outside;
    this.session = session;
    session.stepListeners.push(() => this.#step());
    session.addEventListener('restart', () => { this.#finger = null; });
  }

  get isTurning() { return this.#finger !== null; }

  /** Takes an event; answers whether the list takes it, and not the page. */
  turn(event) {
    const { isVertical } = this.view, isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isVertical === isAcross) return false;
    const distance = (isVertical ? event.deltaY : event.deltaX) * UNITS[event.deltaMode], pause = event.timeStamp - this.#last;
    this.#last = event.timeStamp;
    if (distance === 0) return false;
    if (!this.#finger && !this.#begin(distance, pause)) return false;
    this.#left += distance;
    this.#idle = 0;
    return true;
  }

  #begin(distance, pause) {
    const { session } = this, report = session.engine.read(PHONE.live);
    const isAtStart = report[LIST.offset] <= report[LIST.lowest], isAtEnd = report[LIST.offset] >= report[LIST.highest];
    this.#isPull = false;
    if (distance < 0 && isAtStart || distance > 0 && isAtEnd) {
      const isPulled = distance < 0 === (session.settings.edge % 2 === 0) || this.#loads(report);
      if (!isPulled || distance < 0 && this.outside.scrollY > 0 && this.view.isVertical) return false;
      // What is left of a burst that came to the edge goes nowhere.
      if (pause < PULL_AFTER) return true;
      this.#isPull = true;
    }
    this.onUse();
    const start = { x: SCREEN.width / 2, y: this.view.height / 2 };
    this.#finger = { start, moved: 0, isMoving: false };
    this.#left = 0;
    session.touchDown(start);
    return true;
  }

  /** Whether a drag at the end loads more. */
  #loads(report) { return STATES[report[LOAD + CONTROL.state]] === 'idle' && ![1, 4, 5].includes(this.session.settings.loadTrigger); }

  #step() {
    const finger = this.#finger, { session } = this;
    if (!finger) return;
    const distance = this.#allowed(Math.sign(this.#left) * Math.min(Math.abs(this.#left), Math.max(LEAST, Math.abs(this.#left) * SHARE)));
    this.#left -= distance;
    if (distance === 0) {
      this.#left = 0;
      this.#idle += 1;
      if (this.#idle > LIFT * session.frameRate) this.#lift();
      return;
    }
    // The first points of a drag move nothing.
    const slop = finger.isMoving ? 0 : Math.sign(distance) * SLOP;
    finger.isMoving = true;
    finger.moved = Math.round((finger.moved - distance - slop) * 64) / 64;
    if (Math.abs(finger.moved) > FARTHEST) return this.#lift();
    const { x, y } = finger.start;
    session.move(this.view.isVertical ? { x, y: y + finger.moved } : { x: x + finger.moved, y });
  }

  /** What scrolls stops at the ends, just behind the last one, where more is loaded; what pulls is as long as an arm. */
  #allowed(distance) {
    if (this.#isPull) return Math.abs(this.#finger.moved) < LONGEST_PULL ? distance : 0;
    const report = this.session.engine.read(PHONE.live), offset = report[LIST.offset];
    const most = distance < 0 ? report[LIST.lowest] - offset : report[LIST.highest] + 1 - offset;
    return distance < 0 ? Math.min(0, Math.max(distance, most)) : Math.max(0, Math.min(distance, most));
  }

  #lift() {
    this.#finger = null;
    this.session.touchUp(null);
  }
}
