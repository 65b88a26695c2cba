// A phone on the page: its list as elements, its two controls on canvases.

import { CONTROL, LIST, LOAD, REFRESH } from './engine.js';
import { List } from './list.js';

export const SCREEN = { width: 393, height: 852 };

/** How much of the axis a canvas covers before and after the strip, in points: what floats reaches beyond it. */
const MARGIN = 70;
/** The longest strip: a fifth of the screen, and what rubber-bands beyond it. */
const REACH = 330;

export class Phone {
  #canvases;
  /** How many pixels of each canvas may be drawn on. */
  #drawn = [0, 0];
  #offset = NaN;

  /** @param {HTMLElement} element The phone's screen, made by `index.html`. */
  constructor(element, painter) {
    this.element = element;
    this.painter = painter;
    this.list = new List(element.querySelector('ol'));
    this.#canvases = [...element.querySelectorAll('canvas')].map(canvas => canvas.getContext('2d'));
  }

  /** Another list: from top to bottom or from side to side, in another direction. */
  restart(settings) {
    this.isVertical = settings.edge < 2;
    const isFar = [false, true, settings.rightToLeft === 1, settings.rightToLeft !== 1][settings.edge];
    this.list.restart(isFar);
    this.element.dataset.axis = this.isVertical ? 'vertical' : 'horizontal';
    this.#offset = NaN;
    this.style(settings);
    this.resize(this.scale ?? 1);
  }

  style(settings) {
    this.element.dataset.theme = settings.dark ? 'dark' : 'light';
    this.element.dataset.contrast = settings.contrast ? 'more' : 'normal';
    this.element.dir = settings.rightToLeft ? 'rtl' : 'ltr';
  }

  /** The canvases have the pixels of the display, whatever size the phone is shown at. */
  resize(scale) {
    this.scale = scale;
    this.pixels = Math.min(3, scale * devicePixelRatio);
    const along = REACH + 2 * MARGIN;
    const [width, height] = this.isVertical ? [SCREEN.width, along] : [along, SCREEN.height];
    for (const { canvas } of this.#canvases) {
      canvas.width = Math.ceil(width * this.pixels);
      canvas.height = Math.ceil(height * this.pixels);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    this.#drawn = [0, 0];
  }

  /** Shows a world of the engine's. */
  draw(world) {
    const report = this.painter.engine.read(world);
    this.list.show(report[LIST.newer], report[LIST.count]);
    if (report[LIST.offset] !== this.#offset) {
      this.#offset = report[LIST.offset];
      this.list.element.style.transform = this.#moved(-this.#offset);
    }
    // What is drawn is read after the report is: it may make the memory grow.
    const [refresh, load] = [REFRESH, LOAD].map(base => report.slice(base, base + CONTROL.end));
    this.#draw(world, 0, refresh);
    this.#draw(world, 1, load);
  }

  #draw(world, index, control) {
    const start = control[CONTROL.start], extent = control[CONTROL.extent], floats = control[CONTROL.floats] === 1;
    const context = this.#canvases[index], { width, height } = context.canvas;
    if (extent === 0 && this.#drawn[index] === 0) return;
    const length = Math.min(extent, REACH);
    // Only the strip is cleared and drawn, and all of it where something floats.
    const reach = Math.ceil((MARGIN + (floats ? REACH + MARGIN : length)) * this.pixels), cleared = Math.max(reach, this.#drawn[index]);
    context.resetTransform();
    context.clearRect(0, 0, this.isVertical ? width : cleared, this.isVertical ? cleared : height);
    context.save();
    context.scale(this.pixels, this.pixels);
    context.translate(this.isVertical ? 0 : MARGIN, this.isVertical ? MARGIN : 0);
    if (!floats) {
      context.beginPath();
      context.rect(0, 0, this.isVertical ? SCREEN.width : length, this.isVertical ? length : SCREEN.height);
      context.clip();
    }
    const used = this.isVertical ? { width, height: reach } : { width: reach, height };
    this.#drawn[index] = extent > 0 && this.painter.paint(context, world, index === 1, used) ? reach : 0;
    context.restore();
    context.canvas.style.transform = this.#moved(start - MARGIN);
  }

  #moved(distance) { return this.isVertical ? `translate3d(0, ${distance}px, 0)` : `translate3d(${distance}px, 0, 0)`; }
}
