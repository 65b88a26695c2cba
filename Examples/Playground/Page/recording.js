// What was done to a phone, frame by frame: replayed to look back, and saved as a touch log or as a link.

import { ANIMATORS } from './animators.js';
import { ACTS } from './engine.js';

/** A touch log may take ten minutes; this is as much at 120 frames a second. */
export const LONGEST = 72_000;

/** The most acts of a link: two a frame. */
const MOST_ACTS = 2 * LONGEST;
/** The farthest that a touch log may put a finger from the corner of the view, in points. */
const FARTHEST = 10_000;
/** The longest text of a link, in bytes: more than a hundred for each frame. What inflates to more is no recording. */
const LONGEST_TEXT = 8 << 20;

/** Changes of these make another list, and so begin a new recording. */
export const RESTARTING = new Set(['edge', 'rightToLeft', 'height', 'bar']);

/** The animators that the demo has. */
const DEMO_ANIMATORS = new Set(ANIMATORS.slice(0, 7));
const TOUCHES = ['down', 'up', 'cancel'];
/** The most frames a second that a phone can have, as in `PhoneSimulation`. */
export const FINEST = 1440;

class Senseless extends Error {
  constructor() { super('The link holds no recording.'); }
}

export class Recording {
  /** Where the finger is at each frame: x and y, not a number while none is down. */
  finger = new Float64Array(2 * (LONGEST + 1)).fill(NaN);
  /** What happened after frames, in order: `{ frame, kind, x, y }`, or `{ frame, slot, number }`. */
  acts = [];
  frames = 0;

  constructor(settings, frameRate) { this.restart(settings, frameRate); }

  restart(settings, frameRate) {
    this.finger.fill(NaN, 0, 2 * (this.frames + 1));
    this.settings = { ...settings };
    this.frameRate = frameRate;
    this.acts = [];
    this.frames = 0;
  }

  get isFull() { return this.frames >= LONGEST; }

  /** Notes a frame, with the finger where it is. */
  step(finger) {
    this.frames += 1;
    this.#place(finger);
  }

  act(kind, x = 0, y = 0) {
    this.acts.push({ frame: this.frames, kind, x, y });
    if (kind === 'down') this.#place({ x, y });
  }

  set(slot, number) { this.acts.push({ frame: this.frames, slot, number }); }

