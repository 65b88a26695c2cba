// The display's own time: how many frames it has shown, and how many steps are due.

/** The rates of displays, in frames per second; a measurement near one of them is that rate. */
const RATES = [60, 75, 90, 100, 120, 144, 165, 240];
const TOLERANCE = 0.055;
/** A display that shows less is stepped several times per frame. */
const SLOWEST = 50;
/** How many of the last frames are measured, and how many are enough. */
const MEASURED = 24, ENOUGH = 8;
/** The most frames of the display that pass at once: what a page misses is not made up for. */
const MOST_FRAMES = 4;

export class Clock {
  #last = NaN;
  #gaps = [];
  #rate = 0;

  /** The frames of the display since the frame before. */
  frames = 1;

  /** Notes a frame of the display, at its time in milliseconds. */
  note(now) {
    const gap = now - this.#last;
    this.#last = now;
    if (!(gap > 1)) { this.frames = 1; return; }
    if (gap < 100) {
      this.#gaps.push(gap);
      if (this.#gaps.length > MEASURED) this.#gaps.shift();
      this.#rate = 0;
    }
    this.frames = Math.min(MOST_FRAMES, Math.max(1, Math.round(gap * this.rate / 1000)));
  }

  /** The page sleeps: the time until the next frame is no frame's. */
  pause() { this.#last = NaN; }

  get isMeasured() { return this.#gaps.length >= ENOUGH; }

  /** The frames that the display shows per second. */
  get rate() { return this.#rate ||= this.isMeasured ? this.#measure() : RATES[0]; }

  /** From the shorter half of the gaps: a busy page makes some longer, and a coarse clock rounds them. */
  #measure() {
    const shorter = this.#gaps.toSorted((a, b) => a - b).slice(0, Math.ceil(this.#gaps.length / 2));
    let rate = 1000 * shorter.length / shorter.reduce((sum, gap) => sum + gap, 0);
    while (rate < SLOWEST) rate *= 2;
    return RATES.find(known => Math.abs(rate / known - 1) < TOLERANCE) ?? Math.round(rate);
  }
}

/** Steps at a pace of their own: as many as are due. */
export class Pace {
  #rest = 0;

  /** The steps that are due after frames of a display, at so many per frame. */
  steps(frames, perFrame) {
    // The sum of three thirds may be a little less than one.
    this.#rest += frames * perFrame + 1e-9;
    const whole = Math.floor(this.#rest);
    this.#rest -= whole;
    return whole;
  }
}
