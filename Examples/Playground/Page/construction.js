// How the gum is drawn, over it: two circles, and a curve between them on each side.

const HEAD = '#0a6cff', TAIL = '#d13b2e';
/** The elements of the gum's outline: a start, the head's arc of four curves, a side, the tail's arc, the other side, an end. */
const ELEMENTS = 12;
/** Radius of a joint, of a handle's end, and width of a line, in points. */
const JOINT = 1.1, HANDLE = 0.8, LINE = 0.4;

/** Whether an outline may be the gum's. */
export function isGum(count) { return count === ELEMENTS; }

/** Draws the construction of an outline whose points are pixels of the canvas, x and y in turn. */
export function drawConstruction(context, points, scale) {
  const at = index => ({ x: points[2 * index], y: points[2 * index + 1] });
  // Curves have three points each: the head ends with the 13th point, its side with the 16th, the tail with the 28th.
  const [left, head, A, a, b, B, tail, last] = [0, 6, 12, 13, 14, 15, 21, 27].map(at);
  const [second, first] = [28, 29].map(at);
  context.save();
  context.resetTransform();
  context.lineWidth = LINE * scale;
  context.font = `600 ${4.4 * scale}px sans-serif`;
  circle(context, HEAD, left, head, A);
  circle(context, TAIL, B, tail, last);
  for (const [color, joint, handle, name] of [[HEAD, A, a, 'A'], [TAIL, B, b, 'B'], [HEAD, left, first, ''], [TAIL, last, second, '']]) {
    context.strokeStyle = context.fillStyle = color;
    context.beginPath();
    context.moveTo(joint.x, joint.y);
    context.lineTo(handle.x, handle.y);
    context.stroke();
    dot(context, joint, JOINT * scale);
    dot(context, handle, HANDLE * scale);
    if (!name) continue;
    // The letters stand outside of the outline, the handle's a line away from the joint's.
    const way = handle.y < joint.y ? -1 : 1, gap = Math.max(0, 5 * scale - Math.abs(handle.y - joint.y));
    context.fillText(name, joint.x + 2.4 * scale, joint.y + 1.4 * scale - way * gap / 2);
    context.fillText(name.toLowerCase(), handle.x + 2.4 * scale, handle.y + 1.4 * scale + way * gap / 2);
  }
  context.restore();
}

function dot(context, { x, y }, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** The circle through three points. */
function circle(context, color, p, q, r) {
  const d = 2 * (p.x * (q.y - r.y) + q.x * (r.y - p.y) + r.x * (p.y - q.y));
  const [s, t, u] = [p, q, r].map(({ x, y }) => x * x + y * y);
  const x = (s * (q.y - r.y) + t * (r.y - p.y) + u * (p.y - q.y)) / d, y = (s * (r.x - q.x) + t * (p.x - r.x) + u * (q.x - p.x)) / d;
  if (!Number.isFinite(x + y)) return;
  context.strokeStyle = color;
  context.beginPath();
  context.arc(x, y, Math.hypot(p.x - x, p.y - y), 0, 2 * Math.PI);
  context.stroke();
}
