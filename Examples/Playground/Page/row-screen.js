// The screen of a row, which slides over the list, and the gauge of the swipe that leaves it.

import { ROW } from './engine.js';

/** The picture of the gauge, in points: at the leading edge, and its middle at the height of the finger. */
const GAUGE = { width: 160, height: 120 };

export class RowScreen {
  #row = -1;
  #gauge;
  #isDrawn = false;

  /** @param {HTMLElement} screen The phone's screen, in which it is made. */
  constructor(screen, painter) {
    this.screen = screen;
    this.painter = painter;
    [this.element, this.back, this.title, this.article] = ['section', 'u', 'h4', 'article'].map(name => document.createElement(name));
    const { element } = this;
    element.append(this.back, this.title, this.article);
    element.hidden = true;
    this.#gauge = document.createElement('canvas').getContext('2d');
    // The status bar and the island stay where they are.
    screen.querySelector('.bar').before(element);
    screen.querySelector('.home').before(this.#gauge.canvas);
  }

  get isShown() { return this.#row >= 0; }

  resize(pixels) {
    const { canvas } = this.#gauge;
    this.pixels = pixels;
    canvas.className = 'gauge';
    canvas.width = Math.ceil(GAUGE.width * pixels);
    canvas.height = Math.ceil(GAUGE.height * pixels);
    this.#isDrawn = false;
  }

  /** Shows what the engine tells of a phone; the list has the rows. */
  draw(phone, report, list) {
    const row = report[ROW.row], share = report[ROW.share], y = report[ROW.fingerY], moves = report[ROW.motion] !== 0;
    if (row !== this.#row) this.#open(row, list);
    if (this.isShown) this.screen.style.setProperty('--entered', share);
    if (!moves && !this.#isDrawn) return;
    const context = this.#gauge, { canvas } = context;
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.scale(this.pixels, this.pixels);
    this.#isDrawn = this.painter.paint(context, phone, 2);
    canvas.style.transform = `translateY(${y - GAUGE.height / 2}px)`;
  }

  #open(row, list) {
    this.#row = row;
    this.element.hidden = !this.isShown;
    this.screen.classList.toggle('opened', this.isShown);
    const of = list.children[row];
    if (!of) return;
    const [avatar, name, line] = [...of.children].map(part => part.cloneNode(true)), hint = document.createElement('p');
    hint.textContent = 'Swipe from anywhere to go back.';
    hint.dir = 'auto';
    this.title.textContent = name.textContent;
    this.back.textContent = this.screen.querySelector('.bar b').textContent;
    this.article.replaceChildren(avatar, name, line, hint);
  }
}
