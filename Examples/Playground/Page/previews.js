// A small phone for each animator to choose from, which is pulled again and again.

import { CONTROL, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';
import { WORLD } from './session.js';

export const ANIMATORS = ['gum', 'arrow', 'spinner', 'dots', 'material', 'ring', 'hidden'];

/** The frames of a preview: pulled, held, let go, and at rest before it begins again; at 60 a second. */
const SCENE = { pull: 50, hold: 66, end: 250, length: 290 };
const FINGER = { x: SCREEN.width / 2, start: 250, travel: 250 };
/** The piece of the screen that is shown, in points from its upper edge. */
const SHOWN = { top: 59, height: 110, width: 240 };

export class Previews {
  #frames;
  #turn = 0;

  /** @param {HTMLElement[]} elements A canvas for each animator. */
  constructor(elements, engine, painter) {
    this.engine = engine;
    this.painter = painter;
    this.contexts = elements.map(canvas => canvas.getContext('2d'));
    this.#frames = elements.map(() => 0);
    this.isVisible = elements.map(() => true);
    const watcher = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) this.isVisible[elements.indexOf(target)] = isIntersecting;
    });
    elements.forEach(canvas => watcher.observe(canvas));
  }

  /** The knobs, the light and the direction are those of the phone. */
  restart(settings) {
    this.settings = { ...settings, edge: 0, trigger: 0, placement: 0, outcome: 0, refreshTime: 1.2, loadTrigger: 5 };
    this.contexts.forEach((context, index) => this.#begin(index));
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

  /** Lets a frame pass in one of them: each moves in its turn, by as many frames as there are previews. */
  step() {
    const index = this.#turn++ % this.contexts.length;
    if (!this.isVisible[index]) return;
    for (let count = this.contexts.length; count > 0; count--) this.#step(index);
    this.#draw(index);
  }

  /** Shows each as it is under a pull, for who wants nothing to move. */
  still() {
    this.contexts.forEach((_, index) => {
      this.#begin(index);
      while (this.#frames[index] < SCENE.pull - 8) this.#step(index);
      this.#draw(index);
    });
  }

  #step(index) {
    const world = WORLD.preview + index, frame = this.#frames[index]++;
    if (frame === 0) this.engine.act(world, 'down', FINGER.x, FINGER.start);
    const part = Math.min(frame / SCENE.pull, 1), moves = frame < SCENE.pull;
    this.engine.step(world, moves ? FINGER.x : NaN, moves ? FINGER.start + FINGER.travel * part * part * (3 - 2 * part) : NaN);
    if (frame === SCENE.hold) this.engine.act(world, 'up');
    if (frame >= SCENE.length) this.#begin(index);
  }

  #draw(index) {
    const context = this.contexts[index], world = WORLD.preview + index, report = this.engine.read(world);
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