  #place(finger) {
    if (!finger) return;
    this.finger[2 * this.frames] = finger.x;
    this.finger[2 * this.frames + 1] = finger.y;
  }

  /** The same in steps that are so many times finer: between two frames, the finger moves evenly. */
  finer(count) {
    const { finger, frames } = this, at = new Float64Array(2 * (frames * count + 1)).fill(NaN);
    for (let index = 0; index < at.length; index += 2) {
      const frame = Math.floor(index / 2 / count), part = index / 2 / count - frame;
      for (const axis of [0, 1]) {
        const from = finger[2 * frame + axis], to = finger[2 * frame + 2 + axis];
        at[index + axis] = part > 0 && Number.isFinite(to) ? from + (to - from) * part : from;
      }
    }
    return {
      settings: this.settings, frameRate: this.frameRate * count, frames: frames * count, finger: at,
      acts: this.acts.map(act => ({ ...act, frame: act.frame * count })),
    };
  }

  /** The touch log: what `refresh-demo --touches` and `refresh-playground` read. */
  get log() {
    const lines = [
      '# A recording of the RefreshKit playground, as seconds,y,x,mark.', `# ${this.#demo}`, `#@ rate ${this.frameRate}`, `#@ frames ${this.frames}`,
    ];
    for (const [slot, number] of Object.entries(this.settings)) lines.push(`#@ slot ${slot} ${number}`);
    const first = this.acts.find(act => act.kind === 'down')?.frame ?? 0;
    if (first > 0) lines.push(`#@ first ${first}`);
    const times = frame => (frame - first) * (1 / this.frameRate);
    let isDown = false, frame = 0;
    const move = until => {
      for (; isDown && frame < until; frame++) {
        if (frame > 0 && this.#isCorner(frame)) lines.push(`${times(frame)},${this.finger[2 * frame + 1]},${this.finger[2 * frame]}`);
      }
      frame = until;
    };
    for (const act of this.acts) {
      if (act.slot !== undefined) { lines.push(`#@ ${act.frame} set ${act.slot} ${act.number}`); continue; }
      if (!TOUCHES.includes(act.kind)) { lines.push(`#@ ${act.frame} ${act.kind} ${act.x}`); continue; }
      move(act.frame);
      const [x, y] = act.kind === 'down' ? [act.x, act.y] : this.fingerAt(act.frame);
      lines.push(`${times(act.frame)},${y},${x},${act.kind}`);
      isDown = act.kind === 'down';
      frame = act.frame + 1;
    }
    // A finger that is still down is taken away, since a touch log has no touch without an end.
    if (isDown) {
      const end = Math.max(this.frames, frame), [x, y] = this.fingerAt(this.frames);
      move(end);
      lines.push(`${times(end)},${y},${x},cancel`);
    }
    return lines.join('\n') + '\n';
  }

  /** Whether the finger comes to a new place at a frame, or leaves its place after it: between, it rests. */
  #isCorner(frame) {
    const [x, y] = this.fingerAt(frame);
    return [frame - 1, frame + 1].some(other => {
      const [otherX, otherY] = this.fingerAt(other);
      return Number.isFinite(otherY) && (otherX !== x || otherY !== y);
    });
  }

  /** The place of the finger at a frame: x and y, not a number while none is down. */
  fingerAt(frame) { return [this.finger[2 * frame], this.finger[2 * frame + 1]]; }

  get #demo() {
    const { animator = 0, outcome = 0, refreshTime = 1.2 } = this.settings;
    if (!DEMO_ANIMATORS.has(ANIMATORS[animator])) return 'refresh-demo does not have this animator.';
    return `refresh-demo --touches FILE --animator ${ANIMATORS[animator]} --outcome ${['success', 'failure', 'hang', 'success'][outcome]} --refresh-time ${refreshTime} --frame-rate ${this.frameRate}`;
  }

  /** Reads a log that was written by a page. A link may say anything: settings are brought to what the engine takes, and what
   * no page does is an error. */
  static parse(text, engine) {
    const recording = new Recording({}, 60);
    const touches = [];
    let first = 0;
    const frame = word => {
      const number = Number(word);
      if (!(Number.isInteger(number) && number >= 0 && number <= LONGEST)) throw new Senseless();
      return number;
    };
    const finite = word => {
      const number = Number(word);
      if (!Number.isFinite(number)) throw new Senseless();
      return number;
    };
    const point = word => {
      if (Math.abs(finite(word)) > FARTHEST) throw new Senseless();
      return Number(word);
    };
    const add = act => {
      if (recording.acts.length === MOST_ACTS) throw new Senseless();
      recording.acts.push(act);
    };
    for (const line of text.split('\n')) {
      if (line.startsWith('#@ ')) {
        const [word, name, x, number] = line.slice(3).split(' ');
        if (word === 'rate') recording.frameRate = frameRate(Number(name));
        else if (word === 'frames') recording.frames = frame(name);
        else if (word === 'first') first = frame(name);
        else if (word === 'slot') {
          const taken = engine.taken(name, Number(x));
          if (taken !== null) recording.settings[name] = shown(name, taken);
        } else if (name === 'set') {
          const taken = RESTARTING.has(x) ? null : engine.taken(x, Number(number));
          if (taken !== null) add({ frame: frame(word), slot: x, number: shown(x, taken) });
        } else if (ACTS.includes(name) && !TOUCHES.includes(name)) add({ frame: frame(word), kind: name, x: finite(x), y: 0 });
      } else if (line && !line.startsWith('#')) {
        const [time, y, x, mark] = line.split(',');
        touches.push({ time: Number(time), x: point(x), y: point(y), mark });
      }
    }
    let last = null, isDown = false;
    for (const { time, x, y, mark } of touches) {
      const moment = { frame: frame(first + Math.round(time * recording.frameRate)), x, y };
      // A finger is put down, moves and is lifted, each in a frame of its own.
      const makesSense = isDown === (mark !== 'down') && (!mark || TOUCHES.includes(mark)) && !(last?.frame >= moment.frame);
      if (!makesSense) throw new Senseless();
      if (isDown) recording.#fill(last, moment);
      recording.finger[2 * moment.frame] = x;
      recording.finger[2 * moment.frame + 1] = y;
      if (mark) add({ frame: moment.frame, kind: mark, x: mark === 'down' ? x : 0, y: mark === 'down' ? y : 0 });
      recording.frames = Math.max(recording.frames, moment.frame);
      last = moment;
      isDown = !mark || mark === 'down';
    }
    if (isDown) throw new Senseless();
    const isTouch = act => TOUCHES.includes(act.kind) ? 0 : 1;
    recording.acts.sort((a, b) => a.frame - b.frame || isTouch(a) - isTouch(b));
    recording.frames = Math.max(recording.frames, recording.acts.at(-1)?.frame ?? 0);
    return recording;
  }

  /** Between two lines a finger that is in the same place rests there. */
  #fill(from, to) {
    for (let frame = from.frame + 1; frame < to.frame; frame++) {
      this.finger[2 * frame] = from.x;
      this.finger[2 * frame + 1] = from.y;
    }
  }
}

