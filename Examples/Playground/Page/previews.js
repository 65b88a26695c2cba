// A small phone for each animator to choose from: all are pulled once, and each again when it is pointed at or chosen.

import { CONTROL, PHONE, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';

/** The frames per second of a preview, and the frames of its scene: pulled, held, let go, and back at its picture. */
const RATE = 60, SCENE = { pull: 50, hold: 66, end: 250 };
const FINGER = { x: SCREEN.width / 2, start: 250, travel: 250 };
/** The piece of the screen that is shown, in points from its upper edge; the arrow's words need more breadth. */
const SHOWN = { top: 59, height: 104, width: 116, wordsWidth: 190 };
/** The animator with words, and the ones whose picture is that of an open list, not that of a long pull. */
const WORDS = 1, LONG_PULLS = [0, 4];
/** The frames that previews stand at. */
const LONG = 40, OPEN = 29;
/** A preview begins this many frames after the one before. */
const STAGGER = 8;
/** The lines that stand for rows, in points. */
const ROW = { height: 34, thickness: 7, inset: 10 };

export class Previews {
  #frames;
  #turn = 0;

  /** @param {HTMLElement[]} elements A canvas for each animator. */
  constructor(elements, engine, painter) {
    this.engine = engine;
    this.painter = painter;
    this.contexts = elements.map(canvas => canvas.getContext('2d'));
    this.#frames = elements.map(() => SCENE.end);
    elements.forEach((canvas, index) => canvas.closest('label').addEventListener('pointerenter', () => this.play(index)));
  }

  /** Called when a preview begins to play. */
  onPlay = () => {};

  /** The knobs, the light and the direction are those of the phone. */
  restart(settings) {
    this.settings = {
      ...settings, edge: 0, trigger: 0, placement: 0, outcome: 0, refreshTime: 1.2, loadTrigger: 5, height: SCREEN.height, bar: 0,
    };
    this.#frames.forEach((_, index) => this.#stand(index));
    this.resize();
  }

  resize() {
    for (const { canvas } of this.contexts) {
      const { width, height } = canvas.getBoundingClientRect();
      canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
      canvas.height = Math.round(height * devicePixelRatio);
    }
    const style = getComputedStyle(this.contexts[0].canvas);
    this.rows = style.getPropertyValue('--rows');
    this.lines = style.getPropertyValue('--grid');
    this.contexts.forEach((_, index) => this.#draw(index));
  }

  get isPlaying() { return this.#frames.some(frame => frame < SCENE.end); }

  /** Plays one. */
  play(index) {
    if (this.#frames[index] < SCENE.end) return;
    this.#begin(index);
    this.onPlay();
  }

  /** Plays all of them, one after the other. */
  playAll() {
    this.#frames.forEach((_, index) => { this.#begin(index); this.#frames[index] = -STAGGER * index; });
    this.onPlay();
  }

  /** Lets frames of the display pass. Only one is drawn in each: they take turns. */
  step(count) {
    for (; count > 0; count--) {
      this.#frames.forEach((frame, index) => {
        if (frame >= SCENE.end) return;
        this.#step(index);
        if (frame + 1 === SCENE.end) { this.#stand(index); this.#draw(index); }
      });
    }
    for (let tries = this.#frames.length; tries > 0; tries--) {
      this.#turn = (this.#turn + 1) % this.#frames.length;
      if (this.#frames[this.#turn] >= SCENE.end) continue;
      this.#draw(this.#turn);
      return;
    }
  }

  get perSecond() { return RATE; }

  #begin(index) {
    this.#frames[index] = 0;
    this.engine.make(PHONE.preview + index, { ...this.settings, animator: index }, RATE);
  }

  #stand(index) {
    this.#begin(index);
    const picture = LONG_PULLS.includes(index) ? LONG : OPEN;
    while (this.#frames[index] < picture) this.#step(index);
    this.#frames[index] = SCENE.end;
  }

  #step(index) {
    const phone = PHONE.preview + index, frame = this.#frames[index]++;
    if (frame < 0) return;
    if (frame === 0) this.engine.act(phone, 'down', FINGER.x, FINGER.start);
    const part = Math.min(frame / SCENE.pull, 1), moves = frame < SCENE.pull;
    this.engine.step(phone, moves ? FINGER.x : NaN, moves ? FINGER.start + FINGER.travel * part * part * (3 - 2 * part) : NaN);
    if (frame === SCENE.hold) this.engine.act(phone, 'up');
  }

  #draw(index) {
    const context = this.contexts[index], { canvas } = context;
    // They may not be shown, as in a frame of another page.
    if (canvas.height === 0) return;
    const phone = PHONE.preview + index, report = this.engine.read(phone);
    const pull = report[REFRESH + CONTROL.pull], start = report[REFRESH + CONTROL.start], floats = report[REFRESH + CONTROL.floats] === 1;
    const extent = report[REFRESH + CONTROL.extent];
    const width = index === WORDS ? SHOWN.wordsWidth : Math.max(SHOWN.width, SHOWN.height * canvas.width / canvas.height);
    const scale = canvas.width / width, edge = Math.max(0, pull);
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.fillStyle = this.rows;
    context.fillRect(0, edge, width, canvas.height / scale);
    context.fillStyle = this.lines;
    for (let y = edge + (ROW.height - ROW.thickness) / 2; y < canvas.height / scale; y += ROW.height) {
      context.fillRect(ROW.inset, y, width * 0.6, ROW.thickness);
    }
    context.save();
    context.translate((width - SCREEN.width) / 2, start - SHOWN.top);
    if (!floats) {
      context.beginPath();
      context.rect(0, 0, SCREEN.width, extent);
      context.clip();
    }
    this.painter.paint(context, phone, false);
    context.restore();
  }
}
