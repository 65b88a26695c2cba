// A small phone for each animator to choose from. One after the other is pulled, or the one that is pointed at.

import { CONTROL, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';
import { WORLD } from './session.js';

/** The frames of a preview: pulled, held, let go, and at rest before it begins again; at 60 a second. */
const SCENE = { pull: 50, hold: 66, end: 250, length: 290 };
const FINGER = { x: SCREEN.width / 2, start: 250, travel: 250 };
/** The piece of the screen that is shown, in points from its upper edge. */
const SHOWN = { top: 59, height: 110, width: 240 };

/** The frame that a preview stands at while another one plays: nearly armed. */
const STILL = 40;

export class Previews {
  #frames;
  #playing = 0;

  /** @param {HTMLElement[]} elements A canvas for each animator. */
  constructor(elements, engine, painter) {
    this.engine = engine;
    this.painter = painter;
    this.contexts = elements.map(canvas => canvas.getContext('2d'));
    this.#frames = elements.map(() => 0);
    this.isVisible = false;
    new IntersectionObserver(entries => { this.isVisible = entries.at(-1).isIntersecting; }).observe(elements[0].closest('fieldset'));
    elements.forEach((canvas, index) => canvas.closest('label').addEventListener('pointerenter', () => this.#play(index)));
  }

  /** The knobs, the light and the direction are those of the phone. */
  restart(settings) {
    this.settings = { ...settings, edge: 0, trigger: 0, placement: 0, outcome: 0, refreshTime: 1.2, loadTrigger: 5 };
    this.contexts.forEach((_, index) => this.#stand(index));
    this.#playing = settings.animator;
    this.resize();
  }

  resize() {
    for (const { canvas } of this.contexts) {
      const { width } = canvas.getBoundingClientRect();
      canvas.width = Math.max(1, Math.round(width * devicePixelRatio));
      canvas.height = Math.round(canvas.width * SHOWN.height / SHOWN.width);
    }
    this.rows = getComputedStyle(this.contexts[0].canvas).getPropertyValue('--rows');
    this.contexts.forEach((_, index) => this.#draw(index));
  }

  #begin(index) {
    this.#frames[index] = 0;
    this.engine.make(WORLD.preview + index, { ...this.settings, animator: index }, 60);
  }

  /** Lets a frame pass in the one that plays. */
  step() {
    if (!this.isVisible) return;
    const index = this.#playing;
    this.#step(index);
    if (this.#frames[index] < SCENE.length) return this.#draw(index);
    this.#play((index + 1) % this.contexts.length);
  }

  #play(index) {
    if (index === this.#playing && this.#frames[index] < SCENE.length) return;
    this.#stand(this.#playing);
    this.#draw(this.#playing);
    this.#playing = index;
    this.#begin(index);
  }

  #stand(index) {
    this.#begin(index);
    while (this.#frames[index] < STILL) this.#step(index);
  }

  #step(index) {
    const world = WORLD.preview + index, frame = this.#frames[index]++;
    if (frame === 0) this.engine.act(world, 'down', FINGER.x, FINGER.start);
    const part = Math.min(frame / SCENE.pull, 1), moves = frame < SCENE.pull;
    this.engine.step(world, moves ? FINGER.x : NaN, moves ? FINGER.start + FINGER.travel * part * part * (3 - 2 * part) : NaN);
    if (frame === SCENE.hold) this.engine.act(world, 'up');
  }

  #draw(index) {
    const context = this.contexts[index];
    // They may not be shown, as in a frame of another page.
    if (context.canvas.height === 0) return;
    const world = WORLD.preview + index, report = this.engine.read(world);
    const pull = report[REFRESH + CONTROL.pull], start = report[REFRESH + CONTROL.start], floats = report[REFRESH + CONTROL.floats] === 1;
    const extent = report[REFRESH + CONTROL.extent], scale = context.canvas.width / SHOWN.width;
    context.resetTransform();
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.scale(scale, scale);
    context.fillStyle = this.rows;
    context.fillRect(0, Math.max(0, pull), SHOWN.width, SHOWN.height);
    context.save();
    context.translate((SHOWN.width - SCREEN.width) / 2, start - SHOWN.top);
    if (!floats) {
      context.beginPath();
      context.rect(0, 0, SCREEN.width, extent);
      context.clip();
    }
    this.painter.paint(context, world, false);
    context.restore();
  }
}
