// The screen of a report on a canvas: rows at the recorded offset, and the two controls at their places.

import { SIDE, SIDES, STEP } from './report-engine.js';

/** What a recording does not know, in points: how far the list reaches across its axis, and how long its rows are. */
const ACROSS = { vertical: 393, horizontal: 480 };
const ROW = { vertical: 44, horizontal: 132 };
/** The viewports that are shown as they are, in points. */
const SHORTEST = 100, LONGEST = 3000;
const FONT = "13px Inter, -apple-system, 'Helvetica Neue', 'Noto Sans', sans-serif";

export class ReportStage {
  #canvas;
  #context;
  #painter;
  #engine;

  /** @param {HTMLCanvasElement} canvas In a box that says how large it may be. */
  constructor(canvas, painter, engine) {
    this.#canvas = canvas;
    this.#context = canvas.getContext('2d');
    this.#painter = painter;
    this.#engine = engine;
  }

  /** Shows the list after a step, with the controls at a time. */
  draw(step, time) {
    const report = this.#engine.read(step), { isVertical } = this.#engine, context = this.#context;
    this.isVertical = isVertical;
    const axis = isVertical ? 'vertical' : 'horizontal', viewport = shown(report[STEP.viewport]);
    this.#fit(isVertical ? [ACROSS[axis], viewport] : [viewport, ACROSS[axis]]);
    const style = getComputedStyle(this.#canvas);
    context.resetTransform();
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    context.scale(this.pixels, this.pixels);
    this.#drawRows(report, viewport, ROW[axis], style);
    this.#engine.time = time;
    for (const [side, place] of SIDES.entries()) this.#drawControl(step, side === 1, report.subarray(place), viewport);
    context.resetTransform();
    context.scale(this.pixels, this.pixels);
    // The areas that the bars cover.
    context.fillStyle = style.getPropertyValue('--grid');
    context.globalAlpha = 0.45;
    this.#fill(0, finite(report[STEP.near]));
    this.#fill(viewport - finite(report[STEP.far]), finite(report[STEP.far]));
    context.globalAlpha = 1;
  }

  #fit([width, height]) {
    const box = this.#canvas.parentElement.getBoundingClientRect();
    const scale = Math.max(0.05, Math.min(box.width / width, box.height / height, 1));
    this.pixels = Math.min(3, scale * devicePixelRatio);
    const [across, down] = [Math.ceil(width * this.pixels), Math.ceil(height * this.pixels)];
    if (this.#canvas.width === across && this.#canvas.height === down) return;
    this.#canvas.width = across;
    this.#canvas.height = down;
    this.#canvas.style.width = `${width * scale}px`;
    this.#canvas.style.height = `${height * scale}px`;
  }

  /** A rectangle over the whole list, along its axis. */
  #fill(start, length, inset = 0) {
    const { isVertical } = this, across = ACROSS[isVertical ? 'vertical' : 'horizontal'] - 2 * inset;
    if (isVertical) this.#context.fillRect(inset, start, across, length);
    else this.#context.fillRect(start, inset, length, across);
  }

  #drawRows(report, viewport, row, style) {
    const context = this.#context, offset = finite(report[STEP.offset]), end = finite(report[STEP.length]) - offset;
    context.fillStyle = style.getPropertyValue('--rows');
    this.#fill(-offset, end + offset);
    context.font = FONT;
    context.textBaseline = 'middle';
    const first = Math.max(0, Math.floor(offset / row));
    for (let index = first; index * row - offset < Math.min(viewport, end); index++) {
      const start = index * row - offset, middle = start + row / 2;
      context.fillStyle = style.getPropertyValue('--grid');
      this.#fill(Math.min(start + row, end) - 0.5, 0.5);
      const [x, y] = this.isVertical ? [31, middle] : [middle, ACROSS.horizontal / 2 - 30];
      if (start + row > end) continue;
      context.beginPath();
      context.arc(x, y, this.isVertical ? 13 : 30, 0, 2 * Math.PI);
      context.fill();
      context.fillStyle = style.getPropertyValue('--ink');
      context.textAlign = this.isVertical ? 'left' : 'center';
      context.fillText(`Row ${index + 1}`, this.isVertical ? 58 : middle, this.isVertical ? middle : ACROSS.horizontal / 2 + 30);
    }
    context.textBaseline = 'alphabetic';
  }

  #drawControl(step, isFar, control, viewport) {
    const context = this.#context, start = control[SIDE.start], extent = control[SIDE.extent];
    if (!(extent > 0) || !Number.isFinite(start)) return;
    context.save();
    context.translate(this.isVertical ? 0 : start, this.isVertical ? start : 0);
    if (control[SIDE.floats] !== 1) {
      context.beginPath();
      const length = Math.min(extent, viewport), { isVertical } = this;
      context.rect(0, 0, isVertical ? ACROSS.vertical : length, isVertical ? length : ACROSS.horizontal);
      context.clip();
    }
    this.#painter.paint(context, step, isFar);
    context.restore();
  }
}

const finite = number => Number.isFinite(number) ? Math.max(-1e6, Math.min(number, 1e6)) : 0;
const shown = viewport => Number.isFinite(viewport) ? Math.max(SHORTEST, Math.min(viewport, LONGEST)) : ACROSS.vertical;
