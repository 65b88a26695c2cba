// Tells screen readers what VoiceOver would say on a phone, and plays the haptic feedback.

import { CONTROL, LOAD, OUTCOMES, REFRESH, STATES } from './engine.js';

const SENTENCES = {
  [REFRESH]: { refreshing: 'Refreshing', success: 'Updated', failure: 'Couldn’t refresh', cancelled: 'Refresh cancelled' },
  [LOAD]: { refreshing: 'Loading more', success: 'Loaded', failure: 'Couldn’t load more', cancelled: 'Loading cancelled', noMoreData: 'That’s all' },
};
/** What a tap on the footer does, by its number. */
const TAPS = ['', 'Load more', 'Try again to load more'];
/** In milliseconds. */
const HAPTIC = 8;

export class Speech {
  #said = { [REFRESH]: 0, [LOAD]: 0 };
  #played = { [REFRESH]: 0, [LOAD]: 0 };

  /**
   * @param {HTMLElement} element A live region.
   * @param {HTMLButtonElement} button Stands for what can be tapped on the canvas.
   * @param {HTMLElement} phone Has the focus once there is nothing to tap.
   */
  constructor(element, button, phone) {
    this.element = element;
    this.button = button;
    this.phone = phone;
  }

  restart(report) {
    this.#said = { [REFRESH]: 0, [LOAD]: 0 };
    this.#played = { [REFRESH]: 0, [LOAD]: 0 };
    this.#offer(TAPS[report[LOAD + CONTROL.tap]]);
  }

  hear(report) {
    this.#offer(TAPS[report[LOAD + CONTROL.tap]]);
    for (const base of [REFRESH, LOAD]) {
      if (report[base + CONTROL.announcements] !== this.#said[base]) {
        this.#said[base] = report[base + CONTROL.announcements];
        this.#say(base, report);
      }
      if (report[base + CONTROL.feedbacks] === this.#played[base]) continue;
      this.#played[base] = report[base + CONTROL.feedbacks];
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(HAPTIC);
    }
  }

  #offer(tap) {
    if (tap === this.button.textContent) return;
    if (!tap && document.activeElement === this.button) this.phone.focus({ preventScroll: true });
    this.button.textContent = tap;
    this.button.hidden = !tap;
  }

  #say(base, report) {
    const state = STATES[report[base + CONTROL.state]];
    const word = state === 'refreshing' ? state : OUTCOMES[report[base + CONTROL.outcome]];
    const sentence = SENTENCES[base][word];
    if (sentence) this.element.textContent = sentence;
  }
}
