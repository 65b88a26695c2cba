// The picture that is shown beside a link to the page: a list that is pulled down, and the gum in its gap.

import { CONTROL, Engine, PHONE, REFRESH } from '../Page/engine.js';
import { Painter } from '../Page/painter.js';
import { SCREEN } from '../Page/phone.js';

/** How far the gum is pulled: it snaps at 1. */
const PROGRESS = 0.9;
/** The gum's colour, and those of the list. */
const GUM = 0x0a7aff, GAP = '#f2f2f7', ROWS = '#fff', LINES = '#dadce2';
/** How many pixels a point has, and where the gum is, in pixels. */
const SCALE = 4.9, X = 270;
/** The rows, in points below the gap: a picture of a sender, and two lines. */
const ROW = { height: 38, radius: 11, x: 34, lines: [[56, 10, 62, 5], [56, 22, 128, 4]] };

const engine = await Engine.load('playground.wasm'), painter = new Painter(engine);
engine.make(PHONE.live, { ...engine.standard, color: GUM, bar: 0 }, 60);
engine.act(PHONE.live, 'down', SCREEN.width / 2, 200);
for (let y = 200; engine.read(PHONE.live)[REFRESH + CONTROL.progress] < PROGRESS; y += 2) engine.step(PHONE.live, SCREEN.width / 2, y);

const canvas = document.querySelector('canvas'), context = canvas.getContext('2d');
const edge = engine.read(PHONE.live)[REFRESH + CONTROL.extent];
context.fillStyle = GAP;
context.fillRect(0, 0, canvas.width, canvas.height);
context.scale(SCALE, SCALE);
context.fillStyle = ROWS;
context.fillRect(0, edge, canvas.width, canvas.height);
context.fillStyle = LINES;
for (let top = edge; top < canvas.height / SCALE; top += ROW.height) {
  context.beginPath();
  context.arc(ROW.x, top + ROW.height / 2, ROW.radius, 0, 2 * Math.PI);
  for (const [x, y, width, height] of ROW.lines) context.roundRect(x, top + y, width, height, height / 2);
  context.fill();
}
context.translate(X / SCALE - SCREEN.width / 2, 0);
painter.paint(context, PHONE.live, false);
document.body.dataset.ready = '';
