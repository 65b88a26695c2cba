// Fingers, mice, wheels and keys on the phone, told to the session.

import { CONTROL, LIST, LOAD, OUTCOMES, PHONE, ROW, STATES } from './engine.js';
import { LARGE_TITLE, SCREEN } from './phone.js';
import { Wheel } from './wheel.js';

/** What a touch may move and still be a tap, in points: as much as a drag swallows. */
const TAP = 10;
/** Places are whole 64ths of a point, so that a log can name them exactly. */
const rounded = value => Math.round(value * 64) / 64;
/** How far a key pulls in a frame, and at most, in points of the finger. */
const KEY_PULL = { step: 5, longest: 320 };
const ARROW = 60;
/** The keys beside the arrows that do something to the list. */
const KEYS = ['PageUp', 'PageDown', 'Home', 'End', 'r', 'Enter'];
/** What a finger adds to keys that have scrolled to the end, in points: as a drag, it loads more. */
const NUDGE = 14;
/** The button that goes back, in the bar, and where the rows below the bar begin, in points. */
const BACK = { width: 110, height: 103 };
const TITLE = 103;
/** How much of the phone may be above the window before a swipe down moves the page, in pixels. */
const HIDDEN = 8;
/** The window that scrolls, and the frame in it which shows the page, if one of this site does: the front page of the documentation. */
const outside = { window: frameElement?.ownerDocument.defaultView ?? window, frame: frameElement };

export class Input {
  #pointer = null;
  #start = null;
  #keyPull = null;
  #isNudgeDue = false;
  #swipe = null;

  /** Called before the user does something. */
  onUse = () => {};

  /** Whether the touch began on what covers the phone, and has not moved: it may be a click there. */
  #isClick = false;

