// The WebAssembly of a report: a text that is replayed, read and drawn step by step.

/** What `read` tells of the list, by its place in the row of numbers. */
export const STEP = { line: 0, time: 1, offset: 2, length: 3, viewport: 4, near: 5, far: 6 };
/** What `read` tells of a control: of the one at the near side from 7 on, of the other from 15 on. */
export const SIDE = { isPresent: 0, loadsMore: 1, state: 2, pull: 3, added: 4, extent: 5, start: 6, floats: 7 };
export const SIDES = [7, 15];
export const STEP_LENGTH = 23;

/** Not finite, as Swift writes it: a reading may be so. */
const NOT_FINITE = { inf: Infinity, '-inf': -Infinity, nan: NaN, '-nan': NaN };

export class ReportEngine {
  #calls;
  #slots;
  /** The time at which the next drawing is, in seconds. */
  time = 0;

  static async load(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const engine = new ReportEngine();
    const page = { readNumber: (text, place) => engine.#readNumber(text, place) };
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { page });
    engine.#calls = instance.exports;
    engine.#slots = engine.#text(engine.#calls.slotNames()).split(' ');
    return engine;
  }

  /** Swift leaves to the page what number a text is; both round to the nearest. */
  #readNumber(place, result) {
    const text = this.#text(place), number = text in NOT_FINITE ? NOT_FINITE[text] : Number(text);
    if (text === '' || (Number.isNaN(number) && !(text in NOT_FINITE))) return 0;
    new DataView(this.#calls.memory.buffer).setFloat64(result, number, true);
    return 1;
  }

  set(slot, number) { this.#calls.set(this.#slots.indexOf(slot), number); }

  /** Replays a text; answers the number of its steps, or what is wrong with it. */
  open(text) {
    const bytes = new TextEncoder().encode(text), place = this.#calls.room(bytes.length);
    new Uint8Array(this.#calls.memory.buffer, place, bytes.length).set(bytes);
    const count = this.#calls.open(bytes.length);
    return count < 0 ? { reason: this.#words } : { count };
  }

  get isVertical() { return this.#calls.isVertical() === 1; }
  get isCut() { return this.#calls.isCut() === 1; }
  /** The first line in which the effects are not the recorded ones, with both; empty if there is none. */
  get difference() { return this.#calls.difference() === 1 ? this.#words : ''; }
  hasControl(side) { return this.#calls.hasControl(side) === 1; }

  /** The course of the control at a side: the trace as text, and the step of each of its rows. */
  course(side) {
    const count = this.#calls.course(side), rows = new Float64Array(this.#calls.memory.buffer, this.#calls.rows(), count);
    return { text: this.#words, steps: [...rows] };
  }

  /** The numbers of a step. */
  read(step) { return new Float64Array(this.#calls.memory.buffer, this.#calls.read(step), STEP_LENGTH).slice(); }

  /** Draws a control after a step; answers the numbers, from where, how many, and where the texts are. */
  draw(step, isFar) {
    const start = this.#calls.draw(isFar ? 1 : 0, step, this.time) / 8;
    return {
      numbers: new Float64Array(this.#calls.memory.buffer), start, count: this.#calls.drawnCount(),
      texts: this.#calls.drawnTexts(),
    };
  }

  /** A text of what was drawn last. */
  drawnText(start, count) { return new TextDecoder().decode(new Uint8Array(this.#calls.memory.buffer, start, count)); }

  fingerprint(step) { return BigInt.asUintN(64, this.#calls.fingerprint(step)).toString(16).padStart(16, '0'); }

  get #words() { return this.drawnText(this.#calls.words(), this.#calls.wordCount()); }

  #text(place) {
    const bytes = new Uint8Array(this.#calls.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(place, bytes.indexOf(0, place)));
  }
}
