// The phones that a reader plays with, and what is known of each frame.

import { CONTROL, LIST, LOAD, PHONE, REFRESH, STATES } from './engine.js';
import { FINEST, LONGEST, Player, Recording, RESTARTING } from './recording.js';

/** What the gum of 2012 is, whatever else is chosen. */
const OLD = { animator: 7, color: -1, trigger: 0, placement: 0 };
const OLD_SLOTS = new Set(Object.keys(OLD));

export class Session extends EventTarget {
  /** What was seen at each frame, for the plot: allocated once. */
  offsets = new Float64Array(LONGEST + 1);
  shares = new Float32Array(LONGEST + 1);
  pulls = new Float32Array(LONGEST + 1);
  states = new Uint8Array(LONGEST + 1);

  /** Called after each frame, and one before it: events would cost too much. */
  stepListeners = [];
  willStep = null;

  /** Whether the gum of 2012 is shown, and so has to be kept. */
  #hasOld = false;

  /** The frame that is looked back at; null while the present is shown. */
  pastFrame = null;
  finger = null;
  #oldBase = null;
  #oldSource = null;
  #finerOnes = new WeakMap();
  #isMade = false;
  #fingerIsDown = false;
  #liftedAt = -1;
  #moves = null;
  #touches = [];
  #others = [];

  /** The number of the row that the list begins with: rows that an earlier recording brought stay. */
  firstRow = 0;

  constructor(engine, settings, frameRate) {
    super();
    this.engine = engine;
    this.settings = { ...engine.standard, ...settings };
    this.frameRate = frameRate;
    this.recording = new Recording(this.settings, frameRate);
    this.past = new Player(engine, PHONE.past);
    this.oldPast = new Player(engine, PHONE.oldPast);
    this.restart();
    for (const phone of [PHONE.past, PHONE.oldPast]) engine.make(phone, this.settings, frameRate);
  }

