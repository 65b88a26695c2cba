// A phone on the page: its list as elements, its two controls on canvases, and the finger of a recording.

import { CONTROL, LIST, LOAD, REFRESH } from './engine.js';
import { List } from './list.js';
import { RowScreen } from './row-screen.js';

/** The screen, in points; a window may leave less height, down to the least. */
export const SCREEN = { width: 393, height: 852, leastHeight: 480 };

/** The height of a large title, and how much of it is behind the bar when the bar shows it, in points. */
export const LARGE_TITLE = 52;
const COLLAPSED = 40;
const BARS = ['none', 'title', 'large'];
/** The least height of a row that has room for a large picture, in points. */
const LEAST_HIGH = 60;

/** How much of the axis a canvas covers before and after the strip, in points: what floats reaches beyond it. */
const MARGIN = 70;
/** The longest strip: a fifth of the screen, and what rubber-bands beyond it. */
const REACH = 330;
/** How large text is for each text size, in terms of the default. */
const GROWTH = [0.8, 0.87, 0.93, 1, 1.13, 1.27, 1.4, 1.67, 2, 2.4, 2.8, 3.27];

/** The height of the screen that fits into a box of the page, in points. */
export function fittingHeight({ width, height }) {
  const points = Math.round(height / Math.min(width / SCREEN.width, 1));
  return Math.max(SCREEN.leastHeight, Math.min(SCREEN.height, points || SCREEN.height));
}

export class PhoneView {
  #canvases;
  /** How many pixels of each canvas may be drawn on. */
  #drawn = [0, 0];
  #reports = [new Float64Array(CONTROL.end), new Float64Array(CONTROL.end)];
  #offset = NaN;
  #rowLength = NaN;
  #finger;
  /** How much farther than their place the rows are, while the gap is shown from near, in points. */
  #lift = 0;
  #title = '';

  /** How large the gap at the top is shown: what is in it grows, and the rows make room. */
  nearness = 1;
  /** Whether it shares its place with another phone, and shows its middle only. */
  isCropped = false;

  /** @param {HTMLElement} element The phone's screen, made by `index.html`. */
  constructor(element, painter) {
    this.element = element;
    this.painter = painter;
    this.frame = element.closest('.frame');
    this.list = new List(element.querySelector('ol'));
    this.#finger = element.querySelector('.finger');
    this.#canvases = [...element.querySelectorAll('canvas')].map(canvas => canvas.getContext('2d'));
    this.rowScreen = new RowScreen(element, painter);
  }

  /** Another list: from top to bottom or from side to side, in another direction. */
  restart(settings, firstRow) {
    this.isVertical = settings.edge < 2;
    this.height = settings.height;
    const isFar = [false, true, settings.rightToLeft === 1, settings.rightToLeft !== 1][settings.edge];
    this.list.restart(isFar, firstRow);
    this.nearness = 1;
    this.element.dataset.axis = this.isVertical ? 'vertical' : 'horizontal';
    this.element.dataset.bar = BARS[settings.bar];
    this.titleLength = settings.bar === 2 && this.isVertical ? LARGE_TITLE : 0;
    this.element.style.height = `${this.height}px`;
    this.#offset = this.#rowLength = NaN;
    this.style(settings);
    this.resize();
  }

