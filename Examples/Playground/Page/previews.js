// A part of a phone for each animator to choose from, pulled as far as it is best seen. From there, each is pulled on once, let go, and
// pulled again when it comes into sight, and when it is pointed at or chosen.

import { HIDDEN, LONG_PULLS, WORDS } from './animators.js';
import { CONTROL, LIST, PHONE, REFRESH } from './engine.js';
import { SCREEN } from './phone.js';

/** The frames per second of a preview, and the frames of its pull: how long it lasts, and when it is let go. */
const RATE = 60, SCENE = { pull: 50, hold: 66 };
const FINGER = { x: SCREEN.width / 2, start: 250, travel: 250 };
/** The piece of the screen that is shown, in points from its upper edge; the arrow's words need more breadth. */
const SHOWN = { top: 59, height: 92, width: 116, wordsWidth: 190 };
/** What stands for a drawing that is not there: an eye of dashes, in points. */
const EYE = { y: 28, width: 26, height: 15, line: 1.6, dash: [3, 2.4] };
/** The frames that previews stand at. */
const LONG = 40, OPEN = 29;
/** A preview begins this many frames after the one before. */
const STAGGER = 24;
/** The lines that stand for rows, in points. */
const ROW = { height: 34, thickness: 7, inset: 10 };
/** How much of a picture is to be seen before it plays. */
const SEEN = 0.7;

export class Previews {
  /** Where each one is in its pull; Infinity while it stands at its picture. */
  #frames;
  /** The frames until each one begins to play, and whether it is being pulled again. */
  #waits;
  #isAgain;
  #turn = 0;

  /** Whether those that come into sight play. */
  areAwake = false;
  #isSeen;

  /** @param {HTMLElement[]} elements A label for each animator, with its number and a canvas. */
  constructor(elements, engine, painter) {
    this.engine = engine;
    this.painter = painter;
    this.animators = elements.map(label => Number(label.querySelector('input').value));
    this.contexts = elements.map(label => label.querySelector('canvas').getContext('2d'));
    this.#isSeen = elements.map(() => false);
    this.#frames = elements.map(() => Infinity);
    this.#waits = elements.map(() => 0);
    this.#isAgain = elements.map(() => false);
    elements.forEach((label, index) => label.addEventListener('pointerenter', () => this.play(index)));
    const sight = new IntersectionObserver(entries => this.#see(entries), { threshold: SEEN });
    for (const { canvas } of this.contexts) sight.observe(canvas);
  }

  /** What comes into sight plays, one after the other, and what leaves it stands still. */
  #see(entries) {
    let wait = 0;
    for (const { target, intersectionRatio } of entries) {
      const index = this.contexts.findIndex(({ canvas }) => canvas === target), wasSeen = this.#isSeen[index];
      this.#isSeen[index] = intersectionRatio >= SEEN;
      if (this.#isSeen[index] && !wasSeen && this.areAwake) this.play(index, STAGGER * wait++);
      if (this.#isSeen[index] || this.#frames[index] === Infinity) continue;
      this.#stand(index);
      this.#draw(index);
    }
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
    this.sign = style.getPropertyValue('--sign');
    this.contexts.forEach((_, index) => this.#draw(index));
  }

  get isPlaying() { return this.#frames.some(frame => frame < Infinity); }

  /** Plays one that is seen. */
  play(index, wait = 0) {
    if (this.#frames[index] < Infinity || this.animators[index] === HIDDEN || !this.#isSeen[index]) return;
    this.#frames[index] = this.#picture(index);
    this.#waits[index] = wait;
    this.#isAgain[index] = false;
    this.onPlay();
  }

  /** Plays that of an animator. */
  playAnimator(animator) { if (this.animators.includes(animator)) this.play(this.animators.indexOf(animator)); }

  /** Plays all of them that are seen, one after the other, and from now on those that come into sight. */
  playAll() {
    this.areAwake = true;
    this.#frames.forEach((_, index) => this.play(index, STAGGER * index));
  }

  /** Lets frames of the display pass. Only one is drawn in each: they take turns. */
  step(count) {
    for (; count > 0; count--) {
      this.#frames.forEach((frame, index) => {
        if (frame === Infinity) return;
        if (this.#waits[index] > 0) this.#waits[index] -= 1; else this.#playOn(index);
      });
    }
    for (let tries = this.#frames.length; tries > 0; tries--) {
      this.#turn = (this.#turn + 1) % this.#frames.length;
      if (this.#frames[this.#turn] === Infinity) continue;
      this.#draw(this.#turn);
      return;
    }
  }

  get perSecond() { return RATE; }

  #picture(index) { return LONG_PULLS.includes(this.animators[index]) ? LONG : OPEN; }

  #stand(index) {
    this.engine.make(PHONE.preview + index, { ...this.settings, animator: this.animators[index] }, RATE);
    this.#frames[index] = 0;
    while (this.#frames[index] < this.#picture(index)) this.#step(index);
    this.#frames[index] = Infinity;
  }

  /** A pull that was let go begins again once the list is home, and ends at the picture that it began with. */
  #playOn(index) {
    const isHome = this.#frames[index] > SCENE.hold && this.engine.read(PHONE.preview + index)[LIST.isQuiet] === 1;
    if (isHome) {
      this.#frames[index] = 0;
      this.#isAgain[index] = true;
    }
    this.#step(index);
    if (!this.#isAgain[index] || this.#frames[index] < this.#picture(index)) return;
    this.#stand(index);
    this.#draw(index);
  }

  #step(index) {
    const phone = PHONE.preview + index, frame = this.#frames[index]++;
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
    const animator = this.animators[index];
    const width = Math.max(WORDS.includes(animator) ? SHOWN.wordsWidth : SHOWN.width, SHOWN.height * canvas.width / canvas.height);
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
    if (animator === HIDDEN) this.#drawEye(context, width / 2);
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

  #drawEye(context, x) {
    const { y, width, height, line, dash } = EYE;
    context.strokeStyle = this.sign;
    context.lineWidth = line;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(x - width / 2, y);
    context.quadraticCurveTo(x, y - height, x + width / 2, y);
    context.quadraticCurveTo(x, y + height, x - width / 2, y);
    context.stroke();
    context.beginPath();
    context.arc(x, y, height / 4, 0, 2 * Math.PI);
    context.stroke();
    context.setLineDash([]);
  }
}