  get hasOld() { return this.#hasOld; }

  /** It is brought to where the list is. */
  set hasOld(hasOld) {
    this.#hasOld = hasOld;
    if (hasOld) new Player(this.engine, PHONE.old).seek(this.#oldRecording, this.frame);
  }

  get #phones() { return this.#hasOld ? [PHONE.live, PHONE.old] : [PHONE.live]; }

  /** Begins anew: the list is at rest, and nothing is recorded. */
  restart(settings = this.settings, frameRate = this.frameRate) {
    this.firstRow = 0;
    this.#begin(settings, frameRate);
  }

  #begin(settings, frameRate) {
    this.settings = { ...this.settings, ...settings };
    this.frameRate = frameRate;
    this.recording.restart(this.settings, frameRate);
    // What is looked back at is another recording from here on, in the same object.
    this.past.recording = this.oldPast.recording = null;
    this.#finerOnes = new WeakMap();
    this.engine.make(PHONE.live, this.settings, frameRate);
    if (this.#hasOld || !this.#isMade) this.engine.make(PHONE.old, this.#old(this.settings), frameRate);
    this.#isMade = true;
    this.finger = null;
    this.#fingerIsDown = false;
    this.#liftedAt = -1;
    this.#moves = null;
    this.#touches = [];
    this.#others = [];
    this.pastFrame = null;
    this.#note();
    this.dispatchEvent(new Event('restart'));
  }

  /** Begins a new recording where the list is at rest as at the start, which nobody sees; answers whether it is. */
  renew(frameRate = this.frameRate, settings = {}) {
    const report = this.engine.read(PHONE.live), start = this.offsets[0];
    const isIdle = STATES[report[LOAD + CONTROL.state]] === 'idle' && report[LOAD + CONTROL.extent] === 0;
    if (!this.isQuiet || !isIdle || this.settings.edge !== 0 || report[LIST.offset] !== start) return false;
    this.firstRow -= report[LIST.newer];
    this.#begin({ ...this.settings, ...settings }, frameRate);
    return true;
  }

  get frame() { return this.recording.frames; }

  /** Where the finger is in the frame that is shown; null while none is down. */
  get shownFinger() {
    if (this.pastFrame === null) return this.finger;
    const [x, y] = this.recording.fingerAt(Math.floor(this.pastFrame));
    return Number.isFinite(x) ? { x, y } : null;
  }

  /** The phone that is shown. */
  get shown() { return this.pastFrame === null ? PHONE.live : PHONE.past; }
  get shownOld() { return this.pastFrame === null ? PHONE.old : PHONE.oldPast; }
  get shownFrame() { return this.pastFrame ?? this.frame; }

  /** Whether the next frame would be as this one. */
  get isQuiet() {
    return !this.#touches.length && !this.#others.length && this.engine.read(PHONE.live)[LIST.isQuiet] === 1;
  }

  /** Whether the list moves, or may after a lift; a control that opens or closes moves it without a velocity. */
  get isMoving() {
    if (this.isQuiet) return false;
    const { frame, offsets } = this, hasMoved = offsets[frame] !== offsets[Math.max(0, frame - 1)];
    return hasMoved || this.finger !== null || this.#liftedAt === frame || this.engine.read(PHONE.live)[LIST.velocity] !== 0;
  }

  set(slot, number) {
    this.lookBack(null);
    this.settings[slot] = number;
    if (RESTARTING.has(slot) || this.isUntouched) return this.restart();
    this.engine.set(PHONE.live, slot, number);
    if (this.#hasOld && !OLD_SLOTS.has(slot)) this.engine.set(PHONE.old, slot, number);
    this.recording.set(slot, number);
    this.dispatchEvent(new Event('wake'));
  }

  /** Whether nothing was done yet: what is set then is set at the start. */
  get isUntouched() { return this.frame === 0 && !this.recording.acts.length; }

  /** The finger comes down: at once, unless something waits for the frame. */
  touchDown(place) {
    this.lookBack(null);
    if (this.#mustWait) this.#touches.push({ kind: 'down', place }); else this.#down(place);
    this.dispatchEvent(new Event('wake'));
  }

  /** A log tells the touches after a frame before everything else: one that comes later waits for the next frame. */
  get #mustWait() {
    const last = this.recording.acts.at(-1);
    const comesAfter = last?.frame === this.frame && !['down', 'up', 'cancel'].includes(last.kind);
    return comesAfter || this.#touches.length > 0 || this.#others.length > 0 || this.#liftedAt === this.frame;
  }

  move(place) {
    const waiting = this.#touches.findLast(touch => touch.kind === 'down');
    if (waiting) waiting.next = place; else if (this.#fingerIsDown) this.#moves = place;
  }

  touchUp(place, isCancelled = false) {
    if (place) this.move(place);
    this.#touches.push({ kind: isCancelled ? 'cancel' : 'up' });
    this.dispatchEvent(new Event('wake'));
  }

  /** The wheel, an animated scroll, a tap, or the app's own call. */
  act(kind, x = 0) {
    this.lookBack(null);
    const last = this.#others.at(-1);
    if (kind === 'wheel' && last?.kind === 'wheel') last.x += x; else this.#others.push({ kind, x });
    this.dispatchEvent(new Event('wake'));
  }

  /** Lets a frame pass; after the ten minutes of a recording the list begins anew. */
  step() {
    if (this.recording.isFull) return this.restart();
    this.willStep?.();
    const place = this.#fingerIsDown ? this.#moves : null;
    const isMove = place && (place.x !== this.finger.x || place.y !== this.finger.y);
    if (isMove) this.finger = place;
    for (const phone of this.#phones) this.engine.step(phone, isMove ? place.x : NaN, isMove ? place.y : NaN);
    this.recording.step(this.#fingerIsDown ? this.finger : null);
    this.#moves = null;
    this.#deliver();
    this.#note();
    for (const listener of this.stepListeners) listener();
  }

  #deliver() {
    while (this.#touches.length) {
      const touch = this.#touches[0];
      if (touch.kind === 'down' && this.#liftedAt === this.frame) break;
      this.#touches.shift();
      if (touch.kind === 'down') {
        this.#down(touch.place);
        this.#moves = touch.next ?? null;
        break;
      }
      this.#act(touch.kind);
      this.#fingerIsDown = false;
      this.finger = null;
      this.#liftedAt = this.frame;
    }
    for (const other of this.#others.splice(0)) this.#act(other.kind, other.x);
  }

  #down(place) {
    this.#fingerIsDown = true;
    this.finger = place;
    this.#moves = null;
    this.#act('down', place.x, place.y);
  }

  #act(kind, x = 0, y = 0) {
    for (const phone of this.#phones) this.engine.act(phone, kind, x, y);
    this.recording.act(kind, x, y);
  }

  #note() {
    const report = this.engine.read(PHONE.live), frame = this.frame;
    this.offsets[frame] = report[LIST.offset];
    this.pulls[frame] = report[REFRESH + CONTROL.pull];
    this.shares[frame] = report[REFRESH + CONTROL.share];
    this.states[frame] = report[REFRESH + CONTROL.state];
  }

  #old(settings) { return { ...settings, ...OLD }; }

  /** How many times slower than it was done it is played. */
  slowness = 1;

  /** How many times finer than it was made a recording is shown; 1 shows each frame bit for bit as it was. What was made in slow
   * motion has fine frames itself. */
  get fineness() { return Math.max(1, Math.min(this.slowness, Math.floor(FINEST / this.recording.frameRate))); }

  /** Shows an earlier frame, or with null the present again. */
  lookBack(frame) {
    const { fineness } = this;
    const wanted = frame === null ? null : Math.max(0, Math.min(this.frame, Math.round(frame * fineness) / fineness));
    if (wanted === this.pastFrame) return;
    this.pastFrame = wanted;
    if (wanted !== null) {
      this.past.seek(this.#finer(this.recording, fineness), wanted * fineness);
      if (this.#hasOld) this.oldPast.seek(this.#finer(this.#oldRecording, fineness), wanted * fineness);
    }
    this.dispatchEvent(new Event('look'));
  }

  #finer(recording, fineness) {
    if (fineness === 1) return recording;
    const known = this.#finerOnes.get(recording);
    if (known?.fineness === fineness && known.frames === recording.frames && known.count === recording.acts.length) return known.finer;
    const finer = recording.finer(fineness);
    this.#finerOnes.set(recording, { fineness, frames: recording.frames, count: recording.acts.length, finer });
    return finer;
  }

  /** The same recording, drawn by the animator of 2012. */
  get #oldRecording() {
    if (this.#oldBase !== this.recording.acts) {
      const { recording } = this;
      this.#oldBase = recording.acts;
      const { acts } = recording, others = [];
      let read = 0;
      this.#oldSource = Object.create(recording, {
        settings: { value: this.#old(recording.settings) },
        // Every frame asks: only the acts since the last one are read.
        acts: { get: () => {
          for (; read < acts.length; read++) if (!OLD_SLOTS.has(acts[read].slot)) others.push(acts[read]);
          return others;
        } },
      });
    }
    return this.#oldSource;
  }

  /** Plays a recording that came with a link: the list is then where the recording left it. */
  play(recording) {
    this.restart({ ...this.engine.standard, ...recording.settings }, recording.frameRate);
    const player = new Player(this.engine, PHONE.live);
    for (let frame = 0; frame <= recording.frames; frame++) {
      player.seek(recording, frame);
      this.recording.frames = frame;
      this.#note();
    }
    this.recording.finger.set(recording.finger);
    this.recording.acts = recording.acts;
    for (const { slot, number } of recording.acts) if (slot) this.settings[slot] = number;
    this.hasOld = this.#hasOld;
    this.dispatchEvent(new Event('play'));
  }
}
