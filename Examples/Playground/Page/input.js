// Fingers, mice, wheels and keys on the phone, told to the session.

import { CONTROL, LIST, LOAD } from './engine.js';
import { SCREEN } from './phone.js';
import { WORLD } from './session.js';

/** What a touch may move and still be a tap, in points: as much as a drag swallows. */
const TAP = 10;
/** Places are whole 64ths of a point, so that a log can name them exactly. */
const rounded = value => Math.round(value * 64) / 64;
/** Lines and pages of wheels that do not count pixels, in points. */
const WHEEL_UNITS = [1, 20, 600];
/** How far a key pulls in a frame, and at most, in points of the finger. */
const KEY_PULL = { step: 5, longest: 320 };
const ARROW = 60;

export class Input {
  #pointer = null;
  #start = null;
  #keyPull = null;

  constructor(phone, session) {
    this.phone = phone;
    this.session = session;
    const { element } = phone;
    element.addEventListener('pointerdown', event => this.#down(event));
    element.addEventListener('pointermove', event => this.#move(event));
    element.addEventListener('pointerup', event => this.#up(event));
    element.addEventListener('pointercancel', event => this.#up(event, true));
    element.addEventListener('wheel', event => this.#wheel(event), { passive: false });
    element.addEventListener('keydown', event => this.#key(event));
    element.addEventListener('keyup', event => this.#keyUp(event));
    element.addEventListener('blur', () => this.#endKeyPull());
    session.stepListeners.push(() => this.#pullByKey());
    session.addEventListener('restart', () => { this.#pointer = null; this.#keyPull = null; });
  }

  #place(event) {
    const { left, top } = this.phone.element.getBoundingClientRect();
    return { x: rounded((event.clientX - left) / this.phone.scale), y: rounded((event.clientY - top) / this.phone.scale) };
  }

  #down(event) {
    if (this.#pointer !== null || this.#keyPull || event.button !== 0) return;
    this.#pointer = event.pointerId;
    this.phone.element.setPointerCapture(event.pointerId);
    this.#start = this.#place(event);
    this.isTap = !this.#isMoving;
    this.session.touchDown(this.#start);
  }

  get #isMoving() { return this.session.engine.read(WORLD.live)[LIST.velocity] !== 0; }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    const place = this.#place(event);
    if (Math.hypot(place.x - this.#start.x, place.y - this.#start.y) >= TAP) this.isTap = false;
    this.session.move(place);
  }

  #up(event, isCancelled = false) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    this.session.touchUp(isCancelled ? null : this.#place(event), isCancelled);
    if (this.isTap && !isCancelled) this.#tap(this.#start);
  }

  /** A tap on what loads more, where there is something to tap. */
  #tap(place) {
    const report = this.session.engine.read(WORLD.live);
    if (report[LOAD + CONTROL.tap] === 0) return;
    const start = report[LOAD + CONTROL.start], along = this.phone.isVertical ? place.y : place.x;
    if (along >= start && along <= start + Math.max(44, report[LOAD + CONTROL.extent])) this.session.act('tap', 1);
  }

  /** The page scrolls on where the list cannot. */
  #wheel(event) {
    const unit = WHEEL_UNITS[event.deltaMode];
    const distance = (this.phone.isVertical ? event.deltaY : event.deltaX || event.deltaY) * unit;
    const report = this.session.engine.read(WORLD.live);
    const isAtEnd = distance < 0 ? report[LIST.offset] <= report[LIST.lowest] : report[LIST.offset] >= report[LIST.highest];
    if (distance === 0 || isAtEnd) return;
    event.preventDefault();
    this.session.act('wheel', rounded(distance));
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = event.key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : event.key;
    const [back, on] = this.phone.isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    if (event.shiftKey && (name === back || name === on)) this.#beginKeyPull(name === on ? 1 : -1, event.repeat);
    else if (!this.#command(name, back, on)) return;
    event.preventDefault();
  }

  #command(name, back, on) {
    const { session } = this, report = session.engine.read(WORLD.live), offset = report[LIST.offset];
    const page = 0.8 * (this.phone.isVertical ? SCREEN.height : SCREEN.width);
    switch (name) {
      case back: session.act('wheel', -ARROW); break;
      case on: session.act('wheel', ARROW); break;
      case 'PageUp': session.act('scroll', offset - page); break;
      case 'PageDown': session.act('scroll', offset + page); break;
      case 'Home': session.act('scroll', report[LIST.lowest]); break;
      case 'End': session.act('scroll', report[LIST.highest]); break;
      case 'r': session.act('begin', 0); break;
      case 'Enter':
        if (report[LOAD + CONTROL.tap] === 0) return false;
        session.act('tap', 1);
        break;
      default: return false;
    }
    return true;
  }

  /** Shift and an arrow pull like a finger, for as long as they are held. */
  #beginKeyPull(direction, isRepeat) {
    if (isRepeat || this.#keyPull || this.#pointer !== null) return;
    const start = { x: SCREEN.width / 2, y: SCREEN.height / 2 };
    this.#keyPull = { direction, start, distance: 0 };
    this.session.touchDown(start);
  }

  #pullByKey() {
    const pull = this.#keyPull;
    if (!pull || pull.distance >= KEY_PULL.longest) return;
    pull.distance += KEY_PULL.step;
    const moved = pull.direction * pull.distance;
    this.session.move(this.phone.isVertical ? { x: pull.start.x, y: pull.start.y + moved } : { x: pull.start.x + moved, y: pull.start.y });
  }

  #keyUp(event) { if (event.key === 'Shift' || event.key.startsWith('Arrow')) this.#endKeyPull(); }

  #endKeyPull() {
    if (!this.#keyPull) return;
    this.#keyPull = null;
    this.session.touchUp(null);
  }
}