  /** @param {HTMLElement[]} covers What lies on the phone, or beside it: a drag that begins there is one of the list too. */
  constructor(phone, session, covers) {
    this.phone = phone;
    this.covers = covers;
    this.session = session;
    this.wheel = new Wheel(phone, session, outside.window);
    this.wheel.onUse = () => this.onUse();
    const { element } = phone;
    for (const part of [element, ...covers]) {
      part.addEventListener('pointerdown', event => this.#down(event));
      part.addEventListener('pointermove', event => this.#move(event));
      part.addEventListener('pointerup', event => this.#up(event));
      part.addEventListener('pointercancel', event => this.#up(event, true));
      part.addEventListener('wheel', event => this.#wheel(event), { passive: false });
      if (CSS.supports('touch-action', 'pan-down')) continue;
      for (const kind of ['touchstart', 'touchmove']) part.addEventListener(kind, event => this.#keepSwipe(event), { passive: false });
    }
    element.addEventListener('keydown', event => this.#key(event));
    element.addEventListener('keyup', event => this.#keyUp(event));
    element.addEventListener('blur', () => this.#endKeyPull());
    outside.window.document.addEventListener('scroll', () => this.yieldSwipes(), { passive: true });
    session.stepListeners.push(() => this.#pullByKey());
    session.addEventListener('restart', () => { this.#pointer = this.#keyPull = null; this.#isNudgeDue = false; });
  }

  #place(event) {
    const { x, y } = this.phone.pointAt(event.clientX, event.clientY);
    return { x: rounded(x), y: rounded(y) };
  }

  #down(event) {
    // With Control, a click of a Mac opens a menu, which takes its end.
    if (this.#pointer !== null || this.#keyPull || this.wheel.isTurning || event.button !== 0 || event.ctrlKey) return;
    this.#pointer = event.pointerId;
    this.#start = this.#place(event);
    this.#isClick = event.currentTarget !== this.phone.element;
    this.isTap = !this.#isClick && !this.session.isMoving;
    if (!this.#isClick) this.#begin(event);
  }

  #begin({ currentTarget, pointerId }) {
    this.#isClick = false;
    this.onUse();
    // A use may begin another recording, which knows no finger.
    this.#pointer = pointerId;
    currentTarget.setPointerCapture(pointerId);
    this.session.touchDown(this.#start);
  }

  #move(event) {
    if (event.pointerId !== this.#pointer) return;
    // The button went up where nobody has told it.
    if (event.pointerType === 'mouse' && event.buttons === 0) { this.#up(event, true); return; }
    const place = this.#place(event);
    const isDrag = Math.hypot(place.x - this.#start.x, place.y - this.#start.y) >= TAP;
    if (isDrag) this.isTap = false;
    if (this.#isClick && !isDrag) return;
    if (this.#isClick) this.#begin(event);
    this.session.move(place);
  }

  #up(event, isCancelled = false) {
    if (event.pointerId !== this.#pointer) return;
    this.#pointer = null;
    if (this.#isClick) return;
    this.session.touchUp(isCancelled ? null : this.#place(event), isCancelled);
    if (this.isTap && !isCancelled) this.#tap(this.#start);
  }

  /** A tap on the button that goes back, on what loads more, where there is something to tap, or on a row. */
  #tap(place) {
    const { session, phone } = this, report = session.engine.read(PHONE.live);
    if (this.#hasRow) {
      const x = session.settings.rightToLeft ? SCREEN.width - place.x : place.x;
      if (x < BACK.width && place.y < BACK.height) session.act('back');
      return;
    }
    const start = report[LOAD + CONTROL.start], along = phone.isVertical ? place.y : place.x;
    const isOnLoader = along >= start && along <= start + Math.max(44, report[LOAD + CONTROL.extent]);
    if (report[LOAD + CONTROL.tap] !== 0 && isOnLoader) session.act('tap', 1); else session.act('open', place.y);
  }

  /** Whether a row is open above the list. */
  get #hasRow() { return this.session.engine.read(PHONE.live)[ROW.row] >= 0; }

  /** The page scrolls on where the list cannot. */
  #wheel(event) {
    if (event.ctrlKey || this.#pointer !== null || this.#keyPull || this.#hasRow) return;
    if (this.wheel.turn(event)) event.preventDefault();
  }

  /** Lets a swipe that the list cannot take scroll the page, also while the list bounces. A browser asks before the finger moves. */
  yieldSwipes() {
    const { session, phone } = this, report = session.engine.read(PHONE.live);
    if (report[LIST.isTouched] === 1) return;
    const { element } = phone, loads = [2, 3].includes(session.settings.loadTrigger) || this.#isLoadDue(report) || this.#isLoading(report);
    const isPulledAtStart = session.settings.edge === 0, ways = [];
    if (report[LIST.offset] >= report[LIST.highest] && isPulledAtStart && !loads) ways.push('pan-down');
    if (report[LIST.offset] <= report[LIST.lowest] && (isPulledAtStart ? this.#isHidden : !loads)) ways.push('pan-up');
    const wanted = !phone.isVertical || this.#hasRow || ways.length === 2 ? 'pan-y' : ways[0] ?? 'none';
    if (wanted === this.touchAction) return;
    this.touchAction = wanted;
    for (const part of [element, ...this.covers]) part.style.touchAction = CSS.supports('touch-action', wanted) ? wanted : 'pan-y';
  }

  get #isHidden() {
    const above = outside.frame?.getBoundingClientRect().top ?? 0;
    return above + this.phone.element.getBoundingClientRect().top < -HIDDEN;
  }

  /** Where a browser knows `pan-y` only, the first move of a swipe the other way keeps it on the list. */
  #keepSwipe(event) {
    const { touchAction } = this, [touch] = event.touches;
    if (event.type === 'touchstart') { this.#swipe = { y: touch.clientY, touchAction, isKept: null }; return; }
    if (!this.#swipe.touchAction.match(/^pan-(up|down)$/) || event.touches.length > 1) return;
    const distance = touch.clientY - this.#swipe.y;
    if (distance !== 0) this.#swipe.isKept ??= distance < 0 !== (this.#swipe.touchAction === 'pan-down');
    if (this.#swipe.isKept && event.cancelable) event.preventDefault();
  }

  #isLoading(report) { return STATES[report[LOAD + CONTROL.state]] === 'refreshing'; }

  /** Whether a drag at the end would begin to load. */
  #isLoadDue(report) {
    const hasFailed = OUTCOMES[report[LOAD + CONTROL.outcome]] === 'failure';
    return [0, 6].includes(this.session.settings.loadTrigger) && STATES[report[LOAD + CONTROL.state]] === 'idle' && !hasFailed;
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const name = key === ' ' ? (event.shiftKey ? 'PageUp' : 'PageDown') : key;
    const [back, on] = this.phone.isVertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
    // Any other key does nothing to the list, and so leaves what is played alone.
    if (!(this.#hasRow ? ['Escape'] : [back, on, ...KEYS]).includes(name)) return;
    event.preventDefault();
    // A key that is held scrolls on; it refreshes once, and opens one row.
    if (event.repeat && ['r', 'Enter'].includes(name)) return;
    this.onUse();
    if (this.#hasRow) this.session.act('back');
    else if (event.shiftKey && (name === back || name === on)) this.#beginKeyPull(name === on ? 1 : -1, event.repeat);
    else this.#command(name, back, on);
  }

  #command(name, back, on) {
    const { session } = this, report = session.engine.read(PHONE.live), offset = report[LIST.offset];
    const scroll = to => { this.#isNudgeDue = to >= report[LIST.highest]; session.act('scroll', to); };
    const page = 0.8 * (this.phone.isVertical ? this.phone.height : SCREEN.width);
    switch (name) {
      case back: session.act('wheel', -ARROW); break;
      case on: this.#isNudgeDue = offset + ARROW >= report[LIST.highest]; session.act('wheel', ARROW); break;
      case 'PageUp': scroll(offset - page); break;
      case 'PageDown': scroll(offset + page); break;
      case 'Home': scroll(report[LIST.lowest]); break;
      case 'End': scroll(report[LIST.highest]); break;
      case 'r': session.act('begin', 0); break;
      case 'Enter':
        if (report[LOAD + CONTROL.tap] !== 0) session.act('tap', 1); else session.act('open', TITLE + (session.settings.bar === 2 ? LARGE_TITLE : 0) + 1);
        break;
    }
  }

  /** Shift and an arrow pull like a finger, for as long as they are held. */
  #beginKeyPull(direction, isRepeat) {
    if (isRepeat || this.#keyPull || this.#pointer !== null) return;
    const start = { x: SCREEN.width / 2, y: this.phone.height / 2 };
    this.#keyPull = { direction, start, distance: 0, end: Infinity };
    this.session.touchDown(start);
  }

  /** Keys that have scrolled to the end go on as a finger would, which loads more. */
  #nudge() {
    const report = this.session.engine.read(PHONE.live);
    if (!this.#isNudgeDue || this.#keyPull || report[LIST.offset] < report[LIST.highest]) return;
    this.#isNudgeDue = false;
    if (this.#pointer !== null || !this.#isLoadDue(report)) return;
    const start = { x: SCREEN.width / 2, y: this.phone.height / 2 };
    this.#keyPull = { direction: -1, start, distance: 0, end: NUDGE };
    this.session.touchDown(start);
  }

  #pullByKey() {
    this.#nudge();
    const pull = this.#keyPull;
    if (!pull || pull.distance >= KEY_PULL.longest) return;
    if (pull.distance >= pull.end) return this.#endKeyPull();
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
