// Draws a display list of the engine's (`DisplayList.swift` says what its numbers mean) on a canvas.

import { drawConstruction, isGum } from './construction.js';

const FONT = "Inter, -apple-system, 'Helvetica Neue', 'Noto Sans', sans-serif";
const ALIGNMENTS = ['left', 'center', 'right'];

const faded = (color, opacity) => color + Math.round(opacity * 255).toString(16).padStart(2, '0');

export class Painter {
  /** Canvases for groups that are flattened before they are faded, by what the groups are drawn on. */
  #layers = new WeakMap();
  #colors = new Map();
  #numbers;
  #at = 0;
  /** The opacity of the groups around what is drawn, as far as they are not flattened. */
  #alpha = 1;
  #used;

  /** @param {import('./engine.js').Engine} engine */
  constructor(engine) { this.engine = engine; }

  /** Makes the canvas for groups of a size before it is needed: made in a frame, it costs more than the frame. */
  prepare(context) { this.#layer(context); }

  /**
   * Draws a part of a phone: its header, its footer, or the gauge of a swipe.
   * @param {CanvasRenderingContext2D} context With its transform set so that a unit is a point of the strip.
   * @param {{ width: number, height: number }} used The pixels that can be drawn on, from the upper left corner.
   * @param {boolean} showsConstruction Whether the construction of the gum is drawn over it.
   * @returns {boolean} Whether there was something to draw.
   */
  paint(context, phone, part, used = context.canvas, showsConstruction = false) {
    this.#used = used;
    this.#showsConstruction = showsConstruction;
    const list = this.engine.draw(phone, part);
    if (list.count === 0) return false;
    this.#numbers = list.numbers;
    this.#at = list.start;
    const end = list.start + list.count;
    this.#outline = null;
    const stack = [];
    let target = context;
    this.#alpha = 1;
    while (this.#at < end) {
      switch (this.#next()) {
        case 1: this.#fill(target, 'nonzero'); break;
        case 2: this.#stroke(target); break;
        case 3: this.#shadow(target); break;
        case 4: this.#text(target, list.texts); break;
        case 5: target = this.#begin(target, stack); break;
        case 6: target = this.#end(stack); break;
        case 7: this.#fill(target, 'evenodd'); break;
      }
    }
    if (this.#outline) drawConstruction(context, this.#outline.points, this.#outline.scale);
    return true;
  }

  #next() { return this.#numbers[this.#at++]; }

  #path(context) {
    context.beginPath();
    for (let count = this.#next(); count > 0; count--) {
      switch (this.#next()) {
        case 0: context.moveTo(this.#next(), this.#next()); break;
        case 1: context.lineTo(this.#next(), this.#next()); break;
        case 2:
          context.bezierCurveTo(this.#next(), this.#next(), this.#next(), this.#next(), this.#next(), this.#next());
          break;
        case 3: context.closePath(); break;
      }
    }
  }

  /** The colour that is read next, as the canvas knows it; most drawings have two or three. */
  #color() {
    const red = Math.round(this.#next() * 255), green = Math.round(this.#next() * 255), blue = Math.round(this.#next() * 255);
    const key = red << 16 | green << 8 | blue;
    let color = this.#colors.get(key);
    if (!color) this.#colors.set(key, color = `#${key.toString(16).padStart(6, '0')}`);
    return color;
  }

  /** The paint that is read next; its opacity is left in `globalAlpha`. */
  #paint(context) {
    const isFading = this.#next() === 1, color = this.#color();
    if (!isFading) {
      context.globalAlpha = this.#alpha * this.#next();
      return color;
    }
    context.globalAlpha = this.#alpha;
    const x0 = this.#next(), y0 = this.#next(), a0 = this.#next(), x1 = this.#next(), y1 = this.#next(), a1 = this.#next();
    const fade = context.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, faded(color, a0));
    fade.addColorStop(1, faded(color, a1));
    return fade;
  }

  #showsConstruction = false;
  #outline = null;

  #fill(context, rule) {
    context.fillStyle = this.#paint(context);
    if (this.#showsConstruction && !this.#outline && isGum(this.#numbers[this.#at])) this.#noteOutline(context);
    this.#path(context);
    context.fill(rule);
  }

  /** Keeps the outline that comes next, in pixels of the canvas. */
  #noteOutline(context) {
    const map = context.getTransform(), numbers = this.#numbers, points = [];
    let at = this.#at + 1;
    for (let count = numbers[this.#at]; count > 0; count--) {
      const kind = numbers[at++], length = [1, 1, 3, 0][kind];
      for (let index = 0; index < length; index++, at += 2) {
        points.push(map.a * numbers[at] + map.c * numbers[at + 1] + map.e, map.b * numbers[at] + map.d * numbers[at + 1] + map.f);
      }
    }
    this.#outline = { points, scale: Math.hypot(map.a, map.b) };
  }

  #stroke(context) {
    context.lineWidth = this.#next();
    context.lineCap = this.#next() === 1 ? 'round' : 'butt';
    context.lineJoin = 'round';
    context.strokeStyle = this.#paint(context);
    this.#path(context);
    context.stroke();
  }

  /** The shape itself is not drawn: it stands far outside, and only its shadow falls on the canvas. */
  #shadow(context) {
    const opacity = this.#next(), x = this.#next(), y = this.#next(), blur = this.#next();
    const { a, b } = context.getTransform();
    const scale = Math.hypot(a, b), far = 1e4;
    context.save();
    context.shadowColor = `rgb(0 0 0 / ${opacity})`;
    context.shadowBlur = 2 * blur * scale;
    context.shadowOffsetX = x * scale + far * scale;
    context.shadowOffsetY = y * scale;
    context.translate(-far, 0);
    this.#path(context);
    context.globalAlpha = this.#alpha;
    context.fillStyle = '#000';
    context.fill();
    context.restore();
  }