/** Plays a recording on a phone of the engine's, forwards; to go back it starts again. */
export class Player {
  constructor(engine, phone) {
    this.engine = engine;
    this.phone = phone;
    this.recording = null;
  }

  /** Brings the phone to a frame of a recording. */
  seek(recording, frame) {
    if (recording !== this.recording || frame < this.frame) this.#start(recording);
    while (this.frame < frame) this.step();
  }

  #start(recording) {
    this.recording = recording;
    this.frame = 0;
    this.next = 0;
    this.engine.make(this.phone, recording.settings, recording.frameRate);
    this.#deliver();
  }

  step() {
    const { finger } = this.recording, at = 2 * (this.frame + 1);
    const moves = finger[at] !== finger[at - 2] || finger[at + 1] !== finger[at - 1];
    this.engine.step(this.phone, moves ? finger[at] : NaN, moves ? finger[at + 1] : NaN);
    this.frame += 1;
    this.#deliver();
  }

  #deliver() {
    const { acts } = this.recording;
    for (; this.next < acts.length && acts[this.next].frame <= this.frame; this.next++) {
      const act = acts[this.next];
      if (act.slot !== undefined) this.engine.set(this.phone, act.slot, act.number);
      else this.engine.act(this.phone, act.kind, act.x, act.y);
    }
  }
}

/** The nearest frame rate that a phone can have, as in `PhoneSimulation`. */
export function frameRate(number) {
  return Number.isFinite(number) ? Math.floor(Math.min(Math.max(number, 48), FINEST) + 0.5) : 60;
}

/** A setting as the page can show it: it has no button for the animator of 2012. */
function shown(slot, number) { return slot === 'animator' && !ANIMATORS[number] ? number - 1 : number; }

const bytesOf = async stream => new Uint8Array(await new Response(stream).arrayBuffer());

/** A text as letters that can stand in a link. */
export async function packed(text) {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a link; one of more than `LONGEST_TEXT` is not inflated to its end. */
export async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '', length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > LONGEST_TEXT) {
      reader.cancel().catch(() => {});
      throw new Senseless();
    }
    text += decoder.decode(value, { stream: true });
  }
}
