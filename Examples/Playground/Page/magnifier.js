// The gap three times as large, beside the phone or over it, with the construction of the gum.

import { CONTROL, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';

/** How many pixels of the page a point has. */
const SCALE = 3;
/** What is shown of the surroundings beyond the gap's outer edge, in points. */
const MARGIN = 5;

export class Magnifier {
  /** @param {HTMLElement} element A figure with a canvas. */
  constructor(element, painter) {
    this.element = element;
    this.painter = painter;
    this.context = element.querySelector('canvas').getContext('2d');
  }

  get isShown() { return !this.element.hidden; }

  /** Follows the phone's axis and light. */
  restart(settings) {
    this.settings = settings;
    this.element.dataset.axis = settings.edge < 2 ? 'vertical' : 'horizontal';
    this.resize();
  }

  resize() {
    if (!this.isShown) return;
    const { canvas } = this.context, { width, height } = canvas.getBoundingClientRect();
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    this.rows = getComputedStyle(canvas).getPropertyValue('--rows');
  }

  /** Shows the control of a phone that refreshes. */
  draw(phone) {
    if (!this.isShown) return;
    const { context, settings } = this, { canvas } = context, report = this.painter.engine.read(phone);
    const extent = report[REFRESH + CONTROL.extent], floats = report[REFRESH + CONTROL.floats] === 1;
    const scale = SCALE * devicePixelRatio, width = canvas.width / scale, height = canvas.height / scale;
    const isVertical = settings.edge < 2, isAtStart = settings.edge === 0 || (settings.edge === 2) !== (settings.rightToLeft === 1);
    const along = isVertical ? height : width, start = isAtStart ? MARGIN : along - MARGIN - extent;
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    this.element.classList.toggle('empty', extent === 0);
    if (extent === 0) return;
    context.save();
    context.scale(scale, scale);
    context.fillStyle = this.rows;
    const [from, to] = isAtStart ? [start + extent, along] : [0, start];
    if (isVertical) context.fillRect(0, from, width, to - from);
    else context.fillRect(from, 0, to - from, height);
    context.translate(isVertical ? (width - SCREEN.width) / 2 : start, isVertical ? start : (height - settings.height) / 2);
    if (!floats) {
      context.beginPath();
      context.rect(0, 0, isVertical ? SCREEN.width : extent, isVertical ? extent : settings.height);
      context.clip();
    }
    this.painter.paint(context, phone, false, canvas, true);
    context.restore();
  }
}
