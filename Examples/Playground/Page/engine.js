// The WebAssembly: phones that are made, stepped, read and drawn by number.

/** What `read` tells of the list, by its place in the row of numbers. */
export const LIST = { time: 0, offset: 1, velocity: 2, length: 3, lowest: 4, highest: 5, isQuiet: 6, newer: 7, count: 8, isTouched: 9 };

/** What `read` tells of a control: of the one that refreshes from 10 on, of the one that loads more from 24 on. */
export const CONTROL = {
  state: 0, outcome: 1, pull: 2, progress: 3, share: 4, extent: 5, trigger: 6, held: 7, start: 8, floats: 9, tap: 10,
  announcements: 11, feedbacks: 12, end: 13,
};
/** The phones of the engine: the one that is pulled, the gum of 2012 beside it, both again for looking back, and the previews. */
export const PHONE = { live: 0, old: 1, past: 2, oldPast: 3, preview: 4 };
export const REFRESH = 10;
export const LOAD = 24;
/** What `read` tells of the screen of a row and the swipe that leaves it; its motion is 0 at rest, 1 under a finger, and 2 after it. */
export const ROW = { row: 38, share: 39, fingerY: 40, progress: 41, motion: 42 };
export const REPORT_LENGTH = 43;

export const STATES = ['idle', 'pulling', 'armed', 'refreshing', 'ending', 'noMoreData'];
export const OUTCOMES = ['success', 'failure', 'cancelled', 'noMoreData'];
export const ACTS = ['down', 'up', 'cancel', 'wheel', 'scroll', 'begin', 'end', 'tap', 'open', 'back'];
const ACT = Object.fromEntries(ACTS.map((name, index) => [name, index]));

export class Engine {
  #calls;
  #doubles = new Float64Array(0);
  #report = new Float64Array(0);
  #slotNumbers;

  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    this.#calls = instance.exports;
    this.slots = this.#text(this.#calls.slotNames()).split(' ');
    this.#slotNumbers = Object.fromEntries(this.slots.map((name, index) => [name, index]));
    this.standard = Object.fromEntries(this.slots.map((name, index) => [name, this.#calls.slotStandard(index)]));
  }

  /** From bytes, not from a stream: a stream needs a server that knows the type of the file. */
  static async load(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer());
    return new Engine(instance);
  }

  /** Bytes of memory that are in use or were. */
  get memory() { return this.#calls.memory.buffer.byteLength; }

  /** The number that a slot takes for another, in the slot's range; null where there is no such slot, or no number. */
  taken(slot, number) {
    const taken = this.slots.includes(slot) ? this.#calls.slotNumber(this.#slotNumbers[slot], number) : NaN;
    return Number.isFinite(taken) ? taken : null;
  }

  /** Makes a phone in the place of another, or in the next free one. */
  make(phone, settings, frameRate) {
    const start = this.#calls.slots() / 8;
    const numbers = this.#numbers();
    this.slots.forEach((name, index) => { numbers[start + index] = settings[name] ?? this.standard[name]; });
    this.#calls.make(phone, frameRate);
  }

  /** Keeps the texts of a language; answers whether they are its texts. */
  keepTexts(language, bytes) {
    const place = this.#calls.room(bytes.length);
    new Uint8Array(this.#calls.memory.buffer, place, bytes.length).set(bytes);
    return this.#calls.keepTexts(language, bytes.length) === 1;
  }

  set(phone, slot, number) { this.#calls.set(phone, this.#slotNumbers[slot], number); }

  step(phone, x = NaN, y = NaN) { this.#calls.step(phone, x, y); }

  act(phone, kind, x = 0, y = 0) { this.#calls.act(phone, ACT[kind], x, y); }

  /** The numbers of a phone: a view that the next call overwrites. */
  read(phone) {
    const place = this.#calls.read(phone);
    const { buffer } = this.#calls.memory;
    if (this.#report.buffer !== buffer || this.#report.byteOffset !== place) {
      this.#report = new Float64Array(buffer, place, REPORT_LENGTH);
    }
    return this.#report;
  }

  /** Draws the header, the footer or the gauge: 0, 1 or 2; answers the numbers, from where, how many, and where the texts are. */
  draw(phone, part) {
    const start = this.#calls.draw(phone, Number(part)) / 8;
    return { numbers: this.#numbers(), start, count: this.#calls.drawnCount(), texts: this.#calls.drawnTexts() };
  }

  /** A text of what was drawn last. */
  drawnText(start, count) { return new TextDecoder().decode(new Uint8Array(this.#calls.memory.buffer, start, count)); }

  fingerprint(phone) { return BigInt.asUintN(64, this.#calls.fingerprint(phone)).toString(16).padStart(16, '0'); }

  #numbers() {
    const { buffer } = this.#calls.memory;
    if (this.#doubles.buffer !== buffer) this.#doubles = new Float64Array(buffer);
    return this.#doubles;
  }

  #text(place) {
    const bytes = new Uint8Array(this.#calls.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(place, bytes.indexOf(0, place)));
  }
}