  /** What the bar says. */
  set title(title) {
    if (title === this.#title) return;
    this.#title = title;
    this.element.querySelector('.bar b').textContent = this.list.element.dataset.title = title;
  }

  style(settings) {
    this.element.dataset.rows = settings.rowHeight < LEAST_HIGH ? 'low' : 'high';
    this.element.dataset.theme = settings.dark ? 'dark' : 'light';
    this.element.dataset.contrast = settings.contrast ? 'more' : 'normal';
    this.element.dir = settings.rightToLeft ? 'rtl' : 'ltr';
    this.element.style.setProperty('--growth', GROWTH[settings.textSize]);
  }

  /** Fits the screen into its frame; the canvases have the pixels of the display, whatever size the phone is shown at. */
  resize() {
    const { width, height } = this.place;
    const scale = Math.min(width / SCREEN.width, height / this.height, 1);
    if (!(scale > 0)) return;
    const glass = this.element.closest('.glass'), shown = Math.min(SCREEN.width, this.frame.clientWidth / scale);
    glass.style.width = `${shown * scale}px`;
    glass.style.height = `${this.height * scale}px`;
    this.element.style.transform = `translateX(${(shown - SCREEN.width) * scale / 2}px) scale(${scale})`;
    this.element.style.setProperty('--cut', `${(SCREEN.width - shown) / 2}px`);
    this.element.classList.toggle('cropped', this.isCropped);
    this.pixels = Math.min(3, scale * devicePixelRatio);
    const along = REACH + 2 * MARGIN;
    const [across, down] = this.isVertical ? [SCREEN.width, along] : [along, this.height];
    for (const { canvas } of this.#canvases) {
      canvas.width = Math.ceil(across * this.pixels);
      canvas.height = Math.ceil(down * this.pixels);
      canvas.style.width = `${across}px`;
      canvas.style.height = `${down}px`;
    }
    this.painter.prepare(this.#canvases[0]);
    this.rowScreen.resize(this.pixels);
    this.#drawn = [0, 0];
  }

  /** The place that a whole phone has: a cropped one is as large as if it were alone. */
  get place() {
    const { width, height } = this.frame.getBoundingClientRect();
    return { width: this.isCropped ? this.frame.closest('#phones').clientWidth : width, height };
  }

  /** Where a point of the page is on the screen, in points. */
  pointAt(x, y) {
    const box = this.element.getBoundingClientRect(), scale = box.width / SCREEN.width;
    return { x: (x - box.left) / scale, y: (y - box.top) / scale };
  }

  /** Shows a finger where a recording has it. */
  point(finger) {
    if (!this.#finger) return;
    this.#finger.classList.toggle('down', finger !== null);
    if (finger) this.#finger.style.transform = `translate(${finger.x}px, ${finger.y + this.#lift}px)`;
  }

  /** Shows a phone of the engine's. */
  draw(phone) {
    const report = this.painter.engine.read(phone);
    this.list.show(report[LIST.newer], report[LIST.count]);
    const rowLength = (report[LIST.length] - this.titleLength) / report[LIST.count];
    if (rowLength !== this.#rowLength) {
      this.#rowLength = rowLength;
      this.list.element.style.setProperty('--row', `${rowLength}px`);
    }
    const nearness = report[REFRESH + CONTROL.floats] === 1 ? 1 : this.nearness;
    this.#lift = (nearness - 1) * Math.max(0, report[REFRESH + CONTROL.pull]);
    // The rows that a refresh brought stand above the list's own place.
    const offset = report[LIST.offset] - (this.list.isReversed ? 0 : report[LIST.newer] * rowLength) - this.#lift;
    if (offset !== this.#offset) {
      this.#offset = offset;
      this.list.element.style.transform = this.#moved(-offset);
      const scrolled = this.isVertical ? report[LIST.offset] - report[LIST.lowest] : 0;
      this.element.classList.toggle('scrolled', scrolled > 0);
      this.element.classList.toggle('collapsed', scrolled > (this.titleLength && COLLAPSED));
    }
    // A drawing may make the memory grow: the report is copied before, or not read again.
    const [refresh, load] = this.#reports;
    for (let index = 0; index < CONTROL.end; index++) {
      refresh[index] = report[REFRESH + index];
      load[index] = report[LOAD + index];
    }
    this.rowScreen.draw(phone, report, this.list.element);
    this.#draw(phone, 0, refresh, nearness);
    this.#draw(phone, 1, load, 1);
  }

  #draw(phone, index, control, nearness) {
    const start = control[CONTROL.start], extent = control[CONTROL.extent], floats = control[CONTROL.floats] === 1;
    const context = this.#canvases[index], { width, height } = context.canvas;
    if (extent === 0 && this.#drawn[index] === 0) return;
    const length = Math.min(extent * nearness, REACH);
    // Only the strip is cleared and drawn, and all of it where something floats.
    const reach = Math.ceil((MARGIN + (floats ? REACH + MARGIN : length)) * this.pixels), cleared = Math.max(reach, this.#drawn[index]);
    context.resetTransform();
    context.clearRect(0, 0, this.isVertical ? width : cleared, this.isVertical ? cleared : height);
    context.save();
    context.scale(this.pixels, this.pixels);
    context.translate(this.isVertical ? 0 : MARGIN, this.isVertical ? MARGIN : 0);
    if (!floats) {
      context.beginPath();
      context.rect(0, 0, this.isVertical ? SCREEN.width : length, this.isVertical ? length : this.height);
      context.clip();
    }
    if (nearness > 1) context.transform(nearness, 0, 0, nearness, SCREEN.width / 2 * (1 - nearness), 0);
    const used = this.isVertical ? { width, height: reach } : { width: reach, height };
    this.#drawn[index] = extent > 0 && this.painter.paint(context, phone, index === 1, used) ? reach : 0;
    context.restore();
    context.canvas.style.transform = this.#moved(start - MARGIN);
  }

  #moved(distance) { return this.isVertical ? `translate3d(0, ${distance}px, 0)` : `translate3d(${distance}px, 0, 0)`; }
}