  #text(context, texts) {
    const x = this.#next(), y = this.#next(), alignment = ALIGNMENTS[this.#next()], size = this.#next();
    const weight = this.#next(), isUnderlined = this.#next() === 1;
    // A canvas has no tabular digits.
    this.#at += 1;
    const isRightToLeft = this.#next() === 1, width = this.#next(), start = this.#next(), count = this.#next();
    context.fillStyle = this.#paint(context);
    const words = this.engine.drawnText(texts + start, count);
    context.font = `${weight} ${size}px ${FONT}`;
    context.textAlign = alignment;
    context.direction = isRightToLeft ? 'rtl' : 'ltr';
    context.fillText(words, x, y, width);
    if (!isUnderlined) return;
    const length = Math.min(context.measureText(words).width, width);
    const left = x - { left: 0, center: length / 2, right: length }[alignment];
    context.fillRect(left, y + size * 0.12, length, size * 0.06);
  }

  /** A group that shows through itself is drawn on a canvas of its own first. */
  #begin(context, stack) {
    const opacity = this.#next(), isSingle = this.#next() === 1;
    const layer = opacity < 1 && !isSingle ? this.#layer(context) : context;
    stack.push({ context, layer, opacity, alpha: this.#alpha });
    layer.save();
    this.#alpha = layer === context ? this.#alpha * opacity : 1;
    layer.transform(this.#next(), this.#next(), this.#next(), this.#next(), this.#next(), this.#next());
    const clip = this.#next();
    if (clip > 0) {
      this.#path(layer);
      layer.clip(clip === 2 ? 'evenodd' : 'nonzero');
    }
    return layer;
  }

  #end(stack) {
    const { context, layer, opacity, alpha } = stack.pop();
    layer.restore();
    this.#alpha = alpha;
    if (layer === context) return context;
    context.save();
    context.resetTransform();
    context.globalAlpha = alpha * opacity;
    const { width, height } = this.#used;
    context.drawImage(layer.canvas, 0, 0, width, height, 0, 0, width, height);
    context.restore();
    return context;
  }

  #layer(context) {
    const { width, height } = context.canvas;
    let layer = this.#layers.get(context);
    if (!layer) this.#layers.set(context, layer = new OffscreenCanvas(width, height).getContext('2d'));
    if (layer.canvas.width !== width || layer.canvas.height !== height) {
      layer.canvas.width = width;
      layer.canvas.height = height;
    } else {
      const used = this.#used ?? layer.canvas;
      layer.resetTransform();
      layer.clearRect(0, 0, used.width, used.height);
    }
    layer.setTransform(context.getTransform());
    return layer;
  }
}
